"""The walk to the printer: one receipt, and somebody looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from device.telling import WORDS
from device.walk_talk import Talk
from drivers.ports import DeviceLost, Printed, Printer, Receipt
from ui.text.device_words import self_test_receipt

SECONDS: Final = 20.0
"""Before that the driver tells of a printer that stands still."""


def walk_printer(talk: Talk, printer: Printer) -> Iterator[str]:
    """Prints the receipt of the self-test on screen; gives what to check."""
    printer.print(Receipt(*self_test_receipt(WORDS, printer.columns)))
    heard = talk.answer((Printed, DeviceLost), SECONDS)
    if isinstance(heard, DeviceLost):
        yield f"no receipt: {heard.why}"
    elif not isinstance(heard, Printed):
        yield f"the printer took nothing within {SECONDS:.0f} s: is it on, and has it paper?"
    elif talk.ask("  Is the row of digits whole, in one line, and the paper cut?") is False:
        yield "the receipt is not as it should be: set printer.columns to how many digits stand in the first line"
