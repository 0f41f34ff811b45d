"""A keyboard on the screen, for short names; capitals by themselves."""

from __future__ import annotations

from ui.commands import Back, Command, Set
from ui.draft import Draft
from ui.kit.panel import Box
from ui.kit.pieces.entry import Entry
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import CORNER, place_names
from ui.screens.frame import column_boxes, corner_pads, grid, primary_pad, stage
from ui.screens.pages import Pages

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ACCENTS = "äöüßàáâãåæçèéêëìíîïñòóôõøùúûýœ"
OTHERS = " -'.0123456789"
LONGEST = 12
"""Letters of a name: what a seat's card has room for."""


class KeyboardScreen(PadScreen):
    """Writes the name of the seat in `about` ("name:3"); Done keeps it, closing does not."""

    topic = "buttons"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._text: str | None = None
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        words, panel = model.words, model.panel
        place = _place(model)
        text = self._now(model)
        at = stage(panel)
        columns, rows = _shape(at)
        part = self._pages.part(_keys(), columns * rows)
        field = Box(panel.margin, panel.margin, panel.width - 2 * panel.margin - 3 * (CORNER + 18), CORNER)
        widgets: list[Widget] = [
            Entry(box=field, text=text, hint=place_names(words)[place], place=place),
            *corner_pads(model),
            *(self._key(letter, text, cell) for letter, cell in zip(part, grid(at, columns, rows), strict=False)),
        ]
        boxes = column_boxes(panel, 2)
        erase = Pad(box=boxes[0], key="erase", icon="backspace") if text else None
        return (
            *widgets,
            *((erase,) if erase else ()),
            *self._pages.pads(boxes[1], len(_keys()), columns * rows),
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        text = self._now(model)
        columns, rows = _shape(stage(model.panel))
        if self._pages.turn(key, len(_keys()), columns * rows):
            return []
        match key:
            case "done":
                name = " ".join(text.split())
                self._draft.names[_place(model)] = name
                return [Set(f"name-{_place(model)}", name), Back()]
            case "erase":
                self._text = text[:-1]
            case _ if len(text) < LONGEST:
                self._text = text + _cased(key.removeprefix("key:"), text)
        return []

    def primary(self, model: Model) -> str:
        return "done"

    def _now(self, model: Model) -> str:
        return self._text if self._text is not None else self._draft.names[_place(model)]

    def _key(self, letter: str, text: str, box: Box) -> Pad:
        if letter == " ":
            return Pad(box=box, key="key: ", icon="space")
        return Pad(box=box, key=f"key:{letter}", label=_cased(letter, text), size=36)


def _keys() -> str:
    return LETTERS + OTHERS + ACCENTS


def _shape(box: Box) -> tuple[int, int]:
    """Columns and rows of keys of at least a finger's size."""
    return int((box.w + 18) // (78 + 18)), int((box.h + 18) // (88 + 18))


def _cased(letter: str, text: str) -> str:
    """A capital at the start of a word; ß has none."""
    first = not text or text[-1] in " -'"
    return letter.upper() if first and letter != "ß" else letter


def _place(model: Model) -> int:
    return int(model.about.partition(":")[2] or 0)
