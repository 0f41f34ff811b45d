"""Rows that run out, and the land that opens behind them (D:246-270)."""

from __future__ import annotations

import pytest

from games.dakota.events import (
    Collected,
    Replenished,
    RowDepleted,
    TerritoryActivated,
    TerritoryCompared,
    TerritoryResolved,
)
from games.dakota.terms import Row, Status
from tests.games.dakota.board import EXPLORER, HORSE, PLACES, Board, at, counts

BELOW = {
    "mountain": {"metal": 5},
    "forest": {"timber": 5},
    "plain": {"grain": 5},
    "river": {"gold": 5},
    "prairie": {"grain": 5},
}
ABOVE = {
    "mountain": {"timber": 3, "game": 2},
    "forest": {"timber": 2, "game": 3},
    "plain": {"horse": 5},
    "river": {"fish": 5},
    "prairie": {"buffalo": 5},
}


def elsewhere(place: str) -> str:
    return "river-1" if not place.startswith("river") else "plain-1"


@pytest.mark.rule("DK-37", "DK-35", "DK-D3")
@pytest.mark.parametrize("terrain", BELOW)
def test_an_empty_upper_row_opens_the_full_lower_row(terrain: str) -> None:
    place = f"{terrain}-1"
    last = next(iter(ABOVE[terrain]))
    board = Board("NSN").land(place, **{last: 1})
    told = board.stage({0: f"{place}*2 market"}, dump=elsewhere(place))
    assert RowDepleted(at(place), Row.UPPER) in told
    assert board.place(place).row == Row.LOWER
    assert board.place(place).status == Status.ACTIVE
    assert board.tokens(place) == counts(**BELOW[terrain])
    assert board.hand(0) == counts(**{last: 1})


@pytest.mark.rule("DK-35", "DK-37", "DK-31")
def test_what_opens_is_not_collected_this_round_and_all_pawns_leave() -> None:
    board = Board("NSN").land("plain-1", horse=1)
    told = board.stage({0: "plain-1*3"})
    assert [e for e in told if isinstance(e, Collected)] == [Collected(0, at("plain-1"), HORSE, EXPLORER, "only")]
    assert TerritoryResolved(at("plain-1"), (2, 0, 0)) in told
    assert board.seat(0).free_explorers == 3
    assert board.place("plain-1").explorers == (0, 0, 0)


@pytest.mark.rule("DK-37")
def test_with_a_token_left_the_row_stays() -> None:
    board = Board("NSN").land("plain-1", horse=2)
    told = board.stage({0: "plain-1 market*2"})
    assert not any(isinstance(e, RowDepleted) for e in told)
    assert board.place("plain-1").row == Row.UPPER
    assert board.tokens("plain-1") == counts(horse=1)


@pytest.mark.rule("DK-37", "DK-38")
def test_the_lower_row_is_collected_in_the_next_round() -> None:
    board = Board("NSN").land("plain-1", horse=1)
    board.stage({0: "plain-1 market*2"})
    board.end_development()
    board.stage({1: "plain-1*3"})
    assert board.hand(1) == counts(grain=3)
    assert board.tokens("plain-1") == counts(grain=2)


@pytest.mark.rule("DK-38", "DK-15", "DK-36")
@pytest.mark.parametrize("terrain", BELOW)
def test_an_empty_lower_row_ends_the_territory_and_opens_the_next(terrain: str) -> None:
    place = f"{terrain}-1"
    following = f"{terrain}-{3 if terrain == 'plain' else 2}"
    kind = next(iter(BELOW[terrain]))
    board = Board("NSN").colonise(place, **{kind: 1})
    assert board.place(following).frontier
    told = board.stage({0: f"{place} market*2"}, dump=elsewhere(place))
    assert RowDepleted(at(place), Row.LOWER) in told
    assert TerritoryActivated(at(following)) in told
    assert board.place(place).status == Status.DEPLETED
    assert board.tokens(place) == counts()
    assert board.place(following).status == Status.ACTIVE
    assert (board.place(following).row, board.tokens(following)) == (Row.UPPER, counts(**ABOVE[terrain]))
    assert not board.place(following).frontier
    beyond = f"{terrain}-{int(following[-1]) + 1}"
    if beyond in PLACES:
        assert board.place(beyond).frontier
    board.end_development()
    assert board.tokens(place) == counts(), "a depleted territory never grows back"


