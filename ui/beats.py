"""The beats of a silence: so many, so long, then nobody has spoken."""

from __future__ import annotations

from typing import Final

BEATS: Final = 3
BEAT_SECONDS: Final = 2.0
SILENCE_SECONDS: Final = BEATS * BEAT_SECONDS


def beat(since: float, now: float) -> tuple[int, float]:
    """Which beat it is, 1 to BEATS, and how much of it is over, 0 to 1; both clocks are the model's `now`."""
    beats = min(max(0.0, now - since) / BEAT_SECONDS, BEATS)
    number = min(int(beats), BEATS - 1)
    return number + 1, beats - number
