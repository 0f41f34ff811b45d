"""The same game once more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from ui.commands import SeatPlan, StartGame
from ui.model import Model
from ui.reading import table_of


def again(model: Model, options: msgspec.Struct, without: Collection[str] = ()) -> StartGame:
    """Seats, rulings and modes as they are; `without` names options that these rulings leave unasked."""
    table = table_of(model)
    rulings: dict[str, Any] = msgspec.to_builtins(options)
    return StartGame(
        table.game.id,
        tuple(SeatPlan(seat.place, seat.player, seat.name) for seat in table.seats),
        options=tuple((name, _plain(value)) for name, value in rulings.items() if name not in ("players", *without)),
        modes=tuple(table.modes.items()),
    )


def _plain(value: Any) -> str:
    """An option as commands carry it: a list of seats as their numbers with spaces between."""
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
