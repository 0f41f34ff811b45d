"""The staff page: what was opened and what is absent, saved games to keep a copy of, the PIN, and the end."""

from __future__ import annotations

from typing import NamedTuple

from ui.commands import Back, Command, Export, LeaveStaff, Quit, Show
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.status_row import StatusRow
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.frame import APART, SECONDARY, banner, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.screens.notices import notice_words
from ui.screens.pages import Pages
from ui.text.words import Words

ROW = 88.0


class Line(NamedTuple):
    """One row of a list; with a key it can be pressed."""

    title: str
    text: str
    key: str = ""
    icon: str = ""


class StaffScreen(PadScreen):
    """Three lists: devices, notices, saved games. Leaving the program asks once more."""

    topic = "power"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._view = "devices"
        self._leaving = False

    def layout(self, model: Model) -> Scene:
        words, at = model.words, stage(model.panel)
        names = {"devices": words("Devices"), "notices": words("Notices"), "games": words("Saved games")}
        heads = zip(names.items(), grid(Box(at.x, at.y, at.w, SECONDARY), 3, 1), strict=True)
        listed = self._listed(model)
        area, rows = _area(model), _rows(model)
        return (
            banner(model, words("Staff"), words("Firelight"), icon="lock"),
            *corner_pads(model),
            *(_tab(view, name, cell, view == self._view) for (view, name), cell in heads),
            *(
                StatusRow(box=cell, key=line.key, title=line.title, text=line.text, icon=line.icon)
                for line, cell in zip(self._pages.part(listed, rows), grid(area, 1, rows), strict=False)
            ),
            *self._column(model, len(listed), rows),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if self._pages.turn(key, len(self._listed(model)), _rows(model)):
            return []
        leaving, self._leaving = self._leaving, False
        head, _, tail = key.partition(":")
        match head:
            case "view":
                self._view, self._pages.page = tail, 0
            case "export":
                return [Export(tail)]
            case "pin":
                return [Show("pin")]
            case "quit":
                if leaving:
                    return [Quit()]
                self._leaving = True
            case "done":
                return self.undo(model)
        return []

    def undo(self, model: Model) -> list[Command]:
        return [LeaveStaff(), Back()]

    def primary(self, model: Model) -> str:
        return "done"

    def _column(self, model: Model, count: int, rows: int) -> list[Widget]:
        words, panel = model.words, model.panel
        boxes = column_boxes(panel, 2 if panel.compact else 3)
        label = words("Press again to end") if self._leaving else words("End Firelight")
        end = Pad(box=boxes[-1], key="quit", icon="power", label=label, size=26)
        pin = Pad(box=boxes[-2], key="pin", icon="lock", label=words("New PIN"), size=26)
        if panel.compact:
            return [*self._compact_turning(model, count, rows), pin, end, primary_pad(model, "done", words("Done"))]
        end = Pad(
            box=Box(end.box.x, primary_box(panel).y - APART - end.box.h, end.box.w, end.box.h),
            key="quit", icon="power", label=label, size=26,
        )  # fmt: skip
        turning = self._pages.pads(boxes[0], count, rows)
        return [*turning, pin, end, primary_pad(model, "done", words("Done"))]

    def _compact_turning(self, model: Model, count: int, rows: int) -> list[Widget]:
        """On the small panel the list turns at its own foot."""
        at = stage(model.panel)
        return list(self._pages.pads(Box(at.x, at.bottom - 71, at.w, 71), count, rows))

    def _listed(self, model: Model) -> list[Line]:
        words = model.words
        match self._view:
            case "devices":
                lines = [Line(_device(words, name), text) for name, text in model.status.items()]
                return lines or [Line(words("No device reports"), "")]
            case "notices":
                notes = [Line(notice_words(words, n.code, n.detail)[0], n.detail) for n in reversed(model.notices)]
                return notes or [Line(words("Nothing to report"), "")]
        games = [
            Line(
                presentation(model, saved.game).title(words),
                presentation(model, saved.game).status(words, saved.view),
                f"export:{saved.key}",
                "export",
            )
            for saved in model.saved
        ]
        return games or [Line(words("No saved games"), "")]


def _device(words: Words, name: str) -> str:
    match name:
        case "panel":
            return words("Screen")
        case "lamps":
            return words("Light bed")
        case "buttons":
            return words("Buttons")
        case "speaker":
            return words("Sound")
        case "health":
            return words("Health")
    return name


def _tab(view: str, name: str, box: Box, chosen: bool) -> Pad:
    return Pad(box=box, key=f"view:{view}", label=name, look=Look.CHOSEN if chosen else Look.PLAIN, size=26)


def _area(model: Model) -> Box:
    at = stage(model.panel)
    top = at.y + SECONDARY + GAP
    foot = 71 + GAP if model.panel.compact else 0
    return Box(at.x, top, at.w, at.bottom - foot - top)


def _rows(model: Model) -> int:
    return max(1, int((_area(model).h + GAP) // (ROW + GAP)))
