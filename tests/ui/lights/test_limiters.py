"""The limiters against hostile frames: whatever comes in, what goes out keeps the limits."""

from __future__ import annotations

from math import cos, pi
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hardware.bed import Supply
from tests.ui.lights.measure import changes, fastest_fade, milliamperes, most_flashes, redness, worst_flashes
from ui.lights import dimmer
from ui.lights.current_limiter import CurrentLimiter
from ui.lights.flash_limiter import FlashLimiter
from ui.lights.lanes import Lanes

ZONES = {"a": (0, 1), "b": (2,), "c": (3, 4, 5), "d": (6, 7)}
PIXELS = 9
SUPPLY = Supply(amperes=0.1, idle_ma=1.0, full_ma=(20.0, 12.0, 20.0))
QUICK = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


class Chain:
    """Both limiters and the last rounding, in the order of the pipeline."""

    def __init__(self, full: int, supply: Supply = SUPPLY) -> None:
        self.flashes = FlashLimiter(ZONES.values(), PIXELS, full)
        self.current = CurrentLimiter(supply, PIXELS)
        self.lanes = Lanes(3 * PIXELS)
        self.last = bytes(3 * PIXELS)

    def show(self, frame: bytes, now: float) -> bytes:
        wanted = self.current.scale(frame)
        proposed = self.flashes.propose(wanted, now)
        shown = self.current.admit(self.last, proposed)
        lanes = self.lanes
        shown = lanes.gather(dimmer.keep_lit(lanes.spread(shown), lanes.spread(wanted), lanes))
        self.flashes.shown(shown, proposed)
        self.last = shown
        return shown


def hostile(rng: Random, full: int, kind: str) -> bytes:
    """A frame that no sane game would ask for."""
    if kind == "strobe":
        return bytes([rng.choice((0, full))] * (3 * PIXELS))
    if kind == "red":
        return bytes([rng.choice((0, full)), 0, 0] * PIXELS)
    if kind == "hues":
        return b"".join(
            rng.choice((bytes([full, 0, 0]), bytes([0, full, 0]), bytes([0, 0, full]))) for _ in range(PIXELS)
        )
    return bytes(rng.randint(0, full) for _ in range(3 * PIXELS))


@QUICK
@example(seed=263581, full=102, kind="red", amperes=0.1)  # sudden changes on the heels of each other
@given(
    seed=st.integers(0, 2**32),
    full=st.sampled_from((13, 26, 51, 102)),
    kind=st.sampled_from(("strobe", "red", "hues", "noise", "steps")),
    amperes=st.sampled_from((0.05, 0.1, 10.0)),
)
def test_hostile_frames_keep_every_limit(seed: int, full: int, kind: str, amperes: float) -> None:
    rng = Random(seed)
    supply = Supply(amperes, SUPPLY.idle_ma, SUPPLY.full_ma)
    chain = Chain(full, supply)
    now, moments, frame = 0.0, [], hostile(rng, full, kind)
    patience = rng.choice((0.0, 0.3, 0.8, 0.97))
    for _ in range(400):
        now += rng.choice((0.001, 0.01, 0.04, 0.05, 0.1))
        if rng.random() >= patience:
            frame = hostile(rng, full, kind)
        shown = chain.show(frame, now)
        moments.append((now, shown))
        assert milliamperes(shown, supply.full_ma, supply.idle_ma) <= amperes * 1000
        assert all(s for s, wanted in zip(shown, frame, strict=True) if wanted)
    assert worst_flashes(moments, ZONES, full)[0] <= 1, worst_flashes(moments, ZONES, full)
    assert fastest_fade(moments, full) >= 0.25
    # Green and blue count four times in this measure, so a tenth of them is four tenths of it; single steps count not.
    for pixel in range(PIXELS if full > 50 else 0):
        assert most_flashes(changes(redness(moments, pixel), 4 * full)) == 0


@pytest.mark.parametrize("size", (0.1, 0.3, 1.0))
@pytest.mark.parametrize("step", (0.01, 0.04, 0.11, 3.0))
def test_every_sudden_change_is_a_fade(size: float, step: float) -> None:
    chain = Chain(255, Supply(60.0, 1.0, (20.0, 20.0, 20.0)))
    frame = bytes([round(255 * size)] * (3 * PIXELS))
    chain.show(bytes(3 * PIXELS), 0.0)
    frames = 1
    while chain.show(frame, 10.0 + frames * step) != frame:
        frames += 1
    assert frames * step >= 0.25
    assert frames >= 5


def test_a_change_begins_at_once() -> None:
    chain = Chain(51)
    frame = bytes([51] * 3 * PIXELS)
    chain.show(bytes(3 * PIXELS), 0.0)
    chain.show(frame, 100.0)
    assert all(level > 0 for level in chain.show(frame, 100.04))


