"""How fast screens are: redraws, the start of the process, rest, and from a press to the lamps."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import msgspec

from device.console import Console
from device.figures import Figure
from device.staging import plan, play_until, staged_console
from ui.kit.painter import Painter
from ui.kit.widget import Scene
from ui.model import Model

SIZE = (1280, 800)
REDRAWS = 200
CHILD = "device.bench_child"


def figures() -> Iterator[Figure]:
    """Drawing in this process; start, rest and presses in children of their own, with SDL's dummy driver."""
    with tempfile.TemporaryDirectory(prefix="firelight-bench-") as folder:
        yield from _redraws(Path(folder))
        for name, what, aim in (
            ("home", "process start to first frame", 200.0),
            ("resume", "process start to a resumed game's first frame", 300.0),
        ):
            yield from _start(Path(folder), name, what, aim)
        yield from _rest(Path(folder))
        yield from _presses(Path(folder))


def busiest(console: Console) -> None:
    """A full map: five players late in the game, in second placement."""
    console.run(plan("dakota", people=5))
    play_until(console, lambda model: _is(model, "SECOND_PLACEMENT", round_=6))


def _is(model: Model, phase: str, round_: int) -> bool:
    assert model.table is not None
    view = model.table.view
    here = getattr(view, "phase", None)
    return here is not None and here.name == phase and getattr(view, "round", 0) >= round_ and bool(model.table.legal)


def _redraws(folder: Path) -> Iterator[Figure]:
    console = staged_console(folder / "screens", SIZE)
    busiest(console)
    model = console.model()
    scene = console.navigator.scene(model)
    painter = Painter(console.panel)
    painter.paint(scene)
    yield Figure(
        f"busiest screen: {len(scene)} widgets built", _best(lambda: console.navigator.scene(model)) * 1e3, "ms"
    )
    full = _best(lambda: _all(painter, scene))
    yield Figure("busiest screen: redrawn in full", full * 1e3, "ms", aim="2 ms", met=full < 2e-3)
    other = _one_changed(scene)
    painter.paint(other)
    turns = iter(range(10**9))
    part = _best(lambda: painter.paint(scene if next(turns) % 2 == 0 else other))
    yield Figure("busiest screen: after one territory's change", part * 1e3, "ms", aim="0.2 ms", met=part < 2e-4)
    console.close()


def _all(painter: Painter, scene: Scene) -> None:
    painter.paint(())
    painter.paint(scene)


def _one_changed(scene: Scene) -> Scene:
    """The same scene with another look of its largest touch target in the map."""
    targets = [w for w in scene if w.key and "Territory" in type(w).__name__]
    target = max(targets, key=lambda w: w.box.w * w.box.h)
    return tuple(msgspec.structs.replace(w, focus=True) if w is target else w for w in scene)


def _best(call: object) -> float:
    assert callable(call)
    times = []
    for _ in range(REDRAWS):
        start = perf_counter()
        call()
        times.append(perf_counter() - start)
    return median(times)


def child(*words: str) -> list[float]:
    """What a child of its own printed: numbers on its last line."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    # as on a table: Python keeps what it has compiled
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", CHILD, *words, str(perf_counter())]
    out = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    return [float(word) for word in out.strip().splitlines()[-1].split()]


def _start(folder: Path, name: str, what: str, aim: float) -> Iterator[Figure]:
    if name == "resume":
        child("prepare", str(folder / name))
    runs = [child(name, str(folder / name)) for _ in range(5)]
    bare = []
    for _ in range(5):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", "import pygame"], check=True, capture_output=True)
        bare.append(perf_counter() - start)
    first = median(run[0] for run in runs) * 1e3
    yield Figure(
        what, first, "ms", f"Python with pygame alone {median(bare) * 1e3:.0f} ms", f"{aim:.0f} ms", first < aim
    )
    memory = median(run[1] for run in runs)
    yield Figure(f"resident memory then ({name})", memory, "MB", aim="80 MB", met=memory <= 80)


def _rest(folder: Path) -> Iterator[Figure]:
    share = child("rest", str(folder / "home"))[0] * 100
    yield Figure("home screen at rest, 30 s", share, "% of a core", aim="0.3 %", met=share < 0.3)
    share = child("waiting", str(folder / "waiting"))[0] * 100
    yield Figure("table waiting for a person, bed breathing, 30 s", share, "% of a core")


def _presses(folder: Path) -> Iterator[Figure]:
    times = sorted(child("presses", str(folder / "presses")))
    late = quantiles(times, n=100)[98] * 1e3
    yield Figure("press to lamp bytes, median", median(times) * 1e3, "ms")
    yield Figure("press to lamp bytes, 99th percentile", late, "ms", aim="5 ms", met=late < 5)
