"""A short text with a title on a panel: what this is about."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget


class NoteCard(Widget, frozen=True, kw_only=True):
    """The title, and below it up to two lines where the height allows."""

    title: str
    text: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        room = width - 32
        lines = pen.fitted(self.text, 22, False, room, 2)[0] if self.text else []
        whole = 30 + 25 * len(lines)
        if not lines or whole > height - 8:
            pen.block(self.title, 16, height / 2, 26, TEXT, bold=True, width=room)
            return
        top = (height - whole) / 2
        pen.text(self.title, 16, top + 14, 26, TEXT, bold=True, width=room)
        pen.text(self.text, 16, top + 43, 22, MUTED, width=room, lines=2, leading=1.12)
