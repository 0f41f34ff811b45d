"""Odds of the strips that one may leave: Venice and Las Vegas."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from games.dakara.forms.canal import Canal
from games.dakara.forms.slots import Slots
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import Advice, FaceEffect, GameOdds, Outlook, sixth
from games.dakara.terms import FACES, INSIDE, Awaits

_NOTHING: Final = Fraction(0)


class _Roll(NamedTuple):
    """Rolling on from a place, with best play after it."""

    mean: Fraction
    """Of what the player then has more, in dollars."""
    win: Fraction
    """Chance of the prize."""


class CanalOdds:
    """Venice: all is settled place by place, the first roll is compulsory (K:124)."""

    def __init__(self, form: Canal) -> None:
        self._form = form
        strip = form.strip
        self._roll: dict[int, _Roll] = {}
        for place in range(strip.goal - 1, -1, -1):
            self._roll[place] = self._solve(place)
        start = self._roll[0]
        self.summary = GameOdds(
            space=form.space,
            win=start.win,
            mean=start.mean,
            advice=tuple(Advice(place, self._roll[place].mean) for place in range(1, strip.goal)),
        )

    def _solve(self, place: int) -> _Roll:
        strip, mean, win = self._form.strip, _NOTHING, _NOTHING
        for target in range(place + 1, place + 7):
            mean += strip.amount(target)
            if target == strip.goal:
                win += 1
            elif target < strip.goal and self._roll[target].mean > 0:
                mean += self._roll[target].mean
                win += self._roll[target].win
        return _Roll(sixth(mean), sixth(win))

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """What each place ahead brings; money to pay with is taken for granted but in `ends`."""
        money, strip = seen.seats[player].money, self._form.strip
        faces = []
        for face in FACES:
            place = seen.cell + face
            amount = strip.amount(place)
            faces.append(
                FaceEffect(
                    face,
                    place == strip.goal,
                    max(amount, -money),
                    ends=place >= strip.goal or money + amount < 0,
                    passes=place > strip.goal,
                    place=place,
                )
            )
        roll = self._roll[seen.cell]
        return _outlook(self._form.space, faces, roll, asked=seen.awaits is Awaits.PLAYERS)


class SlotOdds:
    """Las Vegas: winnings lie at stake until one leaves or loses all (K:168)."""

    def __init__(self, form: Slots) -> None:
        self._form = form
        self._roll: dict[tuple[int, int], _Roll] = {}
        """By place and winnings."""
        start = self._at(0, 0)
        self._enter = _Roll(start.mean - form.fee, start.win)
        self.summary = GameOdds(
            space=form.space,
            win=start.win,
            mean=max(self._enter.mean, _NOTHING),
            playing=self._enter.mean,
            advice=tuple(self._advice()),
        )

    def _at(self, place: int, winnings: int) -> _Roll:
        """Rolling on from a place with winnings at stake."""
        if (place, winnings) not in self._roll:
            mean, win = _NOTHING, _NOTHING
            for target in range(place + 1, place + 7):
                if target in self._form.lose_all:
                    mean -= winnings
                    continue
                amount = self._form.strip.amount(target)
                mean += amount
                if target == self._form.strip.goal:
                    win += 1
                elif target < self._form.strip.goal:
                    after = self._at(target, winnings + amount)
                    if after.mean > 0:
                        mean += after.mean
                        win += after.win
            self._roll[place, winnings] = _Roll(sixth(mean), sixth(win))
        return self._roll[place, winnings]

    def _advice(self) -> list[Advice]:
        """For each place, with all winnings that one can have there."""
        advice = []
        for place in range(1, self._form.strip.goal):
            gains = {winnings: roll.mean for (at, winnings), roll in self._roll.items() if at == place}
            if not gains:
                continue
            good = [winnings for winnings, gain in gains.items() if gain > 0]
            bounded = 0 < len(good) < len(gains)
            advice.append(Advice(place, gains[min(gains)], max(good) if bounded else None))
        return advice

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Before the fee what the game is worth; after it what each place ahead does."""
        if seen.stage != INSIDE:
            return _outlook(self._form.space, (), self._enter, asked=True)
        winnings, strip = seen.seats[player].stake, self._form.strip
        faces = []
        for face in FACES:
            place = seen.cell + face
            lost = place in self._form.lose_all
            faces.append(
                FaceEffect(
                    face,
                    place == strip.goal,
                    -winnings if lost else strip.amount(place),
                    ends=lost or place >= strip.goal,
                    passes=place > strip.goal,
                    place=place,
                )
            )
        roll = self._at(seen.cell, winnings)
        return _outlook(self._form.space, faces, roll, asked=seen.awaits is Awaits.PLAYERS)


def _outlook(space: int, faces: Sequence[FaceEffect], roll: _Roll, *, asked: bool) -> Outlook:
    go = float(roll.mean)
    return Outlook(
        space=space,
        faces=tuple(faces),
        win=float(roll.win),
        mean=max(go, 0.0) if asked else go,
        going_on=go if asked else None,
        stopping=0.0 if asked else None,
    )
