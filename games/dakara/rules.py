"""A table's rules, compiled once from its options and edition; shared by all positions of a game."""

from __future__ import annotations

from collections.abc import Mapping

from games.dakara.edition import DakaraEdition
from games.dakara.forms import build
from games.dakara.forms.form import Form
from games.dakara.options import DakaraOptions
from games.dakara.terms import BIARRITZ, GATE, LAST_SPACE, RING


class Rules:
    """Numbers and forms that never change in a game."""

    def __init__(self, options: DakaraOptions, edition: DakaraEdition) -> None:
        self.options = options
        self.edition = edition
        self.players = options.players
        self.bank = edition["bank.money"]
        self.start_money = edition["start.money"]
        self.gate_money = edition["gate.money"]
        self.starts = [BIARRITZ if p in late_starters(options) else GATE for p in range(options.players)]
        self.goals = [_goal(options, start) for start in self.starts]
        self.forms: Mapping[int, Form] = build.forms(options, edition)

    def same(self, other: Rules) -> bool:
        """Whether games with both rules play alike."""
        return self is other or (self.options == other.options and self.edition.same_numbers(other.edition))


def late_starters(options: DakaraOptions) -> tuple[int, ...]:
    """Who starts at Biarritz in a split game: those named, or every second player (DA-R11)."""
    if options.length != "split":
        return ()
    return options.from_biarritz or tuple(range(1, options.players, 2))


def _goal(options: DakaraOptions, start: int) -> int:
    """How far a player walks to have finished."""
    if start == BIARRITZ:
        return RING
    return BIARRITZ if options.length == "short" else LAST_SPACE
