"""Accounts as people see them: the badge and the name of a player, of the bank, of the table's edge."""

from __future__ import annotations

from games.dakara.terms import BANK, ESCROW
from ui.kit.pieces.account_badge import EDGE
from ui.model import Model
from ui.screens.chrome import player_name
from ui.text.dakara_accounts import account_words


def account_place(model: Model, who: int) -> int | None:
    """Place of a player's seat; None for the bank, EDGE for what lies at the table's edge."""
    if who == ESCROW:
        return EDGE
    assert model.table is not None
    return None if who == BANK else model.table.seats[who].place


def account_name(model: Model, who: int) -> str:
    """The name of a player, of the bank, of the table's edge."""
    return player_name(model, who) if who >= 0 else account_words(model.words, who)
