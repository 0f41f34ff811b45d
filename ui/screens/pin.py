"""The staff PIN: entered by touch alone, so that no play of the game buttons gets past it."""

from __future__ import annotations

from math import ceil

from ui.commands import Back, Command, EnterPin, SetPin
from ui.kit.panel import Box
from ui.kit.pieces.entry import Entry
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed
from ui.screens.base import PadScreen
from ui.screens.frame import banner, column, corner_pads, grid, primary_pad, stage

LEAST = 6
MOST = 12


class PinScreen(PadScreen):
    """Asks for the PIN, or for a first one where none was chosen yet."""

    topic = "buttons"

    def __init__(self) -> None:
        super().__init__()
        self._digits = ""
        self._tried = False
        self._first = ""
        """A new PIN as it was chosen, until it was given again."""

    def layout(self, model: Model) -> Scene:
        waits = model.pin_wait > 0
        at = stage(model.panel)
        wide = min(at.w, 620.0)
        pad_box = Box(at.x + (at.w - wide) / 2 if at.w > 700 else at.x, at.y, wide, at.h)
        pads = [] if waits else self._pads(model, pad_box)
        ready = not waits and len(self._digits) >= LEAST
        note = model.words("6 digits or more") if not ready and not waits else ""
        return (
            banner(model, self.headline(model), self.overline(model), icon="lock"),
            *corner_pads(model),
            *pads,
            *self._entry(model, pad_box if waits else None),
            primary_pad(model, "enter", model.words("OK"), note, ready=ready),
        )

    def headline(self, model: Model) -> str:
        """What to do."""
        words = model.words
        if model.pin_wait > 0:
            left = ceil(model.pin_wait)
            return words.plural("Wait {n} second", "Wait {n} seconds", left)
        if not model.pin_set:
            return self._asking(model, words("Choose a staff PIN"))
        if self._tried and not self._digits:
            return words("Wrong PIN: try again")
        return words("Enter the staff PIN")

    def overline(self, model: Model) -> str:
        """Where one is, or what a first PIN is for."""
        words = model.words
        return words("Staff") if model.pin_set else words("For the staff page: printed values, copies, switching off")

    def act(self, key: str, model: Model) -> list[Command]:
        match key.partition(":")[0]:
            case "digit" if len(self._digits) < MOST:
                self._digits += key.partition(":")[2]
            case "erase":
                self._digits = self._digits[:-1]
            case "enter":
                return self.enter(model)
        return []

    def enter(self, model: Model) -> list[Command]:
        """The digits are complete."""
        if not model.pin_set:
            return self._chosen_twice()
        digits, self._digits, self._tried = self._digits, "", True
        return [EnterPin(digits)]

    def handle(self, given: Input, model: Model) -> list[Command]:
        match given:
            case SeatPressed() | ControlPressed(control=Control.OK):
                return []
            case ControlPressed(control=Control.UNDO):
                return self.undo(model)
        return super().handle(given, model)

    def undo(self, model: Model) -> list[Command]:
        self._digits, self._first, self._tried = "", "", False
        return [Back()]

    def moving(self, model: Model) -> float | None:
        if model.pin_wait <= 0:
            return None
        return model.pin_wait % 1.0 or 1.0

    def _asking(self, model: Model, choose: str) -> str:
        """What to do while a new PIN is chosen."""
        if self._first:
            return model.words("Again, to be sure")
        return model.words("Not the same: choose again") if self._tried and not self._digits else choose

    def _chosen_twice(self) -> list[Command]:
        """Nobody sees the digits: a slip would lock everybody out, so a new PIN counts once it was given twice."""
        digits, self._digits = self._digits, ""
        first, self._first = self._first, ""
        self._tried = bool(first) and digits != first
        if not first:
            self._first = digits
        return [SetPin(digits)] if digits == first else []

    def _entry(self, model: Model, waiting: Box | None) -> list[Widget]:
        if waiting is not None:
            text = model.words("Too many wrong tries. A forgotten PIN is reset with a file on a USB stick.")
            return [Label(box=Box(waiting.x, waiting.y, waiting.w, 120), text=text)]
        at = column(model.panel)
        return [Entry(box=Box(at.x, at.y, at.w, 88), text=self._digits, hint=model.words("PIN"), dots=True)]

    def _pads(self, model: Model, box: Box) -> list[Widget]:
        cells = grid(box, 3, 4) if not model.panel.compact else grid(box, 4, 3)
        keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
        if not model.panel.compact:
            keys.insert(9, "")
        pads: list[Widget] = []
        for key, cell in zip([*keys, "erase"], cells, strict=False):
            if key == "erase":
                there = bool(self._digits)
                look = Look.PLAIN if there else Look.OFF
                pads.append(Pad(box=cell, key="erase" if there else "", icon="backspace", look=look))
            elif key:
                pads.append(Pad(box=cell, key=f"digit:{key}", label=key, size=40))
        return pads


class NewPinScreen(PinScreen):
    """Chooses a new PIN, from the staff page."""

    def headline(self, model: Model) -> str:
        return self._asking(model, model.words("Choose a new PIN"))

    def enter(self, model: Model) -> list[Command]:
        asked = self._chosen_twice()
        return [*asked, Back()] if asked else []
