"""Three beats of silence at an auction."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.archive import Archive
from device.faults import Refusal, Refused
from device.inline_bots import InlineBots
from device.live import PACE, LiveGame
from device.records import Acted
from device.silence import Silence
from device.table import Table
from device.tables import resume
from device.ties import TIE_SECONDS
from games.game import Action, Event
from tests.device.desk import Clock, Desk
from tests.device.fair import Fair, FairGame, Offer, Silent
from tests.device.toys import GAMES, fair_table
from ui.beats import BEAT_SECONDS, BEATS, FIRST_BEAT_SECONDS, beat
from ui.commands import HammerDown, SeatPlan, Show, StartGame, Submit
from ui.model import TableModel

SALE, DIE, CARD, DRAW = 3, 1, 4, 6
FOUR = (None, None, None, None)
WHOLE = 6.0
READ = 15.0
"""The first three beats: before anybody has offered anything."""


@pytest.fixture
def clock() -> Clock:
    return Clock()


def live_on(table: Table, clock: Clock) -> LiveGame:
    live = LiveGame(table, InlineBots(), pace=PACE, clock=clock)
    live.step()
    return live


def shown(live: LiveGame) -> TableModel:
    return live.model(unsaved=False)


def offer(live: LiveGame, clock: Clock, player: int, amount: int) -> None:
    assert live.submit(Offer(player, amount))
    clock.now += TIE_SECONDS
    live.step()


def ways(table: Table) -> list[tuple[int, str]]:
    return [(record.by, record.how) for record in table.records if isinstance(record, Acted)]


# --- the classes alone


def test_a_silence_begins_once_and_starts_anew_after_a_word(clock: Clock) -> None:
    silence = Silence(clock)
    assert (silence.since, silence.left()) == (None, None)
    assert silence.listen()
    assert not silence.listen()
    clock.now += 5.5
    assert (silence.since, silence.beat) == (100.0, 2.0)
    assert silence.left() == pytest.approx(0.5)
    clock.now += 1.0
    assert silence.left() == 0
    assert silence.stop()
    assert not silence.stop()
    assert silence.left() is None
    assert silence.listen(5.0)
    assert not silence.listen(2.0)
    assert (silence.since, silence.beat) == (106.5, 5.0)
    assert silence.left() == pytest.approx(15.0)


def test_the_beats_as_they_are_drawn() -> None:
    assert (BEATS, BEAT_SECONDS, FIRST_BEAT_SECONDS) == (3, 2.0, 5.0)
    assert beat(100.0, 107.5, FIRST_BEAT_SECONDS) == (2, 0.5)
    assert beat(100.0, 115.0, FIRST_BEAT_SECONDS) == (3, 1.0)
    assert beat(100.0, 99.0) == (1, 0.0)
    assert beat(100.0, 100.0) == (1, 0.0)
    assert beat(100.0, 101.0) == (1, 0.5)
    assert beat(100.0, 102.0) == (2, 0.0)
    assert beat(100.0, 105.0) == (3, 0.5)
    assert beat(100.0, 106.0) == (3, 1.0)
    assert beat(100.0, 120.0) == (3, 1.0)


# --- at the table


def test_an_auction_that_nobody_wants_ends_after_three_beats(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    assert shown(live).silence_since == clock.now
    assert live.due() == pytest.approx(READ)
    clock.now += READ - 0.01
    assert not live.step()
    assert table.ply == 0
    clock.now += 0.01
    assert live.due() == 0
    assert live.step()
    assert table.actions() == [Silent(1), Silent(2), Silent(3)]
    assert ways(table) == [(1, "clock"), (2, "clock"), (3, "clock")]
    assert [entry.note for entry in shown(live).journal] == ["silence"] * 3
    assert table.finished
    assert live.due() is None


def test_each_raise_restarts_the_beats_and_a_no_does_not(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    assert shown(live).beat_seconds == 5.0
    clock.now += 14.0
    live.submit(Silent(3))
    assert live.due() == pytest.approx(1.0), "a no is no offer: the long beats go on"
    offer(live, clock, 1, 10)
    began = clock.now
    assert (shown(live).silence_since, shown(live).beat_seconds) == (began, 2.0)
    clock.now += 3.0
    live.submit(Silent(2))
    assert shown(live).silence_since == began
    clock.now += 2.0
    live.submit(Offer(3, 20))
    assert shown(live).silence_since == clock.now > began
    clock.now += WHOLE
    assert live.step()
    assert table.actions()[-2:] == [Silent(1), Silent(2)]
    assert table.finished
    assert shown(live).silence_since is None


def test_a_correction_restarts_them_too(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    live.submit(Silent(1))
    live.submit(Silent(2))
    clock.now += 4.0
    live.correct(2, 0, 1)
    assert table.last == Silent(1)
    assert shown(live).silence_since == clock.now


class Hasty(Fair):
    """One who says no ends the sale."""

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        super().apply_action(action, log)
        if isinstance(action, Silent):
            self.next_stage()


def test_silence_that_ends_it_speaks_for_one(clock: Clock) -> None:
    table = fair_table(SALE * 10 + DIE, FOUR, state_type=Hasty)
    live = live_on(table, clock)
    clock.now += READ
    assert live.step()
    assert table.actions() == [Silent(1)]


def test_people_are_waited_for_where_silence_means_nothing(clock: Clock) -> None:
    table = fair_table(DIE)
    live = live_on(table, clock)
    clock.now += 10 * WHOLE
    assert not live.step()
    assert (table.ply, shown(live).silence_since, live.due()) == (0, None, None)


def test_the_clock_speaks_for_who_is_absent_unless_the_table_plays_for_it(clock: Clock, tmp_path: Path) -> None:
    table = fair_table(SALE, FOUR, Archive(tmp_path))
    table.set_away(1, True)
    live = live_on(resume(table.archive, {"fair": FairGame()}, table.id), clock)
    clock.now += READ
    live.step()
    assert ways(live.table) == [(1, "clock"), (2, "clock"), (3, "clock")]
    other = fair_table(SALE, (None, None))
    asked = live_on(other, clock)
    asked.set_away(1, True)
    asked.step()
    assert shown(asked).silence_since is None
    clock.now += PACE
    asked.step()
    assert ways(other) == [(1, "away")]


def test_bots_decide_by_themselves(clock: Clock) -> None:
    table = fair_table(SALE, (None, "random"))
    live = live_on(table, clock)
    assert shown(live).silence_since is None
    live.step()
    assert ways(table) == [(1, "bot")]


def test_a_bots_raise_restarts_the_beats(clock: Clock) -> None:
    table = fair_table(SALE, (None, None, "random"))
    live = live_on(table, clock)
    began = clock.now
    price = 0
    # the bot chooses at random: until it raises, it is asked again by a raise of player 1
    while table.last != Offer(2, price + 10):
        clock.now += PACE
        if table.last == Silent(2):
            price += 10
            table.submit(Offer(1, price), 1)
        live.step()
    assert shown(live).silence_since == clock.now > began


def test_the_clock_says_nothing_but_what_silence_means() -> None:
    table = fair_table(SALE, ("random", "random", None))
    for act in (Offer(1, 10), Offer(2, 10)):
        with pytest.raises(Refused) as error:
            table.submit(act, act.player, "clock")
        assert error.value.code == Refusal.NOT_SILENCE
    table.submit(Silent(1), 1, "clock")
    table.submit(Silent(2), 2, "clock")
    assert table.finished


def test_nobody_corrects_more_because_the_clock_spoke(clock: Clock) -> None:
    table = fair_table(SALE * 10 + DRAW)
    live = live_on(table, clock)
    clock.now += READ
    live.step()
    assert not live.undo()
    assert table.ply == 2


# --- the seller's press


def test_the_seller_ends_the_beats_at_once(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    offer(live, clock, 2, 10)
    assert live.hammer(0)
    clock.now += TIE_SECONDS
    live.step()
    assert table.actions() == [Offer(2, 10), Silent(1), Silent(3)]
    assert table.finished


def test_nobody_else_does(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    offer(live, clock, 2, 10)
    for seat in (1, 2, 3):
        assert not live.hammer(seat)
        assert live.refusal == Refusal.NOT_YOUR_SEAT
    table.set_away(0, True)
    assert not live.hammer(0)
    assert table.ply == 1
    over = fair_table(DIE)
    assert not live_on(over, clock).hammer(0)


def test_an_offer_at_the_same_moment_is_heard(clock: Clock) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    live.submit(Offer(2, 10))
    live.hammer(0)
    clock.now += TIE_SECONDS
    live.step()
    assert table.actions() == [Offer(2, 10)]
    assert table.current == (1, 3)


@pytest.mark.parametrize("between", [0.01, 0.029])
def test_an_offer_that_ties_with_the_hammer_is_heard(clock: Clock, between: float) -> None:
    table = fair_table(SALE, FOUR)
    live = live_on(table, clock)
    offer(live, clock, 2, 10)
    assert live.hammer(0)
    clock.now += between
    assert not live.step()
    assert live.submit(Offer(3, 20))
    clock.now += TIE_SECONDS
    live.step()
    assert table.actions() == [Offer(2, 10), Offer(3, 20)]
    clock.now += BEATS * BEAT_SECONDS - 0.01
    assert not live.step(), "the beats begin anew"


def test_the_seller_does_not_speak_for_bots(clock: Clock) -> None:
    table = fair_table(SALE, (None, None, "random"))
    live = live_on(table, clock)
    assert live.hammer(0)
    clock.now += TIE_SECONDS
    live.step()
    assert ways(table) == [(1, "clock")]
    assert table.current == (2,)


# --- at the console


def since(desk: Desk) -> float | None:
    return desk.table.silence_since


def test_the_beats_rest_while_something_else_is_on_the_screen(tmp_path: Path) -> None:
    desk = Desk(tmp_path, games={"fair": FairGame(SALE)})
    desk.console.run(StartGame("fair", tuple(SeatPlan(place, "person") for place in range(4))))
    assert desk.console.step()
    assert since(desk) == desk.clock.now
    desk.clock.now += 5.0
    desk.console.run(Show("pause"))
    assert desk.console.step()
    assert not desk.console.step()
    assert since(desk) is None
    assert desk.console.due() is None
    desk.clock.now += READ
    desk.console.run(Show("table"))
    desk.console.step()
    assert since(desk) == desk.clock.now
    assert desk.console.due() == pytest.approx(READ)
    assert desk.console.run(Submit(Silent(1)))
    assert desk.console.run(HammerDown(0))
    desk.clock.now += TIE_SECONDS
    assert desk.console.step()
    assert desk.table.finished


def test_what_the_clock_said_is_in_the_archive(clock: Clock, tmp_path: Path) -> None:
    table = fair_table(SALE * 10 + CARD, (None, None, None), Archive(tmp_path))
    live = live_on(table, clock)
    clock.now += READ
    live.step()
    again = resume(Archive(tmp_path), GAMES, table.id)
    assert again.journal() == table.journal()
    assert [line.how for line in again.journal()] == ["clock", "clock"]
