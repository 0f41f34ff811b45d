"""Odds of the table bets: horses, colours, groups of numbers, odd or even."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from games.dakara.forms.table_bet import TableBet
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import Chance, FaceEffect, GameOdds, Outlook, PlaceOdds
from games.dakara.terms import FACES, NOBODY, Awaits


class TableOdds:
    """The sum of one or two rolls makes a place win, or none."""

    def __init__(self, form: TableBet) -> None:
        self._form = form
        chances = tuple(self._chance(place, 0, form.rolls) for place in form.places)
        best = max(chances, key=lambda chance: chance.mean)
        self.summary = GameOdds(space=form.space, win=best.win, mean=best.mean, per_dollar=True, chances=chances)
        self._after = {
            total: tuple(PlaceOdds(c.place, float(c.win), float(c.mean)) for c in self._chances(total))
            for total in range(7)
        }
        """By the sum so far, with one roll left of two; 0: before the first."""

    def _chances(self, total: int) -> list[Chance]:
        left = self._form.rolls if not total else 1
        return [self._chance(place, total, left) for place in self._form.places]

    def _chance(self, place: int, total: int, left: int) -> Chance:
        sums = [total + sum(faces) for faces in product(FACES, repeat=left)]
        win = Fraction(sum(self._form.winning.get(s, NOBODY) == place for s in sums), len(sums))
        return Chance(place, win, win * (self._form.times + 1) - 1)

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Each place for a dollar; for a bet laid what each face does to it."""
        total = sum(seen.rolls)
        places = self._after[total]
        seat = seen.seats[player]
        own = next((place for place in places if place.place == seat.choice), None)
        if seen.awaits is not Awaits.ROLL:
            return Outlook(space=self._form.space, win=max(place.win for place in places), places=places)
        faces = tuple(self._effect(face, total + face, len(seen.rolls) + 1, seat.choice, seat.stake) for face in FACES)
        win, mean = (own.win, own.mean) if own else (0.0, 0.0)
        return Outlook(space=self._form.space, faces=faces, win=win, mean=seat.stake * mean, places=places)

    def _effect(self, face: int, total: int, made: int, choice: int, stake: int) -> FaceEffect:
        if made < self._form.rolls:
            possible = any(place.win for place in self._after[total] if place.place == choice)
            return FaceEffect(face, possible)
        place = self._form.winning.get(total, NOBODY)
        hit = place == choice != NOBODY
        return FaceEffect(face, hit, stake * self._form.times if hit else -stake, ends=True, place=place)
