"""Odds of the checks: disc shooting, baccarat, lottery, tennis, customs and the stock market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from games.dakara.observation import DakaraObservation
from games.dakara.odds.cards import GoldCards
from games.dakara.odds.facts import FaceEffect, GameOdds, Outlook, sixth
from games.dakara.terms import FACES, Awaits, Line


class HitOdds:
    """Enough of some rolls must hit (K:86, 92, 142)."""

    def __init__(
        self, space: int, targets: Sequence[Sequence[int]], needed: int, *, exactly: bool, prize: int | GoldCards
    ) -> None:
        """`targets`: flags of the six faces, roll by roll; the lottery's `prize` is on a gold card."""
        self._space = space
        self._targets = targets
        self._needed = needed
        self._exactly = exactly
        self._prize = prize
        self._chance: dict[tuple[int, int], Fraction] = {}
        self._fill()
        win = self._chance[0, 0]
        mean = prize.mean(Line.LOTTERY) if isinstance(prize, GoldCards) else prize
        self.summary = GameOdds(space=space, win=win, mean=win * mean)

    def _fill(self) -> None:
        """Chance of the prize by rolls made and hits among them."""
        rolls = len(self._targets)
        for hits in range(rolls + 1):
            won = hits == self._needed if self._exactly else hits >= self._needed
            self._chance[rolls, hits] = Fraction(won)
        for made in range(rolls - 1, -1, -1):
            good = Fraction(sum(self._targets[made]), 6)
            for hits in range(made + 1):
                after = self._chance[made + 1, hits + 1], self._chance[made + 1, hits]
                self._chance[made, hits] = good * after[0] + (1 - good) * after[1]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """The chance left, and which faces hit."""
        made = len(seen.rolls)
        hits = sum(target[face - 1] for face, target in zip(seen.rolls, self._targets, strict=False))
        win = float(self._chance[made, hits])
        card = self._prize.next(seen, Line.LOTTERY) if isinstance(self._prize, GoldCards) else None
        prize = self._prize if isinstance(self._prize, int) else 0
        faces = [self._effect(face, made, hits, prize) for face in FACES] if seen.awaits is Awaits.ROLL else []
        return Outlook(
            space=self._space, faces=tuple(faces), win=win, mean=win * (card.mean if card else prize), card=card
        )

    def _effect(self, face: int, made: int, hits: int, prize: int) -> FaceEffect:
        hit = bool(self._targets[made][face - 1])
        chance = self._chance[made + 1, hits + hit]
        won = chance == 1
        return FaceEffect(face, hit, prize if won else 0, ends=chance == 0 or (won and bool(prize)))


class TwoRollOdds:
    """Two rolls make an amount to win or to pay (K:88, 162)."""

    def __init__(self, space: int, amounts: Mapping[tuple[int, int], int], free: bool) -> None:
        """`amounts` in dollars by both faces, below 0 to be paid; where `free`, paying nothing is the best."""
        self._space = space
        self._amounts = amounts
        self._free = free
        results = list(amounts.values())
        self.summary = GameOdds(
            space=space,
            win=Fraction(sum(map(self._good, results)), len(results)),
            mean=Fraction(sum(results), len(results)),
        )

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """After the first roll only six results are left."""
        rows = [[self._amounts[first, second] for second in FACES] for first in seen.rolls or FACES]
        ends = [amount for row in rows for amount in row]
        if seen.rolls:
            faces = [FaceEffect(f, self._good(a), a, ends=True) for f, a in zip(FACES, ends, strict=True)]
        else:
            faces = [self._first(face, row) for face, row in zip(FACES, rows, strict=True)]
        return Outlook(
            space=self._space,
            faces=tuple(faces),
            win=sum(map(self._good, ends)) / len(ends),
            mean=sum(ends) / len(ends),
        )

    def _first(self, face: int, results: Sequence[int]) -> FaceEffect:
        """Over at once if the second roll can't change anything (DA-R30)."""
        decided = len(set(results)) == 1
        return FaceEffect(face, any(map(self._good, results)), results[0] if decided else 0, ends=decided)

    def _good(self, amount: int) -> bool:
        return amount == 0 if self._free else amount > 0


class ExchangeOdds:
    """A gold card, then the roll that says rise or fall (K:70)."""

    def __init__(self, space: int, rise: Sequence[int], cards: GoldCards) -> None:
        """`rise`: flags of the six faces."""
        self._space = space
        self._rise = rise
        self._cards = cards
        win = sixth(sum(rise))
        self._edge = float(2 * win - 1)
        self.summary = GameOdds(space=space, win=win, mean=(2 * win - 1) * cards.mean(Line.STOCK))

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """The card to come, or what the roll does with its amount."""
        win = sum(self._rise) / 6
        if seen.awaits is Awaits.GOLD:
            card = self._cards.next(seen, Line.STOCK)
            return Outlook(space=self._space, win=win, mean=self._edge * card.mean, card=card)
        faces = tuple(
            FaceEffect(face, bool(rises), seen.line if rises else -seen.line, ends=True)
            for face, rises in zip(FACES, self._rise, strict=True)
        )
        return Outlook(space=self._space, faces=faces, win=win, mean=self._edge * seen.line)
