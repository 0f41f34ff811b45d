"""Paying at the counter: who, to whom, how much; taking back at once, and correcting with a second seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.dakara_bank.desk import BANK, BankDesk
from ui.kit.panel import PANELS
from ui.kit.pieces.account_card import AccountCard
from ui.screen import Control


@pytest.fixture
def desk(tmp_path: Path) -> BankDesk:
    return BankDesk(tmp_path)


@pytest.fixture
def small(tmp_path: Path) -> BankDesk:
    return BankDesk(tmp_path, PANELS["7in"])


def card(desk: BankDesk, who: int) -> AccountCard:
    found = desk.widget(f"account:{who}")
    assert isinstance(found, AccountCard)
    return found


def test_payer_then_payee_then_the_amount(desk: BankDesk) -> None:
    assert "Choose who pays" in desk.told()
    desk.touch("account:0")
    assert "Orange pays: to whom?" in desk.told()
    desk.touch("account:1")
    assert "Pay how much to Sky?" in desk.told()
    desk.touch("key:2", "key:5", "key:000")
    assert "Pay 25,000 to Sky" in desk.told()
    assert (card(desk, 0).money, card(desk, 0).then, card(desk, 0).role) == ("50,000", "25,000", "pays")
    assert (card(desk, 1).money, card(desk, 1).then, card(desk, 1).role) == ("50,000", "75,000", "gets")
    assert (card(desk, 2).then, card(desk, BANK).then) == ("", "")
    desk.touch("pay")
    assert desk.view().money == (25_000, 75_000, 50_000)
    assert "Orange paid 25,000" in desk.told()


def test_what_is_missing_stands_below_pay(desk: BankDesk) -> None:
    for key, why in [
        ("", "Choose who pays"),
        ("account:0", "Choose who gets it"),
        ("account:1", "Type the amount"),
        ("key:5", "Whole thousands only"),
        ("key:000", ""),
        ("key:0", ""),
        ("key:0", "Not enough money"),
    ]:
        if key:
            desk.touch(key)
        assert ("pay" in desk.targets()) == (not why)
        assert why in desk.told() or not why


def test_the_bank_is_an_account(desk: BankDesk) -> None:
    desk.pay(BANK, 2, "8", "000")
    desk.pay(1, BANK, "1", "0", "000")
    assert desk.view().money == (50_000, 40_000, 58_000)
    assert desk.view().bank == 29_852_000


def test_a_second_touch_on_the_payer_begins_anew_and_on_the_payee_frees_that_place(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "account:1")
    assert "Orange pays: to whom?" in desk.told()
    desk.touch("account:2")
    assert "Pay how much to Green?" in desk.told()
    desk.touch("account:1")
    assert "Pay how much to Sky?" in desk.told()
    desk.touch("account:0")
    assert "Choose who pays" in desk.told()


def test_figures_noughts_and_the_last_figure_away(desk: BankDesk) -> None:
    desk.touch("key:0", "key:000", "key:1", "key:2", "key:back", "key:000")
    assert "1,000" in desk.told()
    desk.touch("key:000", "key:000")
    assert "1,000,000" in desk.told()
    desk.touch("key:000", "key:0", "key:0", "key:0")
    assert "100,000,000" in desk.told()


def test_a_payment_shows_before_and_after_of_both(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay")
    told = desk.told()
    for text in ("Before", "Pays", "Gets", "Now", "50,000", "\u22125,000", "45,000", "+5,000", "55,000"):
        assert text in told


def test_a_payment_is_taken_back_by_one_press_for_three_seconds(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay")
    assert "3 s left" in desk.told()
    desk.wait(1.5)
    assert "2 s left" in desk.told()
    desk.wait(1.4)
    assert "1 s left" in desk.told()
    desk.touch("undo")
    assert desk.view().money == (50_000, 50_000, 50_000)
    assert desk.view().ledger == ()
    assert "Choose who pays" in desk.told()


def test_after_three_seconds_the_pad_is_gone_by_itself(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay")
    moving = desk.console.navigator.moving(desk.model())
    assert moving is not None and moving <= 0.1
    desk.wait(2.9)
    assert "undo" in desk.targets()
    desk.wait(0.1)
    assert "undo" not in desk.targets()
    assert desk.console.navigator.moving(desk.model()) is None


def test_the_undo_button_takes_back_within_the_seconds_and_steps_back_after(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay")
    desk.control(Control.UNDO)
    assert desk.view().ledger == ()
    desk.pay(0, 1, "5", "000")
    desk.control(Control.UNDO)
    assert len(desk.view().ledger) == 1
    desk.touch("account:0", "account:1", "key:5")
    for line in ("Pay how much to Sky?", "Orange pays: to whom?", "Choose who pays"):
        desk.control(Control.UNDO)
        assert line in desk.told()
    assert not desk.console.navigator.goes_back(desk.model())


def test_the_next_payment_need_not_wait(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay", "account:2")
    assert "Green pays: to whom?" in desk.told()
    assert "undo" not in desk.targets()


def test_ok_puts_the_slips_away(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay")
    desk.control(Control.OK)
    assert "undo" not in desk.targets()
    assert len(desk.view().ledger) == 1


def test_an_older_entry_goes_back_with_two_seats_and_stays_in_the_ledger(desk: BankDesk) -> None:
    desk.pay(0, 1, "5", "000")
    desk.pay(BANK, 2, "9", "000")
    desk.touch("wrong:1")
    assert "Entry 1: 5,000 goes back to Orange" in desk.told()
    desk.press(2)
    assert "Green asks: a second seat agrees" in desk.told()
    desk.press(2)
    assert len(desk.view().ledger) == 2
    desk.touch("agree:0")
    assert desk.view().money == (50_000, 50_000, 59_000)
    assert [(e.reverses, e.reversed_by) for e in desk.view().ledger] == [(0, 3), (0, 0), (1, 0)]
    assert "wrong:1" not in desk.targets()
    assert "Sky paid 5,000 back" in desk.told()


def test_two_taps_correct_a_payment_just_made(desk: BankDesk) -> None:
    desk.touch("account:0", "account:1", "key:5", "key:000", "pay", "wrong:1")
    assert desk.view().ledger == ()


def test_consent_is_left_step_by_step(desk: BankDesk) -> None:
    desk.pay(0, 1, "5", "000")
    desk.touch("wrong:1", "agree:0")
    desk.control(Control.UNDO)
    assert "Two seats agree: press yours" in desk.told()
    desk.control(Control.UNDO)
    assert "Choose who pays" in desk.told()
    assert len(desk.view().ledger) == 1


def test_who_no_longer_has_the_money_is_named(desk: BankDesk) -> None:
    desk.pay(0, 1, "5", "000")
    desk.pay(1, 2, "5", "5", "000")
    desk.touch("wrong:1", "agree:0", "agree:2")
    assert "Ledger: who got it no longer has the money" in desk.told()
    assert len(desk.view().ledger) == 2


def test_on_a_small_panel_accounts_come_first_then_the_pad(small: BankDesk) -> None:
    assert not any(key.startswith("key:") for key in small.targets())
    small.touch("account:0")
    assert not any(key.startswith("key:") for key in small.targets())
    small.touch("account:1")
    assert not any(key.startswith("account:") for key in small.targets())
    small.touch("key:2", "key:5", "key:000")
    told = small.told()
    for text in ("Pay 25,000 to Sky", "50,000", "25,000", "75,000"):
        assert text in told
    small.touch("back")
    assert "Orange pays: to whom?" in small.told()
    small.touch("account:2", "pay")
    assert small.view().money == (25_000, 50_000, 75_000)


def test_the_picture_turns_to_who_pays_on_a_flat_panel(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path, flat=True)
    assert not desk.console.turned(desk.model())
    desk.touch("account:1")
    assert desk.console.turned(desk.model())
    desk.touch("account:1", "account:2")
    assert not desk.console.turned(desk.model())
    desk.touch("account:2")
    desk.press(0)
    assert desk.console.turned(desk.model())
