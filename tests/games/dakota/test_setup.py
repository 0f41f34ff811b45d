"""Setup: first player, territories, factions, neutral pawns (D:109-131)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.dakota.actions import ChooseFaction, DrawFirstPlayer, DrawTerritory, PlacePawn
from games.dakota.events import (
    FactionLocked,
    FactionsRepeated,
    FactionsRevealed,
    FirstPlayerDrawn,
    RoundStarted,
    TerritoryActivated,
)
from games.dakota.options import DakotaOptions
from games.dakota.terms import MARKET, Faction, Phase, Row, Status, Terrain
from games.game import CHANCE
from tests.games.dakota.board import (
    DAKOTA,
    EXPLORER,
    FOREST,
    MOUNTAIN,
    NATIVE,
    PLAIN,
    PRAIRIE,
    RIVER,
    SETTLER,
    Board,
    Table,
    at,
    counts,
)

RIGHTMOST = ["mountain-1", "forest-1", "plain-1", "river-1", "prairie-1"]


def after(players: int, *terrains: Terrain, **rulings: Any) -> Table:
    """A table where the first player and these territories have been drawn."""
    table = Table(players, **rulings)
    table.draw(0, terrains)
    return table


def draws(table: Table) -> dict[str, int]:
    """What may be drawn now, with weights."""
    found = {}
    for action, weight in table.state.chance_outcomes():
        assert isinstance(action, DrawTerritory)
        found[action.terrain.name.lower()] = weight
    return found


@pytest.mark.rule("DK-16")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_is_drawn_evenly_before_all_else(players: int) -> None:
    table = Table(players)
    assert table.state.current_players() == (CHANCE,)
    assert table.legal(CHANCE) == [DrawFirstPlayer(CHANCE, p) for p in range(players)]
    assert len({weight for _, weight in table.state.chance_outcomes()}) == 1
    seen = table.seen()
    assert seen.first_player == -1
    assert DAKOTA.sample_state(seen, table.options, table.edition, Random(1)) == table.state, "nothing is hidden yet"
    log = table.do(DrawFirstPlayer(CHANCE, 1))
    assert log == [FirstPlayerDrawn(1)]


@pytest.mark.rule("DK-16", "DK-18", "DK-D5", "DK-19")
@pytest.mark.parametrize(("factions", "rounds"), [("NSN", 9), ("NSNS", 8), ("NSNSN", 10)])
def test_everybody_starts_with_three_explorers_and_nothing_else(factions: str, rounds: int) -> None:
    board = Board(factions)
    seen = board.seen()
    assert (seen.round, seen.rounds, seen.phase) == (1, rounds, Phase.FIRST_PLACEMENT)
    assert board.state.rounds_played() == 0
    for player in range(len(factions)):
        seat = board.seat(player)
        assert (seat.points, seat.wealth, seat.resources, seat.resource_count) == (0, 0, counts(), 0)
        assert (seat.explorers, seat.horsemen, seat.free_explorers, seat.free_horsemen) == (3, 0, 3, 0)
        assert (seat.market_explorers, seat.market_horsemen, seat.buildings) == (0, 0, ())


@pytest.mark.rule("DK-12", "DK-13", "DK-11")
def test_the_rightmost_territories_start_unexplored_and_full_and_all_others_wait() -> None:
    table = Table(3)
    territories = table.seen().territories
    assert len(territories) == 17
    for i, territory in enumerate(territories):
        first = territory.number == 1
        assert territory.status == (Status.ACTIVE if first else Status.INACTIVE)
        assert territory.frontier == (territory.number == 2)
        assert territory.row == Row.UPPER
        assert sum(territory.tokens) == (5 if first else 0), i
        assert not any(territory.explorers + territory.horsemen + territory.neutrals)
        assert territory.ghost_dances == 0
    assert [[t.terrain for t in territories].count(terrain) for terrain in Terrain] == [4, 5, 3, 2, 3]
    assert territories[at("mountain-1")].tokens == counts(timber=3, game=2)
    assert territories[at("forest-1")].tokens == counts(timber=2, game=3)
    assert territories[at("plain-1")].tokens == counts(horse=5)
    assert territories[at("river-1")].tokens == counts(fish=5)
    assert territories[at("prairie-1")].tokens == counts(buffalo=5)


@pytest.mark.rule("DK-14", "DK-15")
@pytest.mark.parametrize(("players", "extra", "total"), [(3, 1, 6), (4, 3, 8), (5, 5, 10)])
def test_more_players_start_with_more_territories(players: int, extra: int, total: int) -> None:
    table = after(players)
    for left, terrain in zip(range(extra, 0, -1), (RIVER, PLAIN, FOREST, MOUNTAIN, PRAIRIE), strict=False):
        assert table.state.current_players() == (CHANCE,)
        assert table.seen().draws_left == left
        log = table.do(DrawTerritory(CHANCE, terrain))
        assert TerritoryActivated(at(f"{terrain.name.lower()}-2")) in log
    seen = table.seen()
    assert seen.phase == Phase.FACTIONS
    assert seen.draws_left == 0
    active = [t for t in seen.territories if t.status == Status.ACTIVE]
    assert len(active) == total
    assert all(sum(t.tokens) == 5 and t.row == Row.UPPER for t in active)


@pytest.mark.rule("DK-6", "DK-R2")
def test_each_token_is_drawn_once() -> None:
    table = after(5)
    assert draws(table) == dict.fromkeys(["mountain", "forest", "plain", "river", "prairie"], draws(table)["river"])
    table.do(DrawTerritory(CHANCE, PLAIN))
    assert set(draws(table)) == {"mountain", "forest", "river", "prairie"}
    assert len(set(draws(table).values())) == 1
    assert table.refused(DrawTerritory(CHANCE, PLAIN)) == "no_such_outcome"
    for terrain in (RIVER, FOREST, MOUNTAIN):
        table.do(DrawTerritory(CHANCE, terrain))
    assert set(draws(table)) == {"prairie"}


@pytest.mark.rule("DK-R2", "DK-71")
def test_tokens_put_back_can_open_a_terrain_again_as_long_as_land_is_left() -> None:
    table = after(5, RIVER, tokens="with_replacement")
    assert set(draws(table)) == {"mountain", "forest", "plain", "prairie"}, "both rivers are in play"
    table = after(5, PLAIN, PLAIN, tokens="with_replacement")
    assert set(draws(table)) == {"mountain", "forest", "river", "prairie"}
    for _ in range(3):
        table.do(DrawTerritory(CHANCE, MOUNTAIN))
    seen = table.seen()
    active = [t.number for t in seen.territories if t.status == Status.ACTIVE and t.terrain == MOUNTAIN]
    assert active == [1, 2, 3, 4]
    assert not any(t.frontier for t in seen.territories if t.terrain in (MOUNTAIN, PLAIN))


@pytest.mark.rule("DK-15", "DK-R3", "DK-71")
def test_the_frontier_is_the_first_inactive_territory_and_none_where_all_are_open() -> None:
    board = Board("NSNSN")
    frontiers = [t for t in range(17) if board.place(t).frontier]
    assert frontiers == [at(name) for name in ("mountain-3", "forest-3", "plain-3", "prairie-3")]
    assert board.active() == [f"{t.name.lower()}-{n}" for t in Terrain for n in (1, 2)]
    assert [t for t in range(17) if Board("NSN").place(t).frontier] == [
        at(name) for name in ("mountain-2", "forest-2", "plain-3", "river-2", "prairie-2")
    ]


@pytest.mark.rule("DK-17")
def test_factions_are_chosen_at_once_and_secretly() -> None:
    table = after(3, PLAIN)
    assert table.state.current_players() == (0, 1, 2)
    assert table.legal(1) == [ChooseFaction(1, NATIVE), ChooseFaction(1, SETTLER)]
    log = table.do(ChooseFaction(1, SETTLER))
    assert log == [FactionLocked(1)]
    assert table.state.current_players() == (0, 2)
    assert table.refused(ChooseFaction(1, NATIVE)) == "already_locked"
    for viewer in (None, 0, 1, 2):
        seats = table.seen(viewer).seats
        assert [seat.faction for seat in seats] == [None, SETTLER if viewer == 1 else None, None]
        assert [seat.locked for seat in seats] == [False, True, False]
    table.do(ChooseFaction(2, SETTLER))
    for nobody in (CHANCE, 3):
        assert table.refused(ChooseFaction(nobody, NATIVE)) == "not_your_turn"
    log = table.do(ChooseFaction(0, NATIVE))
    assert log[:3] == [FactionLocked(0), FactionsRevealed((NATIVE, SETTLER, SETTLER)), RoundStarted(1, 0)]
    assert [s.faction for s in table.seen().seats] == [NATIVE, SETTLER, SETTLER]


@pytest.mark.rule("DK-17")
@pytest.mark.parametrize("faction", [NATIVE, SETTLER])
def test_when_all_choose_alike_they_choose_again(faction: Faction) -> None:
    table = after(4, PLAIN, RIVER, FOREST)
    table.do(*[ChooseFaction(player, faction) for player in range(3)])
    log = table.do(ChooseFaction(3, faction))
    assert log == [FactionLocked(3), FactionsRepeated(faction)]
    assert table.state.current_players() == (0, 1, 2, 3)
    seats = table.seen(2).seats
    assert [(seat.faction, seat.locked) for seat in seats] == [(None, False)] * 4
    assert table.seen().phase == Phase.FACTIONS
    for player, choice in enumerate((NATIVE, NATIVE, NATIVE, SETTLER)):
        table.do(ChooseFaction(player, choice))
    assert table.state.current_players() == (0,)


@pytest.mark.rule("DK-20", "DK-21", "DK-4", "DK-R1", "DK-D1")
@pytest.mark.parametrize(
    ("factions", "natives", "settlers"),
    [
        ("NNS", 4, 7), ("NSS", 7, 4),
        ("NNNS", 4, 10), ("NNSS", 7, 7), ("NSSS", 10, 4),
        ("NNNNS", 4, 13), ("NNNSS", 7, 10), ("NNSSS", 10, 7), ("NSSSS", 13, 4),
    ],
)  # fmt: skip
def test_the_smaller_side_gets_more_neutrals(factions: str, natives: int, settlers: int) -> None:
    assert Board(factions).seen().neutrals == (natives, settlers)
    assert natives + settlers == 3 * len(factions) + 2
    assert max(natives, settlers) <= 13


@pytest.mark.rule("DK-16", "DK-24")
@pytest.mark.parametrize("first", range(4))
def test_the_drawn_player_begins_and_the_others_follow_clockwise(first: int) -> None:
    board = Board("NSNS", first=first)
    assert board.seen().first_player == first
    assert board.seen().order == tuple((first + i) % 4 for i in range(4))
    assert board.now() == first


def test_nothing_can_be_placed_or_chosen_before_the_territories_are_drawn() -> None:
    table = after(3)
    assert table.refused(PlacePawn(0, EXPLORER, MARKET)) == "wrong_phase"
    assert table.refused(ChooseFaction(0, NATIVE)) == "wrong_phase"


@pytest.mark.rule("DK-14")
@pytest.mark.parametrize("extra", [0, 2])
def test_an_owner_may_print_other_numbers_of_draws(extra: int) -> None:
    table = Table(3, edition={"extra": {"3": extra}})
    table.draw(0, (PLAIN, RIVER)[:extra])
    assert table.seen().phase == Phase.FACTIONS
    assert len(table.active()) == 5 + extra


@pytest.mark.rule("DK-14", "DK-R2")
def test_draws_end_early_where_the_board_has_no_more_land() -> None:
    table = Table(5, edition={"territories": {"mountain": 1, "forest": 1, "plain": 2, "river": 1, "prairie": 1}})
    table.draw(0, (PLAIN,))
    assert table.seen().phase == Phase.FACTIONS
    assert table.seen().draws_left == 0
    guess = DAKOTA.sample_state(table.seen(), table.options, table.edition, Random(1))
    assert guess == table.state, "nothing of the draws is left over"


def test_chance_has_outcomes_only_while_something_is_drawn() -> None:
    table = Table(3)
    table.draw(0, (PLAIN,))
    assert list(table.state.chance_outcomes()) == []
    assert list(Board("NSN").state.chance_outcomes()) == []


@pytest.mark.rule("DK-R2")
@pytest.mark.parametrize("asked", [{"players": 3, "cheat": 1}, {"players": 3, "tokens": "two_per_type"}])
def test_a_recorded_table_with_unknown_options_is_not_read(asked: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(asked, DakotaOptions)


def test_options_are_named_so_that_none_is_taken_for_another() -> None:
    make: Any = DakotaOptions
    with pytest.raises(TypeError):
        make("with_replacement", players=3)
