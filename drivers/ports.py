"""The hardware as the rest of the table sees it: one narrow interface per device, and what devices say.

Times are seconds of `time.monotonic()`. Whatever a device has to say it posts to the one `InputQueue`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Protocol

import msgspec

if TYPE_CHECKING:
    from pygame import Rect, Surface


class Button(StrEnum):
    """The nine buttons of the table; the value is the name used in settings and reports."""

    SEAT_1 = "seat-1"
    SEAT_2 = "seat-2"
    SEAT_3 = "seat-3"
    SEAT_4 = "seat-4"
    SEAT_5 = "seat-5"
    SEAT_6 = "seat-6"
    OK = "ok"
    UNDO = "undo"
    HELP = "help"

    @property
    def seat(self) -> int | None:
        """The place at the edge, 0 to 5; None for OK, UNDO and HELP."""
        return int(self.value[5:]) - 1 if self.value.startswith("seat-") else None


SEAT_BUTTONS = tuple(b for b in Button if b.seat is not None)


class ButtonEdge(msgspec.Struct, frozen=True):
    """A contact opened or closed, bounces and all: for the `Debouncer`, not for screens."""

    button: Button
    down: bool
    t: float


class Touched(IntEnum):
    """What a finger (or the mouse, which is a finger) did."""

    DOWN = 0
    MOVE = 1
    UP = 2


class Touch(msgspec.Struct, frozen=True):
    """A finger on the panel, twins and duplicates already removed; x, y in pixels of the panel's surface."""

    id: int
    kind: Touched
    x: int
    y: int
    t: float
    reported: tuple[float, float] | None = None
    """Where a touchscreen said so, in parts of the display before rotation and correction; None of a mouse."""


class Woken(msgspec.Struct, frozen=True):
    """A touch ended the panel's sleep; the touch itself acts on nothing."""

    t: float


class PhantomTouch(msgspec.Struct, frozen=True):
    """A panel fault, not a person: touches at one point on a regular beat of `period` seconds."""

    x: int
    y: int
    period: float
    t: float


class Exposed(msgspec.Struct, frozen=True):
    """The window lost its picture (shown, uncovered, resized): present everything again."""


class CloseAsked(msgspec.Struct, frozen=True):
    """The window's close button: end the program in order."""


class DeviceLost(msgspec.Struct, frozen=True):
    """`what` ("lamps", "panel", ...) stopped working while running, and why; `absent` if it never worked."""

    what: str
    why: str
    absent: bool = False


class DeviceBack(msgspec.Struct, frozen=True):
    """`what` works again; give it its present state once more."""

    what: str


class PowerCut(msgspec.Struct, frozen=True):
    """The simulator's "Cut the power": die now, without saving or closing anything."""


class PickedGame(msgspec.Struct, frozen=True):
    """A pad of the simulator's title line was pressed; `name` is what it was made with."""

    name: str


class Notice(msgspec.Struct, frozen=True):
    """Why a device is absent: `what` is the device, `why` one line for the staff page and `doctor`."""

    what: str
    why: str


class Sound(StrEnum):
    """The three sounds of the table."""

    TAP = "tap"
    DONE = "done"
    REFUSED = "refused"


class Vitals(msgspec.Struct, frozen=True, kw_only=True):
    """How the machine is; None where it can't be known."""

    celsius: float | None = None
    undervoltage: bool | None = None
    undervoltage_seen: bool | None = None
    """Since the machine was started."""
    throttled: bool | None = None
    """It runs slower than it could, because of heat or of its supply."""
    throttled_seen: bool | None = None
    free_bytes: int | None = None
    """Left on the disk of the table's data."""
    uptime: float | None = None
    """Seconds since the machine was started."""


class Receipt(msgspec.Struct, frozen=True):
    """What is printed on a strip of paper."""

    title: str
    lines: tuple[str, ...]
    """Of at most `Printer.columns` characters."""
    code: str = ""
    """The text of a QR code below; "" for none."""


class Printed(msgspec.Struct, frozen=True):
    """The printer has taken the whole receipt called `title`."""

    title: str


class Lamps(Protocol):
    """The chain of pixels: six seat buttons, then the bed."""

    def show(self, frame: bytes) -> None:
        """Light the pixels; `frame` is 3 bytes R, G, B per pixel in the order of the chain. Returns at once."""

    def close(self) -> None:
        """Go dark and let go of the device."""


class Buttons(Protocol):
    """The nine buttons; they post every `ButtonEdge` to the queue they were opened with."""

    def down(self) -> frozenset[Button]:
        """The buttons that are closed right now (a button down at start is a fault to report)."""

    def look(self) -> None:
        """Post an edge for every button that is not as its last one said: some edges get lost on the way."""

    def close(self) -> None: ...


class Speaker(Protocol):
    """Short sounds."""

    def play(self, sound: Sound) -> None:
        """Start `sound` and return at once; silent at level 0."""

    def set_level(self, level: int) -> None:
        """0 is mute, 1 to 3 are soft to loud."""

    def close(self) -> None: ...


class Panel(Protocol):
    """The touchscreen, or the place of it in the simulator's window."""

    def surface(self) -> Surface:
        """What to draw on, in the reader's orientation; stays the same object until closed."""

    def present(self, rects: Sequence[Rect] | None = None) -> None:
        """Show what was drawn: the given rectangles, or all of it."""

    def pump(self, now: float) -> None:
        """Take what happened since the last call from SDL and post it to the queue."""

    def wake_files(self) -> Sequence[int]:
        """File descriptors that turn readable when `pump` may have something; may miss some: pump at 10 Hz too."""

    def sleep(self) -> None:
        """From now on the next touch only wakes (`Woken`), and nothing acts within 200 ms of it."""

    def correct(self, corners: Sequence[float]) -> None:
        """Mend where fingers are from now on: where the four targets of the calibration were reported (x and y in
        parts of the display before rotation; upper left, upper right, lower right, lower left), or nothing.
        ValueError for places that no panel reports.
        """

    def close(self) -> None: ...


class Health(Protocol):
    """The machine's own vital signs."""

    def read(self) -> Vitals: ...


class Printer(Protocol):
    """An optional receipt printer. It may be switched off: each receipt finds that out anew."""

    @property
    def columns(self) -> int:
        """Characters in a line."""

    def print(self, receipt: Receipt) -> None:
        """Print `receipt` and cut the paper. Returns at once; `Printed` or `DeviceLost` ("printer") follows."""

    def close(self) -> None: ...


class Backlight(Protocol):
    """The light behind the panel."""

    def set(self, percent: int) -> None:
        """1 to 100; 0 is dark."""

    def close(self) -> None:
        """Leave it at full, for whatever shows next."""
