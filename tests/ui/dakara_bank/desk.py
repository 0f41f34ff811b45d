"""A console with the bank open, a clock that tests move, and hands that touch and press."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from device.chance import seed_from_number
from device.console import Console
from device.inline_bots import InlineBots
from device.settings import SettingsFile
from games.catalogue import GAMES
from games.dakara_bank.observation import BankObservation
from tests.ui.checks import check_scene
from ui.commands import SeatPlan, StartGame
from ui.kit.panel import PANELS, Panel
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.shows import PRESENTATIONS
from ui.text.words import Words

BANK = -2
OPPOSITES = (("undo", "done"), ("back", "pay"), ("back", "close-now"))


class BankDesk:
    """Everything runs as on the device, but for the clock."""

    def __init__(self, folder: Path, panel: Panel = PANELS["10in"], players: int = 3, *, flat: bool = False) -> None:
        self.now = 100.0
        settings = SettingsFile(folder, site=folder / "none")
        settings.change("panel", "diagonal_in", panel.diagonal_in)
        if flat:
            settings.change("panel", "stance", "flat")
        self.console = Console(
            folder,
            (panel.width_px, panel.height_px),
            GAMES,
            PRESENTATIONS,
            InlineBots(),
            settings=settings,
            pace=0,
            clock=lambda: self.now,
            seed=lambda: seed_from_number(7),
        )
        if players:
            self.console.run(StartGame("dakara-bank", tuple(SeatPlan(place, "person") for place in range(players))))
        self.scene()

    def model(self) -> Model:
        return self.console.model()

    def view(self) -> BankObservation:
        table = self.model().table
        assert table is not None
        assert isinstance(table.view, BankObservation)
        return table.view

    def scene(self) -> Scene:
        return self.console.navigator.scene(self.model())

    def targets(self) -> list[str]:
        return [widget.key for widget in self.scene() if widget.key]

    def widget(self, key: str) -> Widget:
        return next(widget for widget in self.scene() if widget.key == key)

    def give(self, given: Input) -> None:
        """One input, and all that follows by itself; drawn before and after, as on the panel."""
        self.scene()
        self.console.handle(given)
        self.scene()
        while self.console.step():
            self.scene()
        self.scene()

    def touch(self, *keys: str) -> None:
        for key in keys:
            assert key in self.targets(), f"{key} is not there: {self.targets()}"
            self.give(Touched(key))

    def press(self, place: int, times: int = 1) -> None:
        for _ in range(times):
            self.give(SeatPressed(place))
            self.give(SeatPressed(place, down=False))

    def control(self, control: Control) -> None:
        self.give(ControlPressed(control))

    def seated(self) -> tuple[int, ...] | None:
        """The places that are taken while people find their seats."""
        return self.console.navigator.seating

    def marked(self) -> str:
        """What the buttons are at."""
        return next((widget.key for widget in self.scene() if widget.focus), "")

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.scene()

    def pay(self, payer: int, payee: int, *digits: str) -> None:
        """A payment by touch, and its seconds gone by."""
        self.touch(f"account:{payer}", f"account:{payee}", *(f"key:{digit}" for digit in digits), "pay")
        self.wait(4)

    def told(self) -> list[str]:
        """All that stands on the screen."""
        return [text.text for text in check_scene(self.scene(), self.console.panel)]

    def check(self, words: Words | None = None) -> None:
        """Sizes, gaps and texts of the present screen, in these words."""
        model = self.model() if words is None else replace(self.model(), words=words)
        check_scene(self.console.navigator.scene(model), self.console.panel, opposites=OPPOSITES)
