"""Writes a drawing as SVG, one unit a millimetre; letters are outlines, so that no font is needed."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree as Xml

from hardware.drawings.font import face, width
from hardware.drawings.shapes import Circle, Drawing, Paint, Path, Shape, Text

SPACE: Final = "http://www.w3.org/2000/svg"
LINKS: Final = "http://www.w3.org/1999/xlink"
"""The older way to point at an outline, which cutting and printing programs know as well."""


def svg(drawing: Drawing) -> str:
    """The whole file; a shape's name is its id, a text's words are its label."""
    sheet = drawing.sheet
    root = Xml.Element(
        "svg",
        {
            "xmlns": SPACE,
            "xmlns:xlink": LINKS,
            "width": f"{_number(sheet.w)}mm",
            "height": f"{_number(sheet.h)}mm",
            "viewBox": " ".join(map(_number, sheet)),
        },
    )
    Xml.SubElement(root, "title").text = drawing.title
    letters = _Letters(Xml.SubElement(root, "defs"))
    for shape in drawing.shapes:
        _add(root, shape, letters)
    Xml.indent(root, " ")
    return Xml.tostring(root, encoding="unicode") + "\n"


class _Letters:
    """The outlines that the drawing uses, each once."""

    def __init__(self, defs: Xml.Element) -> None:
        self._defs = defs
        self._ids: dict[tuple[str, bool], str] = {}

    def id_of(self, char: str, bold: bool) -> str:
        """Of the letter's outline; "" where there is nothing to see."""
        key = char, bold
        if key not in self._ids:
            outline = face(bold).outline(char)
            self._ids[key] = f"{'b' if bold else 'r'}{ord(char):x}" if outline else ""
            if outline:
                Xml.SubElement(self._defs, "path", {"id": self._ids[key], "d": outline})
        return self._ids[key]


def _add(parent: Xml.Element, shape: Shape, letters: _Letters) -> None:
    names = {"id": shape.name} if shape.name else {}
    match shape:
        case Circle():
            place = {"cx": _number(shape.x), "cy": _number(shape.y), "r": _number(shape.r)}
            Xml.SubElement(parent, "circle", names | place | _paint(shape.paint))
        case Path():
            Xml.SubElement(parent, "path", names | {"d": _data(shape)} | _paint(shape.paint))
        case Text():
            _add_text(parent, shape, letters, names)


def _data(path: Path) -> str:
    parts = []
    for step in path.steps:
        points = (f"{_number(point[0])} {_number(point[1])}" for point in step[1:] if isinstance(point, tuple))
        parts.append(f"{step[0]}{' '.join(points)}")
    return "".join(parts)


def _paint(paint: Paint) -> dict[str, str]:
    found = {"fill": paint.fill or "none"}
    if paint.fill and paint.even_odd:
        found["fill-rule"] = "evenodd"
    if paint.line:
        found |= {"stroke": paint.line, "stroke-width": _number(paint.width)}
        found |= {"stroke-linecap": "round", "stroke-linejoin": "round"}
        if paint.dash:
            found["stroke-dasharray"] = " ".join(map(_number, paint.dash))
    return found


def _add_text(parent: Xml.Element, text: Text, letters: _Letters, names: dict[str, str]) -> None:
    long = width(text.text, 1, text.bold)
    at = -{"left": 0.0, "centre": long / 2, "right": long}[text.align]
    turn = "rotate(-90)" if text.upwards else ""
    move = f"translate({_number(text.x)} {_number(text.y)}){turn}scale({_number(text.size)} {_number(-text.size)})"
    group = Xml.SubElement(
        parent, "g", names | {"role": "img", "aria-label": text.text, "fill": text.colour, "transform": move}
    )
    for char in text.text:
        if letter := letters.id_of(char, text.bold):
            Xml.SubElement(group, "use", {"xlink:href": f"#{letter}", "x": _number(at, 4)})
        at += face(text.bold).advance(char)


def _number(value: float, digits: int = 3) -> str:
    """Short: "12.5", never "-0"."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
