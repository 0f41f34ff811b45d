"""What a game is played with: its options, seats, modes and edition, read strictly from what was kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from device.faults import Refusal, Refused
from device.records import Acted, AnyRecord, ModeChanged, Peeked, Rewound, SeatChanged, TakenBack
from device.seats import Modes, Seat, change_mode
from games.editions import parse
from games.game import CHANCE, Edition, Game, Options

PEOPLE_ONLY: Final = "with real cards only people can play, not bots"


def read_options(game: Game, plain: Mapping[str, Any]) -> Options:
    """The game's options; raises ValueError (one line) for what it does not have or allow.

    Numbers of seats may come as screens name them: "0 2".
    """
    try:
        options: Options = msgspec.convert(_seats_as_numbers(game, plain), game.options_type, strict=True)
    except msgspec.ValidationError as error:
        raise ValueError(f"{game.id}: {error}") from error
    if options.players not in game.players:
        low, high = min(game.players), max(game.players)
        raise ValueError(f"{game.id} is for {low} to {high} players, not {options.players}")
    return options


def _seats_as_numbers(game: Game, plain: Mapping[str, Any]) -> dict[str, Any]:
    """`plain` with a list in place of each text where the game wants numbers; other texts stay, to be refused."""
    several = {field.name for field in msgspec.structs.fields(game.options_type) if field.type == tuple[int, ...]}
    return {
        name: [int(word) for word in value.split()]
        if name in several and isinstance(value, str) and all(word.isdecimal() for word in value.split())
        else value
        for name, value in plain.items()
    }


def read_seats(seats: tuple[Seat, ...], game: Game, options: Options) -> tuple[Seat, ...]:
    """`seats` if the players fit on them, each at a place of its own, and bots can play there; raises ValueError."""
    if len(seats) != options.players:
        raise ValueError(f"{options.players} players need as many seats, not {len(seats)}")
    if len({seat.place for seat in seats}) < options.players:
        raise ValueError("two seats have the same place")
    if not game.seats_bots(options) and not all(seat.person for seat in seats):
        raise ValueError(f"{game.id}: {PEOPLE_ONLY}")
    return seats


def changed_seats(seats: tuple[Seat, ...], game: Game, options: Options, player: int, seat: Seat) -> tuple[Seat, ...]:
    """`seats` with another one for `player`.

    Raises ValueError where there is no such player, Refused where nobody but people can play.
    """
    if not 0 <= player < len(seats):
        raise ValueError("there is no such seat")
    if not seat.person and not game.seats_bots(options):
        raise Refused(Refusal.PEOPLE_ONLY)
    return (*seats[:player], seat, *seats[player + 1 :])


def require_seats(record: AnyRecord, seats: int) -> None:
    """Raises ValueError where `record` names a seat that a table with so many `seats` does not have."""
    named: dict[str, int] = {}
    match record:
        case Acted(by=by) if by == CHANCE:
            pass
        case Rewound(by=by, consent=int(consent)) | ModeChanged(by=by, consent=int(consent)):
            named = {"by": by, "consent": consent}
        case Acted(by=by) | Rewound(by=by) | ModeChanged(by=by) | TakenBack(by=by):
            named = {"by": by}
        case SeatChanged(player=player) | Peeked(player=player):
            named = {"player": player}
    for field, seat in named.items():
        if not 0 <= seat < seats:
            raise ValueError(f"there is no such seat: {field} {seat}")


def read_modes(modes: Modes, options: Options) -> Modes:
    """`modes` with those that the options fix; raises ValueError for a value that such a mode does not have."""
    for mode in _fixed(options):
        modes = change_mode(modes, mode, getattr(options, mode))
    return modes


def changed_modes(modes: Modes, options: Options, mode: str, value: str) -> Modes:
    """`modes` with another one; raises ValueError for what can't be, Refused for what the options fix."""
    if mode in _fixed(options):
        raise Refused(Refusal.MODE_IS_FIXED)
    return change_mode(modes, mode, value)


def _fixed(options: Options) -> list[str]:
    """The modes that were chosen before the game, for all of it: those that an option has the name of."""
    return [mode for mode in Modes.__struct_fields__ if mode in options.__struct_fields__]


def read_edition(game: Game, text: str, source: str = "the game's own edition") -> Edition:
    """The edition in `text` (TOML); raises EditionError."""
    shipped = game.edition()
    if shipped.as_toml() == text:
        # The usual case: reading hundreds of values again would be half of the time that resuming takes.
        return shipped
    return game.edition(parse(text, source), source)
