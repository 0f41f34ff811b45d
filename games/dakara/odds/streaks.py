"""Odds of the streak: a bet that doubles with each win (Madrid, K:172)."""

from __future__ import annotations

from fractions import Fraction

from games.dakara.forms.streak import Streak
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import Advice, Chance, FaceEffect, GameOdds, Outlook, PlaceOdds, sixth
from games.dakara.terms import FACES, Awaits


class StreakOdds:
    """All that lies at stake is doubled or lost; one may leave after the first roll."""

    def __init__(self, form: Streak) -> None:
        self._form = form
        cells, count = form.cells, len(form.cells)
        worth = Fraction(1)
        self._go: dict[int, Fraction] = {}
        """By wins so far: the mean of rolling on, per dollar at stake, the dollar itself taken off."""
        for wins in range(count - 1, -1, -1):
            self._go[wins] = sixth(len(cells[wins])) * 2 * worth - 1
            worth = max(self._go[wins], Fraction(0)) + 1
        first = Chance(0, sixth(len(cells[0])), self._go[0])
        self.summary = GameOdds(
            space=form.space,
            win=first.win,
            mean=first.mean,
            per_dollar=True,
            chances=(first,),
            advice=tuple(Advice(wins, self._go[wins]) for wins in range(1, count)),
        )
        self._place = PlaceOdds(0, float(first.win), float(first.mean))

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """What the next roll does to the stake."""
        wins, stake = seen.cell, seen.seats[player].stake
        winning = self._form.cells[wins]
        win = len(winning) / 6
        if not stake:
            return Outlook(space=self._form.space, win=win, places=(self._place,))
        last = wins + 1 == len(self._form.cells)
        faces = tuple(
            FaceEffect(face, face in winning, stake if face in winning else -stake, ends=last or face not in winning)
            for face in FACES
        )
        go = stake * float(self._go[wins])
        asked = seen.awaits is Awaits.PLAYERS
        return Outlook(
            space=self._form.space,
            faces=faces,
            win=win,
            mean=max(go, 0.0) if asked else go,
            going_on=go if asked else None,
            stopping=0.0 if asked else None,
        )
