"""What a game is played with: its options, seats and edition, read strictly from what was kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from device.seats import Seat
from games.editions import parse
from games.game import Edition, Game, Options


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


def read_seats(seats: tuple[Seat, ...], players: int) -> tuple[Seat, ...]:
    """`seats` if that many players can sit on them, each at a place of its own; raises ValueError."""
    if len(seats) != players:
        raise ValueError(f"{players} players need as many seats, not {len(seats)}")
    if len({seat.place for seat in seats}) < players:
        raise ValueError("two seats have the same place")
    return seats


def read_edition(game: Game, text: str, source: str = "the game's own edition") -> Edition:
    """The edition in `text` (TOML); raises EditionError."""
    shipped = game.edition()
    if shipped.as_toml() == text:
        # The usual case: reading hundreds of values again would be half of the time that resuming takes.
        return shipped
    return game.edition(parse(text, source), source)
