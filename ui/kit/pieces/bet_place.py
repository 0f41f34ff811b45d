"""A place that money can be put on: its number or colour, and what must be rolled for it."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import DIM, HAIRLINE, MUTED, PANEL, PAPER, PAPER_INK, RADIUS_SMALL, RAISED, TEXT, Colour
from ui.kit.widget import Widget

WIDE: Final = 170.0
"""From this width on all stands on one line."""
MARK: Final = 30.0


class BetPlace(Widget, frozen=True, kw_only=True):
    """`hits` are the rolls or sums that win; `icon` stands for them where the label says them already.

    Chosen it is paper; without a key and not chosen it is quiet. `swatch` repeats a colour that the label names.
    """

    label: str
    hits: tuple[str, ...] = ()
    icon: str = ""
    swatch: Colour | None = None
    chosen: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.chosen:
            pen.rect((0, 0, width, height), PAPER, RADIUS_SMALL)
        elif self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS_SMALL, 2, MUTED)
        else:
            pen.rect((0, 0, width, height), PANEL, RADIUS_SMALL)
        ink = PAPER_INK if self.chosen else TEXT if self.key else DIM
        if width >= WIDE:
            self._wide(pen, width, height, ink)
        else:
            self._narrow(pen, width, height, ink)

    def _narrow(self, pen: Pen, width: float, height: float, ink: Colour) -> None:
        """The label at the left of a line, what wins at its right, one below the other."""
        if self.swatch is not None:
            self._swatch(pen, width / 2, height * 0.3)
            pen.text(self.label, width / 2, height * 0.7, 26, ink, bold=True, align="centre", width=width - 8)
            return
        middle = width * 0.42 if self.hits or self.icon else width
        pen.text(self.label, middle / 2 + 2, height / 2, 36, ink, bold=True, align="centre", width=middle)
        if not self.hits and not self.icon:
            return
        pen.line(middle + 3, height * 0.2, middle + 3, height * 0.8, ink if self.chosen else HAIRLINE, 2)
        x = (middle + 5 + width) / 2
        if self.icon:
            pen.icon(self.icon, x, height / 2, 36, ink)
            return
        pitch = min(30.0, (height - 8) / max(2, len(self.hits)))
        top = height / 2 - (len(self.hits) - 1) * pitch / 2
        for k, hit in enumerate(self.hits):
            pen.text(hit, x, top + k * pitch, 26, ink, align="centre", width=width - middle - 8)

    def _wide(self, pen: Pen, width: float, height: float, ink: Colour) -> None:
        """Swatch, label and what wins beside each other, in the middle."""
        told = "  ".join(self.hits)
        spare = 22.0
        mark = MARK + 14 if self.swatch is not None or self.icon else 0.0
        side = pen.text_width(told, 28) + spare if told else 0.0
        room = width - 24 - mark - side
        rows, size = pen.fitted(self.label, 40, True, room)
        if side and rows[0] != self.label:
            # what wins is the owner's to read on the board
            side, told = 0.0, ""
            room = width - 24 - mark
            rows, size = pen.fitted(self.label, 40, True, room)
        label = pen.text_width(rows[0], size, True)
        x = (width - mark - label - side) / 2
        if self.swatch is not None:
            self._swatch(pen, x + MARK / 2, height / 2)
        elif self.icon:
            pen.icon(self.icon, x + MARK / 2, height / 2, 40, ink)
        pen.text(self.label, x + mark, height / 2, size, ink, bold=True, width=room)
        if told:
            line = x + mark + label + spare / 2
            pen.line(line, height * 0.25, line, height * 0.75, ink if self.chosen else HAIRLINE, 2)
            pen.text(told, x + mark + label + spare, height / 2, 28, ink)

    def _swatch(self, pen: Pen, x: float, y: float) -> None:
        assert self.swatch is not None
        pen.disc(x, y, MARK / 2, PAPER_INK if self.chosen else MUTED)
        pen.disc(x, y, MARK / 2 - 2, self.swatch)
