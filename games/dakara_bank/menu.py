"""What a seat may do: pay, collect, throw, draw, put right, close."""

from __future__ import annotations

from games.dakara.terms import NOTE
from games.dakara_bank.actions import Close, Collect, Reverse, TakeGold, TakePass, Throw, ThrowTwo, Transfer
from games.dakara_bank.books import Books, within_reach
from games.dakara_bank.refuse import against_reversal
from games.dakara_bank.terms import BANK_PLACE
from games.game import Choice, Range


def choices(books: Books, player: int) -> tuple[Choice, ...]:
    """All that `player` may do, reversals last."""
    others = [other for other in range(books.rules.players) if other != player]
    found: list[Choice] = []
    own, bank = books.money[player], books.bank
    if own:
        found += [Range(player, Transfer.__name__, NOTE, own, NOTE, place) for place in (*others, BANK_PLACE)]
    if bank:
        found.append(Range(player, Collect.__name__, NOTE, bank, NOTE))
    found += [Throw(player), ThrowTwo(player), TakeGold(player), TakePass(player)]
    if books.ledger:
        found.append(Close(player))
    for entry in within_reach(books):
        if against_reversal(books, entry.number) is None:
            found += [Reverse(player, entry.number, other) for other in others]
    return tuple(found)
