"""One kind of goods: what there is of it, and what a tap does with one."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import (
    DIM,
    HAIRLINE,
    MUTED,
    PANEL,
    PAPER_INK,
    RADIUS_SMALL,
    RAISED,
    SEATS,
    TEXT,
    WHITE,
)
from ui.kit.widget import Widget


class StockPad(Widget, frozen=True, kw_only=True):
    """Icon and count above, the act below: on white where a tap does it, else as a plain word.

    `marked` (a place) gives it the seat's border: it is part of what is chosen. Without a count it is drawn for all.
    """

    icon: str
    count: str = ""
    act: str = ""
    then: str = ""
    """What will be left of what is chosen now: stands behind an arrow."""
    marked: int | None = None
    state: bool = False
    """Only to be read: how many there are is not told."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        foot = min(40.0, height * 0.36)
        quiet = not self.key and self.marked is None and not self.state
        if self.state:
            pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL)
        elif self.marked is not None:
            pen.rect((0, 0, width, height), RAISED, RADIUS_SMALL, 5, SEATS[self.marked].colour)
        elif quiet:
            pen.rect((0, 0, width, height), None, RADIUS_SMALL, 2, HAIRLINE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL, 4, WHITE)
        shade = DIM if quiet else TEXT
        middle = (height - foot) / 2 + 2
        size = min(44.0, height - foot - 16)
        if self.count:
            pen.icon(self.icon, width * 0.33, middle, size, shade)
            pen.text(self.count, width * 0.76, middle, 34, shade, bold=True, align="centre")
        else:
            pen.icon(self.icon, width / 2, middle, size * 1.1, shade)
        line = height - foot / 2 - 1
        if self.key and self.marked is None and not self.state:
            pen.rect((0, height - foot, width, foot), WHITE, (0, 0, RADIUS_SMALL, RADIUS_SMALL))
            pen.text(self.act, width / 2, line, 24, PAPER_INK, bold=True, align="centre", width=width - 8)
        elif self.marked is not None and self.then:
            pen.icon("arrow-right", width * 0.33, line - 4, 32, TEXT)
            pen.text(self.then, width * 0.76, line - 4, 34, TEXT, bold=True, align="centre")
        elif self.marked is not None:
            pen.text(self.act, width / 2, line - 3, 24, TEXT, bold=True, align="centre", width=width - 14)
        else:
            pen.text(self.act, width / 2, line, 24, MUTED, align="centre", width=width - 8)


class PricePad(Widget, frozen=True, kw_only=True):
    """Goods on the market: icon, name and price; `note` says why it can't be bought, or what one has."""

    icon: str
    name: str
    price: str
    note: str = ""
    state: bool = False
    """Only to be read: whether it can be bought is not told."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.state:
            pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL)
        elif self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS_SMALL, 4, WHITE)
        else:
            pen.rect((0, 0, width, height), None, RADIUS_SMALL, 2, HAIRLINE)
        shade = TEXT if self.key or self.state else MUTED
        wide = width > 170
        tall = height > 200
        side = 92.0 if tall else 76.0 if wide else 44.0
        coin, size = (36.0, 44) if wide else (22.0, 30)
        between, near = (22.0, 10.0) if wide else (8.0, 5.0)
        two = bool(self.note)
        y = height * (0.36 if tall else (0.34 if wide else 0.28) if two else 0.4)
        x = (width - side - between - coin - near - pen.text_width(self.price, size, True)) / 2
        pen.icon(self.icon, x + side / 2, y, side, shade)
        x += side + between
        pen.icon("coin", x + coin / 2, y, coin, shade)
        pen.text(self.price, x + coin + near, y, size, shade, bold=True)
        name = 28 if wide else 24
        bold = pen.text_width(self.name, 22, True) <= width - 16
        room = width - 12
        below = (0.69, 0.84) if tall else ((0.66, 0.86) if wide else (0.58, 0.8)) if two else (0.8, 0.0)
        pen.text(self.name, width / 2, height * below[0], name, shade, bold=bold, align="centre", width=room)
        pen.text(self.note, width / 2, height * below[1], 24, MUTED, align="centre", width=room)


class WealthCard(Widget, frozen=True, kw_only=True):
    """A decisive sum: a coin, the number, and what it is."""

    number: str
    unit: str

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL)
        size = 60 if height > 100 else 46
        pen.icon("coin", 24 + size / 2, height / 2, size, TEXT)
        x = 24 + size + 22
        pen.text(self.number, x, max(height * 0.34, height / 2 - 22), size - 8, TEXT, bold=True)
        pen.text(self.unit, x, min(height * 0.76, height / 2 + 34), 24, MUTED, width=width - x - 12)
