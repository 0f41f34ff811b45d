"""Who has won (D:355-359)."""

from __future__ import annotations

from games.dakota import goods
from games.dakota.position import Position
from games.dakota.terms import Phase, Resource


def final_wealth(state: Position) -> tuple[int, ...]:
    """Each player's wealth with all resources converted (D:359, DK-R34)."""
    return tuple(state.wealth[player] + _converted(state, player) for player in range(state.rules.players))


def _converted(state: Position, player: int) -> int:
    rules = state.rules
    prices = rules.prices[state.factions[player]]
    built = state.built[player] if rules.options.tie_break == "with_bonuses" else 0
    counts = goods.unpack(state.goods[player])
    return sum(counts[r] * (prices[r] + rules.bonus(built, r)) for r in Resource)


def winners(state: Position) -> tuple[int, ...]:
    """Most points; on a tie most wealth; still tied, all of them (D:357-359, DK-R34). Nobody before the end."""
    if state.phase is not Phase.END:
        return ()
    results = list(zip(state.points, final_wealth(state), strict=True))
    best = max(results)
    return tuple(player for player, result in enumerate(results) if result == best)
