"""Calibrates the touch: four crosses are held one after the other; what that gives is tried before it is kept.

Nothing here trusts the touch as it is: the crosses take any finger anywhere, what is tried is kept only by a touch on a
small pad off the middle, which a panel that reports it elsewhere can't hit, and what is left alone ends by itself.
"""

from __future__ import annotations

from enum import StrEnum
from math import ceil
from typing import Final

from ui.commands import Back, Command, DropCorners, KeepCorners, TryCorners
from ui.kit.panel import Box, Panel
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.told import Told
from ui.kit.pieces.touch_cross import ARM, REACH, TARGET, CrossArm, Hold, TouchGround, TouchTarget
from ui.kit.widget import Scene, Widget
from ui.model import Model, Trial
from ui.screen import Input, Pointed
from ui.screens.base import PadScreen
from ui.screens.frame import SECONDARY, primary_pad
from ui.text.words import Words

Point = tuple[float, float]

INSET: Final = 0.1
"""The targets stand this part of the display inside its edges."""
TARGETS: Final[tuple[Point, ...]] = ((INSET, INSET), (1 - INSET, INSET), (1 - INSET, 1 - INSET), (INSET, 1 - INSET))
"""In parts of the display as mounted: upper left, upper right, lower right, lower left."""
KEEP_AT: Final = (0.3, 0.8)
"""Middle of the pad that keeps: no mirrored, swapped or turned touch on it is reported on it."""
HOLD_SECONDS: Final = 0.5
STILL: Final = 0.04
"""A finger that was reported to move by more than this part of the display did not rest."""
IDLE_SECONDS: Final = 30.0
SOUTH: Final = 3
"""A place on this side of the table: the crosses stand where they are, whoever touched last."""


class Step(StrEnum):
    """Where one is."""

    AIM = "aim"
    TRY = "try"
    OVER = "over"


class Slip(StrEnum):
    """Why a touch on a target did not count."""

    NONE = ""
    SHORT = "short"
    MOVED = "moved"
    MOUSE = "mouse"
    MISFIT = "misfit"
    """The four did not fit together."""


class Finger:
    """A finger that is down, and all the places where it was reported."""

    def __init__(self, first: Pointed) -> None:
        self.id = first.finger
        self.since = first.t
        self.at = (first.x, first.y)
        self._across: list[float] = []
        self._down: list[float] = []
        self.follow(first)

    def follow(self, given: Pointed) -> None:
        """It was reported again."""
        self.at = (given.x, given.y)
        if given.reported is not None:
            self._across.append(given.reported[0])
            self._down.append(given.reported[1])

    def ripe(self, now: float) -> bool:
        """It was held long enough."""
        return now - self.since >= HOLD_SECONDS

    def slip(self, now: float) -> Slip:
        """Why it does not count if it is lifted now."""
        if not self._across:
            return Slip.MOUSE
        if not self.ripe(now):
            return Slip.SHORT
        moved = max(max(self._across) - min(self._across), max(self._down) - min(self._down))
        return Slip.MOVED if moved > STILL else Slip.NONE

    def place(self) -> Point:
        """The middle of its reports, so that landing and lifting weigh little."""
        half = len(self._across) // 2
        return sorted(self._across)[half], sorted(self._down)[half]


