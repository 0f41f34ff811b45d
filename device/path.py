"""The path of actions that led to the position, and what of it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from device.faults import Refusal
from device.records import How, canonical
from device.seats import Seat
from games.game import CHANCE, Action, Event

START: Final = sha256(b"start").digest()
"""The name of the first position."""


@dataclass(slots=True)
class Step:
    """One action on the path, with what was around it."""

    sequence: int
    action: Action
    by: int
    how: How
    n: int
    """Its number in the console's stream of chance, or -1."""
    events: tuple[Event, ...]
    before: tuple[int, ...]
    """Who could act before it."""
    after: tuple[int, ...]
    key: bytes
    """Names the position after it: the hash of all actions up to here."""
    secret: bool
    """Made while several choose at the same time."""
    revealing: bool
    """It told the table what was secret."""
    seen: Refusal | None = None
    """Why the position after it can't be left backwards freely: somebody peeked, or it was corrected."""


def next_key(key: bytes, action: Action) -> bytes:
    """The name of the position that `action` makes of the one named `key`."""
    return sha256(key + canonical(action)).digest()


def choosing_together(path: list[Step], current: tuple[int, ...]) -> bool:
    """Several players choose at the same time here: all of them, or the rest after some have chosen."""
    if len(current) > 1:
        return True
    return bool(current and path) and path[-1].secret and set(current) < set(path[-1].before)


def reveals(together: bool, by: int, before: tuple[int, ...], after: tuple[int, ...], events: Sequence[Event]) -> bool:
    """Does this act tell what was secret: the last of a common choice, or an event that says so by its name?"""
    if together and (not after or set(after) != set(before) - {by}):
        return True
    return any(type(event).__name__.endswith("Revealed") for event in events)


def barrier(path: list[Step], by: int, seen_at_start: Refusal | None) -> Refusal | None:
    """What stops `by` from taking back the last act freely; None when nothing does."""
    if not path:
        return seen_at_start or Refusal.NOTHING_TO_UNDO
    last = path[-1]
    if last.by == CHANCE:
        return Refusal.AFTER_CHANCE
    if last.by != by or last.how != "seat":
        return Refusal.OTHER_SEATS_ACT
    if last.revealing or not last.after:
        return Refusal.REVEALED
    if last.seen:
        return last.seen
    if not set(last.after) <= set(last.before):
        return Refusal.TURN_HAS_PASSED
    return None


def correction_barrier(
    path: list[Step], seats: Sequence[Seat], to: int, by: int, consent: int | None
) -> Refusal | None:
    """What stops `by` from going back to record `to` with that consent; None when nothing does."""
    if not path or to not in [0, *(step.sequence for step in path[:-1])]:
        return Refusal.NOT_ON_THE_PATH
    people = [player for player, seat in enumerate(seats) if seat.person]
    if by not in people:
        return Refusal.NO_PERSON
    if consent is not None:
        return None if consent in people and consent != by else Refusal.NEEDS_CONSENT
    if people != [by]:
        return Refusal.NEEDS_CONSENT
    others = [step for step in path if step.sequence > to and step.by not in (by, CHANCE) and step.how == "seat"]
    return Refusal.OTHERS_ACTS if others else None
