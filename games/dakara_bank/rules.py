"""What never changes while the books are open: the number of accounts and what the edition prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dakara.actions import DrawGold, DrawPass
from games.dakara.terms import CARDS, Line
from games.game import CHANCE

if TYPE_CHECKING:
    from games.dakara.edition import DakaraEdition


class Rules:
    """Numbers and cards of one session; shared by all its positions."""

    def __init__(self, players: int, edition: DakaraEdition) -> None:
        self.players = players
        self.edition = edition
        self.start_money = edition["start.money"]
        self.bank = edition["bank.money"] - players * self.start_money
        self.gold = {c: tuple(edition[f"gold.{c}.{line.name.lower()}"] for line in Line) for c in CARDS}
        """The four lines of each gold card in dollars, in the order of `Line`."""
        self.gold_cards = tuple(CARDS)
        self.passes = tuple(edition[f"pass.{k}"] for k in CARDS)
        """The space on each boarding pass."""
        self.gold_draws = tuple(DrawGold(CHANCE, card) for card in CARDS)
        self.pass_draws = tuple(DrawPass(CHANCE, space) for space in sorted(set(self.passes)))

    def same(self, other: Rules) -> bool:
        """Whether sessions with both work alike."""
        return self is other or (self.players == other.players and self.edition.same_numbers(other.edition))
