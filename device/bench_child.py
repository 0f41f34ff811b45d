"""The process that is measured by the benchmarks: `python -m device.bench_child WHAT FOLDER [MOTION] STARTED`."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path
from typing import Final

from device.app import App
from device.devices import Devices
from device.settings import SettingsFile
from drivers.absent import AbsentButtons, AbsentLamps, AbsentSpeaker
from drivers.open import open_panel
from drivers.ports import Button, ButtonEdge, CloseAsked
from drivers.queue import InputQueue
from drivers.wishes import PanelWish
from ui.commands import ResumeGame
from ui.model import Model

SIZE: Final = (1280, 800)
STARTED_SECONDS: Final = 1.0
REST_SECONDS: Final = 30.0
PRESSES: Final = 310
UNCOUNTED: Final = 10
APART_SECONDS: Final = 0.1


def main(what: str, folder: Path, started: float, motion: str = "full") -> None:
    """Print what was measured, numbers on one line."""
    if what == "rolls":
        from device.bench_rolls import rolls

        print(*rolls(folder, motion))
        return
    if what == "lit":
        from device.bench_presses import presses as lit

        print(*lit(folder, motion))
        return
    if what == "prepare":
        prepare(folder)
        print(0)
        return
    if what in ("waiting", "presses"):
        prepare(folder)
    queue = InputQueue()
    panel, absent = open_panel(PanelWish(form="window", size=SIZE, driver="dummy"), queue)
    assert absent is None
    devices = Devices(panel, AbsentLamps(), AbsentButtons(), AbsentSpeaker())
    app = App(folder, SettingsFile(folder), devices, queue)
    if what in ("resume", "waiting", "presses"):
        app.console.run(ResumeGame(app.console.model().saved[0].key))
    app.loop.show()
    first = time.perf_counter() - started
    if what in ("home", "resume"):
        print(first, _megabytes())
    elif what == "presses":
        print(*presses(app, queue))
    else:
        print(rest(app, queue))
    app.close()


def prepare(folder: Path) -> None:
    """A game in mid-placement, a person to act."""
    # not above: what is measured is the start of a table, which stages nothing
    from device.staging import plan, play_until, staged_console

    console = staged_console(folder, SIZE)
    console.run(plan("dakota", people=3))
    play_until(console, _placing, skip=6)
    console.close()


def _placing(model: Model) -> bool:
    assert model.table is not None
    phase = getattr(model.table.view, "phase", None)
    return phase is not None and phase.name == "FIRST_PLACEMENT" and bool(model.table.legal)


def rest(app: App, queue: InputQueue) -> float:
    """The share of a core that the loop takes while nobody does anything, once the start is over."""
    begun: list[float] = []
    threading.Timer(STARTED_SECONDS, lambda: begun.extend((time.perf_counter(), time.process_time()))).start()
    threading.Timer(STARTED_SECONDS + REST_SECONDS, lambda: queue.post(CloseAsked())).start()
    app.loop.run()
    wall, used = begun
    return (time.process_time() - used) / (time.perf_counter() - wall)


def presses(app: App, queue: InputQueue) -> list[float]:
    """Seconds from a posted press to its frame: composed, and handed to the lamps if a byte differs from the last."""
    times: list[float] = []
    answered = threading.Event()
    show, version = app.glow.show, app.console.version

    def watched(now: float) -> bool:
        nonlocal version
        sent = show(now)
        if app.console.version != version:
            version = app.console.version
            answered.set()
        return sent

    def fingers() -> None:
        time.sleep(0.5)
        table = app.console.model().table
        assert table is not None
        seat = Button(f"seat-{table.seats[min(table.legal)].place + 1}")
        for number in range(PRESSES):
            answered.clear()
            start = time.perf_counter()
            queue.post(ButtonEdge(seat, True, time.monotonic()))
            answered.wait()
            if number >= UNCOUNTED:
                times.append(time.perf_counter() - start)
            queue.post(ButtonEdge(seat, False, time.monotonic()))
            time.sleep(APART_SECONDS)
        queue.post(CloseAsked())

    app.glow.show = watched  # type: ignore[method-assign]
    thread = threading.Thread(target=fingers)
    thread.start()
    app.loop.run()
    thread.join()
    return times


def _megabytes() -> float:
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return float("nan")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), float(sys.argv[-1]), *sys.argv[3:-1])
