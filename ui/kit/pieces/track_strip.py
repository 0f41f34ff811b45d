"""A ring of spaces as one line with a fisheye: where one stands and what is in reach is wide and numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ui.kit.glyphs import draw_badge
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import ACCENT, HAIRLINE, INK, MUTED, PAPER, PAPER_INK, RAISED, SEATS, TEXT, Colour
from ui.kit.widget import Widget

BETWEEN: Final = 2.0
WIDE_SHARE: Final = 0.0625
"""A wide cell's part of the whole strip."""
LABELLED: Final = 100.0
"""Strips as high as this have numbers below the slim cells."""


class TrackStrip(Widget, frozen=True, kw_only=True):
    """`spaces` cells from number 0 on, which is the gate: called `gate` below its cell, an arch in it.

    `wide` are numbered, `current` is paper; `marks` stand out as start and goal; `tokens` are (space, place of the
    seat). A `trail` of spaces is filled in the colour of the seat at `trail_place`.
    """

    spaces: int
    gate: str
    wide: tuple[int, ...]
    current: int
    tokens: tuple[tuple[int, int], ...]
    marks: tuple[int, ...] = ()
    labels: tuple[int, ...] = ()
    trail: tuple[int, ...] = ()
    trail_place: int = 0
    goal: int = -1
    """The space where the journey shown ends: in the accent colour, called `goal_name` below its cell; -1 for none."""
    goal_name: str = ""

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        labelled = height >= LABELLED
        badge = 30.0 if labelled else 22.0
        foot = 30.0 if labelled else 0.0
        band = Box(0, badge + 6, width, height - badge - 6 - foot)
        cells = self._cells(width)
        for space, (left, wide) in enumerate(cells):
            self._cell(pen, space, Box(left, band.y, wide, band.h))
        self._tokens(pen, cells, badge)
        if foot:
            self._labels(pen, cells, height - foot / 2)

    def _cells(self, width: float) -> list[tuple[float, float]]:
        """Left edge and width of each cell."""
        large = width * WIDE_SHARE
        count = len(set(self.wide))
        slim = (width - BETWEEN * (self.spaces - 1) - large * count) / (self.spaces - count)
        found, x = [], 0.0
        for space in range(self.spaces):
            wide = large if space in self.wide else slim
            found.append((x, wide))
            x += wide + BETWEEN
        return found

    def _cell(self, pen: Pen, space: int, box: Box) -> None:
        run = space in self.trail
        if space not in self.wide:
            high = box.h * (1.0 if space == self.goal else 0.8 if space in self.marks else 0.5)
            slim = Box(box.x, box.y + (box.h - high) / 2, box.w, high)
            colour = SEATS[self.trail_place].colour if run else MUTED if space in self.marks else RAISED
            pen.rect(slim, ACCENT if space == self.goal and not run else colour, 3)
            return
        here = space == self.current
        pen.rect(box, PAPER if here else HAIRLINE, 8)
        if space == self.goal:
            pen.rect(box, None, 8, 5, ACCENT)
        if run:
            pen.rect(box, None, 8, 5, SEATS[self.trail_place].colour)
        ink = PAPER_INK if here else TEXT
        if not space:
            pen.icon("gate", box.x + box.w / 2, box.y + box.h / 2, box.h * 0.74, ink)
            return
        size = 32 if box.w > 60 else 28
        middle = box.x + box.w / 2
        pen.text(str(space), middle, box.y + box.h / 2, size, ink, bold=True, align="centre", width=box.w - 4)

    def _tokens(self, pen: Pen, cells: Sequence[tuple[float, float]], side: float) -> None:
        """Badges above their cells, moved apart where they would cover each other."""
        order = sorted(range(len(self.tokens)), key=lambda k: self.tokens[k][0])
        wanted = [cells[self.tokens[k][0]][0] + cells[self.tokens[k][0]][1] / 2 for k in order]
        for k, middle in zip(order, apart(wanted, side + 4, side / 2, pen.size[0] - side / 2), strict=True):
            box = Box(middle - side / 2, 1, side, side)
            pen.rect(box.inset(-1), INK, 8)
            draw_badge(pen, self.tokens[k][1], box, 7)

    def _labels(self, pen: Pen, cells: Sequence[tuple[float, float]], y: float) -> None:
        """The goal, then the gate and some numbers below slim cells; one that would touch another is left out."""
        goal, taken = self.goal, []
        if goal >= 0:
            named = self.goal_name if goal in self.wide else f"{self.goal_name} {goal}"
            taken.append(self._label(pen, named, cells[goal], y, ACCENT, ()))
        for space in self.labels:
            if space not in self.wide and space != goal:
                text = str(space) if space else self.gate
                taken.append(self._label(pen, text, cells[space], y, MUTED, taken))

    def _label(
        self,
        pen: Pen,
        text: str,
        cell: tuple[float, float],
        y: float,
        colour: Colour,
        taken: Sequence[tuple[float, float]],
    ) -> tuple[float, float]:
        """Writes below the middle of `cell` unless that touches what is `taken`; returns from where to where."""
        wide = pen.text_width(text, 22)
        x = max(0.0, min(pen.size[0] - wide, cell[0] + cell[1] / 2 - wide / 2))
        if any(x < right + 10 and left < x + wide + 10 for left, right in taken):
            return (0.0, 0.0)
        pen.text(text, x, y, 22, colour)
        return (x, x + wide)


def apart(wanted: Sequence[float], step: float, low: float, high: float) -> list[float]:
    """Places near those `wanted` (in order), at least `step` from each other, between `low` and `high`."""
    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and _start(groups[-1], step) < _start(groups[-2], step) + len(groups[-2]) * step:
            groups[-2:] = [groups[-2] + groups[-1]]
    found: list[float] = []
    for group in groups:
        first = _start(group, step)
        found += [first + k * step for k in range(len(group))]
    over = max(0.0, found[-1] - high) if found else 0.0
    if over:
        for k in range(len(found) - 1, -1, -1):
            limit = high - (len(found) - 1 - k) * step
            found[k] = min(found[k], limit)
    for k in range(len(found)):
        found[k] = max(found[k], low + k * step)
    return found


def _start(group: Sequence[float], step: float) -> float:
    """Where the first of a group stands when its middle stays."""
    return sum(group) / len(group) - (len(group) - 1) * step / 2
