"""What two persons at the table have to agree on."""

from __future__ import annotations

from collections.abc import Sequence

from device.faults import Refusal
from device.seats import Modes, Seat


def consent_barrier(seats: Sequence[Seat], by: int, consent: int | None) -> Refusal | None:
    """What is missing for two persons, `by` and another one, to agree; None when nothing is."""
    people = [player for player, seat in enumerate(seats) if seat.person]
    if by not in people:
        return Refusal.NO_PERSON
    return None if consent in people and consent != by else Refusal.NEEDS_CONSENT


def mode_barrier(
    modes: Modes, seats: Sequence[Seat], mode: str, value: str, by: int, consent: int | None
) -> Refusal | None:
    """What stops `by` from using `mode` differently with that consent; None when nothing does.

    Opening everybody's secrets concerns whoever has some: who is away for a while too, but no bot.
    """
    opens = mode == "secrets" and value == "open" and modes.secrets != "open"
    if not opens or sum(seat.bot is None for seat in seats) < 2:
        return None
    return consent_barrier(seats, by, consent)
