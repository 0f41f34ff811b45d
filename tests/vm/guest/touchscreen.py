"""A touchscreen that the kernel believes in: ten fingers, through /dev/uinput (linux/uinput.h, multi-touch type B)."""

from __future__ import annotations

import fcntl
import os
import struct
from typing import Final

EV_SYN: Final = 0x00
EV_KEY: Final = 0x01
EV_ABS: Final = 0x03
BTN_TOUCH: Final = 0x14A
ABS_X: Final = 0x00
ABS_Y: Final = 0x01
ABS_MT_SLOT: Final = 0x2F
ABS_MT_POSITION_X: Final = 0x35
ABS_MT_POSITION_Y: Final = 0x36
ABS_MT_TRACKING_ID: Final = 0x39
INPUT_PROP_DIRECT: Final = 0x01
BUS_USB: Final = 0x03

EVENT: Final = struct.Struct("llHHi")
SETUP: Final = struct.Struct("4H80sI")
AXIS: Final = struct.Struct("Hxx6i")
FINGERS: Final = 10
MOST_TRACKING_ID: Final = 65535


def _write_request(number: int, size: int) -> int:
    """The number of an ioctl of uinput's that takes `size` bytes."""
    return 1 << 30 | size << 16 | ord("U") << 8 | number


UI_DEV_CREATE: Final = ord("U") << 8 | 1
UI_DEV_SETUP: Final = _write_request(3, SETUP.size)
UI_ABS_SETUP: Final = _write_request(4, AXIS.size)
UI_SET_EVBIT: Final = _write_request(100, 4)
UI_SET_KEYBIT: Final = _write_request(101, 4)
UI_SET_ABSBIT: Final = _write_request(103, 4)
UI_SET_PROPBIT: Final = _write_request(110, 4)


class Touchscreen:
    """Of `width` x `height` points; there until the process ends."""

    def __init__(self, width: int, height: int) -> None:
        self._file = os.open("/dev/uinput", os.O_WRONLY)
        self._touching: set[int] = set()
        self._next_id = 0
        for kind in (EV_KEY, EV_ABS):
            fcntl.ioctl(self._file, UI_SET_EVBIT, kind)
        fcntl.ioctl(self._file, UI_SET_KEYBIT, BTN_TOUCH)
        fcntl.ioctl(self._file, UI_SET_PROPBIT, INPUT_PROP_DIRECT)
        most = {
            ABS_X: width - 1,
            ABS_Y: height - 1,
            ABS_MT_SLOT: FINGERS - 1,
            ABS_MT_POSITION_X: width - 1,
            ABS_MT_POSITION_Y: height - 1,
            ABS_MT_TRACKING_ID: MOST_TRACKING_ID,
        }
        for axis, value in most.items():
            fcntl.ioctl(self._file, UI_SET_ABSBIT, axis)
            fcntl.ioctl(self._file, UI_ABS_SETUP, AXIS.pack(axis, 0, 0, value, 0, 0, 0))
        fcntl.ioctl(self._file, UI_DEV_SETUP, SETUP.pack(BUS_USB, 1, 1, 1, b"Simulated touchscreen", 0))
        fcntl.ioctl(self._file, UI_DEV_CREATE)

    def down(self, fingers: dict[int, tuple[int, int]]) -> None:
        """All these fingers touch in one report of the panel; by slot, where."""
        events = []
        for slot, (x, y) in fingers.items():
            self._next_id += 1
            # No two touches of a hand are the same. The kernel tells nothing that has not changed, and a program that
            # has opened the touchscreen since then would not know where the finger is.
            near = self._next_id % 5 - 2
            events += [
                (EV_ABS, ABS_MT_SLOT, slot),
                (EV_ABS, ABS_MT_TRACKING_ID, self._next_id),
                (EV_ABS, ABS_MT_POSITION_X, x + near),
                (EV_ABS, ABS_MT_POSITION_Y, y + near),
            ]
        if not self._touching:
            x, y = next(iter(fingers.values()))
            events += [(EV_KEY, BTN_TOUCH, 1), (EV_ABS, ABS_X, x), (EV_ABS, ABS_Y, y)]
        self._touching |= fingers.keys()
        self._report(events)

    def up(self) -> None:
        """No finger touches any more."""
        events = []
        for slot in sorted(self._touching):
            events += [(EV_ABS, ABS_MT_SLOT, slot), (EV_ABS, ABS_MT_TRACKING_ID, -1)]
        self._touching.clear()
        self._report([*events, (EV_KEY, BTN_TOUCH, 0)])

    def _report(self, events: list[tuple[int, int, int]]) -> None:
        os.write(self._file, b"".join(EVENT.pack(0, 0, *event) for event in [*events, (EV_SYN, 0, 0)]))
