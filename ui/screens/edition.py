"""Copy your own cards: every printed value of a game with its source, to be corrected by the owner of a box.

First the headings, then the values of one heading. What the owner's numbers make of the game that hardly can be meant
is said under its heading.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Edition, EditionValue
from ui.commands import Back, Command, SetEdition
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.pieces.value_cell import ValueCell
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.presentation import Doubt, Doubtful
from ui.screen import Input, Touched
from ui.screens.base import PadScreen, ring
from ui.screens.chrome import GAP
from ui.screens.frame import SECONDARY, banner, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.screens.pages import Pages
from ui.screens.stepping import Stepping

NARROW = 700.0
"""Of a stage with one column."""
HEADING = 260.0
"""Least width of a heading's pad."""
LEAST_CELL = 105.0
"""Height in which a value's title and source have two lines each where the number is long."""
DOUBT = 64.0
"""Height of a line that says what looks wrong."""
STEPS = ("less", "more")


class EditionScreen(PadScreen):
    """Choose a heading and a value, then make it smaller or larger within what is possible. `about` is the game."""

    topic = "rulings"

    def __init__(self) -> None:
        super().__init__()
        self._headings = Pages()
        self._values = Pages()
        self._heading = ""
        self._key = ""
        self._stepping = Stepping()
        self._judged: tuple[Edition, Sequence[Doubt]] | None = None

    def layout(self, model: Model) -> Scene:
        found = sections(model)
        return self._value_page(model, found[self._heading]) if self._heading in found else self._first(model)

    # the headings

    def _first(self, model: Model) -> Scene:
        words, at, found = model.words, stage(model.panel), sections(model)
        columns, rows = _shape(at, HEADING)
        boxes = column_boxes(model.panel, 2)
        doubted = {doubt.heading for doubt in self._doubts(model)}
        shown = self._headings.part(list(found), columns * rows)
        return (
            banner(model, words("Your own cards"), _overline(model), icon="pencil"),
            *corner_pads(model),
            *(
                Pad(
                    box=cell,
                    key=f"heading:{heading}",
                    label=heading,
                    note=_counted(model, found[heading]),
                    icon="warning" if heading in doubted else "",
                    size=26,
                )
                for heading, cell in zip(shown, grid(at, columns, rows), strict=False)
            ),
            *self._headings.pads(boxes[0], len(found), columns * rows),
            _reset(boxes[1], "reset-all", words("Reset all"), any(_own(value) for value in values_of(model))),
            primary_pad(model, "done", words("Done")),
        )

    # the values of one

    def _value_page(self, model: Model, values: Sequence[EditionValue]) -> Scene:
        words, chosen = model.words, self._chosen(model)
        columns, rows, line, cells = self._room(model)
        doubts = [doubt.text for doubt in self._doubts(model) if doubt.heading == self._heading]
        return (
            banner(model, self._heading, f"{words('Your own cards')}  ·  {_overline(model)}", icon="pencil"),
            *corner_pads(model),
            *((RuleLine(box=line, text=".  ".join(doubts), short=doubts[0], alert=True),) if doubts else ()),
            *(
                self._cell(model, value, cell)
                for value, cell in zip(self._values.part(values, columns * rows), cells, strict=False)
            ),
            *self._column(model, len(values), columns * rows, chosen),
        )

    def _room(self, model: Model) -> tuple[int, int, Box, list[Box]]:
        """Columns and rows of values, where doubts stand, and the cells."""
        at = stage(model.panel)
        line = Box(at.x, at.y, at.w, DOUBT)
        if any(doubt.heading == self._heading for doubt in self._doubts(model)):
            at = Box(at.x, line.bottom + GAP, at.w, at.h - DOUBT - GAP)
        columns, rows = _shape(at, NARROW / 2, LEAST_CELL)
        return columns, rows, line, grid(at, columns, rows)

    def _cell(self, model: Model, value: EditionValue, box: Box) -> ValueCell:
        shown = presentation(model, model.about)
        held = self._stepping.number(model.now) if value.key == self._stepping.held else None
        number = value.value if held is None else held
        return ValueCell(
            box=box,
            key=f"value:{value.key}",
            title=shown.edition_words(model.words, value.key),
            source=shown.edition_source(model.words, value.status),
            number=f"{number:,}",
            meaning=shown.edition_value(model.words, value.key, number),
            chosen=value.key == self._key,
            own=_own(value),
        )

    def _column(self, model: Model, count: int, per_page: int, chosen: EditionValue | None) -> list[Widget]:
        words, panel = model.words, model.panel
        boxes = column_boxes(panel, 2 if panel.compact else 3)
        less, more = grid(boxes[1], 2, 1)
        own = chosen is not None and _own(chosen)
        widgets: list[Widget] = [
            *self._values.pads(boxes[0], count, per_page),
            _step(less, "less", "minus", chosen is not None and chosen.beside(False) is not None),
            _step(more, "more", "plus", chosen is not None and chosen.beside(True) is not None),
        ]
        done = primary_pad(model, "done", words("Done"))
        if panel.compact:
            return [*widgets, _reset(primary_box(panel), "reset", words("Reset this"), own) if own else done]
        return [*widgets, _reset(boxes[2], "reset", words("Reset this"), own), done]

    # what is done

    def _answer(self, given: Input, model: Model) -> list[Command]:
        if isinstance(given, Touched) and given.key in STEPS:
            if not given.down:
                return self._released(model)
            commands = super()._answer(given, model)
            if commands:
                self._stepping.hold(model.now)
            return commands
        return super()._answer(given, model)

    def _released(self, model: Model) -> list[Command]:
        come_to = self._stepping.release(model.now)
        return [] if come_to is None else [SetEdition(model.about, *come_to)]

    def act(self, key: str, model: Model) -> list[Command]:
        head, _, tail = key.partition(":")
        if not self._heading:
            return self._act_on_headings(head, tail, key, model)
        chosen = self._chosen(model)
        match head:
            case "page-back" | "page-on":
                columns, rows, _, _ = self._room(model)
                self._values.turn(key, len(sections(model)[self._heading]), columns * rows)
                self._key = ""
            case "value":
                self._key = "" if self._key == tail else tail
            case "less" | "more" if chosen is not None:
                number = self._stepping.press(chosen, head == "more", model.now)
                return [] if number is None else [SetEdition(model.about, chosen.key, number)]
            case "reset" if chosen is not None:
                return [SetEdition(model.about, chosen.key, None)]
            case "done":
                return self.undo(model)
        return []

    def _act_on_headings(self, head: str, tail: str, key: str, model: Model) -> list[Command]:
        match head:
            case "page-back" | "page-on":
                columns, rows = _shape(stage(model.panel), HEADING)
                self._headings.turn(key, len(sections(model)), columns * rows)
            case "heading":
                self._heading, self._values = tail, Pages()
                self._cursor.clear()
            case "reset-all":
                return [SetEdition(model.about, "", None)]
            case "done":
                return [Back()]
        return []

    def undo(self, model: Model) -> list[Command]:
        """From the values back to the headings, then away."""
        if not self._heading:
            return [Back()]
        self._cursor.clear()
        self._cursor.key = f"heading:{self._heading}" if model.by_buttons else ""
        self._heading = self._key = ""
        return []

    def primary(self, model: Model) -> str:
        return "done" if any(w.key == "done" for w in self.laid(model)) else ""

    def steps(self, model: Model) -> list[str]:
        """After the value that is chosen come the pads that change it."""
        keys = [w.key for w in self.laid(model) if w.key and w.key not in (*STEPS, "reset")]
        there = {w.key for w in self.laid(model) if w.key}
        at = keys.index(f"value:{self._key}") + 1 if f"value:{self._key}" in keys else len(keys)
        changes = [key for key in ("more", "less", "reset") if key in there]
        return ring([*keys[:at], *changes, *keys[at:]])

    def moving(self, model: Model) -> float | None:
        return self._stepping.moving(model.now)

    def _chosen(self, model: Model) -> EditionValue | None:
        return next((value for value in values_of(model) if value.key == self._key), None)

    def _doubts(self, model: Model) -> Sequence[Doubt]:
        """What looks wrong in the owner's edition; while a pad is held, what did so before."""
        edition, shown = model.editions.get(model.about), presentation(model, model.about)
        if edition is None or not isinstance(shown, Doubtful):
            return ()
        if self._judged is None or (self._judged[0] is not edition and not self._stepping.held):
            self._judged = edition, shown.doubts(model.words, edition)
        return self._judged[1]


