"""Pictures of dice and bank: the seats, the counter, what is thrown and drawn, the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from device.camera import Camera, Picture
from device.console import Console
from ui.commands import Set, SetMode, Show
from ui.screen import Touched

GAME: Final = "dakara-bank"
BANK: Final = "account:-2"
MOMENTS: Final = (
    ("seats", ("place:0", "place:1", "place:2", "place:5")),
    ("new", ("start",)),
    ("payer", (BANK,)),
    ("paid", ("account:0", "key:4", "key:6", "key:000", "pay")),
    ("typed", ("done", "account:3", "account:1", "key:2", "key:5", "key:000")),
    ("die", ("pay", "done", "throw")),
    ("dice", ("done", "throw-two")),
    ("gold", ("done", "gold")),
    ("pass", ("done", "pass")),
    ("ledger", ("done", "ledger")),
    ("notes", ("notes",)),
    ("consent", ("close", "entry:1", "agree:2")),
    ("corrected", ("agree:0",)),
    ("close", ("done", "ledger", "close-books")),
    ("end", ("close-now",)),
)
"""By name: what is touched on the way from the moment before."""
ENTERED: Final = (("die", "throw"), ("gold", "gold"), ("pass", "pass"))
"""What is entered by hand, and the pad that asks for it."""


def pictures(camera: Camera) -> Iterator[Picture]:
    """All of them."""
    yield from _moments(camera)
    yield from _by_hand(camera)


def _moments(camera: Camera) -> Iterator[Picture]:
    console = _opened(camera, GAME)
    for name, keys in MOMENTS:
        _touch(console, *keys)
        yield camera.take(f"{GAME}-{name}", console)
    console.close()


def _by_hand(camera: Camera) -> Iterator[Picture]:
    """Real dice and cards are asked for."""
    console = _opened(camera, f"{GAME}-by-hand")
    _touch(console, "place:0", "place:2", "start")
    for mode in ("dice", "cards"):
        console.run(SetMode(mode, "table"))
    for name, key in ENTERED:
        _touch(console, key)
        yield camera.take(f"{GAME}-by-hand-{name}", console)
        _touch(console, "chance:0", "done")
    console.close()


def _opened(camera: Camera, name: str) -> Console:
    """At the seats; dice lie still."""
    console = camera.console(name)
    console.run(Set("motion", "still"))
    console.run(Show("seats", GAME))
    return console


def _touch(console: Console, *keys: str) -> None:
    """Touch after touch, each on what is drawn by then; chance falls in between."""
    for key in keys:
        console.navigator.scene(console.model())
        console.handle(Touched(key))
        while console.step():
            console.navigator.scene(console.model())
