"""The steeplechase at Aintree: order, falls, the way home, the prize and the entry (No. 32)."""

from __future__ import annotations

import pytest

from games.dakara.events import BankBroken, Fell, GameEnded, Paid, Rolled, TrackMoved
from games.dakara.terms import BANK, Awaits, FormKind
from tests.games.dakara.forms.table import LocalGame

PRIZE = 200_000
OBSTACLES = {4: 4, 9: 9, 16: 4, 21: 9}
"""By how far a rider has run, where they are printed on the lap."""
"""Spaces run in two laps of 12 with obstacles at 4 and 9."""


def next_roller(game: LocalGame) -> int:
    assert game.p.awaits is Awaits.ROLL
    return game.p.roller


@pytest.mark.rule("DA-R27", "DA-R28", "DA-S32")
@pytest.mark.parametrize("players", range(2, 7))
def test_all_ride_clockwise_from_the_lander_one_roll_each(players: int) -> None:
    for turn in range(players):
        game = LocalGame(32, players=players, turn=turn)
        assert (game.form.kind, game.form.space) == (FormKind.RACE, 32)
        for lap in range(1, 4):
            for k in range(players):
                rider = (turn + k) % players
                assert next_roller(game) == rider
                assert not game.roll(1).over
                assert (game.p.mark[rider], game.p.rolls) == (lap, [1])
        assert game.ends == []


@pytest.mark.rule("DA-R12", "DA-R27", "DA-S32")
def test_the_bankrupt_do_not_ride_but_who_has_no_money_does() -> None:
    game = LocalGame(32, players=4, turn=1, money=[50_000, 50_000, 0, 0], out=[2])
    assert game.p.mark == [0, 0, -1, 0]
    order = []
    for _ in range(4):
        order.append(next_roller(game))
        game.roll(1)
    assert order == [1, 3, 0, 1]


@pytest.mark.rule("DA-S32", "DA-D10")
@pytest.mark.parametrize("target", range(1, 24))
def test_falls_on_the_obstacles_of_both_laps_and_nowhere_else(target: int) -> None:
    game = LocalGame(32)
    game.p.mark[0] = target - 1
    game.roll(1)
    fallen = target in OBSTACLES
    assert game.p.mark == [-1 if fallen else target, 0]
    assert game.told(TrackMoved) == [TrackMoved(0, target - 1, target, 0)]
    assert game.told(Fell) == ([Fell(0, OBSTACLES[target])] if fallen else [])
    assert game.ends == ([(0, "even", 0)] if fallen else [])
    assert not game.over
    assert next_roller(game) == 1


@pytest.mark.rule("DA-S32")
def test_an_obstacle_is_jumped_over() -> None:
    game = LocalGame(32).roll(3, 1, 2, 1)
    assert (game.p.mark, game.told(Fell)) == ([5, 2], [])


@pytest.mark.rule("DA-S32", "DA-D10")
@pytest.mark.parametrize(("run", "face"), [(23, 1), (20, 4), (18, 6), (23, 6), (22, 3)])
def test_home_at_the_end_of_the_second_lap_or_past_it(run: int, face: int) -> None:
    game = LocalGame(32)
    game.p.mark[0] = run
    game.roll(face)
    assert game.over
    assert game.paid == [(BANK, 0, PRIZE, "prize")]
    assert game.p.money == [250_000, 50_000]


@pytest.mark.rule("DA-S32")
@pytest.mark.parametrize(("run", "face"), [(12, 6), (18, 5), (22, 1), (11, 1)])
def test_nobody_is_home_before_the_end_of_the_second_lap(run: int, face: int) -> None:
    game = LocalGame(32)
    game.p.mark[0] = run
    assert not game.roll(face).over
    assert game.p.mark[0] == run + face


@pytest.mark.rule("DA-R27", "DA-S32")
def test_the_first_one_home_wins_at_once() -> None:
    game = LocalGame(32, players=4, turn=2)
    game.p.mark = [23, 20, 19, 23]
    game.roll(2)
    assert game.events[-2:] == [Fell(2, 9), GameEnded(2, 32, "even", 0)]
    game.events.clear()
    game.roll(1)
    assert game.over
    assert game.events == [
        Rolled(3, 1, 2),
        TrackMoved(3, 23, 24, 0),
        Paid(BANK, 3, PRIZE, "prize"),
        GameEnded(3, 32, "won", PRIZE),
        GameEnded(0, 32, "even", 0),
        GameEnded(1, 32, "even", 0),
    ]


