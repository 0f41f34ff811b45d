"""The whole ledger: newest first, by pages and by a finger; long ones cost no more than short ones."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from games.dakara_bank.actions import Collect
from tests.ui.dakara_bank.desk import BANK, BankDesk
from ui.commands import PrintLedger
from ui.dakara.notes_table import counted
from ui.dakara_bank.counter import Counter
from ui.dakara_bank.ledger import LedgerSheet
from ui.kit.pieces.ledger_row import LedgerRow
from ui.screen import Control, Dragged, Touched


@pytest.fixture
def desk(tmp_path: Path) -> BankDesk:
    return BankDesk(tmp_path)


def filled(desk: BankDesk, entries: int) -> BankDesk:
    live = desk.console.live
    assert live is not None
    for n in range(entries):
        live.table.submit(Collect(n % 3, 1000), n % 3)
    desk.console.changed()
    desk.scene()
    desk.wait(4)
    return desk


def numbers(desk: BankDesk) -> list[int]:
    return [int(widget.number) for widget in desk.scene() if isinstance(widget, LedgerRow) and widget.number]


def test_the_newest_entry_stands_on_top_with_before_and_after(desk: BankDesk) -> None:
    desk.pay(BANK, 0, "9", "000")
    desk.pay(0, 1, "5", "000")
    desk.touch("ledger")
    rows = [widget for widget in desk.scene() if isinstance(widget, LedgerRow)]
    assert [row.number for row in rows] == ["2", "1"]
    assert (rows[0].payer_then, rows[0].payee_then) == (("59,000", "54,000"), ("50,000", "55,000"))
    assert (rows[1].payer_then[0], rows[1].payee_then) == ("29,850,000", ("50,000", "59,000"))
    assert rows[1].payer is None


def test_pages_turn_and_end(desk: BankDesk) -> None:
    filled(desk, 15)
    desk.touch("ledger")
    assert numbers(desk) == [15, 14, 13, 12, 11, 10]
    assert "page-back" not in desk.targets()
    desk.touch("page-on")
    assert numbers(desk) == [9, 8, 7, 6, 5, 4]
    assert "2/3" in desk.told()
    desk.touch("page-on")
    assert numbers(desk) == [6, 5, 4, 3, 2, 1]
    assert "page-on" not in desk.targets()
    desk.touch("page-back", "page-back")
    assert numbers(desk) == [15, 14, 13, 12, 11, 10]


def test_a_finger_drags_the_rows(desk: BankDesk) -> None:
    filled(desk, 15)
    desk.touch("ledger")
    high = desk.widget("entry:15").box.h + 18
    desk.give(Dragged("entry:15", -high * 0.6))
    assert numbers(desk)[0] == 15
    desk.give(Dragged("entry:15", -high * 0.6))
    assert numbers(desk)[0] == 14
    desk.give(Dragged("entry:15", -high * 100))
    assert numbers(desk) == [6, 5, 4, 3, 2, 1]
    desk.give(Dragged("entry:15", high * 1.1))
    assert numbers(desk)[0] == 7
    desk.give(Dragged("entry:15", high * 100))
    assert numbers(desk)[0] == 15


def test_a_corrected_entry_is_struck_and_says_by_which(desk: BankDesk) -> None:
    desk.pay(BANK, 0, "9", "000")
    desk.touch("ledger", "entry:1", "agree:0", "agree:1")
    desk.wait(4)
    desk.touch("ledger")
    rows = {widget.number: widget for widget in desk.scene() if isinstance(widget, LedgerRow)}
    assert (rows["1"].struck, rows["1"].mark) == (True, "paid back, No. 2")
    assert (rows["2"].struck, rows["2"].mark) == (False, "pays back No. 1")
    desk.touch("entry:1")
    assert "Ledger: this entry was paid back already" in desk.told()
    desk.touch("entry:2")
    assert "Ledger: a correction is not corrected, pay again" in desk.told()


def test_an_entry_beyond_the_latest_forty_says_so(desk: BankDesk) -> None:
    filled(desk, 41)
    desk.touch("ledger")
    while "page-on" in desk.targets():
        desk.touch("page-on")
    desk.touch("entry:1")
    assert "Ledger: this entry is too old, pay it back by hand" in desk.told()
    desk.touch("entry:2")
    assert "Two seats agree: press yours" in desk.told()


def test_two_thousand_entries_scroll_without_a_missed_frame(desk: BankDesk) -> None:
    filled(desk, 2000)
    desk.touch("ledger")
    model, sheet = desk.model(), LedgerSheet(Counter())
    rows = [widget for widget in sheet.scene(model) if isinstance(widget, LedgerRow)]
    assert len(rows) == 6
    slowest = 0.0
    for _ in range(40):
        began = time.perf_counter()
        sheet.handle(Dragged("entry:2000", -95.0), model)
        sheet.scene(model)
        slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 1 / 60


def test_closing_the_ledger_keeps_what_was_typed(desk: BankDesk) -> None:
    desk.touch("account:0", "key:7", "ledger", "close")
    assert "Orange pays: to whom?" in desk.told()
    assert "7" in desk.told()


def test_notes_count_every_account_out() -> None:
    assert counted(47_000) == (4, 1, 2)
    assert counted(0) == (0, 0, 0)
    assert counted(29_850_000) == (2985, 0, 0)
    assert counted(9_000) == (0, 1, 4)


def test_the_notes_of_all_accounts_stand_side_by_side(desk: BankDesk) -> None:
    desk.pay(0, 1, "3", "000")
    desk.touch("ledger", "notes")
    told = desk.told()
    for text in ("10,000 ×", "47,000", "53,000", "2,985"):
        assert text in told
    desk.control(Control.UNDO)
    assert "Ledger" in desk.told()


def test_print_asks_for_the_printout(desk: BankDesk) -> None:
    desk.touch("ledger")
    table = desk.model().table
    assert table is not None
    assert desk.console.navigator.handle(Touched("print"), desk.model()) == [PrintLedger(table.key)]


def test_closing_asks_first_and_then_shows_who_has_the_most(desk: BankDesk) -> None:
    desk.pay(BANK, 1, "9", "000")
    desk.touch("ledger", "close-books")
    assert "Nothing more is paid after that" in desk.told()
    desk.touch("back", "close-books", "close-now")
    table = desk.model().table
    assert table is not None and table.finished
    assert "Sky has the most" in desk.told()
    desk.touch("again")
    assert desk.console.navigator.name == "seats"
