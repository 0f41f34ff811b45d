"""Draws the light bed as seen from above: cells that glow, the overlay's print, the seat buttons at the edges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pygame

from drivers.simulator_data import BedShape, Cell, Colour, Outline, Pen, PenMaker, Print

PITCH: Final = 40.0
CELL: Final = 36.0
EDGE: Final = 8.0
"""Of dark bed around the cells."""
WOOD_SIDE: Final = 52.0
SIZE: Final = (760.0, 520.0)
"""Of the whole picture at 16 x 10 cells, in units."""
BUTTON: Final = 22.0
BUTTON_AWAY: Final = 26.0

GROUND: Final[Colour] = (12, 14, 18)
WOOD: Final[Colour] = (58, 46, 37)
INK: Final[Colour] = (18, 21, 26)
CELL_DARK: Final[Colour] = (24, 28, 34)
DOT_DARK: Final[Colour] = (38, 45, 54)
HAIRLINE: Final[Colour] = (54, 65, 77)
PAPER: Final[Colour] = (246, 241, 230)
PAPER_INK: Final[Colour] = (27, 26, 23)
FOLD: Final[Colour] = (132, 131, 128)
RAISED: Final[Colour] = (40, 48, 58)
MUTED: Final[Colour] = (184, 192, 202)

GLOW: Final = 0.55
"""Part of a lamp's light that the print lets through beside it."""
KEPT: Final = 600


