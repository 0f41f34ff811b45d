"""`firelight shots DIR`: a picture of every screen at every panel size, each from a real game."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec
import pygame

from device.console import Console
from device.staging import plan, play_until, staged_console
from device.targets import writable_folder
from games.catalogue import GAMES
from ui.commands import Home, Set, SetPin, Show
from ui.kit.painter import Painter
from ui.kit.panel import PANELS
from ui.model import Model
from ui.screen import Control as Key
from ui.screen import ControlPressed, Input, SeatPressed, Touched

MOMENTS: Final = {
    "setup": ("TERRITORIES", 1, 3),
    "factions": ("FACTIONS", 1, 0),
    "activation": ("ACTIVATION", 3, 0),
    "place-first": ("FIRST_PLACEMENT", 4, 1),
    "place-second": ("SECOND_PLACEMENT", 4, 2),
    "collection": ("COLLECTION", 2, 0),
    "replenishment": ("REPLENISHMENT", 2, 0),
    "market": ("MARKET", 2, 0),
    "development": ("DEVELOPMENT", 4, 1),
}
"""Moments of a game by name: its phase, from which round on, and how many of them to let pass."""


def main(args: Namespace) -> int:
    """Write the pictures; gives the exit status."""
    folder = writable_folder(args.folder)
    count = 0
    for panel_name, panel in PANELS.items():
        size = (panel.width_px, panel.height_px)
        for name, picture in pictures(size, panel.diagonal_in):
            (folder / f"{name}-{panel_name}.png").write_bytes(as_png(picture))
            count += 1
    print(f"{count} pictures are in {folder}/")
    return 0


def as_png(picture: pygame.Surface) -> bytes:
    """A picture as a file, so that what the disk refuses is the disk's error and not SDL's."""
    stream = BytesIO()
    pygame.image.save(picture, stream, "picture.png")
    return stream.getvalue()


def pictures(size: tuple[int, int], diagonal: float) -> Iterator[tuple[str, pygame.Surface]]:
    """Every screen as a name and a picture."""
    with tempfile.TemporaryDirectory(prefix="firelight-shots-") as folder:
        camera = Camera(Path(folder), size, diagonal)
        yield from camera.before_a_game()
        for game in GAMES:
            yield from camera.in_a_game(game)
        yield from camera.around_a_game()


class Camera:
    """One console whose screens are pictured."""

    def __init__(self, folder: Path, size: tuple[int, int], diagonal: float) -> None:
        self._folder = folder
        self._size = size
        self._diagonal = diagonal
        self._painter: Painter | None = None

    def _console(self, name: str) -> Console:
        console = staged_console(self._folder / name, self._size)
        console.run(Set("diagonal_in", str(self._diagonal)))
        return console

    def _take(self, name: str, console: Console) -> tuple[str, pygame.Surface]:
        if self._painter is None:
            self._painter = Painter(console.panel)
        self._painter.paint(console.navigator.scene(console.model()))
        return name, self._painter.surface.copy()

    def before_a_game(self) -> Iterator[tuple[str, pygame.Surface]]:
        """Home, seats and options."""
        console = self._console("fresh")
        yield self._take("home", console)
        for game in GAMES:
            console.run(Show("seats", game))
            for place in (0, 2):
                console.handle(SeatPressed(place))
            yield self._take("seats", console)
            console.run(Show("options", game))
            yield self._take("options", console)
            console.run(Home())
        for name in ("settings", "language"):
            console.run(Show(name))
            yield self._take(name, console)
            console.run(Home())
        console.run(Show("staff"))
        yield self._take("pin", console)
        console.run(SetPin("000000"))
        yield self._take("staff", console)
        console.close()

    def in_a_game(self, game: str) -> Iterator[tuple[str, pygame.Surface]]:
        """Each moment with everything open, as a lone person among bots, and the secret ones as a table of people."""
        for name, (phase, first, skip) in MOMENTS.items():
            console = self._at(game, f"{name}-open", phase, first, skip, people=4, secrets="open")
            if console is not None:
                yield self._take(f"{game}-{name}", console)
                if self._choose(console):
                    yield self._take(f"{game}-{name}-chosen", console)
                console.close()
        for name in ("factions", "market", "development"):
            phase, first, skip = MOMENTS[name]
            console = self._at(game, f"{name}-peek", phase, first, skip, people=3, secrets="peek")
            if console is not None:
                yield self._take(f"{game}-{name}-secret", console)
                if self._hold(console):
                    yield self._take(f"{game}-{name}-peek", console)
                console.close()

    def around_a_game(self) -> Iterator[tuple[str, pygame.Surface]]:
        """The screens that lie on a running game, and those after it."""
        game = next(iter(GAMES))
        console = self._at(game, "around", "FIRST_PLACEMENT", 5, 2, people=3, secrets="peek")
        assert console is not None
        for name in ("pause", "journal", "correct", "modes", "edition", "error", "help"):
            console.run(Show(name, game if name == "edition" else ""))
            yield self._take(name, console)
            console.handle(ControlPressed(Key.UNDO))
        console.run(Home())
        yield self._take("home-resume", console)
        console.run(Show("saved"))
        yield self._take("saved", console)
        console.close()
        console = self._console("end")
        console.run(plan(game, people=1, bots=3))
        play_until(console, lambda _: False)
        console.changed()
        yield self._take(f"{game}-end", console)
        console.close()

    def _at(self, game: str, name: str, phase: str, first: int, skip: int, people: int, secrets: str) -> Console | None:
        console = self._console(f"{game}-{name}")
        console.run(plan(game, people=people, secrets=secrets))
        if not play_until(console, _moment(phase, first), skip=skip):
            console.close()
            return None
        return console

    def _choose(self, console: Console) -> bool:
        """Touch the first thing that may be chosen; True if that shows."""
        before = console.navigator.scene(console.model())
        corner = {"help", "sound", "pause", "undo", "done", ""}
        for widget in before:
            if widget.key in corner or widget.holds:
                continue
            console.handle(Touched(widget.key))
            return console.navigator.scene(console.model()) != before
        return False

    def _hold(self, console: Console) -> bool:
        """Hold the first pad that is there to be held."""
        for widget in console.navigator.scene(console.model()):
            if widget.holds:
                return self._handled(console, Touched(widget.key))
        return False

    @staticmethod
    def _handled(console: Console, given: Input) -> bool:
        console.handle(given)
        return True


def _moment(phase: str, first: int) -> Callable[[Model], bool]:
    def reached(model: Model) -> bool:
        assert model.table is not None
        view = msgspec.structs.asdict(model.table.view)
        here = view.get("phase")
        waiting = bool(model.table.legal) or phase == "TERRITORIES"
        return here is not None and here.name == phase and view.get("round", 0) >= first and waiting

    return reached
