"""Writes drawings as PDF with true sizes; letters come from an embedded font."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from hardware.drawings.font import bounds as text_bounds
from hardware.drawings.font import face, width
from hardware.drawings.shapes import Box, Circle, Drawing, Path, Point, Shape, Text
from hardware.drawings.sheets import SMALL, SOFT
from hardware.drawings.tiles import EDGE

if TYPE_CHECKING:
    from fpdf import FPDF
    from fpdf.drawing import PaintedPath

FAMILY: Final = "Atkinson"
MADE: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""One date for all: the same drawing gives the same file."""


class Document:
    """A file of sheets on which shapes are laid in millimetres from the upper left."""

    def __init__(self, title: str) -> None:
        from fpdf import FPDF

        self._pdf: FPDF = FPDF(unit="mm")
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.set_title(title)
        self._pdf.set_creator("Firelight")
        self._pdf.set_creation_date(MADE)
        for bold in (False, True):
            self._pdf.add_font(FAMILY, "B" if bold else "", face(bold).path)

    def sheet(self, paper: tuple[float, float]) -> None:
        """Go on on a new sheet of this width and height."""
        self._pdf.add_page(format=paper)

    def lay(self, shapes: Iterable[Shape], part: Box, at: Point, scale: float = 1.0) -> None:
        """Lay what lies in `part` of a drawing so that its upper left is at `at`; nothing shows beyond it."""
        from fpdf.drawing_primitives import Transform

        place = Transform.translation(-part.x, -part.y).scale(scale, scale).translate(*at)
        with (
            self._pdf.rect_clip(at[0], at[1], part.w * scale, part.h * scale),
            self._pdf.transform(place),
        ):
            for shape in shapes:
                if bounds(shape).meets(part):
                    self._add(shape)

    def data(self) -> bytes:
        """The whole file."""
        return bytes(self._pdf.output())

    def _add(self, shape: Shape) -> None:
        if isinstance(shape, Text):
            self._add_text(shape)
            return
        with self._pdf.drawing_context() as context:
            context.add_item(_painted(shape), clone=False)

    def _add_text(self, text: Text) -> None:
        long = width(text.text, text.size, text.bold)
        back = {"left": 0.0, "centre": long / 2, "right": long}[text.align]
        self._pdf.set_font(FAMILY, "B" if text.bold else "", text.size * self._pdf.k)
        self._pdf.set_text_color(text.colour)
        if text.upwards:
            with self._pdf.rotation(90, text.x, text.y):
                self._pdf.text(text.x - back, text.y, text.text)
        else:
            self._pdf.text(text.x - back, text.y, text.text)


def bounds(shape: Shape) -> Box:
    """What a shape may cover, its line included."""
    if isinstance(shape, Text):
        return text_bounds(shape)
    return shape.bounds.grown(shape.paint.width / 2)


def on_one_sheet(drawings: Iterable[Drawing], paper: tuple[float, float]) -> bytes:
    """Each drawing on a sheet of its own, as large as fits (turned, if it is wider than high); one that had to be made
    smaller says so."""
    every = list(drawings)
    document = Document(every[0].title)
    for drawing in every:
        sheet = drawing.sheet
        size = paper if (sheet.w > sheet.h) == (paper[0] > paper[1]) else paper[::-1]
        scale = min(1.0, size[0] / sheet.w, size[1] / sheet.h)
        document.sheet(size)
        document.lay(drawing.shapes, sheet, ((size[0] - sheet.w * scale) / 2, (size[1] - sheet.h * scale) / 2), scale)
        if scale < 1:
            smaller = Text(EDGE, size[1] - EDGE / 2, f"Printed at {scale:.0%} of its size.", SMALL, SOFT)
            document.lay([smaller], Box(0, 0, *size), (0, 0))
    return document.data()


def _painted(shape: Circle | Path) -> PaintedPath:
    from fpdf.drawing import PaintedPath
    from fpdf.enums import PathPaintRule, StrokeCapStyle, StrokeJoinStyle

    path = PaintedPath()
    paint = shape.paint
    style = path.style
    style.auto_close = False
    style.fill_color = paint.fill or None
    style.stroke_color = paint.line or None
    if paint.line:
        style.stroke_width = paint.width
        style.stroke_cap_style = StrokeCapStyle.ROUND
        style.stroke_join_style = StrokeJoinStyle.ROUND
        style.stroke_dash_pattern = paint.dash or None
    style.paint_rule = {
        (True, True): PathPaintRule.STROKE_FILL_EVENODD if paint.even_odd else PathPaintRule.STROKE_FILL_NONZERO,
        (True, False): PathPaintRule.FILL_EVENODD if paint.even_odd else PathPaintRule.FILL_NONZERO,
        (False, True): PathPaintRule.STROKE,
        (False, False): PathPaintRule.DONT_PAINT,
    }[bool(paint.fill), bool(paint.line)]
    if isinstance(shape, Circle):
        path.circle(shape.x, shape.y, shape.r)
        return path
    for step in shape.steps:
        values = [value for point in step[1:] if isinstance(point, tuple) for value in point]
        match step[0]:
            case "M":
                path.move_to(*values)
            case "L":
                path.line_to(*values)
            case "C":
                path.curve_to(*values)
            case _:
                path.close()
    return path
