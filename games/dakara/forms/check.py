"""Checks: a few rolls that win a prize, or cost (Nos. 2, 3, 5, 16, 25, 30, 34, 40)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from games.dakara.board import EXCHANGES, LOTTERIES, Space
from games.dakara.edition import DakaraEdition
from games.dakara.events import Checked
from games.dakara.forms.account import finish, gain, lose
from games.dakara.forms.form import BaseForm, Form
from games.dakara.forms.printed import flagged
from games.dakara.options import DakaraOptions
from games.dakara.position import Log, Position
from games.dakara.terms import FACES, FormKind, Line


@dataclass(frozen=True, eq=False)
class Hits(BaseForm):
    """Enough rolls must hit: disc shooting, tennis, lottery. The prize is fixed, or on a gold card."""

    kind = FormKind.CHECK

    targets: Sequence[frozenset[int]]
    """The faces that hit, roll by roll."""
    needed: int
    """So many rolls must hit."""
    exactly: bool = False
    """More hits are no win either (DA-R29)."""
    prize: int | None = None
    """Dollars; None: the lottery line of a gold card (K:92)."""

    def begin(self, p: Position, log: Log) -> bool:
        """The first roll."""
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """Rolls go on while they can change the result (DA-R30)."""
        p.rolls.append(face)
        won = self._won(p.rolls)
        if won is None:
            p.await_roll(p.turn)
            return False
        if log is not None:
            log.append(Checked(p.turn, tuple(p.rolls), won))
        if not won:
            return finish(p, log)
        if self.prize is None:
            p.await_gold(p.turn, Line.LOTTERY)
            return False
        gain(p, self.prize, "prize", log)
        return finish(p, log)

    def card(self, p: Position, amount: int, log: Log) -> bool:
        """The lottery is paid."""
        gain(p, amount, "lottery", log)
        return finish(p, log)

    def _won(self, rolls: Sequence[int]) -> bool | None:
        """Whether these rolls win; None while more can change it."""
        hits = sum(face in target for face, target in zip(rolls, self.targets, strict=False))
        left = len(self.targets) - len(rolls)
        if hits + left < self.needed or (self.exactly and hits > self.needed):
            return False
        if hits >= self.needed and (not self.exactly or not left):
            return True
        return None


@dataclass(frozen=True, eq=False)
class TwoRolls(BaseForm):
    """Both rolls together make an amount to win or to pay: baccarat and customs."""

    kind = FormKind.CHECK

    amounts: Mapping[tuple[int, int], int]
    """Dollars by both faces, below 0 to be paid."""
    least: int
    """From this amount on it counts as won."""
    unit: int = 1
    """Dollars of a point, where points are counted."""

    def begin(self, p: Position, log: Log) -> bool:
        """The first roll."""
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The second roll is made only if it can change the result (DA-R30)."""
        p.rolls.append(face)
        first, *more = p.rolls
        possible = {self.amounts[first, second] for second in more or FACES}
        if len(possible) > 1:
            p.await_roll(p.turn)
            return False
        amount = possible.pop()
        if log is not None:
            log.append(Checked(p.turn, tuple(p.rolls), amount >= self.least))
        if amount > 0:
            gain(p, amount, "prize", log)
        else:
            lose(p, -amount, "tax", log)
        return finish(p, log)


@dataclass(frozen=True, eq=False)
class Exchange(BaseForm):
    """The stock market: a gold card first, then the roll that says rise or fall (K:70, 114)."""

    kind = FormKind.CHECK

    rise: frozenset[int]
    """The faces for which the bank pays; for others the player does (DA-R47)."""

    def begin(self, p: Position, log: Log) -> bool:
        """The card."""
        p.await_gold(p.turn, Line.STOCK)
        return False

    def card(self, p: Position, amount: int, log: Log) -> bool:
        """The roll for the amount in `p.line`."""
        p.await_roll(p.turn)
        return False

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """A fall that can't be paid in full is bankruptcy (DA-R46)."""
        p.rolls.append(face)
        rise = face in self.rise
        if log is not None:
            log.append(Checked(p.turn, (face,), rise))
        if rise:
            gain(p, p.line, "stock_rise", log)
        else:
            lose(p, p.line, "stock_fall", log)
        return finish(p, log)


def forms(options: DakaraOptions, edition: DakaraEdition) -> dict[int, Form]:
    """The eight spaces, by the numbers of the edition."""
    exactly = options.hits == "exactly"
    discs = [flagged(edition, "disc.face")] * edition["disc.rolls"]
    evens = [flagged(edition, "lottery.face")] * edition["lottery.rolls"]
    sets = [flagged(edition, "tennis.first"), flagged(edition, "tennis.second")]
    unit = edition["customs.unit"]
    taxes = _taxes(unit, each=options.customs == "each_odd_roll")
    made: list[Form] = [
        Hits(Space.DISC_SHOOTING, discs, edition["disc.hits"], exactly, edition["disc.prize"]),
        TwoRolls(Space.SAN_REMO, _baccarat(edition), least=1),
        Hits(Space.BERMUDA, sets, len(sets), prize=edition["tennis.prize"]),
        TwoRolls(Space.CUSTOMS, taxes, least=0, unit=unit),
        *(Hits(space, evens, edition["lottery.hits"], exactly) for space in LOTTERIES),
        *(Exchange(space, flagged(edition, "stock.rise")) for space in EXCHANGES),
    ]
    return {form.space: form for form in made}


def _baccarat(edition: DakaraEdition) -> dict[tuple[int, int], int]:
    """The prize of each sum (K:88)."""
    return {(a, b): edition[f"baccarat.sum.{a + b}"] for a, b in product(FACES, repeat=2)}


def _taxes(unit: int, each: bool) -> dict[tuple[int, int], int]:
    """The tax: the sum as soon as a roll is odd, or the odd rolls alone (DA-R1)."""
    taxes = {}
    for a, b in product(FACES, repeat=2):
        odd = [face for face in (a, b) if face % 2]
        whole = a + b if odd else 0
        points = sum(odd) if each else whole
        taxes[a, b] = -points * unit
    return taxes
