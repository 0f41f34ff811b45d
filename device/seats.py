"""Who sits where, and how the table's subsystems are used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

PLACES: Final = 6
"""Seat buttons of the table; place 0 is orange, then sky, green, yellow, blue, red."""

NORTH_PLACES: Final = (0, 1)
"""Across the table from a panel at its near edge."""
BOTS: Final = ("random", "easy", "normal")


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's seat; the player's number is its position in the list of seats."""

    place: Annotated[int, Meta(ge=0, lt=PLACES)]
    """Which of the six seat buttons (0..5): it gives colour, glyph and pattern."""
    edge: Literal["south", "west", "north", "east"] = "south"
    """The side of the panel that this seat's prompts face."""
    name: Annotated[str, Meta(max_length=24)] = ""
    bot: str | None = None
    """The bot that plays here ("random", "easy", "normal"), None for a person."""
    away: bool = False
    """The person left the table for now; the console plays for the seat when asked."""

    @property
    def person(self) -> bool:
        """A person is at this seat now."""
        return self.bot is None and not self.away


class Modes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How each subsystem is used; changed in mid-game too, unless an option of the game fixes it."""

    dice: Literal["console", "table"] = "console"
    cards: Literal["console", "table"] = "console"
    secrets: Literal["peek", "open"] = "peek"
    lights: Literal["bed", "screen", "both"] = "both"
    help: Literal["full", "short", "off"] = "full"


def change_mode(modes: Modes, mode: str, value: str) -> Modes:
    """`modes` with one changed; raises ValueError (one line) when there is no such mode or value."""
    if mode not in Modes.__struct_fields__:
        raise ValueError(f"no such mode: {mode} (there are {', '.join(Modes.__struct_fields__)})")
    try:
        return msgspec.convert({**msgspec.to_builtins(modes), mode: value}, Modes)
    except msgspec.ValidationError as error:
        raise ValueError(f"mode {mode} can't be {value!r}") from error


def seat_at(place: int, player: str, name: str) -> Seat:
    """The seat of a new game at `place` for "person" or a bot, facing its edge of the panel."""
    edge: Literal["south", "north"] = "north" if place in NORTH_PLACES else "south"
    return Seat(place=place, edge=edge, name=name, bot=player if player in BOTS else None)


def first_person(seats: Sequence[Seat]) -> int:
    """The first player whose seat a person has; the first of all among bots."""
    return next((player for player, seat in enumerate(seats) if seat.person), 0)


def seats_for(bots: list[str | None]) -> tuple[Seat, ...]:
    """Seats in the order of the places, None for a person: what headless games and tests need."""
    return tuple(Seat(place=place, bot=bot) for place, bot in enumerate(bots))
