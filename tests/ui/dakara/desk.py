"""A small table for the tests: a real game, its screen, a clock, and the commands carried out as the device does."""

from __future__ import annotations

from random import Random

from games.game import CHANCE, Event, IllegalAction
from tests.ui.dakara.build import Play, chosen
from tests.ui.hands import Hands
from ui.commands import Acknowledge, Command, Deal, Submit, Undo
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.model import Model


class Desk(Hands):
    """Touches and presses in, acts on the game out; `bots` play at random."""

    def __init__(self, play: Play, panel: Panel = PANELS["10in"], bots: tuple[int, ...] = (), **given: str) -> None:
        super().__init__(DakaraScreen())
        self.play = play
        self.panel = panel
        self.bots = bots
        self.now = 0.0
        self.unseen: list[Event] = []
        self.rng = Random(1)
        self.refusal = ""
        self._given = given

    def model(self) -> Model:
        return self.play.model(
            self.panel, bots=self.bots, unseen=self.unseen, now=self.now, refusal=self.refusal, **self._given
        )

    def step(self) -> bool:
        """What happens by itself: chance where no hand is waited for, and a bot; False if people are to act."""
        state = self.play.state
        current = state.current_players()
        model = self.model()
        assert model.table is not None
        if not current or self.screen.holds(model) or model.table.hand is not None or model.table.legal:
            return False
        if current == (CHANCE,):
            if model.table.chance:
                return False
            self._deal()
        else:
            self.unseen += self.play.act(chosen(state, current[0], self.rng))
        return True

    def carry_out(self, command: Command) -> None:
        match command:
            case Submit(action=action):
                self.unseen = []
                try:
                    self.unseen += self.play.act(action)
                    self.refusal = ""
                except IllegalAction as refused:
                    self.refusal = refused.code
            case Deal():
                self.unseen = []
                self._deal()
            case Acknowledge():
                self.unseen = []
            case Undo():
                raise AssertionError("nothing here is taken back")

    def _deal(self) -> None:
        outcomes = [action for action, _ in self.play.state.chance_outcomes()]
        self.unseen += self.play.act(self.rng.choice(outcomes))
