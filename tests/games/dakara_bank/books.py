"""Books to try things on."""

from __future__ import annotations

from typing import Any

from games.dakara_bank.game_entry import DAKARA_BANK
from games.dakara_bank.options import BankOptions
from games.dakara_bank.state import State
from games.game import Action, Event


def opened(players: int = 3, overrides: dict[str, Any] | None = None) -> State:
    """New books."""
    return DAKARA_BANK.new_game(BankOptions(players=players), DAKARA_BANK.edition(overrides, "own"))


def does(state: State, *actions: Action) -> list[Event]:
    """Apply all; gives what was told."""
    log: list[Event] = []
    for action in actions:
        state.apply_action(action, log)
    return log
