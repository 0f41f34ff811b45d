"""People with one mouse at the real window: they see what the screen offers, and click on it."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pygame

from device.app import App
from device.chance import seed_from_number
from device.devices import Devices
from device.pictures import write_picture
from device.settings import SettingsFile
from device.simulator import WindowPens, bed_shape, window_words
from drivers.open import open_speaker
from drivers.queue import InputQueue
from drivers.simulated import SimulatedTable
from games.catalogue import GAMES
from hardware.bed import load_bed
from tests.ui.checks import check_scene
from ui.kit.panel import PANELS
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Widget
from ui.model import TableModel
from ui.shows import PRESENTATIONS
from ui.text.words import Words

PATIENCE: Final = 20.0
"""Seconds after which a table that offers nothing to press counts as stuck."""
SHORTLY: Final = 0.06
"""Seconds between two clicks."""


class Hands:
    """The whole program in its window, and a mouse. Clicks come from xdotool through the X server."""

    def __init__(
        self, data: Path, seed: int = 1, panel: str = "10in", stance: str = "stand", pictures: Path | None = None
    ) -> None:
        """`panel` is one of `PANELS`; `pictures` is a folder for what is seen on the way."""
        queue = InputQueue()
        settings = SettingsFile(data, site=data / "none")
        settings.change("panel", "diagonal_in", PANELS[panel].diagonal_in)
        settings.change("panel", "stance", stance)
        words = Words()
        texts = window_words(words, [(name, PRESENTATIONS[name].title(words)) for name in GAMES])
        size = PANELS[panel].width_px, PANELS[panel].height_px
        self._window = SimulatedTable(size, queue, bed_shape(load_bed()), WindowPens(), texts)
        speaker, silent = open_speaker("mixer", queue, 1)
        devices = Devices(self._window.panel, self._window.lamps, self._window.buttons, speaker, [silent])
        devices.window = self._window
        self.app = App(data, settings, devices, queue, pace=0.01, seed=lambda: seed_from_number(seed))
        self.random = Random(seed)
        self.clicks = 0
        self.faults: list[str] = []
        """What a hand or an eye would trip over, on the screens seen so far."""
        self._pictures = pictures
        self._checked: object = None
        self.turns(0.5)

    def turns(self, seconds: float) -> None:
        """Let the table run."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.loop.turn()
            time.sleep(0.005)

    def stand_still(self) -> None:
        """Until no screen fades into another: before that it takes no touch."""
        self.turns(SHORTLY)
        while self.app.stage.fading() is not None:
            self.turns(SHORTLY)

    @property
    def table(self) -> TableModel | None:
        return self.app.console.model().table

    def targets(self) -> list[Widget]:
        """What can be touched now; every screen that is seen is checked."""
        scene = self.app.console.navigator.scene(self.app.console.model())
        if scene != self._checked:
            self._checked = scene
            try:
                check_scene(scene, self.app.console.panel)
            except AssertionError as fault:
                self._note(str(fault).partition("\n")[0])
        return [widget for widget in scene if widget.key]

    def offers(self, key: str) -> bool:
        """The pad called `key` is there."""
        return any(widget.key == key for widget in self.targets())

    def click(self, widget: Widget) -> None:
        """Move the mouse to the middle of a pad and click."""
        self._mouse(widget, "click", "1")
        self.clicks += 1
        self.turns(SHORTLY)

    def slide(self, held: Widget, choose: Callable[[list[Widget]], Widget | None]) -> None:
        """Hold a pad, and let go on what is chosen among the targets that it opens; on the pad where nothing is."""
        self._mouse(held, "mousedown", "1")
        self.turns(SHORTLY)
        chosen = choose(self.targets())
        if chosen is not None:
            self._mouse(chosen)
            self.turns(SHORTLY)
        subprocess.run(["xdotool", "mouseup", "1"], check=True)
        self.clicks += 1
        self.turns(SHORTLY)

    def _mouse(self, widget: Widget, *act: str) -> None:
        """Move the mouse to the middle of a pad, and `act` there."""
        console, panel = self.app.console, self.app.stage.panel
        x, y, width, height = panel.pixels(widget.box)
        x, y = x + width // 2, y + height // 2
        if console.turned(console.model()):
            x, y = panel.width_px - 1 - x, panel.height_px - 1 - y
        at = self._window.window_point(x, y)
        corner = pygame.display.get_window_position()
        at = at[0] + corner[0], at[1] + corner[1]
        subprocess.run(["xdotool", "mousemove", str(at[0]), str(at[1]), *act], check=True)

    def click_key(self, *keys: str) -> None:
        """Click the pads called `keys` one after the other, each when the screen stands still; raises LookupError."""
        for key in keys:
            self.stand_still()
            found = [widget for widget in self.targets() if widget.key == key]
            if not found:
                raise LookupError(f"there is no {key}: {[widget.key for widget in self.targets()]}")
            self.click(found[0])

    def wait_for(self, key: str) -> None:
        """Until the pad called `key` is there."""
        end = time.monotonic() + PATIENCE
        while not self.offers(key) and time.monotonic() < end:
            self.turns(SHORTLY)

    def picture(self, name: str) -> None:
        """What the X server shows, and the panel pixel for pixel."""
        if self._pictures is not None:
            self.turns(0.4)
            subprocess.run(["import", "-window", "root", str(self._pictures / f"{name}-window.png")], check=True)
            write_picture(self._window.panel.surface(), self._pictures / f"{name}.png")

    def resume(self) -> None:
        """From the home screen to the game that was left, by its card."""
        self.click_key("resume")
        self.turns(0.3)

    def wait_for_turn(self) -> str:
        """Until the table waits for its people, so that nothing moves any more; "" or what went wrong."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            table = self.table
            if table is None:
                return "the table was left"
            if (table.legal or table.hand is not None) and self.app.console.due() is None:
                return ""
            pads = [w for w in self.targets() if isinstance(w, Pad) and w.primary]
            if self.app.console.waits() and pads:
                self.click(pads[0])
            else:
                self.turns(0.05)
        return f"nobody was asked for {PATIENCE:.0f} s"

    def report(self, wrong: str = "") -> dict[str, object]:
        """About the table as it is shown now."""
        live = self.app.console.live
        return {
            "clicks": self.clicks,
            "rounds": live.table.rounds_played() if live else 0,
            "finished": bool(live and live.table.finished),
            "checksum": live.table.checksum() if live else "",
            "wrong": wrong,
            "faults": self.faults,
        }

    def _note(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)
            self.picture(f"fault-{len(self.faults):02}")
