"""What the screens of every game read of the one that is running."""

from __future__ import annotations

from games.game import CHANCE
from ui.model import Model, TableModel


def table_of(model: Model) -> TableModel:
    """The running game; a screen of a game is only shown while there is one."""
    assert model.table is not None
    return model.table


def acting(model: Model) -> int | None:
    """The one player who may act now; None while several may, while chance acts and at the end."""
    current = table_of(model).view.current
    return current[0] if len(current) == 1 and current[0] != CHANCE else None


def is_person(model: Model, player: int) -> bool:
    """A person sits there, and is there."""
    seat = table_of(model).seats[player]
    return seat.player == "person" and not seat.away


def persons(model: Model) -> list[int]:
    """Players who are persons and here."""
    return [player for player in range(len(table_of(model).seats)) if is_person(model, player)]


def people(model: Model) -> bool:
    """Whether a person sits at the table, for whom the game waits."""
    return bool(persons(model))
