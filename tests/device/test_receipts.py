"""Receipts from the screens and from the command line, on a real file in place of the printer."""

from __future__ import annotations

import os
import select
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest
from msgspec.structs import replace

from device import cli_paper
from device.history import day_of
from device.ledger import as_lines, ledger_of
from device.receipts import Receipts, ledger_receipt, score_receipt
from drivers import receipt_printer
from drivers.ports import Receipt
from games.catalogue import GAMES
from games.dakara_bank.actions import Close, Collect
from tests.device.call import run
from tests.device.desk import Desk
from tests.device.random_play import play_on
from tests.device.rig import Rig
from tests.device.test_ledger import table_of
from tests.drivers.paper import Paper
from ui.commands import Acknowledge, PrintLedger, PrintScore, SeatPlan, Set, StartGame, Submit
from ui.model import Paper as OnPaper
from ui.model import Printing
from ui.screens.notices import Strip

Make = Callable[..., Rig]


class Roll:
    """Keeps what it is told to print."""

    columns = 32

    def __init__(self) -> None:
        self.receipts: list[Receipt] = []

    def print(self, receipt: Receipt) -> None:
        self.receipts.append(receipt)

    def close(self) -> None: ...


def closed_books(desk: Desk | Rig) -> None:
    """The shortest game there is: one payment, and the books are closed."""
    seats = (SeatPlan(0, "person", "Anna"), SeatPlan(2, "person"))
    assert desk.console.run(StartGame("dakara-bank", seats))
    for act in (Collect(0, 60_000), Close(0)):
        assert desk.console.run(Submit(act))
    desk.console.run(Acknowledge())


# --- at the table


def set_up(rig: Rig, device: Path) -> None:
    for name, value in (("address", str(device)), ("columns", "32"), ("form", "device")):
        assert rig.console.run(Set(f"printer.{name}", value))
    rig.turn()


def heard(rig: Rig) -> None:
    """The printer has said something, and the table has taken it in."""
    for _ in range(50):
        rig.turn()
        if rig.console.receipts.state.paper is not OnPaper.WAITS:
            return
        select.select([rig.queue], [], [], 0.1)
    raise AssertionError("nothing was heard of the receipt")


def keys(rig: Rig) -> list[str]:
    return [widget.key for widget in rig.scene() if widget.key]


def line(rig: Rig) -> str:
    return next((widget.text for widget in rig.scene() if isinstance(widget, Strip)), "")


def test_the_end_of_a_game_is_printed_and_told(rigged: Make, tmp_path: Path) -> None:
    rig, device = rigged(), tmp_path / "lp0"
    device.touch()
    closed_books(rig)
    rig.settle()
    assert "paper" not in keys(rig)
    set_up(rig, device)
    rig.settle()
    rig.tap("paper")
    heard(rig)
    assert line(rig) == "The receipt is printed"
    paper = Paper(device.read_bytes())
    assert paper.lines[:2] == ["*Dice and bank", "Final score"]
    assert any(text.startswith("1. Anna (Orange)") for text in paper.lines)
    assert max(map(len, paper.lines)) <= 33
    assert (paper.cuts, len(paper.pictures)) == (1, 1)
    assert rig.told() == []


def test_a_printer_that_is_off_is_told_and_the_game_goes_on(rigged: Make, tmp_path: Path) -> None:
    rig, device = rigged(), tmp_path / "lp0"
    closed_books(rig)
    set_up(rig, device)
    rig.settle()
    for _ in range(2):
        rig.tap("paper")
        heard(rig)
        assert line(rig) == "Nothing is printed: is the printer on, has it paper?"
    assert rig.told() == ["device_lost"]
    assert rig.console.model().status["printer"] == f"{device} is not there"
    device.touch()
    rig.tap("paper")
    heard(rig)
    assert line(rig) == "The receipt is printed"
    assert rig.console.model().status["printer"] == "ok"


