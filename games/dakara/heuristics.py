"""How good a choice looks at a glance, for bots."""

from __future__ import annotations

from games.dakara.position import Position
from games.game import Choice


def value(_state: Position, _player: int, _choice: Choice) -> float:
    """All choices alike."""
    return 0.0
