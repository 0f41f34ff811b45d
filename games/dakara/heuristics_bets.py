"""What a bet is worth to one who wants to end richest: on a place of the table, in Aruba, Madrid and San Juan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.dakara.board import Space
from games.dakara.forms.bets import limit
from games.dakara.heuristics_chance import win_chance
from games.dakara.heuristics_odds import Worth, bet
from games.dakara.heuristics_visits import streak
from games.dakara.position import Position
from games.dakara.terms import NOBODY, NOTE


def judge(p: Position, player: int, space: int, amount: int, place: int) -> float:
    """Staking `amount` dollars on `place` in the game of `space`; nothing and nobody: not to bet."""
    if space in (Space.ARUBA, Space.SAN_JUAN, Space.MADRID):
        return _alone(p, player, space, amount)
    odds, money = bet(p.rules, space), p.money[player]
    value, left = 0.0, 1.0
    for winner in sorted({place, *(choice for choice, stake in zip(p.choice, p.stake, strict=True) if stake)}):
        chance = odds.wins.get(winner, 0.0)
        after = money + amount * odds.times if winner == place else money - amount
        value += chance * _worth(p, player, odds.times, winner)(after)
        left -= chance
    return value + left * _worth(p, player, odds.times, NOBODY)(money - amount)


def _worth(p: Position, player: int, times: int, winner: int) -> Worth:
    """When `winner` is the winning place, or none that anybody has bet on: what the others then have."""
    bets = zip(p.money, p.stake, p.choice, strict=True)
    return win_chance(p, player, [m + (stake * (times + 1) if choice == winner else 0) for m, stake, choice in bets])


def _alone(p: Position, player: int, space: int, amount: int) -> float:
    """Games against the bank alone: in Aruba only the cell to play counts, the next ones may be left."""
    worth, money = win_chance(p, player), p.money[player]
    if not amount:
        return worth(money)
    if space == Space.MADRID:
        return streak(p.rules, worth, 0, money - amount, amount)
    odds = bet(p.rules, space)
    win = odds.wins[(p.cell or 1) if space == Space.ARUBA else 0]
    return win * worth(money + amount * odds.times) + (1 - win) * worth(money - amount)


def best(p: Position, player: int, space: int) -> float:
    """The best bet in a game of bets that one might go to, or none."""
    values = [judge(p, player, space, 0, NOBODY)]
    odds = bet(p.rules, space)
    place = max(odds.wins, key=odds.wins.__getitem__)
    highest = limit(p.rules.options)
    money = p.money[player]
    most = money if highest is None else min(money, highest)
    if most >= NOTE:
        values += [judge(p, player, space, amount, place) for amount in shares(most)]
    return max(values)


@lru_cache(maxsize=256)
def shares(most: int) -> Sequence[int]:
    """A few amounts up to `most`, in whole thousands."""
    parts = (most // (NOTE * n) for n in (32, 16, 8, 4, 2, 1))
    return tuple(sorted({NOTE * max(1, part) for part in parts}))
