"""What others and chance did, cut into beats that people can follow; a pure function of time.

The table waits for each beat, so the board shows what the beat tells. Nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from games.game import Event
from games.sitting_bull.events import (
    CardPlayed,
    CardTurnedUp,
    MilestoneClaimed,
    PawnPlaced,
    PresentDrawn,
)

LEADS: Final = (CardPlayed, CardTurnedUp, MilestoneClaimed, PawnPlaced, PresentDrawn)
"""A beat begins with each of them."""
REST: Final = 0.7
"""Seconds for looking at a beat,"""
LINE_SECONDS: Final = 0.4
"""and for reading each of its lines."""

Worth: TypeAlias = Callable[[Sequence[Event], int], bool]
"""Whether the event at that index is to be told."""


class Beat(msgspec.Struct, frozen=True):
    """Events that are told together."""

    events: tuple[Event, ...]
    last: int
    """The index of the last of them among all."""
    end: int
    """How many of all are told once it is over."""

    @property
    def seconds(self) -> float:
        """How long people look at it."""
        return REST + LINE_SECONDS * len(self.events)


class Playback:
    """Keeps how much was told, and since when people look at the present beat."""

    def __init__(self) -> None:
        self._told: tuple[Event, ...] = ()
        self._seen = 0
        self._since: float | None = None

    def now(self, events: Sequence[Event], at: float, worth: Worth) -> Beat | None:
        """The beat at the time `at`; None once all was told."""
        self._follow(tuple(events))
        while (beat := next_beat(self._told, self._seen, worth)) is not None:
            if self._since is None:
                self._since = at
            if at - self._since < beat.seconds:
                return beat
            self._since += beat.seconds
            self._seen = beat.end
        self._since = None
        return None

    def left(self, beat: Beat, at: float) -> float:
        """Seconds until the beat is over."""
        since = at if self._since is None else self._since
        return max(0.0, since + beat.seconds - at)

    def skip(self, beat: Beat) -> None:
        """People have seen enough of it."""
        self._seen, self._since = beat.end, None

    def wait(self, at: float) -> None:
        """Somebody looks elsewhere: the present beat begins anew."""
        if self._since is not None:
            self._since = at

    def _follow(self, events: tuple[Event, ...]) -> None:
        """Events only grow more until somebody acknowledges them; then others begin."""
        if not self._told or events[: len(self._told)] != self._told:
            self._seen, self._since = 0, None
        self._told = events


def next_beat(events: Sequence[Event], start: int, worth: Worth) -> Beat | None:
    """The first beat after `start` events; None where nothing more is worth telling."""
    told: list[int] = []
    end = start
    for at in range(start, len(events)):
        if told and isinstance(events[at], LEADS):
            break
        if worth(events, at):
            told.append(at)
        end = at + 1
    return Beat(tuple(events[at] for at in told), told[-1], end) if told else None
