"""People who know only the buttons of the table: seats, OK, UNDO; on the whole program, and nobody touches."""

from __future__ import annotations

from random import Random
from typing import Final

from drivers.ports import Button, ButtonEdge
from tests.device.rig import Rig
from tests.ui.checks import check_scene

PLACES: Final = {button.seat: button for button in Button if button.seat is not None}
LONG: Final = 1.1
"""Seconds after which a held button opens what it peeks at."""


class Presser:
    """At some of the places; every screen that is seen must be as hands and eyes need it."""

    def __init__(self, rig: Rig, seed: int) -> None:
        self.rig = rig
        self.random = Random(seed)
        self._checked: object = None

    def press(self, button: Button) -> None:
        """One press, a while after the one before."""
        self.rig.turn(0.3, turns=3)
        self.rig.press(button)
        self.look()

    def hold(self, button: Button) -> None:
        """Press a button and keep it down until what it peeks at is open."""
        self.rig.turn(0.3, turns=3)
        self._edge(button, down=True)
        self.rig.turn(LONG)
        self.look()

    def let_go(self, button: Button) -> None:
        """The button that is held."""
        self._edge(button, down=False)
        self.look()

    def look(self) -> None:
        """Check what is shown, once for each picture."""
        scene = self.rig.scene()
        if scene != self._checked:
            self._checked = scene
            check_scene(scene, self.rig.console.panel)

    def marked(self) -> str:
        """What OK would take, where a button has chosen it."""
        return next((w.key for w in self.rig.scene() if w.focus), "")

    def go_to(self, key: str) -> None:
        """Press a button until `key` is marked."""
        for _ in range(30):
            if self.marked() == key:
                return
            self.press(PLACES[0])
        raise AssertionError(f"{key} is never marked")

    def seat(self, game: str, people: tuple[int, ...], bots: tuple[int, ...]) -> None:
        """From the home screen to the options of `game`."""
        self.go_to(f"game:{game}")
        self.press(Button.OK)
        for place in (*people, *bots, *bots):
            self.press(PLACES[place])
        self.press(Button.OK)

    def places(self) -> list[int]:
        """Where somebody sits who has to press now: who rolls, who chooses; else anybody."""
        table = self.rig.table
        asked = [table.hand] if table.hand is not None else sorted(table.legal)
        persons = [seat.place for seat in table.seats if seat.player == "person"]
        return [table.seats[player].place for player in asked] or persons

    def _edge(self, button: Button, *, down: bool) -> None:
        self.rig.clock.now += 0.1
        self.rig.queue.post(ButtonEdge(button, down, self.rig.clock.now))
        self.rig.turn()
