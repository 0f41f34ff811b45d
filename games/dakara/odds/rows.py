"""Odds of the rows: Atlantic City, Acapulco, Buenos Aires; Aruba; Reno. Cells are 1 to 6."""

from __future__ import annotations

from fractions import Fraction

from games.dakara.forms.bet_row import BetRow
from games.dakara.forms.risk_row import RiskRow
from games.dakara.forms.row import Row
from games.dakara.observation import DakaraObservation
from games.dakara.odds.facts import Advice, Chance, FaceEffect, GameOdds, Outlook, PlaceOdds, sixth
from games.dakara.terms import FACES, NOTE, Awaits


class RowOdds:
    """Free rolls; each pays what its cell says for the face (K:94, 96, 100)."""

    def __init__(self, form: Row) -> None:
        self._form = form
        cells, out = form.cells, form.out
        last = len(cells) + 1
        self._mean = {last: Fraction(0)}
        self._hit = {last: Fraction(0)}
        for cell in range(len(cells), 0, -1):
            pays, more = cells[cell - 1], 6 if out is None else 5
            misses = sum(face not in pays and face != out for face in FACES)
            self._mean[cell] = sixth(sum(pays.values())) + Fraction(more, 6) * self._mean[cell + 1]
            self._hit[cell] = sixth(len(pays)) + Fraction(misses, 6) * self._hit[cell + 1]
        self.summary = GameOdds(space=form.space, win=self._hit[1], mean=self._mean[1])

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """What this cell pays, and all cells left."""
        pays = self._form.cells[seen.cell - 1]
        last = seen.cell == len(self._form.cells)
        faces = tuple(FaceEffect(f, f in pays, pays.get(f, 0), ends=last or f == self._form.out) for f in FACES)
        return Outlook(
            space=self._form.space, faces=faces, win=float(self._hit[seen.cell]), mean=float(self._mean[seen.cell])
        )


class BetRowOdds:
    """A new bet before each cell (K:166)."""

    def __init__(self, form: BetRow) -> None:
        self._form = form
        chances = []
        for cell, winning in enumerate(form.cells, 1):
            win = sixth(len(winning))
            chances.append(Chance(cell, win, win * (form.times + 1) - 1))
        best = max(chances, key=lambda chance: chance.mean)
        self.summary = GameOdds(space=form.space, win=best.win, mean=best.mean, per_dollar=True, chances=tuple(chances))
        self._places = tuple(PlaceOdds(0, float(c.win), float(c.mean)) for c in chances)

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """What a dollar on this cell is worth; with a bet laid, what each face does to it."""
        place, stake = self._places[seen.cell - 1], seen.seats[player].stake
        faces: tuple[FaceEffect, ...] = ()
        if seen.awaits is Awaits.ROLL:
            broke = seen.seats[player].money < NOTE
            last = seen.cell == len(self._form.cells)
            faces = tuple(
                FaceEffect(face, True, stake * self._form.times, ends=last)
                if face in self._form.cells[seen.cell - 1]
                else FaceEffect(face, False, -stake, ends=last or broke)
                for face in FACES
            )
        return Outlook(space=self._form.space, faces=faces, win=place.win, mean=stake * place.mean, places=(place,))


class RiskRowOdds:
    """Each cell wins or costs; one may leave before any roll (K:174)."""

    def __init__(self, form: RiskRow) -> None:
        self._form = form
        gains, losses = form.gains, form.losses
        good = sixth(len(form.winning))
        last = len(gains) + 1
        self._go = {last: Fraction(0)}
        self._hit = {last: Fraction(0)}
        for cell in range(len(gains), 0, -1):
            after = max(self._go[cell + 1], Fraction(0))
            hit_later = self._hit[cell + 1] if self._go[cell + 1] > 0 else Fraction(0)
            self._go[cell] = good * gains[cell - 1] - (1 - good) * losses[cell - 1] + after
            self._hit[cell] = good + (1 - good) * hit_later
        self.summary = GameOdds(
            space=form.space,
            win=self._hit[1],
            mean=max(self._go[1], Fraction(0)),
            playing=self._go[1],
            advice=tuple(Advice(cell, self._go[cell]) for cell in range(1, last)),
        )

    def outlook(self, seen: DakaraObservation, player: int) -> Outlook:
        """What this cell does, and what the cells left are worth; money to cover them is taken for granted."""
        gain, loss = self._form.gains[seen.cell - 1], self._form.losses[seen.cell - 1]
        last = seen.cell == len(self._form.gains)
        left = -1 if last else self._form.losses[seen.cell]
        money = seen.seats[player].money
        faces = []
        for face in FACES:
            wins = face in self._form.winning
            amount = gain if wins else -loss
            faces.append(FaceEffect(face, wins, amount, ends=last or money + amount < left))
        go = float(self._go[seen.cell])
        asked = seen.awaits is Awaits.PLAYERS
        return Outlook(
            space=self._form.space,
            faces=tuple(faces),
            win=float(self._hit[seen.cell]),
            mean=max(go, 0.0) if asked else go,
            going_on=go if asked else None,
            stopping=0.0 if asked else None,
        )
