"""The benchmarks: each figure beside the yardstick it is meant to be compared with, in the same run."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator

from device import bench_dakara, bench_games, bench_screens, bench_table
from device.figures import Figure, line
from device.mistake import Mistake


def main(args: Namespace) -> int:
    """Run the groups that the command names (all by default) and print their figures; status 2 for an unknown one."""
    groups: dict[str, Callable[[], Iterator[Figure]]] = {
        "games": bench_games.figures,
        "table": bench_table.figures,
        "screens": bench_screens.figures,
        "dakara": bench_dakara.figures,
        "lamps": _lamps,
    }
    names: list[str] = args.groups
    unknown = [name for name in names if name not in groups]
    if unknown:
        print(f"firelight: no benchmark is called {unknown[0]} (there are {', '.join(groups)})", file=sys.stderr)
        return 2
    for name in names or list(groups):
        print(f"\n{name}")
        for figure in groups[name]():
            print(line(figure), flush=True)
    return 0


def _lamps() -> Iterator[Figure]:
    try:
        from device import bench_lamps
    except ModuleNotFoundError as missing:
        raise Mistake(f"the figures of the lamps need {missing.name}: install firelight[pi]") from missing
    return bench_lamps.figures()
