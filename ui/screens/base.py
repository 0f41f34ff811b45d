"""What all common screens share: the grammar of touch and buttons over a layout of pads."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from games.game import Action
from ui.commands import Back, Command, Show
from ui.kit.cursor import Cursor
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.screens.chrome import corner_input

CORNERS = ("help", "sound", "bank", "pause", "close", "settings", "language", "paper")
FINGERS = ("help", "sound", "close")
"""Pads of the corner that the buttons don't come to: HELP and UNDO do the same, and the sound is a setting."""


def ring(keys: Iterable[str]) -> list[str]:
    """The order of the buttons: what the screen is for, then what only the pads in its corner do."""
    return sorted((key for key in keys if key not in FINGERS), key=CORNERS.__contains__)


class PadScreen:
    """A screen of pads. A seat button moves to the next pad, OK takes it (or the primary one), UNDO goes back.

    Subclasses give `layout` and `act`, and may replace the rest.
    """

    topic = ""
    """What HELP opens, unless `help_topic` knows better."""

    def __init__(self) -> None:
        self._cursor = Cursor()
        self._turned_to: int | None = None
        self._handling = False
        self._laid: Scene | None = None

    def layout(self, model: Model) -> Scene:
        """The widgets, without the buttons' mark."""
        raise NotImplementedError

    def act(self, key: str, model: Model) -> list[Command]:
        """The pad `key` of the present layout was taken."""
        raise NotImplementedError

    def help_topic(self, model: Model) -> str:
        """What HELP opens now."""
        return self.topic

    def primary(self, model: Model) -> str:
        """The key that OK takes while nothing is marked; "" for none."""
        return ""

    def undo(self, model: Model) -> list[Command]:
        """What UNDO and the close pad do."""
        return [Back()]

    def steps(self, model: Model) -> list[str]:
        """The keys that the buttons walk through."""
        return ring(w.key for w in self.laid(model) if w.key and not w.holds)

    def scene(self, model: Model) -> Scene:
        scene = self.layout(model)
        if self._cursor.key or not model.by_buttons:
            return self._cursor.mark(scene)
        # who plays by buttons sees what OK would take
        key = self.primary(model)
        return tuple(replace(w, focus=True) if w.key and w.key == key else w for w in scene)

    def laid(self, model: Model) -> Scene:
        """The layout that an input finds: worked out once for each, however often it is asked for."""
        if not self._handling:
            return self.layout(model)
        if self._laid is None:
            self._laid = self.layout(model)
        return self._laid

    def handle(self, given: Input, model: Model) -> list[Command]:
        self._handling = True
        try:
            return self._answer(given, model)
        finally:
            self._handling, self._laid = False, None

    def _answer(self, given: Input, model: Model) -> list[Command]:
        match given:
            case Touched(key=key, down=True):
                self._cursor.clear()
                return self._take(key, model)
            case SeatPressed(place=place, down=down):
                return self.pressed(place, down, model)
            case ControlPressed(control=Control.OK):
                marked = self._cursor.key
                return self._take(marked if marked in self.steps(model) else self.primary(model), model)
            case ControlPressed(control=Control.UNDO):
                return self.undo(model)
            case ControlPressed(control=Control.HELP):
                return [Show("help", self.help_topic(model))]
        return []

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """A seat button: any seat may move the choice where no seat is acting."""
        if down:
            self._turned_to = place
            self._cursor.next(self.steps(model))
        return []

    def moving(self, model: Model) -> float | None:
        return None

    def facing(self, model: Model) -> int | None:
        return self._turned_to

    def holds(self, model: Model) -> bool:
        return False

    def chosen(self, model: Model) -> tuple[Action, ...]:
        return ()

    def goes_back(self, model: Model) -> bool:
        """`undo` has something to undo or to leave."""
        return True

    def situation(self, model: Model) -> object:
        return None

    def _take(self, key: str, model: Model) -> list[Command]:
        if not key or not any(w.key == key for w in self.laid(model)):
            return []
        if key == "close":
            return self.undo(model)
        common = corner_input(key, model, self.help_topic(model))
        return common if common is not None else self.act(key, model)
