"""How good a choice looks to a bot: the chance to end richest after it (K:184).

The odds of the local games are exact; how the rest of the game goes is an estimate (`heuristics_chance`).
"""

from __future__ import annotations

from games.dakara import heuristics_bets as bets
from games.dakara import heuristics_flights as flights
from games.dakara import heuristics_sales as sales
from games.dakara import heuristics_visits as visits
from games.dakara.actions import Bet, Bid, Decline, Enter, GoOn, Travel, Withdraw
from games.dakara.board import AUCTIONS
from games.dakara.heuristics_chance import win_chance
from games.dakara.heuristics_odds import BETS
from games.dakara.position import Position
from games.dakara.terms import NOBODY
from games.game import Choice, Range


def value(p: Position, player: int, choice: Choice) -> float:
    """The estimate for `choice`, from 0 to 1; of a range that for its low end."""
    match choice:
        case Travel():
            return flights.visit(p, player, choice.space)
        case Bet():
            return bets.judge(p, player, p.game, choice.amount, choice.place)
        case Range():
            return bets.judge(p, player, p.game, choice.low, choice.place or 0)
        case Bid():
            return sales.bid(p, player, choice.amount)
        case GoOn():
            return visits.go_on(p, player, win_chance(p, player))
        case Enter():
            return visits.enter_slots(p.rules, win_chance(p, player), p.money[player])
        case Withdraw():
            return visits.leave(p, player, win_chance(p, player))
        case Decline():
            return _decline(p, player)
    return 0.0


def _decline(p: Position, player: int) -> float:
    """Not to bid, not to bet, not to play."""
    if p.game in AUCTIONS:
        return sales.silence(p, player)
    if p.game in BETS:
        return bets.judge(p, player, p.game, 0, NOBODY)
    return win_chance(p, player)(p.money[player])
