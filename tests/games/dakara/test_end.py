"""The end: all have walked to their goals, or one is left; the richest win (K:180-192)."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.actions import Bet, Decline, DrawFirstPlayer, DrawPass, RollDie, Withdraw
from games.dakara.events import Bankrupt, GameEnded, GameOver, GoalReached, Moved, Paid, Rolled, TurnStarted
from games.dakara.terms import BANK, Awaits
from games.game import CHANCE
from tests.games.dakara.board import Table, told


def over(table: Table) -> bool:
    """Whether the game is over: then nobody may act and the winners are known, and not before."""
    seen = table.seen()
    ended = seen.awaits is Awaits.OVER
    assert ended == (seen.current == ()) == bool(seen.winners) == (seen.winners == table.state.winners() != ())
    if ended:
        assert (seen.chance_for, seen.landed, seen.game, seen.booked, seen.gold_line) == (None, -1, 0, 0, None)
        assert [seat.stake for seat in seen.seats] == [0] * table.players
        assert list(table.state.chance_outcomes()) == []
        assert all(table.listed(player) == [] for player in range(-1, table.players))
    return ended


def race(*travelled: int, first: int = 0, **rulings: Any) -> Table:
    """Players so far on their journeys from the gate."""
    table = Table(len(travelled), first=first, **rulings)
    for player, distance in enumerate(travelled):
        table.put(player, distance % 48, distance)
    return table


@pytest.mark.rule("DA-17", "DA-R8", "DA-9")
def test_the_last_one_to_reach_no_47_ends_the_game_and_the_round_is_not_filled_up() -> None:
    table = race(60, 50, 46, first=1)
    table.idle()
    table.roll(1)
    assert not over(table), "the last one's action is still to be completed"
    events = table.do(Decline(2))
    assert over(table)
    assert events[-1] == GameOver((0, 1, 2))
    assert table.state.rounds_played() == 1
    assert told(TurnStarted, table.events)[-1] == TurnStarted(2, 46)


@pytest.mark.rule("DA-17", "DA-R7", "DA-R8")
def test_those_who_have_arrived_go_on_with_full_turns() -> None:
    table = race(47, 47, 20)
    table.roll(2)
    assert (table.awaits, table.money[0]) == (Awaits.PASS, 55_000)
    table.do(DrawPass(CHANCE, 9))
    table.roll(1, 1, 1, 1, 1, 1)
    assert not over(table)
    assert table.money[0] == 105_000
    assert (table.turn, table.seat(0).travelled) == (1, 49)


@pytest.mark.rule("DA-17", "DA-R8")
@pytest.mark.parametrize(("travelled", "ends"), [(45, False), (46, True)])
def test_the_goal_is_47_spaces_from_the_gate(travelled: int, ends: bool) -> None:
    """A move of one space, then a turn that changes nothing."""
    table = race(90, travelled, first=1)
    table.idle()
    assert table.seat(1).travelled == travelled + 1
    assert over(table) == ends


@pytest.mark.rule("DA-17")
def test_nobody_else_ends_it_while_one_is_on_the_way() -> None:
    table = race(90, 40, 91)
    table.idle()
    table.idle()
    table.idle()
    assert not over(table)
    assert table.seat(1).travelled == 41


@pytest.mark.rule("DA-R9", "DA-16", "DA-17")
def test_the_last_one_collects_at_the_gate_before_the_end() -> None:
    table = race(60, 45, first=1)
    assert table.roll(3) == [
        Rolled(1, 3, 1),
        Moved(1, 45, 0),
        Paid(BANK, 1, 50_000, "gate"),
        GoalReached(1),
        GameOver((1,)),
    ]
    assert over(table)
    assert table.state.winners() == (1,)


@pytest.mark.rule("DA-R9", "DA-17")
def test_the_last_one_beyond_the_gate_does_all_that_his_space_says() -> None:
    table = race(60, 46, first=1)
    table.roll(3)
    assert not over(table)
    table.do(DrawPass(CHANCE, 9))
    table.roll(1, 2, 3, 4, 5)
    assert not over(table)
    table.roll(6)
    assert over(table)
    assert table.money == [50_000, 50_000 + 5_000 + 6 * 50_000]


@pytest.mark.rule("DA-17")
@pytest.mark.parametrize(("travelled", "reached"), [(44, False), (45, True), (46, True), (47, False), (60, False)])
def test_reaching_the_goal_is_told_once(travelled: int, reached: bool) -> None:
    table = race(travelled, 5)
    assert (GoalReached(0) in table.roll(2)) == reached


@pytest.mark.rule("DA-19", "DA-R10")
@pytest.mark.parametrize(("travelled", "ends"), [(21, False), (22, True)])
def test_the_short_game_goes_to_no_23(travelled: int, ends: bool) -> None:
    table = race(23, travelled, first=1, length="short")
    events = table.idle()
    assert (GoalReached(1) in events) == ends
    assert over(table) == ends


@pytest.mark.rule("DA-R10")
def test_in_the_short_game_too_the_others_continue_and_the_last_one_finishes() -> None:
    table = race(30, 22, length="short")
    table.roll(6)
    table.do(DrawPass(CHANCE, 10))
    assert not over(table), "player 1 is still on the way"


@pytest.mark.rule("DA-R10", "DA-S23")
def test_the_last_one_on_biarritz_may_bet_there() -> None:
    table = race(30, 22, first=1, length="short")
    table.roll(1)
    table.do(Bet(1, 10_000, 2))
    table.roll(6)
    assert over(table)
    assert table.state.winners() == (1,)


@pytest.mark.rule("DA-19", "DA-R11")
@pytest.mark.parametrize(("travelled", "ends"), [(45, False), (46, False), (47, True)])
def test_from_biarritz_the_goal_is_once_round(travelled: int, ends: bool) -> None:
    table = Table(2, first=1, length="split").put(0, 20, 68).put(1, 22, travelled)
    events = table.idle()
    assert (GoalReached(1) in events) == over(table) == ends


@pytest.mark.rule("DA-R11")
def test_biarritz_itself_does_not_count_at_the_start() -> None:
    table = Table(2, first=1, length="split").put(0, 20, 68)
    assert GoalReached(1) not in table.roll(3)
    assert not over(table)


@pytest.mark.rule("DA-R11", "DA-19")
def test_in_a_split_game_the_others_goal_stays_no_47() -> None:
    table = Table(2, length="split").put(1, 30, 55).put(0, 46, 46)
    assert GoalReached(0) in table.roll(1)
    table.do(Decline(0))
    assert over(table)


@pytest.mark.rule("DA-18")
@pytest.mark.parametrize(
    ("money", "winners"),
    [((70_000, 60_000, 50_000), (0,)), ((10_000, 60_000, 59_999), (1,)), ((1_000, 2_000, 3_000), (2,))],
)
def test_most_money_wins_whoever_comes_last(money: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = race(60, 46, 50, first=1).give(p0=money[0], p1=money[1], p2=money[2])
    assert table.idle()[-1] == GameOver(winners)
    assert over(table)
    assert table.state.winners() == winners
    assert table.state.returns() == [float(m) for m in money]


@pytest.mark.rule("DA-R16")
def test_equal_money_shares_the_win() -> None:
    table = race(60, 50, 46, 70, first=2).give(p0=80_000, p1=90_000, p2=1_000, p3=90_000)
    assert table.idle()[-1] == GameOver((1, 3))
    assert over(table)


@pytest.mark.rule("DA-R13", "DA-R12")
@pytest.mark.parametrize("travelled", [3, 60])
def test_the_last_player_left_wins_wherever_he_is(travelled: int) -> None:
    table = race(30, travelled).give(p0=5_000, p1=1_000)
    table.land(40)
    events = table.roll(1, 2)
    assert events[-2:] == [GameEnded(0, 40, "bankrupt", -5_000), GameOver((1,))]
    assert over(table)
    assert table.money == [0, 1_000]


@pytest.mark.rule("DA-R13", "DA-R16")
def test_two_who_lose_all_at_once_share_the_win_that_the_earlier_bankrupt_do_not() -> None:
    table = Table(3).give(p2=0)
    table.idle()
    assert table.out == [2]
    table.idle()
    table.land(8)
    table.do(Bet(0, 50_000, 1), Bet(1, 50_000, 2))
    events = table.roll(3)
    assert events[-3:] == [Bankrupt(0), Bankrupt(1), GameOver((0, 1))]
    assert over(table)
    assert (table.money, table.out) == ([0, 0, 0], [0, 1, 2])


@pytest.mark.rule("DA-R12", "DA-R8")
def test_the_game_ends_when_the_last_one_on_the_way_is_bankrupt() -> None:
    table = race(50, 60, 20, first=2).give(p0=40_000, p1=60_000, p2=9_000)
    table.land(40)
    events = table.roll(3, 6)
    assert events[-1] == GameOver((1,))
    assert over(table)
    assert table.out == [2]


@pytest.mark.rule("DA-R12")
def test_the_bankrupt_are_not_waited_for() -> None:
    table = race(50, 20, 46).give(p1=0)
    table.idle()
    assert table.out == [1]
    assert not over(table)
    table.idle()
    assert over(table)
    assert table.state.winners() == (0, 2)


@pytest.mark.rule("DA-R12", "DA-R13")
def test_a_bankrupt_player_does_not_end_the_game_of_the_others() -> None:
    table = race(10, 20, 30).give(p1=0)
    table.idle()
    assert not over(table)
    assert (table.out, table.turn) == ([1], 2)


@pytest.mark.rule("DA-R7")
def test_rounds_of_those_who_have_arrived_count_too() -> None:
    table = race(60, 45)
    table.idle()
    table.roll(1)
    table.do(Withdraw(1))
    assert (table.turn, table.seen().round, table.state.rounds_played()) == (0, 2, 1)
    table.idle()
    table.roll(1)
    table.do(Decline(1))
    assert over(table)
    assert table.state.rounds_played() == 2


def test_after_the_end_everything_is_refused() -> None:
    table = race(60, 46, first=1)
    table.idle()
    for action in (RollDie(CHANCE, 1), Decline(0), DrawPass(CHANCE, 6), DrawFirstPlayer(CHANCE, 0)):
        assert table.refused(action) == "game_over"
