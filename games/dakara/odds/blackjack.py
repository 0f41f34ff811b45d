"""Odds of blackjack with a die: the player rolls or stands, then the bank plays by its rule (K:152, DA-R39)."""

from __future__ import annotations

from fractions import Fraction

from games.dakara.forms.blackjack import Blackjack
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import Advice, Chance, FaceEffect, GameOdds, Outlook, PlaceOdds, sixth
from games.dakara.terms import BANKS_TURN, FACES, Awaits


class BlackjackOdds:
    """Means are per dollar staked; over the limit is out, a tie is the bank's."""

    def __init__(self, form: Blackjack) -> None:
        self._form = form
        self._bank: dict[tuple[int, int], Fraction] = {}
        self._stand = {total: self._against(0, total) for total in range(1, form.most + 1)}
        """Chance to win, standing on a total."""
        self._win: dict[int, Fraction] = {}
        """Chance to win, rolling on from a total with best play after it."""
        for total in range(form.most - 1, -1, -1):
            self._win[total] = sixth(sum((self._best(total + face) for face in FACES), Fraction(0)))
        win = self._win[0]
        chance = Chance(0, win, self._mean(win))
        self.summary = GameOdds(
            space=form.space,
            win=win,
            mean=chance.mean,
            per_dollar=True,
            chances=(chance,),
            advice=tuple(
                Advice(total, self._mean(self._win[total]) - self._mean(self._stand[total]))
                for total in range(1, form.most)
            ),
        )
        self._place = PlaceOdds(0, float(win), float(chance.mean))

    def _mean(self, win: Fraction) -> Fraction:
        return win * (self._form.times + 1) - 1

    def _target(self, total: int) -> int:
        """Where the bank stops rolling, against a total of the player."""
        return total if self._form.stands is None else self._form.stands

    def _best(self, total: int) -> Fraction:
        if total > self._form.most:
            return Fraction(0)
        return max(self._stand[total], self._win.get(total, Fraction(0)))

    def _against(self, bank: int, total: int) -> Fraction:
        """Chance that the player on `total` beats the bank that has `bank`."""
        if bank >= self._target(total):
            return Fraction(bank > self._form.most or bank < total)
        if (bank, total) not in self._bank:
            self._bank[bank, total] = sixth(sum(self._against(bank + face, total) for face in FACES))
        return self._bank[bank, total]

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """The bet, the player's next roll, or the bank's."""
        stake = seen.seats[player].stake
        if not stake:
            return Outlook(space=self._form.space, win=self._place.win, places=(self._place,))
        if seen.stage == BANKS_TURN:
            return self._banks_turn(seen.cell, seen.bank_total, stake)
        faces = tuple(self._effect(face, seen.cell + face, stake) for face in FACES)
        win = self._win[seen.cell]
        go = stake * float(self._mean(win))
        if seen.awaits is not Awaits.PLAYERS:
            return Outlook(space=self._form.space, faces=faces, win=float(win), mean=go)
        stop = stake * float(self._mean(self._stand[seen.cell]))
        return Outlook(
            space=self._form.space, faces=faces, win=float(win), mean=max(go, stop), going_on=go, stopping=stop
        )

    def _effect(self, face: int, total: int, stake: int) -> FaceEffect:
        bust = total > self._form.most
        return FaceEffect(face, not bust, -stake if bust else 0, ends=bust)

    def _banks_turn(self, total: int, bank: int, stake: int) -> Outlook:
        """Which of the bank's faces make the player win."""
        faces = []
        for face in FACES:
            win = self._against(bank + face, total)
            ends = bank + face >= self._target(total)
            amount = (stake * self._form.times if win else -stake) if ends else 0
            faces.append(FaceEffect(face, win > 0, amount, ends=ends))
        win = self._against(bank, total)
        return Outlook(space=self._form.space, faces=tuple(faces), win=float(win), mean=stake * float(self._mean(win)))
