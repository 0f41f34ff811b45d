"""A slip in what was entered by hand, and a choice before the own throw: both are taken back freely."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.archive import Archive
from device.dealer import Dealer
from device.faults import Refusal, Refused
from device.inline_bots import InlineBots
from device.live import LiveGame
from device.seats import Modes
from device.table import Table
from device.tables import resume
from games.game import CHANCE
from tests.device.fair import Bet, FairGame, GoOn, Offer, RollFace, Silent, TakeCard
from tests.device.toys import fair_table, toy_table
from tests.games.toy import Deal

DIE, BETS, SALE, CARD, DRAW = 1, 2, 3, 4, 6


def stop(table: Table, by: int) -> Refusal:
    with pytest.raises(Refused) as error:
        table.undo(by)
    return error.value.code


def entered(stages: int) -> Table:
    table = fair_table(stages)
    table.submit(GoOn(0), 0)
    Dealer(table).enter(RollFace(CHANCE, 6))
    return table


def test_a_wrongly_entered_die_is_entered_again(tmp_path: Path) -> None:
    table = fair_table(DIE * 10 + BETS, archive=Archive(tmp_path))
    table.submit(GoOn(0), 0)
    before = table.checksum()
    Dealer(table).enter(RollFace(CHANCE, 6))
    assert table.undo_barrier(1) is None
    table.undo(1)
    assert table.checksum() == before
    Dealer(table).enter(RollFace(CHANCE, 2))
    assert table.actions() == [GoOn(0), RollFace(CHANCE, 2)]
    again = resume(table.archive, {"fair": FairGame()}, table.id)
    assert again.journal() == table.journal()
    assert again.undo_barrier(0) is None


def test_what_the_console_rolled_is_not() -> None:
    table = fair_table(DIE * 10 + BETS)
    table.submit(GoOn(0), 0)
    Dealer(table).deal()
    assert stop(table, 0) == Refusal.AFTER_CHANCE


def test_several_entries_are_taken_back_one_by_one() -> None:
    table = fair_table(CARD * 100 + CARD * 10 + DIE)
    for card in (1, 3):
        Dealer(table).enter(TakeCard(CHANCE, card))
    table.undo(0)
    assert table.actions() == [TakeCard(CHANCE, 1)]
    table.undo(0)
    assert table.actions() == []


def test_an_entry_stands_once_something_else_has_happened() -> None:
    table = entered(DIE * 10 + BETS)
    table.submit(Bet(1, 20, 1), 1)
    assert stop(table, 0) == Refusal.OTHER_SEATS_ACT
    drawn = entered(DIE * 100 + DRAW * 10 + BETS)
    Dealer(drawn).deal()
    assert stop(drawn, 0) == Refusal.AFTER_CHANCE
    looked = toy_table(modes=Modes(cards="table"))
    Dealer(looked).enter(Deal(CHANCE, 0, 6))
    looked.note_peek(0)
    assert stop(looked, 0) == Refusal.AFTER_PEEK


def test_the_entry_that_ended_the_game_takes_consent() -> None:
    table = entered(DIE)
    assert table.finished
    assert stop(table, 0) == Refusal.REVEALED


def test_who_is_to_throw_still_has_the_turn() -> None:
    table = fair_table(DIE)
    table.submit(GoOn(0), 0)
    assert stop(table, 1) == Refusal.OTHER_SEATS_ACT
    table.undo(0)
    assert table.actions() == []


def test_a_choice_is_not_taken_back_when_another_hand_or_nobodys_comes_next() -> None:
    sale = fair_table(SALE * 10 + CARD, (None, None))
    sale.submit(Silent(1), 1)
    assert sale.view.chance_for == 0
    assert stop(sale, 1) == Refusal.TURN_HAS_PASSED
    alone = fair_table(BETS * 10 + DRAW, (None,))
    alone.submit(Bet(0, 20, 1), 0)
    assert stop(alone, 0) == Refusal.TURN_HAS_PASSED


def test_at_an_auction_a_bid_is_a_bid(tmp_path: Path) -> None:
    table = fair_table(SALE, archive=Archive(tmp_path))
    table.submit(Offer(1, 10), 1)
    assert stop(table, 1) == Refusal.FIRST_COUNTS
    alone = fair_table(SALE * 10 + CARD, (None, None))
    alone.submit(Offer(1, 10), 1)
    assert alone.view.chance_for == 1
    assert stop(alone, 1) == Refusal.FIRST_COUNTS
    silent = fair_table(SALE, archive=table.archive)
    silent.submit(Silent(1), 1)
    assert stop(silent, 1) == Refusal.FIRST_COUNTS
    assert resume(table.archive, {"fair": FairGame()}, silent.id).undo_barrier(1) == Refusal.FIRST_COUNTS


def test_after_going_back_a_bid_is_still_a_bid() -> None:
    table = fair_table(SALE * 10 + CARD, (None, None))
    table.submit(Offer(1, 10), 1)
    Dealer(table).enter(TakeCard(CHANCE, 3))
    assert stop(table, 0) == Refusal.REVEALED
    table = fair_table(SALE * 100 + CARD * 10 + DRAW, (None, None))
    table.submit(Offer(1, 10), 1)
    Dealer(table).enter(TakeCard(CHANCE, 3))
    table.undo(0)
    assert stop(table, 1) == Refusal.FIRST_COUNTS


def test_the_screen_offers_it_until_something_else_happens() -> None:
    table = fair_table(DIE * 10 + BETS)
    live = LiveGame(table, InlineBots())
    live.submit(GoOn(0))
    live.submit(RollFace(CHANCE, 6))
    assert live.model(unsaved=False).can_undo
    assert live.undo()
    assert live.model(unsaved=False).hand == 0
    live.throw(0)
    assert not live.model(unsaved=False).can_undo
