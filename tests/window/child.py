"""Plays Dakota by mouse clicks in the real window: `python -m tests.window.child WHAT DATA SEED CLICKS [PICTURES]`.

The clicks come from xdotool through the X server; where pads are is read from the screen's own scene. Prints one
JSON line: how many clicks, the rounds finished, whether the results were reached, the state's checksum, and what went
wrong. WHAT is `play` (a new game), `wait` (the same, then the window stays open until it is killed) or `resume` (the
game on the home screen's card, and nothing more).
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

import pygame

from device.app import App, simulated
from device.settings import SettingsFile
from drivers.queue import InputQueue
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Widget
from ui.model import TableModel

APART: Final = frozenset({"help", "sound", "pause", "undo", "close", "journal", "home"})
"""Pads that do not lead on."""
PATIENCE: Final = 20.0
"""Seconds after which a table that offers nothing to press counts as stuck."""


class Player:
    """One person with a mouse."""

    def __init__(self, data: Path, seed: int, pictures: Path | None) -> None:
        queue = InputQueue()
        settings = SettingsFile(data, site=data / "none")
        self._devices = simulated(queue, settings)
        self.app = App(data, settings, self._devices, queue, pace=0.01)
        self.random = Random(seed)
        self.clicks = 0
        self._pictures = pictures
        self.turns(0.5)

    def turns(self, seconds: float) -> None:
        """Let the table run."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.loop.turn()
            time.sleep(0.005)

    @property
    def table(self) -> TableModel | None:
        return self.app.console.model().table

    def targets(self) -> list[Widget]:
        """What can be touched now."""
        scene = self.app.console.navigator.scene(self.app.console.model())
        return [widget for widget in scene if widget.key]

    def click(self, widget: Widget) -> None:
        """Move the mouse to the middle of a pad and click."""
        panel = self.app.stage.panel
        x, y = panel.pixels(widget.box)[:2]
        width, height = panel.pixels(widget.box)[2:]
        assert self._devices.window is not None
        at = self._devices.window.window_point(x + width // 2, y + height // 2)
        corner = pygame.display.get_window_position()
        at = at[0] + corner[0], at[1] + corner[1]
        subprocess.run(["xdotool", "mousemove", str(at[0]), str(at[1]), "click", "1"], check=True)
        self.clicks += 1
        self.turns(0.06)

    def click_key(self, key: str) -> None:
        """Click the pad called `key`."""
        self.turns(0.25)
        self.click(next(widget for widget in self.targets() if widget.key == key))

    def picture(self, name: str) -> None:
        """What the X server shows."""
        if self._pictures is not None:
            self.turns(0.4)
            subprocess.run(["import", "-window", "root", str(self._pictures / f"{name}.png")], check=True)

    def start(self) -> None:
        """From the home screen to a running game with two bots."""
        self.picture("home")
        self.click_key("game:dakota")
        self.click_key("place:2")
        self.click_key("fill")
        self.picture("seats")
        self.click_key("options")
        self.click_key("start")
        self.turns(0.3)

    def resume(self) -> None:
        """From the home screen to the game that was left, by its card."""
        self.click_key("resume")
        self.turns(0.3)

    def wait_for_turn(self) -> str:
        """Until the table waits for its person, so that nothing moves any more; "" or what went wrong."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            table = self.table
            if table is None:
                return "the table was left"
            if table.legal and self.app.console.due() is None:
                return ""
            pads = [w for w in self.targets() if isinstance(w, Pad) and w.primary]
            if self.app.console.waits() and pads:
                self.click(pads[0])
            else:
                self.turns(0.05)
        return f"nobody was asked for {PATIENCE:.0f} s"

    def play(self, most: int) -> str:
        """Click on what leads on, until the results or `most` clicks; "" or what went wrong."""
        last, idle = -1, time.monotonic()
        while (table := self.table) is not None and self.clicks < most:
            if table.finished and not self.app.console.waits():
                self.turns(0.5)
                self.picture("results")
                return ""
            pads = [w for w in self.targets() if w.key not in APART and not w.holds]
            if not pads:
                if time.monotonic() - idle > PATIENCE:
                    return f"nothing to press for {PATIENCE:.0f} s: {table.view!r}"
                self.turns(0.05)
                continue
            idle = time.monotonic()
            primary = [w for w in pads if isinstance(w, Pad) and w.primary]
            self.click(primary[0] if primary and self.random.random() < 0.6 else self.random.choice(pads))
            shown = getattr(table.view, "round", 0)
            if shown != last:
                last = shown
                self.picture(f"round-{shown:02}")
        return "" if self.table is not None else "the table was left"


def report(player: Player, wrong: str) -> None:
    """One line about the table as it is shown now."""
    live = player.app.console.live
    rounds = live.table.rounds_played() if live else 0
    finished = bool(live and live.table.finished)
    checksum = live.table.checksum() if live else ""
    told = {"clicks": player.clicks, "rounds": rounds, "finished": finished, "checksum": checksum, "wrong": wrong}
    print(json.dumps(told), flush=True)


def main(what: str, data: Path, seed: int, most: int, pictures: Path | None) -> None:
    """Play and report."""
    player = Player(data, seed, pictures)
    try:
        if what == "resume":
            player.resume()
            report(player, player.wait_for_turn())
            return
        player.start()
        wrong = player.play(most)
        if what == "play":
            report(player, wrong)
            return
        report(player, wrong or player.wait_for_turn())
        while player.app.console.running:
            player.turns(0.1)
    finally:
        player.app.close()


if __name__ == "__main__":
    main(
        sys.argv[1],
        Path(sys.argv[2]),
        int(sys.argv[3]),
        int(sys.argv[4]),
        Path(sys.argv[5]) if len(sys.argv) > 5 else None,
    )
