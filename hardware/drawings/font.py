"""The font of all drawings: how wide a text is, and the outlines of its letters, so that it prints alike anywhere."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final

from hardware.drawings.shapes import Box, Text

PACKAGE: Final = "fontpkg_atkinson_hyperlegible"
CAPITAL: Final = 0.668
"""Height of a capital in parts of the size."""
DESCENT: Final = 0.21
"""How far letters reach below the baseline, in parts of the size."""


class Face:
    """One weight of the font."""

    def __init__(self, bold: bool) -> None:
        from fontTools.ttLib import TTFont

        with as_file(files(PACKAGE) / "files" / f"AtkinsonHyperlegible-{'Bold' if bold else 'Regular'}.ttf") as path:
            self.path: Path = path
            self._font: Any = TTFont(path)
        self._glyphs: Any = self._font.getGlyphSet()
        self._names: dict[int, str] = self._font.getBestCmap()
        self._unit: int = self._font["head"].unitsPerEm

    def advance(self, char: str) -> float:
        """How far the next letter stands away, in parts of the size; raises KeyError for a letter it lacks."""
        return float(self._glyphs[self._names[ord(char)]].width) / self._unit

    def outline(self, char: str) -> str:
        """The letter as the data of an SVG path, in parts of the size with y upwards; "" for a space."""
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.pens.transformPen import TransformPen

        pen: Any = SVGPathPen(self._glyphs, ntos=lambda value: f"{value:.3f}".rstrip("0").rstrip("."))
        scale = 1 / self._unit
        self._glyphs[self._names[ord(char)]].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        return str(pen.getCommands())


@cache
def face(bold: bool) -> Face:
    """The regular or the bold weight; read once."""
    return Face(bold)


def width(text: str, size: float, bold: bool = False) -> float:
    """Of a line, in millimetres."""
    return size * sum(map(face(bold).advance, text))


def bounds(text: Text) -> Box:
    """What a line may cover: from below its deepest letters up to its capitals."""
    long, high, deep = width(text.text, text.size, text.bold), CAPITAL * text.size, DESCENT * text.size
    back = {"left": 0.0, "centre": long / 2, "right": long}[text.align]
    if text.upwards:
        return Box(text.x - high, text.y + back - long, high + deep, long)
    return Box(text.x - back, text.y - high, long, high + deep)


def fitting(text: str, room: float, largest: float, bold: bool = False) -> float:
    """The size, at most `largest`, at which a line is no longer than `room`."""
    return min(largest, room / width(text, 1, bold)) if text else largest


def wrapped(text: str, room: float, size: float, bold: bool = False) -> list[str]:
    """The lines of a text at this size; a single word may be longer than `room`."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
