"""One measured figure and its line in the report."""

from __future__ import annotations

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One measured line."""

    what: str
    value: float
    unit: str
    yardstick: str = ""
    """What it is compared with, in words with its own figure."""
    aim: str = ""
    met: bool | None = None


def line(figure: Figure) -> str:
    """A figure as a line of the report."""
    number = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.3g}"
    mark = {True: "  met", False: "  MISSED", None: ""}[figure.met]
    aim = f"  (aim {figure.aim}{mark})" if figure.aim else ""
    beside = f"  beside {figure.yardstick}" if figure.yardstick else ""
    return f"  {figure.what:<52} {number:>10} {figure.unit:<12}{aim}{beside}"