@pytest.mark.parametrize("gap", (0.0001, 0.004, 0.04, 100.0))
@pytest.mark.parametrize(("before", "after"), [(0, 51), (51, 0), (47, 28), (28, 47), (3, 51), (5, 0)])
def test_the_very_frame_that_answers_a_press_moves_and_the_fade_is_no_shorter(
    gap: float, before: int, after: int
) -> None:
    chain = Chain(51, Supply(60.0, 1.0, (20.0, 20.0, 20.0)))
    old, new = bytes([before] * (3 * PIXELS)), bytes([after] * (3 * PIXELS))
    now = 0.0
    while chain.show(old, now) != old:
        now += 0.04
    chain.show(old, now + 100.0)
    pressed = now + 100.0 + gap
    first = chain.show(new, pressed)
    assert all(min(before, after) <= level <= max(before, after) and level != before for level in first)
    assert all(abs(level - before) <= 1 + abs(after - before) * 0.17 for level in first)
    frames = 1
    while chain.show(new, pressed + 0.01 * frames) != new:
        frames += 1
    assert 0.01 * frames >= 0.24


def test_a_breath_passes_unchanged() -> None:
    chain = Chain(51, Supply(60.0, 1.0, (20.0, 20.0, 20.0)))
    moments = []
    for n in range(200):
        now = n * 0.04
        level = round(51 * (0.3 + 0.7 * (1 - cos(pi * now)) / 2))
        frame = bytes([level] * (3 * PIXELS))
        moments.append((frame, chain.show(frame, now)))
    late = moments[50:]
    assert all(abs(wanted[0] - shown[0]) <= 6 for wanted, shown in late)
    assert max(shown[0] for _, shown in late) == 51
    assert min(shown[0] for _, shown in late) <= 16


def test_a_held_zone_arrives_in_the_end() -> None:
    chain = Chain(51, Supply(60.0, 1.0, (20.0, 20.0, 20.0)))
    white, dark = bytes([51] * 3 * PIXELS), bytes(3 * PIXELS)
    now = 0.0
    for n in range(40):
        now += 0.04
        chain.show(white if n % 2 else dark, now)
    for _ in range(60):
        now += 0.04
        chain.show(white, now)
    assert chain.last == white
    assert chain.flashes.settled


@QUICK
@given(frame=st.binary(min_size=27, max_size=27), amperes=st.floats(0.02, 1.0))
def test_a_scaled_frame_fits_and_keeps_its_lit_lamps(frame: bytes, amperes: float) -> None:
    limiter = CurrentLimiter(Supply(amperes, 1.0, (20.0, 12.0, 20.0)), PIXELS)
    scaled = limiter.scale(frame)
    assert milliamperes(scaled, (20.0, 12.0, 20.0), 1.0) <= amperes * 1000
    assert [bool(level) for level in scaled] == [bool(level) for level in frame]
    if milliamperes(frame, (20.0, 12.0, 20.0), 1.0) <= amperes * 1000 - 9 * 52 / 255:
        assert scaled == frame


def test_the_estimate_is_the_sum_of_the_lamps() -> None:
    limiter = CurrentLimiter(Supply(2.5, 1.0, (20.0, 20.0, 20.0)), 166)
    assert limiter.amperes(bytes(498)) == pytest.approx(0.166)
    assert limiter.amperes(bytes([255] * 498)) == pytest.approx(0.166 + 166 * 0.06)
    assert limiter.amperes(limiter.scale(bytes([255] * 498))) <= 2.5


@given(brightness=st.floats(0.0, 1.0))
def test_no_lit_level_rounds_to_dark(brightness: float) -> None:
    table = dimmer.table(dimmer.bounded(brightness))
    assert table[0] == 0
    assert all(table[1:])
    assert list(table) == sorted(table)
    assert table[255] <= round(255 * dimmer.HIGHEST)


@QUICK
@given(a=st.binary(min_size=6, max_size=6), b=st.binary(min_size=6, max_size=6), by=st.integers(0, 255))
def test_lanes_compare_and_mix_like_single_bytes(a: bytes, b: bytes, by: int) -> None:
    lanes = Lanes(6)
    first, second = lanes.spread(a), lanes.spread(b)
    assert lanes.gather(first) == a
    assert lanes.gather(lanes.above(first, second, by)) == bytes(x - y > by for x, y in zip(a, b, strict=True))
    assert lanes.gather(lanes.lit(first)) == bytes(x > 0 for x in a)
    flags = lanes.above(first, second)
    assert lanes.gather(lanes.pick(flags, first, second)) == bytes(map(max, a, b))
    weight = by + 1
    mixed = lanes.gather(lanes.mix(first, second, weight))
    assert mixed == bytes((x * (256 - weight) + y * weight + 255) // 256 for x, y in zip(a, b, strict=True))
