"""A sensible player: does what looks best."""

from __future__ import annotations

from typing import Final

from games.players.heuristic import HeuristicPlayer

PLAYER: Final = HeuristicPlayer()
