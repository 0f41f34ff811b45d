"""Without a display: a whole game among bots, told round by round, with pictures of every round."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from device.console import Console
from device.glow import Glow
from device.inline_bots import InlineBots
from device.pictures import write_picture
from device.settings import SettingsFile
from device.simulator import WindowPens, bed_shape, overlay_print
from device.targets import writable_folder
from device.telling import score_line
from drivers.absent import AbsentLamps
from drivers.simulator_bed import BedPicture
from games.catalogue import GAMES
from hardware.bed import load_bed
from ui.commands import Acknowledge, SeatPlan, StartGame
from ui.kit.painter import Painter
from ui.screen import Telling
from ui.screens.chrome import seat_name
from ui.shows import PLACES, PRESENTATIONS, SCENES

FRAMES: Final = Path("frames")
SIZE: Final = (1280, 800)
SETTLED: Final = 3.0
"""Seconds after which what has just changed has ended, and the bed shows how things stand."""
PLAN: Final = StartGame(
    "dakota", (SeatPlan(0, "normal"), SeatPlan(1, "easy"), SeatPlan(2, "normal")), modes=(("secrets", "open"),)
)


def show_without_display(plan: StartGame = PLAN, frames: Path = FRAMES) -> int:
    """Play the game, print each round's result, write `round-NN-panel.png` and `round-NN-bed.png`; exit status 0."""
    writable_folder(str(frames))
    with tempfile.TemporaryDirectory(prefix="firelight-") as folder:
        now = [0.0]
        settings = SettingsFile(Path(folder))
        console = Console(
            Path(folder), SIZE, GAMES, PRESENTATIONS, InlineBots(), settings=settings, pace=0, clock=lambda: now[0]
        )
        try:
            console.run(plan)
            _watch(console, Camera(console, frames), now)
        finally:
            console.close()
    print(f"pictures are in {frames}/", flush=True)
    return 0


class Camera:
    """Takes pictures of the panel and the bed."""

    def __init__(self, console: Console, frames: Path) -> None:
        self._console = console
        self._frames = frames
        self._painter = Painter(console.panel)
        bed = load_bed()
        self._glow = Glow(bed, AbsentLamps(), SCENES, int(console.settings["brightness"]), console.tell)
        self._bed = BedPicture(bed_shape(bed), WindowPens())
        self._bed.set_full(self._glow.pipeline.full)

    def follow(self, now: float) -> None:
        """Let the light follow the game."""
        model = self._console.model()
        self._glow.update(model, (), now)
        self._glow.show(now)

    def take(self, name: str, now: float) -> None:
        """Write both pictures, without waiting for a screen that tells step by step what happened."""
        if isinstance(self._console.navigator.top(self._console.model()), Telling):
            self._console.run(Acknowledge())
        model = self._console.model()
        assert model.table is not None
        self._painter.paint(self._console.navigator.scene(model))
        write_picture(self._painter.surface, self._frames / f"{name}-panel.png")
        game = model.table.game.id
        self._bed.lay(overlay_print(self._glow.overlay(game), PLACES[game](model.table.view)))
        self._bed.show(self._glow.pipeline.frame(now))
        write_picture(self._bed.surface, self._frames / f"{name}-bed.png")


def _watch(console: Console, camera: Camera, now: list[float]) -> None:
    """Play to the end; the clock runs a second for each move."""
    live = console.live
    assert live is not None
    told = 0
    while not live.table.finished:
        console.step()
        now[0] += 1.0
        camera.follow(now[0])
        if live.table.rounds_played() > told:
            told = live.table.rounds_played()
            table = console.model().table
            assert table is not None
            print(f"round {told}: {score_line(table.game.id, table.view, table.seats)}", flush=True)
            now[0] += SETTLED
            camera.take(f"round-{told:02}", now[0])
    console.changed()
    camera.take("end", now[0] + SETTLED)
    model = console.model()
    assert model.table is not None
    names = [seat_name(model.table.seats[player], model.words) for player in live.table.winners()]
    print(f"{' and '.join(names)} won", flush=True)
