"""Accounts counted out in notes, the large ones first: for people who also use paper money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ui.kit.panel import Box
from ui.kit.pieces.notes_row import NotesRow
from ui.kit.widget import Scene
from ui.screens.frame import grid
from ui.text.money import amount
from ui.text.words import Words

NOTES: Final = (10_000, 5_000, 1_000)
"""Dollars on the notes in the box (K:33)."""
HIGHEST: Final = 76.0


class Counted(NamedTuple):
    """An account: the place of its seat (None for the bank), its name and its dollars."""

    place: int | None
    name: str
    money: int


def counted(dollars: int) -> tuple[int, ...]:
    """How many of each note, with as few notes as possible."""
    found = []
    for note in NOTES:
        many, dollars = divmod(dollars, note)
        found.append(many)
    return tuple(found)


def notes_table(words: Words, accounts: Sequence[Counted], box: Box) -> Scene:
    """A heading, and a row for each account."""
    rows = len(accounts) + 1
    high = min(HIGHEST, box.h / rows)
    boxes = grid(Box(box.x, box.y, box.w, high * rows), 1, rows, 0)
    heading = NotesRow(box=boxes[0], money=words("Dollars"), counts=tuple(f"{amount(note)} ×" for note in NOTES))
    return (
        heading,
        *(
            NotesRow(
                box=cell,
                place=account.place,
                name=account.name,
                money=amount(account.money),
                counts=tuple(amount(many) for many in counted(account.money)),
            )
            for account, cell in zip(accounts, boxes[1:], strict=True)
        ),
    )
