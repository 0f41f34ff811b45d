"""A game's own screens as one: the one that is shown now is drawn and asked, and a refusal stands there for a while."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from games.game import Action
from ui.commands import Command
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Input, Screen
from ui.screens.refused import Refused

S = TypeVar("S", bound=Screen)


class Several(ABC, Generic[S]):
    """Subclasses keep one screen for each thing that can be asked, so that what is picked there outlives a look away.

    See `ui.screen.Screen`.
    """

    def __init__(self) -> None:
        self._refused = Refused()

    @abstractmethod
    def screen_for(self, model: Model) -> S:
        """The screen that is shown now."""

    @abstractmethod
    def holds(self, model: Model) -> bool:
        """Something is to be looked at before the game goes on."""

    @abstractmethod
    def situation(self, model: Model) -> object:
        """What the screen that is shown is about; a refusal goes with it."""

    def scene(self, model: Model) -> Scene:
        return self.screen_for(model).scene(self._refused.current(model, self.situation(model)))

    def handle(self, given: Input, model: Model) -> list[Command]:
        return self.answer(self.screen_for(model), given, model)

    def answer(self, shown: S, given: Input, model: Model) -> list[Command]:
        """What `shown` makes of an input; a press makes room for the next refusal."""
        if getattr(given, "down", True):
            self._refused.dismiss()
        commands = shown.handle(given, model)
        self._refused.expect(commands)
        return commands

    def moving(self, model: Model) -> float | None:
        left = self._refused.moving(model), self.screen_for(model).moving(model)
        return min((seconds for seconds in left if seconds is not None), default=None)

    def facing(self, model: Model) -> int | None:
        return self.screen_for(model).facing(model)

    def chosen(self, model: Model) -> tuple[Action, ...]:
        return self.screen_for(model).chosen(model)

    def primary(self, model: Model) -> str:
        return self.screen_for(model).primary(model)

    def goes_back(self, model: Model) -> bool:
        return self.screen_for(model).goes_back(model)
