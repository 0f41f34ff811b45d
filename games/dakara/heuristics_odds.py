"""The exact odds of the local games, in the form in which bots judge by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.dakara.board import Space
from games.dakara.forms.bet_row import BetRow
from games.dakara.forms.blackjack import Blackjack
from games.dakara.forms.streak import Streak
from games.dakara.forms.table_bet import TableBet
from games.dakara.odds.facts import GameOdds
from games.dakara.odds.table import odds_of
from games.dakara.rules import Rules

Worth: TypeAlias = Callable[[int], float]
"""How good it is to have an amount of money, in dollars, when the turn is over."""

BETS: Final = (
    Space.KENTUCKY,
    Space.CANNES,
    Space.BIARRITZ,
    Space.NASSAU,
    Space.SAN_JUAN,
    Space.MONTE_CARLO,
    Space.ARUBA,
    Space.MADRID,
    Space.BANK,
)
"""Where one bets any amount."""


class BetOdds(NamedTuple):
    """A game where one bets."""

    wins: Mapping[int, float]
    """Chance of each place; in Aruba of each cell."""
    times: int
    """How many times the stake a win brings beside it; in Madrid a single one."""


@lru_cache(maxsize=8)
def games(rules: Rules) -> Mapping[int, GameOdds]:
    """Of each space with a local game."""
    return odds_of(rules).summaries()


@lru_cache(maxsize=128)
def bet(rules: Rules, space: int) -> BetOdds:
    """Of a space where one bets."""
    form = rules.forms[space]
    assert isinstance(form, TableBet | BetRow | Blackjack | Streak)
    times = 1 if isinstance(form, Streak) else form.times
    return BetOdds({chance.place: float(chance.win) for chance in games(rules)[space].chances}, times)
