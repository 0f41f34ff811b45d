"""A table's rules, compiled once from its options and edition; shared by all positions of a game."""

from __future__ import annotations

from collections.abc import Mapping

from games.dakara.actions import DrawFirstPlayer, DrawPass, Travel
from games.dakara.board import FORMS, landing
from games.dakara.edition import DakaraEdition
from games.dakara.forms import build
from games.dakara.forms.form import Form
from games.dakara.options import DakaraOptions
from games.dakara.terms import BIARRITZ, CARDS, FACES, GATE, LAST_SPACE, RING, Landing, Line
from games.game import CHANCE


class Rules:
    """Numbers, forms and lists of choices that never change in a game."""

    def __init__(self, options: DakaraOptions, edition: DakaraEdition) -> None:
        self.options = options
        self.edition = edition
        self.players = options.players
        self.bank = edition["bank.money"]
        self.start_money = edition["start.money"]
        self.gate_money = edition["gate.money"]
        self.pays_in_passing = options.gate == "on_passing"
        self.starts = [BIARRITZ if p in late_starters(options) else GATE for p in range(options.players)]
        self.goals = [_goal(options, start) for start in self.starts]
        self.collect = {n: edition[f"collect.{n}"] for n in range(1, RING) if landing(n) in _COLLECTING}
        self.agency_money = edition["agency.money"]
        self.agency_faces = frozenset(f for f in FACES if edition[f"agency.face.{f}"])
        self.gold = [{c: edition[f"gold.{c}.{line.name.lower()}"] for c in CARDS} for line in Line]
        """By line, then by card: dollars."""
        spaces = [edition[f"pass.{k}"] for k in CARDS]
        self.passes = {DrawPass(CHANCE, space): spaces.count(space) for space in sorted(set(spaces))}
        """How many boarding passes there are to each space."""
        self.first_draws = tuple((DrawFirstPlayer(CHANCE, seat), 1) for seat in range(options.players))
        self.travels = [tuple(Travel(player, space) for space in FORMS) for player in range(options.players)]
        self.forms: Mapping[int, Form] = build.forms(options, edition)

    def same(self, other: Rules) -> bool:
        """Whether games with both rules play alike."""
        return self is other or (self.options == other.options and self.edition.same_numbers(other.edition))


_COLLECTING = (Landing.COLLECT_PASS, Landing.FLY, Landing.CRUISE)


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