@pytest.mark.rule("DA-R27")
def test_the_last_rider_must_still_finish() -> None:
    game = LocalGame(32, players=3).roll(4, 2, 4)
    for face in (6, 6, 6, 3):
        assert next_roller(game) == 1
        assert not game.roll(face).over
    assert game.p.mark == [-1, 23, -1]
    assert game.paid == []
    game.roll(5)
    assert game.over
    assert game.ends == [(0, "even", 0), (2, "even", 0), (1, "won", PRIZE)]


@pytest.mark.rule("DA-R27")
def test_no_prize_when_all_fall() -> None:
    game = LocalGame(32, players=3).roll(4, 6, 4)
    game.roll(3)
    assert game.over
    assert game.told(Fell) == [Fell(0, 4), Fell(2, 4), Fell(1, 9)]
    assert game.ends == [(0, "even", 0), (2, "even", 0), (1, "even", 0)]
    assert game.paid == []
    assert game.p.mark == [-1, -1, -1]


@pytest.mark.rule("DA-R28")
def test_the_fallen_are_passed_over_clockwise() -> None:
    game = LocalGame(32, players=4, turn=3)
    order = []
    for face in (1, 4, 1, 4, 1, 1, 1):
        order.append(next_roller(game))
        game.roll(face)
    assert order == [3, 0, 1, 2, 3, 1, 3]


@pytest.mark.rule("DA-R15", "DA-S32")
def test_a_bank_that_breaks_pays_what_it_has() -> None:
    game = LocalGame(32, bank=150_000)
    game.p.mark[0] = 22
    game.roll(2)
    assert game.over
    assert game.told(BankBroken) == [BankBroken()]
    assert game.ends == [(0, "won", 150_000), (1, "even", 0)]


@pytest.mark.rule("DA-R27")
def test_riding_is_free() -> None:
    assert LocalGame(32, players=3).paid == []


@pytest.mark.rule("DA-R27")
def test_or_each_rider_pays_10_000() -> None:
    game = LocalGame(32, players=4, turn=1, money=[50_000, 9_999, 10_000, 20_000], steeplechase="each_pays")
    assert game.paid == [(2, BANK, 10_000, "entry"), (3, BANK, 10_000, "entry"), (0, BANK, 10_000, "entry")]
    assert game.p.mark == [0, -1, 0, 0]
    assert (game.p.money, game.p.out) == ([40_000, 9_999, 0, 10_000], [False] * 4)
    assert next_roller(game) == 2
    game.roll(4)
    assert game.ends == [(2, "lost", -10_000)]
    assert next_roller(game) == 3
    game.p.mark = [0, -1, -1, 23]
    game.roll(1)
    assert game.ends == [(2, "lost", -10_000), (3, "won", 190_000), (0, "lost", -10_000)]
    assert game.p.money == [40_000, 9_999, 0, 210_000]


@pytest.mark.rule("DA-R27")
def test_no_race_when_nobody_can_pay_the_entry() -> None:
    game = LocalGame(32, turn=1, money=9_000, steeplechase="each_pays")
    assert game.over
    assert game.events == [GameEnded(1, 32, "declined", 0)]


@pytest.mark.rule("DA-R27")
def test_one_who_can_pay_rides_alone() -> None:
    game = LocalGame(32, turn=0, money=[9_000, 10_000], steeplechase="each_pays")
    assert next_roller(game) == 1
    assert not game.roll(6).over
    assert next_roller(game) == 1


def test_an_owners_track_is_run() -> None:
    owner = {
        "steeplechase.lap": 8,
        "steeplechase.laps": 3,
        "steeplechase.fallen": {"4": 0, "9": 1, "8": 1, "1": 1},
        "steeplechase.prize": 90_000,
        "steeplechase.entry": 30_000,
    }
    for run in range(1, 24):
        game = LocalGame(32, edition=owner)
        game.p.mark[0] = run - 1
        game.roll(1)
        assert (game.p.mark[0] == -1) is (run in (1, 8, 9, 16, 17)), run
    game = LocalGame(32, edition=owner, steeplechase="each_pays")
    assert game.p.money == [20_000, 20_000]
    game.p.mark[0] = 23
    assert game.roll(1).ends == [(0, "won", 60_000), (1, "lost", -30_000)]
