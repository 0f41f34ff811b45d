"""The chance to end richest, seen from money in hand and turns still to come; what every choice of a bot is judged by.

Numbers in capitals are judgement, fitted to games of bots against each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log, sqrt
from typing import Final, NamedTuple

from games.dakara.board import EXCHANGES, Space
from games.dakara.forms.canal import Canal
from games.dakara.forms.check import Exchange, TwoRolls
from games.dakara.position import Position
from games.dakara.rules import Rules
from games.dakara.terms import FACES, RING, Line

INCOME: Final = 40_000.0
"""Dollars that a turn brings on average, bets apart."""
SWING: Final = 60_000.0
"""Dollars by which a turn may miss that: one standard deviation."""
GROWTH: Final = 0.12
"""The same for money that is put to work, as a share of it."""
HAZARD: Final = 0.05
"""Chance of the poorest to be ruined in a turn, beside what the dangerous spaces ahead do."""
POOR: Final = 40_000.0
"""Dollars that make that chance smaller by the factor e."""
STRIDE: Final = 3.5
"""Spaces of a turn, on average."""
OVERSHOOT: Final = 1.7
"""Spaces by which a player jumps over the goal, on average."""
VISITED: Final = 1 / STRIDE
"""Chance that a token stops on a space it goes over."""
LUCK: Final = ((-2.334, 0.0459), (-0.742, 0.4541), (0.742, 0.4541), (2.334, 0.0459))
"""The own luck in standard deviations, with weights: the four points of Gauss and Hermite."""
NEAR_NORMAL: Final = 1.702
"""Makes the logistic curve nearly the normal one."""
ENOUGH: Final = 100_000.0
"""Of two equally good choices the one with less swing: money counts a little, the less the more there is."""
A_LITTLE: Final = 1e-7
"""How little."""


class Danger(NamedTuple):
    """A space that may cost more than one has."""

    space: int
    chance: float
    """To be hit when landing there."""
    mean: float
    """What a hit costs, in dollars."""
    swing: float
    """One standard deviation of that."""


class Rival(NamedTuple):
    """Another player still in the game."""

    money: int
    survival: float
    """Chance to be in the game at its end."""


class WinChance:
    """The chance of one player to win with an amount of money after this turn; what it has worked out, it keeps."""

    def __init__(self, turns: float, dangers: Sequence[tuple[Danger, float]], rivals: Sequence[Rival]) -> None:
        """`turns` still to come for everybody; `dangers` ahead, each with the turns until it is near."""
        self._turns = turns
        self._dangers = dangers
        self._best = max((rival.money for rival in rivals), default=-1)
        self._at_best = sum(rival.money == self._best for rival in rivals)
        self._rivals = [(log(_wealth(r.money, turns)), _swing(r.money, turns), r.survival) for r in rivals]
        self._known: dict[int, float] = {}

    def __call__(self, money: int) -> float:
        """With `money` dollars; 0 for nothing, which is out (K:29)."""
        chance = self._known.get(money)
        if chance is None:
            chance = self._known[money] = self._chance(money) + A_LITTLE * money / (money + ENOUGH)
        return chance

    def _chance(self, money: int) -> float:
        if not self._rivals:
            return 1.0
        if money <= 0:
            return 0.0
        if not self._turns:
            if money == self._best:
                return 1 / (1 + self._at_best)
            return float(money > self._best)
        return survival(money, self._turns, self._dangers) * self._richest(money)

    def _richest(self, money: int) -> float:
        """Over the own luck; each rival's is independent of it and of the others'."""
        middle, swing = log(_wealth(money, self._turns)), _swing(money, self._turns)
        total = 0.0
        for luck, weight in LUCK:
            own = middle + luck * swing
            ahead = weight
            for rival, rivals_swing, alive in self._rivals:
                ahead *= 1 - alive / (1 + exp(NEAR_NORMAL * (own - rival) / rivals_swing))
            total += ahead
        return total


def _wealth(money: int, turns: float) -> float:
    """What is in hand and what the turns to come will bring."""
    return money + INCOME * turns + 1


def _swing(money: int, turns: float) -> float:
    """How far the wealth may be off at the end, as a share of it: one standard deviation of its logarithm."""
    return sqrt(turns * ((SWING / _wealth(money, turns)) ** 2 + GROWTH**2)) or 1.0


def survival(money: int, turns: float, dangers: Sequence[tuple[Danger, float]]) -> float:
    """Chance to pay on all dangerous spaces ahead, each with the turns until it is near."""
    chance = exp(-turns * HAZARD * exp(-money / POOR))
    for danger, away in dangers:
        spread = sqrt(danger.swing**2 + away * SWING**2) + 1
        short = (danger.mean - money - INCOME * away) / spread
        chance *= 1 - VISITED * danger.chance / (1 + exp(min(50.0, -NEAR_NORMAL * short)))
    return chance


def win_chance(p: Position, player: int, money: Sequence[int] | None = None) -> WinChance:
    """For `player`, when this turn leaves the others with `money` (by seat; None: with what they have now)."""
    held = tuple(m + s for m, s in zip(p.money, p.stake, strict=True)) if money is None else tuple(money)
    others = sorted((held[q], p.space[q]) for q, out in enumerate(p.out) if q != player and not out)
    return _win_chance(p.rules, turns_left(p), p.space[player], tuple(others))


@lru_cache(maxsize=256)
def _win_chance(rules: Rules, turns: float, space: int, others: tuple[tuple[int, int], ...]) -> WinChance:
    rivals = [Rival(money, survival(money, turns, _ahead(rules, at, turns))) for money, at in others]
    return WinChance(turns, _ahead(rules, space, turns), rivals)


def turns_left(p: Position) -> float:
    """Turns still to come for each player: the last one to finish has all play on (K:180)."""
    left = max(p.rules.goals[q] - p.travelled[q] for q in range(p.rules.players) if not p.out[q])
    return (left + OVERSHOOT) / STRIDE if left > 0 else 0.0


@lru_cache(maxsize=1024)
def _ahead(rules: Rules, space: int, turns: float) -> tuple[tuple[Danger, float], ...]:
    """The dangerous spaces that a player on `space` still goes over."""
    found = []
    for danger in dangers(rules):
        away = ((danger.space - space) % RING or RING) / STRIDE
        if away <= turns:
            found.append((danger, max(0.0, away - 1)))
    return tuple(found)


@lru_cache(maxsize=8)
def dangers(rules: Rules) -> tuple[Danger, ...]:
    """Customs, the stock markets, and the compulsory roll in Venice (K:124, 150, 162)."""
    results = rules.form(Space.CUSTOMS, TwoRolls).amounts.values()
    taxes = [-amount for amount in results if amount < 0]
    strip = rules.form(Space.VENICE, Canal).strip
    losses = [-strip.amount(place) for place in FACES if strip.amount(place) < 0]
    falls = list(rules.gold[Line.STOCK].values())
    return (
        _danger(Space.CUSTOMS, len(taxes) / len(results), taxes),
        *(_danger(space, 1 - len(rules.form(space, Exchange).rise) / 6, falls) for space in EXCHANGES),
        _danger(Space.VENICE, len(losses) / 6, losses),
    )


def _danger(space: int, chance: float, costs: Sequence[int]) -> Danger:
    if not costs:
        return Danger(space, 0.0, 0.0, 0.0)
    mean = sum(costs) / len(costs)
    return Danger(space, chance, mean, sqrt(sum((cost - mean) ** 2 for cost in costs) / len(costs)))
