"""What an owner's numbers make of a game that hardly can be meant: allowed, but worth a look at the card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias

import msgspec

from games.dakara.edition import DakaraEdition
from games.dakara.odds.facts import GameOdds
from games.dakara.odds.table import table_of_odds
from games.dakara.options import DakaraOptions

MOST_A_VISIT: Final = 100_000
"""Dollars on average: twice the money of the start, so that one visit outweighs the rest; as shipped 83,000 at most."""
LEAST_A_VISIT: Final = -100_000
"""Dollars on average: who has not doubled the money of the start is ruined; as shipped -50,000, at customs."""
MOST_A_DOLLAR: Final = Fraction(3, 5)
"""Of a bet: Nassau as printed is worth 0.56 a dollar, more would outdo all else on the board (DA-R52)."""
LEAST_A_DOLLAR: Final = Fraction(-1, 2)
"""Of a bet: nobody would stake who loses half of it."""

Doubt: TypeAlias = Literal["generous", "costly", "never", "shunned", "notes"]
"""Wins too much, costs too much, can't be won, or is better declined; the notes are not the money of the start."""


class Concern(msgspec.Struct, frozen=True):
    """One doubt about `space` (0: the start); `place` is the bet meant, -1 for the whole game."""

    space: int
    doubt: Doubt
    value: Fraction
    """The mean in dollars, or per dollar of a bet; of the notes: dollars in notes."""
    per_dollar: bool = False
    place: int = -1


def warnings(edition: DakaraEdition, options: DakaraOptions) -> Sequence[Concern]:
    """All doubts, in the order of the board; none about the edition we ship."""
    found = list(_notes(edition))
    for odds in table_of_odds(edition, options).summaries().values():
        found += _doubts(odds)
    return found


def _notes(edition: DakaraEdition) -> Iterator[Concern]:
    total = sum(note * edition[f"notes.{note}"] for note in (1_000, 5_000, 10_000))
    if total != edition["start.money"]:
        yield Concern(0, "notes", Fraction(total))


def _doubts(odds: GameOdds) -> Iterator[Concern]:
    low, high = (LEAST_A_DOLLAR, MOST_A_DOLLAR) if odds.per_dollar else (LEAST_A_VISIT, MOST_A_VISIT)
    if not odds.win:
        yield Concern(odds.space, "never", odds.mean, odds.per_dollar)
        return
    if odds.playing is not None and odds.playing < 0:
        yield Concern(odds.space, "shunned", odds.playing)
    for chance in odds.chances:
        if not chance.win:
            yield Concern(odds.space, "never", chance.mean, True, chance.place)
    if odds.mean > high:
        yield Concern(odds.space, "generous", odds.mean, odds.per_dollar)
    elif odds.mean < low:
        yield Concern(odds.space, "costly", odds.mean, odds.per_dollar)
