"""The clock of a silence: it runs while nobody speaks, starts anew when somebody has, and then it is over."""

from __future__ import annotations

from collections.abc import Callable

from ui.beats import BEAT_SECONDS, BEATS


class Silence:
    """Measures how long nobody has spoken."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.since: float | None = None
        """When it began; None while nobody listens."""
        self.beat = BEAT_SECONDS
        """Seconds of each of its beats."""
        self._clock = clock

    def listen(self, beat: float = BEAT_SECONDS) -> bool:
        """From now on, in beats of `beat` seconds, unless it runs already; True if it begins."""
        if self.since is not None:
            return False
        self.since, self.beat = self._clock(), beat
        return True

    def stop(self) -> bool:
        """Somebody has spoken, or looks elsewhere; True if it had begun."""
        began, self.since = self.since is not None, None
        return began

    def hurry(self, seconds: float) -> None:
        """At most `seconds` are left, once it runs."""
        if self.since is not None:
            self.since = min(self.since, self._clock() + seconds - BEATS * self.beat)

    def left(self) -> float | None:
        """Seconds until it is over; None while nobody listens."""
        return None if self.since is None else max(0.0, self.since + BEATS * self.beat - self._clock())
