"""The pages of the builder's guide, and the cells of their tables."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "hardware"
PAGES = {page.name: page.read_text("utf-8") for page in sorted(FOLDER.glob("*.md"))}
ALL = "\n".join(PAGES.values())
TEXT = " ".join(ALL.split())
"""Without the ends of lines."""


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    found = []
    for line in PAGES[page].split(f"# {heading}\n", 1)[1].splitlines():
        if line.startswith("|"):
            found.append([cell.strip() for cell in line.strip("|").split("|")])
        elif found:
            break
    return found[2:]


def row(page: str, heading: str, start: str) -> list[str]:
    """The one row of that table that begins so."""
    [found] = [cells for cells in rows(page, heading) if cells[0].startswith(start)]
    return found


def numbers(cell: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", cell)]
