"""Screens on which one seat acts, and several of them as one: whose buttons count, what is let go, why not."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TypeVar

from ui.commands import Command, Undo
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import acting, table_of
from ui.screen import Input, SeatPressed, Touched
from ui.screens.base import PadScreen
from ui.screens.several import Several


class SeatTurn(PadScreen):
    """A screen on which one seat acts: its button moves to the next choice, the others' do nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._reason = ""

    def actor(self, model: Model) -> int | None:
        """The person whose choice it is."""
        player = acting(model)
        return player if player is not None and table_of(model).legal.get(player) else None

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        player = self.actor(model)
        if down and player is not None and table_of(model).seats[player].place == place:
            self._cursor.next(self.steps(model))
        return []

    def undo(self, model: Model) -> list[Command]:
        return [Undo()] if table_of(model).can_undo else []

    def goes_back(self, model: Model) -> bool:
        return table_of(model).can_undo or bool(self.chosen(model))

    def facing(self, model: Model) -> int | None:
        player = self.actor(model)
        return None if player is None else table_of(model).seats[player].place

    @property
    def reason(self) -> str:
        """The code of a refusal that this screen itself knew of."""
        return self._reason

    def forget_reason(self) -> None:
        """It was read."""
        self._reason = ""

    def let_go(self, given: Input, model: Model) -> list[Command]:
        """Something was let go while another screen is shown: nothing may stay open behind it."""
        return []


T = TypeVar("T", bound=SeatTurn)


class SeatTurns(Several[T]):
    """Such screens as one."""

    @abstractmethod
    def others(self, shown: T) -> Iterable[T]:
        """Those beside `shown` on which something may have stayed open."""

    def scene(self, model: Model) -> Scene:
        shown = self.screen_for(model)
        told = self._refused.current(model, self.situation(model), shown.reason)
        if self._refused.over:
            shown.forget_reason()
        return shown.scene(told)

    def handle(self, given: Input, model: Model) -> list[Command]:
        shown = self.screen_for(model)
        if isinstance(given, Touched | SeatPressed) and not given.down:
            told = [command for other in self.others(shown) for command in other.let_go(given, model)]
            return told + shown.handle(given, model)
        shown.forget_reason()
        return self.answer(shown, given, model)
