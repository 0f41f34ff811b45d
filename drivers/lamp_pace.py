"""When the next frame goes out, and when a lost device is tried again. Pure; time comes in, in seconds."""

from __future__ import annotations

from typing import Final

FRAMES_A_SECOND: Final = 60
AT_ONCE: Final = 5
"""Of these, so many may follow each other closely: what answers a press does not wait for what breathes."""
SPACING_SECONDS: Final = 1 / (FRAMES_A_SECOND - AT_ONCE)
"""Between frames that never rest; no second holds more than 60, wherever it begins."""
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 8.0


class FrameGate:
    """Lets a frame through if it is another one than the last, at most 60 in any second; the newest wins.

    A device that forgets its picture gets it again every `repeat` seconds.
    """

    def __init__(self, repeat: float | None = None) -> None:
        self._newest: bytes | None = None
        self._shown: bytes | None = None
        self._shown_at = float("-inf")
        self._even_at = float("-inf")
        """When the next one would be due if all were evenly spaced."""
        self._repeat = repeat

    def offer(self, frame: bytes) -> None:
        """From now on this is the picture."""
        self._newest = frame

    def take(self, now: float) -> bytes | None:
        """The newest frame, as one that goes out at `now`; None if none was ever offered."""
        if self._newest is not None:
            self._shown, self._shown_at = self._newest, now
            self._even_at = max(self._even_at, now) + SPACING_SECONDS
        return self._newest

    def wait(self, now: float) -> float | None:
        """Seconds until a frame is due, 0 for at once; None as long as nothing changes."""
        if self._newest is None:
            return None
        if self._newest != self._shown:
            return max(0.0, self._even_at - (AT_ONCE - 1) * SPACING_SECONDS - now)
        return None if self._repeat is None else max(0.0, self._shown_at + self._repeat - now)


class BackOff:
    """Pauses between attempts: 0.5 s, twice as long after each failure, 8 s at most.

    They grow on when a device that came back fails again within 8 s: a loose contact is not told of all night.
    """

    def __init__(self) -> None:
        self._pause = 0.0
        self._again_at = float("-inf")
        self._worked_since: float | None = None

    def worked(self, now: float) -> None:
        """An attempt has gone well."""
        if self._worked_since is None:
            self._worked_since = now

    def failed(self, now: float) -> None:
        """An attempt has failed, or what worked does no more."""
        if self._worked_since is not None and now - self._worked_since >= LONGEST_PAUSE:
            self._pause = 0.0
        self._worked_since = None
        self._pause = min(max(2 * self._pause, FIRST_PAUSE), LONGEST_PAUSE)
        self._again_at = now + self._pause

    def wait(self, now: float) -> float:
        """Seconds until the next attempt is due."""
        return max(0.0, self._again_at - now)
