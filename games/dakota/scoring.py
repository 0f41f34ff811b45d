"""Who has won (D:355-359)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dakota import goods
from games.dakota.terms import Resource

if TYPE_CHECKING:
    from games.dakota.state import State


def final_wealth(state: State) -> tuple[int, ...]:
    """Each player's wealth with all resources converted (D:359, DK-R34)."""
    return tuple(state.wealth[player] + _converted(state, player) for player in range(state.rules.players))


def _converted(state: State, player: int) -> int:
    rules = state.rules
    prices = rules.prices[state.factions[player]]
    built = state.built[player] if rules.options.tie_break == "with_bonuses" else 0
    counts = goods.unpack(state.goods[player])
    return sum(counts[r] * (prices[r] + rules.bonus(built, r)) for r in Resource)


def winners(state: State) -> tuple[int, ...]:
    """Most points; on a tie most wealth; still tied, all of them."""
    results = list(zip(state.points, final_wealth(state), strict=True))
    best = max(results)
    return tuple(player for player, result in enumerate(results) if result == best)