@pytest.mark.rule("DK-R3", "DK-38")
def test_without_inactive_land_nothing_opens() -> None:
    board = Board("NSN").open("plain-3").colonise("plain-1", grain=1)
    told = board.stage({0: "plain-1 market*2"})
    assert not any(isinstance(e, TerritoryActivated) for e in told)
    assert board.place("plain-1").status == Status.DEPLETED
    assert [board.place(f"plain-{n}").status for n in (2, 3)] == [Status.ACTIVE] * 2


@pytest.mark.rule("DK-R4")
def test_the_frontier_territory_opens_when_the_left_neighbour_is_active_already() -> None:
    board = Board("NSN").open("mountain-2").open("mountain-3").colonise("mountain-1", metal=1)
    told = board.stage({0: "mountain-1 market*2"})
    assert TerritoryActivated(at("mountain-4")) in told
    assert board.active().count("mountain-1") == 0


@pytest.mark.rule("DK-R4")
def test_depleted_land_is_never_opened_again() -> None:
    board = Board("NSN").open("mountain-2").spend("mountain-1").colonise("mountain-2", metal=1)
    told = board.stage({0: "mountain-2 market*2"})
    assert TerritoryActivated(at("mountain-3")) in told
    assert board.place("mountain-1").status == Status.DEPLETED


@pytest.mark.rule("DK-R15", "DK-38", "DK-R17")
def test_a_territory_that_opens_is_not_resolved_and_not_replenished_this_round() -> None:
    board = Board("NSN").colonise("plain-1", grain=1).colonise("plain-2", grain=1).open("mountain-2")
    told = board.stage({0: "plain-1 plain-2 market"})
    assert TerritoryActivated(at("plain-3")) in told
    assert [e.territory for e in told if isinstance(e, TerritoryCompared)] == [
        at(name) for name in ("plain-1", "plain-2", "river-1")
    ]
    assert not any(isinstance(e, Replenished) for e in told)
    assert sum(1 for e in told if isinstance(e, TerritoryActivated)) == 1, "the board has no fourth plain"


@pytest.mark.rule("DK-R17", "DK-36")
def test_a_row_opened_this_round_is_full_and_gains_nothing() -> None:
    board = Board("NSN").land("plain-1", horse=1)
    told = board.stage({0: "plain-1 market*2"})
    assert not any(isinstance(e, Replenished) for e in told)
    assert board.tokens("plain-1") == counts(grain=5)


@pytest.mark.rule("DK-35")
def test_players_of_the_winning_faction_who_come_too_late_get_nothing() -> None:
    board = Board("NNNS").land("plain-1", horse=2)
    told = board.stage({0: "plain-1*2 market", 1: "plain-1 market*2", 2: "plain-1 market*2"})
    assert [e.player for e in told if isinstance(e, Collected)] == [0, 0]
    assert TerritoryResolved(at("plain-1"), (0, 1, 1, 0)) in told
    assert [board.seat(p).free_explorers for p in range(3)] == [2, 1, 1]


@pytest.mark.rule("DK-35")
def test_explorers_and_horsemen_that_come_too_late_are_both_told() -> None:
    board = Board("NSN").pawns(0, 2, 1).land("plain-1", horse=1)
    board.stage({0: "H:plain-1 plain-1*2"})
    told = board.collect(0, HORSE, EXPLORER)
    assert TerritoryResolved(at("plain-1"), (2, 0, 0)) in told
    assert (board.seat(0).free_explorers, board.seat(0).free_horsemen) == (2, 1)
