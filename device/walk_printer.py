"""The walk to the printer: one receipt, and somebody looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from device.walk_talk import Talk
from drivers.ports import DeviceLost, Printed, Printer, Receipt

SECONDS: Final = 15.0
"""A printer that was switched on just now takes its time."""


def walk_printer(talk: Talk, printer: Printer) -> Iterator[str]:
    """Prints a ruler as wide as the paper; gives what to check."""
    ruler = ("1234567890" * 5)[: printer.columns]
    printer.print(Receipt("Firelight", (ruler, "äöü ß é ñ", f"{printer.columns} characters in a line")))
    heard = talk.answer((Printed, DeviceLost), SECONDS)
    if isinstance(heard, DeviceLost):
        yield f"no receipt: {heard.why}"
    elif not isinstance(heard, Printed):
        yield f"the printer took nothing within {SECONDS:.0f} s: is it on, and has it paper?"
    elif talk.ask("  Is the row of digits whole, in one line, and the paper cut?") is False:
        yield "the receipt is not as it should be: set printer.columns to how many digits stand in the first line"
