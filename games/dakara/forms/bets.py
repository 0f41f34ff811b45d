"""Bets against the bank: how much may be staked, what "N to 1" pays, and how a stake is won or lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.actions import Bet
from games.dakara.events import BetPlaced
from games.dakara.forms.form import ended
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import NOTE
from games.game import Range

ONLY: Final = (0,)
"""The one place where there is but one bet."""
_EXAMPLES: Final = 2
"""The rulebook shows what 1 to 1 and 2 to 1 pay (K:60-61); only more can be read as "in all"."""


def rate(options: DakaraOptions, pays: int) -> int:
    """How many times the stake a winner gets beside the stake itself at `pays` to 1 (DA-R3)."""
    return pays - 1 if options.pays == "in_all" and pays > _EXAMPLES else pays


def limit(options: DakaraOptions) -> int | None:
    """The highest stake in dollars; None where there is no limit (DA-10, DA-R52)."""
    return None if options.bet_limit == "none" else int(options.bet_limit)


def can_bet(p: Position, player: int) -> bool:
    """Whether `player` has the smallest bet."""
    return p.money[player] >= NOTE


def amounts(p: Position, player: int, highest: int | None, places: Sequence[int] = ONLY) -> list[Range]:
    """What `player`, who can bet, may stake on each place: thousands up to all the money (DA-R48) or to the limit."""
    most = p.money[player] if highest is None else min(p.money[player], highest)
    most -= most % NOTE
    return [Range(player, "Bet", NOTE, most, NOTE, place) for place in places]


def ask(p: Position, log: Log) -> bool:
    """The player on turn may bet; over for those who have no money for it."""
    if can_bet(p, p.turn):
        p.await_players(p.turn)
        return False
    ended(p, p.turn, "declined", 0, log)
    return True


def lay(p: Position, bet: Bet, log: Log) -> None:
    """The bet lies at the edge of the board until it is settled (K:54)."""
    if log is not None:
        log.append(BetPlaced(bet.player, bet.place, bet.amount))
    p.puts_up(bet.player, bet.amount, "stake", log)


def win(p: Position, player: int, times: int, log: Log) -> int:
    """`player` takes back the stake, and the bank pays it `times` over or all it has; returns what it paid."""
    stake = p.stake[player]
    p.takes_back(player, stake, "stake_back", log)
    return p.bank_pays(player, stake * times, "winnings", log)


def lose(p: Position, player: int, log: Log) -> int:
    """The bank takes the stake of `player`; returns what it cost, below 0."""
    stake = p.stake[player]
    p.bank_takes(player, stake, "lost_stake", log)
    return -stake
