"""The pen that widgets draw with: design units in, smooth pixels out, and a record of every text for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec
import pygame

from ui.kit.icons import Icons
from ui.kit.panel import Box
from ui.kit.shapes import Shapes
from ui.kit.theme import SMALLEST, TEXT, Colour
from ui.kit.type import Type

BREAKS: Final = re.compile(r" (?!\d)|(?<!\.) ")
"""Where a line may end: at a space, but not within "No. 23"."""
SLASHES: Final = re.compile(r"(?<=/)(?=[^/])")
"""Where a path that is longer than a line may end it."""
LETTER_REACH = 0.36
"""How far letters without a tail reach above and below the middle of their line, by their size."""


class Written(msgspec.Struct, frozen=True):
    """A text as drawn: for tests of size, contrast and fit."""

    text: str
    shown: str
    """What could be shown: differs from `text` where it did not fit."""
    size: float
    """In design units."""
    colour: Colour
    ground: Colour
    """The pixel under the text's middle before it was drawn."""
    outside: bool = False
    """A part of its letters falls off the widget."""

    @property
    def clipped(self) -> bool:
        return self.text != self.shown or self.outside


class Brushes:
    """What all pens share: type, shapes and icons with their kept pictures."""

    def __init__(self) -> None:
        self.type = Type()
        self.shapes = Shapes()
        self.icons = Icons()


