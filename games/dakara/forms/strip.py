"""The places of Venice and Las Vegas: an amount on each, a prize on the last if it is reached exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.dakara.edition import DakaraEdition
from games.dakara.terms import PLACES


@dataclass(frozen=True)
class Strip:
    """Dollars by place, below 0 to be paid; the `prize` is for the `goal`."""

    amounts: Mapping[int, int]
    goal: int
    prize: int

    def amount(self, place: int) -> int:
        """What a place brings or costs; nothing past the goal (DA-R34)."""
        if place == self.goal:
            return self.prize
        return self.amounts[place] if place < self.goal else 0


def strip(edition: DakaraEdition, game: str) -> Strip:
    """The strip of `game` as it is printed."""
    amounts = {place: edition[f"{game}.place.{place}"] for place in PLACES}
    return Strip(amounts, edition[f"{game}.goal"], edition[f"{game}.prize"])
