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
SHARES: Final = (0.46, 0.36, 0.28)
"""Heights of symbols above words, by the pad's."""
WIDE: Final = 2.1
"""A pad so much wider than high has its words beside the symbols, if it is low."""
LOW: Final = 150.0


class _Text(NamedTuple):
    text: str
    size: float
    lines: int = 1
    bold: bool = False

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
        if width > WIDE * height and height < LOW and self.symbols and (self.label or self.note):
            self._beside(pen, inks)
        else:
            self._below(pen, inks)

    def _below(self, pen: Pen, inks: Inks) -> None:
        """Symbols above the words; they step down before words are left out."""
        width, height = pen.size
        room, count = width - 2 * EDGE, len(self.symbols)
        widest = (room - BETWEEN * (count - 1)) / count if count else 0.0
        rim, gap = min(EDGE, height * 0.08), min(BETWEEN, height * 0.06)
        side, texts = min(88.0, height - 2 * EDGE, widest), list[_Text]()
        for wanted in self._wanted():
            for share in SHARES:
                least = min(88.0, height * share, widest)
                texts = self._fitting(pen, wanted, room, height - 2 * rim - (least + gap if count else 0.0))
                if texts:
                    side = least
                    break
            if texts:
                break
        above = (side + (gap if texts else 0.0)) if count else 0.0
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
        texts = next((t for w in self._wanted() if (t := self._fitting(pen, w, room, height - EDGE))), [])
        self._words(pen, inks, texts, x, (height - sum(text.high for text in texts)) / 2, room, "left")

    def _wanted(self) -> list[list[_Text]]:
        """Label and note, or one of them alone: why not comes before what."""
        label, note = _Text(self.label, self.size, bold=True), _Text(self.note, min(24.0, self.size))
        both = [text for text in (label, note) if text.text]
        alone = note if self.state is State.OFF and self.note else label
        return [both, [alone]] if alone.text else [both]

    def _fitting(self, pen: Pen, wanted: list[_Text], width: float, height: float) -> list[_Text]:
        """All that is `wanted`, as large as there is room; nothing where there is not enough."""
        for less in range(0, int(max(text.size for text in wanted) - SMALLEST) + 1, 2) if wanted else ():
            found = [_laid(pen, text, text.size - less, width) for text in wanted]
            if all(found) and sum(text.high for text in found if text) <= height:
                return [text for text in found if text]
        return []

    def _words(self, pen: Pen, inks: Inks, texts: list[_Text], x: float, y: float, width: float, align: str) -> None:
        for text in texts:
            ink = inks.text if text.bold else inks.second
            pen.block(text.text, x, y + text.high / 2, text.size, ink, bold=text.bold, align=align, width=width,
                      lines=text.lines, leading=LEADING, smallest=text.size)  # fmt: skip
            y += text.high


def _laid(pen: Pen, text: _Text, size: float, width: float) -> _Text | None:
    """`text` in up to three lines of `size` or less; None where it would be cut."""
    lines, step = pen.fitted(text.text, max(size, float(SMALLEST)), text.bold, width, 3)
    if any(pen.text_width(line, step, text.bold) > width for line in lines) or lines[-1].endswith("…"):
        return None
    return text._replace(size=step, lines=len(lines))
