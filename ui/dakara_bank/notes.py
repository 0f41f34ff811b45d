"""Every account counted out in notes, the large ones first: for people who also use paper money."""

from __future__ import annotations

from typing import Final

from ui.commands import Command
from ui.dakara_bank.counter import Sheet
from ui.dakara_bank.reading import account_name, accounts, balance, place_of, view_of
from ui.dakara_bank.sheet import BankSheet
from ui.kit.panel import Box
from ui.kit.pieces.notes_row import NotesRow
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import banner, body, corner_pads, grid
from ui.text.dakara_money import amount

NOTES: Final = (10_000, 5_000, 1_000)
"""Dollars on the notes in the box (K:33)."""
HIGHEST: Final = 76.0


def counted(dollars: int) -> tuple[int, ...]:
    """How many of each note, with as few notes as possible."""
    found = []
    for note in NOTES:
        many, dollars = divmod(dollars, note)
        found.append(many)
    return tuple(found)


class NotesSheet(BankSheet):
    """A table: one row for each account."""

    topic = "bank.ledger"

    def layout(self, model: Model) -> Scene:
        words, view, whole = model.words, view_of(model), body(model.panel)
        rows = len(accounts(model)) + 1
        high = min(HIGHEST, whole.h / rows)
        boxes = grid(Box(whole.x, whole.y, whole.w, high * rows), 1, rows, 0)
        heading = NotesRow(box=boxes[0], money=words("Dollars"), counts=tuple(f"{amount(note)} ×" for note in NOTES))
        return (
            banner(model, words("In notes"), words("As few notes as possible"), icon="coin"),
            *corner_pads(model),
            heading,
            *(
                NotesRow(
                    box=box,
                    place=place_of(model, who),
                    name=account_name(model, who),
                    money=amount(balance(view, who)),
                    counts=tuple(amount(many) for many in counted(balance(view, who))),
                )
                for who, box in zip(accounts(model), boxes[1:], strict=True)
            ),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        return []

    def primary(self, model: Model) -> str:
        return "close"

    def undo(self, model: Model) -> list[Command]:
        self._counter.open = Sheet.LEDGER
        return []
