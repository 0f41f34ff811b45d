"""A pad with symbols: one of the things that a real card or tile may show."""

from __future__ import annotations

from typing import Final, NamedTuple

from ui.kit.pen import Pen
from ui.kit.pieces.symbol import draw_symbol
from ui.kit.pieces.target import Inks, State, draw_target
from ui.kit.theme import SMALLEST
from ui.kit.widget import Widget

EDGE: Final = 12.0
LEADING: Final = 1.1
BETWEEN: Final = 10.0
"""Between symbols, and between them and the words."""
WIDE: Final = 2.1
"""A pad so much wider than high has its words beside the symbols."""


class _Text(NamedTuple):
    text: str
    size: float
    lines: int

    @property
    def high(self) -> float:
        return self.lines * self.size * LEADING


class SymbolPad(Widget, frozen=True, kw_only=True):
    """FREE it may be chosen; OFF the note says why not. Words that do not fit are left out: the symbols say it."""

    symbols: tuple[str, ...] = ()
    label: str = ""
    note: str = ""
    state: State = State.FREE
    seat: int | None = None
    """Who chose it."""
    size: float = 28
    """Of the label, where it fits."""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        inks = draw_target(pen, self.box._replace(x=0, y=0, w=width, h=height), self.state, self.seat)
        if width > WIDE * height and self.symbols:
            self._beside(pen, inks)
        else:
            self._below(pen, inks)

    def _below(self, pen: Pen, inks: Inks) -> None:
        """Symbols above the words."""
        width, height = pen.size
        room, count = width - 2 * EDGE, len(self.symbols)
        side = min(88.0, height * 0.46, (room - BETWEEN * (count - 1)) / count) if count else 0.0
        above = side + BETWEEN if count else 0.0
        texts = self._fitting(pen, room, height - 2 * EDGE - above)
        if not texts and count:
            side = min(88.0, height - 2 * EDGE, (room - BETWEEN * (count - 1)) / count)
            above = side
        y = (height - above - sum(text.high for text in texts)) / 2
        step = side + BETWEEN
        left = (width - count * step + BETWEEN) / 2
        for k, symbol in enumerate(self.symbols):
            draw_symbol(pen, symbol, left + side / 2 + k * step, y + side / 2, side, inks.text)
        self._words(pen, inks, texts, width / 2, y + above, room, "centre")

    def _beside(self, pen: Pen, inks: Inks) -> None:
        """Symbols at the left of the words."""
        width, height = pen.size
        count = len(self.symbols)
        side = min(64.0, height - 2 * EDGE, width * 0.5 / count - BETWEEN)
        x = EDGE + 4
        for symbol in self.symbols:
            draw_symbol(pen, symbol, x + side / 2, height / 2, side, inks.text)
            x += side + BETWEEN
        x += 4
        room = width - x - EDGE
        texts = self._fitting(pen, room, height - EDGE)
        self._words(pen, inks, texts, x, (height - sum(text.high for text in texts)) / 2, room, "left")

    def _fitting(self, pen: Pen, width: float, height: float) -> list[_Text]:
        """The label and the note as large as there is room for both, else the label alone, else nothing."""
        given = [(self.label, self.size, True), (self.note, min(24.0, self.size), False)]
        if self.state is State.OFF and self.note:
            # why not comes before what
            given = [given[1], given[0]]
        wanted = [text for text in given if text[0]]
        while wanted:
            size = 0.0
            while size + SMALLEST <= max(text[1] for text in wanted):
                found = [_laid(pen, text, start - size, bold, width) for text, start, bold in wanted]
                if all(found) and sum(text.high for text in found if text) <= height:
                    return sorted((text for text in found if text), key=lambda text: text.text != self.label)
                size += 2
            wanted = wanted[:-1]
        return []

    def _words(self, pen: Pen, inks: Inks, texts: list[_Text], x: float, y: float, width: float, align: str) -> None:
        for text in texts:
            main = text.text == self.label
            pen.block(text.text, x, y + text.high / 2, text.size, inks.text if main else inks.second, bold=main,
                      align=align, width=width, lines=text.lines, leading=LEADING, smallest=text.size)  # fmt: skip
            y += text.high


def _laid(pen: Pen, text: str, size: float, bold: bool, width: float) -> _Text | None:
    """`text` in up to three lines of `size` or less; None where it would be cut."""
    lines, step = pen.fitted(text, max(size, float(SMALLEST)), bold, width, 3)
    if any(pen.text_width(line, step, bold) > width for line in lines) or lines[-1].endswith("…"):
        return None
    return _Text(text, step, len(lines))
