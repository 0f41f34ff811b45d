"""Market: one purchase for each pawn that stands there (D:285-301)."""

from __future__ import annotations

from games.dakota import goods
from games.dakota.actions import Buy, LeaveMarket
from games.dakota.events import Bought, MarketLeft
from games.dakota.position import Position
from games.dakota.terms import MARKET, Pawn, Phase
from games.game import Event
from games.menus import Menu


def enter(state: Position, _log: list[Event] | None) -> Phase | None:
    """The first player who has pawns there, in round order (D:295)."""
    return _ask_next(state, state.rules.orders[state.first])


def _ask_next(state: Position, players: tuple[int, ...]) -> Phase | None:
    for player in players:
        state.left = state.at(MARKET, player) + state.at(MARKET, player, Pawn.HORSEMAN)
        if state.left:
            state.ask(player)
            return None
    state.left = 0
    return Phase.DEVELOPMENT


def menu(state: Position) -> Menu:
    """What the player's wealth buys at the faction's prices (D:299), or nothing more: asked even of the poor (D:72)."""
    player = state.actor
    wealth = min(state.wealth[player], state.rules.dearest)
    return state.rules.market_menus[player][state.factions[player]][wealth]


def buy(state: Position, action: Buy, log: list[Event] | None) -> Phase | None:
    """One token from the stockpile, which never runs out; the last pawn ends the turn."""
    player, resource = action.player, action.resource
    price = state.rules.prices[state.factions[player]][resource]
    state.wealth[player] -= price
    state.goods[player] += goods.ONE[resource]
    state.left -= 1
    if log is not None:
        log.append(Bought(player, resource, price))
    return None if state.left else _go_home(state, player, log)


def leave(state: Position, action: LeaveMarket, log: list[Event] | None) -> Phase | None:
    """Buy nothing more (D:293)."""
    return _go_home(state, action.player, log)


def _go_home(state: Position, player: int, log: list[Event] | None) -> Phase | None:
    """The pawns come home, and the next player buys (D:301)."""
    state.send_home(MARKET, player)
    if log is not None:
        log.append(MarketLeft(player))
    order = state.rules.orders[state.first]
    return _ask_next(state, order[order.index(player) + 1 :])
