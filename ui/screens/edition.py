"""Copy your own cards: every printed value of a game with its source, to be corrected by the owner of a box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.game import EditionValue
from ui.commands import Command, SetEdition
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.value_cell import ValueCell
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.frame import SECONDARY, banner, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.screens.pages import Pages


class Page(NamedTuple):
    """Some values under one heading."""

    heading: str
    values: tuple[EditionValue, ...]


class EditionScreen(PadScreen):
    """Choose a value, then make it smaller or larger within what is possible. `about` is the game."""

    topic = "rulings"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._key = ""

    def layout(self, model: Model) -> Scene:
        words, at = model.words, stage(model.panel)
        pages = _paged(model, at)
        page = self._pages.part(pages, 1)[0]
        columns, rows = _shape(at)
        title = presentation(model, model.about).title(words)
        over = f"{words('Your own cards')}  ·  {title}"
        if model.table is not None:
            over = f"{over}  ·  {words('from the next game on')}"
        return (
            banner(model, page.heading, over, icon="pencil"),
            *corner_pads(model),
            *(
                self._cell(model, value, cell)
                for value, cell in zip(page.values, grid(at, columns, rows), strict=False)
            ),
            *self._column(model, pages),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        pages = _paged(model, stage(model.panel))
        if self._pages.turn(key, len(pages), 1):
            self._key = ""
            return []
        head, _, tail = key.partition(":")
        chosen = self._chosen(model)
        match head:
            case "value":
                self._key = "" if self._key == tail else tail
            case "less" | "more" if chosen is not None:
                return [SetEdition(model.about, chosen.key, chosen.beside(head == "more"))]
            case "reset" if chosen is not None:
                return [SetEdition(model.about, chosen.key, None)]
            case "reset-all":
                return [SetEdition(model.about, "", None)]
            case "done":
                return self.undo(model)
        return []

    def primary(self, model: Model) -> str:
        return "done" if not model.panel.compact else ""

    def _cell(self, model: Model, value: EditionValue, box: Box) -> ValueCell:
        shown = presentation(model, model.about)
        return ValueCell(
            box=box,
            key=f"value:{value.key}",
            title=shown.edition_words(model.words, value.key),
            source=shown.edition_source(model.words, value.status),
            number=f"{value.value:,}",
            chosen=value.key == self._key,
            own=value.status == "owner",
        )

    def _column(self, model: Model, pages: Sequence[Page]) -> list[Widget]:
        words, chosen = model.words, self._chosen(model)
        compact = model.panel.compact
        boxes = column_boxes(model.panel, 2 if compact else 4)
        less, more = grid(boxes[1], 2, 1)
        own = chosen is not None and chosen.status == "owner"
        any_own = any(value.status == "owner" for value in _values(model))
        reset = _pad(boxes[2] if not compact else primary_box(model.panel), "reset", words("Reset this"), own)
        every = _pad(boxes[3] if not compact else primary_box(model.panel), "reset-all", words("Reset all"), any_own)
        widgets: list[Widget] = [
            *self._pages.pads(boxes[0], len(pages), 1),
            _step(less, "less", "minus", chosen is not None and chosen.beside(False) is not None),
            _step(more, "more", "plus", chosen is not None and chosen.beside(True) is not None),
        ]
        if compact:
            return [*widgets, reset if chosen is not None else every]
        return [*widgets, reset, every, primary_pad(model, "done", words("Done"))]

    def _chosen(self, model: Model) -> EditionValue | None:
        return next((value for value in _values(model) if value.key == self._key), None)


def _values(model: Model) -> Sequence[EditionValue]:
    edition = model.editions.get(model.about) or model.games[model.about].edition()
    return edition.values()


def _paged(model: Model, box: Box) -> list[Page]:
    """All values by heading, in as many pages as the panel needs."""
    columns, rows = _shape(box)
    shown = presentation(model, model.about)
    pages: list[Page] = []
    for value in _values(model):
        heading = shown.edition_section(model.words, value.key)
        last = pages[-1] if pages else None
        if last is not None and last.heading == heading and len(last.values) < columns * rows:
            pages[-1] = Page(heading, (*last.values, value))
        else:
            pages.append(Page(heading, (value,)))
    return pages


def _shape(box: Box) -> tuple[int, int]:
    """Columns and rows of values."""
    return (2 if box.w > 700 else 1), max(1, int((box.h + GAP) // (SECONDARY + GAP)))


def _step(box: Box, key: str, icon: str, there: bool) -> Pad:
    return Pad(box=box, key=key if there else "", icon=icon, look=Look.CHOICE if there else Look.OFF)


def _pad(box: Box, key: str, label: str, there: bool) -> Pad:
    look = Look.PLAIN if there else Look.OFF
    return Pad(box=box, key=key if there else "", icon="reset", label=label, look=look, size=26)
