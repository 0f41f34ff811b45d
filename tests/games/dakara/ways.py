"""All ways a local game can go from a position, rolled and drawn through the real rules, every choice the best one."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from games.dakara.actions import Bet, DakaraAction
from games.dakara.edition import DakaraEdition
from games.dakara.observe import observe
from games.dakara.odds.facts import Outlook
from games.dakara.odds.table import TableOfOdds
from games.dakara.position import Position
from games.dakara.terms import CARDS, FACES, Awaits, FormKind, Line
from games.game import Range
from tests.games.dakara.forms.table import LocalGame

STAKE = 1_000
_ROLLS_MATTER = (FormKind.CHECK, FormKind.TRACK, FormKind.TABLE_BET)


class Ways:
    """Of one local game, for player 0, who has money enough for anything unless `money` says otherwise."""

    def __init__(self, space: int, *, money: int | list[int] = 4_000_000, **setting: Any) -> None:
        game = LocalGame(space, money=money, **setting)
        self.start = game.p
        self.form = game.form
        self.edition: DakaraEdition = game.p.rules.edition
        self._odds = TableOfOdds(game.p.rules)
        self._means: dict[Any, Fraction] = {}
        self._seen: dict[Any, Position] = {}

    def summary(self) -> tuple[Fraction, Fraction]:
        """Chance and mean as the odds state them."""
        odds = self._odds.summaries()[self.start.game]
        return odds.win, odds.mean

    def outlook(self, p: Position) -> Outlook:
        return self._odds.outlook(observe(p, None), 0)

    def after(self, p: Position, action: DakaraAction) -> tuple[Position, bool]:
        """A player's action, and whether it ends the game."""
        q = p.clone()
        return q, self.form.play(q, action, None)

    def rolled(self, p: Position, face: int) -> tuple[Position, bool]:
        q = p.clone()
        return q, self.form.roll(q, face, None)

    def drawn(self, p: Position, card: int) -> tuple[Position, bool]:
        """A gold card for the awaited line."""
        line = p.gold_line
        assert line is not None
        q = p.clone()
        q.line = self.edition[f"gold.{card}.{Line(line).name.lower()}"]
        q.gold_line = None
        return q, self.form.card(q, q.line, None)

    def actions(self, p: Position) -> list[DakaraAction]:
        """Each choice of those who may act first; bets of the smallest stake."""
        found: list[DakaraAction] = []
        for choice in self.form.choices(p, p.current[0]):
            if isinstance(choice, Range):
                found.append(Bet(choice.player, STAKE, choice.place or 0))
            else:
                found.append(choice)  # type: ignore[arg-type]
        return found

    def mean(self, p: Position, over: bool = False) -> Fraction:
        """Of what player 0 has in the end, in dollars: in hand, and at stake if the bank is broken."""
        if over:
            return Fraction(own(p))
        key = self._key(p)
        if key not in self._means:
            self._seen[key] = p
            self._means[key] = self._mean(p)
        return self._means[key]

    def _mean(self, p: Position) -> Fraction:
        if p.awaits is Awaits.ROLL:
            return sum((self.mean(*self.rolled(p, face)) for face in FACES), Fraction(0)) / 6
        if p.awaits is Awaits.GOLD:
            return sum((self.mean(*self.drawn(p, card)) for card in CARDS), Fraction(0)) / 15
        return max(self.mean(*self.after(p, action)) for action in self.actions(p))

    def positions(self) -> Iterator[Position]:
        """All that can be reached, the first one first."""
        self.mean(self.start)
        return iter(list(self._seen.values()))

    def _key(self, p: Position) -> Any:
        rolls = tuple(p.rolls) if self.form.kind in _ROLLS_MATTER else ()
        lists = tuple(tuple(by_player) for by_player in (p.money, p.stake, p.mark, p.choice, p.done, p.out))
        return p.awaits, p.roller, p.current, p.cell, p.stage, p.line, p.bank_total, rolls, lists


def own(p: Position) -> int:
    """What player 0 has in hand and at stake."""
    return p.money[0] + p.stake[0]
