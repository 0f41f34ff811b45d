"""The beats of a silence: so many, so long, then nobody has spoken."""

from __future__ import annotations

from typing import Final

BEATS: Final = 3
BEAT_SECONDS: Final = 2.0
FIRST_BEAT_SECONDS: Final = 5.0
"""While nobody has said anything: people still read what it is about."""


def beat(since: float, now: float, seconds: float = BEAT_SECONDS) -> tuple[int, float]:
    """Which beat it is, 1 to BEATS, and how much of it is over, 0 to 1; both clocks are the model's `now`.

    `seconds` is how long each beat lasts.
    """
    beats = min(max(0.0, now - since) / seconds, BEATS)
    number = min(int(beats), BEATS - 1)
    return number + 1, beats - number
