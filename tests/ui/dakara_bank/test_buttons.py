"""The bank by buttons alone: the own seat button is next, OK takes, UNDO goes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.dakara_bank.desk import BANK, BankDesk
from ui.kit.panel import PANELS, Panel
from ui.screen import Control


def go_to(desk: BankDesk, place: int, key: str) -> None:
    """Press the seat button until `key` is marked."""
    for _ in range(40):
        if desk.marked() == key:
            return
        desk.press(place)
    raise AssertionError(f"{key} is never marked")


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_a_whole_payment(tmp_path: Path, panel: Panel) -> None:
    desk = BankDesk(tmp_path, panel)
    desk.press(1)
    assert desk.marked() == "account:1"
    desk.control(Control.OK)
    go_to(desk, 1, f"account:{BANK}")
    desk.control(Control.OK)
    for key in ("key:7", "key:000", "pay"):
        go_to(desk, 1, key)
        desk.control(Control.OK)
    assert desk.view().money == (50_000, 43_000, 50_000)
    desk.control(Control.UNDO)
    assert desk.view().money == (50_000, 50_000, 50_000)


def test_the_first_press_comes_to_the_own_account_and_the_second_goes_on(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.press(2)
    assert desk.marked() == "account:2"
    desk.press(2)
    assert desk.marked() == "key:7"


def test_an_empty_place_does_nothing(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.press(5)
    assert desk.marked() in ("", "pay")
    assert desk.targets() == BankDesk(tmp_path / "other").targets()


def test_ok_pays_when_all_is_said(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.touch("account:0", "account:2", "key:4", "key:000")
    desk.control(Control.OK)
    assert desk.view().money == (46_000, 50_000, 54_000)


def test_the_next_press_after_both_accounts_is_the_number_pad(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.touch("account:0", "account:2")
    desk.press(0)
    assert desk.marked() == "key:7"


def test_help_opens_at_paying_and_at_the_ledger(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.control(Control.HELP)
    assert "Paying" in desk.told()
    desk.control(Control.UNDO)
    desk.touch("ledger")
    desk.control(Control.HELP)
    assert "The ledger" in desk.told()


def test_the_table_never_pays_for_somebody_who_is_away(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.touch("pause")
    assert "away" not in desk.targets()
    assert "Nobody has a turn" in desk.told()
    desk.check()
