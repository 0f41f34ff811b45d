"""An answer about light: the colours that somebody may see, as spots with their name."""

from __future__ import annotations

from ui.kit.pen import Pen
from ui.kit.theme import HAIRLINE, MUTED, RADIUS, RAISED, TEXT, WHITE, Colour
from ui.kit.widget import Widget


class ColourPad(Widget, frozen=True, kw_only=True):
    """With a key it can be taken. No `spots`: a dark one."""

    label: str
    spots: tuple[Colour, ...] = ()

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        if self.key:
            pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
        else:
            pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)
        room = width - 32
        rows, size = pen.fitted(self.label, 34 if height > 200 else 28, True, room, 2)
        tall = len(rows) * size * 1.15
        spot = min(100.0 if height < 400 else 200.0, height - tall - 44)
        top = (height - spot - 14 - tall) / 2
        count = max(1, len(self.spots))
        step = spot * 0.72
        x = width / 2 - step * (count - 1) / 2
        for colour in self.spots:
            pen.disc(x, top + spot / 2, spot / 2, colour)
            x += step
        if not self.spots:
            pen.disc(x, top + spot / 2, spot / 2, MUTED, 4)
        shade = TEXT if self.key else MUTED
        pen.block(self.label, width / 2, top + spot + 14 + tall / 2, size, shade, bold=True, align="centre", width=room,
                  lines=len(rows), leading=1.15)  # fmt: skip
