"""Short wooden sounds, synthesised: struck bars of a few partials that die away. Standard library only."""

from __future__ import annotations

from array import array
from math import exp, pi, sin
from typing import Final

import msgspec

from drivers.ports import Sound

RATE: Final = 22_050
"""Samples per second, 16 bit, mono."""
ATTACK_SECONDS: Final = 0.002
"""A start from silence that does not click."""
LIFE: Final = 6
"""Decay times after which a stroke is inaudible (a quarter percent of it)."""


class Knock(msgspec.Struct, frozen=True):
    """One stroke: its lowest tone in Hz, when it starts, how fast it dies (seconds to 1/e), how loud (0 to 1)."""

    hertz: float
    start: float
    decay: float
    volume: float


PARTIALS: Final = ((1.0, 1.0, 1.0), (3.9, 0.35, 0.45), (9.2, 0.12, 0.2))
"""Of a wooden bar: ratio to the lowest tone, loudness, and part of the decay time."""

KNOCKS: Final = {
    Sound.TAP: (Knock(880.0, 0.0, 0.022, 0.5),),
    Sound.DONE: (Knock(523.0, 0.0, 0.06, 0.5), Knock(784.0, 0.09, 0.09, 0.55)),
    Sound.REFUSED: (Knock(147.0, 0.0, 0.11, 0.85),),
}


def samples(sound: Sound) -> bytes:
    """`sound` as signed 16 bit samples in the machine's byte order, mono at RATE."""
    knocks = KNOCKS[sound]
    seconds = max(knock.start + LIFE * knock.decay for knock in knocks)
    wave = [0.0] * (int(seconds * RATE) + 1)
    for knock in knocks:
        _strike(wave, knock)
    return array("h", (round(32767 * max(-1.0, min(1.0, value))) for value in wave)).tobytes()


def _strike(wave: list[float], knock: Knock) -> None:
    first = int(knock.start * RATE)
    whole = sum(loudness for _, loudness, _ in PARTIALS)
    for ratio, loudness, part in PARTIALS:
        step = 2 * pi * knock.hertz * ratio / RATE
        fade = exp(-1 / (RATE * knock.decay * part))
        volume = knock.volume * loudness / whole
        for n in range(int(LIFE * knock.decay * part * RATE)):
            wave[first + n] += volume * sin(step * n) * min(1.0, n / (RATE * ATTACK_SECONDS))
            volume *= fade
