"""`firelight shots DIR`: a picture of every screen at every panel size, each from a real game."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from device import shots_bank, shots_dakara, shots_dakota, shots_devices, shots_sitting_bull
from device.camera import Camera, Picture
from device.console import Console
from device.pictures import write_picture
from device.shots_dakota import GAME, in_phase
from device.staging import plan, play_until
from device.targets import writable_folder
from games.catalogue import GAMES
from ui.commands import Back, DropCorners, Home, SetAway, SetPin, Show
from ui.kit.panel import PANELS, Panel
from ui.model import Model
from ui.screen import Control as Key
from ui.screen import ControlPressed, Pointed, Touched
from ui.screens.calibrate import TARGETS

OF_A_GAME: Final[Mapping[str, Callable[[Camera], Iterator[Picture]]]] = {
    "dakota": shots_dakota.pictures,
    shots_dakara.GAME: shots_dakara.pictures,
    shots_sitting_bull.GAME: shots_sitting_bull.pictures,
    shots_bank.GAME: shots_bank.pictures,
}
"""By game: its own screens."""
SET_UP: Final = tuple(game for game in GAMES if game != shots_bank.GAME)
"""Games with seats for bots, and options; the bank has seats of its own."""
SOME_ACTS: Final = 90


def main(args: Namespace) -> int:
    """Write the pictures; gives the exit status."""
    folder = writable_folder(args.folder)
    count = 0
    for panel_name, panel in PANELS.items():
        for name, picture in pictures(panel):
            write_picture(picture, folder / f"{name}-{panel_name}.png")
            count += 1
    print(f"{count} pictures are in {folder}/")
    return 0


def pictures(panel: Panel) -> Iterator[Picture]:
    """Every screen."""
    with tempfile.TemporaryDirectory(prefix="firelight-shots-") as folder:
        camera = Camera(Path(folder), panel)
        yield from before_a_game(camera)
        yield from shots_devices.pictures(camera)
        for of_a_game in OF_A_GAME.values():
            yield from of_a_game(camera)
        yield from around_a_game(camera)
        yield from dice_and_draws(camera)
        yield from several_games(camera)
        yield from unsaved(camera)


def before_a_game(camera: Camera) -> Iterator[Picture]:
    """Home, seats and options."""
    console = camera.console("fresh")
    yield camera.take("home", console)
    for game in SET_UP:
        console.run(Show("seats", game))
        for place in (0, 2):
            console.handle(Touched(f"place:{place}"))
        yield camera.take(f"{game}-seats", console)
        console.handle(Touched("fill"))
        console.run(Show("options", game))
        yield camera.take(f"{game}-options", console)
        console.run(Home())
    console.run(Show("seats", GAME))
    for key in ("place:0", "place:2", "luck", "place:0", "place:0", "place:2"):
        console.handle(Touched(key))
    yield camera.take("luck", console)
    console.run(Home())
    for name in ("settings", "language"):
        console.run(Show(name))
        yield camera.take(name, console)
        console.run(Home())
    console.run(Show("staff"))
    yield camera.take("pin", console)
    console.run(SetPin("000000"))
    yield camera.take("staff", console)
    yield from calibration(camera, console)
    console.close()


def calibration(camera: Camera, console: Console) -> Iterator[Picture]:
    """The first cross, and what the four gave on trial under a finger; staff are at the table."""
    console.run(Show("calibrate"))
    yield camera.take("calibrate", console)
    middle = console.panel.width / 2, console.panel.height / 2
    for number, reported in enumerate(TARGETS):
        console.handle(Pointed(number, *middle, 0.0, reported, down=True))
        console.handle(Pointed(number, *middle, 1.0, reported, up=True))
    console.handle(Pointed(len(TARGETS), *middle, 2.0, (0.5, 0.5), down=True))
    yield camera.take("calibrate-try", console)
    console.run(DropCorners())


def around_a_game(camera: Camera) -> Iterator[Picture]:
    """The screens that lie on a running game, and home where it is left."""
    console = _running(camera, "around", round_=5)
    for name in ("pause", "journal", "correct", "modes", "edition", "error", "help", "away"):
        console.run(Show(name, GAME if name == "edition" else ""))
        yield camera.take(name, console)
        console.run(Back())
    console.run(SetAway(1, away=True))
    yield camera.take("one-away", console)
    console.run(Home())
    yield camera.take("home-resume", console)
    console.close()


def dice_and_draws(camera: Camera) -> Iterator[Picture]:
    """What can be checked of a game's chance while it runs and when it is over, and how its die fell."""
    console = camera.console("dice")
    console.run(plan("dakara", people=0, bots=4))
    play_until(console, lambda model: model.table is not None and bool(model.table.journal), skip=20)
    for name in ("", "-end"):
        console.run(Show("fairness"))
        yield camera.take(f"fairness{name}", console)
        console.run(Show("table"))
        play_until(console, lambda _: False)
        console.changed()
    console.run(Show("dice"))
    yield camera.take("dice", console)
    console.close()


def several_games(camera: Camera) -> Iterator[Picture]:
    """Home and the list where one game of each kind waits."""
    console = camera.console("several")
    for game in reversed(tuple(GAMES)):
        console.run(plan(game, people=3))
        if GAMES[game].turns:
            play_until(console, _some_way, "random")
        console.run(Home())
    yield camera.take("home-several", console)
    console.run(Show("saved"))
    yield camera.take("saved", console)
    console.close()


def _some_way(model: Model) -> bool:
    """People are to act, and have acted before."""
    table = model.table
    return table is not None and bool(table.legal or table.hand is not None) and len(table.journal) >= SOME_ACTS


def unsaved(camera: Camera) -> Iterator[Picture]:
    """A disk that takes nothing: what is told of it, and the table that plays on."""
    (camera.folder / "full").write_bytes(b"")
    console = camera.console("full")
    yield camera.take("unsaved-told", console)
    for _ in range(len(console.model().notices)):
        console.handle(ControlPressed(Key.OK))
    console.run(plan(GAME, people=3))
    play_until(console, in_phase("FIRST_PLACEMENT", 3), skip=1)
    yield camera.take("unsaved", console)
    console.close()


def _running(camera: Camera, name: str, round_: int) -> Console:
    console = camera.console(name)
    console.run(plan(GAME, people=3, secrets="peek"))
    play_until(console, in_phase("FIRST_PLACEMENT", round_), skip=2)
    return console
