"""The other end of a serial cable: a pseudo-terminal, and what a firmware makes of the bytes that arrive there."""

from __future__ import annotations

import os
import select
from pathlib import Path


class Firmware:
    """Reads Adalight byte by byte as its description has it, whatever stands between two frames."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.skipped = b""
        """What belonged to no frame."""
        self._head = b""
        self._missing = 0
        self._pixels = b""

    def feed(self, data: bytes) -> None:
        for byte in data:
            self._byte(bytes([byte]))

    def _byte(self, byte: bytes) -> None:
        if self._missing:
            self._pixels += byte
            self._missing -= 1
            if not self._missing:
                self.frames.append(self._pixels)
            return
        self._head += byte
        while self._head and not self._may_begin():
            self.skipped += self._head[:1]
            self._head = self._head[1:]
        if len(self._head) == 6:
            self._missing = 3 * (int.from_bytes(self._head[3:5], "big") + 1)
            self._head = self._pixels = b""

    def _may_begin(self) -> bool:
        head = self._head
        if not b"Ada".startswith(head[:3]):
            return False
        return len(head) < 6 or head[3] ^ head[4] ^ head[5] == 0x55


class Cable:
    """A pseudo-terminal: the table opens `path`, the test holds the other end. Nobody reads until `take`."""

    def __init__(self) -> None:
        self._end, slave = os.openpty()
        self.path = os.ttyname(slave)
        # open for as long as the cable is in: closing the table's end must not hang it up
        self._slave = slave
        os.set_blocking(self._end, False)
        self._plugged = True

    def fileno(self) -> int:
        return self._end

    def take(self) -> bytes:
        """All that has arrived."""
        data = b""
        while select.select([self._end], [], [], 0)[0] and (more := os.read(self._end, 65536)):
            data += more
        return data

    def say(self, data: bytes) -> None:
        """Raises BlockingIOError when the table does not listen."""
        assert os.write(self._end, data) == len(data)

    def link(self, name: Path) -> Path:
        """Be plugged in under this name, as udev makes it."""
        name.unlink(missing_ok=True)
        name.symlink_to(self.path)
        return name

    def unplug(self) -> None:
        if self._plugged:
            self._plugged = False
            os.close(self._slave)
            os.close(self._end)
