"""How fast the lamps are: from a press to the wire, what a frame costs, and the share of a core in attract mode."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Final

from device.bench_screens import child
from device.figures import Figure
from drivers.lamp_thread import LampThread
from drivers.neopixel_lamps import NeoPixelLamps
from drivers.neopixel_on_spi import PackedNeoPixels
from drivers.pixel_bytes import PixelBytes
from drivers.queue import InputQueue
from hardware.bed import load_bed
from hardware.overlay import load_overlay
from ui.lights.light import Light, Meaning, Scene
from ui.lights.pipeline import Pipeline

ORDER: Final = "GRB"
ROUNDS: Final = 15
FRAMES: Final = 200
ATTRACT_SECONDS: Final = 6.0


class FreeBus:
    """In place of an SPI device."""

    def __init__(self, write: Callable[[bytes], object]) -> None:
        self.write = write

    def try_lock(self) -> bool:
        return True

    def unlock(self) -> None:
        """Nobody else has it."""

    def configure(self, *, baudrate: int, polarity: int, phase: int) -> None:
        """Nothing to set."""


def bench_lamps(pixels: int, write: Callable[[bytes], object] = len) -> NeoPixelLamps:
    """Lamps as on a table's SPI device, down to what is handed to the wire: `write` is called with it."""
    neopixels = PackedNeoPixels(FreeBus(write), pixels, ORDER)
    return NeoPixelLamps(neopixels, ORDER, lambda: None)


def figures() -> Iterator[Figure]:
    """Presses in children of their own, the rest in this process; the wire ends where the kernel would begin."""
    yield from _presses()
    yield from _frame()
    yield from _attract()


def _presses() -> Iterator[Figure]:
    with tempfile.TemporaryDirectory(prefix="firelight-bench-") as folder:
        for wire, what in (("free", "press to lit frame"), ("busy", "the same, each frame 5.6 ms on the wire")):
            times = child("lit", str(Path(folder) / wire), wire)
            late = quantiles(times, n=100)[98] * 1e3
            aim, met = ("5 ms", late < 5) if wire == "free" else ("", None)
            yield Figure(f"{what}, median of {len(times)}", median(times) * 1e3, "ms")
            yield Figure(f"{what}, 99th percentile", late, "ms", aim=aim, met=met)


def _frame() -> Iterator[Figure]:
    """Rounds of each alternate, since a machine's pace drifts."""
    measured = steps()
    paces: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(ROUNDS):
        for name, step in measured.items():
            paces[name].append(_pace(step))
    cost = {name: median(pace) * 1e6 for name, pace in paces.items()}
    sets = cost["fill and sets"]
    beside = f"neopixel.fill and 166 sets {sets:.0f} us"
    yield Figure("compose and limit a frame of a game", cost["game"], "us", beside, "less", cost["game"] < sets)
    yield Figure("compose and limit a frame of the attract wave", cost["attract"], "us", beside)
    yield Figure("encode 166 pixels, raw", cost["raw"], "us", beside, "less", cost["raw"] < sets)
    ours, its = cost["spi"], cost["class"]
    yield Figure(
        "encode 166 pixels for SPI, bits and all", ours, "us", f"the class's own show {its:.0f} us", "less", ours < its
    )
    whole, usual = cost["game"] + ours, sets + its
    yield Figure(
        "compose, limit and encode for SPI", whole, "us", f"fill, sets and show {usual:.0f} us", "less", whole < usual
    )


def steps() -> dict[str, Callable[[], object]]:
    """What is measured, by name; every call works on another frame."""
    from neopixel_spi import NeoPixel_SPI

    bed = load_bed()
    random = Random(1)
    frames = [random.randbytes(3 * bed.pixels) for _ in range(16)]
    game, attract = _Moving(_playing()), _Moving(_dreaming())
    raw, lamps = PixelBytes(bed.pixels, ORDER), bench_lamps(bed.pixels)
    plain = NeoPixel_SPI(FreeBus(len), bed.pixels, pixel_order=ORDER, auto_write=False)

    def fill_and_sets() -> None:
        plain.fill((0, 0, 0))
        for pixel in range(bed.pixels):
            plain[pixel] = (pixel, 255 - pixel, 7)

    return {
        "game": game.frame,
        "attract": attract.frame,
        "raw": lambda: raw.of(random.choice(frames)),
        "spi": lambda: lamps.show(random.choice(frames)),
        "fill and sets": fill_and_sets,
        "class": plain.show,
    }


class _Moving:
    """A pipeline whose every frame is another one: time goes on by a frame's length each time."""

    def __init__(self, pipeline: Pipeline) -> None:
        self._pipeline = pipeline
        self._now = 100.0

    def frame(self) -> bytes:
        self._now += 0.04
        return self._pipeline.frame(self._now)


def _playing() -> Pipeline:
    """A full board in mid-game: what is occupied stands still, what may be chosen breathes."""
    bed = load_bed()
    overlay, pipeline = load_overlay("dakota", bed), Pipeline(bed)
    pipeline.set_table(overlay, range(5))
    zones = list(overlay.zones)
    board = {zone: Light(Meaning.OCCUPIED, seats=(number % 5,)) for number, zone in enumerate(zones)}
    prompt = {zone: Light(Meaning.MAY_CHOOSE) for zone in zones[::3]}
    pipeline.say(Scene(board=board, prompt=prompt), 100.0)
    return pipeline


def _dreaming() -> Pipeline:
    pipeline = Pipeline(load_bed())
    pipeline.attract(True, 100.0)
    return pipeline


def _pace(step: Callable[[], object]) -> float:
    start = time.perf_counter()
    for _ in range(FRAMES):
        step()
    return (time.perf_counter() - start) / FRAMES


def _attract() -> Iterator[Figure]:
    pipeline = Pipeline(load_bed())
    written: list[int] = []
    lamps = bench_lamps(166, lambda data: written.append(len(data)))
    thread = LampThread(lambda: lamps, InputQueue(), lamps)
    pipeline.attract(True, time.monotonic())
    written.clear()
    wall, used = time.perf_counter(), time.process_time()
    while time.perf_counter() < wall + ATTRACT_SECONDS:
        thread.show(pipeline.frame(time.monotonic()))
        due = pipeline.next_change(time.monotonic())
        time.sleep(max(0.0, (due or 0.0) - time.monotonic()))
    share = (time.process_time() - used) / (time.perf_counter() - wall)
    thread.close()
    rate = len(written) / ATTRACT_SECONDS
    yield Figure(f"lamps in attract mode, {rate:.0f} frames a second", share * 100, "% of a core")
