"""A small table for the tests: a real game, its screen, and the commands it asks for carried out."""

from __future__ import annotations

from random import Random

from games.game import CHANCE, Action, Event, IllegalAction
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.state import State
from tests.ui.hands import Hands
from tests.ui.random_play import History
from tests.ui.sitting_bull.build import model_of, view
from ui.commands import Acknowledge, Command, Deal, Submit, Undo
from ui.kit.panel import PANELS, Panel
from ui.model import Model
from ui.screen import Input, Screen, Touched
from ui.sitting_bull.screens import SittingBullScreen


class Desk(Hands):
    """Touches and presses in, acts on the game out. Chance draws by itself where people do not enter it."""

    def __init__(
        self,
        state: State,
        panel: Panel = PANELS["10in"],
        bots: tuple[int, ...] = (),
        *,
        screen: Screen | None = None,
        secrets: str = "peek",
        seed: int = 1,
        history: History | None = None,
    ) -> None:
        super().__init__(screen or SittingBullScreen())
        self.state = state
        self.panel = panel
        self.bots = bots
        self.secrets = secrets
        self.now = 0.0
        self.unseen: list[Event] = []
        self.history: History = history if history is not None else []
        self.refusal = ""
        self.by_buttons = False
        self._before: list[State] = []
        """To take back to: nothing goes back beyond a draw."""
        self._rng = Random(seed)

    @property
    def view(self) -> SittingBullObservation:
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
            history=self.history,
            can_undo=bool(self._before),
            refusal=self.refusal,
            now=self.now,
            by_buttons=self.by_buttons,
            secrets=self.secrets,
        )

    def give(self, given: Input) -> list[Command]:
        self.by_buttons = not isinstance(given, Touched)
        return super().give(given)

    def hold(self, key: str) -> list[Command]:
        """A finger is laid on a pad that is held."""
        return self.touch(key)

    def let_go(self, key: str) -> list[Command]:
        return self.give(Touched(key, down=False))

    def press(self) -> list[Command]:
        """The button of the acting seat, of the first one while chance acts."""
        return self.press_as(max(0, self.actor))

    def step_to(self, key: str) -> None:
        """Press the acting seat's button until `key` is marked."""
        for _ in range(60):
            if self.marked() == key:
                return
            self.press()
        raise AssertionError(f"the buttons never come to {key}")

    def waits(self) -> bool:
        """People are to look before the game goes on."""
        return self.screen.holds(self.model())

    def look_through(self) -> None:
        """Whatever is shown is looked at until the game goes on."""
        for _ in range(200):
            if not self.waits():
                return
            self.now += 1.0
            self.scene()
        raise AssertionError("the screen never lets go")

    def draw(self) -> None:
        """Chance acts until a player is to."""
        while self.state.current_players() == (CHANCE,) and not self._asks():
            outcomes = self.state.chance_outcomes()
            drawn = self._rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
            self.do(drawn)
            self._before.clear()

    def _asks(self) -> bool:
        """People are to draw, or to enter what was drawn."""
        table = self.model().table
        assert table is not None
        return bool(table.chance) or table.hand is not None

    def do(self, action: Action) -> None:
        """Play `action`, whoever's it is."""
        before = self.state.clone()
        log: list[Event] = []
        try:
            self.state.apply_action(action, log)
        except IllegalAction as refused:
            self.refusal = refused.code
            return
        self.refusal = ""
        self._before.append(before)
        self.unseen += log
        self.history.append((action, tuple(log)))

    def carry_out(self, command: Command) -> None:
        match command:
            case Submit(action=action):
                self.do(action)
                self.draw()
            case Deal():
                outcome = self._rng.choice([action for action, _ in self.state.chance_outcomes()])
                self.do(outcome)
                self.draw()
            case Acknowledge():
                self.unseen = []
            case Undo():
                self.state = self._before.pop()
                self.history.pop()
