"""From bouncing contacts to presses: the first edge acts at once. Pure; time comes in with the edges."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from enum import IntEnum
from typing import Final

import msgspec

from drivers.ports import Button, ButtonEdge

BOUNCE_SECONDS: Final = 0.03
HOLD_SECONDS: Final = 1.0
TIE_SECONDS: Final = 0.03
CHATTER_PRESSES: Final = 6
CHATTER_SECONDS: Final = 0.4
"""So many presses in so long (12.5 a second) are a loose wire, not a hand; bouncing all the time makes 16 a second."""
CALM_SECONDS: Final = 2.0
"""A wire that chattered counts again when nothing has come from it for so long."""


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
    """Down since the start, or since it has chattered: a fault to report, ignored until released."""
    CHATTERS = 5
    """It opens and closes faster than any hand: a fault to report, ignored until it is quiet."""


class ButtonEvent(msgspec.Struct, frozen=True):
    """A debounced button; `tie` lists the other seats' buttons that were pressed less than 30 ms before."""

    button: Button
    kind: Pressed
    t: float
    tie: tuple[Button, ...] = ()


class _Contact:
    """One button: what the wire says, what we believe, and since when."""

    __slots__ = (
        "believed",
        "calm_at",
        "closed",
        "ignored",
        "pressed_at",
        "presses",
        "quiet_until",
        "waits_for_hold",
    )

    def __init__(self) -> None:
        self.closed = False
        self.believed = False
        self.quiet_until = float("-inf")
        self.pressed_at = float("-inf")
        self.waits_for_hold = False
        self.ignored = False
        self.presses: deque[float] = deque(maxlen=CHATTER_PRESSES)
        """When the last ones began."""
        self.calm_at: float | None = None
        """While it chatters: when it counts again if nothing more comes."""

    def chatters(self) -> bool:
        """The last presses were too many for a hand."""
        return len(self.presses) == CHATTER_PRESSES and self.presses[-1] - self.presses[0] <= CHATTER_SECONDS


class Debouncer:
    """Feed every `ButtonEdge`, call `due` at `next_due`, and dispatch the events that come back.

    Edges within 30 ms of an accepted one are ignored, but when that time is over the contact's state counts:
    so a press of 20 ms gives its release, and a release that bounced is not lost. A wire that chatters slowly looks
    like a hand and counts.
    """

    def __init__(self) -> None:
        self._contacts = {button: _Contact() for button in Button}
        self._holds: frozenset[Button] = frozenset()
        self._now = float("-inf")

    def set_holds(self, buttons: Iterable[Button]) -> None:
        """The buttons that have a hold on this screen; a button already down keeps what it went down with."""
        self._holds = frozenset(buttons)

    @property
    def pressed(self) -> bool:
        """A button is believed to be held by somebody."""
        return any(contact.believed and not contact.ignored for contact in self._contacts.values())

    def start(self, down: Iterable[Button], now: float, before: Iterable[ButtonEdge] = ()) -> list[ButtonEvent]:
        """The buttons found down at start: reported, then ignored until they are released.

        What they did `before` acts on nothing; a wire that chattered then is reported too.
        """
        events = [event for edge in before for event in self.edge(edge) if event.kind is Pressed.CHATTERS]
        self._now = max(now, self._now)
        held = frozenset(down)
        for button, contact in self._contacts.items():
            if contact.calm_at is not None:
                continue
            contact.closed = contact.believed = contact.ignored = button in held
            contact.waits_for_hold = False
            if contact.ignored:
                events.append(ButtonEvent(button, Pressed.STUCK, now))
        return events

    def edge(self, edge: ButtonEdge) -> list[ButtonEvent]:
        """What this edge means now; repeating the present state of a contact means nothing.

        One that is told late is judged by when it was made: a bounce stays one.
        """
        events = self.due(edge.t)
        now = self._now
        contact = self._contacts[edge.button]
        contact.closed = edge.down
        if contact.calm_at is not None:
            contact.calm_at = now + CALM_SECONDS
        elif edge.t >= contact.quiet_until:
            events += self._settle(edge.button, contact, now)
        return events

    def due(self, now: float) -> list[ButtonEvent]:
        """What time alone has brought about by `now`: ends of bouncing and chattering, and holds; in order of time."""
        self._now = max(now, self._now)
        events: list[ButtonEvent] = []
        for button, contact in self._contacts.items():
            while (t := self._deadline(contact)) is not None and t <= now:
                if contact.calm_at is not None:
                    events += self._calm(button, contact, t)
                elif contact.believed != contact.closed:
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
        if contact.calm_at is not None:
            return contact.calm_at
        if contact.believed != contact.closed:
            return contact.quiet_until  # long before a hold could fire
        return contact.pressed_at + HOLD_SECONDS if contact.waits_for_hold else None

    def _settle(self, button: Button, contact: _Contact, t: float) -> list[ButtonEvent]:
        """Believe the wire, from `t` on."""
        if contact.believed == contact.closed:
            return []
        contact.believed = contact.closed
        contact.quiet_until = t + BOUNCE_SECONDS
        return self._went_down(button, contact, t) if contact.closed else self._went_up(button, contact, t)

    def _calm(self, button: Button, contact: _Contact, t: float) -> list[ButtonEvent]:
        """A wire that chattered counts again, once it is open."""
        contact.calm_at = None
        contact.believed = contact.ignored = contact.closed
        return [ButtonEvent(button, Pressed.STUCK, t)] if contact.closed else []

    def _went_down(self, button: Button, contact: _Contact, t: float) -> list[ButtonEvent]:
        contact.presses.append(t)
        if contact.chatters():
            contact.believed = False
            contact.calm_at = t + CALM_SECONDS
            return [ButtonEvent(button, Pressed.CHATTERS, t)]
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
