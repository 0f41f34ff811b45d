"""Receipts through python-escpos's own classes, down to the bytes, which a printer of our own reads."""

from __future__ import annotations

import importlib.util
import os
import select
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from time import sleep

import pytest
from escpos.printer import Dummy

from drivers import escpos_receipt, receipt_printer
from drivers.escpos_receipt import write_receipt
from drivers.open import open_printer
from drivers.ports import DeviceBack, DeviceLost, Notice, Printed, Printer, Receipt
from drivers.queue import InputQueue
from drivers.receipt_printer import (
    MOST_WAITING,
    STANDS_STILL,
    NoAddress,
    PrinterBusy,
    ReceiptPrinter,
    network_address,
)
from drivers.wishes import PrinterWish
from tests.drivers.controller import Cable
from tests.drivers.paper import Paper

RECEIPT = Receipt("Scores", ("Sky           12", "Orange         9", "3 €"))
PRINTED = ["*Scores", "Sky           12", "Orange         9", "3 €"]
PAGES = {"cp437", "cp1252"}


def dummy() -> Dummy:
    return Dummy(**escpos_receipt._encoding())


def on_paper(receipt: Receipt, columns: int = 42) -> Paper:
    printer = dummy()
    write_receipt(printer, receipt, columns)
    return Paper(printer.output)


def heard(queue: InputQueue, count: int = 1) -> list[object]:
    """The next `count` messages."""
    found: list[object] = []
    while len(found) < count and select.select([queue], [], [], 5)[0]:
        found += queue.take()
    return found


@pytest.fixture
def opened(queue: InputQueue) -> Iterator[Callable[[PrinterWish], Printer]]:
    made: list[Printer] = []

    def make(wish: PrinterWish) -> Printer:
        printer, notice = open_printer(wish, queue)
        assert notice is None
        made.append(printer)
        return printer

    yield make
    for printer in made:
        printer.close()


# --- what stands on the paper


def test_a_receipt_is_a_title_lines_and_a_cut() -> None:
    paper = on_paper(RECEIPT)
    assert (paper.lines, paper.cuts) == (PRINTED, 1)


def test_what_another_program_left_does_not_last() -> None:
    printer = dummy()
    write_receipt(printer, RECEIPT, 42)
    assert printer.output.startswith(b"\x1b@")


def test_letters_of_many_languages_print(tmp_path: Path) -> None:
    lines = ("Würfel, Größe, ÄÖÜ", "señor, città, perché", "Łódź, Šárka, čeština", "12 € · 3 × 4", "Дакота")
    assert on_paper(Receipt("Übung", lines)).lines == ["*Übung", *lines]


@pytest.mark.parametrize(
    ("letter", "page"),
    [("ü", "cp437"), ("Ã", "cp850"), ("Š", "cp1252"), ("€", "cp1252"), ("Д", "cp866"), ("Ł", "cp852")],
)
def test_a_letter_is_taken_from_the_first_page_that_most_printers_have(letter: str, page: str) -> None:
    assert on_paper(Receipt("Scores", (letter,))).pages == {"cp437", page}


def test_letters_that_the_printer_has_not_got_are_question_marks() -> None:
    lines = ("日本 x", "one 😀 two", "a\x1b@b\x00\x1d\x07\n", "e\u0301 and x\u0301", "ab\u200bc")
    assert on_paper(Receipt("T\t", lines)).lines == ["*T?", "?? x", "one ? two", "a?@b????", "é and x", "ab?c"]