class BedPicture:
    """Keeps a picture of the bed up to date on a surface of its own; `scale` is pixels per unit of 1/40 cell.

    Works without a display: for pictures of headless games.
    """

    def __init__(self, shape: BedShape, maker: PenMaker, scale: float = 1.0) -> None:
        self._shape = shape
        self._maker = maker
        self._scale = scale
        across, down = shape.columns * PITCH, shape.rows * PITCH
        self._left, self._top = (SIZE[0] - across) / 2, (SIZE[1] - down) / 2
        self.surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)))
        self._overlay = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        self._sprites: dict[tuple[Colour, int], pygame.Surface] = {}
        self._prints: list[int] = []
        """For each cell, the number of the piece of print over it: cells with equal pieces share their pictures."""
        self._print = Print()
        self._frame = bytes(3 * (len(shape.seats) + shape.columns * shape.rows))
        self._curve = _curve(255)
        self._full = 255
        self._pressed: frozenset[int] = frozenset()
        self.redraw()

    def lay(self, overlay: Print) -> None:
        """Another overlay on the bed."""
        self._print = overlay
        self.redraw()

    def set_full(self, full: int) -> None:
        """The byte that is shown as full light."""
        if full != self._full:
            self._full = full
            self._curve = _curve(full)
            self.redraw()

    def show(self, frame: bytes) -> list[pygame.Rect]:
        """Draw what differs from the last frame; returns the changed parts of the surface."""
        before, self._frame = self._frame, frame
        if frame == before:
            return []
        changed = [self._cell(n) for n, p in enumerate(self._shape.pixels) if _lamp(frame, p) != _lamp(before, p)]
        seats = range(len(self._shape.seats))
        return _stacked(changed) + [self._seat(p) for p in seats if _lamp(frame, p) != _lamp(before, p)]

    def press(self, places: Iterable[int]) -> list[pygame.Rect]:
        """Draw these seat buttons, and no others, pressed."""
        before, self._pressed = self._pressed, frozenset(places)
        return [self._seat(place) for place in sorted(before ^ self._pressed)]

    def seat_at(self, x: float, y: float) -> int | None:
        """The seat button at (x, y) of the surface, a little generously."""
        for place in range(len(self._shape.seats)):
            across, down = self._seat_middle(place)
            if (x / self._scale - across) ** 2 + (y / self._scale - down) ** 2 <= (BUTTON + 8) ** 2:
                return place
        return None

    def draw_swatch(self, pen: Pen, left: float, top: float, light: Colour) -> None:
        """A small cell for the legend, lit by linear light of 0 to 255."""
        pen.rect((left, top, 27, 27), _lit(light, GLOW, CELL_DARK), 5)
        pen.disc(left + 13.5, top + 13.5, 5, _lit(light, 1.0, DOT_DARK))

    def redraw(self) -> None:
        """Draw all of it."""
        self._sprites.clear()
        self.surface.fill(GROUND)
        pen = self._maker(self.surface, self._scale)
        pen.rect((0, 0, *SIZE), WOOD, 30)
        bed = (self._left - EDGE, self._top - EDGE, SIZE[0] - 2 * (self._left - EDGE), SIZE[1] - 2 * (self._top - EDGE))
        pen.rect(bed, INK, 12)
        self._draw_print()
        for n in range(len(self._shape.pixels)):
            self._cell(n)
        for place in range(len(self._shape.seats)):
            self._seat(place)
            self._tag(pen, place)

    def _cell(self, number: int) -> pygame.Rect:
        area = self._cell_area(number)
        key = self._light(self._shape.pixels[number]), self._prints[number]
        sprite = self._sprites.get(key)
        if sprite is None:
            if len(self._sprites) >= KEPT:
                self._sprites.clear()
            sprite = self._sprites[key] = self._sprite(key[0], area)
        self.surface.blit(sprite, area)
        return area

    def _cell_area(self, number: int) -> pygame.Rect:
        row, column = divmod(number, self._shape.columns)
        return self._area(self._left + column * PITCH, self._top + row * PITCH, PITCH, PITCH)

    def _sprite(self, light: Colour, area: pygame.Rect) -> pygame.Surface:
        """A cell in this light, with the print that lies over it."""
        sprite = pygame.Surface(area.size)
        sprite.fill(INK)
        pen = self._maker(sprite, self._scale)
        pen.rect(((PITCH - CELL) / 2, (PITCH - CELL) / 2, CELL, CELL), _lit(light, GLOW, CELL_DARK), 6)
        pen.disc(PITCH / 2, PITCH / 2, 7, _lit(light, 1.0, DOT_DARK))
        sprite.blit(self._overlay, (0, 0), area)
        return sprite

    def _light(self, pixel: int) -> Colour:
        """Linear light of a pixel, 0 to 255 of the full light."""
        red, green, blue = _lamp(self._frame, pixel)
        return (self._curve[red], self._curve[green], self._curve[blue])

    def _seat(self, place: int) -> pygame.Rect:
        x, y = self._seat_middle(place)
        area = self._area(x - BUTTON - 1, y - BUTTON - 1, 2 * BUTTON + 2, 2 * BUTTON + 2)
        colour = self._shape.seats[place].colour
        light = self._light(place)
        strength = max(light) / 255
        pen = self._maker(self.surface, self._scale)
        pen.rect((x - BUTTON - 1, y - BUTTON - 1, 2 * BUTTON + 2, 2 * BUTTON + 2), WOOD)
        pen.disc(x, y, BUTTON, _lit(light, 1.0, HAIRLINE) if strength > 0 else HAIRLINE)
        pen.disc(x, y, BUTTON - 5, RAISED if place in self._pressed else INK)
        pen.glyph(place, x, y, 16, colour if strength > 0 else _mixed(INK, colour, 0.55))
        return area

    def _tag(self, pen: Pen, place: int) -> None:
        x, y = self._seat_middle(place)
        if self._shape.seats[place].edge in ("top", "bottom"):
            x += 46
        else:
            y += 47
        pen.rect((x - 15, y - 15, 30, 30), INK, 6, 2, HAIRLINE)
        pen.text(str(place + 1), x, y, 22, MUTED, align="centre")

    def _seat_middle(self, place: int) -> tuple[float, float]:
        seat = self._shape.seats[place]
        along = seat.along * PITCH
        away = EDGE + BUTTON_AWAY
        match seat.edge:
            case "top":
                return self._left + along, self._top - away
            case "bottom":
                return self._left + along, SIZE[1] - self._top + away
            case "left":
                return self._left - away, self._top + along
            case _:
                return SIZE[0] - self._left + away, self._top + along

    def _area(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """Whole pixels that cover a box of units; neighbours share their edges."""
        x, y = round(left * self._scale), round(top * self._scale)
        return pygame.Rect(x, y, round((left + width) * self._scale) - x, round((top + height) * self._scale) - y)

    def _draw_print(self) -> None:
        self._overlay.fill((0, 0, 0, 0))
        pen = self._maker(self._overlay, self._scale)
        for outline in self._print.outlines:
            self._draw_outline(pen, outline)
        for mark in self._print.marks:
            x, y = self._left + (mark.x + 0.5) * PITCH, self._top + (mark.y + 0.5) * PITCH
            pen.disc(x, y, 15, PAPER)
            pen.icon(mark.icon, x, y, 21, PAPER_INK)
        pieces: dict[tuple[tuple[int, int], bytes], int] = {}
        self._prints.clear()
        for n in range(len(self._shape.pixels)):
            area = self._cell_area(n)
            piece = area.size, pygame.image.tobytes(self._overlay.subsurface(area), "RGBA")
            self._prints.append(pieces.setdefault(piece, len(pieces)))

    def _draw_outline(self, pen: Pen, outline: Outline) -> None:
        """The place's edge, and folds between its parts."""
        cells = [cell for part in outline.parts for cell in part]
        column, row = min(c for c, _ in cells), min(r for _, r in cells)
        across, down = max(c for c, _ in cells) - column + 1, max(r for _, r in cells) - row + 1
        left, top = self._left + column * PITCH, self._top + row * PITCH
        for x0, y0, x1, y1 in _folds(outline):
            x, y = self._left + x0 * PITCH, self._top + y0 * PITCH
            if x0 == x1:
                pen.rect((x - 1, y + 6, 2, (y1 - y0) * PITCH - 12), FOLD)
            else:
                pen.rect((x + 5, y - 1, (x1 - x0) * PITCH - 10, 2), FOLD)
        pen.rect((left + 1, top + 1, across * PITCH - 2, down * PITCH - 2), None, 9, 2, PAPER)


def _folds(outline: Outline) -> list[tuple[int, int, int, int]]:
    """Lines between cells of different parts, from (column, row) to (column, row) of the grid's corners."""
    part_of: dict[Cell, int] = {cell: n for n, part in enumerate(outline.parts) for cell in part}
    upright: list[tuple[int, int, int, int]] = []
    level: list[tuple[int, int, int, int]] = []
    for (column, row), part in sorted(part_of.items()):
        if part_of.get((column, row + 1), part) != part:
            level.append((column, row + 1, column + 1, row + 1))
        if part_of.get((column + 1, row), part) == part:
            continue
        if upright and upright[-1][2:] == (column + 1, row):
            upright[-1] = (*upright[-1][:3], row + 1)
        else:
            upright.append((column + 1, row, column + 1, row + 1))
    return upright + level


def _stacked(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """Cells that stand on each other as one area: presenting takes time for each."""
    stacks: list[pygame.Rect] = []
    for area in sorted(areas, key=lambda a: (a.x, a.y)):
        if stacks and stacks[-1].x == area.x and stacks[-1].bottom == area.y:
            stacks[-1].h += area.h
        else:
            stacks.append(area)
    return stacks


def _lamp(frame: bytes, pixel: int) -> bytes:
    return frame[3 * pixel : 3 * pixel + 3]


def _curve(full: int) -> bytes:
    """For each byte of a lamp the part of the full light, 0 to 255."""
    return bytes(min(255, round(255 * level / max(1, full))) for level in range(256))


def _lit(light: Colour, part: float, dark: Colour) -> Colour:
    """The colour on a screen of a surface that is `dark` by itself and gets this much light, which outshines it."""
    left = 1 - max(light) / 255
    red, green, blue = (_screen(v * part / 255 + left * _light_of(d)) for v, d in zip(light, dark, strict=True))
    return (red, green, blue)


def _screen(linear: float) -> int:
    linear = min(1.0, linear)
    return round(255 * (12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055))


def _light_of(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _mixed(a: Colour, b: Colour, part: float) -> Colour:
    red, green, blue = (round(x + (y - x) * part) for x, y in zip(a, b, strict=True))
    return (red, green, blue)
