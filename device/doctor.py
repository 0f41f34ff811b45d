"""`firelight doctor`: what was opened, what is absent and why."""

from __future__ import annotations

import platform
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import drivers.open as doors
from device.archive import Archive
from device.editions import OwnEdition
from device.mistake import Mistake
from device.settings import SettingsFile, data_folder
from device.targets import writable_folder
from device.telling import WORDS
from drivers.open import PanelWish
from drivers.ports import Notice
from drivers.queue import InputQueue
from games.catalogue import GAMES
from ui.presentation import Doubtful
from ui.shows import PRESENTATIONS

PACKAGES = (
    "pygame-ce",
    "msgspec",
    "platformdirs",
    "gpiozero",
    "lgpio",
    "adafruit-circuitpython-neopixel-spi",
    "pyserial",
)
SERIOUS = "!!"
"""Starts the line of what keeps from playing or saving."""


def main(args: Namespace) -> int:
    """Print the state of the machine; a line each, problems marked with "!", those that keep from playing or saving
    with "!!": then the exit status is 1.
    """
    print(f"python   {platform.python_version()} on {sys.platform} {platform.machine()}")
    for name in PACKAGES:
        print(f"package  {name} {_version(name)}")
    folder = data_folder(args.data)
    serious = False
    for line in _lines(folder):
        serious = serious or line.startswith(SERIOUS)
        print(line, flush=True)
    return 1 if serious else 0


def _lines(folder: Path) -> Iterator[str]:
    yield from _data(folder)
    yield from _devices(folder)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "is not installed"


def _data(folder: Path) -> Iterator[str]:
    yield f"data     {folder}"
    files = SettingsFile(folder)
    yield from (f"! {notice}" for notice in files.notices)
    fresh = not folder.exists()
    try:
        writable_folder(str(folder))
    except Mistake as why:
        yield f"{SERIOUS} {why}"
        return
    yield f"disk     {shutil.disk_usage(folder).free // 2**20} MB free"
    if not fresh:
        yield from _archive(folder)
        yield from _editions(folder)
        return
    yield "archive  none yet"
    # It was made to see whether it can be made: looking leaves nothing behind.
    folder.rmdir()


def _archive(folder: Path) -> Iterator[str]:
    with closing(Archive(folder)) as archive:
        games = archive.games()
        yield f"archive  {len(games)} games, {sum(line.status == 'running' for line in games)} running"
        aside = [line for line in games if line.status == "set aside"]
        yield from (f"! game {line.id} ({line.game}) is set aside: {line.why}" for line in aside)
        for notice in archive.take_notices():
            # A table that runs holds its archive: nothing is wrong with that.
            lost = notice == archive.trouble and notice.code != "locked"
            yield f"{SERIOUS if lost else '!'} {notice}"


def _editions(folder: Path) -> Iterator[str]:
    """What looks wrong in this table's own cards: worth a look, but nothing keeps from playing."""
    for name, game in GAMES.items():
        own = OwnEdition(folder, game)
        if own.notice:
            yield f"! {own.notice}"
        shown = PRESENTATIONS[name]
        if own.own() and isinstance(shown, Doubtful):
            for doubt in shown.doubts(WORDS, own.edition):
                yield f"note     {shown.title(WORDS)}, {doubt.heading}: {doubt.text}"


def _devices(folder: Path) -> Iterator[str]:
    """Opens each device as a table would, then lets go of it."""
    queue = InputQueue()
    attempts: dict[str, tuple[object, Notice | None]] = {
        "panel": doors.open_panel(PanelWish(form="screen"), queue),
        "lamps": doors.open_lamps("spi"),
        "buttons": doors.open_buttons("gpio"),
        "speaker": doors.open_speaker("mixer", queue, 1),
        "health": doors.open_health("linux", str(folder)),
    }
    for name, (device, notice) in attempts.items():
        yield f"{name:8} {type(device).__name__}"
        if notice:
            yield f"{SERIOUS if name == 'panel' else '!'} {name}: {notice.why}"
        close = getattr(device, "close", None)
        if close:
            close()
