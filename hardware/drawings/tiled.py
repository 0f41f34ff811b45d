"""A large drawing at its true size on sheets for a printer at home, with a sketch of how they are joined."""

from __future__ import annotations

from typing import Final

from hardware.drawings.pdf import Document, bounds
from hardware.drawings.registration import FAR, FINE, scale_bar
from hardware.drawings.shapes import Box, Drawing, Paint, Shape, Text, line, rectangle
from hardware.drawings.sheets import INK, RED, SMALL, SOFT, TEXT, WHITE
from hardware.drawings.tiles import EDGE, FOOT, Tile, Tiling, tiling, window

SKETCH_TOP: Final = 34.0
ADVICE: Final = (
    "Print at 100 %, without fitting to the page, and measure the 100 mm of the scale on every sheet.",
    "Rows first: on both sides of each seam cut along the marks, and lay the cut edges side by side.",
    "Nothing may lie double: on a lit board it shows as a dark stripe. Join them from behind with clear tape.",
    "Then cut and join the rows in the same way. Cut the whole along the corner marks of the drawing last.",
)


def tiled(drawing: Drawing, paper: str) -> bytes:
    """A PDF file; what is printed is the trim with its corner marks. `paper` is one of tiles.PAPERS."""
    area, spread = _area(drawing), spread_of(drawing, paper)
    document = Document(drawing.title)
    document.sheet(spread.paper)
    _sketch(document, drawing, area, spread)
    for tile in spread.tiles:
        document.sheet(spread.paper)
        _sheet(document, drawing, area, spread, tile)
    return document.data()


def spread_of(drawing: Drawing, paper: str) -> Tiling:
    """The sheets that a drawing takes."""
    return tiling(_area(drawing), paper)


def _area(drawing: Drawing) -> Box:
    return drawing.trim.grown(FAR + 0.5)


def number(tile: Tile, spread: Tiling) -> int:
    """Of a tile, from 1."""
    return tile.row * spread.columns + tile.column + 1


def _sheet(document: Document, drawing: Drawing, area: Box, spread: Tiling, tile: Tile) -> None:
    frame = window(spread.paper)
    inside = [shape for shape in drawing.shapes if area.holds(bounds(shape))]
    document.lay(inside, tile.part, (frame.x, frame.y))
    whole = Box(0, 0, *spread.paper)
    foot = spread.paper[1] - FOOT + 10
    words = f"Tile {number(tile, spread)} of {len(spread.tiles)}: row {tile.row + 1}, column {tile.column + 1}"
    shapes: list[Shape] = [
        *_seams(spread, tile, frame),
        Text(EDGE, foot, words, TEXT, INK, True),
        Text(EDGE, foot + 4.5, drawing.title, SMALL, SOFT),
        *scale_bar((spread.paper[0] - EDGE - 100, foot)),
    ]
    document.lay(shapes, whole, (0, 0))


def _seams(spread: Tiling, tile: Tile, frame: Box) -> list[Shape]:
    """Marks outside the frame, in line with the seams."""
    shapes: list[Shape] = []
    for seam in spread.seams_across():
        x = frame.x + seam - tile.part.x
        if frame.x <= x <= frame.right:
            shapes.append(line([(x, frame.y - 5), (x, frame.y - 0.5)], FINE))
            shapes.append(line([(x, frame.bottom + 0.5), (x, frame.bottom + 5)], FINE))
    for seam in spread.seams_down():
        y = frame.y + seam - tile.part.y
        if frame.y <= y <= frame.bottom:
            shapes.append(line([(frame.x - 5, y), (frame.x - 0.5, y)], FINE))
            shapes.append(line([(frame.right + 0.5, y), (frame.right + 5, y)], FINE))
    return shapes


def _sketch(document: Document, drawing: Drawing, area: Box, spread: Tiling) -> None:
    """The whole, small, with the tiles and their numbers; and what to do."""
    wide, high = spread.paper
    room = Box(EDGE, SKETCH_TOP, wide - 2 * EDGE, high - SKETCH_TOP - FOOT - 30)
    scale = min(room.w / area.w, room.h / area.h)
    at = room.x + (room.w - area.w * scale) / 2, room.y
    document.lay(drawing.shapes, area, at, scale)
    shapes: list[Shape] = [
        Text(EDGE, EDGE + 7, drawing.title, 7, INK, True),
        Text(EDGE, EDGE + 14, f"{len(spread.tiles)} tiles of {spread.columns} x {spread.rows}", TEXT, SOFT),
        rectangle(Box(*at, area.w * scale, area.h * scale), Paint(line=SOFT, width=0.2)),
    ]
    seam = Paint(line=RED, width=0.3, dash=(2, 1.5))
    columns = [at[0] + (x - area.x) * scale for x in spread.seams_across()]
    rows = [at[1] + (y - area.y) * scale for y in spread.seams_down()]
    bottom, right = at[1] + area.h * scale, at[0] + area.w * scale
    shapes += [line([(x, at[1]), (x, bottom)], seam) for x in columns]
    shapes += [line([(at[0], y), (right, y)], seam) for y in rows]
    lefts, tops = [at[0], *columns], [at[1], *rows]
    for tile in spread.tiles:
        shapes += _badge(number(tile, spread), lefts[tile.column] + 7, tops[tile.row] + 7)
    shapes += [Text(EDGE, bottom + 9 + 5 * n, words, TEXT, INK) for n, words in enumerate(ADVICE)]
    shapes += scale_bar((wide - EDGE - 100, high - FOOT + 8))
    document.lay(shapes, Box(0, 0, wide, high), (0, 0))


def _badge(tile: int, x: float, y: float) -> list[Shape]:
    box = Box(x - 5, y - 5, 10, 10)
    return [rectangle(box, Paint(WHITE, RED, 0.4), 5), Text(x, y + 1.8, str(tile), 5, RED, True, "centre")]
