"""Taking an own act of a common choice back while others still choose: theirs stay.

It is safe only where the order of these acts makes no difference: the act, made last instead, has to lead to the very
same position. At an auction it never is.
"""

from __future__ import annotations

from collections.abc import Sequence

from device.faults import Refusal, Refused
from device.path import Step, advance, choosing_together, first_counted
from device.seats import Seat
from games.game import IllegalAction, State


def ends(step: Step) -> bool:
    """No own act of a common choice lies before `step`, nor is it one that can be taken out."""
    return step.closing or step.revealing


def own_act(path: list[Step], current: tuple[int, ...], by: int) -> int:
    """Where on the path `by`'s own act of the common choice that goes on lies; raises Refused."""
    at = len(path) - 1
    while at >= 0 and path[at].by != by and path[at].secret and not ends(path[at]):
        at -= 1
    if at < 0 or not choosing_together(path, current) or by in current:
        raise Refused(Refusal.NOTHING_TO_UNDO)
    step = path[at]
    if step.by != by or not step.secret or ends(step):
        raise Refused(Refusal.NOTHING_TO_UNDO)
    if step.how != "seat":
        raise Refused(Refusal.OTHER_SEATS_ACT)
    if first_counted(step):
        raise Refused(Refusal.FIRST_COUNTS)
    if Refusal.AFTER_CORRECTION in [after.seen for after in path[at:]]:
        raise Refused(Refusal.AFTER_CORRECTION)
    return at


def without(path: list[Step], at: int, state: State) -> tuple[State, list[Step]]:
    """The position and the path without step `at` of the common choice that led to `state`.

    Raises Refused where the others' acts depend on it.
    """
    act = path[at]
    if act.prior is None or not all(step.secret for step in path[at:]):
        raise Refused(Refusal.ORDER_COUNTS)
    left, kept = act.prior, path[:at]
    try:
        for step in path[at + 1 :]:
            left, again = advance(left, kept, step.action, step.by, step.how, step.n, step.sequence)
            again.seen = step.seen
            kept.append(again)
        made_last = left.clone()
        made_last.apply_action(act.action)
    except IllegalAction as error:
        raise Refused(Refusal.ORDER_COUNTS) from error
    if made_last != state:
        raise Refused(Refusal.ORDER_COUNTS)
    return left, kept


def take_back_barrier(path: list[Step], state: State, seats: Sequence[Seat], by: int) -> Refusal | None:
    """What stops `by` from taking an own act out of the common choice that goes on; None when nothing does."""
    if not 0 <= by < len(seats) or not seats[by].person:
        return Refusal.NO_PERSON
    try:
        without(path, own_act(path, state.current_players(), by), state)
    except Refused as refused:
        return refused.code
    return None


def leave_out(path: list[Step], state: State, act: int, by: int) -> tuple[State, list[Step]]:
    """The position and the path without `by`'s act of record `act`; raises ValueError where it can't be taken back."""
    try:
        at = own_act(path, state.current_players(), by)
        if path[at].sequence != act:
            raise Refused(Refusal.NOT_ON_THE_PATH)
        return without(path, at, state)
    except Refused as refused:
        raise ValueError(f"record {act} can't be taken back: {refused.code.value}") from refused
