"""Development: build or reinforce once, sell, recruit and buy points; then the next player (D:303-337)."""

from __future__ import annotations

from games.dakota import goods, rounds
from games.dakota.actions import Build, BuyPoint, EndDevelopment, Recruit, Sell
from games.dakota.events import Built, DevelopmentEnded, PointBought, Recruited, Sold
from games.dakota.goods import TOPS
from games.dakota.position import Position
from games.dakota.rules import POINT, RECRUIT, Cost
from games.dakota.terms import Phase
from games.game import Action, Event
from games.menus import Menu


def enter(state: Position, _log: list[Event] | None) -> None:
    """The first player begins (D:305)."""
    state.developed = False
    state.ask(state.first)


def menu(state: Position) -> Menu:
    """All that the player can pay for, and the end: asked even of the poor, since purses are secret (D:72)."""
    player, rules = state.actor, state.rules
    hoard, wealth = state.goods[player], state.wealth[player]
    key = goods.held(hoard)
    # the lower price first: it spares most players the look at their buildings
    if wealth >= rules.bank_exchange and wealth >= rules.exchange(state.built[player]):
        key |= POINT | RECRUIT if state.pawns_at_home(player) < rules.most_pawns else POINT
    trade = rules.trade_menus[player][key]
    builds = _builds(state, player) if not state.developed and (hoard or wealth) else []
    return Menu([*builds, *trade.actions]) if builds else trade


def _builds(state: Position, player: int) -> list[Action]:
    rules, owned, wealth, hoard = state.rules, state.built[player], state.wealth[player], state.goods[player]
    builds: list[Action] = []
    for cost in rules.faction_costs[state.factions[player]]:
        if (
            (hoard | TOPS) - cost.goods & TOPS == TOPS  # `goods.covers`, written out for speed
            and wealth >= cost.wealth
            and not owned & cost.bit
            and may_build(state, player, cost)
        ):
            builds += [action for price, action in rules.build[player][cost.building] if goods.covers(hoard, price)]
    return builds


def may_build(state: Position, player: int, cost: Cost) -> bool:
    """A train needs land (D:465, DK-R30), a horseman an explorer (D:409)."""
    if cost.needs_land:
        return bool(state.active & state.lower & state.rules.train_land)
    return not cost.needs_explorer or state.pawns[state.rules.home + 2 * player] > 0


def build(state: Position, action: Build, log: list[Event] | None) -> None:
    """Pay, and put the building on the reference card (D:315-321)."""
    player, rules = action.player, state.rules
    cost = rules.costs[action.building]
    state.goods[player] -= cost.goods + goods.pack_kinds(action.wild)
    state.wealth[player] -= cost.wealth
    state.built[player] |= cost.bit
    state.points[player] += cost.points
    state.developed = True
    if cost.needs_explorer:
        home = rules.home + 2 * player
        state.pawns[home] -= 1
        state.pawns[home + 1] += 1
    if log is not None:
        log.append(Built(player, cost.building, cost.points))


def sell(state: Position, action: Sell, log: list[Event] | None) -> None:
    """One token for its price, and what Blacksmith and Train add (D:327-329)."""
    player, resource, rules = action.player, action.resource, state.rules
    bonus = rules.bonus(state.built[player], resource)
    price = rules.prices[state.factions[player]][resource] + bonus
    state.goods[player] -= goods.ONE[resource]
    state.wealth[player] += price
    if log is not None:
        log.append(Sold(player, resource, price, bonus))


def recruit(state: Position, action: Recruit, log: list[Event] | None) -> None:
    """One more explorer, one neutral pawn of the faction less (D:333-337, DK-R31)."""
    player = action.player
    price = state.rules.exchange(state.built[player])
    state.wealth[player] -= price
    state.pawns[state.rules.home + 2 * player] += 1
    area = state.factions[player] - 2
    removed = state.neutrals[area] > 0
    state.neutrals[area] -= removed
    if log is not None:
        log.append(Recruited(player, price, removed))


def buy_point(state: Position, action: BuyPoint, log: list[Event] | None) -> None:
    """One victory point, at once (D:335)."""
    price = state.rules.exchange(state.built[action.player])
    state.wealth[action.player] -= price
    state.points[action.player] += 1
    if log is not None:
        log.append(PointBought(action.player, price))


def end(state: Position, action: EndDevelopment, log: list[Event] | None) -> Phase | None:
    """The next player, in round order; after the last one the round ends."""
    if log is not None:
        log.append(DevelopmentEnded(action.player))
    state.developed = False
    player = (action.player + 1) % state.rules.players
    if player == state.first:
        return rounds.finish(state, log)
    state.ask(player)
    return None
