"""The departure gate pays 50,000 to whoever lands on it (K:78-82)."""

from __future__ import annotations

import pytest

from games.dakara.events import Moved, Paid, Rolled, TurnStarted
from games.dakara.terms import BANK
from tests.games.dakara.board import Table, paid

FIFTY = (BANK, 0, 50_000, "gate")


@pytest.mark.rule("DA-16", "DA-R6", "DA-R9")
@pytest.mark.parametrize("face", range(1, 7))
def test_landing_on_the_gate_collects_50_000_and_nothing_else_happens(face: int) -> None:
    table = Table(2).put(0, 48 - face, 3)
    assert table.roll(face) == [
        Rolled(0, face, 1), Moved(0, 48 - face, 0), Paid(BANK, 0, 50_000, "gate"), TurnStarted(1, 0),
    ]  # fmt: skip
    assert (table.money, table.spaces) == ([100_000, 50_000], [0, 0])


@pytest.mark.rule("DA-R6", "DA-R5")
@pytest.mark.parametrize("gate", ["on_landing", "on_passing"])
def test_leaving_the_gate_pays_nothing(gate: str) -> None:
    assert paid(Table(2, gate=gate).roll(2)) == []


@pytest.mark.rule("DA-R6")
@pytest.mark.parametrize(("space", "face"), [(47, 3), (46, 4), (45, 6), (44, 5), (47, 2)])
def test_passing_it_pays_only_where_the_table_says_so(space: int, face: int) -> None:
    target = (space + face) % 48
    for gate, expected in (("on_landing", []), ("on_passing", [FIFTY])):
        table = Table(2, gate=gate).put(0, space)
        table.roll(face)
        assert [p for p in paid(table.events) if p[3] == "gate"] == expected
        assert table.seat(0).space == target


@pytest.mark.rule("DA-R6")
def test_whoever_may_pass_it_is_paid_once_for_landing() -> None:
    table = Table(2, gate="on_passing").put(0, 45)
    table.roll(3)
    assert table.money == [100_000, 50_000]


@pytest.mark.rule("DA-R6")
def test_moving_elsewhere_is_no_passing() -> None:
    table = Table(2, gate="on_passing").put(0, 5)
    assert [p for p in paid(table.roll(3)) if p[3] == "gate"] == []


@pytest.mark.rule("DA-R6", "DA-R7")
def test_it_pays_every_time_whoever_comes_by() -> None:
    table = Table(2).put(0, 47, 47 + 48)
    table.roll(1)
    assert table.money == [100_000, 50_000]
    table.idle()
    table.put(0, 46, 46 + 96)
    table.roll(2)
    assert table.money == [150_000, 50_000]


@pytest.mark.rule("DA-R6", "DA-R11")
def test_who_started_at_biarritz_collects_on_the_way() -> None:
    table = Table(2, first=1, length="split").put(1, 47, 24)
    table.roll(1)
    assert table.money == [50_000, 100_000]


@pytest.mark.rule("DA-R6")
def test_the_gate_money_comes_before_what_the_space_gives() -> None:
    table = Table(2, gate="on_passing").put(0, 47)
    assert paid(table.roll(2)) == [FIFTY, (BANK, 0, 5_000, "collect")]
