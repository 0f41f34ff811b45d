"""From what SDL reports to one stream of touches: one act of a person is one touch. Pure; time comes in."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from drivers.ports import PhantomTouch, Touch, Touched, Woken

TWIN_SECONDS: Final = 0.5
"""A mouse event may trail its finger by as long as a slow tap lasts."""
TWIN_PIXELS: Final = 12
DUPLICATE_SECONDS: Final = 0.03
DUPLICATE_PIXELS: Final = 4
WAKE_SECONDS: Final = 0.2
PHANTOM_TOUCHES: Final = 6
PHANTOM_PIXELS: Final = 3
PHANTOM_LEAST_SECONDS: Final = 5.0
"""People who touch one point on a beat do it faster."""
PHANTOM_JITTER: Final = 0.01
"""Part of the period by which the beat may be off: nobody waits so exactly."""


class Source(IntEnum):
    """Where SDL says a touch came from."""

    FINGER = 0
    MOUSE = 1


class _Contact:
    """One finger or mouse button from down to up; it stays known for a while as a possible twin."""

    __slots__ = ("down_t", "ended", "id", "last_t", "source", "twinned", "x", "y")

    def __init__(self, source: Source, touch_id: int, x: int, y: int, t: float) -> None:
        self.source = source
        self.id = touch_id
        self.x, self.y = x, y
        self.down_t = self.last_t = t
        self.ended = False
        self.twinned = False


class TouchStream:
    """Joins finger and mouse events: twins and duplicates are dropped, two real fingers both count."""

    def __init__(self) -> None:
        self._contacts: dict[tuple[Source, int], _Contact | None] = {}
        """By SDL's id; None is a twin whose later events are dropped too."""
        self._recent: list[_Contact] = []
        self._next_id = 0

    def feed(self, source: Source, key: int, kind: Touched, x: int, y: int, t: float) -> Touch | None:
        """The touch that this event means, or None if it repeats what is known already."""
        if kind is Touched.DOWN:
            return self._down(source, key, x, y, t)
        contact = self._contacts.get((source, key))
        if kind is Touched.UP:
            self._contacts.pop((source, key), None)
        if contact is None:
            return None
        contact.last_t = t
        contact.ended = kind is Touched.UP
        return Touch(contact.id, kind, x, y, t)

    def _down(self, source: Source, key: int, x: int, y: int, t: float) -> Touch | None:
        if (source, key) in self._contacts:
            return None
        self._recent = [c for c in self._recent if not c.ended or t - c.last_t <= TWIN_SECONDS]
        for contact in self._recent:
            if self._repeats(contact, source, x, y, t):
                contact.twinned = contact.twinned or contact.source is not source
                self._contacts[source, key] = None
                return None
        contact = _Contact(source, self._next_id, x, y, t)
        self._next_id += 1
        self._contacts[source, key] = contact
        self._recent.append(contact)
        return Touch(contact.id, Touched.DOWN, x, y, t)

    @staticmethod
    def _repeats(contact: _Contact, source: Source, x: int, y: int, t: float) -> bool:
        distance = max(abs(contact.x - x), abs(contact.y - y))
        if contact.source is source:
            return t - contact.down_t <= DUPLICATE_SECONDS and distance <= DUPLICATE_PIXELS
        # A mouse event of a long press may come with the finger's release: measure from its last sign of life.
        return not contact.twinned and t - contact.last_t <= TWIN_SECONDS and distance <= TWIN_PIXELS


class WakeGate:
    """While the panel sleeps a touch only wakes it, and none acts within 200 ms of that."""

    def __init__(self) -> None:
        self._asleep = False
        self._woken_at = float("-inf")
        self._swallowed: set[int] = set()

    def sleep(self) -> None:
        self._asleep = True

    def admit(self, touch: Touch) -> Touch | Woken | None:
        """The touch itself if it may act, `Woken` for the one that woke, None for those that act on nothing."""
        if touch.kind is not Touched.DOWN:
            if touch.id not in self._swallowed:
                return touch
            if touch.kind is Touched.UP:
                self._swallowed.discard(touch.id)
            return None
        if not self._asleep and touch.t - self._woken_at >= WAKE_SECONDS:
            return touch
        self._swallowed.add(touch.id)
        if not self._asleep:
            return None
        self._asleep = False
        self._woken_at = touch.t
        return Woken(touch.t)


class PhantomWatch:
    """Knows a faulty panel by its beat: a finger at the same point again and again at equal long intervals, and nobody
    does anything else meanwhile (linux 7638: one point every 12.9 s).
    """

    def __init__(self) -> None:
        self._times: list[float] = []
        self._x = self._y = 0

    def people(self) -> None:
        """Somebody is at the table: the beat must prove itself anew."""
        self._times.clear()

    def seen(self, touch: Touch) -> PhantomTouch | None:
        """The fault, if this DOWN of a finger belongs to one; then the touch must not count as input."""
        if max(abs(touch.x - self._x), abs(touch.y - self._y)) > PHANTOM_PIXELS:
            self.people()
        self._x, self._y = touch.x, touch.y
        self._times = [*self._times[1 - PHANTOM_TOUCHES :], touch.t]
        if len(self._times) < PHANTOM_TOUCHES:
            return None
        gaps = [b - a for a, b in zip(self._times, self._times[1:], strict=False)]
        period = sorted(gaps)[len(gaps) // 2]
        if period < PHANTOM_LEAST_SECONDS or any(abs(gap - period) > PHANTOM_JITTER * period for gap in gaps):
            return None
        return PhantomTouch(touch.x, touch.y, period, touch.t)
