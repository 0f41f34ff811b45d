"""Whole games through the screens: by touch alone, by buttons alone, and by mashing everything."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.dakota.terms import Phase
from games.game import CHANCE, Event, IllegalAction
from tests.ui.dakota.tables import Play
from ui.commands import Acknowledge, Command, Submit
from ui.dakota.screens import DakotaScreen
from ui.kit.panel import PANELS
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched

CORNER = {"help", "sound", "pause", "journal", "home"}


class Evening:
    """A table of persons and bots; only chance and bots act by themselves, and they wait while people look."""

    def __init__(self, seed: int, players: int, bots: tuple[int, ...], panel: str) -> None:
        self.play = Play(players, seed)
        self.rng = Random(seed)
        self.screen = DakotaScreen()
        self.bots = bots
        self.panel = PANELS[panel]
        self.unseen: list[Event] = []
        self.refused = 0
        self.now = 0.0

    @property
    def over(self) -> bool:
        return not self.play.state.current_players()

    def model(self) -> Model:
        model = self.play.model(self.panel, bots=self.bots, now=self.now)
        assert model.table is not None
        table = msgspec.structs.replace(model.table, unseen=tuple(self.unseen))
        return msgspec.structs.replace(model, table=table)

    def settle(self) -> None:
        """Chance and bots act until people are asked, or have something to look at."""
        while not self.over and not self.screen.holds(self.model()):
            current = self.play.state.current_players()
            if current != (CHANCE,) and any(player not in self.bots for player in current):
                if set(current) & set(self.bots):
                    self.act_for(next(player for player in current if player in self.bots))
                    continue
                return
            self.unseen += self.play.step()

    def act_for(self, player: int) -> None:
        choice = self.rng.choice(list(self.play.state.legal_actions(player)))
        self.unseen += self.play.act(choice)  # type: ignore[arg-type]

    def give(self, given: Input) -> list[Command]:
        commands = self.screen.handle(given, self.model())
        for command in commands:
            if isinstance(command, Acknowledge):
                self.unseen.clear()
            elif isinstance(command, Submit):
                self.unseen.clear()
                try:
                    self.unseen += self.play.act(command.action)
                except IllegalAction:
                    self.refused += 1
        self.settle()
        return commands

    def place(self) -> int:
        """The seat button of somebody who is asked."""
        model = self.model()
        assert model.table is not None
        asked = [p for p in self.play.state.current_players() if p not in self.bots]
        return model.table.seats[self.rng.choice(asked)].place if asked else 0

    def touch(self) -> None:
        """A finger somewhere it may; sometimes one that holds."""
        targets = [w for w in self.screen.scene(self.model()) if w.key and w.key not in CORNER]
        goals = [w for w in targets if w.key in ("next", "done", "build", "leave")]
        target = self.rng.choice(goals if goals and self.rng.random() < 0.4 else targets)
        self.give(Touched(target.key))
        if not target.holds:
            return
        inside = [w for w in self.screen.scene(self.model()) if w.key and not w.holds]
        if inside:
            self.give(Touched(self.rng.choice(inside).key))
        self.give(Touched(target.key, down=False))

    def press(self) -> None:
        """A seat button, short or long, or OK."""
        if self.play.view().phase is Phase.FACTIONS and not self.screen.holds(self.model()):
            place = self.place()
            self.give(SeatPressed(place))
            self.give(ControlPressed(self.rng.choice([Control.OK, Control.UNDO])))
            self.give(SeatPressed(place, down=False))
            return
        if self.rng.random() < 0.6:
            place = self.place()
            self.give(SeatPressed(place))
            self.now += self.rng.choice([0.2, 0.2, 0.2, 1.5, 12.0])
            self.give(SeatPressed(place, down=False))
        else:
            self.give(ControlPressed(Control.OK))


QUICK = [("touch", 3, (1, 2), "10in"), ("press", 3, (1,), "7in")]
LONG = [(way, n, bots, p) for way in ("touch", "press") for n, bots, p in ((4, (1, 3), "7in"), (5, (), "15in"))]


@pytest.mark.parametrize(
    ("way", "players", "bots", "panel"), [*QUICK, *(pytest.param(*table, marks=pytest.mark.slow) for table in LONG)]
)
def test_a_whole_game(way: str, players: int, bots: tuple[int, ...], panel: str) -> None:
    evening = Evening(11, players, bots, panel)
    evening.settle()
    for _ in range(30_000):
        if evening.over:
            break
        getattr(evening, way)()
    assert evening.over
    scene = evening.screen.scene(evening.model())
    assert any(widget.key == "home" for widget in scene)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_mashing_breaks_nothing(seed: int) -> None:
    evening = Evening(seed, 3 + seed, (0,), list(PANELS)[seed])
    evening.settle()
    keys = ["next", "done", "undo", "build", "leave", "left", "peek-1", "card-3", "wild-2", "sell-0", "page", "why"]
    for _ in range(600):
        given: list[Input] = [
            Touched(evening.rng.choice(keys), down=evening.rng.random() < 0.7),
            SeatPressed(evening.rng.randrange(6), down=evening.rng.random() < 0.5),
            ControlPressed(evening.rng.choice(list(Control))),
        ]
        evening.give(evening.rng.choice(given))
        evening.now += evening.rng.random()
        evening.screen.scene(evening.model())
        evening.screen.moving(evening.model())
        evening.screen.facing(evening.model())
