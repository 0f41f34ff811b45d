"""The six shapes by which seats are known, and the fill patterns of their bars."""

from __future__ import annotations

from math import cos, pi, sin

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import RADIUS, SEATS, Colour, Glyph


def draw_glyph(pen: Pen, place: int, x: float, y: float, size: float, colour: Colour | None = None) -> None:
    """The glyph of `place`, `size` units high, around (x, y), in the seat's colour unless another is given."""
    style = SEATS[place]
    tint = colour if colour is not None else style.colour
    half = size / 2
    match style.glyph:
        case Glyph.CIRCLE:
            pen.disc(x, y, half, tint)
        case Glyph.RING:
            pen.disc(x, y, half, tint, ring=half * 0.5)
        case Glyph.SQUARE:
            pen.rect((x - half * 0.86, y - half * 0.86, size * 0.86, size * 0.86), tint)
        case Glyph.TRIANGLE:
            pen.polygon([(x, y - half * 0.95), (x + half, y + half * 0.8), (x - half, y + half * 0.8)], tint)
        case Glyph.DIAMOND:
            pen.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], tint)
        case Glyph.STAR:
            pen.polygon(_star(x, y + half * 0.05, half * 1.05), tint)


def _star(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    points = []
    for k in range(10):
        reach = radius if k % 2 == 0 else radius * 0.42
        angle = pi * k / 5 - pi / 2
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    return points


def draw_badge(pen: Pen, place: int, box: Box, radius: float = RADIUS, shade: float = 0.0) -> None:
    """The rounded square of a seat: its colour with its glyph at 60% of the height; `shade` towards ink."""
    style = SEATS[place]
    pen.rect(box, darker(style.colour, shade), radius)
    draw_glyph(pen, place, box.x + box.w / 2, box.y + box.h / 2, box.h * 0.5, style.on_colour)


def darker(colour: Colour, shade: float) -> Colour:
    """`colour` mixed with black; 0 leaves it, 1 is black."""
    r, g, b = (round(c * (1 - shade)) for c in colour)
    return (r, g, b)


def draw_pattern(pen: Pen, place: int, box: Box) -> None:
    """The fill pattern of a seat on a wide bar of its colour."""
    pen.rect(box, SEATS[place].colour)
    with pen.within(box):
        _strokes(pen, place, box)


def _strokes(pen: Pen, place: int, box: Box) -> None:
    """They may reach beyond `box`."""
    style = SEATS[place]
    tint = darker(style.colour, 0.25)
    step = 10.0
    across = int(box.w / step) + 1
    down = int(box.h / step) + 1
    match style.pattern:
        case "diagonal":
            for k in range(across + down):
                x = box.x + k * step
                pen.line(x - box.h, box.bottom, x, box.y, tint, 2)
        case "dots":
            for i in range(across):
                for j in range(down):
                    pen.disc(box.x + i * step + 4, box.y + j * step + 4, 2, tint)
        case "grid":
            for i in range(across):
                pen.line(box.x + i * step, box.y, box.x + i * step, box.bottom, tint, 1.5)
            for j in range(down):
                pen.line(box.x, box.y + j * step, box.right, box.y + j * step, tint, 1.5)
        case "vertical":
            for i in range(across):
                pen.line(box.x + i * step, box.y, box.x + i * step, box.bottom, tint, 3)
        case "cross":
            for k in range(across + down):
                x = box.x + k * step
                pen.line(x - box.h, box.bottom, x, box.y, tint, 1.5)
                pen.line(x - box.h, box.y, x, box.bottom, tint, 1.5)
        case _:
            for j in range(down):
                for i in range(across):
                    x, y = box.x + i * step, box.y + j * step
                    pen.line(x, y + 4, x + step / 2, y, tint, 2)
                    pen.line(x + step / 2, y, x + step, y + 4, tint, 2)
