"""Every account of the bank counted out in notes."""

from __future__ import annotations

from games.dakara_bank.books import balance
from ui.commands import Command
from ui.dakara.accounts import account_name, account_place
from ui.dakara.notes_table import Counted, notes_table
from ui.dakara_bank.counter import Sheet
from ui.dakara_bank.reading import accounts, view_of
from ui.dakara_bank.sheet import BankSheet
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import banner, body, corner_pads


class NotesSheet(BankSheet):
    """A table: one row for each account."""

    topic = "bank.ledger"

    def layout(self, model: Model) -> Scene:
        words, view = model.words, view_of(model)
        rows = [
            Counted(account_place(model, who), account_name(model, who), balance(view, who)) for who in accounts(model)
        ]
        return (
            banner(model, words("In notes"), words("As few notes as possible"), icon="coin"),
            *corner_pads(model),
            *notes_table(words, rows, body(model.panel)),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        return []

    def primary(self, model: Model) -> str:
        return "close"

    def undo(self, model: Model) -> list[Command]:
        self._counter.open = Sheet.LEDGER
        return []
