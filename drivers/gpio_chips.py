"""The way to the pins of the header: gpiozero's pin factories, lgpio first, then RPi.GPIO, whichever opens."""

from __future__ import annotations

import importlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from drivers.faults import one_line

CHIPS: Final = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2837", "pinctrl-bcm2835")
"""What the kernel calls the chip behind the header: of a Pi 5, a Pi 4, and a Pi 3 or Zero 2 W (the last two)."""
WITHOUT_RPI_GPIO: Final = "BCM2712"
"""The processor of the Pi 5, whose pins hang on another chip."""
DEVICES: Final = Path("/dev")

Factory = Any
"""A pin factory of gpiozero's, which tells no types."""


class NoPins(Exception):
    """No way leads to the pins: one line with each that was tried, and why it is closed."""


def open_factory() -> Factory:
    """The first pin factory that opens, on the chip of the header; raises NoPins."""
    ways: dict[str, Callable[[], Factory]] = {"lgpio": _open_lgpio, "RPi.GPIO": _open_rpi_gpio}
    closed = []
    for name, way in ways.items():
        try:
            return way()
        except Exception as fault:  # a factory may raise anything, RPi.GPIO does so at its import
            closed.append(f"{name}: {gpio_line(fault)}")
    raise NoPins("; ".join(closed))


def import_lgpio() -> ModuleType:
    """The module lgpio, wherever the program stands; raises ImportError with what to install.

    Its import moves the whole program into the folder of LG_WD (or stays) and makes a pipe there, which it finds by its
    relative name. It gets a folder of its own for that moment: once opened, the pipe needs no name any more.
    """
    if "lgpio" not in sys.modules:
        with _own_folder():
            importlib.import_module("lgpio")
    lgpio = sys.modules["lgpio"]
    if not hasattr(lgpio, "gpiochip_open"):
        raise ImportError(
            "the installed module is empty: install the system's python3-lgpio, "
            "and make the environment with --system-site-packages"
        )
    return lgpio


def find_chip(lgpio: ModuleType, devices: Path = DEVICES) -> int:
    """The number of the chip behind the header, known by its label: numbers differ among boards and kernels.

    Raises NoPins with what there is instead.
    """
    numbers = sorted(int(path.name[8:]) for path in devices.glob("gpiochip*") if path.name[8:].isdecimal())
    if not numbers:
        raise NoPins(f"there is no {devices}/gpiochip*")
    found: dict[str, int] = {}
    refused = []
    for number in numbers:
        try:
            found.setdefault(_label(lgpio, number), number)
        except Exception as fault:  # lgpio's own kind of error, which says little
            refused.append(_refusal(devices / f"gpiochip{number}", fault))
    for label in CHIPS:
        if label in found:
            return found[label]
    others = [f"gpiochip{number} is {label}" for label, number in found.items()]
    raise NoPins(", ".join(refused) or f"no chip of a Raspberry Pi's header ({', '.join(others)})")


def gpio_line(fault: BaseException) -> str:
    """What a fault of these libraries says; lgpio's come in quotation marks."""
    if isinstance(fault, ModuleNotFoundError):
        return "not installed" if fault.name in ("lgpio", "RPi") else f"{fault.name} is not installed"
    said = one_line(fault)
    return said[1:-1] if len(said) > 2 and said[0] == said[-1] == "'" else said


def _open_lgpio() -> Factory:
    lgpio = import_lgpio()
    from gpiozero.pins.lgpio import LGPIOFactory

    return _known(LGPIOFactory(chip=find_chip(lgpio)))


def _open_rpi_gpio() -> Factory:
    if _processor() == WITHOUT_RPI_GPIO:
        raise NoPins("can't reach the pins of a Raspberry Pi 5")
    from gpiozero.pins.rpigpio import RPiGPIOFactory

    return _known(RPiGPIOFactory())


def _known(factory: Factory) -> Factory:
    """A factory that can't tell its board knows no pins either: better found now than at the first pin."""
    try:
        _ = factory.board_info
    except Exception:
        factory.close()
        raise
    return factory


def _processor() -> str:
    """Of this Raspberry Pi; "" where it can't be told."""
    from gpiozero.exc import PinUnknownPi
    from gpiozero.pins.local import get_pi_revision
    from gpiozero.pins.pi import PiBoardInfo

    try:
        return str(PiBoardInfo.from_revision(get_pi_revision()).soc)
    except (PinUnknownPi, OSError, ValueError):
        return ""


def _label(lgpio: ModuleType, number: int) -> str:
    handle = lgpio.gpiochip_open(number)
    try:
        return str(lgpio.gpio_get_chip_info(handle)[3])
    finally:
        lgpio.gpiochip_close(handle)


def _refusal(path: Path, fault: Exception) -> str:
    if not os.access(path, os.R_OK | os.W_OK):
        return f"no permission for {path}: put the user into the group gpio"
    return f"{path}: {gpio_line(fault)}"


@contextmanager
def _own_folder() -> Iterator[None]:
    """LG_WD names an empty folder for a while; the program stands where it stood before."""
    here = os.open(".", os.O_PATH)
    before = os.environ.get("LG_WD")
    try:
        with tempfile.TemporaryDirectory(prefix="firelight-") as folder:
            os.environ["LG_WD"] = folder
            try:
                yield
            finally:
                os.fchdir(here)
    finally:
        os.close(here)
        if before is None:
            os.environ.pop("LG_WD", None)
        else:
            os.environ["LG_WD"] = before
