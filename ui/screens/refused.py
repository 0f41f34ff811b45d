"""How long a refusal stands in the banner: until the next input or turn, and for some seconds at most."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ui.commands import Command, Correct, Refuse, Submit, Undo
from ui.model import Model, TableModel

LONGEST: Final = 6.0
"""Seconds after which what stood there before stands there again."""


class Refused:
    """The table keeps its last refusal until the next act; here it is forgotten sooner."""

    def __init__(self) -> None:
        self.over = False
        """The refusal that `current` was asked about last has had its time."""
        self._code = ""
        self._situation: object = None
        self._since = 0.0
        self._without: tuple[TableModel, TableModel] | None = None

    def expect(self, commands: list[Command]) -> None:
        """If an act was asked for, a refusal that follows is a new one, whatever it says."""
        if any(isinstance(command, Submit | Undo | Correct | Refuse) for command in commands):
            self._code, self.over = "", False

    def dismiss(self) -> None:
        """People went on."""
        self.over = True

    def current(self, model: Model, situation: object, reason: str = "") -> Model:
        """The model for the scene: without a refusal that has had its time. `reason` is one the screen knew itself."""
        table = model.table
        assert table is not None
        code = reason or table.refusal
        if not code:
            self._code, self.over = "", False
            return model
        if code != self._code:
            self._code, self._situation, self._since, self.over = code, situation, model.now, False
        elif situation != self._situation or model.now - self._since >= LONGEST:
            self.over = True
        if not self.over:
            return model
        if self._without is None or self._without[0] is not table:
            self._without = table, replace(table, refusal="")
        return replace(model, table=self._without[1])

    def moving(self, model: Model) -> float | None:
        """Seconds until it goes by itself."""
        if not self._code or self.over:
            return None
        return max(0.0, self._since + LONGEST - model.now)
