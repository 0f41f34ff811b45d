"""The comparison on one territory, kept while its winners collect."""

from __future__ import annotations

from typing import NamedTuple

from games.dakota.terms import Faction


class Contest(NamedTuple):
    """As it stood before anybody left; only where a player won."""

    native: int
    settler: int
    winner: Faction
    pawns: tuple[int, ...]
    """Explorers and horsemen of each player."""
    neutrals: tuple[int, int]
    alone: bool
    """One player represents the winning faction (D:222)."""
