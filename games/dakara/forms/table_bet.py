"""Table bets: stakes on places, one or two rolls, and the place that they make win (Nos. 8, 20, 23, 28, 41, 47)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from games.dakara.actions import Bet, Decline
from games.dakara.board import Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import Declined, PlaceWon
from games.dakara.forms import bets
from games.dakara.forms.form import BaseForm, Form, ended, outcome
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import FACES, NOBODY, SUMS, FormKind
from games.game import Action, Choice

_TWO: Final = (1, 2)
"""Two colours, or odd and even."""
_SIX: Final = (1, 2, 3, 4, 5, 6)
"""Horses, or groups of numbers."""


@dataclass(frozen=True, eq=False)
class TableBet(BaseForm):
    """Bets are made in any order; the lander rolls, also for the others (DA-R22)."""

    kind = FormKind.TABLE_BET

    places: Sequence[int]
    winning: Mapping[int, int]
    """The place that a sum of the `rolls` makes win, if any."""
    rolls: int
    pays: int
    """As printed: so much to 1."""
    times: int
    """A winner gets the stake back and the stake so many times over."""
    limit: int | None
    """The highest stake in dollars; None where there is no limit."""
    all_bet: bool
    """All may bet, not the lander alone (DA-R22, DA-R24)."""

    def begin(self, p: Position, log: Log) -> bool:
        """All who can bet are asked, clockwise; or the lander alone (DA-R24)."""
        bettors = p.alive() if self.all_bet else [p.turn]
        return self._ask(p, [q for q in bettors if bets.can_bet(p, q)], log)

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """An amount on one of the places, or none (DA-R21)."""
        return (*bets.amounts(p, player, self.limit, self.places), Decline(player))

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """A bet lies at the edge of the board until the last roll (K:54)."""
        player = action.player
        p.done[player] = True
        if isinstance(action, Bet):
            p.choice[player] = action.place
            bets.lay(p, action, log)
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
        if len(p.rolls) < self.rolls:
            p.await_roll(p.turn)
            return False
        total = sum(p.rolls)
        place = self.winning.get(total, NOBODY)
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
                brought[player] = bets.win(p, player, self.times, log)
        for player in bettors:
            ended(p, player, outcome(brought[player]), brought[player], log)


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """The six spaces, by the numbers of the edition."""

    def made(
        space: int, game: str, places: Sequence[int], winning: Mapping[int, int], *, rolls: int = 1, all_bet: bool
    ) -> TableBet:
        pays, limit = edition[f"{game}.pays"], bets.limit(options)
        times = bets.rate(options, pays)
        return TableBet(space, places, winning, rolls, pays, times, limit, all_bet)

    def faces(game: str) -> dict[int, int]:
        return {face: edition[f"{game}.face.{face}"] for face in FACES}

    groups = {total: edition[f"monte_carlo.sum.{total}"] for total in SUMS}
    naturals = dict.fromkeys((7, 11) if options.nassau == "seven_or_eleven" else range(7, 12), *bets.ONLY)
    games = (
        made(Space.KENTUCKY, "kentucky", _SIX, faces("kentucky"), all_bet=True),
        made(Space.CANNES, "cannes", _TWO, faces("cannes"), all_bet=True),
        made(Space.BIARRITZ, "biarritz", _TWO, faces("biarritz"), all_bet=False),
        made(Space.NASSAU, "nassau", bets.ONLY, naturals, rolls=2, all_bet=False),
        made(Space.MONTE_CARLO, "monte_carlo", _SIX, groups, rolls=2, all_bet=True),
        made(Space.BANK, "odd_even", _TWO, faces("odd_even"), all_bet=False),
    )
    return {form.space: form for form in games}
