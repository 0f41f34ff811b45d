"""What the screens of the bank read from the model, with its types."""

from __future__ import annotations

from games.dakara.terms import BANK
from games.dakara_bank.observation import BankObservation
from games.game import Observation
from ui.model import Model
from ui.reading import table_of


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
