"""Odds of the tracks without a choice: golf and the slalom."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate

from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import FaceEffect, GameOdds, Outlook, sixth
from games.dakara.terms import FACES


class GolfOdds:
    """To the green by an exact total, then shots at the hole (K:102)."""

    def __init__(self, space: int, *, green: range, rolls: int, shots: int, sink: Sequence[int], prize: int) -> None:
        """`sink`: flags of the six faces."""
        self._space = space
        self._green = green
        self._rolls = rolls
        self._shots = shots
        self._sink = sink
        self._prize = prize
        miss = 1 - sixth(sum(sink))
        self._shot = {left: 1 - miss**left for left in range(shots + 1)}
        """Chance to sink by shots left."""
        self._drive: dict[tuple[int, int], Fraction] = {}
        win = self._from(0, rolls)
        self.summary = GameOdds(space=space, win=win, mean=win * prize)

    def _from(self, place: int, left: int) -> Fraction:
        """Chance of the prize from a place of the course with so many rolls left."""
        if place in self._green:
            return self._shot[self._shots]
        if place > self._green[-1] or not left:
            return Fraction(0)
        if (place, left) not in self._drive:
            self._drive[place, left] = sixth(sum(self._from(place + face, left - 1) for face in FACES))
        return self._drive[place, left]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """A drive, or a shot at the hole."""
        if seen.stage:
            shots = len(seen.rolls) - list(accumulate(seen.rolls)).index(seen.cell) - 1
            left = self._shots - shots
            win = self._shot[left]
            faces = tuple(
                FaceEffect(face, bool(sinks), self._prize if sinks else 0, ends=bool(sinks) or left == 1)
                for face, sinks in zip(FACES, self._sink, strict=True)
            )
        else:
            left = self._rolls - len(seen.rolls)
            win = self._from(seen.cell, left)
            faces = tuple(self._effect(face, seen.cell + face, left - 1) for face in FACES)
        return Outlook(space=self._space, faces=faces, win=float(win), mean=float(win * self._prize))

    def _effect(self, face: int, place: int, left: int) -> FaceEffect:
        green = place in self._green
        passes = place > self._green[-1]
        lost = passes or place + left * FACES[-1] < self._green[0]
        return FaceEffect(face, green, ends=lost, passes=passes, place=place)


class SlalomOdds:
    """Reach or pass the finish without a fallen flag (K:120)."""

    def __init__(self, space: int, *, finish: int, flags: Sequence[int], prize: int) -> None:
        """`flags`: 1 for a fallen flag, from place 1 on; those from the finish on do no harm."""
        self._space = space
        self._finish = finish
        self._flags = flags
        self._prize = prize
        self._win = [Fraction(0)] * finish
        for place in range(finish - 1, -1, -1):
            self._win[place] = sixth(sum((self._at(place + face) for face in FACES), Fraction(0)))
        self.summary = GameOdds(space=space, win=self._win[0], mean=self._win[0] * prize)

    def _falls(self, place: int) -> bool:
        return place < self._finish and bool(self._flags[place - 1])

    def _at(self, place: int) -> Fraction:
        if place >= self._finish:
            return Fraction(1)
        return Fraction(0) if self._falls(place) else self._win[place]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Which faces fall, which are home."""
        faces = []
        for face in FACES:
            place = seen.cell + face
            home = place >= self._finish
            amount = self._prize if home else 0
            faces.append(FaceEffect(face, home, amount, ends=home or self._falls(place), place=place))
        win = self._win[seen.cell]
        return Outlook(space=self._space, faces=tuple(faces), win=float(win), mean=float(win * self._prize))
