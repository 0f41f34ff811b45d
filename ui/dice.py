"""How often each face of the die came, and how often is normal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import exp, lgamma, log, sqrt
from typing import Final, TypeAlias

import msgspec

from games.game import Event
from ui.model import JournalEntry, Note

FaceOf: TypeAlias = Callable[[Event], int | None]
"""As `Presentation.face`."""
FACES: Final = 6
FEW: Final = 60
"""Under so many rolls nothing can be said of a die."""
TAIL: Final = 0.025
"""What may lie beyond either end of the normal: 95% lie within."""


class DiceCount(msgspec.Struct, frozen=True):
    """The faces that the console rolled, and how many rolls were entered by hand beside them."""

    faces: tuple[int, ...] = (0,) * FACES
    entered: int = 0

    @property
    def rolls(self) -> int:
        """Of the console."""
        return sum(self.faces)


def count_faces(told: Iterable[tuple[Iterable[Event], bool]], face_of: FaceOf) -> DiceCount:
    """The rolls among events; of each group it is said whether it was entered by hand."""
    faces, entered = [0] * FACES, 0
    for events, by_hand in told:
        for event in events:
            face = face_of(event)
            if face is None:
                continue
            if by_hand:
                entered += 1
            else:
                faces[face - 1] += 1
    return DiceCount(tuple(faces), entered)


def count_journal(journal: Iterable[JournalEntry], face_of: FaceOf) -> DiceCount:
    """The rolls of a game; what was taken back does not count."""
    told = ((entry.events, entry.note is Note.ENTERED) for entry in journal if not entry.undone)
    return count_faces(told, face_of)


@lru_cache(maxsize=64)
def normal(rolls: int) -> tuple[int, int]:
    """From how often to how often one face comes in `rolls` rolls of a fair die, 95 times of 100 and more.

    Of the binomial distribution of `rolls` tries at 1 in 6: the largest low and the smallest high such that fewer than
    low, and more than high, each have a probability of at most 2.5%.
    """
    wide = int(10 * sqrt(rolls * 5 / 36)) + 10
    first, last = max(0, rolls // 6 - wide), min(rolls, rolls // 6 + wide)
    chances = [_chance(k, rolls) for k in range(first, last + 1)]
    return first + _within_tail(chances), last - _within_tail(chances[::-1])


def outside(count: DiceCount) -> int:
    """How many faces came less or more often than is normal."""
    low, high = normal(count.rolls)
    return sum(not low <= face <= high for face in count.faces)


def _chance(k: int, rolls: int) -> float:
    """Exactly `k` times one face; what lies ten deviations away is nothing."""
    ways = lgamma(rolls + 1) - lgamma(k + 1) - lgamma(rolls - k + 1)
    return exp(ways + k * log(1 / 6) + (rolls - k) * log(5 / 6))


def _within_tail(chances: list[float]) -> int:
    """How many of the first may be left out together."""
    gone, total = 0, 0.0
    while gone < len(chances) - 1 and (total := total + chances[gone]) <= TAIL:
        gone += 1
    return gone
