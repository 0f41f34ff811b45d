"""What is shown before the table goes on: each roll and each card, and what followed; a pure function of time.

Events that nobody has acknowledged are cut into beats. The beat of a roll begins with the tumbling die, whose face was
drawn before, and rests until people have read it. Nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from games.dakara.events import BankRolled, GoldDrawn, Moved, PassDrawn, Rolled
from games.game import Event
from ui.kit.pieces.die import Tumble, tumble

TUMBLE: Final = 0.9
TUMBLE_OF_BOTS: Final = 0.6
"""Seconds of a roll in the air: between 0.6 and 1.2."""
REST: Final = 1.6
REST_OF_BOTS: Final = 0.9
"""Seconds for reading what it brought."""
FRAME: Final = 1 / 30
"""Seconds between two pictures of something that moves."""
TRAIL: Final = 0.4
"""The part of the rest in which a trail grows."""

Lead: TypeAlias = Rolled | BankRolled | GoldDrawn | PassDrawn
"""What begins a beat."""


class Beat(msgspec.Struct, frozen=True):
    """One roll or card, and what followed until the next."""

    lead: Lead
    events: tuple[Event, ...]
    """After the lead."""

    @property
    def roll(self) -> Rolled | BankRolled | None:
        """The roll, where it is none of a card."""
        return self.lead if isinstance(self.lead, Rolled | BankRolled) else None

    @property
    def player(self) -> int | None:
        """Whose die or card it was; None for the bank's."""
        return None if isinstance(self.lead, BankRolled) else self.lead.player

    @property
    def moved(self) -> Moved | None:
        """The move of the advance token, if the roll was for it."""
        return next((event for event in self.events if isinstance(event, Moved)), None)


class Moment(msgspec.Struct, frozen=True):
    """A beat at an instant."""

    beat: Beat
    die: Tumble | None
    """None for a card."""
    lies: bool
    """The die has come to rest: what it brought may be told."""
    part: float
    """How much of the rest has gone, 0 to 1."""
    told: int = 0
    """How many of the unseen events people know by now."""


class Playback:
    """Remembers how many of the unseen events were shown, and since when the present beat is."""

    def __init__(self) -> None:
        self._told: tuple[Event, ...] = ()
        self._seen = 0
        self._since: float | None = None
        self._skipped = False

    def now(self, events: Sequence[Event], at: float, quick: Sequence[bool], still: bool) -> Moment | None:
        """What to show at the time `at`; None when all was seen.

        `quick` says by player whose rolls are short; `still`: the faces show at once.
        """
        self._follow(tuple(events))
        while (beat := self._next()) is not None:
            if self._since is None:
                self._since = at
            short = beat.player is None or quick[beat.player]
            roll = beat.roll
            air = 0.0 if still or self._skipped or roll is None else TUMBLE_OF_BOTS if short else TUMBLE
            rest = REST_OF_BOTS if short else REST
            age = at - self._since
            if age < air + rest:
                die = None if roll is None else tumble(roll.face, roll.count, age / air if air else 1.0)
                lead = self._told.index(beat.lead, self._seen)
                lies = age >= air
                told = lead + 1 + len(beat.events) if lies else lead
                return Moment(beat, die, lies, max(0.0, age - air) / rest, told)
            self._pass(self._since + air + rest)
        self._since = None
        return None

    def skip(self, moment: Moment, at: float) -> None:
        """A tap or OK: the face at once; once it lies there, on to what comes next."""
        if moment.lies:
            self._pass(at)
        else:
            self._skipped, self._since = True, at

    def _follow(self, events: tuple[Event, ...]) -> None:
        """Events only grow more until somebody acknowledges them; then others begin."""
        if events[: len(self._told)] != self._told or not self._told:
            self._seen, self._since, self._skipped = 0, None, False
        self._told = events

    def _next(self) -> Beat | None:
        """The first beat that was not shown."""
        left = self._told[self._seen :]
        start = next((k for k in range(len(left)) if _leads(left, k)), None)
        if start is None:
            return None
        lead = left[start]
        assert isinstance(lead, Lead)
        end = next((k for k in range(start + 1, len(left)) if _leads(left, k)), len(left))
        return Beat(lead, left[start + 1 : end])

    def _pass(self, at: float) -> None:
        """The beat that was shown is over; the next begins at the time `at`."""
        beat = self._next()
        if beat is not None:
            self._seen = self._told.index(beat.lead, self._seen) + 1
        self._since, self._skipped = at, False


def _leads(events: Sequence[Event], at: int) -> bool:
    """A beat begins there; the hand that throws for the bank is told with the bank's roll."""
    follows = events[at + 1] if at + 1 < len(events) else None
    return isinstance(events[at], Lead) and not (isinstance(events[at], Rolled) and isinstance(follows, BankRolled))
