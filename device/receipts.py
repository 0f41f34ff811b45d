"""Receipts that people ask for: a final score, a ledger; and what became of the last one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from device.history import day_of
from drivers.absent import AbsentPrinter
from drivers.ports import Printer, Receipt
from ui.model import Model, Paper, Printing
from ui.text.device_words import self_test_receipt
from ui.text.words import Words

if TYPE_CHECKING:
    from device.ledger import Ledger


class Receipts:
    """Hands receipts to `printer`, which prints when it can; `state` is what screens tell of it.

    Not `ready`: there is no printer to ask.
    """

    def __init__(self, printer: Printer | None = None, ready: bool = False) -> None:
        self._printer: Printer = printer or AbsentPrinter()
        self.state = Printing(ready=ready)

    def fit(self, ready: bool) -> None:
        """Another printer, or none, stands in its place."""
        self.state = replace(self.state, ready=ready)

    def print_score(self, model: Model, created: str) -> bool:
        """The score of the game on the table, created at that time; False if it is not over or nothing prints."""
        if model.table is None or not model.table.finished:
            return False
        return self._print(lambda width: score_receipt(model, created, width))

    def print_ledger(self, ledger: Ledger) -> bool:
        """False if nothing prints."""
        return self._print(lambda width: ledger_receipt(ledger, width))

    def print_test(self, words: Words) -> bool:
        """The test of the staff page; False if nothing prints."""
        return self._print(lambda width: Receipt(*self_test_receipt(words, width)))

    def printed(self) -> None:
        """The printer has taken one."""
        self._note(Paper.PRINTED)

    def stopped(self) -> None:
        """The printer does not print."""
        self._note(Paper.STANDS)

    def _print(self, receipt: Callable[[int], Receipt]) -> bool:
        if not self.state.ready:
            return False
        self.state = replace(self.state, number=self.state.number + 1, paper=Paper.WAITS)
        self._printer.print(receipt(self._printer.columns))
        return True

    def _note(self, paper: Paper) -> None:
        # of what nobody asked for the table says nothing
        if self.state.paper is not Paper.NONE:
            self.state = replace(self.state, paper=paper)


def score_receipt(model: Model, created: str, width: int) -> Receipt:
    """The final score on paper of `width` letters, with the day if the clock was set."""
    # it brings the words of the end along: a start of the table needs none of it
    from ui.score_slip import score_slip

    slip = score_slip(model, width, day_of(created))
    return Receipt(slip.title, slip.lines, slip.code)


def ledger_receipt(ledger: Ledger, width: int) -> Receipt:
    """The ledger on paper of `width` letters."""
    from device.ledger import as_lines

    title, *lines = as_lines(ledger, width)
    return Receipt(title, tuple(lines))
