"""What becomes of the receipt that people asked for, in one line above any screen, for some seconds."""

from __future__ import annotations

from ui.kit.widget import Scene
from ui.model import Model, Paper, Printing
from ui.screens.notices import strip
from ui.screens.refused import LONGEST


class PaperLine:
    """Remembers since when the last news of the printer is told."""

    def __init__(self) -> None:
        self._told = Printing()
        self._since = float("-inf")

    def line(self, model: Model) -> Scene:
        """The line; nothing where nobody asked, or everybody has had the time to read it."""
        now = model.printing
        if (now.number, now.paper) != (self._told.number, self._told.paper):
            self._told, self._since = now, model.now
        if model.now - self._since >= LONGEST or now.paper is Paper.NONE:
            return ()
        words = model.words
        match now.paper:
            case Paper.WAITS:
                return (strip(model, words("The receipt is on its way"), words("Printing"), "printer"),)
            case Paper.PRINTED:
                return (strip(model, words("The receipt is printed"), words("Printed"), "check"),)
        told = words("Nothing is printed: is the printer on, has it paper?")
        return (strip(model, told, words("Nothing is printed"), "warning"),)

    def moving(self, model: Model) -> float | None:
        """Seconds until it goes by itself; None while nothing is told."""
        left = self._since + LONGEST - model.now
        return left if left > 0 and self._told.paper is not Paper.NONE else None
