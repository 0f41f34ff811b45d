"""A virtual machine with the program in it: its real screen, its plugs, and hands on its simulated hardware."""

from __future__ import annotations

import base64
import json
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec

SIZE: Final = (1280, 800)
"""Of its screen, in pixels."""
MEMORY_MB: Final = 1024
BOOT_SECONDS: Final = 240.0
"""A machine without hardware support for virtual ones takes its time."""
PATIENCE: Final = 90.0
"""Seconds after which what does not come counts as wrong: the machine's own clock may go much slower than ours."""
KERNEL_LINE: Final = (
    "console=ttyS0 panic=-1 quiet loglevel=3 mitigations=off random.trust_cpu=on nokaslr rw systemd.show_status=0"
)


class Picture(msgspec.Struct, frozen=True):
    """What a screen shows: 3 bytes R, G, B a pixel, row by row."""

    width: int
    height: int
    rgb: bytes


class Channel:
    """Requests and answers of one JSON line each, through a socket of the machine's; one at a time."""

    def __init__(self, path: Path) -> None:
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen(1)
        self._lines: IO[bytes] | None = None

    def connect(self, seconds: float) -> None:
        """Wait for the machine; raises TimeoutError."""
        self._server.settimeout(seconds)
        connection, _ = self._server.accept()
        connection.settimeout(None)
        self._connection = connection
        self._lines = connection.makefile("rb")

    def write(self, request: dict[str, Any]) -> None:
        """Send one line."""
        self._connection.sendall(json.dumps(request).encode() + b"\n")

    def read(self, seconds: float = 60.0) -> dict[str, Any]:
        """The next line; raises TimeoutError, or EOFError where the machine has ended."""
        assert self._lines is not None
        self._connection.settimeout(seconds)
        line = self._lines.readline()
        if not line:
            raise EOFError("the machine has ended")
        said: dict[str, Any] = json.loads(line)
        return said

    def close(self) -> None:
        """Let go of the socket."""
        if self._lines is not None:
            self._lines.close()
            self._connection.close()
        self._server.close()


class Machine:
    """Runs until closed. Nothing that happens in it changes the image it was started from."""

    def __init__(self, image: Path, folder: Path) -> None:
        """`folder` is for its sockets, its log and its pictures."""
        self.folder = folder
        self._monitor = Channel(folder / "monitor")
        self._agent = Channel(folder / "agent")
        self._process = subprocess.Popen(_command(image, folder), stdin=subprocess.DEVNULL)
        try:
            self._monitor.connect(10)
            self._monitor.read()
            self.qmp("qmp_capabilities")
            self._agent.connect(10)
            assert self.run("true", seconds=BOOT_SECONDS) == ""
        except BaseException:
            self.close()
            raise

    def qmp(self, command: str, **arguments: Any) -> Any:
        """Ask the machine's monitor; what happened meanwhile is passed over."""
        self._monitor.write({"execute": command, "arguments": arguments})
        while True:
            said = self._monitor.read()
            if "error" in said:
                raise RuntimeError(f"{command}: {said['error']['desc']}")
            if "return" in said:
                return said["return"]

    def screen(self) -> Picture:
        """What its screen shows now, read from the screen."""
        shot = self.folder / "screen.ppm"
        self.qmp("screendump", filename=str(shot))
        kind, size, depth, rgb = shot.read_bytes().split(b"\n", maxsplit=3)
        assert (kind, depth) == (b"P6", b"255")
        width, height = map(int, size.split())
        return Picture(width, height, rgb)

    def ask(self, request: dict[str, Any], seconds: float = 60.0) -> dict[str, Any]:
        """What the agent in the machine answers; raises RuntimeError where it could not do as asked."""
        self._agent.write(request)
        answer = self._agent.read(seconds)
        if "fault" in answer:
            raise RuntimeError(f"{request}: {answer['fault']}")
        return answer

    def run(self, *command: str, seconds: float = 60.0) -> str:
        """What a command prints, run as root; raises RuntimeError if it fails."""
        answer = self.ask({"run": command}, seconds)
        if answer["status"]:
            raise RuntimeError(f"{' '.join(command)}: {answer['status']}: {answer['error']}")
        return str(answer["out"])

    def read(self, path: str) -> bytes | None:
        """A file of the machine's; None if there is none."""
        coded = self.ask({"read": path})["base64"]
        return None if coded is None else base64.b64decode(coded)

    def write(self, path: str, text: str) -> None:
        """A file of root's."""
        self.ask({"write": path, "text": text})

    def wait(self, seconds: float) -> None:
        """By the machine's own clock."""
        self.ask({"wait": seconds})

    def tap(self, *points: tuple[int, int]) -> None:
        """Fingers on the glass, all in the same moment; in points of the glass as it is mounted."""
        self.ask({"tap": points})

    def edges(self, train: Sequence[tuple[int, bool, float]]) -> list[float]:
        """GPIO lines closed to ground or opened, and the seconds until the next; gives when each was made."""
        return [float(at) for at in self.ask({"edges": train})["at"]]

    def close(self) -> None:
        """Pull its plug."""
        self._process.kill()
        self._process.wait()
        self._monitor.close()
        self._agent.close()


def _command(image: Path, folder: Path) -> list[str]:
    width, height = SIZE
    options = {
        "machine": "q35",
        "accel": "tcg",
        # Its clock goes with what it has done, 500 million steps a second: a busy PC makes no press longer.
        "icount": "shift=1,sleep=on",
        "cpu": "max",
        "smp": "1",
        "m": str(MEMORY_MB),
        "display": "none",
        "vga": "none",
        "nic": "none",
        "kernel": str(image / "vmlinuz"),
        "initrd": str(image / "initrd.gz"),
        "append": KERNEL_LINE,
        "serial": f"file:{folder / 'console.log'}",
        "drive": f"file={image / 'disk.ext4'},if=virtio,format=raw,snapshot=on",
    }
    devices = [
        f"virtio-gpu-pci,xres={width},yres={height}",
        "virtio-serial-pci",
        "virtserialport,chardev=agent,name=firelight.test",
        "qemu-xhci,id=usb",
    ]
    sockets = [
        *("-qmp", f"unix:{folder / 'monitor'}"),
        *("-chardev", f"socket,id=agent,path={folder / 'agent'}"),
        *("-chardev", f"socket,id=controller,path={folder / 'controller'},server=on,wait=off"),
    ]
    plain = [part for name, value in options.items() for part in (f"-{name}", value)]
    return [
        "qemu-system-x86_64",
        "-no-reboot",
        *plain,
        *(part for device in devices for part in ("-device", device)),
        *sockets,
    ]
