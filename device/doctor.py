"""`firelight doctor`: what was opened, what is absent and why."""

from __future__ import annotations

import platform
import shutil
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import drivers.open as doors
from device.archive import FILE_NAME, Archive
from device.archives import why_unread
from device.builder_files import BuilderFiles
from device.cli import WALKED
from device.editions import OwnEdition
from device.holder import holder
from device.mistake import Mistake
from device.settings import SettingsFile, data_folder
from device.setup import read_options
from device.store import Unusable
from device.targets import writable_folder
from device.telling import WORDS
from device.terminal import say
from device.wishes import buttons_wish, lamp_wish, panel_wish, printer_wish
from drivers.absent import AbsentBacklight
from drivers.faults import one_line
from drivers.forms import ABSENT
from drivers.ports import DeviceLost, Notice
from drivers.queue import InputQueue
from games.catalogue import GAMES
from games.game import Edition, EditionError, Game
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
LAZY = {"speaker": "sound", "printer": "printer"}
"""What is opened only when it is used, and the part of the walk that uses it."""
SERIOUS = "!!"
"""Starts the line of what keeps from playing or saving."""


def main(args: Namespace) -> int:
    """Print the state of the machine; a line each, problems marked with "!", those that keep from playing or saving
    with "!!": then the exit status is 1. On a terminal the walk through the devices may follow; `args.parts` names
    what is walked through at once, without the report. What that leaves to check makes the status 1, too.
    """
    unknown = [part for part in args.parts if part not in WALKED]
    if unknown:
        raise Mistake(f"doctor has no part {unknown[0]} (there are {', '.join(WALKED)})")
    folder = data_folder(args.data)
    serious = False if args.parts else _report(folder)
    table = holder(folder)
    if args.parts and table:
        raise Mistake(_in_use(table))
    if args.parts or (not table and _wants_walk()):
        from device.walk import walk

        found = walk(args.parts or WALKED, SettingsFile(folder), BuilderFiles(), sys.stdin.fileno())
        return 1 if found or serious else 0
    return 1 if serious else 0


def _in_use(table: int) -> str:
    return f"process {table} runs the table and has the devices: stop it first (sudo systemctl stop firelight)"


def _wants_walk() -> bool:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    say("")
    say(f"Go through {', '.join(WALKED)} now, by hand and eye? [y/n]")
    return sys.stdin.readline().strip().lower() == "y"


def _report(folder: Path) -> bool:
    """Print it; True if something keeps from playing or saving."""
    print(f"python    {platform.python_version()} on {sys.platform} {platform.machine()}")
    for name in PACKAGES:
        print(f"package   {name} {_version(name)}")
    serious = False
    for line in _lines(folder):
        serious = serious or line.startswith(SERIOUS)
        say(line)
    return serious


def _lines(folder: Path) -> Iterator[str]:
    yield from _data(folder)
    if table := holder(folder):
        yield f"devices   not tried: {_in_use(table)}"
    else:
        yield from _devices(folder)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "is not installed"


def _data(folder: Path) -> Iterator[str]:
    yield f"data      {folder}"
    files = SettingsFile(folder)
    yield from (f"! {notice}" for notice in files.notices)
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        writable_folder(str(folder))
    except Mistake as why:
        yield f"{SERIOUS} {why}"
        return
    yield f"disk      {shutil.disk_usage(folder).free // 2**20} MB free"
    if not missing:
        yield from _archive(folder)
        yield from _editions(folder)
        return
    yield "archive   none yet"
    # It was made to see whether it can be made: looking leaves nothing behind.
    for each in missing:
        each.rmdir()


def _archive(folder: Path) -> Iterator[str]:
    path = folder / FILE_NAME
    if not path.exists():
        yield "archive   none yet"
        return
    try:
        path.open("r+b").close()
    except OSError as fault:
        yield f"{SERIOUS} {path}: the archive can't be written ({fault.strerror})"
    try:
        archive = Archive.to_read(folder)
    except Unusable as why:
        # the table keeps such a file under another name and starts a new one
        yield f"! {why_unread(path, why)}"
        return
    except (sqlite3.Error, OSError) as fault:
        yield f"{SERIOUS} {why_unread(path, fault)}"
        return
    with closing(archive):
        games = archive.games()
    yield f"archive   {len(games)} games, {sum(line.status == 'running' for line in games)} running"
    aside = [line for line in games if line.status == "set aside"]
    yield from (f"! game {line.id} ({line.game}) is set aside: {line.why}" for line in aside)


def _editions(folder: Path) -> Iterator[str]:
    """What looks wrong in this table's own cards: worth a look, but only a game that can't begin is a problem."""
    for name, game in GAMES.items():
        own = OwnEdition(folder, game)
        if own.notice:
            yield f"! {own.notice}"
        elif own.path.exists() and (fault := _unplayable(game, own.edition)):
            yield f"! No game of {name} can begin: {fault}"
        shown = PRESENTATIONS[name]
        if own.own() and isinstance(shown, Doubtful):
            for doubt in shown.doubts(WORDS, own.edition):
                yield f"note      {shown.title(WORDS)}, {doubt.heading}: {doubt.text}"


def _unplayable(game: Game, edition: Edition) -> EditionError | None:
    """Why the values of `edition`, each of them possible, make no game together; None where they do."""
    try:
        for players in game.players:
            game.new_game(read_options(game, {"players": players}), edition)
    except EditionError as error:
        return error
    return None


def _opened(name: str, form: str, device: object, notice: Notice | None) -> str:
    if notice:
        return form
    if form == ABSENT:
        return "not used"
    if name in LAZY:
        return f"{form} (firelight doctor {LAZY[name]} tells whether it works)"
    return "none" if isinstance(device, AbsentBacklight) else f"{form}, opened"


def _devices(folder: Path) -> Iterator[str]:
    """Opens each device as a table would, then lets go of it."""
    queue = InputQueue()
    settings, files = SettingsFile(folder).settings, BuilderFiles()
    yield from (f"! {notice}" for notice in files.notices)
    panel, lamps = panel_wish(settings), lamp_wish(settings, files)
    buttons, printer = buttons_wish(settings, files), printer_wish(settings)
    attempts: dict[str, tuple[str, tuple[object, Notice | None]]] = {
        "panel": (panel.form, doors.open_panel(panel, queue)),
        "lamps": (lamps.form, doors.open_lamps(lamps, queue)),
        "buttons": (buttons.form, doors.open_buttons(buttons, queue)),
        "speaker": (settings.speaker.form, doors.open_speaker(settings.speaker.form, queue, 1)),
        "printer": (printer.form, doors.open_printer(printer, queue)),
        "backlight": ("sysfs", doors.open_backlight("sysfs")),
        "health": ("linux", doors.open_health("linux", str(folder))),
    }
    for name, (form, (device, notice)) in attempts.items():
        yield f"{name:10}{_opened(name, form, device, notice)}"
        if notice:
            yield f"{SERIOUS if name == 'panel' else '!'} {name}: {notice.why}"
        close = getattr(device, "close", None)
        try:
            if close:
                close()
        except Exception as fault:  # whatever a driver does wrong, the others are told of
            yield f"! {name}: it can't be let go: {one_line(fault)}"
    for message in queue.take():
        if isinstance(message, DeviceLost):
            yield f"! {message.what}: {message.why}"
    queue.close()
