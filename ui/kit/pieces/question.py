"""The words beside the answers of a setting or ruling."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, TEXT
from ui.kit.widget import Widget


class Question(Widget, frozen=True, kw_only=True):
    """A short name in bold, and below it what is asked."""

    title: str
    text: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        rows, size, lines, small = self._fitted(pen, width, height)
        tall = len(rows) * size * 1.15
        whole = tall + len(lines) * small * 1.1
        top = (height - whole) / 2
        pen.block(self.title, 0, top + tall / 2, size, TEXT, bold=True, width=width, lines=len(rows), leading=1.15)
        if lines:
            middle = top + tall + len(lines) * small * 0.55
            pen.block(self.text, 0, middle, small, MUTED, width=width, lines=len(lines), leading=1.1)

    def _fitted(self, pen: Pen, width: float, height: float) -> tuple[list[str], float, list[str], float]:
        """Title and text as lines with their sizes; a long title gives way to a long text."""
        wanted = 28.0
        while True:
            rows, size = pen.fitted(self.title, wanted, True, width, 2 if height > 80 or not self.text else 1)
            room = max(1, int((height - len(rows) * size * 1.15) // 24.2))
            lines, small = pen.fitted(self.text, 24, False, width, room) if self.text else ([], 0.0)
            if wanted <= 24 or not lines or not lines[-1].endswith("…"):
                return rows, size, lines, small
            wanted -= 2
