"""Writes a setting that is an address: a file, a port, or a host in the network."""

from __future__ import annotations

from typing import Final

from ui.commands import Back, Command, Set
from ui.kit.panel import Box
from ui.kit.pieces.entry import Entry
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import CORNER, GAP
from ui.screens.frame import column_boxes, corner_pads, grid, primary_pad, stage
from ui.screens.pages import Pages

KEYS: Final = "0123456789.:/-_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
USUAL: Final = "/dev/usb/lp0"
"""Where a printer on USB mostly is: offered while nothing is written."""
LONGEST: Final = 40


class AddressScreen(PadScreen):
    """`about` is the setting, such as "printer.address"; Done keeps it, closing does not."""

    topic = "power"

    def __init__(self) -> None:
        super().__init__()
        self._text: str | None = None
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        words, panel = model.words, model.panel
        text = self._now(model)
        columns, rows = _shape(stage(panel))
        part = self._pages.part(KEYS, columns * rows)
        field = Box(panel.margin, panel.margin, panel.width - 2 * panel.margin - 3 * (CORNER + GAP), CORNER)
        boxes = column_boxes(panel, 2)
        usual = Pad(box=boxes[0], key="usual", label=USUAL, size=26)
        erase = Pad(box=boxes[0], key="erase", icon="backspace")
        return (
            Entry(box=field, text=text, hint=words("Address")),
            *corner_pads(model),
            *(
                Pad(box=cell, key=f"key:{letter}", label=letter, size=36)
                for letter, cell in zip(part, grid(stage(panel), columns, rows), strict=False)
            ),
            erase if text else usual,
            *self._pages.pads(boxes[1], len(KEYS), columns * rows),
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        text = self._now(model)
        columns, rows = _shape(stage(model.panel))
        if self._pages.turn(key, len(KEYS), columns * rows):
            return []
        match key:
            case "done":
                return [Set(model.about, text), Back()]
            case "erase":
                self._text = text[:-1]
            case "usual":
                self._text = USUAL
            case _ if len(text) < LONGEST:
                self._text = text + key.removeprefix("key:")
        return []

    def primary(self, model: Model) -> str:
        return "done"

    def _now(self, model: Model) -> str:
        return self._text if self._text is not None else model.settings.get(model.about, "")


def _shape(box: Box) -> tuple[int, int]:
    """Columns and rows of keys of at least a finger's size."""
    return int((box.w + GAP) // (78 + GAP)), int((box.h + GAP) // (88 + GAP))
