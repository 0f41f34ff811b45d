"""What others have just done, in short lines: as many as there is room for, and how many more there are."""

from __future__ import annotations

from typing import Final

from ui.kit.pen import Pen
from ui.kit.theme import MUTED, PANEL, RADIUS, TEXT
from ui.kit.widget import Widget

SIZE: Final = 22.0
LEADING: Final = 1.1
HEAD: Final = 34.0
STEP: Final = SIZE * LEADING


class NewsCard(Widget, frozen=True, kw_only=True):
    """`lines` with what matters most first; `more[k]` says that k of them are not shown."""

    title: str
    lines: tuple[str, ...]
    more: tuple[str, ...]

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), PANEL, RADIUS)
        room = width - 32
        pen.text(self.title, 16, 20, 22, MUTED, width=room)
        y = HEAD
        for number, line in enumerate(self.lines):
            rows, size = pen.fitted(line, SIZE, False, room, 3)
            tall = len(rows) * size * LEADING
            left = len(self.lines) - number
            # the last line may take the room of the one that counts the rest
            if number and y + tall + (STEP if left > 1 else 0) > height - 3:
                pen.text(self.more[left], 16, y + STEP / 2, 22, MUTED, width=room)
                return
            pen.block(line, 16, y + tall / 2, size, TEXT, width=room, lines=len(rows), leading=LEADING)
            y += tall + 1
