"""The way through the screens: a stack of them over home, or over the running table."""

from __future__ import annotations

import msgspec

from ui.commands import Back, Command, Home, Show
from ui.draft import Draft
from ui.kit.widget import Scene as Widgets
from ui.lights.light import Scene
from ui.lights.probe import Probe
from ui.lights.seats import luck, seats
from ui.model import Model, Notice
from ui.opening import open_screen
from ui.presentation import Presentation
from ui.screen import Dragged, Input, Pointed, Probing, Screen, SeatPressed, SelfTest, Slid, Telling, Touched
from ui.screens.home import HomeScreen
from ui.screens.notices import SERIOUS, with_strip
from ui.screens.printing import PaperLine
from ui.screens.taken_back import TakenBack

SEATING = "seats"
"""The screen on which people find their seats."""
LOCKED = ("staff", "device", "address", "light-test", "pixel-test", "button-test", "sound-test")
"""Screens that open by the staff PIN alone."""
DEEPEST = 12
"""Screens on top of each other; opening more closes the lowest, so that nobody has to dig out."""


class Layer:
    """One screen of the stack, and what it is about; made when it is first looked at."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.screen: Screen | None = None


class Navigator:
    """Knows which screen is on top. It is itself used like a screen: `scene`, `handle`, `moving`, `facing`."""

    def __init__(self) -> None:
        self._draft = Draft()
        self._stack: list[Layer] = []
        self._home = HomeScreen()
        self._table: Screen | None = None
        self._results: Screen | None = None
        self._lock: Screen | None = None
        self._running = ""
        self._by_buttons = False
        self._told: set[Notice] = set()
        self._taken_back = TakenBack()
        self._paper = PaperLine()

    @property
    def name(self) -> str:
        """The name of the screen on top: "home" or "table" when nothing lies on them."""
        if self._stack:
            return self._stack[-1].name
        return "table" if self._running else "home"

    @property
    def seating(self) -> tuple[int, ...] | None:
        """The places that are taken while people find their seats; None when they do not."""
        return tuple(self._draft.taken()) if self.name == SEATING else None

    @property
    def seats_light(self) -> Scene | None:
        """The light of the seats before a game; None where the buttons are not the seats' own."""
        taken = self.seating
        if taken is not None:
            return seats(taken)
        return luck(self._draft.taken(), self._draft.people()) if self.name == "luck" else None

    def top(self, model: Model) -> Screen:
        """The screen to draw and to ask; the same object as long as it stays on top."""
        self._follow(model)
        if not self._stack:
            return self._base(model)
        layer = self._stack[-1]
        if layer.name in LOCKED and not model.staff:
            if self._lock is None:
                self._lock = open_screen("lock", self._draft)
            return self._lock
        if layer.screen is None:
            layer.screen = open_screen(layer.name, self._draft, self._shown(layer.about, model))
        return layer.screen

    def scene(self, model: Model) -> Widgets:
        """The widgets of the screen on top, and above them what concerns every screen."""
        told = self._taken_back.line(model) or self._paper.line(model)
        return with_strip(model, self.top(model).scene(self._about(model)), told)

    def handle(self, given: Input, model: Model) -> list[Command]:
        """Hand an input to the screen on top; returns the commands that are the device's to do."""
        self._by_buttons = not isinstance(given, Touched | Dragged | Slid | Pointed)
        top = self.top(model)
        released = isinstance(given, Touched | SeatPressed) and not given.down
        if released and self._table is not None and self._table is not top:
            # a peek on the table below must not outlive the hand that held it
            self._table.handle(given, model)
        return self.follow(self.top(model).handle(given, self._about(model)))

    def told(self, model: Model) -> Model:
        """The model as far as the screen on top has told it."""
        screen = self.top(model)
        return screen.told(model) if isinstance(screen, Telling) else model

    def probe(self, model: Model) -> Probe | None:
        """The light of a self-test on top; None where there is none."""
        screen = self.top(model)
        return screen.probe(self._about(model)) if isinstance(screen, Probing) else None

    def tested(self, model: Model) -> str:
        """The device that people test on the screen on top; "" for none."""
        screen = self.top(model)
        return screen.tests if isinstance(screen, SelfTest) else ""

    def moving(self, model: Model) -> float | None:
        """Seconds until the screen on top, or the line above it, changes by itself."""
        lines = self._taken_back.moving(model), self._paper.moving(model)
        waits = self.top(model).moving(self._about(model)), *lines
        return min((seconds for seconds in waits if seconds is not None), default=None)

    def primary(self, model: Model) -> str:
        """What OK takes on the screen on top."""
        return self.top(model).primary(self._about(model))

    def goes_back(self, model: Model) -> bool:
        """UNDO does something on the screen on top."""
        return self.top(model).goes_back(self._about(model))

    def situation(self, model: Model) -> object:
        """The screen on top, and what it is about."""
        screen = self.top(model)
        return id(screen), screen.situation(self._about(model))

    def facing(self, model: Model) -> int | None:
        """The place that the screen on top turns to."""
        return self.top(model).facing(self._about(model))

    def follow(self, commands: list[Command]) -> list[Command]:
        """Do the commands that move between screens; returns the others, and Home, which also puts the game away."""
        left: list[Command] = []
        for command in commands:
            match command:
                case Show(screen=name, about=about):
                    self.show(name, about)
                case Back():
                    if self._stack:
                        self._stack.pop()
                case Home():
                    self._leave()
                    left.append(command)
                case _:
                    left.append(command)
        return left

    def show(self, name: str, about: str = "") -> None:
        """Open a screen on top; one that is open already comes to the top instead."""
        if name in ("table", "home"):
            self._stack.clear()
            return
        if name in LOCKED:
            self._lock = None
        if any(layer.name == name and layer.about == about for layer in self._stack):
            while (self._stack[-1].name, self._stack[-1].about) != (name, about):
                self._stack.pop()
            return
        if name == SEATING:
            self._draft.reopen()
        self._stack = [*self._stack[-DEEPEST + 1 :], Layer(name, about)]

    def abandon(self) -> None:
        """The screen on top is broken: whatever it kept is gone with it, and the one below comes up."""
        if self._stack:
            self._stack.pop()
            self._lock = None
        elif self._running:
            self._table = self._results = None
        else:
            self._home = HomeScreen()

    def _leave(self) -> None:
        """Home: the device puts the running table away, so what is shown next lies on home."""
        self._stack.clear()
        self._running = ""
        self._table = self._results = None

    def _follow(self, model: Model) -> None:
        """Another table, or none: whatever lay on the old one is gone."""
        running = model.table.key if model.table is not None else ""
        if running != self._running:
            self._leave()
            self._running = running
        for notice in model.notices:
            if notice.code in SERIOUS and notice not in self._told:
                self._told.add(notice)
                self.show("error", notice.code)

    def _base(self, model: Model) -> Screen:
        table = model.table
        if table is None:
            return self._home
        shown = self._shown("", model)
        if table.finished and not table.unseen:
            self._results = self._results or open_screen("results", self._draft, shown)
            return self._results
        self._table = self._table or open_screen("table", self._draft, shown)
        return self._table

    def _shown(self, about: str, model: Model) -> Presentation | None:
        """How the game is shown that a screen is about, or else the one on the table."""
        running = "" if model.table is None else model.table.game.id
        return model.presentations.get(about) or model.presentations.get(running)

    def _about(self, model: Model) -> Model:
        about = self._stack[-1].about if self._stack else ""
        planned = next((layer.about for layer in reversed(self._stack) if layer.about in model.games), "")
        choosing = bool(self._stack and self._table is not None and self._table.chosen(model))
        known = (about, planned, self._by_buttons, choosing)
        if known == (model.about, model.planned, model.by_buttons, model.choosing):
            return model
        return msgspec.structs.replace(
            model, about=about, planned=planned, by_buttons=self._by_buttons, choosing=choosing
        )
