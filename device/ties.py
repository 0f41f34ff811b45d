"""Presses so close to each other that nobody can say who was first: the order of the game says it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from games.game import Action

TIE_SECONDS: Final = 0.03
"""Two seats within this time are a tie."""


class Ties:
    """Holds acts that compete until nobody can tie with the first of them any more."""

    def __init__(self, clock: Callable[[], float], seconds: float = TIE_SECONDS) -> None:
        self._clock = clock
        self._seconds = seconds
        self._until = 0.0
        self._acts: dict[int, Action] = {}

    def hold(self, action: Action) -> None:
        """Keep an act; the first one opens the time for others, and a seat's first press counts."""
        if not self._acts:
            self._until = self._clock() + self._seconds
        self._acts.setdefault(action.player, action)

    def holds(self, player: int | None = None) -> bool:
        """An act is kept: of `player`, or of anybody."""
        return bool(self._acts) if player is None else player in self._acts

    def left(self) -> float | None:
        """Seconds until the acts can be taken; None when none is kept."""
        return max(0.0, self._until - self._clock()) if self._acts else None

    def take(self, order: Sequence[int]) -> list[Action]:
        """The acts, which are then kept no more: first those of the players in `order`, in that order."""
        acts, self._acts = self._acts, {}
        return [acts.pop(player) for player in order if player in acts] + list(acts.values())
