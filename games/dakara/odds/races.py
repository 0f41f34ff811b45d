"""Odds of what all play: the steeplechase and the pot of No. 33."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from typing import Any

from games.dakara.forms.ante import Ante
from games.dakara.forms.race import Race
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import FaceEffect, GameOdds, Outlook, SeatOdds
from games.dakara.terms import ASIDE, FACES, FALLEN, NOT_THROWN, Awaits


class RaceOdds:
    """Riders run apart from each other: each finishes at some roll of his own, or never (K:146)."""

    def __init__(self, form: Race, riders: int) -> None:
        """`riders` start, the lander first."""
        self._form = form
        exact = self._finishes()
        self._finish = {mark: [float(chance) for chance in times] for mark, times in exact.items()}
        win = _winning([exact[0]] * riders)[0]
        self.summary = GameOdds(space=form.space, win=win, mean=win * form.prize - form.entry)

    def _finishes(self) -> dict[int, list[Fraction]]:
        """By how far a rider has run: the chance to be home with the first, second, ... roll from now."""
        form, home = self._form, self._form.home
        most = home + 1
        finishes: dict[int, list[Fraction]] = {}
        for mark in range(home - 1, -1, -1):
            times = [Fraction(0)] * most
            for target in range(mark + 1, mark + 7):
                if target >= home:
                    times[0] += Fraction(1, 6)
                elif not form.falls(target):
                    for roll, chance in enumerate(finishes[target][:-1]):
                        times[roll + 1] += chance / 6
            finishes[mark] = times
        return finishes

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Each rider's chance, and what the next roll does to the one who throws."""
        count = len(seen.seats)
        first = seen.chance_for if seen.chance_for is not None else seen.turn
        order = [seat for seat in ((first + k) % count for k in range(count)) if seen.seats[seat].mark != FALLEN]
        wins = dict(zip(order, _winning([self._finish[seen.seats[seat].mark] for seat in order]), strict=True))
        own = wins.get(player, 0.0)
        return Outlook(
            space=self._form.space,
            faces=tuple(self._effect(face, seen.seats[first].mark + face) for face in FACES),
            win=own,
            mean=own * self._form.prize,
            seats=tuple(SeatOdds(seat, wins[seat]) for seat in sorted(wins)),
        )

    def _effect(self, face: int, mark: int) -> FaceEffect:
        home = mark >= self._form.home
        return FaceEffect(face, home, self._form.prize if home else 0, ends=home or self._form.falls(mark), place=mark)


def _winning(finishes: Sequence[Sequence[Any]]) -> list[Any]:
    """Who is home first: riders in the order of their rolls, each with the chances to finish at the first roll, ..."""
    wins = [0 * times[0] for times in finishes]
    running = [1 + 0 * times[0] for times in finishes]
    for roll in range(len(finishes[0]) if finishes else 0):
        for rider, times in enumerate(finishes):
            others = times[roll]
            if others:
                for other in range(len(finishes)):
                    if other != rider:
                        others = others * running[other]
                wins[rider] += others
            running[rider] -= times[roll]
    return wins


class AnteOdds:
    """The highest throw takes the pot; tied ones throw again (K:148)."""

    def __init__(self, form: Ante, players: int) -> None:
        self._form = form
        self.summary = GameOdds(space=form.space, win=Fraction(1, players), mean=Fraction(0))

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """Each thrower's share of the pot; the own stake counts as one's own."""
        marks = {seat: view.mark for seat, view in enumerate(seen.seats) if view.mark != ASIDE and view.stake}
        wins = {seat: _highest(seat, marks) for seat in marks}
        pot = sum(view.stake for view in seen.seats)
        own = wins.get(player, 0.0)
        faces: list[FaceEffect] = []
        if player in marks and marks[player] == NOT_THROWN and seen.awaits in (Awaits.ROLL, Awaits.PLAYERS):
            faces = [self._effect(face, player, marks, pot) for face in FACES]
        return Outlook(
            space=self._form.space,
            faces=tuple(faces),
            win=own,
            mean=own * pot - seen.seats[player].stake,
            seats=tuple(SeatOdds(seat, win) for seat, win in wins.items()),
        )

    def _effect(self, face: int, player: int, marks: Mapping[int, int], pot: int) -> FaceEffect:
        """Hits where the pot is still in reach; the last throw may win it at once."""
        others = [mark for seat, mark in marks.items() if seat != player]
        best = max(others)
        if face < best:
            return FaceEffect(face, False, -self._form.amount, ends=True)
        won = face > best and all(others)
        return FaceEffect(face, True, pot - self._form.amount if won else 0, ends=won)


def _highest(seat: int, marks: Mapping[int, int]) -> float:
    """Chance that `seat` wins the pot; 0 marks a throw to come, and tied ones have equal chances."""
    others = [mark for other, mark in marks.items() if other != seat]
    thrown = [mark for mark in others if mark]
    open_throws = len(others) - len(thrown)
    win = 0.0
    for face in (marks[seat],) if marks[seat] else FACES:
        if any(mark > face for mark in thrown):
            continue
        tied = 1 + thrown.count(face)
        for more in range(open_throws + 1):
            share = comb(open_throws, more) * (face - 1) ** (open_throws - more) / 6**open_throws
            win += share / (tied + more)
    return win if marks[seat] else win / 6
