"""The exact odds of the local games, in the form in which bots judge by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.dakara.odds.facts import GameOdds
from games.dakara.odds.table import table_of_odds
from games.dakara.rules import Rules

Worth: TypeAlias = Callable[[int], float]
"""How good it is to have an amount of money, in dollars, when the turn is over."""

CUSTOMS: Final = 40
VENICE: Final = 21
ARUBA: Final = 42
LAS_VEGAS: Final = 43
MADRID: Final = 45
RENO: Final = 46
BLACKJACK: Final = 35
BETS: Final = (8, 20, 23, 28, BLACKJACK, 41, ARUBA, MADRID, 47)
"""Where one bets any amount."""


class BetOdds(NamedTuple):
    """A game where one bets."""

    wins: Mapping[int, float]
    """Chance of each place; in Aruba of each cell."""
    times: int
    """How many times the stake a win brings beside it."""


@lru_cache(maxsize=8)
def games(rules: Rules) -> Mapping[int, GameOdds]:
    """Of each space with a local game."""
    return table_of_odds(rules.edition, rules.options).summaries()


@lru_cache(maxsize=128)
def bet(rules: Rules, space: int) -> BetOdds:
    """Of a space where one bets."""
    chances = games(rules)[space].chances
    times = max((round((chance.mean + 1) / chance.win) - 1 for chance in chances if chance.win), default=0)
    return BetOdds({chance.place: float(chance.win) for chance in chances}, times)
