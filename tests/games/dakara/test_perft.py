"""Counts of all action sequences to a fixed depth, with the reason for the number."""

from __future__ import annotations

import pytest

from tests.games.dakara.board import Table
from tests.games.perft import perft


@pytest.mark.rule("DA-1", "DA-R4", "DA-D17")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(("depth", "count"), [(1, 1), (2, 6), (3, 15 + 6 + 6 + 15 + 6 + 6)])
def test_the_first_turn(players: int, depth: int, count: int) -> None:
    """One of the players; one of six faces; then No. 1 a pass, No. 2 a die, No. 3 a die, No. 4 a card, No. 5, No. 6."""
    assert perft(Table(players, drawn=False).state, depth) == players * count


@pytest.mark.rule("DA-S2", "DA-R30")
@pytest.mark.parametrize(("depth", "count"), [(1, 6), (2, 36), (3, 18 * 6 + 18 * 6), (4, 18 * 54 + 18 * 6 * 6)])
def test_disc_shooting_is_decided_after_two_or_three_rolls(depth: int, count: int) -> None:
    """9 of 36 pairs are odd, 9 are even: then the next player begins (6, then 54 as above); 18 need a third."""
    table = Table(2)
    table.land(2)
    assert perft(table.state, depth) == count


@pytest.mark.rule("DA-R17", "DA-1", "DA-5")
def test_a_flight_has_29_targets_and_a_gold_card_meets_15_passes() -> None:
    table = Table(2)
    table.land(13)
    assert perft(table.state, 1) == 29
    table = Table(2)
    table.land(4)
    assert perft(table.state, 2) == 15 * 15


@pytest.mark.rule("DA-S33", "DA-R28")
def test_three_throw_in_any_order() -> None:
    """3! orders of six faces each."""
    table = Table(3)
    table.land(33)
    assert [perft(table.state, depth) for depth in (1, 2, 3, 4, 5, 6)] == [3, 18, 36, 216, 216, 1296]
