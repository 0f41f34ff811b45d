"""A drawn card on paper: the four lines of a gold card, or where a boarding pass leads."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import PAPER, PAPER_INK, PAPER_MUTED, RADIUS
from ui.kit.widget import Widget


class WholeCard(Widget, frozen=True, kw_only=True):
    """Icon and title above; below them `lines` of a word and a number, or one big `text`."""

    icon: str
    title: str
    lines: tuple[tuple[str, str], ...] = ()
    text: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PAPER, RADIUS)
        head = min(84.0, height * 0.26)
        pen.icon(self.icon, 24 + 22, head / 2 + 4, 44, PAPER_INK)
        pen.text(self.title, 84, head / 2 + 4, 32, PAPER_INK, bold=True, width=width - 104)
        pen.line(24, head, width - 24, head, PAPER_INK, 2)
        if self.text:
            pen.block(self.text, width / 2, (head + height) / 2, 52, PAPER_INK, bold=True, align="centre",
                      width=width - 48, lines=3)  # fmt: skip
            return
        step = (height - head - 16) / max(1, len(self.lines))
        for k, (word, number) in enumerate(self.lines):
            y = head + 8 + step * (k + 0.5)
            size = min(44.0, step * 0.62)
            pen.text(number, width - 24, y, size, PAPER_INK, bold=True, align="right")
            room = width - 48 - pen.text_width(number, size, True) - 16
            pen.block(word, 24, y, 28, PAPER_MUTED, width=room, lines=2, leading=1.05)
