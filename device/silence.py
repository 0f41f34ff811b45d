"""The clock of a silence: it runs while nobody speaks, starts anew when somebody has, and then it is over."""

from __future__ import annotations

from collections.abc import Callable

from ui.beats import SILENCE_SECONDS


class Silence:
    """Measures how long nobody has spoken."""

    def __init__(self, clock: Callable[[], float], seconds: float = SILENCE_SECONDS) -> None:
        self.since: float | None = None
        """When it began; None while nobody listens."""
        self._clock = clock
        self._seconds = seconds

    def listen(self) -> bool:
        """From now on, unless it runs already; True if it begins."""
        if self.since is not None:
            return False
        self.since = self._clock()
        return True

    def stop(self) -> bool:
        """Somebody has spoken, or looks elsewhere; True if it had begun."""
        began, self.since = self.since is not None, None
        return began

    def left(self) -> float | None:
        """Seconds until it is over; None while nobody listens."""
        return None if self.since is None else max(0.0, self.since + self._seconds - self._clock())
