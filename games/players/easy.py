"""A beginner: knows what is good, often misjudges how good, and stakes little."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from games.players.heuristic import HeuristicPlayer

PLAYER: Final = HeuristicPlayer(blur=0.8, boldest=Fraction(1, 8))
