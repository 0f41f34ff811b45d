"""One seat's money: always there, always a full number."""

from __future__ import annotations

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, MUTED, NUMBER, PANEL, PAPER, PAPER_INK, PAPER_MUTED, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

LOW = 90.0
"""Cards lower than this set everything a little smaller."""


class MoneyCard(Widget, frozen=True, kw_only=True):
    """The seat on turn is paper; one that is out has no fill. `note` is short: what lies at stake, or "away"."""

    place: int
    name: str
    money: str
    note: str = ""
    icon: str = ""
    current: bool = False
    out: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.current:
            pen.rect((0, 0, width, height), PAPER, RADIUS)
        elif self.out:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS)
        text, quiet = (PAPER_INK, PAPER_MUTED) if self.current else (DIM if self.out else TEXT, MUTED)
        edge = 14.0 if width > 150 else 8.0
        side = 40.0 if height >= LOW else 30.0
        upper = (10 if height >= LOW else 6) + side / 2
        draw_badge(pen, self.place, Box(edge, upper - side / 2, side, side), 9, shade=0.5 if self.out else 0.0)
        x = edge + side + 10
        right = width - edge
        if self.icon:
            pen.icon(self.icon, right - 12, upper, 24, quiet)
            right -= 32
        self._heading(pen, x, upper, right - x, quiet)
        low = height - (24 if height >= LOW else 19)
        size = NUMBER if width > 190 else 28
        if pen.text_width(self.money, SMALLEST, True) > width - 2 * edge:
            edge = 2.0
        pen.text(self.money, width - edge, low, size, text, bold=True, align="right", width=width - 2 * edge)

    def _heading(self, pen: Pen, x: float, y: float, room: float, quiet: tuple[int, int, int]) -> None:
        """The note tells more than the name, which the badge says too; what does not fit is left out, never cut."""
        for text in (f"{self.name}  {self.note}".strip() if self.note else self.name, self.note, self.name):
            if text and pen.text_width(text, 22) <= room:
                pen.text(text, x, y, 26, quiet, width=room)
                return
