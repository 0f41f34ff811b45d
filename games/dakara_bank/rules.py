"""What never changes while the books are open: the number of accounts and what the edition prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dakara.decks import deck
from games.dakara.terms import CARDS, Line

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
        self.gold_deck = deck(CARDS)
        self.pass_deck = deck(edition[f"pass.{k}"] for k in CARDS)
        """The boarding passes, by the space on them."""

    def same(self, other: Rules) -> bool:
        """Whether sessions with both work alike."""
        return self is other or (self.players == other.players and self.edition.same_numbers(other.edition))
