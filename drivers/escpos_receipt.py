"""A receipt as ESC/POS, on python-escpos's own printers. Only what prints imports this: the library is slow to load."""

from __future__ import annotations

import os
import shutil
import socket
import unicodedata
from pathlib import Path
from typing import Any, Final

from escpos import capabilities
from escpos.capabilities import Profile, get_profile
from escpos.magicencode import Encoder
from escpos.printer import File, Network, Serial

from drivers.ports import Receipt

if "ESCPOS_CAPABILITIES_PICKLE_DIR" not in os.environ:
    # the library keeps a copy of its tables in a new folder each time, and leaves it there
    shutil.rmtree(capabilities.pickle_dir, ignore_errors=True)

DOTS: Final = 12
"""Width of a letter."""
MODULE: Final = 4
"""Dots in a small square of the QR code: half a millimetre."""
MISSING: Final = "?"
COMMON_PAGES: Final = frozenset({"CP437", "CP850", "CP852", "CP858", "CP866", "CP1252"})

Escpos = Any


def open_device(path: Path) -> Escpos:
    """A file such as /dev/usb/lp0. Raises OSError or the library's own errors, as the others do."""
    if not path.exists():
        # the library would make a file of that name
        raise FileNotFoundError(f"{path} is not there")
    return _opened(File(str(path), **_encoding()))


def open_serial(path: str) -> Escpos:
    """A serial port at the usual 9600 baud; one on USB does not care."""
    return _opened(Serial(path, **_encoding()))


def open_network(host: str, port: int, seconds: float) -> Escpos:
    """A raw TCP port; nothing on the way may take longer than `seconds`."""
    paper = Network(host, port, timeout=seconds, **_encoding())
    # its own way to open knows no IPv6, and leaves a socket open where nobody answers
    paper.device = socket.create_connection((host, port), seconds)
    return paper


def write_receipt(paper: Escpos, receipt: Receipt, columns: int) -> None:
    """Title, lines and QR code, and a cut. Letters that the printer has not got become "?"."""
    paper.profile = _profile(columns)
    paper.hw("INIT")
    paper.set(bold=True)
    paper.textln(_writable(paper, receipt.title))
    paper.set(bold=False)
    for line in receipt.lines:
        paper.textln(_writable(paper, line))
    if receipt.code:
        paper.qr(receipt.code, size=MODULE, center=True)
    paper.cut()


def _opened(paper: Escpos) -> Escpos:
    paper.open()
    return paper


def _encoding() -> dict[str, Any]:
    """Tries the code pages that nearly every printer has before all others, both in the order of their numbers."""
    encoder = Encoder({name: int(number) for name, number in get_profile().get_code_pages().items()})
    encoder.used_encodings |= COMMON_PAGES
    return {"magic_encode_args": {"encoder": encoder}}


def _profile(columns: int) -> Any:
    """The common printer, as wide as the paper is: it centres the code, and complains when nobody says its width."""
    profile = Profile(columns, get_profile().features)
    media = {"dpi": "Unknown", "width": {"mm": "Unknown", "pixels": columns * DOTS}}
    profile.profile_data = {**profile.profile_data, "media": media}
    return profile


def _writable(paper: Escpos, text: str) -> str:
    """`text` without what would be a command, or a letter of two columns, or none at all."""
    found = paper.magic.encoder.find_suitable_encoding
    letters = [c for c in unicodedata.normalize("NFC", text) if not unicodedata.combining(c)]
    return "".join(c if c.isprintable() and (c.isascii() or found(c)) else MISSING for c in letters)
