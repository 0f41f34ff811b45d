"""Reads the lines of a PDF page back with pypdf, in millimetres from the upper left of the sheet as it is printed."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

from hardware.drawings.shapes import Point

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
Segment = tuple[Point, Point]


class Page:
    """One sheet."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.size = float(page.mediabox.width) * MM, float(page.mediabox.height) * MM
        assert page.get("/UserUnit", 1) == 1
        assert not page.rotation

    def text(self) -> str:
        return str(self._page.extract_text())

    def segments(self) -> list[Segment]:
        """All straight lines, wherever they are clipped."""
        return list(self._segments())

    def level(self) -> dict[Point, float]:
        """The lengths of the level lines, in steps of 0.01 mm, by their middles to 0.1 mm."""
        return {
            (round((a[0] + b[0]) / 2, 1), round(a[1], 1)): round(abs(b[0] - a[0]), 2)
            for a, b in self._segments()
            if abs(a[1] - b[1]) < 1e-6
        }

    def starts(self) -> list[Point]:
        """Where the texts begin."""
        return [at for what, at, _ in self._walk() if what == "text"]

    def _segments(self) -> Iterator[Segment]:
        return ((start, end) for what, start, end in self._walk() if what == "line")

    def _walk(self) -> Iterator[tuple[str, Point, Point]]:
        """Texts and straight lines, with all that moves and scales them."""
        matrix: Matrix = (1, 0, 0, 1, 0, 0)
        kept: list[Matrix] = []
        here: Point = (0, 0)
        for operands, operator in ContentStream(self._page.get_contents(), self._page.pdf).operations:
            match operator:
                case b"q":
                    kept.append(matrix)
                case b"Q":
                    matrix = kept.pop()
                case b"cm":
                    matrix = _times(tuple(map(float, operands)), matrix)
                case b"m":
                    here = self._placed(operands, matrix)
                case b"Td":
                    at = self._placed(operands, matrix)
                    yield "text", at, at
                case b"l":
                    there = self._placed(operands, matrix)
                    yield "line", here, there
                    here = there
                case b"c":
                    here = self._placed(operands[4:], matrix)
        assert not kept

    def _placed(self, point: Any, matrix: Matrix) -> Point:
        x, y = map(float, point)
        a, b, c, d, e, f = matrix
        return (a * x + c * y + e) * MM, self.size[1] - (b * x + d * y + f) * MM


def pages(data: bytes) -> list[Page]:
    """Of a file."""
    return [Page(page) for page in PdfReader(BytesIO(data), strict=True).pages]


def _times(first: Any, second: Matrix) -> Matrix:
    """Both, one after the other."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)
