"""Odds on the way to a local game: the cash of a gold card, and the travel expenses of an agency."""

from __future__ import annotations

from games.dakara.observation import DakaraObservation
from games.dakara.odds.cards import GoldCards
from games.dakara.odds.facts import FaceEffect, Outlook
from games.dakara.rules import Rules
from games.dakara.terms import FACES, Awaits, Line


class JourneyOdds:
    """Where no local game is played."""

    def __init__(self, rules: Rules, cards: GoldCards) -> None:
        self._cards = cards
        self._expenses = [rules.agency_money * (face in rules.agency_faces) for face in FACES]

    def outlook(self, seen: DakaraObservation) -> Outlook:
        """Empty where nothing is to be expected: before the move, the flight or a boarding pass."""
        space = max(seen.landed, 0)
        if seen.awaits is Awaits.GOLD:
            card = self._cards.next(seen, Line.CASH)
            return Outlook(space=space, win=1.0, mean=card.mean, card=card)
        if seen.awaits is not Awaits.ROLL:
            return Outlook(space=space)
        faces = tuple(FaceEffect(face, amount > 0, amount) for face, amount in zip(FACES, self._expenses, strict=True))
        hits = sum(effect.hit for effect in faces)
        return Outlook(space=space, faces=faces, win=hits / 6, mean=sum(self._expenses) / 6)
