"""The benchmarks: each figure beside the yardstick it is meant to be compared with, in the same run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

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


def main(names: list[str]) -> int:
    """Run the groups called `names` (all by default) and print a line for each figure; status 2 for an unknown one."""
    from device import bench_games, bench_screens, bench_table

    groups: dict[str, Callable[[], Iterator[Figure]]] = {
        "games": bench_games.figures,
        "table": bench_table.figures,
        "screens": bench_screens.figures,
    }
    unknown = [name for name in names if name not in groups]
    if unknown:
        print(f"firelight: no benchmark is called {unknown[0]} (there are {', '.join(groups)})", file=sys.stderr)
        return 2
    for name in names or list(groups):
        print(f"\n{name}")
        for figure in groups[name]():
            print(line(figure), flush=True)
    return 0


def line(figure: Figure) -> str:
    """A figure as a line of the report."""
    number = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.3g}"
    mark = {True: "  met", False: "  MISSED", None: ""}[figure.met]
    aim = f"  (aim {figure.aim}{mark})" if figure.aim else ""
    beside = f"  beside {figure.yardstick}" if figure.yardstick else ""
    return f"  {figure.what:<52} {number:>10} {figure.unit:<12}{aim}{beside}"