class CalibrateScreen(PadScreen):
    """OK keeps what is tried, UNDO gives up; by touch alone it is kept by the pad, and given up by waiting."""

    topic = "touch"

    def __init__(self) -> None:
        super().__init__()
        self._places: list[Point] = []
        """Where the targets so far were reported."""
        self._finger: Finger | None = None
        self._slip = Slip.NONE
        self._last: float | None = None
        """When somebody was last seen here, as `Model.now`."""

    def layout(self, model: Model) -> Scene:
        ground = TouchGround(box=Box(0, 0, model.panel.width, model.panel.height), senses=True)
        match self._step(model):
            case Step.AIM:
                return (ground, *self._aiming(model))
            case Step.TRY:
                return (ground, *self._trying(model))
        return (ground, *_over(model))

    def handle(self, given: Input, model: Model) -> list[Command]:
        step = self._step(model)
        commands = self._point(given, step) if isinstance(given, Pointed) else super().handle(given, model)
        self._last = model.now
        return commands

    def act(self, key: str, model: Model) -> list[Command]:
        return [KeepCorners(), Back()] if key == "keep" else [Back()]

    def undo(self, model: Model) -> list[Command]:
        return [DropCorners(), Back()]

    def primary(self, model: Model) -> str:
        return {Step.TRY: "keep", Step.OVER: "done"}.get(self._step(model), "")

    def over(self, model: Model) -> bool:
        """It has ended by itself: nobody keeps anything any more."""
        return self._step(model) is Step.OVER

    def facing(self, model: Model) -> int | None:
        return SOUTH

    def moving(self, model: Model) -> float | None:
        match self._step(model):
            case Step.AIM if self._finger is not None and not self._finger.ripe(model.now):
                return self._finger.since + HOLD_SECONDS - model.now
            case Step.AIM:
                return self._since(model) + IDLE_SECONDS - model.now
            case Step.TRY:
                return (model.calibration.until - model.now) % 1.0 or 1.0
        return None

    def _since(self, model: Model) -> float:
        if self._last is None:
            self._last = model.now
        return self._last

    def _step(self, model: Model) -> Step:
        if self._all_held and model.calibration.trial is Trial.RUNNING:
            return Step.TRY
        if self._all_held and model.calibration.trial is not Trial.REFUSED:
            return Step.OVER
        return Step.OVER if model.now - self._since(model) >= IDLE_SECONDS else Step.AIM

    @property
    def _all_held(self) -> bool:
        return len(self._places) == len(TARGETS)

    def _point(self, given: Pointed, step: Step) -> list[Command]:
        if step is Step.OVER:
            return [Back()] if given.down else []
        if given.down:
            self._finger = Finger(given)
            if step is Step.AIM:
                self._begin_touch()
            return []
        if self._finger is None or given.finger != self._finger.id:
            return []
        self._finger.follow(given)
        return self._lift(self._finger, given.t) if given.up and step is Step.AIM else []

    def _begin_touch(self) -> None:
        self._slip = Slip.NONE
        if self._all_held:
            self._places.clear()

    def _lift(self, finger: Finger, now: float) -> list[Command]:
        """A finger leaves its target."""
        self._finger = None
        self._slip = finger.slip(now)
        if self._slip is not Slip.NONE:
            return []
        self._places.append(finger.place())
        return [TryCorners(tuple(part for place in self._places for part in place))] if self._all_held else []

    def _aiming(self, model: Model) -> list[Widget]:
        """One target, and what to do with it."""
        words, panel = model.words, model.panel
        done = 0 if self._all_held else len(self._places)
        slip = Slip.MISFIT if self._all_held else self._slip
        at = _in_picture(TARGETS[done], model.calibration.rotation)
        return [
            TouchTarget(box=_around(panel, at, TARGET), hold=self._hold(model.now)),
            Told(
                box=_part(panel, 0.1, 0.25, 0.8, 0.5),
                over=words("Cross {n} of {all}").format(n=done + 1, all=len(TARGETS)),
                headline=words("Hold a finger on the cross"),
                note=_slip_words(words, slip) or words("Until it fills. UNDO gives up; left alone, it ends by itself."),
            ),
        ]

    def _hold(self, now: float) -> Hold:
        if self._finger is None:
            return Hold.FREE
        return Hold.FULL if self._finger.ripe(now) else Hold.HELD

    def _trying(self, model: Model) -> list[Widget]:
        """The cross under the finger, and the pad that keeps."""
        words, panel = model.words, model.panel
        pad = _around(panel, KEEP_AT, SECONDARY)
        left = ceil(max(0.0, model.calibration.until - model.now))
        returns = words.plural(
            "Otherwise the touch of before returns in {n} second",
            "Otherwise the touch of before returns in {n} seconds",
            left,
        )
        beside = pad.right + 24
        return [
            Told(
                box=_part(panel, 0.1, 0.1, 0.8, 0.44),
                over=words("The new touch on trial"),
                headline=words("Is the cross under your finger?"),
                note=words("Touch the screen here and there"),
            ),
            Pad(box=pad, key="keep", icon="check", look=Look.ACCENT),
            Told(
                box=Box(beside, pad.y - 28, 0.9 * panel.width - beside, pad.h + 56),
                note=f"{words('Then touch the check mark to keep it.')} {returns}",
                align="left",
            ),
            *self._finger_cross(panel),
        ]

    def _finger_cross(self, panel: Panel) -> list[Widget]:
        if self._finger is None:
            return []
        x, y = self._finger.at
        left, top = max(0.0, x - REACH), max(0.0, y - REACH)
        level = Box(left, max(0.0, y - ARM / 2), min(panel.width, x + REACH) - left, ARM)
        upright = Box(max(0.0, x - ARM / 2), top, ARM, min(panel.height, y + REACH) - top)
        return [CrossArm(box=level), CrossArm(box=upright)]


def _over(model: Model) -> list[Widget]:
    """Nothing was kept: any touch goes back."""
    words, panel = model.words, model.panel
    middle = _part(panel, 0.1, 0.2, 0.8, 0.4)
    return [
        Told(box=middle, headline=words("Nothing was changed"), note=words("Touch anywhere to go back")),
        primary_pad(model, "done", words("Done")),
    ]


def _part(panel: Panel, x: float, y: float, w: float, h: float) -> Box:
    """A box in parts of the picture."""
    return Box(x * panel.width, y * panel.height, w * panel.width, h * panel.height)


def _slip_words(words: Words, slip: Slip) -> str:
    match slip:
        case Slip.SHORT:
            return words("Hold it longer, then lift it")
        case Slip.MOVED:
            return words("Keep the finger still, then lift it")
        case Slip.MOUSE:
            return words("A mouse needs none of this: use a finger")
        case Slip.MISFIT:
            return words("The four touches do not fit together: once more from the first")
    return ""


def _in_picture(at: Point, rotation: int) -> Point:
    """Where a point of the display lies in the picture, which is turned clockwise on it; both in parts."""
    x, y = at
    return {90: (y, 1 - x), 180: (1 - x, 1 - y), 270: (1 - y, x)}.get(rotation, at)


def _around(panel: Panel, at: Point, side: float) -> Box:
    """The square of this side around a point in parts of the picture."""
    return Box(at[0] * panel.width - side / 2, at[1] * panel.height - side / 2, side, side)
