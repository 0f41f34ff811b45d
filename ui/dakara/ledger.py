"""The ledger: every payment, the newest first, of all accounts or of one; by pages and by a finger that drags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.terms import BANK, ESCROW
from ui.commands import Command, PrintLedger
from ui.dakara.accounts import account_name, account_place
from ui.dakara.notes_table import Counted, notes_table
from ui.kit.panel import Box
from ui.kit.pieces.account_pad import AccountPad
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.label import Label
from ui.kit.pieces.list_ground import ListGround
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.payment_row import PaymentRow
from ui.kit.pieces.tool_pad import ToolPad
from ui.kit.widget import Scene, Widget
from ui.model import Model, TableModel
from ui.payments import Payment
from ui.plain import presentation
from ui.presentation import Banked
from ui.reading import table_of
from ui.screen import Dragged, Input
from ui.screens.base import PadScreen
from ui.screens.frame import banner, body, column, corner_pads, grid, stage
from ui.screens.pages import across, down
from ui.screens.sliding import Sliding
from ui.text.money import amount

ROW: Final = 58.0
GAP: Final = 6.0
APART: Final = 18.0
FILTER: Final = 78.0
TURN: Final = 88.0
"""Side of the pads that turn the page."""


class LedgerScreen(PadScreen):
    """Only rows in sight are made; what was paid is worked out once for each new act."""

    def __init__(self) -> None:
        super().__init__()
        self._list = Sliding()
        self._account: int | None = None
        """Whose payments are shown; None for all."""
        self._notes = False
        self._table: TableModel | None = None
        self._all: tuple[Payment, ...] = ()
        self._shown: Sequence[Payment] = ()

    # --- pictures

    def layout(self, model: Model) -> Scene:
        if self._notes:
            return self._notes_page(model)
        lines = self.lines(model)
        boxes = self._boxes(model)
        rows: list[Widget] = [
            _row(model, line, box) for line, box in zip(self._list.part(lines, len(boxes)), boxes, strict=False)
        ]
        at = boxes[0]
        empty = Label(box=at, text=model.words("Nothing has been paid yet"), muted=True)
        whole = Box(at.x, at.y, at.w, boxes[-1].bottom - at.y)
        return (
            banner(model, model.words("Ledger"), self._overline(model), icon="journal"),
            *corner_pads(model),
            ListGround(box=whole, key="list", drags=True),
            *(rows or [empty]),
            *self._filters(model),
            *self._column(model, len(lines), len(boxes)),
        )

    def lines(self, model: Model) -> Sequence[Payment]:
        """What is listed, newest first."""
        table = table_of(model)
        if table is not self._table:
            self._table, self._all = table, tuple(reversed(banked(model).payments(table.journal, table.view)))
            self._choose(self._account)
        return self._shown

    def _choose(self, account: int | None) -> None:
        self._account = account
        self._shown = self._all if account is None else [line for line in self._all if line.concerns(account)]

    def _overline(self, model: Model) -> str:
        words = model.words
        count = words.plural("{n} payment", "{n} payments", len(self._shown))
        whose = words("Newest first") if self._account is None else account_name(model, self._account)
        return SEPARATOR.join((count, whose))

    def _boxes(self, model: Model) -> list[Box]:
        at = stage(model.panel)
        top = 0.0 if model.panel.compact else FILTER + APART
        room = Box(at.x, at.y + top, at.w, at.h - top)
        return grid(room, 1, int((room.h + GAP) // (ROW + GAP)), GAP)

    def _filters(self, model: Model) -> Scene:
        """A row of accounts above the list; a small panel has one pad that goes through them."""
        if model.panel.compact:
            return ()
        at, choices = stage(model.panel), _accounts(model)
        cells = grid(Box(at.x, at.y, at.w, FILTER), len(choices), 1)
        return tuple(
            self._filter(model, account, f"of:{account}", cell) for account, cell in zip(choices, cells, strict=True)
        )

    def _filter(self, model: Model, account: int | None, key: str, box: Box) -> AccountPad:
        if account is None:
            all_ = model.words("All")
            return AccountPad(box=box, key=key, label=all_, chosen=self._account is None)
        place, name = account_place(model, account), account_name(model, account)
        return AccountPad(box=box, key=key, place=place, name=name, marked=True, chosen=account == self._account)

    def _column(self, model: Model, count: int, shown: int) -> Scene:
        at, words = column(model.panel), model.words
        page, last = self._list.page(count, shown)
        if model.panel.compact:
            first, middle, low = grid(at, 1, 3)
            turn = across(first, page, last, "page-back", "page-on") if last else ()
            left, right = grid(middle, 2, 1)
            return (
                *turn,
                self._filter(model, self._account, "of-next", left),
                ToolPad(box=right, key="notes", label=words("Notes"), icon="coin"),
                Pad(box=low, key="print", label=words("Print"), icon="export"),
            )
        low = Box(at.x, at.bottom - 2 * TURN - APART, at.w, 2 * TURN + APART)
        high = Box(at.x, at.y, at.w, low.y - APART - at.y)
        turn = down(high, TURN, page, last, "page-back", "page-on") if last else ()
        notes, printing = grid(low, 1, 2)
        return (
            *turn,
            Pad(box=notes, key="notes", label=words("Notes"), icon="coin"),
            Pad(box=printing, key="print", label=words("Print"), icon="export"),
        )

    def _notes_page(self, model: Model) -> Scene:
        """All balances in notes of the box."""
        words, now = model.words, banked(model).balances(table_of(model).view)
        rows = [Counted(account_place(model, who), account_name(model, who), dollars) for who, dollars in now.items()
                if who != ESCROW or dollars]  # fmt: skip
        return (
            banner(model, words("In notes"), words("As few notes as possible"), icon="coin"),
            *corner_pads(model),
            *notes_table(words, rows, body(model.panel)),
        )

    # --- acts

    def help_topic(self, model: Model) -> str:
        return "ledger" if table_of(model).game.turns else "bank.ledger"

    def handle(self, given: Input, model: Model) -> list[Command]:
        if isinstance(given, Dragged):
            boxes = self._boxes(model)
            self._list.drag(given.by, boxes[0].h + GAP, len(self.lines(model)), len(boxes))
            return []
        return super().handle(given, model)

    def act(self, key: str, model: Model) -> list[Command]:
        if self._list.turn(key, len(self.lines(model)), len(self._boxes(model))):
            return []
        kind, _, number = key.partition(":")
        match kind:
            case "of":
                self._filter_by(None if number == "None" else int(number))
            case "of-next":
                choices = _accounts(model)
                self._filter_by(choices[(choices.index(self._account) + 1) % len(choices)])
            case "notes":
                self._notes = True
                self._cursor.clear()
            case "print":
                return [PrintLedger(table_of(model).key)]
        return []

    def _filter_by(self, account: int | None) -> None:
        self._choose(account)
        self._list.start()

    def steps(self, model: Model) -> list[str]:
        """The list itself is for fingers."""
        return [key for key in super().steps(model) if key != "list"]

    def primary(self, model: Model) -> str:
        return "close"

    def undo(self, model: Model) -> list[Command]:
        if self._notes:
            self._notes = False
            return []
        return super().undo(model)


def banked(model: Model) -> Banked:
    """How the money of the game on the table is told."""
    shown = presentation(model, table_of(model).game.id)
    assert isinstance(shown, Banked)
    return shown


def _accounts(model: Model) -> list[int | None]:
    """All, each player, the bank."""
    return [None, *range(len(table_of(model).seats)), BANK]


def _row(model: Model, line: Payment, box: Box) -> PaymentRow:
    words = model.words
    undone = line.undone_by is not None
    mark = words("taken back") if undone else words("entered by hand") if line.by_hand else ""
    return PaymentRow(
        box=box,
        round=str(line.round) if table_of(model).game.turns else "",
        payer=account_place(model, line.payer),
        payee=account_place(model, line.payee),
        # what was taken back counts for nothing
        payer_after="" if undone else amount(line.payer_after),
        payee_after="" if undone else amount(line.payee_after),
        reason=banked(model).reason(words, line),
        amount=amount(line.amount),
        mark=mark,
        struck=undone,
    )
