"""Sitting Bull in light: what waits for OK, what changed, the end, and all of it on the lamps within every limit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from games.game import CHANCE, Action, Choice, Event
from games.sitting_bull import actions as a
from games.sitting_bull import events as e
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import (
    NEUTRAL,
    POWWOW,
    Awaits,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)
from tests.ui.lights.limits import frames, keep_every_limit
from tests.ui.lights.sitting_bull_games import (
    BED,
    OVERLAY,
    PULSE,
    asking,
    everything,
    place,
    recorded,
    scene,
)
from ui.lights.light import Light, Meaning, button
from ui.lights.pipeline import Pipeline
from ui.lights.sitting_bull import lights

# --- what was chosen, what changed


@pytest.mark.parametrize(
    ("action", "zones"),
    [
        (a.PlacePawn(0, Region.RIVER), ["river.field"]),
        (a.SwapCard(0, 3, Region.CAMP), ["camp.field"]),
        (a.MovePawn(0, 1, Region.CAMP, Region.FOREST), ["forest.field"]),
        (a.MovePawn(0, 1, Region.CAMP, POWWOW), ["powwow.field"]),
        (a.SwapPawns(0, Region.PRAIRIE, 0, Region.RIVER, NEUTRAL), ["prairie.field", "river.field"]),
        (a.MoveDisc(0, Path.ORIGIN, 1), ["mountain.level-4"]),
        (a.MoveDisc(0, Path.AWAKENING, -1), ["prairie.level-2"]),
        (a.TakeSpace(0, Path.MEMORY), ["powwow.space-memory"]),
        (a.KeepPresent(0), []),
        (a.ClaimMilestone(0, Milestone.MAGIC), []),
        # what only a refusal can name is shown nowhere
        (a.MoveDisc(0, Path.SILENCE, 1), []),
        (a.MovePawn(0, 1, Region.CAMP, 9), []),
    ],
)
def test_an_act_that_waits_for_ok_is_shown_where_it_will_be(action: Action, zones: list[str]) -> None:
    view = next(p[0] for p in everything() if p[0].levels == (3, 3, 3) and p[0].awaits is Awaits.CARD)
    assert lights(view, (), (action,)).prompt == dict.fromkeys(zones, Light(Meaning.CHOSEN, (0,)))


@pytest.mark.parametrize(
    ("event", "zones"),
    [
        (e.FirstPlayerDrawn(2), ["button-2"]),
        (e.CardTurnedUp(Region.FOREST, 3), ["forest.field"]),
        (e.CardTaken(1, Region.CAMP), ["camp.field"]),
        (e.CardSwapped(1, Region.RIVER, 2), ["river.field"]),
        (e.NeutralPlaced(Region.PRAIRIE), ["prairie.neutral"]),
        (e.MilestoneDrawn(Milestone.POWER), []),
        (e.TileDrawn(Tile.TRAVEL, False), ["powwow.field"]),
        (e.OfferingPlaced(Region.CAMP, 20), ["camp.offering"]),
        (e.SittingBullMoved(1, Region.MOUNTAIN), ["mountain.sitting-bull"]),
        (e.TurnStarted(1, 3), []),
        (e.CardPlayed(1, Icon.ORIGIN, 0, 4), []),
        (e.PawnPlaced(3, Region.FOREST), ["forest.seat-4"]),
        (e.PawnPlaced(0, POWWOW), ["powwow.seat-1"]),
        (e.PawnMoved(0, NEUTRAL, Region.CAMP, POWWOW), ["powwow.neutral"]),
        (e.PawnMoved(0, 2, Region.CAMP, Region.RIVER), ["river.seat-3"]),
        (e.PawnsSwapped(0, Region.CAMP, 1, Region.RIVER, NEUTRAL), ["river.seat-2", "camp.neutral"]),
        (e.StoneTaken(0, Stone.BLUE), ["river.field"]),
        (e.StonesOut(0, Stone.BLUE), []),
        (e.DiscMoved(0, Path.MEMORY, 5), ["forest.level-5"]),
        (e.SpaceTaken(0, Path.SILENCE), ["powwow.space-silence"]),
        (e.PresentDrawn(0, Present.CALL), ["camp.field"]),
        (e.PresentReturned(0, Present.CALL), ["camp.field"]),
        (e.PresentKept(0, Present.RED), []),
        (e.MilestoneClaimed(1, Milestone.DOMAIN, 0, 10), ["button-1"]),
        (e.WisdomShown(1, Wisdom.ELDER, 8), ["button-1"]),
    ],
)
def test_what_changed_pulses(event: Event, zones: list[str]) -> None:
    view = everything()[0][0]
    assert lights(view, (), (), (event,)).change == dict.fromkeys(zones, PULSE)


@pytest.mark.parametrize("stone", (Stone.RED, Stone.BLACK, Stone.HARMONY))
def test_a_stone_of_the_pool_comes_from_sitting_bull(stone: Stone) -> None:
    view = asking(Awaits.CARD)[-1][0]
    (stands,) = (place(region.region) for region in view.regions if region.sitting_bull)
    assert lights(view, (), (), (e.StoneTaken(0, stone),)).change == {f"{stands}.sitting-bull": PULSE}


def test_the_end_shows_the_winners_and_the_regions_they_have() -> None:
    shared = set()
    for game in recorded():
        view, _, events = game[-1]
        results = {zone: light for zone, light in lights(view, (), (), events).change.items() if light != PULSE}
        wanted = {button(p): Light(Meaning.RESULT, (p,)) for p in view.winners}
        for region in view.regions:
            if len(region.leaders) == 1 and region.leaders[0] in view.winners:
                wanted[f"{place(region.region)}.field"] = Light(Meaning.RESULT, region.leaders)
        assert results == wanted
        shared.add(len(view.winners))
        assert view.winners
    assert 1 in shared


# --- on the lamps


def lamp(frame: bytes, zone: str, nth: int = 0) -> tuple[int, int, int]:
    at = 3 * BED.pixel(OVERLAY.zones[zone][nth])
    return frame[at], frame[at + 1], frame[at + 2]


def settled(view: SittingBullObservation, legal: Sequence[Choice] = ()) -> bytes:
    """The frame after all that moves has ended, at the trough of a breath."""
    light = Pipeline(BED, 0.4)
    light.set_table(OVERLAY, range(len(view.seats)))
    light.say(lights(view, legal), 0.0)
    for tick in range(120):
        light.frame(tick / 30)
    return light.frame(4.0)


def test_a_tie_glows_half_as_bright_as_a_lead_and_bands_show_who_ties() -> None:
    found = [
        (view, region)
        for view, _, _ in everything()
        if view.current == (CHANCE,) and len(view.seats) == 4
        for region in view.regions
        if len(region.leaders) == 2
    ]
    view, region = found[-1]
    name = place(region.region)
    frame = settled(view)
    cells = len(OVERLAY.zones[f"{name}.field"])
    first, second = (lamp(frame, f"{name}.seat-{owner + 1}") for owner in region.leaders)
    for nth, full in ((0, first), (cells - 1, second)):
        shown = lamp(frame, f"{name}.field", nth)
        for dim, bright in zip(shown, full, strict=True):
            assert abs(dim - bright / 2) <= 1
    assert lamp(frame, "powwow.field") == (0, 0, 0)


def test_a_field_that_may_be_chosen_keeps_half_of_its_colour() -> None:
    view, legal, _ = next(
        p for p in asking(Awaits.PLACE) if any(len(p[0].regions[c.region].leaders) == 1 for c in placings(p[1]))
    )
    choice = next(c for c in placings(legal) if len(view.regions[c.region].leaders) == 1)
    zone = f"{place(choice.region)}.field"
    still, asked = settled(view), settled(view, legal)
    cells = len(OVERLAY.zones[zone])
    assert lamp(asked, zone, 0) == lamp(still, zone, 0)
    assert len(set(lamp(asked, zone, cells - 1))) == 1, "white"
    assert lamp(asked, zone, cells - 1) != lamp(still, zone, cells - 1)


def placings(legal: Sequence[Choice]) -> list[a.PlacePawn]:
    return [choice for choice in legal if isinstance(choice, a.PlacePawn)]


@pytest.mark.parametrize("brightness", (0.2, 0.4))
@pytest.mark.parametrize("number", (0, 4))
def test_a_recorded_game_keeps_every_limit(number: int, brightness: float) -> None:
    game, rng = recorded()[number][:140], Random(number)
    moments = frames(map(scene, game), len(game[0][0].seats), BED, OVERLAY, rng, brightness)
    keep_every_limit(moments, BED, OVERLAY, OVERLAY.zones, brightness)