@pytest.mark.parametrize("columns", [32, 42, 48])
def test_the_code_is_in_the_middle_and_can_be_read(columns: int) -> None:
    zxingcpp = pytest.importorskip("zxingcpp")
    code = f"fingerprint {'0f' * 32}\nseed {'a5' * 32}\nluck 0:3 4:5\n"
    paper = on_paper(Receipt("Chance", ("words",), code), columns)
    ((width, height, rows),) = paper.pictures
    # the library makes pictures whole bytes wide
    assert 8 * (columns * 12 // 8) == width
    dots = [[(rows[y * width // 8 + x // 8] >> (7 - x % 8)) & 1 for x in range(width)] for y in range(height)]
    corner = next(row for row in dots if any(row))
    assert "".join(map(str, corner)).lstrip("0").index("0") == 7 * 4, "the corner of the code, 4 dots a square"
    columns_used = [x for x in range(width) if any(row[x] for row in dots)]
    assert abs(columns_used[0] - (width - 1 - columns_used[-1])) <= 8
    import pygame

    picture = pygame.Surface((width, height))
    picture.fill("white")
    for y, row in enumerate(dots):
        for x, black in enumerate(row):
            if black:
                picture.set_at((x, y), "black")
    pixels = memoryview(pygame.image.tobytes(picture, "RGB")).cast("B", (height, width, 3))
    assert [found.text for found in zxingcpp.read_barcodes(pixels)] == [code]
    assert paper.cuts == 1


def test_the_library_says_nothing_and_leaves_nothing_behind(capfd: pytest.CaptureFixture[str]) -> None:
    from escpos import capabilities

    on_paper(Receipt("Chance", (), "seed"))
    assert capfd.readouterr() == ("", "")
    assert not Path(capabilities.pickle_dir).exists() or "ESCPOS_CAPABILITIES_PICKLE_DIR" in os.environ
    assert Path(capabilities.pickle_dir).parent == Path(tempfile.gettempdir())


# --- where it is


def test_on_a_file(queue: InputQueue, opened: Callable[[PrinterWish], Printer], tmp_path: Path) -> None:
    device = tmp_path / "lp0"
    device.touch()
    printer = opened(PrinterWish(form="device", address=str(device), columns=32))
    assert printer.columns == 32
    printer.print(RECEIPT)
    assert heard(queue) == [Printed("Scores")]
    paper = Paper(device.read_bytes())
    assert (paper.lines, paper.pages) == (PRINTED, PAGES)


def test_on_a_serial_port(queue: InputQueue, opened: Callable[[PrinterWish], Printer]) -> None:
    cable = Cable()
    opened(PrinterWish(form="serial", address=cable.path)).print(RECEIPT)
    assert heard(queue) == [Printed("Scores")]
    paper = Paper(cable.take())
    assert (paper.lines, paper.pages) == (PRINTED, PAGES)
    cable.unplug()


def test_on_the_network(queue: InputQueue, opened: Callable[[PrinterWish], Printer]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(5)
        opened(PrinterWish(form="network", address=f"127.0.0.1:{server.getsockname()[1]}")).print(RECEIPT)
        line, _ = server.accept()
        data = b""
        with line:
            while more := line.recv(4096):
                data += more
    assert heard(queue) == [Printed("Scores")]
    paper = Paper(data)
    assert (paper.lines, paper.pages) == (PRINTED, PAGES)


def test_one_receipt_comes_after_the_other(
    queue: InputQueue, opened: Callable[[PrinterWish], Printer], tmp_path: Path
) -> None:
    device = tmp_path / "lp0"
    os.mkfifo(device)
    printer = opened(PrinterWish(form="device", address=str(device)))
    end = os.open(device, os.O_RDWR | os.O_NONBLOCK)
    for number in range(4):
        printer.print(Receipt(f"No. {number}", ("a", "b")))
    assert heard(queue, 4) == [Printed(f"No. {number}") for number in range(4)]
    paper = Paper(os.read(end, 65536))
    assert (paper.lines, paper.cuts) == ([line for n in range(4) for line in (f"*No. {n}", "a", "b")], 4)
    os.close(end)


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("receipts.local", ("receipts.local", 9100)),
        ("192.168.1.20:9101", ("192.168.1.20", 9101)),
        ("a:1", ("a", 1)),
        ("a:65535", ("a", 65535)),
    ],
)
def test_a_network_address_may_name_its_port(address: str, found: tuple[str, int]) -> None:
    assert network_address(address) == found


@pytest.mark.parametrize("address", [":9100", "host:", "host:x", "host:0", "host:65536", "host:²", "a:b:c"])
def test_a_network_address_that_is_none_is_told(address: str, queue: InputQueue) -> None:
    with pytest.raises(NoAddress):
        network_address(address)
    _, notice = open_printer(PrinterWish(form="network", address=address), queue)
    assert notice is not None
    assert notice.why.startswith(f'"{address}" is no address of a printer')


@pytest.mark.parametrize("form", ["device", "serial", "network"])
def test_a_printer_without_an_address_is_absent(queue: InputQueue, form: str) -> None:
    printer, notice = open_printer(PrinterWish(form=form), queue)
    printer.print(RECEIPT)
    assert notice == Notice("printer", "where is the printer? printer.address is empty")


def test_without_the_library_it_is_absent(queue: InputQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    _, notice = open_printer(PrinterWish(form="device", address="/dev/usb/lp0"), queue)
    assert notice == Notice("printer", "python-escpos is not installed: install firelight[printer]")


# --- what goes wrong


def test_a_printer_that_is_off_is_told_once_a_receipt_and_comes_back(
    queue: InputQueue, opened: Callable[[PrinterWish], Printer], tmp_path: Path
) -> None:
    device = tmp_path / "lp0"
    printer = opened(PrinterWish(form="device", address=str(device)))
    for _ in range(2):
        printer.print(RECEIPT)
        assert heard(queue) == [DeviceLost("printer", f"{device} is not there")]
    assert not device.exists()
    device.touch()
    printer.print(RECEIPT)
    assert heard(queue, 2) == [DeviceBack("printer"), Printed("Scores")]
    printer.print(RECEIPT)
    assert heard(queue) == [Printed("Scores")]


def test_a_write_that_fails_is_told(queue: InputQueue, opened: Callable[[PrinterWish], Printer]) -> None:
    opened(PrinterWish(form="device", address="/dev/full")).print(RECEIPT)
    assert heard(queue) == [DeviceLost("printer", "[Errno 28] No space left on device")]


def test_nobody_at_the_address_is_told(queue: InputQueue, opened: Callable[[PrinterWish], Printer]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    opened(PrinterWish(form="network", address=f"127.0.0.1:{port}")).print(RECEIPT)
    assert heard(queue) == [DeviceLost("printer", "[Errno 111] Connection refused")]


def test_a_serial_printer_that_is_unplugged_is_told(
    queue: InputQueue, opened: Callable[[PrinterWish], Printer]
) -> None:
    cable = Cable()
    cable.unplug()
    opened(PrinterWish(form="serial", address=cable.path)).print(RECEIPT)
    (lost,) = heard(queue)
    assert isinstance(lost, DeviceLost)
    assert "No such file or directory" in lost.why


def test_a_printer_without_paper_is_told_and_prints_the_rest_later(
    queue: InputQueue, opened: Callable[[PrinterWish], Printer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody reads this pipe, so opening it blocks, as a write to a printer without paper does."""
    monkeypatch.setattr(receipt_printer, "PATIENCE_SECONDS", 0.01)
    device = tmp_path / "lp0"
    os.mkfifo(device)
    opened(PrinterWish(form="device", address=str(device))).print(RECEIPT)
    assert heard(queue) == [DeviceLost("printer", STANDS_STILL)]
    monkeypatch.setattr(receipt_printer, "PATIENCE_SECONDS", 60.0)
    end = os.open(device, os.O_RDONLY)
    assert heard(queue, 2) == [DeviceBack("printer"), Printed("Scores")]
    assert Paper(os.read(end, 65536)).lines == PRINTED
    os.close(end)


def test_a_printer_that_stands_still_and_is_then_unplugged_is_told_once(
    queue: InputQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(receipt_printer, "PATIENCE_SECONDS", 0.01)
    unplugged = Event()

    def opening() -> Dummy:
        assert unplugged.wait(5)
        raise OSError(19, "No such device")

    printer = ReceiptPrinter(opening, 42, queue)
    printer.print(RECEIPT)
    assert heard(queue) == [DeviceLost("printer", STANDS_STILL)]
    unplugged.set()
    printer.close()
    assert queue.take() == []


def test_a_printer_that_stands_still_holds_nobody_up_and_takes_no_more_than_some(
    queue: InputQueue, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(receipt_printer, "CLOSE_SECONDS", 0.01)
    device = tmp_path / "lp0"
    os.mkfifo(device)
    printer, _ = open_printer(PrinterWish(form="device", address=str(device)), queue)
    assert isinstance(printer, ReceiptPrinter)
    assert printer._thread.daemon, "or the program could not end"
    printer.print(RECEIPT)
    while printer._waiting:
        sleep(0.001)
    while not (watches := [each for each in threading.enumerate() if isinstance(each, threading.Timer)]):
        sleep(0.001)
    assert all(each.daemon for each in watches)
    for _ in range(MOST_WAITING):
        printer.print(RECEIPT)
    with pytest.raises(PrinterBusy, match="8 receipts wait for it already"):
        printer.print(RECEIPT)
    printer.close()
    assert queue.take() == []
    # it goes on: only the receipt that it had begun is printed, and nobody hears of it
    end = os.open(device, os.O_RDONLY)
    printer._thread.join(5)
    assert not printer._thread.is_alive()
    assert Paper(os.read(end, 65536)).cuts == 1
    assert queue.take() == []
    os.close(end)


def test_of_a_receipt_that_is_printed_nobody_hears_later_that_the_printer_stands_still(
    queue: InputQueue, tmp_path: Path
) -> None:
    before = set(threading.enumerate())
    device = tmp_path / "lp0"
    device.touch()
    printer, _ = open_printer(PrinterWish(form="device", address=str(device)), queue)
    assert isinstance(printer, ReceiptPrinter)
    printer.print(RECEIPT)
    assert heard(queue) == [Printed("Scores")]
    printer._lose(RECEIPT, STANDS_STILL)
    printer.close()
    assert queue.take() == []
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
        assert not thread.is_alive()


def test_what_waits_is_printed_at_the_end(queue: InputQueue, tmp_path: Path) -> None:
    device = tmp_path / "lp0"
    os.mkfifo(device)
    end = os.open(device, os.O_RDWR | os.O_NONBLOCK)
    printer, _ = open_printer(PrinterWish(form="device", address=str(device)), queue)
    for _ in range(3):
        printer.print(RECEIPT)
    printer.close()
    assert Paper(os.read(end, 65536)).cuts == 3
    os.close(end)
