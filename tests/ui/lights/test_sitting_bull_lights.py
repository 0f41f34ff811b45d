"""Sitting Bull in light, on random games: how things stand, what is asked, and never what a hand holds."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from games.game import CHANCE
from games.sitting_bull import actions as a
from games.sitting_bull import events as e
from games.sitting_bull.game_entry import SITTING_BULL as GAME
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.state import State
from games.sitting_bull.terms import (
    NEUTRAL,
    TRACKS,
    Awaits,
    Effect,
    Path,
    Region,
)
from tests.games.play import next_action
from tests.ui.lights.sitting_bull_games import (
    BREATHES,
    OVERLAY,
    asking,
    everything,
    owners,
    place,
    scene,
    seat,
)
from ui.lights.light import Light, Meaning, button
from ui.lights.sitting_bull import lights, places

# --- the board


def test_the_places_are_those_of_the_overlay() -> None:
    assert places(everything()[0][0]) == {"prairie", "mountain", "forest", "camp", "river", "powwow"}
    assert set(OVERLAY.groups()) == places(everything()[0][0])


def test_every_zone_that_is_lit_exists_and_every_zone_is_lit_at_some_time() -> None:
    lit = set()
    for position in everything():
        said = scene(position)
        lit |= {*said.board, *said.prompt, *said.change}
    assert lit == set(OVERLAY.zones) | {button(player) for player in range(4)}


def test_every_meaning_is_used() -> None:
    scenes = [scene(position) for position in everything()]
    used = {light.meaning for s in scenes for part in (s.board, s.prompt, s.change) for light in part.values()}
    assert used == {Meaning.MAY_CHOOSE, Meaning.OCCUPIED, Meaning.CHANGED, Meaning.RESULT}


def test_a_field_has_the_colour_of_who_leads_and_at_half_of_all_who_tie() -> None:
    seen = set()
    for position in everything():
        board = scene(position).board
        for region in position[0].regions:
            most = max(region.pawns)
            first = [owner for owner, n in zip(owners(position[0]), region.pawns, strict=True) if n == most > 0]
            light = board.get(f"{place(region.region)}.field")
            if not first:
                assert light is None
                continue
            assert light == Light(Meaning.OCCUPIED, tuple(map(seat, first)), half=len(first) > 1)
            seen.add((len(first), NEUTRAL in first))
    assert seen >= {(1, False), (1, True), (2, False), (2, True), (3, False)}


def test_the_offering_is_lit_for_the_one_player_who_leads() -> None:
    seen = set()
    for position in everything():
        board = scene(position).board
        for region in position[0].regions:
            takes = region.leaders[0] if len(region.leaders) == 1 else NEUTRAL
            wanted = None if takes == NEUTRAL else Light(Meaning.OCCUPIED, (takes,))
            assert board.get(f"{place(region.region)}.offering") == wanted
            seen.add((len(region.leaders), NEUTRAL in region.leaders, wanted is None))
    assert seen >= {(1, False, False), (1, True, True), (2, False, True), (0, False, True)}


def test_each_owners_pawns_have_a_cell_and_those_that_trail_are_dim() -> None:
    halves = set()
    for position in everything():
        board = scene(position).board
        for region in position[0].regions:
            for (owner, part), count in zip(owners(position[0]).items(), region.pawns, strict=True):
                light = board.get(f"{place(region.region)}.{part}")
                trails = count < max(region.pawns)
                assert light == (Light(Meaning.OCCUPIED, (seat(owner),), half=trails) if count else None)
                halves.add(bool(count) and trails)
    assert halves == {False, True}


def test_pawns_of_the_powwow_and_its_spaces() -> None:
    seen = set()
    for position in everything():
        view, board = position[0], scene(position).board
        for (owner, part), count in zip(owners(view).items(), view.powwow, strict=True):
            light = board.get(f"powwow.{part}")
            assert light == (Light(Meaning.OCCUPIED, (seat(owner),)) if count else None)
        for path, owner in zip(Path, view.spaces, strict=True):
            light = board.get(f"powwow.space-{path.name.lower()}")
            assert light == (Light(Meaning.OCCUPIED, (owner,)) if owner >= 0 else None)
            seen.add(owner >= 0)
        assert "powwow.field" not in board
    assert seen == {False, True}


def test_sitting_bull_and_the_discs_are_white_where_they_are() -> None:
    homes = {Path.ORIGIN: "mountain", Path.AWAKENING: "prairie", Path.MEMORY: "forest"}
    stood, moved = set(), set()
    for position in everything():
        view, board = position[0], scene(position).board
        white = {zone for zone, light in board.items() if light == Light(Meaning.OCCUPIED)}
        stands = {f"{place(r.region)}.sitting-bull" for r in view.regions if r.sitting_bull}
        levels = {f"{homes[path]}.level-{view.levels[path]}" for path in TRACKS} if view.round else set()
        assert white == stands | levels
        assert len(stands) <= 1
        stood |= stands
        moved |= levels
    assert len(stood) == 5
    assert len(moved) == 15


def test_the_button_of_the_one_on_turn_is_lit_also_while_chance_acts() -> None:
    by_chance = set()
    for position in everything():
        view = position[0]
        lit = {zone for zone in scene(position).board if zone.startswith("button-")}
        on_turn = view.current
        if view.current == (CHANCE,):
            on_turn = (view.turn,) if view.turn >= 0 else ()
            by_chance.add(len(on_turn))
        if view.awaits is Awaits.FIRST:
            # any seat may be named the oldest
            on_turn = tuple(range(len(view.seats)))
        assert lit == {button(player) for player in on_turn}
    assert by_chance == {0, 1}


# --- what is asked


def test_the_regions_of_the_played_card_breathe_and_nothing_else() -> None:
    for view, legal, events in asking(Awaits.PLACE):
        wanted = {f"{place(choice.region)}.field" for choice in legal if isinstance(choice, a.PlacePawn)}
        assert scene((view, legal, events)).prompt == dict.fromkeys(wanted, BREATHES)
        assert wanted


def test_the_levels_a_disc_can_go_to_breathe() -> None:
    homes = {Path.ORIGIN: "mountain", Path.AWAKENING: "prairie", Path.MEMORY: "forest"}
    for view, legal, events in asking(Awaits.EFFECT, Effect.DISCS):
        wanted = {
            f"{homes[path]}.level-{level}"
            for path in view.paths
            for level in (view.levels[path] - 1, view.levels[path] + 1)
            if 1 <= level <= 5
        }
        assert scene((view, legal, events)).prompt == dict.fromkeys(wanted, BREATHES)


@pytest.mark.parametrize("effect", (Effect.SWAP, Effect.TRAVEL, Effect.TO_POWWOW))
def test_pawns_that_may_move_breathe_and_the_places_they_may_go_to(effect: Effect) -> None:
    for view, legal, events in asking(Awaits.EFFECT, effect):
        parts = owners(view)
        wanted = set()
        for choice in legal:
            if isinstance(choice, a.SwapPawns):
                wanted |= {f"{place(choice.region)}.{parts[choice.owner]}"}
                wanted |= {f"{place(choice.other_region)}.{parts[choice.other_owner]}"}
            elif isinstance(choice, a.MovePawn):
                wanted |= {f"{place(choice.region)}.{parts[choice.owner]}", f"{place(choice.to)}.field"}
        assert scene((view, legal, events)).prompt == dict.fromkeys(wanted, BREATHES)
        if effect is Effect.TO_POWWOW:
            assert {zone for zone in wanted if zone.endswith("field")} == {"powwow.field"}


def test_the_free_spaces_of_leadership_breathe() -> None:
    for view, legal, events in asking(Awaits.EFFECT, Effect.SPACE):
        free = {f"powwow.space-{path.name.lower()}" for path in Path if view.spaces[path] < 0}
        assert scene((view, legal, events)).prompt == dict.fromkeys(free, BREATHES)


@pytest.mark.parametrize(
    ("awaits", "effect"),
    [
        (Awaits.EXCHANGE, None), (Awaits.CARD, None), (Awaits.MILESTONE, None), (Awaits.REVEAL, None),
        (Awaits.EFFECT, Effect.CHOICE), (Awaits.EFFECT, Effect.KEEP),
    ],
)  # fmt: skip
def test_where_nothing_of_the_board_is_chosen_the_button_breathes(awaits: Awaits, effect: Effect | None) -> None:
    for position in asking(awaits, effect):
        assert scene(position).prompt == {button(position[0].current[0]): BREATHES}


def test_while_chance_or_nobody_acts_nothing_breathes() -> None:
    for view, legal, events in everything():
        if view.current in ((), (CHANCE,)):
            assert scene((view, legal, events)).prompt == {}
        assert lights(view).prompt == {}, "a bot's choices are nobody's to make"


# --- secrets


def test_no_light_tells_what_is_in_a_hand() -> None:
    view, _, _ = asking(Awaits.EFFECT, Effect.CARD)[0]
    regions = {f"{place(r.region)}.field" for r in view.regions if r.card is not None}
    for legal in ((a.SwapCard(0, 1, Region.CAMP),), (a.SwapCard(0, 4, Region.RIVER), a.SwapCard(0, 2, Region.FOREST))):
        assert lights(view, legal).prompt == dict.fromkeys(regions, BREATHES)
    bare = replace(view, regions=(replace(view.regions[0], card=None), *view.regions[1:]))
    assert lights(bare, (a.SwapCard(0, 1, Region.CAMP),)).prompt == dict.fromkeys(regions - {"prairie.field"}, BREATHES)
    view, _, _ = asking(Awaits.CARD)[0]
    said = lights(view, (a.PlayCard(view.turn, 0, 0),))
    assert said == lights(view, tuple(a.PlayCard(view.turn, card, 3) for card in range(9)))
    assert said == lights(view, (a.PlayCard(view.turn, 0, 0),), (a.PlayCard(view.turn, 0, 0),)), "nor a picked card"
    for event in (e.CardDealt(0), e.WisdomDealt(0), e.HandKept(0), e.HandExchanged(0)):
        assert lights(view, (), (), (event,)).change == {}


def test_another_hand_gives_the_same_light() -> None:
    state = GAME.new_game(SittingBullOptions(players=3), GAME.edition())
    rng, compared = Random(1), 0
    while state.current_players():
        if state.awaits is Awaits.CARD:
            view, options = state.observation(None), SittingBullOptions(players=3)
            other = GAME.sample_state(view, options, GAME.edition(), rng)
            assert isinstance(other, State)
            compared += other.hands != state.hands
            legal = state.legal_actions(view.turn), other.legal_actions(view.turn)
            assert lights(view, legal[0]) == lights(other.observation(None), legal[1])
        state.apply_action(next_action(GAME, state, rng))
    assert compared > 20
