"""Draws the pictures of the README anew: `python -m tests.window.pictures` (needs ImageMagick's `convert`)."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from device.app import App, simulated_size
from device.chance import seed_from_number
from device.devices import Devices
from device.inline_bots import InlineBots
from device.pictures import write_picture
from device.settings import SettingsFile
from device.shots_dakota import in_phase
from device.simulator import WindowPens, bed_shape, window_words
from device.staging import choose, plan, play_until
from drivers.open import open_speaker
from drivers.queue import InputQueue
from drivers.simulated import SimulatedTable
from games.catalogue import GAMES
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits
from games.sitting_bull.actions import PlacePawn
from games.sitting_bull.observation import SittingBullObservation
from hardware.bed import load_bed
from ui.model import Model
from ui.shows import PRESENTATIONS
from ui.text.words import Words

FOLDER: Final = Path(__file__).parents[2] / "hardware/pictures"
WINDOW: Final = (1600, 1000)
LATE: Final = 30
"""Rolls after which fortunes differ."""
MID_GAME: Final = 6
"""The round of Sitting Bull from which there is something on the board."""
SETTLED: Final = 4.0
"""Seconds after which nothing pulses any more."""


def picture(
    name: str, game: str, reached: Callable[[Model], bool], skip: int = 0, choices: int = 0, *, whole: bool = False
) -> None:
    """The window, or the panel alone, at a moment of a game of four people."""
    with tempfile.TemporaryDirectory() as folder:
        queue = InputQueue()
        settings = SettingsFile(Path(folder), site=Path(folder) / "none")
        words = window_words(Words(), [(each, PRESENTATIONS[each].title(Words())) for each in GAMES])
        size = simulated_size(settings.settings.panel.diagonal_in)
        window = SimulatedTable(size, queue, bed_shape(load_bed()), WindowPens(), words, size=WINDOW)
        devices = Devices(window.panel, window.lamps, window.buttons, open_speaker("absent", queue, 1)[0])
        devices.window = window
        app = App(Path(folder), settings, devices, queue, 0, InlineBots(), seed=lambda: seed_from_number(7))
        app.console.run(plan(game, people=4))
        assert play_until(app.console, reached, skip=skip)
        for _ in range(choices):
            assert choose(app.console)
        end = time.monotonic() + SETTLED
        while time.monotonic() < end:
            app.loop.turn()
            time.sleep(0.03)
        shown = pygame.display.get_surface() if whole else window.panel.surface()
        assert shown is not None
        drawn = Path(folder) / "drawn.png"
        write_picture(shown, drawn)
        few = ["+dither", "-colors", "255", f"PNG8:{FOLDER / name}"]
        subprocess.run(["convert", str(drawn), *few], check=True)
        app.close()


def late_turn(model: Model) -> bool:
    """Somebody is to roll the die in Dakara, and everybody has won or lost something."""
    view = model.table.view if model.table is not None else None
    return isinstance(view, DakaraObservation) and view.awaits is Awaits.MOVE and view.rolls_made >= LATE


def placing(model: Model) -> bool:
    """Somebody is to choose one of several regions in Sitting Bull, and everybody stands somewhere."""
    view = model.table.view if model.table is not None else None
    if not isinstance(view, SittingBullObservation) or view.round < MID_GAME:
        return False
    assert model.table is not None
    choices = [choice for legal in model.table.legal.values() for choice in legal]
    return len(choices) > 1 and all(isinstance(choice, PlacePawn) for choice in choices)


if __name__ == "__main__":
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    picture("simulator.png", "dakota", in_phase("SECOND_PLACEMENT", 5), 6, 2, whole=True)
    picture("panel.png", "dakota", in_phase("COLLECTION", 3), 1)
    picture("dakara.png", "dakara", late_turn)
    picture("sitting-bull.png", "sitting-bull", placing, 4)
