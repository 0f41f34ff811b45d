"""Reading what is printed on a space: flags beside faces or places."""

from __future__ import annotations

from collections.abc import Iterable

from games.dakara.edition import DakaraEdition
from games.dakara.terms import FACES


def flagged(edition: DakaraEdition, key: str, numbers: Iterable[int] = FACES) -> frozenset[int]:
    """Those of `numbers` (the faces of the die unless given) whose flag `key.number` is set."""
    return frozenset(n for n in numbers if edition[f"{key}.{n}"])
