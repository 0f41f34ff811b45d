"""A receipt printer's side of ESC/POS, written from its description: what stands on the paper after these bytes."""

from __future__ import annotations

from typing import Final

PAGES: Final = {0: "cp437", 2: "cp850", 16: "cp1252", 17: "cp866", 18: "cp852", 19: "cp858"}
ESC, GS = 0x1B, 0x1D


class Paper:
    """`lines` of all receipts; a bold one begins with "*", a picture is "[picture]"; `cuts` counts the receipts."""

    def __init__(self, data: bytes) -> None:
        self.lines: list[str] = []
        self.pictures: list[tuple[int, int, bytes]] = []
        """Width and height in dots, and the rows, 8 dots a byte, 1 is black."""
        self.cuts = 0
        self.pages: set[str] = set()
        """Code pages that it was set to."""
        self._page = ""
        self._bold = False
        self._line = ""
        self._read(data)

    def _read(self, data: bytes) -> None:
        at = 0
        while at < len(data):
            if data[at] in (ESC, GS):
                at += self._command(data[at:])
            elif data[at] == 0x0A:
                self._feed()
                at += 1
            else:
                assert data[at] >= 0x20, f"a control character {data[at]:#x}"
                self._line += data[at : at + 1].decode(self._page if data[at] >= 0x80 else "ascii")
                at += 1
        assert not self._line

    def _feed(self) -> None:
        self.lines.append("*" + self._line if self._bold and self._line else self._line)
        self._line = ""

    def _command(self, data: bytes) -> int:
        """Do what stands at the start; gives its length."""
        match data[0], chr(data[1]):
            case (0x1B, "@"):
                self._page, self._bold = "cp437", False
                return 2
            case (0x1B, "t"):
                self._page = PAGES[data[2]]
                self.pages.add(self._page)
                return 3
            case (0x1B, "E"):
                self._bold = bool(data[2] & 1)
                return 3
            case (0x1B, "d"):
                assert not self._line
                return 3
            case (0x1D, "V"):
                assert data[2] == 0, "the whole width"
                self.cuts += 1
                return 3
            case (0x1D, "v"):
                wide, high = data[4] + 256 * data[5], data[6] + 256 * data[7]
                length = 8 + wide * high
                assert len(data) >= length
                self.pictures.append((8 * wide, high, data[8:length]))
                self.lines.append("[picture]")
                return length
        raise AssertionError(f"unknown command {data[:4]!r}")
