"""From bouncing contacts to presses: the first edge acts at once. Pure; time comes in with the edges."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

import msgspec

from drivers.ports import Button, ButtonEdge

BOUNCE_SECONDS: Final = 0.03
HOLD_SECONDS: Final = 1.0
TIE_SECONDS: Final = 0.03


class Pressed(IntEnum):
    """What became of a button."""

    DOWN = 0
    """It went down: draw it pressed, start the ring of a hold. Acts on nothing by itself."""
    PRESS = 1
    """The act: with DOWN, or for a button that also has a hold when it is let go before 1.0 s."""
    HOLD = 2
    """Held for 1.0 s; fires once, and then there is no PRESS."""
    UP = 3
    """It was let go: a peek closes."""
    STUCK = 4
    """Down since the start: a fault to report, ignored until released."""


class ButtonEvent(msgspec.Struct, frozen=True):
    """A debounced button; `tie` lists the other seats' buttons that were pressed less than 30 ms before."""

    button: Button
    kind: Pressed
    t: float
    tie: tuple[Button, ...] = ()


class _Contact:
    """One button: what the wire says, what we believe, and since when."""

    __slots__ = ("believed", "closed", "ignored", "pressed_at", "quiet_until", "waits_for_hold")

    def __init__(self) -> None:
        self.closed = False
        self.believed = False
        self.quiet_until = float("-inf")
        self.pressed_at = float("-inf")
        self.waits_for_hold = False
        self.ignored = False


class Debouncer:
    """Feed every `ButtonEdge`, call `due` at `next_due`, and dispatch the events that come back.

    Edges within 30 ms of an accepted one are ignored, but when that time is over the contact's state counts:
    so a press of 20 ms gives its release, and a release that bounced is not lost.
    """

    def __init__(self) -> None:
        self._contacts = {button: _Contact() for button in Button}
        self._holds: frozenset[Button] = frozenset()
        self._now = float("-inf")

    def set_holds(self, buttons: Iterable[Button]) -> None:
        """The buttons that have a hold on this screen; a button already down keeps what it went down with."""
        self._holds = frozenset(buttons)

    def start(self, down: Iterable[Button], now: float) -> list[ButtonEvent]:
        """The buttons found down at start: reported, then ignored until they are released."""
        self._now = now
        events = []
        for button in sorted(down):
            contact = self._contacts[button]
            contact.closed = contact.believed = contact.ignored = True
            events.append(ButtonEvent(button, Pressed.STUCK, now))
        return events

    def edge(self, edge: ButtonEdge) -> list[ButtonEvent]:
        """What this edge means now; repeating the present state of a contact means nothing."""
        now = max(edge.t, self._now)
        events = self.due(now)
        contact = self._contacts[edge.button]
        contact.closed = edge.down
        if now >= contact.quiet_until:
            events += self._settle(edge.button, contact, now)
        return events

    def due(self, now: float) -> list[ButtonEvent]:
        """What time alone has brought about by `now`: ends of bouncing, and holds; in order of time."""
        self._now = max(now, self._now)
        events: list[ButtonEvent] = []
        for button, contact in self._contacts.items():
            while (t := self._deadline(contact)) is not None and t <= now:
                if contact.believed != contact.closed and t == contact.quiet_until:
                    events += self._settle(button, contact, t)
                else:
                    contact.waits_for_hold = False
                    events.append(ButtonEvent(button, Pressed.HOLD, t))
        events.sort(key=lambda event: event.t)
        return events

    def next_due(self) -> float | None:
        """When `due` must be called next, or None while nothing is pending."""
        deadlines = [t for contact in self._contacts.values() if (t := self._deadline(contact)) is not None]
        return min(deadlines, default=None)

    @staticmethod
    def _deadline(contact: _Contact) -> float | None:
        settle = contact.quiet_until if contact.believed != contact.closed else None
        hold = contact.pressed_at + HOLD_SECONDS if contact.waits_for_hold else None
        if settle is None or hold is None:
            return hold if settle is None else settle
        return min(settle, hold)

    def _settle(self, button: Button, contact: _Contact, t: float) -> list[ButtonEvent]:
        """Believe the wire, from `t` on."""
        if contact.believed == contact.closed:
            return []
        contact.believed = contact.closed
        contact.quiet_until = t + BOUNCE_SECONDS
        return self._went_down(button, contact, t) if contact.closed else self._went_up(button, contact, t)

    def _went_down(self, button: Button, contact: _Contact, t: float) -> list[ButtonEvent]:
        contact.pressed_at = t
        contact.waits_for_hold = button in self._holds
        tie = self._tie(button, t)
        events = [ButtonEvent(button, Pressed.DOWN, t, tie)]
        if not contact.waits_for_hold:
            events.append(ButtonEvent(button, Pressed.PRESS, t, tie))
        return events

    def _went_up(self, button: Button, contact: _Contact, t: float) -> list[ButtonEvent]:
        if contact.ignored:
            contact.ignored = False
            return [ButtonEvent(button, Pressed.UP, t)]
        events = [ButtonEvent(button, Pressed.UP, t)]
        if contact.waits_for_hold:
            contact.waits_for_hold = False
            events.append(ButtonEvent(button, Pressed.PRESS, t, self._tie(button, contact.pressed_at)))
        return events

    def _tie(self, button: Button, t: float) -> tuple[Button, ...]:
        if button.seat is None:
            return ()
        return tuple(
            other
            for other, contact in self._contacts.items()
            if other is not button and other.seat is not None and 0 <= t - contact.pressed_at < TIE_SECONDS
        )
