"""Bets in whole thousands, the smallest note, at the edge of the board (K:54, DA-R21)."""

from __future__ import annotations

from typing import Final

from games.dakara.actions import Bet
from games.dakara.events import BetPlaced
from games.dakara.position import Log, Position
from games.game import Range

UNIT: Final = 1000
"""The smallest bet, and the step."""


def highest(p: Position, player: int) -> int:
    """The most `player` may bet: all the money, unless the table set a limit (DA-R48, DA-R52); 0 for no bet."""
    limit = p.rules.options.bet_limit
    most = p.money[player] if limit == "none" else min(p.money[player], int(limit))
    return most - most % UNIT


def bets(p: Position, player: int, place: int = 0) -> Range:
    """Every bet that `player`, who has the smallest one, may lay on `place`."""
    return Range(player, "Bet", UNIT, highest(p, player), UNIT, place)


def lay(p: Position, bet: Bet, log: Log) -> None:
    """The bet is laid at the edge of the board."""
    if log is not None:
        log.append(BetPlaced(bet.player, bet.place, bet.amount))
    p.puts_up(bet.player, bet.amount, "stake", log)
