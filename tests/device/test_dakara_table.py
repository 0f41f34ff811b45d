"""Dakara at the running table: own dice, an auction on buttons, bets taken back, throws for the pot."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.archive import Archive
from device.inline_bots import InlineBots
from device.ledger import Correction, ledger_of
from device.live import PACE, LiveGame
from device.records import Acted
from device.seats import seats_for
from device.table import Table
from device.tables import header_for, resume, start
from device.ties import TIE_SECONDS
from games.dakara.actions import (
    Bet,
    Bid,
    Decline,
    DrawFirstPlayer,
    DrawGold,
    DrawPass,
    ReadGold,
    RollDie,
    Throw,
    Travel,
)
from games.dakara.events import Rolled
from games.dakara.game_entry import DAKARA
from games.dakara.observation import DakaraObservation
from games.dakara.options import DakaraOptions
from games.game import CHANCE, Action, Range
from tests.device.desk import Clock, Desk
from ui.commands import Acknowledge, SeatPlan, StartGame, Submit
from ui.model import TableModel
from ui.payments import Payment

PARIS, KENTUCKY, ALL_BET = 14, 8, 33


class Evening:
    """Four at the table; player 0 has flown from No. 26 to a game with 105,000 dollars, the others have 100,000."""

    def __init__(self, space: int, folder: Path | None = None, bots: tuple[str | None, ...] = (None,) * 4) -> None:
        options = DakaraOptions(players=4, length="split", from_biarritz=(0,))
        edition = DAKARA.edition({"start.money": 100_000, "notes.10000": 8}, "test")
        header = header_for(DAKARA, options, seats_for(list(bots)), edition, seed=(1).to_bytes(32, "big"))
        self.table: Table = start(Archive(folder), DAKARA, header)
        self.clock = Clock()
        self.live = LiveGame(self.table, InlineBots(), pace=PACE, clock=self.clock)
        for act in (DrawFirstPlayer(CHANCE, 0), RollDie(CHANCE, 3), Travel(0, space)):
            self.do(act)

    def do(self, *acts: Action) -> None:
        for act in acts:
            assert self.live.submit(act), self.live.refusal

    def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds
        self.live.step()

    @property
    def view(self) -> DakaraObservation:
        assert isinstance(self.table.view, DakaraObservation)
        return self.table.view

    def shown(self) -> TableModel:
        return self.live.model(unsaved=False)

    def money(self) -> list[int]:
        return [seat.money for seat in self.view.seats]

    def speaks(self) -> tuple[bool, str, int | None]:
        """What the game says of time: who is first counts, what silence means, who ends it."""
        return self.view.races, self.view.silence, self.view.hammer


def test_the_die_of_the_player_on_turn_waits_for_that_player() -> None:
    options = DakaraOptions(players=2)
    header = header_for(DAKARA, options, seats_for([None, None]), DAKARA.edition(), seed=(1).to_bytes(32, "big"))
    table = start(Archive(None), DAKARA, header)
    live = LiveGame(table, InlineBots(), pace=0)
    assert live.model(unsaved=False).hand is None
    assert live.step()
    first = live.model(unsaved=False).hand
    assert first is not None
    assert not live.step()
    assert live.model(unsaved=False).chance == tuple(RollDie(CHANCE, face) for face in range(1, 7))
    assert not live.throw(1 - first)
    assert live.throw(first)
    view = table.view
    assert isinstance(view, DakaraObservation)
    assert view.seats[first].travelled == view.last_face > 0


def test_where_to_fly_is_taken_back_until_somebody_bets_there() -> None:
    evening = Evening(KENTUCKY)
    assert list(evening.view.current) == [0, 1, 2, 3]
    assert evening.shown().can_undo
    assert evening.live.undo()
    assert (evening.view.game, evening.view.current) == (0, (0,))
    evening.do(Travel(0, KENTUCKY), Bet(1, 2000, 3))
    assert evening.table.undo_barrier(0) is not None


def test_an_auction_is_sold_by_silence() -> None:
    evening = Evening(PARIS)
    assert evening.speaks() == (True, "Decline", 0)
    began = evening.clock.now
    assert evening.shown().silence_since == began
    evening.pass_time(5.9)
    evening.do(Bid(2, 50_000))
    evening.pass_time(TIE_SECONDS)
    assert evening.shown().silence_since == evening.clock.now
    evening.pass_time(5.9)
    assert evening.view.current == (1, 3)
    evening.pass_time(0.11)
    acts = [record for record in evening.table.records if isinstance(record, Acted)][-2:]
    assert [(act.by, act.how, act.action["type"]) for act in acts] == [(1, "clock", "Decline"), (3, "clock", "Decline")]
    assert evening.money() == [155_000, 100_000, 50_000, 100_000]
    assert evening.speaks() == (False, "", None)
    assert evening.shown().silence_since is None
    assert evening.shown().hand == 2


@pytest.mark.rule("DA-R45")
def test_the_buyer_takes_the_card_or_reads_a_real_one_and_may_correct_the_slip() -> None:
    evening = Evening(PARIS)
    evening.do(Bid(2, 50_000))
    evening.pass_time(TIE_SECONDS)
    assert not evening.live.hammer(2)
    assert evening.live.hammer(0)
    evening.pass_time(TIE_SECONDS)
    readings = [choice for choice in evening.shown().chance if isinstance(choice, Range)]
    assert len(readings) == 1
    assert DrawGold(CHANCE, 15) in evening.shown().chance
    evening.do(ReadGold(CHANCE, 350_000))
    assert evening.money()[2] == 400_000
    assert evening.live.undo()
    assert evening.money()[2] == 50_000
    evening.do(ReadGold(CHANCE, 35_000))
    assert evening.money() == [155_000, 100_000, 85_000, 100_000]


def test_nobody_wants_it() -> None:
    evening = Evening(PARIS)
    evening.pass_time(14.99)
    assert evening.view.current == (1, 2, 3), "people may still read what it is about"
    evening.pass_time(0.01)
    assert evening.money() == [105_000, 100_000, 100_000, 100_000]
    assert evening.view.turn == 1


def test_of_two_bids_at_once_the_one_next_to_the_seller_counts() -> None:
    evening = Evening(PARIS)
    evening.do(Bid(3, 50_000), Bid(1, 50_000))
    evening.pass_time(TIE_SECONDS)
    assert (evening.view.leader, evening.view.price) == (1, 50_000)
    assert evening.shown().tie == (1, 3)
    assert evening.shown().can_take_back == ()
    assert not evening.live.take_back(1)
    assert not evening.live.undo()


def test_a_bet_is_taken_back_while_others_still_choose() -> None:
    evening = Evening(KENTUCKY)
    assert evening.speaks() == (False, "", None)
    assert evening.shown().silence_since is None
    evening.do(Bet(1, 40_000, 3), Bet(3, 20_000, 1), Decline(2))
    assert evening.shown().can_take_back == (1, 2, 3)
    assert evening.live.take_back(1)
    assert evening.view.current == (0, 1)
    assert evening.money() == [105_000, 100_000, 100_000, 80_000]
    assert [seat.stake for seat in evening.view.seats] == [0, 0, 0, 20_000]
    evening.do(Bet(1, 1_000, 1), Decline(0))
    assert evening.shown().can_take_back == ()
    assert evening.shown().hand == 0
    assert evening.live.throw(0)


def test_a_single_choice_asks_for_no_hurry() -> None:
    evening = Evening(KENTUCKY)
    evening.live.correct(evening.table.records[-1].sequence, 0, 1)
    assert evening.view.current == (0,)
    assert evening.speaks() == (False, "", None)


def test_each_throws_an_own_die_and_two_at_once_both_count() -> None:
    evening = Evening(ALL_BET)
    assert evening.speaks() == (True, "", None)
    assert evening.shown().silence_since is None
    for player in (2, 1):
        evening.do(Throw(player))
        assert evening.live.throw(player)
    evening.pass_time(TIE_SECONDS)
    assert evening.view.current == (0, 3)
    assert [seat.done for seat in evening.view.seats] == [False, True, True, False]
    evening.do(Throw(3))
    evening.pass_time(TIE_SECONDS)
    assert evening.speaks() == (False, "", None)
    assert evening.shown().hand == 3
    evening.do(RollDie(CHANCE, 6))
    assert evening.view.seats[3].mark == 6


def test_an_auction_among_bots_goes_on_by_itself() -> None:
    evening = Evening(PARIS, bots=(None, "random", "random", "random"))
    assert evening.shown().silence_since is None
    for _ in range(60):
        if not evening.view.silence:
            return
        evening.pass_time(PACE)
    raise AssertionError("it does not end")


def test_the_evening_goes_on_from_the_archive(tmp_path: Path) -> None:
    evening = Evening(KENTUCKY, tmp_path)
    evening.do(Bet(1, 40_000, 3), Bet(3, 20_000, 1))
    evening.live.take_back(1)
    evening.do(Bet(1, 2_000, 6), Decline(2), Decline(0), RollDie(CHANCE, 6))
    again = resume(Archive(tmp_path), {"dakara": DAKARA}, evening.table.id)
    assert again.checksum() == evening.table.checksum()
    assert again.journal() == evening.table.journal()
    assert evening.money() == [105_000, 112_000, 100_000, 80_000]


def test_the_ledger_leaves_out_a_bet_that_was_taken_back(tmp_path: Path) -> None:
    evening = Evening(KENTUCKY, tmp_path)
    number = len(evening.table.records) + 1
    evening.do(Bet(1, 40_000, 3), Bet(3, 20_000, 1))
    evening.live.take_back(1)
    evening.do(Bet(1, 2_000, 6), Decline(2), Decline(0), RollDie(CHANCE, 6))
    ledger = ledger_of(evening.table.archive.load(evening.table.id), {"dakara": DAKARA})
    assert ledger.adds_up
    assert Correction(number + 2, act=number) in ledger.lines
    bets = [line for line in ledger.lines if isinstance(line, Payment) and line.reason == "stake"]
    assert [(bet.number - number, bet.payer_after, bet.payee_after, bet.undone_by) for bet in bets] == [
        (0, 60_000, 40_000, number + 2),
        (1, 80_000, 60_000, None),
        (3, 98_000, 22_000, None),
    ]


def test_a_boarding_pass_and_the_roll_of_its_game_wait_for_the_hand_on_turn() -> None:
    options = DakaraOptions(players=2)
    header = header_for(DAKARA, options, seats_for([None, None]), DAKARA.edition(), seed=(1).to_bytes(32, "big"))
    table = start(Archive(None), DAKARA, header)
    live = LiveGame(table, InlineBots(), pace=0)
    for act in (DrawFirstPlayer(CHANCE, 0), RollDie(CHANCE, 1)):
        assert live.submit(act)
    assert live.model(unsaved=False).hand == 0
    assert live.submit(DrawPass(CHANCE, 10))
    assert live.model(unsaved=False).hand == 0
    assert live.throw(0)


def test_the_last_bet_is_taken_back_until_the_die_is_thrown() -> None:
    evening = Evening(KENTUCKY)
    evening.do(Bet(1, 40_000, 3), Bet(3, 20_000, 1), Decline(0), Bet(2, 5_000, 2))
    assert evening.table.view.chance_for == 0
    assert evening.live.model(unsaved=False).can_undo
    assert evening.live.undo()
    assert evening.table.current == (2,)
    evening.do(Bet(2, 6_000, 2))
    assert evening.live.throw(0)
    assert not evening.live.model(unsaved=False).can_undo


def test_the_last_who_will_not_bet_may_think_again_before_the_next_turn() -> None:
    evening = Evening(KENTUCKY)
    evening.do(Decline(0), Decline(1), Decline(2), Decline(3))
    assert (evening.table.view.chance_for, evening.live.undo()) == (1, True)
    assert evening.table.current == (3,)


@pytest.mark.parametrize("apart", [0.0, 0.02, 0.1])
def test_three_who_touch_at_once_all_throw_for_the_pot(tmp_path: Path, apart: float) -> None:
    desk = Desk(tmp_path)
    seats = tuple(SeatPlan(place, "person") for place in range(3))
    desk.console.run(StartGame("dakara", seats, options=(("length", "split"), ("from_biarritz", "0"))))
    for act in (DrawFirstPlayer(CHANCE, 0), RollDie(CHANCE, 3), Travel(0, ALL_BET)):
        assert desk.console.run(Submit(act))
        desk.console.run(Acknowledge())
    desk.clock.now += 1.0
    for player in (1, 0, 2):
        assert desk.touch(f"throw:{player}")
        desk.clock.now += apart
        desk.console.step()
    desk.clock.now += 0.3 - 3 * apart
    desk.console.step()
    rolled = [event for entry in desk.table.journal for event in entry.events if isinstance(event, Rolled)]
    assert [event.player for event in rolled[1:]] in ([1, 0, 2], [0, 1, 2])
