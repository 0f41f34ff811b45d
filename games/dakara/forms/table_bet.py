"""Table bets: stakes on places, one or two rolls, and the place that they make win (Nos. 8, 20, 23, 28, 41, 47)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from games.dakara.actions import Bet, Decline
from games.dakara.edition import DakaraEdition
from games.dakara.events import BetPlaced, Declined, PlaceWon
from games.dakara.forms import bets
from games.dakara.forms.form import Form, NeverAwaited, ended, outcome
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import FACES, NOBODY, FormKind
from games.game import Action, Choice

_ONLY: Final = (0,)
"""The one place where there is but one bet."""
_TWO: Final = (1, 2)
"""Two colours, or odd and even."""
_SIX: Final = (1, 2, 3, 4, 5, 6)
"""Horses, or groups of numbers."""


class TableBet(NeverAwaited):
    """Bets are made in any order; the lander rolls, also for the others (DA-R22)."""

    kind = FormKind.TABLE_BET

    def __init__(
        self,
        space: int,
        places: Sequence[int],
        winning: Mapping[int, int],
        *,
        rolls: int,
        times: int,
        limit: int | None,
        all_bet: bool,
    ) -> None:
        """`winning` gives the place that a sum of the `rolls` makes win, if any; it pays the stake `times` over."""
        self.space = space
        self._places = places
        self._winning = winning
        self._rolls = rolls
        self._times = times
        self._limit = limit
        self._all_bet = all_bet

    def begin(self, p: Position, log: Log) -> bool:
        """All who can bet are asked, clockwise; or the lander alone (DA-R24)."""
        bettors = p.alive() if self._all_bet else [p.turn]
        return self._ask(p, [q for q in bettors if bets.can_bet(p, q)], log)

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """An amount on one of the places, or none (DA-R21)."""
        return (*(bets.amounts(p, player, self._limit, place) for place in self._places), Decline(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """A bet lies at the edge of the board until the last roll (K:54)."""
        player = action.player
        p.done[player] = True
        if isinstance(action, Bet):
            p.choice[player] = action.place
            if log is not None:
                log.append(BetPlaced(player, action.place, action.amount))
            p.puts_up(player, action.amount, "stake", log)
        elif log is not None:
            log.append(Declined(player))
        return self._ask(p, [q for q in p.current if q != player], log)

    def _ask(self, p: Position, bettors: Sequence[int], log: Log) -> bool:
        """`bettors` are still to decide; after them the lander rolls if there is a bet."""
        if bettors:
            p.await_players(*bettors)
            return False
        if any(p.stake):
            p.await_roll(p.turn)
            return False
        ended(p, p.turn, "declined", 0, log)
        return True

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The last roll settles."""
        p.rolls.append(face)
        if len(p.rolls) < self._rolls:
            p.await_roll(p.turn)
            return False
        total = sum(p.rolls)
        place = self._winning.get(total, NOBODY)
        if log is not None:
            log.append(PlaceWon(total, place))
        self._settle(p, place, log)
        return True

    def _settle(self, p: Position, place: int, log: Log) -> None:
        """Lost stakes first, so that the bank has them for the winners; both clockwise from the lander."""
        bettors = [q for q in p.alive() if p.stake[q]]
        brought: dict[int, int] = {}
        for player in bettors:
            if p.choice[player] != place:
                brought[player] = bets.lose(p, player, log)
        for player in bettors:
            if p.choice[player] == place:
                brought[player] = bets.win(p, player, self._times, log)
        for player in bettors:
            ended(p, player, outcome(brought[player]), brought[player], log)


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """The six spaces, by the numbers of the edition."""

    def made(
        space: int, game: str, places: Sequence[int], winning: Mapping[int, int], *, rolls: int = 1, all_bet: bool
    ) -> TableBet:
        times = bets.rate(options, edition[f"{game}.pays"])
        limit = bets.limit(options)
        return TableBet(space, places, winning, rolls=rolls, times=times, limit=limit, all_bet=all_bet)

    def faces(game: str) -> dict[int, int]:
        return {face: edition[f"{game}.face.{face}"] for face in FACES}

    sums = {total: edition[f"monte_carlo.sum.{total}"] for total in range(2, 13)}
    naturals = dict.fromkeys((7, 11) if options.nassau == "seven_or_eleven" else range(7, 12), *_ONLY)
    return {
        8: made(8, "kentucky", _SIX, faces("kentucky"), all_bet=True),
        20: made(20, "cannes", _TWO, faces("cannes"), all_bet=True),
        23: made(23, "biarritz", _TWO, faces("biarritz"), all_bet=False),
        28: made(28, "nassau", _ONLY, naturals, rolls=2, all_bet=False),
        41: made(41, "monte_carlo", _SIX, sums, rolls=2, all_bet=True),
        47: made(47, "odd_even", _TWO, faces("odd_even"), all_bet=False),
    }
