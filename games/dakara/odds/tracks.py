"""Odds of the tracks without a choice: golf and the slalom."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

from games.dakara.forms.golf import Golf
from games.dakara.forms.slalom import Slalom
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import FaceEffect, GameOdds, Outlook, sixth
from games.dakara.terms import FACES, ON_THE_GREEN


class GolfOdds:
    """To the green by an exact total, then shots at the hole (K:102)."""

    def __init__(self, form: Golf) -> None:
        self._form = form
        miss = 1 - sixth(len(form.sink))
        self._shot = {left: 1 - miss**left for left in range(form.shots + 1)}
        """Chance to sink by shots left."""
        self._drive: dict[tuple[int, int], Fraction] = {}
        win = self._from(0, form.rolls)
        self.summary = GameOdds(space=form.space, win=win, mean=win * form.prize)

    def _from(self, place: int, left: int) -> Fraction:
        """Chance of the prize from a place of the course with so many rolls left."""
        if place in self._form.green:
            return self._shot[self._form.shots]
        if place > self._form.green[-1] or not left:
            return Fraction(0)
        if (place, left) not in self._drive:
            self._drive[place, left] = sixth(sum(self._from(place + face, left - 1) for face in FACES))
        return self._drive[place, left]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """A drive, or a shot at the hole."""
        if seen.stage == ON_THE_GREEN:
            shots = len(seen.rolls) - list(accumulate(seen.rolls)).index(seen.cell) - 1
            left = self._form.shots - shots
            win = self._shot[left]
            faces = tuple(
                FaceEffect(face, sinks, self._form.prize if sinks else 0, ends=sinks or left == 1)
                for face, sinks in ((face, face in self._form.sink) for face in FACES)
            )
        else:
            left = self._form.rolls - len(seen.rolls)
            win = self._from(seen.cell, left)
            faces = tuple(self._effect(face, seen.cell + face, left - 1) for face in FACES)
        return Outlook(space=self._form.space, faces=faces, win=float(win), mean=float(win * self._form.prize))

    def _effect(self, face: int, place: int, left: int) -> FaceEffect:
        green = place in self._form.green
        passes = place > self._form.green[-1]
        lost = passes or place + left * FACES[-1] < self._form.green[0]
        return FaceEffect(face, green, ends=lost, passes=passes, place=place)


class SlalomOdds:
    """Reach or pass the finish without a fallen flag (K:120)."""

    def __init__(self, form: Slalom) -> None:
        self._form = form
        self._win = [Fraction(0)] * form.finish
        for place in range(form.finish - 1, -1, -1):
            self._win[place] = sixth(sum((self._at(place + face) for face in FACES), Fraction(0)))
        self.summary = GameOdds(space=form.space, win=self._win[0], mean=self._win[0] * form.prize)

    def _at(self, place: int) -> Fraction:
        if place >= self._form.finish:
            return Fraction(1)
        return Fraction(0) if place in self._form.fallen else self._win[place]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Which faces fall, which are home."""
        faces = []
        for face in FACES:
            place = seen.cell + face
            home = place >= self._form.finish
            amount = self._form.prize if home else 0
            faces.append(FaceEffect(face, home, amount, ends=home or place in self._form.fallen, place=place))
        win = self._win[seen.cell]
        return Outlook(space=self._form.space, faces=tuple(faces), win=float(win), mean=float(win * self._form.prize))
