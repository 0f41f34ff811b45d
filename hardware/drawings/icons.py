"""Drawings of 24 x 24 units, given as the text of an SVG file, as shapes in one colour."""

from __future__ import annotations

from typing import Any, Final
from xml.etree import ElementTree as Xml

from hardware.drawings.shapes import Box, Circle, Paint, Path, Point, Shape, rectangle

UNITS: Final = 24.0


def icon(text: str, middle: Point, size: float, colour: str) -> list[Shape]:
    """The icon `size` mm high around `middle`; raises ValueError for what is not used in our icons."""
    scale = size / UNITS
    corner = middle[0] - size / 2, middle[1] - size / 2
    shapes: list[Shape] = []
    _read(Xml.fromstring(text), {}, corner, scale, colour, shapes)
    return shapes


def _read(
    element: Xml.Element, above: dict[str, str], corner: Point, scale: float, colour: str, shapes: list[Shape]
) -> None:
    """Add what is in an element; what it does not say of its paint is as `above`."""
    style = above | {key: value for key, value in element.attrib.items() if key.startswith(("fill", "stroke"))}
    match element.tag.rpartition("}")[2]:
        case "svg" | "g":
            for part in element:
                _read(part, style, corner, scale, colour, shapes)
        case "path":
            shapes.append(Path(_steps(element.attrib["d"], corner, scale), _paint(style, scale, colour)))
        case "circle":
            x, y, r = (float(element.attrib[key]) for key in ("cx", "cy", "r"))
            place = corner[0] + x * scale, corner[1] + y * scale
            shapes.append(Circle(*place, r * scale, _paint(style, scale, colour)))
        case "rect":
            x, y, w, h, r = (float(element.attrib.get(key, 0)) for key in ("x", "y", "width", "height", "rx"))
            box = Box(corner[0] + x * scale, corner[1] + y * scale, w * scale, h * scale)
            shapes.append(rectangle(box, _paint(style, scale, colour), r * scale))
        case other:
            raise ValueError(f"an icon has no <{other}>")


def _paint(style: dict[str, str], scale: float, colour: str) -> Paint:
    lined = style.get("stroke", "none") != "none"
    dash = tuple(float(part) * scale for part in style.get("stroke-dasharray", "").split())
    return Paint(
        fill="" if style.get("fill") == "none" else colour,
        line=colour if lined else "",
        width=float(style.get("stroke-width", 1)) * scale if lined else 0.0,
        dash=dash,
        even_odd=style.get("fill-rule") == "evenodd",
    )


def _steps(data: str, corner: Point, scale: float) -> tuple[tuple[str | Point, ...], ...]:
    """The data of an SVG path as our steps: arcs and simpler curves become ours."""
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.svgLib.path import parse_path

    pen: Any = RecordingPen()
    parse_path(data, pen)
    steps: list[tuple[str | Point, ...]] = []
    last: Point = (0.0, 0.0)
    for what, points in pen.value:
        placed = [(corner[0] + x * scale, corner[1] + y * scale) for x, y in points]
        match what:
            case "moveTo":
                steps.append(("M", *placed))
            case "lineTo":
                steps.append(("L", *placed))
            case "curveTo":
                steps.append(("C", *placed))
            case "qCurveTo":
                steps.append(("C", *_cubic(last, *placed)))
            case "closePath":
                steps.append(("Z",))
        last = placed[-1] if placed else last
    return tuple(steps)


def _cubic(start: Point, handle: Point, end: Point) -> tuple[Point, Point, Point]:
    """The same curve with two handles."""
    first = start[0] + (handle[0] - start[0]) * 2 / 3, start[1] + (handle[1] - start[1]) * 2 / 3
    second = end[0] + (handle[0] - end[0]) * 2 / 3, end[1] + (handle[1] - end[1]) * 2 / 3
    return first, second, end
