"""A place of the board: the card that lies there, who stands there and leads, its track or supply, what it is worth."""

from __future__ import annotations

from typing import Final

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.count_chip import Count, count_boxes, draw_count
from ui.kit.pieces.feat_track import Track, draw_track
from ui.kit.pieces.fitting import first_that_fits
from ui.kit.pieces.symbol import Mark, draw_marks, draw_symbol
from ui.kit.pieces.symbol_card import SmallCard, draw_small_card
from ui.kit.pieces.target import Inks, State, draw_target
from ui.kit.theme import PAPER, PAPER_INK
from ui.kit.widget import Widget

HIGH: Final = 196.0
"""From this height on there is room for large parts."""
TAG: Final = 74.0
"""Width of the offering."""


class PlaceCard(Widget, frozen=True, kw_only=True):
    """One place. It fits from about 180 x 130 units on; parts shrink, words that do not fit are left out.

    `counts` go by owner in the order of the seats, at most five. Only a FREE or CHOSEN place should have a key.
    """

    icon: str
    name: str
    counts: tuple[Count, ...]
    card: SmallCard | None = None
    """The face-up card; None is an empty place for one."""
    stone: bool = False
    """The standing stone is here."""
    track: Track | None = None
    """Below at the left: the track, or the supply."""
    supply: Mark | None = None
    offering: str = ""
    """Points of the offering; "" before there is one."""
    state: State = State.SHOWN
    seat: int | None = None
    """Who chose it."""
    note: str = ""
    """Why not, or what happens here: below the name, on a low card beside it if there is room."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        inks = draw_target(pen, Box(0, 0, width, height), self.state, self.seat)
        roomy = height >= HIGH
        pad = 16.0 if roomy and width >= 220 else 10.0
        head, foot, under = heights(height)
        self._title(pen, Box(pad, 0, width - 2 * pad, head), inks)
        y = head
        if self.note and roomy:
            tall = len(pen.fitted(self.note, 22, False, width - 2 * pad, 2)[0]) * 23.0
            pen.block(self.note, pad, y + tall / 2 - 4, 22, inks.second, width=width - 2 * pad, lines=2, leading=1.05)
            y += tall
        low = height - under - foot
        self._middle(pen, Box(pad, y + 2, width - 2 * pad, low - y - (10 if roomy else 6)), inks)
        self._foot(pen, Box(pad, low, width - 2 * pad, foot), inks)

    def _title(self, pen: Pen, room: Box, inks: Inks) -> None:
        """Icon and name, at the right the standing stone."""
        middle = room.h / 2 + 2
        side = 36.0 if room.h > 40 else 28.0
        pen.icon(self.icon, room.x + side / 2, middle, side, inks.text)
        right = room.right
        if self.stone:
            tall = room.h - 4
            pen.icon("standing-stone", right - tall / 2 + 4, room.h / 2 + 3, tall, PAPER)
            right -= tall
        x = room.x + side + 10
        name = first_that_fits(pen, (self.name,), right - x, bold=True)
        size = 28 if room.h > 40 else 24
        pen.text(name, x, middle, size, inks.text, bold=True, width=right - x)
        if self.note and room.h <= 40:
            x += min(pen.text_width(name, size, True), right - x) + 12
            note = first_that_fits(pen, (self.note,), right - x)
            pen.text(note, right, middle, 22, inks.second, align="right", width=max(1.0, right - x))

    def _middle(self, pen: Pen, room: Box, inks: Inks) -> None:
        """The face-up card, and the pawns beside it."""
        wide = min(80.0, room.w * 0.32, room.h * 0.8)
        draw_small_card(pen, Box(room.x, room.y, wide, room.h), self.card)
        beside = Box(room.x + wide + 10, room.y, room.w - wide - 10, room.h)
        for box, count in zip(count_boxes(beside, len(self.counts)), self.counts, strict=True):
            draw_count(pen, box, count, inks.text)

    def _foot(self, pen: Pen, room: Box, inks: Inks) -> None:
        """The track or the supply, and the offering as a paper tag."""
        right = room.right
        if self.offering:
            wide = min(TAG, room.w * 0.47)
            draw_offering(pen, Box(right - wide, room.y, wide, room.h), self.offering)
            right -= wide + 8
        rest = Box(room.x, room.y, right - room.x, room.h)
        if self.track is not None:
            draw_track(pen, rest, self.track, inks.text)
        elif self.supply is not None:
            size = 28 if room.h > 32 else 24
            draw_marks(pen, (self.supply,), rest.x, rest.y + rest.h / 2, size, inks.text, width=rest.w, bold=True)


def heights(height: float) -> tuple[float, float, float]:
    """Of a card of that height: its head, its foot, and what is below it; the pawns have the rest."""
    return (54.0, 38.0, 14.0) if height >= HIGH else (35.0, 27.0, 6.0)


def draw_offering(pen: Pen, box: Box, points: str) -> None:
    """An offering: a bowl and its points on paper."""
    pen.rect(box, PAPER, 8)
    side, size = min(25.0, box.w * 0.36), min(26.0, max(22.0, box.h - 4))
    number = pen.text_width(points, size, True)
    if number + side + 8 > box.w:
        pen.text(
            points, box.x + box.w / 2, box.y + box.h / 2, size, PAPER_INK, bold=True, align="centre", width=box.w - 6
        )
        return
    left = box.x + (box.w - side - 4 - number) / 2
    draw_symbol(pen, "offering", left + side / 2, box.y + box.h / 2, side, PAPER_INK)
    pen.text(points, left + side + 4, box.y + box.h / 2, size, PAPER_INK, bold=True)
