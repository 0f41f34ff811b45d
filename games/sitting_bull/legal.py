"""What may be done now, and whether a given action is among it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.game import Action
from games.menus import NOTHING, Menu
from games.sitting_bull import effects, milestones, placing, real_cards, setup, turns
from games.sitting_bull.actions import (
    DRAWS,
    DealCard,
    DealWisdom,
    DrawFirstPlayer,
    DrawMilestone,
    DrawOffering,
    DrawPresent,
    DrawTile,
    TurnUpCard,
)
from games.sitting_bull.position import Position
from games.sitting_bull.terms import Awaits, Milestone, Wisdom

Outcomes = Sequence[tuple[Action, int]]
"""With their weights."""


def menu(p: Position) -> Menu:
    """What the player who is asked may do; nothing where chance acts, and at the end."""
    listed = p.menu
    if listed is None:
        listed = p.menu = _MENUS.get(p.awaits, _no_menu)(p)
    return listed


def outcomes(p: Position) -> Outcomes:
    """What the awaited draw may bring; nothing where a player is asked, and at the end."""
    return _OUTCOMES.get(p.awaits, _none)(p)


def allows(p: Position, action: Any) -> bool:
    """Whether `action`, an object of `p.rules.choices`, may be done now."""
    kind = DRAWS.get(p.awaits)
    if kind is None:
        return id(action) in menu(p).ids
    return type(action) is kind and _MAY_COME[kind](p, action)


def _first_players(p: Position) -> Outcomes:
    return [(action, 1) for action in p.rules.choices.first_player]


def _region_cards(p: Position) -> Outcomes:
    rows = p.rules.choices.turn_up
    if p.rules.real_cards:
        return [row[count] for row, count in zip(rows, real_cards.copies(p), strict=True) if count]
    return [row[count] for row, count in zip(rows, p.deck, strict=True) if count]


def _hand_cards(p: Position) -> Outcomes:
    return [row[count] for row, count in zip(p.rules.choices.deal, p.deck, strict=True) if count]


def _milestones(p: Position) -> Outcomes:
    draws = p.rules.choices.milestone
    return [(draws[milestone], 1) for milestone in Milestone if milestone not in p.milestones]


def _tiles(p: Position) -> Outcomes:
    draws = p.rules.choices.tile
    return [(draws[tile], 1) for tile in p.rules.tiles]


def _offerings(p: Position) -> Outcomes:
    draws = p.rules.choices.offering
    return [(draws[value], weight) for value, weight in setup.offering_weights(p).items()]


def _wisdoms(p: Position) -> Outcomes:
    draws = p.rules.choices.deal_wisdom
    return [(draws[wisdom], 1) for wisdom in Wisdom if wisdom not in p.wisdom]


def _presents(p: Position) -> Outcomes:
    return [row[count] for row, count in zip(p.rules.choices.present, p.pile, strict=True) if count]


def _none(_: Position) -> Outcomes:
    return ()


def _no_menu(_: Position) -> Menu:
    return NOTHING


_OUTCOMES: Final[Mapping[Awaits, Callable[[Position], Outcomes]]] = {
    Awaits.FIRST: _first_players,
    Awaits.REGION_CARD: _region_cards,
    Awaits.MILESTONE_TILE: _milestones,
    Awaits.POWWOW_TILE: _tiles,
    Awaits.OFFERING: _offerings,
    Awaits.HAND_CARD: _hand_cards,
    Awaits.WISDOM: _wisdoms,
    Awaits.PRESENT: _presents,
}

_MAY_COME: Final[dict[type[Action], Callable[[Position, Any], bool]]] = {
    DrawFirstPlayer: lambda _p, _action: True,
    TurnUpCard: lambda p, action: (
        real_cards.may_show(p, action.card) if p.rules.real_cards else p.deck[action.card] > 0
    ),
    DrawMilestone: lambda p, action: action.milestone not in p.milestones,
    DrawTile: lambda p, action: action.tile in p.rules.tiles,
    DrawOffering: lambda p, action: action.value in setup.offering_weights(p),
    DealCard: lambda p, action: p.deck[action.card] > 0,
    DealWisdom: lambda p, action: action.wisdom not in p.wisdom,
    DrawPresent: lambda p, action: p.pile[action.present] > 0,
}

_MENUS: Final[Mapping[Awaits, Callable[[Position], Menu]]] = {
    Awaits.EXCHANGE: lambda p: p.rules.choices.exchange[p.turn],
    Awaits.CARD: placing.card_menu,
    Awaits.PLACE: placing.place_menu,
    Awaits.EFFECT: effects.menu,
    Awaits.MILESTONE: milestones.menu,
    Awaits.REVEAL: turns.wisdom_menu,
}
