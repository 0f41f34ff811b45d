"""A game of Sitting Bull as the protocol asks for it: whose turn it is, what may be done, and the one way to do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.game import Action, Event, IllegalAction
from games.sitting_bull import effects, legal, milestones, placing, presents, refuse, scoring, setup, turns
from games.sitting_bull.actions import (
    ClaimMilestone,
    DealCard,
    DealWisdom,
    DiscardPresent,
    DrawFirstPlayer,
    DrawMilestone,
    DrawOffering,
    DrawPresent,
    DrawTile,
    ExchangeHand,
    KeepHand,
    KeepPresent,
    MoveDisc,
    MovePawn,
    PlacePawn,
    PlayCard,
    PlayIcon,
    ShowWisdom,
    SwapCard,
    SwapPawns,
    TakePresent,
    TakeSpace,
    TurnUpCard,
)
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.observe import observe
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import Awaits


class State(Position):
    """A position that can be played on."""

    __slots__ = ()

    def current_players(self) -> tuple[int, ...]:
        """Who may act now: one player, (CHANCE,), or () when the game is over."""
        return self.current

    def legal_actions(self, player: int) -> Sequence[Action]:
        """The choices of `player`; never empty for a current player, empty for others (and for CHANCE)."""
        if player not in self.current:
            return ()
        menu = self.menu
        return (legal.menu(self) if menu is None else menu).actions

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """The outcomes of the next draw with their weights; empty unless CHANCE is to act."""
        return legal.outcomes(self)

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        """Apply `action`; with a log, append what happened. Raises IllegalAction and leaves the state as it was."""
        menu = self.menu
        if menu is None or id(action) not in menu.ids:
            choices = self.rules.choices
            own = action if id(action) in choices.ids else choices.find(action)
            if own is None or not legal.allows(self, own):
                raise IllegalAction(refuse.reason(self, action))
            action = own
        self.menu = None
        _APPLY[type(action)](self, action, log)

    def observation(self, player: int | None) -> SittingBullObservation:
        """What `player` may know; None for the whole table."""
        return observe(self, player)

    def returns(self) -> list[float]:
        """The points of each player so far; with the wisdom cards at the end."""
        return [float(points) for points in scoring.running(self)]

    def winners(self) -> tuple[int, ...]:
        """The players who won; several for a shared win, empty before the end."""
        return scoring.winners(self)

    def rounds_played(self) -> int:
        """Full turns of the table finished so far."""
        return self.round if self.awaits >= Awaits.REVEAL else max(self.round - 1, 0)


_APPLY: Final[Mapping[type[Action], Callable[[Position, Any, Log], None]]] = {
    DrawFirstPlayer: setup.draw_first_player,
    TurnUpCard: setup.turn_up_card,
    DrawMilestone: setup.draw_milestone,
    DrawTile: setup.draw_tile,
    DrawOffering: setup.draw_offering,
    DealCard: setup.deal_card,
    DealWisdom: setup.deal_wisdom,
    KeepHand: setup.keep_hand,
    ExchangeHand: setup.exchange_hand,
    PlayCard: placing.play_card,
    PlayIcon: placing.play_icon,
    PlacePawn: placing.place_pawn,
    DrawPresent: presents.draw,
    TakePresent: presents.take,
    MoveDisc: effects.apply,
    SwapPawns: effects.apply,
    MovePawn: effects.apply,
    SwapCard: effects.apply,
    TakeSpace: effects.apply,
    KeepPresent: effects.apply,
    DiscardPresent: effects.apply,
    ClaimMilestone: milestones.claim,
    ShowWisdom: turns.show_wisdom,
}
"""By the type of the action."""
