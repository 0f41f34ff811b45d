"""How long a refusal stands in the banner: until the next input or turn, and for some seconds at most."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ui.dakota.reading import table_of
from ui.dakota.turn import TurnScreen
from ui.model import Model, TableModel

LONGEST: Final = 6.0
"""Seconds after which round and phase stand there again."""


class Refused:
    """The table keeps its last refusal until the next act; here it is forgotten sooner."""

    def __init__(self) -> None:
        self._code = ""
        self._situation: object = None
        self._since = 0.0
        self._over = False
        self._without: tuple[TableModel, TableModel] | None = None

    def expect(self) -> None:
        """An act was asked for: a refusal that follows is a new one, whatever it says."""
        self._code, self._over = "", False

    def dismiss(self, screen: TurnScreen) -> None:
        """People went on."""
        self._over = True
        screen.forget_reason()

    def current(self, model: Model, screen: TurnScreen, situation: object) -> Model:
        """The model for the scene: without a refusal that has had its time."""
        code = screen.reason or table_of(model).refusal
        if not code:
            self._code, self._over = "", False
            return model
        if code != self._code:
            self._code, self._situation, self._since, self._over = code, situation, model.now, False
        elif situation != self._situation or model.now - self._since >= LONGEST:
            self._over = True
        if not self._over:
            return model
        screen.forget_reason()
        table = table_of(model)
        if self._without is None or self._without[0] is not table:
            self._without = table, replace(table, refusal="")
        return replace(model, table=self._without[1])

    def moving(self, model: Model) -> float | None:
        """Seconds until it goes by itself."""
        if not self._code or self._over:
            return None
        return max(0.0, self._since + LONGEST - model.now)