class Pen:
    """Draws on one widget's surface; all lengths in design units of `unit` pixels."""

    def __init__(
        self, surface: pygame.Surface, unit: float, brushes: Brushes, written: list[Written] | None = None
    ) -> None:
        self._surface = surface
        self._unit = unit
        self._brushes = brushes
        self._written = written

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the surface."""
        width, height = self._surface.get_size()
        return width / self._unit, height / self._unit

    @property
    def pixel(self) -> float:
        """Length of one pixel in units, for what must lie on whole pixels."""
        return 1 / self._unit

    def px(self, length: float) -> int:
        """Whole pixels of a length, at least 1 where there is any."""
        return max(1, round(length * self._unit)) if length > 0 else 0

    @contextmanager
    def within(self, box: Box) -> Iterator[None]:
        """What is drawn meanwhile is cut off at the edges of `box`."""
        left, top = round(box.x * self._unit), round(box.y * self._unit)
        right, bottom = round(box.right * self._unit), round(box.bottom * self._unit)
        before = self._surface.get_clip()
        self._surface.set_clip(before.clip((left, top, right - left, bottom - top)))
        try:
            yield
        finally:
            self._surface.set_clip(before)

    def rect(
        self,
        box: Box | tuple[float, float, float, float],
        fill: Colour | None,
        radius: float | tuple[float, float, float, float] = 0,
        border: float = 0,
        border_colour: Colour | None = None,
        dash: float = 0,
    ) -> None:
        """A rounded rectangle; `radius` for all corners or (top left, top right, bottom left, bottom right)."""
        x, y, w, h = box
        left, top = round(x * self._unit), round(y * self._unit)
        size = (round((x + w) * self._unit) - left, round((y + h) * self._unit) - top)
        if size[0] <= 0 or size[1] <= 0:
            return
        radii = radius if isinstance(radius, tuple) else (radius, radius, radius, radius)
        a, b, c, d = (round(r * self._unit) for r in radii)
        if not any((a, b, c, d)) and not border and fill is not None:
            self._surface.fill(fill, (left, top, *size))
            return
        picture = self._brushes.shapes.rounded(size, (a, b, c, d), fill, self.px(border), border_colour, self.px(dash))
        self._surface.blit(picture, (left, top))

    def disc(self, x: float, y: float, radius: float, colour: Colour, ring: float = 0) -> None:
        """A disc around (x, y), or a ring of width `ring`."""
        diameter = self.px(2 * radius)
        picture = self._brushes.shapes.disc(diameter, colour, self.px(ring))
        self._surface.blit(picture, (round(x * self._unit - diameter / 2), round(y * self._unit - diameter / 2)))

    def polygon(self, points: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A filled polygon."""
        left, top = min(x for x, _ in points), min(y for _, y in points)
        x0, y0 = int(left * self._unit), int(top * self._unit)
        scaled = [(x * self._unit - x0, y * self._unit - y0) for x, y in points]
        size = (int(max(x for x, _ in scaled)) + 2, int(max(y for _, y in scaled)) + 2)
        self._surface.blit(self._brushes.shapes.polygon(size, scaled, colour), (x0, y0))

    def line(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, width: float = 2) -> None:
        """A straight line; level and upright lines stay crisp."""
        scale = self._unit
        pygame.draw.line(
            self._surface,
            colour,
            (round(x0 * scale), round(y0 * scale)),
            (round(x1 * scale), round(y1 * scale)),
            self.px(width),
        )

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour = TEXT) -> None:
        """The icon `name`, `size` units high, its middle at (x, y)."""
        picture = self._brushes.icons.picture(name, self.px(size), colour)
        width, height = picture.get_size()
        self._surface.blit(picture, (round(x * self._unit - width / 2), round(y * self._unit - height / 2)))

    def text_width(self, text: str, size: float, bold: bool = False) -> float:
        """Width of one line in units."""
        return self._brushes.type.width(text, self.px(size), bold) / self._unit

    def fitted(
        self, text: str, size: float, bold: bool, width: float, lines: int = 1, smallest: float = SMALLEST
    ) -> tuple[list[str], float]:
        """The lines and the size that `text` would get in `width`: on one line down to 24 units, then wrapped."""
        if self.text_width(text, size, bold) <= width or lines == 1:
            return self._fit(text, size, bold, width, 1, smallest)
        rows, step = self._fit(text, size, bold, width, 1, max(24.0, smallest))
        if len(rows) == 1 and self.text_width(text, step, bold) <= width:
            return rows, step
        return self._fit(text, size, bold, width, lines, smallest)

    def block(
        self,
        text: str,
        x: float,
        middle: float,
        size: float,
        colour: Colour = TEXT,
        *,
        bold: bool = False,
        align: str = "left",
        width: float,
        lines: int = 2,
        smallest: float = SMALLEST,
        leading: float = 1.2,
    ) -> float:
        """Text of one to `lines` lines around the vertical `middle`, as `fitted` lays it; returns its height."""
        if not text:
            return 0.0
        rows, step = self.fitted(text, size, bold, width, lines, smallest)
        count = len(rows)
        top = middle - (count - 1) * step * leading / 2
        self.text(
            text, x, top, step, colour, bold=bold, align=align, width=width, lines=count, smallest=step, leading=leading
        )
        return count * step * leading

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = TEXT,
        *,
        bold: bool = False,
        align: str = "left",
        width: float | None = None,
        lines: int = 1,
        smallest: float = SMALLEST,
        leading: float = 1.2,
    ) -> float:
        """Text whose (first) line has its vertical middle at y; `align` "left", "centre" or "right" of x.

        Within `width` a long text steps down by 2 units to `smallest`, then wraps to `lines`, and is cut with an
        ellipsis only as the last resort (the tests forbid it). Returns the height in units from the first line's
        middle to the last line's middle.
        """
        if not text:
            return 0.0
        shown, size = self._fit(text, size, bold, width, lines, smallest)
        for row, line in enumerate(shown):
            self._line(line, x, y + row * size * leading, size, bold, colour, align)
        if self._written is not None:
            joined = " ".join(shown)
            whole = "".join(text.split()) == "".join(joined.split())
            outside, self._outside = self._outside, False
            self._written.append(Written(text, text if whole else joined, size, colour, self._ground, outside))
        return (len(shown) - 1) * size * leading

    def _line(self, line: str, x: float, y: float, size: float, bold: bool, colour: Colour, align: str) -> None:
        picture = self._brushes.type.picture(line, self.px(size), bold, colour)
        width, height = picture.get_size()
        shift = {"left": 0.0, "centre": width / 2, "right": float(width)}[align]
        at = (round(x * self._unit - shift), round(y * self._unit - height / 2))
        if self._written is not None:
            # sample beside the first letter: inside a letter would be the text itself of an earlier draw
            spot = (at[0] - 1, at[1] + height // 2)
            inside = self._surface.get_rect().collidepoint(spot)
            colour_here = self._surface.get_at(
                spot if inside else (max(0, min(at[0], self._surface.get_width() - 1)), 0)
            )
            self._ground = (colour_here.r, colour_here.g, colour_here.b)
            reach = self.px(size) * LETTER_REACH
            room = self._surface.get_rect()
            across = at[0] >= -1 and at[0] + width <= room.w + 1
            down = y * self._unit - reach >= -1 and y * self._unit + reach <= room.h + 1
            self._outside = self._outside or not (across and down)
        self._surface.blit(picture, at)

    _ground: Colour = (0, 0, 0)
    _outside: bool = False

    def _fit(
        self, text: str, size: float, bold: bool, width: float | None, lines: int, smallest: float
    ) -> tuple[list[str], float]:
        if width is None:
            return [text], size
        step = size
        while True:
            wrapped = self._wrap(text, step, bold, width)
            if len(wrapped) <= lines and all(self.text_width(line, step, bold) <= width for line in wrapped):
                return wrapped, step
            if step - 2 < smallest:
                break
            step -= 2
        wrapped = wrapped[:lines]
        last = " ".join(self._wrap(text, step, bold, width)[lines - 1 :])
        while last and self.text_width(last + "…", step, bold) > width:
            last = last[:-1]
        wrapped[-1] = last + "…"
        return wrapped, step

    def _wrap(self, text: str, size: float, bold: bool, width: float) -> list[str]:
        rows: list[str] = []
        for paragraph in text.split("\n"):
            row = ""
            for glue, part in self._parts(paragraph, size, bold, width):
                longer = f"{row}{glue}{part}" if row else part
                if row and self.text_width(longer, size, bold) > width:
                    rows.append(row)
                    row = part
                else:
                    row = longer
            rows.append(row)
        return rows

    def _parts(self, paragraph: str, size: float, bold: bool, width: float) -> Iterator[tuple[str, str]]:
        """What stays on one line, each with what joins it to the part before it."""
        for word in BREAKS.split(paragraph):
            path = self.text_width(word, size, bold) > width
            first, *others = SLASHES.split(word) if path else [word]
            yield " ", first
            for other in others:
                yield "", other
