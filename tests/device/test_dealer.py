"""Chance answered by the console, or entered by hand."""

from __future__ import annotations

import pytest

from device.dealer import Dealer, kind_of
from device.faults import Refusal, Refused
from device.seats import Modes
from games.game import CHANCE
from tests.device.toys import bid, play_on, toy_table
from tests.games.toy import Deal, Roll


def test_the_console_deals_until_people_are_to_act() -> None:
    table = toy_table()
    assert Dealer(table).deal_all() == 4
    assert table.current == (0, 1, 2)
    assert Dealer(table).deal() is None


def test_kinds_of_chance() -> None:
    assert kind_of(Roll(CHANCE, 1)) == "dice"
    assert kind_of(Deal(CHANCE, 0, 1)) == "cards"


def test_cards_by_hand_and_dice_by_the_console() -> None:
    table = toy_table(modes=Modes(cards="table"))
    dealer = Dealer(table)
    entry = dealer.pending()
    assert entry is not None
    assert (entry.kind, len(entry.outcomes), entry.suggested) == ("cards", 6, None)
    assert dealer.deal() is None
    for seat in range(3):
        assert dealer.enter(Deal(CHANCE, seat, 6 - seat)).how == "hand"
    assert dealer.pending() is None
    line = dealer.deal()
    assert line is not None
    assert line.how == "console"


def test_dice_by_hand_roll_by_roll() -> None:
    table = toy_table(modes=Modes(dice="table"))
    dealer = Dealer(table)
    assert dealer.deal_all() == 3
    dealer.enter(Roll(CHANCE, 3))
    for player in range(3):
        bid(table, player, 0)
    assert dealer.pending() is not None
    table.set_mode("dice", "console", by=0)
    assert dealer.deal() is not None


def test_only_what_can_come_out_is_taken() -> None:
    table = toy_table(modes=Modes(cards="table"))
    dealer = Dealer(table)
    dealer.enter(Deal(CHANCE, 0, 6))
    for wrong in (Deal(CHANCE, 1, 6), Deal(CHANCE, 2, 1), Roll(CHANCE, 1), Deal(0, 1, 1)):
        with pytest.raises(Refused) as error:
            dealer.enter(wrong)
        assert error.value.code in (Refusal.NO_SUCH_OUTCOME, Refusal.NOT_CHANCE)
    assert table.ply == 1


def test_nothing_is_due_at_the_end() -> None:
    table = toy_table()
    play_on(table)
    dealer = Dealer(table)
    assert not dealer.due()
    assert dealer.pending() is None
    with pytest.raises(Refused):
        dealer.enter(Roll(CHANCE, 1))


def test_what_is_entered_by_hand_uses_up_no_number_of_the_stream() -> None:
    by_hand, by_console = toy_table(modes=Modes(cards="table")), toy_table()
    for seat in range(3):
        Dealer(by_hand).enter(Deal(CHANCE, seat, seat + 1))
    Dealer(by_hand).deal()
    Dealer(by_console).deal_all()
    assert getattr(by_hand.records[-1], "n", None) == 0
    assert getattr(by_console.records[-1], "n", None) == 3
