"""A game of Dakota as the protocol asks for it: whose turn it is, what may be done, and the one way to do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.dakota import activation, collection, development, market, placement, refuse, replenish, scoring, setup
from games.dakota.actions import (
    Build,
    Buy,
    BuyPoint,
    ChooseFaction,
    Collect,
    Decline,
    DrawFirstPlayer,
    DrawTerritory,
    EndDevelopment,
    LeaveMarket,
    PlaceGhostDance,
    PlaceNeutral,
    PlacePawn,
    PlaceTotem,
    Recruit,
    Replenish,
    Sell,
    SkipTotem,
)
from games.dakota.events import PhaseStarted
from games.dakota.observation import DakotaObservation
from games.dakota.observe import observe
from games.dakota.position import Position
from games.dakota.terms import Phase
from games.game import Action, Event, IllegalAction
from games.menus import NOTHING, Menu


class State(Position):
    """A position that can be played on: knows which module is in charge of which phase."""

    __slots__ = ()

    def current_players(self) -> tuple[int, ...]:
        """Who may act now: one player, several at once, (CHANCE,), or () when the game is over."""
        return self.current

    def legal_actions(self, player: int) -> Sequence[Action]:
        """The choices of `player`; never empty for a current player, empty for others (and for CHANCE)."""
        if player == self.actor:
            menu = self.menu
            if menu is None:
                menu = self.menu = _MENUS[self.phase](self)
            return menu.actions
        if self.phase is Phase.FACTIONS and player in self.current:
            return self.rules.faction_menus[1 << player].actions
        return ()

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """The outcomes of the next draw, all with weight 1; empty unless CHANCE is to act."""
        if self.phase is not Phase.TERRITORIES:
            return ()
        return [(action, 1) for action in setup.draw_menu(self).actions]

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        """Apply `action`; with a log, append what happened. Raises IllegalAction and leaves the state as it was."""
        menu = self.menu
        if menu is None:
            menu = self.menu = _MENUS[self.phase](self)
        if id(action) not in menu.ids:
            own = menu.find(action)
            if own is None:
                raise IllegalAction(refuse.reason(self, action))
            action = own
        self.menu = None
        begins = _APPLY[type(action)](self, action, log)
        while begins is not None:
            self.phase = begins
            if log is not None:
                log.append(PhaseStarted(begins))
            begins = _ENTER[begins](self, log)

    def observation(self, player: int | None) -> DakotaObservation:
        """What `player` may know; None for the whole table."""
        return observe(self, player)

    def returns(self) -> list[float]:
        """The victory points of each player."""
        return [float(points) for points in self.points]

    def winners(self) -> tuple[int, ...]:
        """The players who won; several for a shared win, empty before the end."""
        return scoring.winners(self)

    def rounds_played(self) -> int:
        """Rounds finished so far."""
        return self.round if self.phase is Phase.END else self.round - 1


_MENUS: Final[tuple[Callable[[Position], Menu], ...]] = (
    setup.draw_menu,
    setup.faction_menu,
    activation.menu,
    placement.first_menu,
    placement.second_menu,
    collection.menu,
    replenish.menu,
    market.menu,
    development.menu,
    lambda _: NOTHING,
)
"""By phase."""

_ENTER: Final[Mapping[Phase, Callable[[Position, list[Event] | None], Phase | None]]] = {
    Phase.FACTIONS: setup.enter_factions,
    Phase.ACTIVATION: activation.enter,
    Phase.FIRST_PLACEMENT: placement.enter_first,
    Phase.SECOND_PLACEMENT: placement.enter_second,
    Phase.COLLECTION: collection.enter,
    Phase.REPLENISHMENT: replenish.enter,
    Phase.MARKET: market.enter,
    Phase.DEVELOPMENT: development.enter,
}
"""What happens as a phase begins; like all that follows, it returns the phase that begins next, None to wait."""

_APPLY: Final[Mapping[type[Action], Callable[[Position, Any, list[Event] | None], Phase | None]]] = {
    DrawFirstPlayer: setup.draw_first_player,
    DrawTerritory: setup.draw_territory,
    ChooseFaction: setup.choose_faction,
    PlaceTotem: activation.place_totem,
    PlaceGhostDance: activation.place_ghost_dance,
    SkipTotem: activation.skip_totem,
    PlacePawn: placement.place_pawn,
    PlaceNeutral: placement.place_neutral,
    Collect: collection.collect,
    Decline: collection.decline,
    Replenish: replenish.replenish,
    Buy: market.buy,
    LeaveMarket: market.leave,
    Build: development.build,
    Sell: development.sell,
    Recruit: development.recruit,
    BuyPoint: development.buy_point,
    EndDevelopment: development.end,
}
"""By the type of the action."""
