"""Market: one purchase for each pawn that stands there (D:285-301)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dakota import goods
from games.dakota.actions import Buy, LeaveMarket
from games.dakota.events import Bought, MarketLeft
from games.dakota.menus import Menu
from games.dakota.terms import MARKET, Pawn, Phase
from games.game import Event

if TYPE_CHECKING:
    from games.dakota.state import State


def enter(state: State, log: list[Event] | None) -> None:
    """The first player who has pawns there, in round order."""
    _ask_next(state, state.rules.orders[state.first], log)


def _ask_next(state: State, players: tuple[int, ...], log: list[Event] | None) -> None:
    for player in players:
        state.left = state.at(MARKET, player) + state.at(MARKET, player, Pawn.HORSEMAN)
        if state.left:
            state.ask(player)
            return
    state.left = 0
    state.enter(Phase.DEVELOPMENT, log)


def menu(state: State) -> Menu:
    """What the player's wealth buys at the faction's prices (D:299), or nothing more."""
    player = state.actor
    wealth = min(state.wealth[player], state.rules.dearest)
    return state.rules.market_menus[player][state.factions[player]][wealth]


def buy(state: State, action: Buy, log: list[Event] | None) -> None:
    """One token from the stockpile, which never runs out; the last pawn ends the turn."""
    player, resource = action.player, action.resource
    price = state.rules.prices[state.factions[player]][resource]
    state.wealth[player] -= price
    state.goods[player] += goods.ONE[resource]
    state.left -= 1
    if log is not None:
        log.append(Bought(player, resource, price))
    if not state.left:
        _go_home(state, player, log)


def leave(state: State, action: LeaveMarket, log: list[Event] | None) -> None:
    """Buy nothing more."""
    _go_home(state, action.player, log)


def _go_home(state: State, player: int, log: list[Event] | None) -> None:
    """The pawns come home, and the next player buys (D:301)."""
    state.send_home(MARKET, player)
    if log is not None:
        log.append(MarketLeft(player))
    order = state.rules.orders[state.first]
    _ask_next(state, order[order.index(player) + 1 :], log)
