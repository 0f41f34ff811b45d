"""From home to the counter: one press, then the seats; the books of last time are offered again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.dakara_bank.desk import BANK, BankDesk
from ui.commands import Home, SetEdition
from ui.kit.panel import PANELS
from ui.screen import Control


@pytest.mark.parametrize("size", PANELS)
def test_one_press_at_home_then_everybody_presses(tmp_path: Path, size: str) -> None:
    desk = BankDesk(tmp_path, PANELS[size], players=0)
    assert "game:dakara-bank" not in desk.targets()
    desk.touch("bank")
    assert not desk.console.navigator.seating
    desk.press(0)
    assert "start" not in desk.targets()
    desk.press(3)
    assert desk.seated() == (0, 3)
    desk.control(Control.OK)
    table = desk.model().table
    assert table is not None
    assert [(seat.place, seat.player) for seat in table.seats] == [(0, "person"), (3, "person")]
    assert desk.view().money == (50_000, 50_000)


def test_a_second_press_leaves_and_no_bot_ever_sits_at_the_bank(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path, players=0)
    desk.touch("bank", "place:0", "place:1", "place:2", "place:1")
    assert desk.seated() == (0, 2)
    assert "Person" in desk.told()


def test_all_six_may_sit_down(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path, players=0)
    desk.touch("bank", *(f"place:{place}" for place in range(6)), "start")
    assert len(desk.view().money) == 6


def test_the_last_books_are_gone_on_with(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.pay(BANK, 1, "9", "000")
    desk.console.run(Home())
    told = desk.told()
    for text in ("Resume Dice and bank", "The books are open", "1 entry in the ledger", "59,000"):
        assert text in told
    desk.touch("bank")
    assert "with the last books" in desk.told()
    desk.control(Control.OK)
    assert desk.view().money == (50_000, 59_000, 50_000)
    assert "undo" not in desk.targets()


def test_new_books_are_opened_while_old_ones_wait(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path)
    desk.pay(BANK, 1, "9", "000")
    desk.console.run(Home())
    desk.touch("bank", "place:4", "place:5")
    assert "resume" in desk.targets()
    desk.touch("start")
    assert desk.view().money == (50_000, 50_000)
    assert desk.view().ledger == ()


def test_closed_books_leave_the_same_seats(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path, players=0)
    desk.touch("bank", "place:1", "place:4", "start")
    desk.touch("ledger")
    assert "close-books" not in desk.targets()
    desk.touch("close")
    desk.pay(0, 1, "5", "000")
    desk.touch("ledger", "close-books", "close-now", "again")
    assert "Same seats" in desk.told()
    desk.control(Control.OK)
    table = desk.model().table
    assert table is not None
    assert [seat.place for seat in table.seats] == [1, 4]


def test_the_bank_uses_the_cards_that_were_copied_for_dakara(tmp_path: Path) -> None:
    desk = BankDesk(tmp_path, players=0)
    assert desk.console.run(SetEdition("dakara", "start.money", 60_000))
    desk.touch("bank")
    assert "60,000 for everybody. No rules are enforced: you play on your own board." in desk.told()
    desk.touch("place:0", "place:1", "start")
    assert desk.view().money == (60_000, 60_000)
    assert desk.console.run(SetEdition("dakara-bank", "start.money", 70_000))
    assert desk.model().editions["dakara"] == desk.model().editions["dakara-bank"]
