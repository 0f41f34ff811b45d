"""What is shown before the table goes on: each roll, the move it makes, and what followed; a pure function of time.

Events that nobody has acknowledged are cut into beats, one for each roll. A beat begins with the tumbling die, whose
face was drawn before, and rests on the face until people have read it. Nothing here decides anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from games.dakara.events import BankRolled, Moved, Rolled
from games.game import Event
from ui.kit.pieces.die import Tumble, tumble

TUMBLE: Final = 0.9
TUMBLE_OF_BOTS: Final = 0.6
"""Seconds of a roll in the air: between 0.6 and 1.2."""
REST: Final = 1.6
REST_OF_BOTS: Final = 0.9
"""Seconds for reading what it brought."""
FRAME: Final = 1 / 30


class Beat(msgspec.Struct, frozen=True):
    """One roll and what followed until the next."""

    roll: Rolled | BankRolled
    events: tuple[Event, ...]
    """After the roll."""

    @property
    def face(self) -> int:
        return self.roll.face

    @property
    def player(self) -> int | None:
        """Whose die it was; None for the bank's."""
        return self.roll.player if isinstance(self.roll, Rolled) else None

    @property
    def moved(self) -> Moved | None:
        """The move of the advance token, if the roll was for it."""
        return next((event for event in self.events if isinstance(event, Moved)), None)


def beats(events: Sequence[Event]) -> list[Beat]:
    """The rolls among `events` in order, each with what followed."""
    found: list[Beat] = []
    after: list[Event] = []
    for event in reversed(events):
        if isinstance(event, Rolled | BankRolled):
            found.append(Beat(event, tuple(reversed(after))))
            after = []
        else:
            after.append(event)
    return found[::-1]


class Moment(msgspec.Struct, frozen=True):
    """A beat at an instant."""

    beat: Beat
    die: Tumble
    lies: bool
    """The die has come to rest: what it brought may be told."""
    part: float
    """How much of the rest has gone, 0 to 1: a trail grows with it."""


class Playback:
    """Remembers which rolls were seen, and since when the present one is shown."""

    def __init__(self) -> None:
        self._seen = 0
        """The count of the last roll that was shown."""
        self._count = 0
        """The roll that is shown now."""
        self._since = 0.0
        self._skipped = False

    def now(self, events: Sequence[Event], at: float, quick: Sequence[bool], still: bool) -> Moment | None:
        """What to show at the time `at`; None when all was seen.

        `quick` says by player whose rolls are short; `still`: the faces show at once.
        """
        waiting = [beat for beat in beats(events) if beat.roll.count > self._seen]
        while waiting:
            beat = waiting[0]
            if beat.roll.count != self._count:
                self._count, self._since, self._skipped = beat.roll.count, at, False
            short = beat.player is None or quick[beat.player]
            air = 0.0 if still or self._skipped else TUMBLE_OF_BOTS if short else TUMBLE
            rest = REST_OF_BOTS if short else REST
            age = at - self._since
            if age < air + rest:
                part = age / air if air else 1.0
                gone = max(0.0, age - air)
                return Moment(beat, tumble(beat.face, beat.roll.count, part), age >= air, min(1.0, gone / rest))
            self._seen = beat.roll.count
            self._since += air + rest
            waiting.pop(0)
            if waiting:
                self._count, self._skipped = waiting[0].roll.count, False
        return None

    def skip(self, moment: Moment, at: float) -> None:
        """A tap or OK: the face at once; once it lies there, on to what comes next."""
        if moment.lies:
            self._seen = moment.beat.roll.count
        else:
            self._skipped, self._since = True, at

    def wait(self, moment: Moment, at: float) -> float:
        """Seconds until the picture changes by itself."""
        return FRAME
