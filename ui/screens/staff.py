"""The staff page: the devices, the machine, what was told, saved games to keep a copy of, the PIN, and the end."""

from __future__ import annotations

from typing import NamedTuple

from ui.commands import Back, Command, Export, ForgetRecords, LeaveStaff, Quit, Show
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.device_row import DeviceRow
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.status_row import StatusRow
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.device_state import State, form, reason, state, state_words
from ui.screens.frame import SECONDARY, banner, body, column_boxes, corner_pads, grid, primary_box, primary_pad, stage
from ui.screens.notices import device_name, is_unsaved, notice_words
from ui.screens.pages import Pages
from ui.text.device_words import DEVICES, ICONS, form_words
from ui.text.machine_words import machine_facts
from ui.text.words import Words

ROW = 100.0
NARROW = 700.0
"""Of a list with one column."""
SIGNED = ("devices", "machine")
"""Lists whose rows begin with a sign."""


class Line(NamedTuple):
    """One row of a list; with a key it can be pressed."""

    title: str
    text: str
    key: str = ""
    icon: str = ""
    alert: bool = False
    """Somebody should look at it."""
    brief: str = ""
    """Where there is no room for the text."""


class StaffScreen(PadScreen):
    """Five lists: devices, machine, notices, saved games, and the system. What can't be undone asks once more."""

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
        heads = zip(names.items(), _tabs(_heads(model), list(names.values())), strict=True)
        listed = self._listed(model)
        cells = self._cells(model)
        return (
            banner(model, names[self._view], words("Staff"), icon="lock"),
            *corner_pads(model),
            *(_tab(view, name, cell, view == self._view) for (view, name), cell in heads),
            *(self._row(line, cell) for line, cell in zip(self._pages.part(listed, len(cells)), cells, strict=False)),
            *self._pages.pads(_turns(model), len(listed), len(cells)),
            primary_pad(model, "done", words("Done")),
        )

    def _cells(self, model: Model) -> list[Box]:
        """Where the rows of the present list stand: short ones in two columns where there is room."""
        at = _area(model)
        columns = 2 if at.w >= NARROW and self._view in SIGNED else 1
        return grid(at, columns, max(1, int((at.h + GAP) // (ROW + GAP))))

    def _row(self, line: Line, box: Box) -> Widget:
        if self._view not in SIGNED:
            return StatusRow(box=box, key=line.key, title=line.title, text=line.text, icon=line.icon)
        return DeviceRow(
            box=box,
            key=line.key,
            icon=line.icon,
            title=line.title,
            text=line.text,
            brief=line.brief,
            alert=line.alert,
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if self._pages.turn(key, len(self._listed(model)), len(self._cells(model))):
            return []
        leaving, self._leaving = self._leaving, False
        forgetting, self._forgetting = self._forgetting, False
        head, _, tail = key.partition(":")
        match head:
            case "view":
                self._view, self._pages.page = tail, 0
            case "device":
                return [Show("device", tail)]
            case "export":
                return [Export(tail)]
            case "pin":
                return [Show("pin")]
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
                return [_device_line(model, device) for device in DEVICES]
            case "machine":
                return [Line(f.title, f.text, icon=f.icon, alert=f.alert) for f in machine_facts(words, model.health)]
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


def _device_line(model: Model, device: str) -> Line:
    """The device as it is; why it does not work where that is short enough, else on its own page."""
    how, why = state(model, device), reason(model, device)
    shown = [state_words(model, device)]
    if how is not State.UNUSED:
        shown.append(form_words(model.words, form(model, device)))
    brief = SEPARATOR.join(part for part in shown if part)
    text = f"{shown[0]}: {why}" if why else brief
    return Line(
        device_name(model.words, device),
        text,
        f"device:{device}",
        ICONS[device],
        alert=how is State.BROKEN,
        brief=brief,
    )


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


def _views(words: Words) -> dict[str, str]:
    return {
        "devices": words("Devices"),
        "machine": words("Machine"),
        "notices": words("Notices"),
        "games": words("Games"),
        "system": words("System"),
    }


def _tab(view: str, name: str, box: Box, chosen: bool) -> Pad:
    look = Look.CHOSEN if chosen else Look.PLAIN
    return Pad(box=box, key=f"view:{view}", label=name, look=look, size=26)


def _heads(model: Model) -> Box:
    """The lists' names: across the whole of a small panel, where they would else be signs without words."""
    at = body(model.panel) if model.panel.compact else stage(model.panel)
    return Box(at.x, at.y, at.w, SECONDARY)


def _tabs(box: Box, names: list[str]) -> list[Box]:
    """As wide as their names ask for."""
    room = box.w - (len(names) - 1) * GAP
    letters = [len(name) + 3 for name in names]
    boxes, x = [], box.x
    for count in letters:
        wide = room * count / sum(letters)
        boxes.append(Box(x, box.y, wide, box.h))
        x += wide + GAP
    return boxes


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
