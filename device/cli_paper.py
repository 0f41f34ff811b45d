"""What the command line prints on the table's own receipt printer."""

from __future__ import annotations

import select
from collections.abc import Callable
from contextlib import closing
from typing import Final

from device.mistake import Mistake
from device.settings import SettingsFile, data_folder
from device.terminal import warn
from device.wishes import printer_wish
from drivers.open import open_printer
from drivers.ports import DeviceLost, Printed, Receipt
from drivers.queue import InputQueue
from drivers.receipt_printer import STANDS_STILL

SECONDS: Final = 60.0
"""A long ledger takes its time, and people refill paper."""


def print_receipt(receipt: Callable[[int], Receipt], data: str | None) -> None:
    """Print what `receipt` gives for the columns of the printer in the settings of `data`; raises Mistake."""
    settings = SettingsFile(data_folder(data)).settings
    if settings.printer.form == "absent":
        raise Mistake("no printer is set up: set form and address under [printer] in settings.toml")
    with closing(InputQueue()) as queue:
        printer, notice = open_printer(printer_wish(settings), queue)
        if notice is not None:
            raise Mistake(f"the printer can't be used: {notice.why}")
        with closing(printer):
            printed = receipt(printer.columns)
            printer.print(printed)
            _await_paper(queue)
    print(f"printed: {printed.title}")


def _await_paper(queue: InputQueue) -> None:
    while select.select([queue], [], [], SECONDS)[0]:
        for message in queue.take():
            match message:
                case Printed():
                    return
                case DeviceLost(why=why) if why == STANDS_STILL:
                    # it takes the rest when it can
                    warn(f"the printer waits: {why}")
                case DeviceLost(why=why):
                    raise Mistake(f"the printer does not print: {why}")
    raise Mistake("the printer does not answer")
