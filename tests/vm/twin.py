"""The same table twice: in the virtual machine, and here without one. What is done is done to both, and must show the
same picture, pixel for pixel: the one taken from the machine's real screen, the other drawn by the program here.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pygame

from device.pictures import write_picture
from drivers.ports import Button
from tests.device.rig import Rig
from tests.vm.machine import PATIENCE, Picture
from tests.vm.table import Table

LOOK_SECONDS: Final = 0.05
TAP_SECONDS: Final = 0.06
MOST_TURNS: Final = 400
BANNER_ROWS: Final = 150
"""Of the picture: before a game its words stand there, which no other seed has."""


def as_picture(surface: pygame.Surface) -> Picture:
    """What is drawn on a surface."""
    return Picture(*surface.get_size(), pygame.image.tobytes(surface, "RGB"))


def as_surface(picture: Picture) -> pygame.Surface:
    """A picture, to be worked on."""
    return pygame.image.frombytes(picture.rgb, (picture.width, picture.height), "RGB")


class Twin(Rig):
    """The table here; what is pressed and touched is pressed and touched in the machine as well."""

    def __init__(self, folder: Path, table: Table, *, upside_down: bool = False) -> None:
        """A table whose data folder is `folder`. `upside_down` is how the machine's screen is mounted."""
        super().__init__(folder, plain=table.plain)
        self.folder = folder
        self._table = table
        self._upside_down = upside_down
        self.hidden_rows = 0
        """Rows at the top of the picture that are not compared: those with words that are this table's own secret."""

    def press(self, button: Button) -> None:
        self._table.press(button)
        super().press(button)
        self.agree()

    def tap(self, key: str) -> None:
        self.touch(key)

    def touch(self, *keys: str) -> None:
        """A finger on each of these targets, all in the same moment."""
        points = [self.middle(key) for key in keys]
        self._table.tap(*map(self.on_glass, keys))
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            for number, (x, y) in enumerate(points):
                self.finger(kind, x, y, number)
            self.turn(TAP_SECONDS)
        self.agree()

    def on_glass(self, key: str) -> tuple[int, int]:
        """The middle of a target on the machine's glass as it is mounted."""
        point = self.middle(key)
        return self.across(point) if self._upside_down else point

    def resume(self, *, by_buttons: bool) -> None:
        """Here alone: the game that lies in the archive. What buttons choose stays marked, and touches mark nothing."""
        if by_buttons:
            while not self.widget("resume").focus:
                self.turn(1.0)
                super().press(Button.SEAT_1)
            self.turn(1.0)
            super().press(Button.OK)
        else:
            super().tap("resume")
        self.agree()

    def agree(self) -> None:
        """Both come to rest and show the same; raises AssertionError, and keeps what was seen."""
        self._come_to_rest()
        wanted = as_picture(self.panel.surface())
        end = time.monotonic() + PATIENCE
        while not self._same(wanted, shown := self._shown()):
            if time.monotonic() > end:
                raise AssertionError(self._kept(wanted, shown))
            time.sleep(LOOK_SECONDS)

    def _same(self, wanted: Picture, shown: Picture) -> bool:
        first = 3 * wanted.width * self.hidden_rows
        return (wanted.width, wanted.height) == (shown.width, shown.height) and wanted.rgb[first:] == shown.rgb[first:]

    def _come_to_rest(self) -> None:
        """Until nothing moves here and nothing happens by itself any more."""
        for _ in range(MOST_TURNS):
            self.turn(0.1)
            moving = self.console.navigator.moving(self.console.model())
            if (self.console.due(), moving, self.app.stage.fading()) == (None, None, None):
                return
        raise AssertionError(f"it does not come to rest: {self.console.navigator.name}")

    def _shown(self) -> Picture:
        """The machine's real screen as its reader sees it."""
        screen = self._table.machine.screen()
        return as_picture(pygame.transform.rotate(as_surface(screen), 180)) if self._upside_down else screen

    def _kept(self, wanted: Picture, shown: Picture) -> str:
        """Writes both pictures; gives where they lie."""
        folder = self._table.machine.folder
        for name, picture in (("wanted", wanted), ("shown", shown)):
            write_picture(as_surface(picture), folder / f"{name}.png")
        wrong = sum(a != b for a, b in zip(wanted.rgb, shown.rgb, strict=False))
        return f"{wrong} bytes of the screen are wrong: see wanted.png and shown.png in {folder}"
