"""How good an action looks at a glance, for bots: from public facts and the player's own hoard, in wealth points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.dakota import heuristics_placement as placement
from games.dakota import heuristics_trade as trade
from games.dakota.actions import (
    Build,
    Buy,
    BuyPoint,
    Collect,
    Decline,
    PlaceGhostDance,
    PlaceNeutral,
    PlacePawn,
    PlaceTotem,
    Recruit,
    Replenish,
    Sell,
)
from games.dakota.position import Position


def value(state: Position, player: int, action: Any) -> float:
    """The estimate for `action`; 0 for what leaves things as they are, or is as good as its alternatives.

    Both factions count as equal: bots that agreed on the better one would all choose it, again and again (D:129).
    """
    estimate = _ESTIMATES.get(type(action))
    return estimate(state, player, action) if estimate else 0.0


def _decline(_state: Position, _player: int, _action: Decline) -> float:
    return -1.0


_ESTIMATES: Final[dict[type, Callable[[Position, int, Any], float]]] = {
    PlaceTotem: placement.place_totem,
    PlaceGhostDance: placement.place_ghost_dance,
    PlacePawn: placement.place_pawn,
    PlaceNeutral: placement.place_neutral,
    Collect: trade.collect,
    Decline: _decline,
    Replenish: trade.replenish,
    Buy: trade.buy,
    Build: trade.build,
    Sell: trade.sell,
    Recruit: trade.recruit,
    BuyPoint: trade.buy_point,
}
