"""A table's rules, compiled once from its options and edition; shared by all positions of a game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeVar

from games.dakara.actions import DrawFirstPlayer, DrawPass, Travel
from games.dakara.board import FORMS, landing
from games.dakara.decks import deck
from games.dakara.edition import DakaraEdition
from games.dakara.forms import build
from games.dakara.forms.form import Form
from games.dakara.options import DakaraOptions
from games.dakara.terms import BIARRITZ, CARDS, FACES, GATE, LAST_SPACE, RING, Landing, Line
from games.game import CHANCE

F = TypeVar("F", bound=Form)


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
        self.gold_deck = deck(CARDS)
        self.pass_deck = deck(edition[f"pass.{k}"] for k in CARDS)
        """The boarding passes, by the space on them."""
        self.pass_draws = {space: DrawPass(CHANCE, space) for space in self.pass_deck.copies}
        self.first_draws = tuple((DrawFirstPlayer(CHANCE, seat), 1) for seat in range(options.players))
        self.travels = [tuple(Travel(player, space) for space in FORMS) for player in range(options.players)]
        self.forms: Mapping[int, Form] = build.forms(options, edition)

    def form(self, space: int, kind: type[F]) -> F:
        """The local game of `space`, known to be of this `kind`."""
        form = self.forms[space]
        assert isinstance(form, kind)
        return form

    def same(self, other: Rules) -> bool:
        """Whether games with both rules play alike."""
        return self is other or (self.options == other.options and self.edition.same_numbers(other.edition))


@lru_cache(maxsize=8)
def rules_of(options: DakaraOptions, edition: DakaraEdition) -> Rules:
    """The rules of a table, made once while few are in use: a table plays with one, a fleet of tests with many."""
    return Rules(options, edition)


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
