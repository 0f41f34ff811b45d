"""People's hands on a screen, for the tests: what the screen asks for after a touch or a press is done at once."""

from __future__ import annotations

from abc import ABC, abstractmethod

from ui.commands import Command
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import table_of
from ui.screen import Control, ControlPressed, Input, Screen, SeatPressed, Touched


class Hands(ABC):
    """On one screen of a running game; subclasses keep the game."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.commands: list[Command] = []
        """All so far."""

    @abstractmethod
    def model(self) -> Model:
        """What the screen reads now."""

    @abstractmethod
    def carry_out(self, command: Command) -> None:
        """Do what a screen asks for."""

    def scene(self) -> Scene:
        return self.screen.scene(self.model())

    def targets(self) -> list[str]:
        return [widget.key for widget in self.scene() if widget.key]

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.scene() if widget.key == key)

    def marked(self) -> str:
        """The key that the buttons are at."""
        return next((widget.key for widget in self.scene() if widget.focus), "")

    def give(self, given: Input) -> list[Command]:
        """One input, on what is drawn; what it asks for is done at once."""
        model = self.model()
        self.screen.scene(model)
        commands = self.screen.handle(given, model)
        for command in commands:
            self.carry_out(command)
        self.commands += commands
        return commands

    def touch(self, key: str) -> list[Command]:
        assert key in self.targets(), f"no target {key}: {self.targets()}"
        return self.give(Touched(key))

    def press_as(self, player: int) -> list[Command]:
        """The button of a seat, pressed and let go."""
        place = table_of(self.model()).seats[player].place
        return [*self.give(SeatPressed(place)), *self.give(SeatPressed(place, down=False))]

    def ok(self) -> list[Command]:
        return self.give(ControlPressed(Control.OK))

    def undo(self) -> list[Command]:
        return self.give(ControlPressed(Control.UNDO))
