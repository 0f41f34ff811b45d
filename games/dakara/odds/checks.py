"""Odds of the checks: disc shooting, baccarat, lottery, tennis, customs and the stock market."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from games.dakara.forms.check import Exchange, Hits, TwoRolls
from games.dakara.observation import DakaraObservation
from games.dakara.odds.cards import GoldCards
from games.dakara.odds.facts import FaceEffect, GameOdds, Outlook, sixth
from games.dakara.terms import FACES, Awaits, Line


class HitOdds:
    """Enough of some rolls must hit (K:86, 92, 142)."""

    def __init__(self, form: Hits, cards: GoldCards) -> None:
        """The lottery's prize is on one of the `cards`."""
        self._form = form
        self._cards = cards
        self._chance: dict[tuple[int, int], Fraction] = {}
        self._fill()
        win = self._chance[0, 0]
        prize = cards.mean(Line.LOTTERY) if form.prize is None else form.prize
        self.summary = GameOdds(space=form.space, win=win, mean=win * prize)

    def _fill(self) -> None:
        """Chance of the prize by rolls made and hits among them."""
        form, rolls = self._form, len(self._form.targets)
        for hits in range(rolls + 1):
            won = hits == form.needed if form.exactly else hits >= form.needed
            self._chance[rolls, hits] = Fraction(won)
        for made in range(rolls - 1, -1, -1):
            good = sixth(len(form.targets[made]))
            for hits in range(made + 1):
                after = self._chance[made + 1, hits + 1], self._chance[made + 1, hits]
                self._chance[made, hits] = good * after[0] + (1 - good) * after[1]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """The chance left, and which faces hit."""
        made = len(seen.rolls)
        hits = sum(face in target for face, target in zip(seen.rolls, self._form.targets, strict=False))
        win = float(self._chance[made, hits])
        prize = self._form.prize or 0
        card = None if prize else self._cards.next(seen, Line.LOTTERY)
        faces = [self._effect(face, made, hits, prize) for face in FACES] if seen.awaits is Awaits.ROLL else []
        return Outlook(
            space=self._form.space, faces=tuple(faces), win=win, mean=win * (card.mean if card else prize), card=card
        )

    def _effect(self, face: int, made: int, hits: int, prize: int) -> FaceEffect:
        hit = face in self._form.targets[made]
        chance = self._chance[made + 1, hits + hit]
        won = chance == 1
        return FaceEffect(face, hit, prize if won else 0, ends=chance == 0 or (won and bool(prize)))


class TwoRollOdds:
    """Two rolls make an amount to win or to pay (K:88, 162)."""

    def __init__(self, form: TwoRolls) -> None:
        self._form = form
        results = list(form.amounts.values())
        self.summary = GameOdds(
            space=form.space,
            win=Fraction(sum(map(self._good, results)), len(results)),
            mean=Fraction(sum(results), len(results)),
        )

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """After the first roll only six results are left."""
        rows = [[self._form.amounts[first, second] for second in FACES] for first in seen.rolls or FACES]
        ends = [amount for row in rows for amount in row]
        if seen.rolls:
            faces = [FaceEffect(f, self._good(a), a, ends=True) for f, a in zip(FACES, ends, strict=True)]
        else:
            faces = [self._first(face, row) for face, row in zip(FACES, rows, strict=True)]
        return Outlook(
            space=self._form.space,
            faces=tuple(faces),
            win=sum(map(self._good, ends)) / len(ends),
            mean=sum(ends) / len(ends),
        )

    def _first(self, face: int, results: Sequence[int]) -> FaceEffect:
        """Over at once if the second roll can't change anything (DA-R30)."""
        decided = len(set(results)) == 1
        return FaceEffect(face, any(map(self._good, results)), results[0] if decided else 0, ends=decided)

    def _good(self, amount: int) -> bool:
        return amount >= self._form.least


class ExchangeOdds:
    """A gold card, then the roll that says rise or fall (K:70)."""

    def __init__(self, form: Exchange, cards: GoldCards) -> None:
        self._form = form
        self._cards = cards
        win = sixth(len(form.rise))
        self._edge = float(2 * win - 1)
        self.summary = GameOdds(space=form.space, win=win, mean=(2 * win - 1) * cards.mean(Line.STOCK))

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """The card to come, or what the roll does with its amount."""
        win = len(self._form.rise) / 6
        if seen.awaits is Awaits.GOLD:
            card = self._cards.next(seen, Line.STOCK)
            return Outlook(space=self._form.space, win=win, mean=self._edge * card.mean, card=card)
        faces = tuple(
            FaceEffect(face, face in self._form.rise, seen.line if face in self._form.rise else -seen.line, ends=True)
            for face in FACES
        )
        return Outlook(space=self._form.space, faces=faces, win=win, mean=self._edge * seen.line)
