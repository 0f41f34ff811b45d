"""Correcting an entry: choose how far back, then a second seat agrees with its own button or pad."""

from __future__ import annotations

from ui.commands import Back, Command, Correct, Undo
from ui.kit.panel import Box
from ui.kit.pieces.journal_row import JournalRow
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import PRIMARY, banner, column_boxes, corner_pads, grid, primary_box, stage
from ui.screens.journal import Line, entry_lines
from ui.screens.pages import Pages

ENTRY = 60.0
NO_ACTS = ("correction", "mode")
"""Records that are not acts: there is nothing to go back to before them."""


class CorrectScreen(PadScreen):
    """Step one: which entry was wrong. Step two: two persons press, and the game goes back to before it."""

    topic = "undo"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._to: Line | None = None
        self._asking: int | None = None

    def layout(self, model: Model) -> Scene:
        return self._entries(model) if self._to is None else self._consent(model)

    def act(self, key: str, model: Model) -> list[Command]:
        head, _, tail = key.partition(":")
        lines = correctable_lines(model)
        if self._pages.turn(key, len(lines), _rows(model)):
            return []
        match head:
            case "take-back":
                return [Undo(), Back()]
            case "entry":
                self._to = next(line for line in lines if line.record == int(tail))
                self._cursor.clear()
            case "agree":
                return self._agree(int(tail), model)
        return []

    def undo(self, model: Model) -> list[Command]:
        if self._asking is not None:
            self._asking = None
            return []
        if self._to is not None:
            self._to = None
            return []
        return [Back()]

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """While two seats agree, a seat button is its own consent."""
        assert model.table is not None
        if self._to is None or not down:
            return super().pressed(place, down, model)
        player = next((p for p, seat in enumerate(model.table.seats) if seat.place == place), -1)
        return self._agree(player, model)

    def primary(self, model: Model) -> str:
        return "take-back" if self._to is None and any(w.key == "take-back" for w in self.layout(model)) else ""

    def _agree(self, player: int, model: Model) -> list[Command]:
        people = persons(model)
        if player not in people or self._to is None:
            return []
        if len(people) == 1:
            return [Correct(self._to.record, player, player), Back()]
        if self._asking is None:
            self._asking = player
            return []
        if player == self._asking:
            return []
        return [Correct(self._to.record, self._asking, player), Back()]

    def _entries(self, model: Model) -> Scene:
        words, at = model.words, stage(model.panel)
        lines = correctable_lines(model)
        cells = grid(at, 1, _rows(model))
        rows: list[Widget] = [
            JournalRow(box=cell, key=f"entry:{line.record}", place=line.place, text=line.text, mark=line.mark)
            for line, cell in zip(self._pages.part(lines, _rows(model)), cells, strict=False)
        ]
        boxes = column_boxes(model.panel, 1)
        assert model.table is not None
        if model.table.can_undo:
            at_bottom = primary_box(model.panel)
            rows.append(Pad(box=at_bottom, key="take-back", icon="undo", label=words("Take back the last act")))
        return (
            banner(model, words("Choose the entry that was wrong"), words("All after it goes too"), icon="undo"),
            *corner_pads(model),
            *rows,
            *self._pages.pads(boxes[0], len(lines), _rows(model)),
        )

    def _consent(self, model: Model) -> Scene:
        assert model.table is not None and self._to is not None
        words, at = model.words, stage(model.panel)
        people = persons(model)
        if len(people) == 1:
            headline = words("Press your button to confirm")
        elif self._asking is None:
            headline = words("Two seats agree: press your button")
        else:
            headline = words("{player} asks: a second seat agrees").format(player=player_name(model, self._asking))
        back = words("The game goes back to before this:")
        note = Label(box=Box(at.x, at.y, at.w, 32), text=back, size=26, muted=True)
        entry = JournalRow(
            box=Box(at.x, at.y + 32, at.w, ENTRY), place=self._to.place, text=self._to.text, mark=self._to.mark
        )
        top = at.y + 32 + ENTRY + GAP
        high = min(PRIMARY, (at.bottom - top - GAP) / 2)
        cells = grid(Box(at.x, top, at.w, 2 * high + GAP), 3, 2)
        seats = [
            SeatTab(
                box=cell,
                key=f"agree:{player}",
                place=model.table.seats[player].place,
                name=player_name(model, player),
                chosen=player == self._asking,
            )
            for player, cell in zip(people, cells, strict=False)
        ]
        return (banner(model, headline, words("Correct"), icon="undo"), *corner_pads(model), note, entry, *seats)


def correctable_lines(model: Model) -> list[Line]:
    """The first line of every act that still stands, the newest first."""
    assert model.table is not None
    found = []
    for entry in reversed(model.table.journal):
        if entry.undone or entry.note in NO_ACTS:
            continue
        lines = entry_lines(model, entry)
        if lines:
            found.append(lines[0])
    return found


def persons(model: Model) -> list[int]:
    """Players who are persons and here."""
    assert model.table is not None
    return [p for p, seat in enumerate(model.table.seats) if seat.player == "person" and not seat.away]


def _rows(model: Model) -> int:
    at = stage(model.panel)
    return max(1, int((at.h + 18) // (76 + 18)))
