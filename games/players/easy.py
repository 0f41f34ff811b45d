"""A beginner: knows what is good, and often misjudges how good."""

from __future__ import annotations

from typing import Final

from games.players.heuristic import HeuristicPlayer

PLAYER: Final = HeuristicPlayer(blur=0.8)
