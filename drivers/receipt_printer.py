"""A receipt printer that speaks ESC/POS, through python-escpos; it prints from a thread of its own."""

from __future__ import annotations

import importlib.util
from collections import deque
from collections.abc import Callable
from pathlib import Path
from threading import Condition, Lock, Thread, Timer
from typing import Any, Final

from drivers.faults import one_line
from drivers.ports import DeviceBack, DeviceLost, Printed, Receipt
from drivers.queue import InputQueue
from drivers.wishes import PrinterWish

PATIENCE_SECONDS: Final = 15.0
"""A printer that takes a receipt for longer is told of: out of paper, it takes the rest when it has some again."""
NETWORK_SECONDS: Final = 10.0
CLOSE_SECONDS: Final = 2.0
"""How long closing waits for what is still to be printed."""
MOST_WAITING: Final = 8
"""Receipts; a printer that stands still must not print half the evening when it goes on."""
NETWORK_PORT: Final = 9100
STANDS_STILL: Final = "it takes nothing: is it on, has it paper, is it closed?"

Escpos = Any
"""Its own classes: `escpos.printer.File`, `Serial`, `Network`."""


class NoAddress(ValueError):
    """The settings do not say where the printer is: one line."""


class PrinterBusy(Exception):
    """More is to be printed than a table that plays can need: one line."""


class ReceiptPrinter:
    """`Printer` on what `opening` opens for each receipt anew, so that it may be switched off and on.

    Posts `Printed` for each receipt, or `DeviceLost` once for it and `DeviceBack` when the printer prints again.
    """

    def __init__(self, opening: Callable[[], Escpos], columns: int, queue: InputQueue) -> None:
        self.columns = columns
        self._opening = opening
        self._queue = queue
        self._lost = False
        self._present: Receipt | None = None
        """What is being printed, as long as nothing was told of it."""
        self._closed = False
        self._telling = Lock()
        self._waiting: deque[Receipt] = deque()
        self._ending = False
        self._changed = Condition()
        self._thread = Thread(target=self._run, name="printer", daemon=True)
        self._thread.start()

    def print(self, receipt: Receipt) -> None:
        """Returns at once. Raises PrinterBusy when too many wait already."""
        with self._changed:
            if len(self._waiting) >= MOST_WAITING:
                raise PrinterBusy(f"{MOST_WAITING} receipts wait for it already")
            self._waiting.append(receipt)
            self._changed.notify()

    def close(self) -> None:
        """Print what waits, if it can be done within 2 s. What takes longer is dropped, and nothing is told of it."""
        with self._changed:
            self._ending = True
            self._changed.notify()
        self._thread.join(CLOSE_SECONDS)
        with self._changed:
            self._waiting.clear()
        with self._telling:
            self._closed = True

    def _run(self) -> None:
        while (receipt := self._next()) is not None:
            self._present = receipt
            watch = Timer(PATIENCE_SECONDS, self._lose, [receipt, STANDS_STILL])
            watch.daemon = True
            watch.start()
            try:
                self._print(receipt)
            except Exception as fault:  # the library, the system, the address: the game goes on without paper
                self._lose(receipt, one_line(fault))
            else:
                self._succeed(receipt)
            finally:
                watch.cancel()

    def _next(self) -> Receipt | None:
        with self._changed:
            self._changed.wait_for(lambda: self._ending or self._waiting)
            return self._waiting.popleft() if self._waiting else None

    def _print(self, receipt: Receipt) -> None:
        # it takes a good part of a second, and a table without a receipt needs none of it
        from drivers.escpos_receipt import write_receipt

        paper = self._opening()
        try:
            write_receipt(paper, receipt, self.columns)
        finally:
            paper.close()

    def _lose(self, receipt: Receipt, why: str) -> None:
        with self._telling:
            if receipt is self._present:
                self._present, self._lost = None, True
                self._tell(DeviceLost("printer", why))

    def _succeed(self, receipt: Receipt) -> None:
        with self._telling:
            self._present = None
            if self._lost:
                self._lost = False
                self._tell(DeviceBack("printer"))
            self._tell(Printed(receipt.title))

    def _tell(self, message: DeviceLost | DeviceBack | Printed) -> None:
        """Not after the end: another printer may stand there then."""
        if not self._closed:
            self._queue.post(message)


def printer_opening(wish: PrinterWish) -> Callable[[], Escpos]:
    """What opens the printer of `wish`; looks at the settings only, not at the printer.

    Raises NoAddress, or ImportError without python-escpos.
    """
    if not wish.address:
        raise NoAddress("where is the printer? printer.address is empty")
    if importlib.util.find_spec("escpos") is None:
        raise ImportError("python-escpos is not installed: install firelight[printer]")
    host, port = network_address(wish.address) if wish.form == "network" else ("", 0)

    def opened() -> Escpos:
        from drivers import escpos_receipt

        match wish.form:
            case "serial":
                return escpos_receipt.open_serial(wish.address)
            case "network":
                return escpos_receipt.open_network(host, port, NETWORK_SECONDS)
        return escpos_receipt.open_device(Path(wish.address))

    return opened


def network_address(address: str) -> tuple[str, int]:
    """Host and port of "host" or "host:port"; raises NoAddress."""
    host, colon, port = address.partition(":")
    if not host or (colon and not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536)):
        raise NoAddress(f'"{address}" is no address of a printer (such as 192.168.1.20, or receipts.local:9100)')
    return host, int(port) if colon else NETWORK_PORT
