"""What lets people check the console's chance: four words before the first roll, luck, and the odds after the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from device.archive import FINISHED, Archive, Saved
from device.chance import fingerprint
from device.records import Acted
from device.table import Table
from games.game import EditionError, Game, IllegalAction
from ui.model import Fairness

WORDS: Final = 4
WORD_BITS: Final = 11
"""A word is one of 2048."""

Odds: TypeAlias = tuple[tuple[dict[str, Any], int], ...]
"""Everything that a roll or draw could have given, as plain actions with their weights, in the game's order."""


def four_words(digest: str) -> tuple[str, ...]:
    """The first 44 bits of a fingerprint (hex) as words of BIP 39's English list, 11 bits each, the highest first."""
    bits = int(digest, 16) >> (256 - WORDS * WORD_BITS)
    return tuple(_list()[bits >> WORD_BITS * k & 2**WORD_BITS - 1] for k in reversed(range(WORDS)))


@cache
def _list() -> Sequence[str]:
    # read when people first see a setup: a start of the table needs none of it
    from mnemonic import Mnemonic

    return tuple(Mnemonic("english").wordlist)


def sealed(seed: bytes) -> Fairness:
    """What may be shown of a seed that a game is still to be played with."""
    digest = fingerprint(seed)
    return Fairness(four_words(digest), digest)


def shown(table: Table) -> Fairness:
    """What may be shown of a running game's chance; with its seed when it is over."""
    digest = table.fingerprint()
    return Fairness(four_words(digest), digest, table.header.luck, table.seed() or "")


def odds(saved: Saved, games: Mapping[str, Game]) -> dict[int, Odds]:
    """By record, what each outcome of the console was drawn from; none before the end, or for a game of other rules."""
    game = games.get(saved.header.game)
    if saved.status != FINISHED or game is None or game.version != saved.header.version:
        return {}
    found: dict[int, Odds] = {}
    try:
        table = Table(Archive(None), game, saved.header)
        for record in saved.records:
            if isinstance(record, Acted) and record.how == "console":
                found[record.sequence] = tuple((msgspec.to_builtins(o), weight) for o, weight in table.outcomes())
            table.take(record)
    except (ValueError, IndexError, TypeError, EditionError, IllegalAction):
        return {}
    return found
