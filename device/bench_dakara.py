"""How fast Dakara answers: from the press of ROLL to the die on the panel, and a long ledger under a finger."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Final

from device.bench_screens import SIZE, child
from device.console import Console
from device.figures import Figure
from device.staging import plan, staged_console
from games.dakara_bank.actions import Collect, Transfer
from ui.commands import Submit
from ui.kit.painter import Painter
from ui.screen import Dragged, Touched

ENTRIES: Final = 2000
FRAMES: Final = 600
FRAME_MS: Final = 1000 / 60
STEP: Final = 37.0
"""What a quick finger moves in a frame, in units: about 6 mm."""


def figures() -> Iterator[Figure]:
    """Rolls in a child of their own, with SDL's dummy driver; the ledger in this process."""
    with tempfile.TemporaryDirectory(prefix="firelight-bench-") as folder:
        yield from _rolls(Path(folder))
        yield from _ledger(Path(folder))


def _rolls(folder: Path) -> Iterator[Figure]:
    for motion, what in (("still", "the face lies there"), ("full", "the die is in the air")):
        times = sorted(child("rolls", str(folder / motion), motion))
        late = quantiles(times, n=100)[98] * 1e3
        yield Figure(f"press of ROLL until {what}, median of {len(times)}", median(times) * 1e3, "ms")
        yield Figure(f"press of ROLL until {what}, 99th percentile", late, "ms", aim="50 ms", met=late < 50)


def _ledger(folder: Path) -> Iterator[Figure]:
    console = staged_console(folder / "ledger", SIZE)
    books(console)
    console.handle(Touched("ledger"))
    painter = Painter(console.panel)
    painter.paint(console.navigator.scene(console.model()))
    times = sorted(_dragged(console, painter, STEP if frame < FRAMES // 2 else -STEP) for frame in range(FRAMES))
    missed = sum(ms > FRAME_MS for ms in times)
    yield Figure(f"ledger of {ENTRIES:,} entries, one frame under a finger, median", median(times), "ms")
    yield Figure(
        f"ledger of {ENTRIES:,} entries, frames missed of {FRAMES} at 60 a second",
        missed,
        "",
        f"the slowest took {times[-1]:.1f} ms",
        "none",
        missed == 0,
    )
    console.close()


def books(console: Console) -> None:
    """A session of the bank with a long ledger."""
    console.run(plan("dakara-bank", people=4))
    for number in range(ENTRIES):
        seat = number % 4
        action = Collect(seat, 1000) if number % 3 else Transfer(seat, 1000, (seat + 1) % 4)
        assert console.run(Submit(action))


def _dragged(console: Console, painter: Painter, by: float) -> float:
    """Milliseconds from a moved finger to the new picture."""
    start = perf_counter()
    console.handle(Dragged("entry:1", by))
    painter.paint(console.navigator.scene(console.model()))
    return (perf_counter() - start) * 1e3
