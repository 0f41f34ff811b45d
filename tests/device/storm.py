"""Hands that know nothing: random buttons, controls, touches anywhere and time passing, from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import pygame

from drivers.ports import Button, ButtonEdge
from tests.device.rig import Rig
from ui.commands import Home, SetPin

PIN: Final = "271828"
SEATS: Final = ("person", "person", "normal")
WAY_HOME: Final = 25
"""Acts that surely lead home from anywhere."""


class Storm:
    """Drives a table at random and looks after every input whether it is still well."""

    def __init__(self, rig: Rig, seed: int, game: str = "dakota", seats: Sequence[str] = SEATS, **options: str) -> None:
        self.rig = rig
        self._plan = game, seats, options
        self.random = Random(seed)
        self.fingers: dict[int, tuple[int, int]] = {}
        self.seen: set[str] = set()
        """Names of the screens that were on top."""
        rig.console.run(SetPin(PIN))
        rig.console.run(Home())
        self._start()

    def blow(self, inputs: int) -> None:
        """So many random inputs, each checked."""
        for number in range(inputs):
            if self.rig.console.live is None and self.random.random() < 0.02:
                self._start()
            self._one()
            self._check(number)

    def home(self) -> bool:
        """Lift every finger and go home as people do: by what the screens offer."""
        for number in list(self.fingers):
            self._lift(number)
        for button in Button:
            self.rig.queue.post(ButtonEdge(button, False, self.rig.clock.now))
        self.rig.settle()
        for _ in range(WAY_HOME):
            console = self.rig.console
            if console.live is None and console.navigator.name == "home":
                return True
            keys = self.rig.keys()
            if "home" in keys:
                self.rig.tap("home")
            elif "pause" in keys:
                self.rig.tap("pause")
            else:
                self.rig.press(Button.UNDO)
        return False

    def _start(self) -> None:
        secrets = self.random.choice(["peek", "open"])
        game, seats, options = self._plan
        self.rig.start(*seats, secrets=secrets, game=game, **options)

    def _one(self) -> None:
        rig, random = self.rig, self.random
        match random.choices(("target", "touch", "lift", "seat", "control", "edge", "time"), (30, 10, 8, 8, 12, 4, 10))[
            0
        ]:
            case "target" if rig.keys():
                self._touch(*rig.middle(random.choice(rig.keys())))
            case "touch":
                width, height = rig.panel.surface().get_size()
                self._touch(random.randrange(width), random.randrange(height))
            case "lift" if self.fingers:
                self._lift(random.choice(list(self.fingers)))
            case "seat":
                rig.press(random.choice(list(Button)[:6]))
            case "control":
                rig.press(random.choice([Button.OK, Button.OK, Button.UNDO, Button.HELP]))
            case "edge":
                rig.queue.post(ButtonEdge(random.choice(list(Button)), random.random() < 0.5, rig.clock.now))
        rig.turn(random.choice((0.0, 0.01, 0.1, 0.4, 0.4, 1.5)))

    def _touch(self, x: int, y: int) -> None:
        """A tap, or a finger that stays for a while."""
        if self.random.random() < 0.8:
            self.rig.tap_at(x, y, number=99)
            return
        number = self.random.randrange(5)
        if number not in self.fingers:
            self.fingers[number] = x, y
            self.rig.finger(pygame.FINGERDOWN, x, y, number)

    def _lift(self, number: int) -> None:
        self.rig.finger(pygame.FINGERUP, *self.fingers.pop(number), number)

    def _check(self, number: int) -> None:
        console = self.rig.console
        self.seen.add(console.navigator.name)
        faults = [notice.detail for notice in console.model().notices if notice.code in ("fault", "device_lost")]
        assert not faults, (number, faults)
        assert console.running, number
        assert not console.model().staff, number
        assert self.rig.keys() or console.due() is not None or console.waits() or console.model().table, number
