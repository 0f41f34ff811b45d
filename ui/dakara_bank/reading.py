"""What the screens of the bank read from the model, with its types."""

from __future__ import annotations

from games.dakara.terms import BANK
from games.dakara_bank.observation import BankObservation
from games.game import Observation
from ui.model import Model, TableModel
from ui.screens.chrome import player_name


def table_of(model: Model) -> TableModel:
    """The open books."""
    assert model.table is not None
    return model.table


def books(view: Observation) -> BankObservation:
    """An observation with its type."""
    assert isinstance(view, BankObservation)
    return view


def view_of(model: Model) -> BankObservation:
    """The books as everybody sees them."""
    return books(table_of(model).view)


def accounts(model: Model) -> tuple[int, ...]:
    """The bank and all players."""
    return (BANK, *range(len(table_of(model).seats)))


def place_of(model: Model, who: int) -> int | None:
    """The place of a player's seat; None for the bank."""
    return None if who == BANK else table_of(model).seats[who].place


def account_name(model: Model, who: int) -> str:
    """The name of a player, or the bank's."""
    return model.words("Bank") if who == BANK else player_name(model, who)


def player_at(model: Model, place: int) -> int | None:
    """The player who sits at `place`; None for an empty one."""
    return next((p for p, seat in enumerate(table_of(model).seats) if seat.place == place), None)
