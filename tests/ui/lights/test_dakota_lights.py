"""Dakota in light, on random games: what is shown is right, secret things never, and no limit is ever passed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from games.catalogue import GAMES
from games.dakota.actions import PlacePawn
from games.dakota.observation import DakotaObservation
from games.dakota.terms import Faction, Phase, Status
from games.dakota.zones import area_zones, territory_name
from games.game import CHANCE, Choice, Event
from hardware.bed import load_bed
from hardware.overlay import group_of, load_overlay
from tests.games.play import next_action, random_options
from tests.ui.lights.limits import frames, keep_every_limit
from ui.lights.dakota import lights
from ui.lights.light import NEUTRAL, Light, Meaning, Scene, button

GAME = GAMES["dakota"]
BED = load_bed()
OVERLAY = load_overlay("dakota", BED)
Position = tuple[DakotaObservation, tuple[Choice, ...], tuple[Event, ...]]


def positions(seed: int, most: int = 20_000) -> Iterator[Position]:
    """Every position of a random game: what the table sees, what may be done, what happened."""
    rng = Random(seed)
    state = GAME.new_game(random_options(GAME, rng), GAME.edition())
    log: list[Event] = []
    for _ in range(most):
        view = state.observation(None)
        assert isinstance(view, DakotaObservation)
        legal = tuple(c for p in state.current_players() if p != CHANCE for c in state.legal_actions(p))
        yield view, legal, tuple(log)
        if not state.current_players():
            return
        log.clear()
        state.apply_action(next_action(GAME, state, rng), log)


@cache
def recorded() -> list[list[Position]]:
    """Four random games."""
    return [list(positions(seed)) for seed in range(4)]


@cache
def everything() -> list[Position]:
    return [position for game in recorded() for position in game]


def scene(position: Position) -> Scene:
    return lights(position[0], position[1], (), position[2])


def name(view: DakotaObservation, territory: int) -> str:
    found = view.territories[territory]
    return territory_name(found.terrain, found.number)


def test_every_zone_that_is_lit_exists() -> None:
    known = set(OVERLAY.zones) | {button(player) for player in range(5)}
    for position in everything():
        said = scene(position)
        assert {*said.board, *said.prompt, *said.change} <= known


def test_every_meaning_is_used() -> None:
    scenes = [scene(position) for position in everything()]
    used = {light.meaning for s in scenes for part in (s.board, s.prompt, s.change) for light in part.values()}
    assert used == {
        Meaning.MAY_CHOOSE,
        Meaning.OCCUPIED,
        Meaning.CHANGED,
        Meaning.RESOLVING,
        Meaning.FRONTIER,
        Meaning.RESULT,
    }


def test_frontiers_are_amber_as_a_whole() -> None:
    for view, legal, events in everything():
        board = scene((view, legal, events)).board
        amber = {group_of(zone) for zone, light in board.items() if light.meaning is Meaning.FRONTIER}
        assert amber == {name(view, n) for n, t in enumerate(view.territories) if t.frontier}


def test_pawns_light_their_side_the_strongest_first() -> None:
    for view, legal, events in everything():
        if view.collection is not None:
            continue
        board = scene((view, legal, events)).board
        for n, territory in enumerate(view.territories):
            zones = area_zones(name(view, n))
            for faction, zone in ((Faction.NATIVE, zones[0]), (Faction.SETTLER, zones[3])):
                there = {
                    p: territory.explorers[p] + 2 * territory.horsemen[p]
                    for p, seat in enumerate(view.seats)
                    if seat.faction is faction and territory.explorers[p] + territory.horsemen[p]
                }
                light = board.get(zone)
                own = [seat for seat in light.seats if seat != NEUTRAL] if light else []
                if light is None or light.meaning is not Meaning.OCCUPIED:
                    assert not there
                    assert not territory.neutrals[faction]
                    continue
                assert sorted(own) == sorted(there)
                assert [there[p] for p in own] == sorted(there.values(), reverse=True)
                assert (NEUTRAL in light.seats) == (territory.neutrals[faction] > 0)


def test_placements_breathe_where_a_pawn_may_go_and_nowhere_else() -> None:
    seen: set[object] = set()
    for view, legal, events in everything():
        if view.phase not in (Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT):
            continue
        prompt = scene((view, legal, events)).prompt
        for choice in legal:
            if isinstance(choice, PlacePawn) and choice.territory >= 0:
                side = 0 if view.seats[choice.player].faction is Faction.NATIVE else 3
                assert area_zones(name(view, choice.territory))[side] in prompt
        active = {name(view, n) for n, t in enumerate(view.territories) if t.status is Status.ACTIVE}
        assert {group_of(zone) for zone in prompt} <= active | {"market"}
        if view.phase is Phase.FIRST_PLACEMENT:
            sides = {zone.partition(".")[2] for zone in prompt} - {""}
            assert len(sides) <= 1
        for n, territory in enumerate(view.territories):
            if territory.ghost_dances and view.phase is Phase.SECOND_PLACEMENT:
                zone = area_zones(name(view, n))[3]
                settler = view.seats[view.current[0]].faction is Faction.SETTLER
                assert settler or zone not in prompt
                seen.add("ghost-danced")
        seen.add(view.phase)
    assert seen >= {Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT}


def test_collection_shows_the_winners_and_the_row_of_one_territory() -> None:
    seen = False
    for view, legal, events in everything():
        board = scene((view, legal, events)).board
        full = {zone for zone, light in board.items() if light.meaning is Meaning.RESOLVING}
        if view.collection is None:
            assert not full
            continue
        seen = True
        zones = area_zones(name(view, view.collection.territory))
        side, loser = (zones[0], zones[3]) if view.collection.winner is Faction.NATIVE else (zones[3], zones[0])
        assert side in full
        assert full <= {*zones} - {loser}
        assert loser not in board, "losers go out"
    assert seen


def test_nothing_shows_who_has_chosen_a_faction() -> None:
    choosing = [p for p in everything() if p[0].phase is Phase.FACTIONS]
    assert any(seat.locked for view, _, _ in choosing for seat in view.seats)
    for view, legal, events in choosing:
        said = scene((view, legal, events))
        assert not said.prompt
        assert {light.meaning for light in said.board.values()} == {Meaning.FRONTIER}
        bare = tuple(e for e in events if type(e).__name__ not in ("FactionLocked",))
        assert scene((view, legal, bare)).change == said.change


@pytest.mark.parametrize("phase", (Phase.MARKET, Phase.DEVELOPMENT))
def test_what_one_can_pay_for_shows_nowhere(phase: Phase) -> None:
    found = [p for p in everything() if p[0].phase is phase and p[1]]
    assert found
    for view, legal, events in found:
        said = scene((view, legal, events))
        for other in (legal[:1], legal[-1:], legal[::2]):
            assert scene((view, other, events)) == said
        expected = {"market"} if phase is Phase.MARKET else {button(view.current[0])}
        assert set(said.prompt) == expected


def test_the_button_of_the_one_on_turn_is_lit() -> None:
    for view, legal, events in everything():
        board = scene((view, legal, events)).board
        lit = {zone for zone in board if zone.startswith("button-")}
        on_turn = {button(p) for p in view.current if p != CHANCE} if view.phase is not Phase.FACTIONS else set()
        assert lit == on_turn


def test_the_end_shows_the_winners() -> None:
    for game in recorded():
        view, legal, events = game[-1]
        said = scene((view, legal, events))
        results = {zone: light for zone, light in said.change.items() if light.meaning is Meaning.RESULT}
        assert {zone for zone in results if zone.startswith("button-")} == {button(p) for p in view.winners}
        assert len(results) > len(view.winners)


def test_an_act_that_waits_for_ok_is_shown_where_it_will_be() -> None:
    view, legal, _ = next(p for p in everything() if p[0].phase is Phase.FIRST_PLACEMENT)
    choice = next(c for c in legal if isinstance(c, PlacePawn) and c.territory >= 0)
    prompt = lights(view, legal, (choice,), ()).prompt
    side = 0 if view.seats[choice.player].faction is Faction.NATIVE else 3
    assert prompt[area_zones(name(view, choice.territory))[side]] == Light(Meaning.CHOSEN, (choice.player,))


@pytest.mark.parametrize("brightness", (0.2, 0.4))
@pytest.mark.parametrize("number", (0, 1))
def test_a_recorded_game_keeps_every_limit(number: int, brightness: float) -> None:
    rng = Random(number)
    start = rng.randrange(len(recorded()[number]) // 2)
    game = recorded()[number][start : start + 120]
    moments = frames(map(scene, game), len(game[0][0].seats), BED, OVERLAY, rng, brightness)
    keep_every_limit(moments, BED, OVERLAY, {"market", *rng.sample(list(OVERLAY.zones), 30)}, brightness)
