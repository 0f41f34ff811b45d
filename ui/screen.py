"""The protocol of screens: a model in, widgets out; input in, commands out."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, TypeAlias, runtime_checkable

import msgspec

from games.game import Action
from ui.commands import Command
from ui.kit.widget import Scene
from ui.lights.probe import Probe
from ui.model import Model


class Control(StrEnum):
    """The three buttons beside the panel."""

    OK = "ok"
    UNDO = "undo"
    HELP = "help"


class Touched(msgspec.Struct, frozen=True):
    """The touch target `key` was touched; for one that holds, `down` False when it is let go."""

    key: str
    down: bool = True


class Dragged(msgspec.Struct, frozen=True):
    """A finger drags the target `key`: down by so many units since the last time, up when below 0. No press."""

    key: str
    by: float
    down: bool = False


class Slid(msgspec.Struct, frozen=True):
    """The finger that holds a sheet open has come over the target `key`, "" for none: letting go takes it. No press."""

    key: str
    down: bool = False


class Pointed(msgspec.Struct, frozen=True):
    """A finger on ground that senses it (`Widget.senses`): it touched, has moved, or was lifted."""

    finger: int
    x: float
    y: float
    """In design units."""
    t: float
    """Seconds, as `Model.now`."""
    reported: tuple[float, float] | None = None
    """Where a touchscreen said so, in parts of the display as mounted and before any correction; None of a mouse."""
    down: bool = False
    up: bool = False


class SeatPressed(msgspec.Struct, frozen=True):
    """A seat button: `place` 0 to 5; pressed on touch, or let go."""

    place: int
    down: bool = True


class ControlPressed(msgspec.Struct, frozen=True):
    """OK, UNDO or HELP."""

    control: Control


Input: TypeAlias = Touched | Dragged | Slid | Pointed | SeatPressed | ControlPressed


@runtime_checkable
class Telling(Protocol):
    """A screen that tells what happened step by step."""

    def told(self, model: Model) -> Model:
        """The model as far as people have been told, for the lights: they must not run ahead of the screen."""


@runtime_checkable
class Probing(Protocol):
    """A screen that tests the lights."""

    def probe(self, model: Model) -> Probe | None:
        """What the chain shows in place of all that games say; None for those."""


@runtime_checkable
class SelfTest(Protocol):
    """A screen on which people test a device, which does nothing else meanwhile."""

    tests: str
    """"buttons" or "speaker"."""


class Screen(Protocol):
    """One screen. It may keep what is chosen but not yet confirmed, a page, a cursor; never game state."""

    def scene(self, model: Model) -> Scene:
        """The widgets to draw now; equal models give equal scenes."""

    def handle(self, given: Input, model: Model) -> list[Command]:
        """What an input asks for; an empty list for an input that means nothing here or only moved the choice."""

    def moving(self, model: Model) -> float | None:
        """Seconds until the scene changes by itself (a fade, a peek that closes), None while it stands still."""

    def facing(self, model: Model) -> int | None:
        """The place at the table that the screen turns to on a flat panel; None to stay as it is."""

    def holds(self, model: Model) -> bool:
        """People should see this first: bots and chance wait until they have acknowledged it."""

    def chosen(self, model: Model) -> tuple[Action, ...]:
        """What is picked here but not yet confirmed, for the lights."""

    def primary(self, model: Model) -> str:
        """The key of the pad that OK takes while nothing is marked; "" for none."""

    def goes_back(self, model: Model) -> bool:
        """UNDO does something now."""

    def situation(self, model: Model) -> object:
        """What the screen is about; when it changes by itself, touches already on their way are not meant for it."""
