"""The order of picks: one card for each pick, with the reason below."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.theme import (
    DIM,
    HAIRLINE,
    MUTED,
    PANEL,
    PAPER,
    PAPER_INK,
    RADIUS,
    RAISED,
    SEATS,
    SLATE,
    TEXT,
    WHITE,
)
from ui.kit.widget import Widget

TAG: Final = 32.0
"""Side of the number of a pick."""


class PickState(StrEnum):
    """Where a pick is in the order."""

    DONE = "done"
    NOW = "now"
    NEXT = "next"
    NONE = "none"
    """There will be no such pick."""


class PickCard(Widget, frozen=True, kw_only=True):
    """One pick: who, the number in the order (or what was taken), why."""

    place: int
    name: str
    tag: str
    title: str
    reason: str
    state: PickState
    taken: str = ""
    """Icon of what was taken."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        match self.state:
            case PickState.NOW:
                pen.rect((0, 0, width, height), RAISED, RADIUS, 5, SEATS[self.place].colour)
            case PickState.NEXT:
                pen.rect((0, 0, width, height), PANEL, RADIUS)
            case PickState.DONE:
                pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
            case _:
                pen.rect((0, 0, width, height), None, RADIUS, 2, DIM, dash=8)
        pale = self.state in (PickState.DONE, PickState.NONE)
        shade = MUTED if pale else TEXT
        side, inner = 36.0, width - 28
        draw_badge(pen, self.place, Box(14, 10, side, side), 9)
        # the number goes down to the reason where that makes room for the name
        room = width - 14 - side - 10 - 12
        low = pen.text_width(self.title, 22, True) <= inner - TAG - 8
        self._tag(pen, width, 54 if low else 10)
        room -= 0 if low else TAG + 8
        # the badge says it too: a name that does not fit is left out, never cut
        if pen.text_width(self.name, 22, True) <= room:
            pen.text(self.name, 14 + side + 10, 29, 26, shade, bold=True, width=room)
        pen.text(self.title, 14, 70, 24, shade, bold=True, width=inner - (TAG + 8 if low else 0))
        top = 84.0
        rows = 2 if height - top >= 50 else 1
        size = 24 if pen.text_width(self.reason, 24) <= inner else 22
        pen.block(self.reason, 14, (top + height - 6) / 2, size, MUTED, width=inner, lines=rows, leading=1.05)

    def _tag(self, pen: Pen, width: float, top: float) -> None:
        """What stands at the right: the number, or what was taken."""
        if self.taken:
            draw_tile(pen, width - 14 - TAG / 2, top + 16, TAG, self.taken, Tile.TOKEN)
            return
        box = Box(width - 14 - TAG, top, TAG, TAG)
        match self.state:
            case PickState.NOW:
                pen.rect(box, PAPER, 6)
                shade = PAPER_INK
            case PickState.NEXT:
                pen.rect(box, SLATE, 6)
                shade = WHITE
            case _:
                pen.rect(box, None, 6, 2, DIM)
                shade = MUTED
        pen.text(self.tag, box.x + TAG / 2, box.y + TAG / 2, 24, shade, bold=True, align="centre")


class PickRow(Widget, frozen=True, kw_only=True):
    """All picks of a seat that picks alone: what was taken, the one to make now, those to come."""

    place: int
    title: str
    reason: str
    taken: tuple[str, ...]
    """Icons, "" for a pick that was declined."""
    now: bool
    coming: int
    none: int = 0
    """Pawns that get nothing because the row is empty."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.now:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 5, SEATS[self.place].colour)
        else:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        mark = min(72.0, height - 40)
        draw_badge(pen, self.place, Box(22, (height - mark) / 2, mark, mark), 12)
        slots = len(self.taken) + self.now + self.coming + self.none
        side = min(64.0, height - 36, (width * 0.5 - 22) / max(1, slots) - 8)
        left = width - 22 - slots * (side + 8) + 8
        x = 22 + mark + 20
        room = left - x - 20
        pen.text(self.title, x, height / 2 - 22, 30, TEXT, bold=True, width=room)
        pen.block(self.reason, x, height / 2 + 24, 24, MUTED, width=room, lines=2, leading=1.05)
        top = (height - side) / 2
        for slot in range(slots):
            box = Box(left + slot * (side + 8), top, side, side)
            if slot < len(self.taken):
                if self.taken[slot]:
                    draw_tile(pen, box.x + side / 2, top + side / 2, side, self.taken[slot], Tile.TOKEN)
                else:
                    pen.rect(box, None, 8, 2, HAIRLINE)
                    pen.icon("close", box.x + side / 2, top + side / 2, side * 0.5, MUTED)
            elif slot == len(self.taken) and self.now:
                pen.rect(box, None, 8, 4, WHITE)
                pen.icon("plus", box.x + side / 2, top + side / 2, side * 0.5, WHITE)
            elif slot < slots - self.none:
                pen.rect(box, None, 8, 2, MUTED)
            else:
                pen.rect(box, None, 8, 2, DIM, dash=8)
                pen.icon("minus", box.x + side / 2, top + side / 2, side * 0.5, DIM)
