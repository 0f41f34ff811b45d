"""How good an action looks at a glance, for bots: from public facts and the player's own hoard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from games.dakota import goods
from games.dakota.actions import Build, Buy, BuyPoint, Collect, EndDevelopment, PlaceNeutral, PlacePawn, Recruit, Sell
from games.dakota.terms import MARKET

if TYPE_CHECKING:
    from games.dakota.state import State


def value(state: State, player: int, action: Any) -> float:
    """In wealth points, roughly; 0 for what has no estimate."""
    estimate = _ESTIMATES.get(type(action))
    return estimate(state, player, action) if estimate else 0.0


def _price(state: State, player: int, resource: int) -> int:
    return state.rules.prices[state.factions[player]][resource]


def _best_token(state: State, player: int, territory: int) -> int:
    kinds = goods.KINDS[goods.held(state.tokens[territory])]
    return max((_price(state, player, kind) for kind in kinds), default=0)


def _crowd(state: State, territory: int) -> int:
    """How many pawns stand on a territory already."""
    block = state.rules.block
    neutrals = state.neutrals[2 * territory] + state.neutrals[2 * territory + 1]
    return sum(state.pawns[territory * block : (territory + 1) * block]) + neutrals


def _place_pawn(state: State, player: int, action: PlacePawn) -> float:
    if action.territory == MARKET:
        return state.wealth[player] / 10 - 0.5
    friends = state.at(action.territory, player)
    return _best_token(state, player, action.territory) + friends / 2 - _crowd(state, action.territory) / 3


def _place_neutral(state: State, player: int, action: PlaceNeutral) -> float:
    """Help where one stands oneself."""
    mine = state.at(action.territory, player)
    sign = 1 if action.faction == state.factions[player] else -1
    return float(sign * (mine or -0.5) * _best_token(state, player, action.territory))


def _collect(state: State, player: int, action: Collect) -> float:
    return _price(state, player, action.resource) - 0.5 * action.pawn


def _buy(state: State, player: int, action: Buy) -> float:
    return 0.5 - goods.count(state.goods[player], action.resource)


def _build(state: State, _player: int, action: Build) -> float:
    last = state.round == state.rules.rounds
    return 12.0 * state.rules.costs[action.building].points + (0 if last else 5)


def _sell(state: State, player: int, action: Sell) -> float:
    spare = goods.count(state.goods[player], action.resource) - (0 if state.round == state.rules.rounds else 3)
    return float(spare)


def _recruit(state: State, _player: int, _action: Recruit) -> float:
    return 4.0 if 2 * state.round <= state.rules.rounds else -1.0


_ESTIMATES: Final[dict[type, Callable[[State, int, Any], float]]] = {
    PlacePawn: _place_pawn,
    PlaceNeutral: _place_neutral,
    Collect: _collect,
    Buy: _buy,
    Build: _build,
    Sell: _sell,
    Recruit: _recruit,
    BuyPoint: lambda _state, _player, _action: 3.0,
    EndDevelopment: lambda _state, _player, _action: 0.0,
}