def test_a_printer_that_is_taken_away_takes_its_pad_along(rigged: Make, tmp_path: Path) -> None:
    rig = rigged()
    closed_books(rig)
    set_up(rig, tmp_path / "lp0")
    assert "paper" in keys(rig)
    assert rig.console.run(Set("printer.form", "absent"))
    rig.turn()
    assert "paper" not in keys(rig)
    assert not rig.console.run(PrintScore())


def test_a_printer_without_an_address_offers_nothing(rigged: Make) -> None:
    rig = rigged()
    closed_books(rig)
    assert rig.console.run(Set("printer.form", "serial"))
    rig.turn()
    assert "paper" not in keys(rig)
    assert "printer.address is empty" in rig.console.model().status["printer"]


def test_a_game_that_goes_on_has_no_final_score(tmp_path: Path) -> None:
    desk, roll = Desk(tmp_path), Roll()
    receipts = Receipts(roll, ready=True)
    desk.start("person", "random", "random")
    assert not receipts.print_score(desk.console.model(), "2026-12-01")
    assert not receipts.print_score(replace(desk.console.model(), table=None), "2026-12-01")
    assert (roll.receipts, receipts.state) == ([], Printing(ready=True))


def test_the_ledger_is_printed_beside_its_files(rigged: Make, tmp_path: Path) -> None:
    rig, device = rigged(), tmp_path / "lp0"
    device.touch()
    closed_books(rig)
    set_up(rig, device)
    key = rig.table.key
    assert rig.console.run(PrintLedger(key))
    heard(rig)
    lines = Paper(device.read_bytes()).lines
    assert lines[0] == "*Dice and bank: ledger"
    assert lines[-1] == "Every dollar is accounted for."
    assert (tmp_path / "exports" / f"{key}.ledger.txt").exists()


# --- what is told of it


def test_the_last_receipt_is_told_and_no_test_of_the_printer(tmp_path: Path) -> None:
    archive, table = table_of(tmp_path)
    ledger = ledger_of(archive.load(table.id), GAMES)
    archive.close()
    receipts = Receipts(Roll(), ready=True)
    states = []
    for act in (receipts.printed, receipts.stopped):
        act()
        states.append(receipts.state)
    assert states == [Printing(ready=True)] * 2
    assert receipts.print_ledger(ledger)
    told = [receipts.state.paper]
    for act in (receipts.stopped, receipts.printed):
        act()
        told.append(receipts.state.paper)
    assert told == [OnPaper.WAITS, OnPaper.STANDS, OnPaper.PRINTED]
    receipts.fit(ready=False)
    assert not receipts.print_ledger(ledger)
    assert receipts.state == Printing(number=1, paper=OnPaper.PRINTED)


# --- the paper


@pytest.mark.parametrize("width", [32, 42, 48])
def test_the_ledger_fits_every_paper(tmp_path: Path, width: int) -> None:
    archive, table = table_of(tmp_path)
    play_on(table, 40)
    ledger = ledger_of(archive.load(table.id), GAMES)
    archive.close()
    names = dict.fromkeys(ledger.names, "Bartholomäus der Fünfzehnte")
    receipt = ledger_receipt(replace(ledger, names=names), width)
    assert receipt.title == "Dakara: ledger"
    assert len(receipt.lines) > 40
    assert max(map(len, receipt.lines)) <= width
    assert all(text == text.rstrip() for text in receipt.lines)
    assert (receipt.title, *receipt.lines) == tuple(as_lines(replace(ledger, names=names), width))


def test_a_clock_that_was_never_set_is_no_day(tmp_path: Path) -> None:
    assert day_of("2026-12-01T00:01:02+00:00") == "2026-12-01"
    assert day_of("1970-01-01T00:00:09+00:00") == ""
    desk = Desk(tmp_path)
    closed_books(desk)
    model = desk.console.model()
    assert score_receipt(model, "2026-12-01T00:01", 42).lines[1] == "2026-12-01"
    assert score_receipt(model, "1970-01-01T00:00", 42).lines[1] == "-" * 42


