"""How light moves in time: each rhythm is a weight from 0 (the base colour) to 1 (the peak). No clock inside."""

from __future__ import annotations

from enum import IntEnum
from math import cos, pi
from typing import Final

FRAME_SECONDS: Final = 0.04
"""Between two frames while something moves; the steps of a slow breath are finer than the eye sees."""
BREATH_SECONDS: Final = 2.0
PULSE_SECONDS: Final = 1.0
PULSES: Final = 2
DIP_SECONDS: Final = 0.5
RESULT_SECONDS: Final = 2.0
TRAIL_SECONDS: Final = 0.25
"""For each cell: a trail fills four in a second."""
TRAIL_STAYS_SECONDS: Final = 0.75
WAVE_SECONDS: Final = 8.0


class Rhythm(IntEnum):
    """The shapes in time."""

    STEADY = 0
    BREATHE = 1
    PULSE = 2
    DIP = 3
    RESULT = 4
    TRAIL = 5
    WAVE = 6


class Beat:
    """One rhythm from its `start` (seconds of the caller's clock).

    For a trail, `place` is the cell's number on the path and `length` the number of cells; for the wave,
    `place` of `length` is the part of the period by which this cell lags.
    """

    __slots__ = ("length", "place", "rhythm", "start")

    def __init__(self, rhythm: Rhythm, start: float = 0.0, place: int = 0, length: int = 1) -> None:
        self.rhythm = rhythm
        self.start = start
        self.place = place
        self.length = length

    def key(self) -> tuple[int, float, int, int]:
        """Equal for beats that always have the same weight."""
        return self.rhythm, self.start, self.place, self.length

    def weight(self, now: float) -> float:
        """0 to 1."""
        t = now - self.start
        match self.rhythm:
            case Rhythm.BREATHE:
                return (1 - cos(2 * pi * t / BREATH_SECONDS)) / 2
            case Rhythm.WAVE:
                return (1 - cos(2 * pi * (t / WAVE_SECONDS - self.place / self.length))) / 2
            case Rhythm.PULSE:
                return (1 - cos(2 * pi * t / PULSE_SECONDS)) / 2 if 0 <= t < PULSES * PULSE_SECONDS else 0.0
            case Rhythm.DIP:
                return 1.0 if 0 <= t < DIP_SECONDS else 0.0
            case Rhythm.RESULT:
                return 1.0 if 0 <= t < RESULT_SECONDS else 0.0
            case Rhythm.TRAIL:
                return 1.0 if self.place * TRAIL_SECONDS <= t < self._end() else 0.0
        return 0.0

    def next_change(self, now: float) -> float | None:
        """When the weight changes next; None once it stays."""
        t = now - self.start
        match self.rhythm:
            case Rhythm.BREATHE | Rhythm.WAVE:
                return now + FRAME_SECONDS
            case Rhythm.PULSE if t < PULSES * PULSE_SECONDS:
                return now + FRAME_SECONDS
            case Rhythm.TRAIL if t < self.place * TRAIL_SECONDS:
                return self.start + self.place * TRAIL_SECONDS
            case Rhythm.DIP | Rhythm.RESULT | Rhythm.TRAIL if t < self._end():
                return self.start + self._end()
        return None

    def ended(self, now: float) -> bool:
        """It was said, and is over."""
        return self.rhythm not in ENDLESS and now - self.start >= self._end()

    def _end(self) -> float:
        match self.rhythm:
            case Rhythm.PULSE:
                return PULSES * PULSE_SECONDS
            case Rhythm.DIP:
                return DIP_SECONDS
            case Rhythm.RESULT:
                return RESULT_SECONDS
            case Rhythm.TRAIL:
                return self.length * TRAIL_SECONDS + TRAIL_STAYS_SECONDS
        return float("inf")


ENDLESS: Final = (Rhythm.STEADY, Rhythm.BREATHE, Rhythm.WAVE)
