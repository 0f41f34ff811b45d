"""A small stand-in for the device: a navigator, a table of a real game, and the commands that change it."""

from __future__ import annotations

from random import Random
from typing import Any

from games.catalogue import GAMES
from games.game import CHANCE, Action, Event, Game, IllegalAction, State
from tests.ui.screens.builder import make_model, make_table, random_action
from ui.commands import (
    Acknowledge,
    Command,
    EnterPin,
    Home,
    LeaveStaff,
    ResumeGame,
    Set,
    SetMode,
    SetPin,
    StartGame,
    Submit,
)
from ui.kit.panel import PANELS, Panel
from ui.model import Fairness, Model
from ui.navigation import Navigator
from ui.screen import Input

PIN = "246810"
CHANCE_SHOWN = Fairness(("abandon",) * 4, "0" * 64)


class Desk:
    """Keeps what a device would keep; `commands` lists all that the screens asked for."""

    def __init__(self, panel: Panel = PANELS["10in"], games: dict[str, Game] | None = None, seed: int = 1) -> None:
        self.navigator = Navigator()
        self.panel = panel
        self.games = games if games is not None else {"dakota": GAMES["dakota"]}
        self.rng = Random(seed)
        self.commands: list[Command] = []
        self.settings: dict[str, str] = {"volume": "2", "language": "en"}
        self.modes: dict[str, str] = {}
        self.facts: dict[str, Any] = {}
        self.game: Game | None = None
        self.state: State | None = None
        self.bots: tuple[int, ...] = ()
        self.history: list[tuple[Action, tuple[Event, ...]]] = []
        self.refusal = ""
        self.now = 0.0

    def model(self) -> Model:
        """What the screens read now."""
        facts: dict[str, Any] = {
            "games": self.games,
            "settings": dict(self.settings),
            "now": self.now,
            "fairness": CHANCE_SHOWN,
        }
        facts.update(self.facts)
        if self.state is not None and self.game is not None:
            facts["table"] = make_table(
                self.game,
                self.state,
                self.history,
                self.bots,
                open_book=self.modes.get("secrets") == "open",
                refusal=self.refusal,
            )
        return make_model(self.panel, **facts)

    def give(self, *given: Input) -> list[Command]:
        """Hand inputs to the screen on top and do what it asks."""
        asked: list[Command] = []
        for each in given:
            asked += self.navigator.handle(each, self.model())
        for command in asked:
            self.commands.append(command)
            self.do(command)
        self.navigator.top(self.model())
        return asked

    def do(self, command: Command) -> None:
        """As the device would."""
        match command:
            case StartGame():
                self.game = self.games[command.game]
                options = self.game.options_type(players=len(command.seats), **dict(command.options))
                self.state = self.game.new_game(options, self.game.edition())
                self.bots = tuple(n for n, seat in enumerate(command.seats) if seat.player != "person")
                self.modes = dict(command.modes)
                self.history = []
                self.advance()
            case ResumeGame():
                raise AssertionError("nothing was saved")
            case Submit(action=action):
                self.act(action)
                self.advance()
            case Home():
                self.state = self.game = None
                self.facts.pop("staff", None)
            case Set(name=name, value=value):
                self.settings[name] = value
            case SetMode(mode=mode, value=value):
                self.modes[mode] = value
            case EnterPin(pin=pin):
                self.facts["staff"] = pin == PIN
            case SetPin():
                self.facts["staff"] = True
            case LeaveStaff():
                self.facts["staff"] = False
            case Acknowledge():
                self.refusal = ""

    def act(self, action: Action) -> None:
        """One act, or its refusal."""
        assert self.state is not None
        log: list[Event] = []
        try:
            self.state.apply_action(action, log)
        except IllegalAction as refused:
            self.refusal = refused.code
            return
        self.refusal = ""
        self.history.append((action, tuple(log)))

    def advance(self) -> None:
        """Chance and bots, until a person is to act or the game is over."""
        assert self.state is not None and self.game is not None
        while current := self.state.current_players():
            movers = [p for p in current if p == CHANCE or p in self.bots]
            if not movers:
                return
            if movers == [CHANCE]:
                self.act(random_action(self.game, self.state, self.rng))
                continue
            choices = list(self.state.legal_actions(movers[0]))
            choice = self.rng.choice(choices)
            assert isinstance(choice, Action)
            self.act(choice)

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.state is not None and not self.state.current_players()