# --- on the command line


def printer_in(folder: Path, device: Path) -> None:
    (folder / "settings.toml").write_text(f'[printer]\nform = "device"\naddress = "{device}"\ncolumns = 32\n')


@pytest.mark.parametrize(
    ("command", "title", "first"), [("ledger", "*Dakara: ledger", "Game "), ("scores", "*Dakara", "Final score")]
)
def test_the_command_line_prints_too(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, title: str, first: str
) -> None:
    device = tmp_path / "lp0"
    device.touch()
    run(capsys, "play", "dakara", "--players", "random,random", "--data", tmp_path)
    printer_in(tmp_path, device)
    assert run(capsys, command, "last", "--print", "--data", tmp_path) == (0, f"printed: {title[1:]}\n", "")
    lines = Paper(device.read_bytes()).lines
    assert lines[0] == title
    assert lines[1].startswith(first)


@pytest.mark.parametrize("command", ["ledger", "scores"])
def test_what_keeps_it_from_printing_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    run(capsys, "play", "dakara", "--players", "random,random", "--data", tmp_path)
    status, _, told = run(capsys, command, "last", "--print", "--data", tmp_path)
    assert (status, told) == (
        2, "firelight: no printer is set up: set form and address under [printer] in settings.toml\n",
    )  # fmt: skip
    printer_in(tmp_path, tmp_path / "off")
    status, _, told = run(capsys, command, "last", "--print", "--data", tmp_path)
    assert (status, told) == (2, f"firelight: the printer does not print: {tmp_path}/off is not there\n")
    (tmp_path / "settings.toml").write_text('[printer]\nform = "network"\naddress = "host:x"\n')
    status, _, told = run(capsys, command, "last", "--print", "--data", tmp_path)
    assert status == 2
    assert told.startswith('firelight: the printer can\'t be used: "host:x" is no address')


def test_a_printer_that_waits_for_paper_is_told_and_waited_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads this pipe at first, so opening it blocks, as a write to a printer without paper does."""
    device = tmp_path / "lp0"
    os.mkfifo(device)
    printed: list[bytes] = []
    told: list[str] = []
    paper = Thread(target=lambda: printed.append(device.read_bytes()))

    def warn(line: str) -> None:
        told.append(line)
        paper.start()

    monkeypatch.setattr(cli_paper, "warn", warn)
    monkeypatch.setattr(receipt_printer, "PATIENCE_SECONDS", 0.01)
    run(capsys, "play", "dakara", "--players", "random,random", "--data", tmp_path)
    printer_in(tmp_path, device)
    assert run(capsys, "scores", "last", "--print", "--data", tmp_path) == (0, "printed: Dakara\n", "")
    paper.join()
    assert told == [f"the printer waits: {receipt_printer.STANDS_STILL}"]
    assert Paper(printed[0]).lines[0] == "*Dakara"


def test_paper_and_file_are_one_too_many(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = run(capsys, "ledger", "last", "--print", "--out", tmp_path / "x", "--data", tmp_path)
    assert told == (2, "", "firelight: --print and --out: on paper, or to a file?\n")


def test_the_scores_of_a_game_are_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "play", "dakota", "--players", "random,random,random", "--seed", 3, "--data", tmp_path)
    status, text, _ = run(capsys, "scores", "last", "--data", tmp_path)
    lines = text.splitlines()
    assert (status, lines[:2]) == (0, ["Dakota", "Final score"])
    assert sum(line.startswith("  = Points") for line in lines) == 3


def test_a_game_that_goes_on_has_no_scores(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    archive, table = table_of(tmp_path)
    archive.close()
    status, _, told = run(capsys, "scores", "last", "--data", tmp_path)
    assert (status, told) == (2, f"firelight: the game {table.id} is not over: it has no final score\n")
