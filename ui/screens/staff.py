"""The staff page: what was opened and what is absent, saved games to keep a copy of, the PIN, and the end."""

from __future__ import annotations

from typing import NamedTuple

from ui.commands import Back, Command, Export, ForgetRecords, LeaveStaff, Quit, Show
from ui.kit.panel import Box
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.status_row import StatusRow
from ui.kit.widget import Scene
from ui.model import Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.frame import SECONDARY, banner, body, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.screens.notices import device_name, is_unsaved, notice_words
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
    """Four lists: devices, notices, saved games, and the system. What can't be undone asks once more."""

    topic = "power"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()
        self._view = "devices"
        self._leaving = False
        self._forgetting = False

    def layout(self, model: Model) -> Scene:
        words = model.words
        names = _views(words)
        heads = zip(names.items(), grid(_heads(model), 4, 1), strict=True)
        listed = self._listed(model)
        rows = _rows(model)
        return (
            banner(model, names[self._view], words("Staff"), icon="lock"),
            *corner_pads(model),
            *(_tab(view, name, cell, view == self._view) for (view, name), cell in heads),
            *(
                StatusRow(box=cell, key=line.key, title=line.title, text=line.text, icon=line.icon)
                for line, cell in zip(self._pages.part(listed, rows), grid(_area(model), 1, rows), strict=False)
            ),
            *self._pages.pads(_turns(model), len(listed), rows),
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if self._pages.turn(key, len(self._listed(model)), _rows(model)):
            return []
        leaving, self._leaving = self._leaving, False
        forgetting, self._forgetting = self._forgetting, False
        head, _, tail = key.partition(":")
        match head:
            case "view":
                self._view, self._pages.page = tail, 0
            case "export":
                return [Export(tail)]
            case "pin" | "calibrate":
                return [Show(head)]
            case "quit":
                if leaving:
                    return [Quit()]
                self._leaving = True
            case "forget":
                if forgetting:
                    return [ForgetRecords()]
                self._forgetting = True
            case "done":
                return self.undo(model)
        return []

    def undo(self, model: Model) -> list[Command]:
        return [LeaveStaff(), Back()]

    def primary(self, model: Model) -> str:
        return "done"

    def _listed(self, model: Model) -> list[Line]:
        words = model.words
        match self._view:
            case "devices":
                lines = [Line(device_name(words, name), text) for name, text in model.status.items()]
                return [*(lines or [Line(words("No device reports"), "")]), *_touch_line(model)]
            case "notices":
                return _notice_lines(model) or [Line(words("Nothing to report"), "")]
            case "system":
                end = words("Press again to end") if self._leaving else words("End Firelight")
                anew = words("Press again to forget them") if self._forgetting else words("Begin the records anew")
                lost, saved = words("Not saved: the newest games will be lost"), words("Everything is saved")
                return [
                    Line(words("Choose a new PIN"), words("6 digits or more"), "pin", "lock"),
                    Line(anew, words("Best results and dice of all games"), "forget", "reset"),
                    Line(end, lost if is_unsaved(model) else saved, "quit", "switch-off"),
                ]
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


def _notice_lines(model: Model) -> list[Line]:
    """The newest first; all that was never there in one line."""
    words = model.words
    absent = [n.detail.partition(":")[0] for n in model.notices if n.code == "device_absent"]
    lines = [
        Line(notice_words(words, n.code, n.detail)[0], n.detail)
        for n in reversed(model.notices)
        if n.code != "device_absent"
    ]
    if absent:
        names = ", ".join(device_name(words, name) for name in dict.fromkeys(absent))
        lines.append(Line(words("Not there: {devices}").format(devices=names), words("The table plays without")))
    return lines


def _touch_line(model: Model) -> list[Line]:
    """A window's pointer needs no calibration."""
    words = model.words
    return (
        [] if model.machine.simulated else [Line(words("Touch"), words("Hold four crosses"), "calibrate", "settings")]
    )


def _views(words: Words) -> dict[str, str]:
    return {
        "devices": words("Devices"),
        "notices": words("Notices"),
        "games": words("Saved games"),
        "system": words("System"),
    }


def _tab(view: str, name: str, box: Box, chosen: bool) -> Pad:
    look = Look.CHOSEN if chosen else Look.PLAIN
    return Pad(box=box, key=f"view:{view}", label=name, look=look, size=26)


def _heads(model: Model) -> Box:
    """The lists' names: across the whole of a small panel, where they would else be signs without words."""
    at = body(model.panel) if model.panel.compact else stage(model.panel)
    return Box(at.x, at.y, at.w, SECONDARY)


def _turns(model: Model) -> Box:
    """Where the page is turned: at the top of the column, below the names if they reach there."""
    at = column_boxes(model.panel, 1)[0]
    if not model.panel.compact:
        return at
    top = _area(model).y
    return Box(at.x, top, at.w, min(at.h, primary_box(model.panel).y - GAP - top))


def _area(model: Model) -> Box:
    at = stage(model.panel)
    top = _heads(model).bottom + GAP
    return Box(at.x, top, at.w, at.bottom - top)


def _rows(model: Model) -> int:
    return max(1, int((_area(model).h + GAP) // (ROW + GAP)))
