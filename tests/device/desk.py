"""A console with Dakota at hand and a clock of its own, for the tests of what people meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from device.chance import seed_from_number
from device.console import Console
from device.inline_bots import InlineBots
from device.settings import SettingsFile
from games.catalogue import GAMES
from games.game import Game
from ui.commands import Acknowledge, SeatPlan, StartGame
from ui.kit.widget import Widget
from ui.model import TableModel
from ui.screen import Touched
from ui.shows import PRESENTATIONS

SIZE = (1280, 800)


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Desk:
    """The console, its clock, and hands to touch with."""

    def __init__(self, folder: Path, pace: float = 0.0, games: Mapping[str, Game] = GAMES) -> None:
        self.folder = folder
        self.clock = Clock()
        settings = SettingsFile(folder, site=folder / "none")
        self.console = Console(
            folder,
            SIZE,
            games,
            PRESENTATIONS,
            InlineBots(),
            settings=settings,
            pace=pace,
            clock=self.clock,
            seed=lambda: seed_from_number(1),
        )

    def start(self, *players: str, secrets: str = "open", **modes: str) -> None:
        """A game of Dakota with these players at the first places."""
        seats = tuple(SeatPlan(place, player) for place, player in enumerate(players))
        self.console.run(StartGame("dakota", seats, modes=(("secrets", secrets), *modes.items())))

    @property
    def table(self) -> TableModel:
        table = self.console.model().table
        assert table is not None
        return table

    def targets(self) -> list[Widget]:
        return [w for w in self.console.navigator.scene(self.console.model()) if w.key]

    def touch(self, key: str) -> bool:
        """Touch the target called `key`."""
        assert key in [w.key for w in self.targets()], key
        return self.console.handle(Touched(key))

    def go_on(self, until: Callable[[], bool], most: int = 3000) -> bool:
        """Step and acknowledge until `until`, or until nothing moves any more; True if it was reached."""
        idle = 0
        for _ in range(most):
            if until():
                return True
            self.clock.now += 1.0
            if self.table.unseen and self.console.waits():
                self.console.run(Acknowledge())
            # a bot is asked in one step and plays in the next
            idle = 0 if self.console.step() else idle + 1
            if idle > 2:
                return until()
        return False
