"""A game of Dakara as the protocol asks for it: who may act, what may be done, and the one way to do it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from games.dakara import journey, legal, refuse, setup
from games.dakara.observation import DakaraObservation
from games.dakara.observe import observe
from games.dakara.position import Log, Position
from games.dakara.terms import Awaits
from games.game import CHANCE, Action, Choice, Event, IllegalAction


class State(Position):
    """A position that can be played on."""

    __slots__ = ()

    def current_players(self) -> tuple[int, ...]:
        """Who may act now: one player, several at once, (CHANCE,), or () when the game is over."""
        return self.current

    def legal_actions(self, player: int) -> Sequence[Choice]:
        """The choices of `player`; for CHANCE the cards that a real deck may show beside the outcomes."""
        if self.awaits is Awaits.PLAYERS:
            return legal.choices(self, player) if player in self.current else ()
        return legal.by_hand(self) if player == CHANCE else ()

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """The outcomes of the next roll or draw with their weights; empty unless CHANCE is to act."""
        return legal.outcomes(self)

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        """Apply `action`; with a log, append what happened. Raises IllegalAction and leaves the state as it was."""
        if not legal.allows(self, action):
            raise IllegalAction(refuse.reason(self, action))
        self.menu = None
        _APPLY[self.awaits](self, action, log)

    def observation(self, player: int | None) -> DakaraObservation:
        """What `player` sees, like everybody: nothing is secret."""
        return observe(self, player)

    def returns(self) -> list[float]:
        """The dollars of each player, with what lies at stake."""
        return [float(money + stake) for money, stake in zip(self.money, self.stake, strict=True)]

    def winners(self) -> tuple[int, ...]:
        """The richest (DA-R16); empty before the end."""
        return self.richest

    def rounds_played(self) -> int:
        """Full turns of the table finished so far; at the end the last one counts, full or not."""
        return self.round if self.awaits is Awaits.OVER else self.round - 1


_APPLY: Final[tuple[Callable[[Position, Any, Log], None], ...]] = (
    setup.draw_first_player,
    journey.move,
    journey.roll,
    journey.take_gold,
    journey.take_pass,
    journey.choose,
)
"""By what is awaited."""
