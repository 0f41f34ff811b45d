"""The whole ledger, the newest entry first: by pages and by a finger that drags; only rows in sight are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara_bank.observation import Entry
from games.dakara_bank.refuse import against_reversal
from ui.commands import Command, PrintLedger
from ui.dakara.accounts import account_place
from ui.dakara_bank.counter import Counter, Sheet
from ui.dakara_bank.reading import view_of
from ui.dakara_bank.sheet import BankSheet, refused
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.ledger_row import LedgerRow
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.tool_pad import ToolPad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import table_of
from ui.screen import Dragged, Input
from ui.screens.frame import banner, column, corner_pads, grid, rows_of, stage
from ui.screens.pages import across, down
from ui.screens.sliding import Sliding
from ui.text.dakara_bank import refusal_words
from ui.text.money import amount

GAP: Final = 18.0
FLOOR: Final = 71.0
TURN: Final = 88.0
"""Side of the pads that turn the page."""


class LedgerSheet(BankSheet):
    """Pages beside the rows; notes, printout and closing below them."""

    topic = "bank.ledger"

    def __init__(self, counter: Counter) -> None:
        super().__init__(counter)
        self._list = Sliding()
        self._why = ""

    def layout(self, model: Model) -> Scene:
        words, ledger = model.words, view_of(model).ledger
        boxes = self._rows(model)
        numbers = self._list.part(range(len(ledger) - 1, -1, -1), len(boxes))
        rows: list[Widget] = [self._row(model, ledger[n], box) for n, box in zip(numbers, boxes, strict=False)]
        empty = Label(box=boxes[0], text=words("Nothing has been paid yet"), muted=True)
        count = words.plural("{n} entry", "{n} entries", len(ledger))
        reason = self._why or refused(model)
        return (
            banner(model, words("Ledger"), reason or f"{count}  ·  {words('Newest first')}", icon="journal"),
            *corner_pads(model),
            *(rows or [empty]),
            *self._column(model, len(ledger), len(boxes)),
        )

    def _rows(self, model: Model) -> list[Box]:
        return rows_of(stage(model.panel), FLOOR, GAP)

    def _column(self, model: Model, count: int, shown: int) -> Scene:
        """Pages above, what else there is to do below."""
        at = column(model.panel)
        page, last = self._list.page(count, shown)
        if model.panel.compact:
            first, *rest = grid(at, 1, 3)
            turn = across(first, page, last, "page-back", "page-on") if last else ()
            return (*turn, *self._small_pads(model, rest))
        low = Box(at.x, at.bottom - 3 * TURN - 2 * GAP, at.w, 3 * TURN + 2 * GAP)
        high = Box(at.x, at.y, at.w, low.y - GAP - at.y)
        turn = down(high, TURN, page, last, "page-back", "page-on") if last else ()
        pads = (
            _pad(box, key, label, icon)
            for (key, label, icon), box in zip(self._pads(model), grid(low, 1, 3), strict=True)
        )
        return (*turn, *pads)

    def _small_pads(self, model: Model, rows: Sequence[Box]) -> Scene:
        """The same on a small panel: two beside each other, closing below them."""
        notes, printing, closing = self._pads(model)
        beside = tuple(
            ToolPad(box=box, key=key, label=label, icon=icon)
            for (key, label, icon), box in zip((notes, printing), grid(rows[0], 2, 1), strict=True)
        )
        return (*beside, _pad(rows[1], *closing))

    def _pads(self, model: Model) -> tuple[tuple[str, str, str], ...]:
        """Key, label and icon."""
        words = model.words
        return (
            ("notes", words("Notes"), "coin"),
            ("print", words("Print"), "export"),
            ("close-books" if view_of(model).ledger else "", words("Close the books"), "lock"),
        )

    def _row(self, model: Model, entry: Entry, box: Box) -> LedgerRow:
        words = model.words
        mark = ""
        if entry.reverses:
            mark = words("pays back No. {n}").format(n=entry.reverses)
        elif entry.reversed_by:
            mark = words("paid back, No. {n}").format(n=entry.reversed_by)
        return LedgerRow(
            box=box,
            key=f"entry:{entry.number}",
            drags=True,
            payer=account_place(model, entry.payer),
            payee=account_place(model, entry.payee),
            amount=amount(entry.amount),
            number=str(entry.number),
            payer_then=(amount(entry.payer_now + entry.amount), amount(entry.payer_now)),
            payee_then=(amount(entry.payee_now - entry.amount), amount(entry.payee_now)),
            mark=mark,
            struck=bool(entry.reversed_by),
        )

    # --- acts

    def handle(self, given: Input, model: Model) -> list[Command]:
        if isinstance(given, Dragged):
            self._drag(given.by, model)
            return []
        return super().handle(given, model)

    def act(self, key: str, model: Model) -> list[Command]:
        self._why = ""
        if self._list.turn(key, len(view_of(model).ledger), len(self._rows(model))):
            return []
        kind, _, number = key.partition(":")
        match kind:
            case "notes":
                self._counter.open = Sheet.NOTES
            case "print":
                return [PrintLedger(table_of(model).key)]
            case "close-books":
                self._counter.open = Sheet.CLOSE
            case "entry":
                self._ask(int(number), model)
        return []

    def primary(self, model: Model) -> str:
        return "close"

    def _drag(self, by: float, model: Model) -> None:
        boxes = self._rows(model)
        self._list.drag(by, boxes[0].h + GAP, len(view_of(model).ledger), len(boxes))

    def _ask(self, number: int, model: Model) -> None:
        """Put this entry right, if that is possible at all."""
        why = against_reversal(view_of(model), number)
        if why is not None:
            self._why = refusal_words(model.words, why)
            return
        self._counter.wrong, self._counter.asking = number, None
        self._counter.open = Sheet.CONSENT


def _pad(box: Box, key: str, label: str, icon: str) -> Pad:
    return Pad(box=box, key=key, label=label, icon=icon, look=Look.PLAIN if key else Look.OFF)
