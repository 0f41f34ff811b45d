"""What a form answers to questions that it never raises."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.position import Log, Position
from games.game import Action, Choice


class Unasked:
    """Forms override what they do await: a choice, a roll, a gold card."""

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """No choice."""
        return ()

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """Raises ValueError: this form awaits no player."""
        raise ValueError(f"No. {p.game} awaits no choice of a player")

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """Raises ValueError: this form awaits no die."""
        raise ValueError(f"No. {p.game} awaits no die")

    def card(self, p: Position, amount: int, log: Log) -> bool:
        """Raises ValueError: this form awaits no gold card."""
        raise ValueError(f"No. {p.game} awaits no gold card")
