"""Reads an SVG file back, by itself: sizes, shapes by their ids, texts by their labels."""

from __future__ import annotations

import re
from xml.etree import ElementTree as Xml

from hardware.drawings.shapes import Box, Drawing, Point, around
from hardware.drawings.svg import svg

SPACE = "{http://www.w3.org/2000/svg}"


class Read:
    """One file."""

    def __init__(self, text: str) -> None:
        self.root = Xml.fromstring(text)
        ids = [element.attrib["id"] for element in self.root.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids)), "an id is used once"
        self.by_id = {element.attrib["id"]: element for element in self.root.iter() if "id" in element.attrib}

    @property
    def size_mm(self) -> tuple[float, float]:
        """As printed."""
        width, height = self.root.attrib["width"], self.root.attrib["height"]
        assert width.endswith("mm") and height.endswith("mm")
        return float(width[:-2]), float(height[:-2])

    @property
    def view(self) -> Box:
        """The part of the plane that is shown; a unit is a millimetre if it is as large as the size."""
        x, y, w, h = map(float, self.root.attrib["viewBox"].split())
        return Box(x, y, w, h)

    def circle(self, name: str) -> tuple[float, float, float]:
        """Middle and radius."""
        element = self.by_id[name]
        assert element.tag == f"{SPACE}circle"
        return float(element.attrib["cx"]), float(element.attrib["cy"]), float(element.attrib["r"])

    def points(self, name: str) -> list[Point]:
        """The ends of the lines and curves of a path."""
        data = self.by_id[name].attrib["d"]
        found = []
        for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", data):
            values = [float(value) for value in numbers.split()]
            assert len(values) == {"M": 2, "L": 2, "C": 6, "Z": 0}[command]
            if values:
                found.append((values[-2], values[-1]))
        return found

    def box(self, name: str) -> Box:
        """Around the points of a path."""
        return around(self.points(name))

    def fill(self, name: str) -> str:
        return self.by_id[name].attrib["fill"]

    def texts(self) -> list[str]:
        """The words of the file."""
        return [element.attrib["aria-label"] for element in self.root.iter(f"{SPACE}g")]

    def text(self, name: str) -> str:
        return self.by_id[name].attrib["aria-label"]


def read(drawing: Drawing) -> Read:
    """What the writer makes of a drawing."""
    return Read(svg(drawing))


def inside(point: Point, corners: list[Point]) -> bool:
    """Whether a point lies in a closed shape, by the crossings of a ray."""
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            odd = not odd
    return odd
