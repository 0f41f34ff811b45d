"""A small table for the tests: a real game, one screen, and the commands it asks for carried out."""

from __future__ import annotations

from games.dakota.observation import DakotaObservation
from games.dakota.state import State
from games.game import Event, IllegalAction
from tests.ui.dakota.build import model_of, view
from tests.ui.hands import Hands
from ui.commands import Acknowledge, Command, Submit, Undo
from ui.dakota.screens import DakotaScreen
from ui.kit.panel import PANELS, Panel
from ui.model import Model


class Desk(Hands):
    """Touches and presses in, acts on the game out."""

    def __init__(self, state: State, panel: Panel = PANELS["10in"], bots: tuple[int, ...] = ()) -> None:
        super().__init__(DakotaScreen())
        self.state = state
        self.panel = panel
        self.bots = bots
        self.unseen: list[Event] = []
        self.refusal = ""
        self.enters = False
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

    def press(self) -> list[Command]:
        """The button of the acting seat, of the first one while chance acts."""
        return self.press_as(max(0, self.actor))

    def carry_out(self, command: Command) -> None:
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
