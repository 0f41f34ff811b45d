"""Odds of the table bets: horses, colours, groups of numbers, odd or even."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import Chance, FaceEffect, GameOdds, Outlook, PlaceOdds
from games.dakara.terms import FACES, Awaits


class TableOdds:
    """The sum of one or two rolls makes a place win, or none."""

    def __init__(
        self, space: int, places: Sequence[int], winning: Mapping[int, int], *, rolls: int, times: int
    ) -> None:
        """`winning`: the place by sum; a win pays `times` the stake beside it."""
        self._space = space
        self._places = places
        self._winning = winning
        self._rolls = rolls
        self._times = times
        chances = tuple(self._chance(place, 0, rolls) for place in places)
        best = max(chances, key=lambda chance: chance.mean)
        self.summary = GameOdds(space=space, win=best.win, mean=best.mean, per_dollar=True, chances=chances)
        self._after = {
            total: tuple(PlaceOdds(c.place, float(c.win), float(c.mean)) for c in self._chances(total))
            for total in range(7)
        }
        """By the sum so far, with one roll left of two; 0: before the first."""

    def _chances(self, total: int) -> list[Chance]:
        left = self._rolls if not total else 1
        return [self._chance(place, total, left) for place in self._places]

    def _chance(self, place: int, total: int, left: int) -> Chance:
        sums = [total + sum(faces) for faces in product(FACES, repeat=left)]
        win = Fraction(sum(self._winning.get(s, -1) == place for s in sums), len(sums))
        return Chance(place, win, win * (self._times + 1) - 1)

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Each place for a dollar; for a bet laid what each face does to it."""
        total = sum(seen.rolls)
        places = self._after[total]
        seat = seen.seats[player]
        own = next((place for place in places if place.place == seat.choice), None)
        if seen.awaits is not Awaits.ROLL:
            return Outlook(space=self._space, win=max(place.win for place in places), places=places)
        faces = tuple(self._effect(face, total + face, len(seen.rolls) + 1, seat.choice, seat.stake) for face in FACES)
        win, mean = (own.win, own.mean) if own else (0.0, 0.0)
        return Outlook(space=self._space, faces=faces, win=win, mean=seat.stake * mean, places=places)

    def _effect(self, face: int, total: int, made: int, choice: int, stake: int) -> FaceEffect:
        if made < self._rolls:
            possible = any(place.win for place in self._after[total] if place.place == choice)
            return FaceEffect(face, possible)
        place = self._winning.get(total, -1)
        hit = place == choice >= 0
        return FaceEffect(face, hit, stake * self._times if hit else -stake, ends=True, place=place)