def values_of(model: Model) -> Sequence[EditionValue]:
    """All values of the table's own edition."""
    edition = model.editions.get(model.about) or model.games[model.about].edition()
    return edition.values()


def sections(model: Model) -> dict[str, list[EditionValue]]:
    """The values by heading, in the order of the file."""
    shown = presentation(model, model.about)
    found: dict[str, list[EditionValue]] = {}
    for value in values_of(model):
        found.setdefault(shown.edition_section(model.words, value.key), []).append(value)
    return found


def _overline(model: Model) -> str:
    title = presentation(model, model.about).title(model.words)
    return title if model.table is None else f"{title}  ·  {model.words('from the next game on')}"


def _counted(model: Model, values: Sequence[EditionValue]) -> str:
    words, own = model.words, sum(map(_own, values))
    counted = words.plural("{n} value", "{n} values", len(values))
    return f"{counted}  ·  {words('{n} changed').format(n=own)}" if own else counted


def _own(value: EditionValue) -> bool:
    return value.status == "owner"


def _shape(box: Box, wide: float, high: float = SECONDARY) -> tuple[int, int]:
    """Columns of at least that width, and rows of at least that height."""
    columns = max(1, int((box.w + GAP) // (wide + GAP)))
    return columns, max(1, int((box.h + GAP) // (high + GAP)))


def _step(box: Box, key: str, icon: str, there: bool) -> Pad:
    return Pad(box=box, key=key if there else "", icon=icon, look=Look.CHOICE if there else Look.OFF, holds=there)


def _reset(box: Box, key: str, label: str, there: bool) -> Pad:
    look = Look.PLAIN if there else Look.OFF
    return Pad(box=box, key=key if there else "", icon="reset", label=label, look=look, size=26)
