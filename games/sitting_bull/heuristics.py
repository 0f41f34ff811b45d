"""How good an action looks at a glance, for bots: the position that it leads to, from what the player may know."""

from __future__ import annotations

from typing import Any, Final

from games.game import Action
from games.sitting_bull.actions import ExchangeHand, KeepHand
from games.sitting_bull.heuristics_hand import hand
from games.sitting_bull.heuristics_worth import lasting_levels, outlook
from games.sitting_bull.state import State
from games.sitting_bull.terms import Awaits

ORDINARY_HAND: Final = 9.3
"""What four unknown cards are worth at the start."""
_SAME_TURN: Final = (Awaits.PLACE, Awaits.EFFECT, Awaits.MILESTONE)


def value(state: State, player: int, action: Any) -> float:
    """How far ahead `player` may hope to be after `action` and the best that can follow in the same turn."""
    if isinstance(action, KeepHand):
        return hand(state, player, lasting_levels(state))
    if isinstance(action, ExchangeHand):
        return ORDINARY_HAND
    return _after(state, player, action)


def _after(state: State, player: int, action: Action) -> float:
    ahead = state.clone()
    ahead.apply_action(action)
    if ahead.awaits in _SAME_TURN and ahead.turn == player:
        return max(_after(ahead, player, following) for following in ahead.legal_actions(player))
    return outlook(ahead, player)
