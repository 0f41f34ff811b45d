"""What chance has answered in one game: a position keeps what the console gave there."""

from __future__ import annotations

from collections.abc import Sequence

from device.chance import Chance
from device.path import Step
from games.game import Action


class Answers:
    """The console's stream of chance, and what came at each position (named by its key), even if it was taken back."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._console: dict[bytes, tuple[Action, int]] = {}
        self._entered: dict[bytes, Action] = {}
        self._next_n = 0

    def note(self, key: bytes, step: Step) -> None:
        """`step` was made at the position named `key`."""
        if step.how == "console":
            self._console[key] = (step.action, step.n)
            self._next_n = max(self._next_n, step.n + 1)
        elif step.how == "hand":
            self._entered[key] = step.action

    def kept(self, key: bytes) -> Action | None:
        """What the console gave here; None when it never rolled here."""
        return self._console[key][0] if key in self._console else None

    def entered(self, key: bytes) -> Action | None:
        """What was last entered by hand here."""
        return self._entered.get(key)

    def number(self, key: bytes, action: Action) -> int:
        """Which number of the stream decides `action` here: that of before, or the next one."""
        kept = self._console.get(key)
        return kept[1] if kept and kept[0] == action else self._next_n

    def drawn(self, outcomes: Sequence[tuple[Action, int]], n: int | None = None) -> Action:
        """Number n of the stream (None: the next) among `outcomes`; raises ValueError where no chance is due."""
        at = self._next_n if n is None else n
        if not outcomes or at < 0:
            raise ValueError("no roll or draw is due")
        return outcomes[self._chance.choose([weight for _, weight in outcomes], at)][0]
