"""Setup: the draw for the first player, the opening money and where the tokens stand (K:19-40)."""

from __future__ import annotations

import pytest

from games.dakara.actions import DrawFirstPlayer
from games.dakara.events import FirstPlayerDrawn, Paid, TurnStarted
from games.dakara.terms import BANK, Awaits
from games.game import CHANCE
from tests.games.dakara.board import IN_THE_BOX, SHIPPED, Table

EVERY_NUMBER = pytest.mark.parametrize("players", range(2, 7))


@pytest.mark.rule("DA-D17", "DA-1")
@EVERY_NUMBER
def test_who_begins_is_drawn_among_all_alike(players: int) -> None:
    table = Table(players, drawn=False)
    assert table.state.chance_outcomes() == tuple((DrawFirstPlayer(CHANCE, seat), 1) for seat in range(players))
    seen = table.seen()
    assert (seen.awaits, seen.current, seen.chance_for) == (Awaits.FIRST, (CHANCE,), None)
    assert (seen.first, seen.turn, seen.landed, seen.round) == (-1, -1, -1, 1)
    assert list(table.state.legal_actions(CHANCE)) == []


@EVERY_NUMBER
def test_no_local_game_has_left_anything_before_the_first(players: int) -> None:
    seen = Table(players).seen()
    assert (seen.game, seen.rolls, seen.cell, seen.won, seen.stage, seen.line) == (0, (), 0, 0, 0, 0)
    assert (seen.bank_total, seen.price, seen.leader) == (0, 0, -1)
    assert [(seat.choice, seat.done, seat.mark) for seat in seen.seats] == [(-1, False, 0)] * players
    assert (seen.rolls_made, seen.last_face, seen.booked, seen.gold_line) == (0, 0, 0, None)
    assert (seen.gold_order, seen.pass_order, seen.broken, seen.winners) == ((), (), False, ())


@pytest.mark.rule("DA-2", "DA-3", "DA-R5")
@EVERY_NUMBER
def test_the_bank_opens_with_30_000_000_and_gives_each_player_50_000(players: int) -> None:
    table = Table(players, drawn=False)
    assert (table.seen().bank, table.money) == (IN_THE_BOX, [0] * players)
    table.do(DrawFirstPlayer(CHANCE, 0))
    assert table.money == [50_000] * players
    assert table.seen().bank == 30_000_000 - 50_000 * players
    assert [seat.stake for seat in table.seen().seats] == [0] * players


@pytest.mark.rule("DA-2")
def test_the_opening_money_is_paid_in_five_three_and_three_notes() -> None:
    assert [SHIPPED[f"notes.{note}"] for note in (1000, 5000, 10000)] == [5, 3, 3]
    assert 5 * 1_000 + 3 * 5_000 + 3 * 10_000 == SHIPPED["start.money"] == 50_000


@pytest.mark.rule("DA-D17", "DA-2")
def test_the_draw_the_payments_and_the_first_turn_are_told() -> None:
    table = Table(3, first=2)
    assert table.events == [
        FirstPlayerDrawn(2),
        Paid(BANK, 2, 50_000, "start"),
        Paid(BANK, 0, 50_000, "start"),
        Paid(BANK, 1, 50_000, "start"),
        TurnStarted(2, 0),
    ]
    seen = table.seen()
    assert (seen.first, seen.turn, seen.awaits, seen.current, seen.chance_for) == (2, 2, Awaits.MOVE, (CHANCE,), 2)


@pytest.mark.rule("DA-R4")
@EVERY_NUMBER
def test_all_start_on_the_departure_gate(players: int) -> None:
    assert Table(players).spaces == [0] * players
    assert [seat.travelled for seat in Table(players).seen().seats] == [0] * players


@pytest.mark.rule("DA-19", "DA-R11")
def test_in_a_split_game_every_second_player_starts_at_biarritz() -> None:
    table = Table(5, length="split")
    assert table.spaces == [0, 23, 0, 23, 0]
    assert [seat.travelled for seat in table.seen().seats] == [0] * 5
    assert [seat.goal for seat in table.seen().seats] == [47, 48, 47, 48, 47]


@pytest.mark.rule("DA-19", "DA-R11")
def test_or_those_who_are_named() -> None:
    table = Table(4, length="split", from_biarritz=(0, 3))
    assert table.spaces == [23, 0, 0, 23]
    assert [seat.goal for seat in table.seen().seats] == [48, 47, 47, 48]


@pytest.mark.rule("DA-19", "DA-R10")
@pytest.mark.parametrize(("length", "goal"), [("full", 47), ("short", 23)])
def test_the_goal_is_no_47_or_in_the_short_game_no_23(length: str, goal: int) -> None:
    table = Table(3, length=length)
    assert table.spaces == [0, 0, 0]
    assert [seat.goal for seat in table.seen().seats] == [goal] * 3
