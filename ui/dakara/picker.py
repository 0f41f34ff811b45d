"""One space out of many as pads: all at once, or on a small panel a part of the board first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.space_pad import SpacePad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.text.dakara_names import space_words

PART: Final = 8
"""Spaces of a part at most: with the way back they fill three rows of three."""
NAMED: Final = 5
"""Spaces of a part that are named on its pad."""


class SpacePicker:
    """Knows which part of the board is open on a small panel; pads of spaces are called "to:NUMBER"."""

    def __init__(self) -> None:
        self._part: int | None = None

    @property
    def open(self) -> bool:
        """A part is open, and can be closed."""
        return self._part is not None

    def close(self) -> None:
        """Back to the parts."""
        self._part = None

    def press(self, key: str) -> bool:
        """A pad that only turns the pages; False for another one."""
        kind, _, number = key.partition(":")
        if kind == "part":
            self._part = int(number)
        elif kind == "back" and self.open:
            self._part = None
        else:
            return False
        return True

    def widgets(
        self,
        model: Model,
        spaces: Sequence[int],
        box: Box,
        columns: int,
        *,
        worth: Mapping[int, str] = MappingProxyType({}),
        leave: bool = False,
    ) -> Scene:
        """The pads in `box`, with what a visit is worth; with `leave` there is a way back from the whole choice."""
        back = Pad(box=box, key="back", icon="arrow-left", label=model.words("Back"))
        if not model.panel.compact:
            pads: list[Pad | SpacePad] = [_pad(model, space, worth) for space in spaces]
            pads += [back] if leave else []
            return _laid(pads, box, columns, -(-len(pads) // columns))
        parts = [spaces[k : k + PART] for k in range(0, len(spaces), PART)]
        if self._part is None:
            pads = [_part(model, k, part) for k, part in enumerate(parts)]
            pads += [back] if leave else []
            return _laid(pads, box, 2, -(-len(pads) // 2))
        pads = [_pad(model, space, worth) for space in parts[self._part]]
        *cells, last = grid(box, 3, 3)
        return (*(_at(pad, cell) for pad, cell in zip(pads, cells, strict=False)), _at(back, last))


def _pad(model: Model, space: int, worth: Mapping[int, str]) -> SpacePad:
    words = model.words
    return SpacePad(
        box=Box(0, 0, 0, 0),
        key=f"to:{space}",
        name=space_words(words, space).short,
        number=str(space),
        worth=worth.get(space, ""),
    )


def _part(model: Model, number: int, spaces: Sequence[int]) -> Pad:
    words = model.words
    label = words("No. {first} to {last}").format(first=spaces[0], last=spaces[-1])
    names = list(dict.fromkeys(space_words(words, space).short for space in spaces))
    note = words("{names} and more").format(names=", ".join(names[:NAMED]))
    return Pad(box=Box(0, 0, 0, 0), key=f"part:{number}", label=label, note=note, look=Look.CHOICE, size=32)


def _laid(pads: Sequence[Pad | SpacePad], box: Box, columns: int, rows: int) -> Scene:
    return tuple(_at(pad, cell) for pad, cell in zip(pads, grid(box, columns, rows), strict=False))


def _at(pad: Pad | SpacePad, box: Box) -> Pad | SpacePad:
    return replace(pad, box=box)
