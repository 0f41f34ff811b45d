"""A number that is made larger or smaller step by step: a pad that is held repeats, and long runs take longer steps."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from games.game import EditionValue

DELAY: Final = 0.5
"""Seconds that a pad is held before it repeats."""
EVERY: Final = 0.1
"""Seconds between two repeats."""
JOIN: Final = 0.7
"""Presses that follow each other within so many seconds are one run, as if the pad were held."""
LONGER: Final = ((20, 100, 500), (10, 10, 200))
"""After so many steps of a run each counts for so many, where the whole range has so many steps."""


class Stepping:
    """One run of steps in one direction on one value."""

    def __init__(self) -> None:
        self._value: EditionValue | None = None
        self._up = False
        self._run = 0
        """Steps of the run so far."""
        self._last = 0.0
        self._held = False

    def press(self, value: EditionValue, up: bool, now: float) -> int | None:
        """One step from `value`: the number it leads to, None at the end of the range."""
        joins = self._value is not None and (self._value.key, self._up) == (value.key, up)
        if self._held or not joins or now - self._last > JOIN:
            self._run = 0
        self._held = False
        number = stepped(value, up, self._run)
        self._value = value if number is None else replace(value, value=number)
        self._up, self._last, self._run = up, now, self._run + 1
        return number

    def hold(self, now: float) -> None:
        """The pad that was pressed last stays down: it repeats from now on."""
        self._held, self._last = self._value is not None, now

    def release(self, now: float) -> tuple[str, int] | None:
        """The pad is let go: the key of the value and the number it has come to; None where nothing was repeated."""
        value, number = self._value, self.number(now)
        self._held, self._value, self._run = False, None, 0
        if value is None or number is None or number == value.value:
            return None
        return value.key, number

    def number(self, now: float) -> int | None:
        """What a held pad has come to; None while none is held."""
        if not self._held or self._value is None:
            return None
        value = self._value
        for k in range(self._repeats(now)):
            number = stepped(value, self._up, self._run + k)
            if number is None:
                break
            value = replace(value, value=number)
        return value.value

    @property
    def held(self) -> str:
        """The key of the value on which a pad is held; "" for none."""
        return self._value.key if self._held and self._value is not None else ""

    def moving(self, now: float) -> float | None:
        """Seconds until the next repeat; None while nothing is held."""
        if not self._held:
            return None
        return max(0.0, self._last + DELAY + self._repeats(now) * EVERY - now)

    def _repeats(self, now: float) -> int:
        # a hair later than due counts as due
        since = now - self._last - DELAY + 1e-6
        return 0 if since < 0 else 1 + int(since / EVERY)


def stepped(value: EditionValue, up: bool, run: int) -> int | None:
    """The number after one more step of a run of `run` steps; None at the end of the range.

    Longer steps lead to round numbers.
    """
    stride = _stride(value, run)
    if stride == 1:
        return value.beside(up)
    big = value.step * stride
    number = (value.value // big + 1) * big if up else -(-value.value // big) * big - big
    last = value.low + (value.high - value.low) // value.step * value.step
    number = max(value.low, min(last, number))
    return number if value.allows(number) and number != value.value else value.beside(up)


def _stride(value: EditionValue, run: int) -> int:
    if value.among:
        return 1
    steps = (value.high - value.low) // value.step
    return next((stride for after, stride, least in LONGER if run >= after and steps >= least), 1)
