"""A small table for the tests: a real game, one screen, and the commands it asks for carried out."""

from __future__ import annotations

from games.dakota.observation import DakotaObservation
from games.dakota.state import State
from games.game import Event, IllegalAction
from tests.ui.dakota.build import model_of, view
from ui.commands import Acknowledge, Command, Submit, Undo
from ui.dakota.screens import DakotaScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched


class Desk:
    """Touches and presses in, acts on the game out."""

    def __init__(self, state: State, panel: Panel = PANELS["10in"], bots: tuple[int, ...] = ()) -> None:
        self.state = state
        self.screen = DakotaScreen()
        self.panel = panel
        self.bots = bots
        self.unseen: list[Event] = []
        self.refusal = ""
        self.enters = False
        self.commands: list[Command] = []
        """All so far."""
        self._before: list[State] = []

    @property
    def view(self) -> DakotaObservation:
        return view(self.state)

    @property
    def actor(self) -> int:
        return self.state.current_players()[0]

    def model(self) -> Model:
        return model_of(
            self.state,
            self.panel,
            bots=self.bots,
            unseen=self.unseen,
            enters=self.enters,
            can_undo=bool(self._before),
            refusal=self.refusal,
        )

    def scene(self) -> Scene:
        return self.screen.scene(self.model())

    def targets(self) -> list[str]:
        return [w.key for w in self.scene() if w.key]

    def widget(self, key: str) -> Widget:
        return next(w for w in self.scene() if w.key == key)

    def give(self, given: Input) -> list[Command]:
        """One input; what it asks for is done at once."""
        self.scene()
        commands = self.screen.handle(given, self.model())
        for command in commands:
            self.carry_out(command)
        self.commands += commands
        return commands

    def touch(self, key: str) -> list[Command]:
        assert key in self.targets(), f"no target {key}: {self.targets()}"
        return self.give(Touched(key))

    def press(self) -> list[Command]:
        """The button of the acting seat, of the first one while chance acts."""
        return self.press_as(max(0, self.actor))

    def press_as(self, player: int) -> list[Command]:
        """The button of a seat, pressed and let go."""
        table = self.model().table
        assert table is not None
        place = table.seats[player].place
        return [*self.give(SeatPressed(place)), *self.give(SeatPressed(place, down=False))]

    def ok(self) -> list[Command]:
        return self.give(ControlPressed(Control.OK))

    def undo(self) -> list[Command]:
        return self.give(ControlPressed(Control.UNDO))

    def marked(self) -> str:
        """The key that the buttons are at."""
        return next((w.key for w in self.scene() if w.focus), "")

    def carry_out(self, command: Command) -> None:
        """Do what a screen asks for."""
        if isinstance(command, Submit):
            before = self.state.clone()
            log: list[Event] = []
            try:
                self.state.apply_action(command.action, log)
            except IllegalAction as refused:
                self.refusal = refused.code
                return
            self.refusal = ""
            self._before.append(before)
            self.unseen += log
        elif isinstance(command, Acknowledge):
            self.unseen = []
        elif isinstance(command, Undo):
            self.state = self._before.pop()
