"""Two seats at the same moment: the order of the game decides, and the table says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.faults import Refusal
from device.inline_bots import InlineBots
from device.live import PACE, LiveGame
from device.table import Table
from device.ties import TIE_SECONDS, Ties
from games.game import CHANCE
from tests.device.desk import Clock, Desk
from tests.device.fair import Bet, FairGame, Offer, Silent, Throw
from tests.device.toys import fair_table
from ui.beats import BEAT_SECONDS, BEATS
from ui.commands import SeatPlan, Show, StartGame, Submit

BETS, SALE, THROWS, DIE = 2, 3, 5, 1
FOUR = (None, None, None, None)


@pytest.fixture
def clock() -> Clock:
    return Clock()


def live_on(table: Table, clock: Clock) -> LiveGame:
    return LiveGame(table, InlineBots(), pace=PACE, clock=clock)


def over(live: LiveGame, clock: Clock) -> bool:
    clock.now += TIE_SECONDS
    return live.step()


# --- the class alone


def test_the_first_press_opens_the_time_for_others(clock: Clock) -> None:
    ties = Ties(clock)
    assert ties.left() is None
    ties.hold(Throw(2))
    assert ties.left() == pytest.approx(0.03)
    clock.now += 0.02
    ties.hold(Throw(1))
    assert ties.left() == pytest.approx(0.01)
    assert (ties.holds(), ties.holds(1), ties.holds(0)) == (True, True, False)
    clock.now += 0.02
    assert ties.left() == 0
    assert ties.take((0, 1, 2)) == [Throw(1), Throw(2)]
    assert (ties.left(), ties.holds(), ties.take((0, 1, 2))) == (None, False, [])


def test_a_seat_counts_once_and_with_its_first_press(clock: Clock) -> None:
    ties = Ties(clock)
    ties.hold(Offer(1, 10))
    ties.hold(Offer(1, 20))
    assert ties.take((1,)) == [Offer(1, 10)]


def test_who_may_not_act_any_more_comes_last(clock: Clock) -> None:
    ties = Ties(clock)
    for player in (3, 1, 2):
        ties.hold(Throw(player))
    assert [act.player for act in ties.take((2, 1))] == [2, 1, 3]


# --- at the table


@pytest.mark.parametrize("first, second", [(2, 1), (1, 2)])
def test_of_two_equal_offers_the_one_clockwise_from_the_seller_counts(clock: Clock, first: int, second: int) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    assert live.submit(Offer(first, 10))
    assert table.ply == 0
    assert live.due() == pytest.approx(TIE_SECONDS)
    clock.now += TIE_SECONDS / 2
    assert live.submit(Offer(second, 10))
    assert not live.step()
    assert live.due() == pytest.approx(TIE_SECONDS / 2)
    assert over(live, clock)
    shown = live.model(unsaved=False)
    assert table.actions() == [Offer(1, 10)]
    assert shown.tie == (1, 2)
    assert shown.refusal == ""
    live.submit(Silent(2))
    assert live.model(unsaved=False).tie == ()


def test_a_tie_is_told_until_silence_or_a_bot_speaks(clock: Clock) -> None:
    table = fair_table(SALE, (None, None, None, None, "random"))
    live = live_on(table, clock)
    live.submit(Offer(2, 10))
    live.submit(Offer(3, 10))
    assert over(live, clock)
    assert not live.step()
    assert live.due() == pytest.approx(PACE)
    assert live.model(unsaved=False).tie == (2, 3)
    clock.now += PACE
    live.step()
    assert table.ply == 2
    assert live.model(unsaved=False).tie == ()
    people = fair_table(SALE, FOUR)
    quiet = live_on(people, clock)
    quiet.submit(Offer(2, 10))
    quiet.submit(Offer(3, 10))
    over(quiet, clock)
    clock.now += BEATS * BEAT_SECONDS
    quiet.step()
    assert people.finished
    assert quiet.model(unsaved=False).tie == ()


def test_presses_further_apart_count_as_they_come(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    live.submit(Offer(2, 10))
    over(live, clock)
    live.submit(Offer(1, 20))
    over(live, clock)
    assert table.actions() == [Offer(2, 10), Offer(1, 20)]
    assert live.model(unsaved=False).tie == ()


def test_an_offer_that_the_game_refuses_is_refused_at_once(clock: Clock) -> None:
    live = live_on(fair_table(SALE, FOUR), clock)
    assert not live.submit(Offer(1, 20))
    assert live.refusal == "not_now"
    assert not live.submit(Offer(0, 10))
    assert live.refusal == "not_your_turn"


def test_silence_does_not_compete(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    live.submit(Offer(2, 10))
    live.submit(Silent(1))
    assert table.actions() == [Silent(1)]
    over(live, clock)
    assert table.actions() == [Silent(1), Offer(2, 10)]
    assert table.current == (1, 3)


def test_nobody_ties_with_a_bot_or_alone_or_where_order_does_not_matter(clock: Clock) -> None:
    for table, act in [
        (fair_table(SALE, (None, None, "random")), Offer(1, 10)),
        (fair_table(SALE, (None, None)), Offer(1, 10)),
        (fair_table(BETS), Bet(1, 10, 1)),
    ]:
        live_on(table, clock).submit(act)
        assert table.ply == 1


def test_of_two_throws_each_gets_its_own_die_when_both_throw_at_once(clock: Clock) -> None:
    table = fair_table(THROWS)
    live = live_on(table, clock)
    for player in (2, 0):
        assert live.submit(Throw(player))
        assert live.throw(player)
    over(live, clock)
    assert [type(action).__name__ for action in table.actions()] == ["Throw", "RollFace"] * 2
    assert [action.player for action in table.actions()] == [0, CHANCE, 2, CHANCE]
    assert table.current == (1,)
    assert live.model(unsaved=False).tie == ()


def test_of_two_throws_without_their_dice_one_is_late(clock: Clock) -> None:
    table = fair_table(THROWS)
    live = live_on(table, clock)
    live.submit(Throw(2))
    live.submit(Throw(1))
    over(live, clock)
    shown = live.model(unsaved=False)
    assert (shown.tie, shown.hand) == ((1, 2), 1)
    live.throw(1)
    assert live.model(unsaved=False).tie == ()


def test_a_hand_that_has_not_pressed_twice_still_has_to(clock: Clock) -> None:
    table = fair_table(THROWS)
    live = live_on(table, clock)
    live.submit(Throw(1))
    over(live, clock)
    assert live.model(unsaved=False).hand == 1
    assert live.throw(1)
    live.submit(Throw(0))
    over(live, clock)
    assert live.model(unsaved=False).hand == 0


def test_what_is_kept_counts_before_anything_else_that_people_do(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    live.submit(Offer(2, 10))
    assert not live.undo()
    assert live.refusal == Refusal.FIRST_COUNTS
    assert table.actions() == [Offer(2, 10)]
    live.submit(Offer(1, 20))
    assert live.correct(1, 0, 1)
    assert table.actions() == []
    assert len(table.records) == 3


def test_what_is_kept_counts_when_the_table_is_left(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    live.submit(Offer(2, 10))
    live.close()
    assert table.actions() == [Offer(2, 10)]


def test_a_bot_waits_while_an_act_is_kept(clock: Clock) -> None:
    table = fair_table(SALE, (None, None, "random", None))
    live = live_on(table, clock)
    live.submit(Offer(3, 10))
    assert not live.step()
    assert not live.step()
    assert table.ply == 0
    assert over(live, clock)
    assert table.actions() == [Offer(3, 10)]


def test_what_is_kept_counts_even_when_another_screen_is_opened(tmp_path: Path) -> None:
    desk = Desk(tmp_path, games={"fair": FairGame(SALE)})
    desk.console.run(StartGame("fair", tuple(SeatPlan(place, "person") for place in range(4))))
    desk.console.step()
    desk.console.run(Submit(Offer(2, 10)))
    desk.console.run(Show("pause"))
    assert desk.console.due() == pytest.approx(TIE_SECONDS)
    desk.clock.now += TIE_SECONDS
    assert desk.console.step()
    assert desk.console.due() is None
    assert [entry.by for entry in desk.table.journal] == [2]
