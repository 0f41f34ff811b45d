"""The path of actions that led to the position, and what of it can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

import msgspec

from device.consent import consent_barrier
from device.faults import Refusal
from device.records import How, canonical
from device.seats import Seat
from games.game import CHANCE, Action, Event, IllegalAction, State

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
    prior: State | None = None
    """The position before it, never changed: of the last step, and of all that were made in a common choice."""
    closing: bool = False
    """It ended a common choice."""
    round: int = 1
    """In which it was made."""


def next_key(key: bytes, action: Action) -> bytes:
    """The name of the position that `action` makes of the one named `key`."""
    return sha256(key + canonical(action)).digest()


def position_key(path: list[Step]) -> bytes:
    """The name of the position at the end of the path."""
    return path[-1].key if path else START


def advance(
    state: State, path: list[Step], action: Action, by: int, how: How, n: int, sequence: int
) -> tuple[State, Step]:
    """The position after `action` as a new state, and its step; raises IllegalAction. Nothing given is changed."""
    before = state.current_players()
    after_state = state.clone()
    if by not in before:
        # The game names the rule that is broken, when it sees one; else it is plainly not this player's turn.
        after_state.apply_action(action)
        raise IllegalAction("not_your_turn")
    together = choosing_together(path, before)
    log: list[Event] = []
    after_state.apply_action(action, log)
    after, events = after_state.current_players(), tuple(log)
    closing = closes(together, by, before, after)
    step = Step(
        sequence=sequence,
        action=action,
        by=by,
        how=how,
        n=n,
        events=events,
        before=before,
        after=after,
        key=next_key(position_key(path), action),
        secret=together,
        revealing=reveals(closing and hides(state), events),
        prior=state,
        closing=closing,
        round=state.rounds_played() + 1,
    )
    return after_state, step


def choosing_together(path: list[Step], current: tuple[int, ...]) -> bool:
    """Several players choose at the same time here: all of them, or the rest after some have chosen."""
    if len(current) > 1:
        return True
    return bool(current and path) and path[-1].secret and set(current) < set(path[-1].before)


def closes(together: bool, by: int, before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Is this the last act of a common choice?

    Where the same players may go on as before nothing is chosen in common: each acts in the open, at any time.
    """
    return together and (not after or set(after) not in (set(before), set(before) - {by}))


def hides(state: State) -> bool:
    """Does somebody know what the table as a whole may not see? Then what was chosen may lie covered here."""
    public = state.observation(None)
    own = (state.observation(player) for player in range(len(state.returns())))
    return any(msgspec.structs.replace(seen, viewer=None) != public for seen in own)


def reveals(uncovered: bool, events: Sequence[Event]) -> bool:
    """Does this act tell what was secret: covered choices are uncovered by it, or an event says so by its name?"""
    return uncovered or any(type(event).__name__.endswith("Revealed") for event in events)


def seat_barrier(seat: Seat, how: How, silent: bool) -> Refusal | None:
    """What stops an act that came about in this way at that seat; None when nothing does. `silent`: it is silence."""
    if how == "clock":
        return None if silent else Refusal.NOT_SILENCE
    if (how == "bot") != (seat.bot is not None):
        return Refusal.NOT_YOUR_SEAT
    if (how == "away") != seat.away:
        return Refusal.SEAT_IS_AWAY if seat.away else Refusal.SEAT_IS_HERE
    return None


def first_counted(step: Step) -> bool:
    """It was made where who is first counts: at an auction a bid is a bid."""
    return step.prior is not None and step.prior.observation(None).races


def barrier(path: list[Step], by: int, seen_at_start: Refusal | None, hand: int | None = None) -> Refusal | None:
    """What stops `by` from taking back the last act freely; None when nothing does.

    `hand` is the player whose roll or card comes next, if anybody's: who is to throw still has the turn, and until
    then the last act of a common choice can be taken back too. What a real die or card showed was entered by
    somebody's hand, and anybody may take a slip of it back.
    """
    if not path:
        return seen_at_start or Refusal.NOTHING_TO_UNDO
    last = path[-1]
    entered = last.how == "hand"
    if last.by == CHANCE and not entered:
        return Refusal.AFTER_CHANCE
    if not entered and (last.by != by or last.how != "seat"):
        return Refusal.OTHER_SEATS_ACT
    if last.revealing or not last.after:
        return Refusal.REVEALED
    if last.seen or entered:
        return last.seen
    waits = last.after == (CHANCE,) and (hand == by or (last.closing and hand is not None))
    # where others are asked beside `by`, and nobody has answered, the turn is where it was
    stays = by in last.after or set(last.after) <= set(last.before)
    if not stays and not waits:
        return Refusal.TURN_HAS_PASSED
    return Refusal.FIRST_COUNTS if first_counted(last) else None


def follow_again(state: State, path: list[Step]) -> State:
    """`state`, the first position, after all actions of `path`; its last step knows the position before it again."""
    for step in path:
        if step is path[-1] and step.prior is None:
            step.prior = state.clone()
        state.apply_action(step.action)
    return state


def correction_barrier(
    path: list[Step], seats: Sequence[Seat], to: int, by: int, consent: int | None
) -> Refusal | None:
    """What stops `by` from going back to record `to` with that consent; None when nothing does."""
    if not path or to not in [0, *(step.sequence for step in path[:-1])]:
        return Refusal.NOT_ON_THE_PATH
    alone = [player for player, seat in enumerate(seats) if seat.person] == [by]
    if not alone or consent is not None:
        return consent_barrier(seats, by, consent)
    others = [step for step in path if step.sequence > to and step.by not in (by, CHANCE) and step.how == "seat"]
    return Refusal.OTHERS_ACTS if others else None
