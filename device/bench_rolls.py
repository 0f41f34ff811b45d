"""Presses of ROLL at a running table: how long until the panel shows the die."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import pygame

from device.app import App
from device.devices import Devices
from device.settings import SettingsFile
from drivers.absent import AbsentButtons, AbsentLamps, AbsentSpeaker
from drivers.open import open_panel
from drivers.ports import Button, ButtonEdge, Panel
from drivers.queue import InputQueue
from drivers.wishes import PanelWish
from games.dakara.actions import RollDie
from games.game import Action
from games.players import player as player_called
from ui.commands import Acknowledge, Deal, SeatPlan, Set, StartGame, Submit
from ui.model import TableModel

SIZE: Final = (1280, 800)
ROLLS: Final = 200
UNCOUNTED: Final = 5
APART_SECONDS: Final = 1.0
"""Between presses, by the table's clock: longer than OK is guarded after a change that nobody has made."""
PLAN: Final = StartGame("dakara", tuple(SeatPlan(place, "person") for place in range(6)))


def rolls(folder: Path, motion: str) -> list[float]:
    """Seconds from a posted press of OK to the panel's first picture after that roll.

    `ROLLS` times, or until a game of six ends; what else the game asks is answered as a bot would, untimed.
    """
    queue = InputQueue()
    panel, absent = open_panel(PanelWish(form="window", size=SIZE, driver="dummy"), queue)
    assert absent is None
    watched = WatchedPanel(panel)
    clock = Clock()
    devices = Devices(panel, AbsentLamps(), AbsentButtons(), AbsentSpeaker())
    app = App(folder, SettingsFile(folder), devices, queue, clock=clock)
    app.console.run(Set("motion", motion))
    app.console.run(PLAN)
    times: list[float] = []
    while len(times) < ROLLS + UNCOUNTED:
        table = app.console.model().table
        assert table is not None
        if table.finished:
            break
        if table.unseen:
            app.console.run(Acknowledge())
        elif any(isinstance(choice, RollDie) for choice in table.chance):
            times.append(_timed(app, queue, watched, clock))
        elif table.hand is not None:
            app.console.run(Deal(table.hand))
        elif table.legal:
            app.console.run(Submit(_answer(app, table)))
        app.loop.turn()
    app.close()
    return times[UNCOUNTED:]


class Clock:
    """The monotonic clock, and time that people take without anybody waiting for it."""

    def __init__(self) -> None:
        self._skipped = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self._skipped

    def skip(self, seconds: float) -> None:
        """Let that much time pass at once."""
        self._skipped += seconds


class WatchedPanel:
    """Notes when the panel was last given a new picture."""

    def __init__(self, panel: Panel) -> None:
        self.at = 0.0
        self._present = panel.present
        panel.present = self.present  # type: ignore[method-assign]

    def present(self, rects: Sequence[pygame.Rect] | None = None) -> None:
        """Show it, then look at the clock."""
        self._present(rects)
        self.at = time.perf_counter()


def _timed(app: App, queue: InputQueue, panel: WatchedPanel, clock: Clock) -> float:
    """One press of OK at the pad that rolls, through the whole loop."""
    app.loop.turn()
    clock.skip(APART_SECONDS)
    before = _rolls_made(app)
    start = time.perf_counter()
    queue.post(ButtonEdge(Button.OK, True, clock()))
    while _rolls_made(app) == before or panel.at < start:
        app.loop.turn()
    took = panel.at - start
    clock.skip(APART_SECONDS)
    queue.post(ButtonEdge(Button.OK, False, clock()))
    app.loop.turn()
    clock.skip(APART_SECONDS)
    return took


def _answer(app: App, table: TableModel) -> Action:
    """What a random player would do where somebody is to choose."""
    player = min(table.legal)
    live = app.console.live
    assert live is not None
    return player_called("random").choose(
        table.game, table.view, live.table.options, live.table.edition, table.legal[player], Random(1), 0
    )


def _rolls_made(app: App) -> int:
    table = app.console.model().table
    return 0 if table is None else int(getattr(table.view, "rolls_made", 0))
