"""All that there is to say about a device: how it is, why, and what to check."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, MUTED, PANEL, RADIUS, SMALLEST, TEXT
from ui.kit.widget import Widget

SIZES: Final = (28.0, 26.0, 24.0, SMALLEST)
LEADING: Final = 1.2
APART: Final = 10.0
EDGE: Final = 24.0
HEAD: Final = 34.0


class DeviceCard(Widget, frozen=True, kw_only=True):
    """A headline and some paragraphs, as large as they fit; the last ones are left out rather than cut."""

    title: str
    paragraphs: tuple[str, ...] = ()
    alert: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        room = width - 2 * EDGE
        x = EDGE
        edge = min(EDGE, 16.0 if height < 240 else EDGE)
        y = edge + HEAD / 2
        if self.alert:
            pen.icon("warning", x + 18, y, 36, ACCENT)
            x += 50
        pen.text(self.title, x, y, HEAD, TEXT, bold=True, width=width - EDGE - x)
        y = edge + HEAD + 12
        size, paragraphs = self._fitted(pen, room, height - y - edge + 4)
        for n, text in enumerate(paragraphs):
            lines = len(_rows(pen, text, size, room))
            colour = TEXT if n == 0 else MUTED
            pen.text(text, EDGE, y + size * LEADING / 2, size, colour, width=room, lines=lines, smallest=size)
            y += lines * size * LEADING + APART

    def _fitted(self, pen: Pen, room: float, height: float) -> tuple[float, tuple[str, ...]]:
        """The size of type, and the paragraphs that have room."""
        shown = tuple(text for text in self.paragraphs if text)
        while len(shown) > 1:
            for size in SIZES:
                lines = sum(len(_rows(pen, text, size, room)) for text in shown)
                if lines * size * LEADING + (len(shown) - 1) * APART <= height:
                    return size, shown
            shown = shown[:-1]
        return next((s for s in SIZES if shown and len(_rows(pen, shown[0], s, room)) * s * LEADING <= height),
                    SMALLEST), shown  # fmt: skip


def _rows(pen: Pen, text: str, size: float, room: float) -> list[str]:
    return pen.fitted(text, size, False, room, 99, smallest=size)[0]
