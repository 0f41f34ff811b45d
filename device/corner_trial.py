"""New corners of the touch hold on trial; unless people can use them to say so, the old ones return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from device.notices import Notice
from device.settings import SettingsFile, refusal
from ui.model import Calibration, Trial

TRIAL_SECONDS: Final = 15.0


class CornerTrial:
    """Which corners hold now. `clock` gives seconds; the panel is as the settings have it at the start."""

    def __init__(self, file: SettingsFile, clock: Callable[[], float]) -> None:
        self._file = file
        self._clock = clock
        self._tried: tuple[float, ...] = ()
        self._seen = Calibration(rotation=file.settings.panel.rotation)

    @property
    def corners(self) -> tuple[float, ...]:
        """What the panel's touch is to be mended by now."""
        return self._tried if self.running else self._file.settings.touch.corners

    @property
    def running(self) -> bool:
        """Corners are tried that nobody has kept yet."""
        return self._seen.trial is Trial.RUNNING

    def seen(self) -> Calibration:
        """For screens."""
        return self._seen

    def attempt(self, corners: tuple[float, ...]) -> bool:
        """Try `corners` from now on; False if no panel reports such places."""
        if refusal("touch", "corners", corners):
            self._end(Trial.REFUSED)
            return False
        self._tried = corners
        self._seen = Calibration(self._seen.rotation, Trial.RUNNING, self._clock() + TRIAL_SECONDS)
        return True

    def keep(self) -> Notice | None:
        """They hold for good; a notice if they could not be saved."""
        notice = self._file.change("touch", "corners", list(self._tried))
        self._end(Trial.KEPT)
        return notice

    def drop(self) -> None:
        """The old ones hold again."""
        if self.running:
            self._end(Trial.OVER)

    def run_out(self) -> bool:
        """Drop them when their time is over; True if it was just now."""
        over = self.running and self._clock() >= self._seen.until
        if over:
            self._end(Trial.OVER)
        return over

    def _end(self, trial: Trial) -> None:
        self._seen = Calibration(self._seen.rotation, trial)
