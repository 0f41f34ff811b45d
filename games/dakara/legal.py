"""What may be done now, and whether a given action is among it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from games.dakara.actions import DrawFirstPlayer, DrawGold, DrawPass, ReadGold, RollDie
from games.dakara.position import Position
from games.dakara.terms import CARDS, FACES, MOST, NOTE, Awaits
from games.game import CHANCE, Action, Choice, Range

DIE: Final = tuple((RollDie(CHANCE, face), 1) for face in FACES)
"""The outcomes of a roll."""
_GOLD: Final = {card: DrawGold(CHANCE, card) for card in CARDS}
_READINGS: Final = Range(CHANCE, ReadGold.__name__, NOTE, MOST, NOTE)
"""What the line of a real gold card may say."""


def outcomes(p: Position) -> Sequence[tuple[Action, int]]:
    """What the awaited roll or draw may bring, with weights; empty when chance is not to act."""
    awaits = p.awaits
    if awaits is Awaits.MOVE or awaits is Awaits.ROLL:
        return DIE
    if awaits is Awaits.PASS:
        rules = p.rules
        return [(rules.pass_draws[space], copies) for space, copies in rules.pass_deck.may_come(p.pass_order)]
    if awaits is Awaits.GOLD:
        return [(_GOLD[card], copies) for card, copies in p.rules.gold_deck.may_come(p.gold_order)]
    return p.rules.first_draws if awaits is Awaits.FIRST else ()


def by_hand(p: Position) -> Sequence[Choice]:
    """What a real card may show beside the outcomes: a real deck lies in an order of its own."""
    rules = p.rules
    if p.awaits is Awaits.GOLD:
        return (*(_GOLD[card] for card in rules.gold_deck.others(p.gold_order)), _READINGS)
    if p.awaits is Awaits.PASS:
        return tuple(rules.pass_draws[space] for space in rules.pass_deck.others(p.pass_order))
    return ()


def choices(p: Position, player: int) -> tuple[Choice, ...]:
    """What `player`, one of `p.current`, may do: in a local game, or the journeys on offer."""
    if not p.game:
        return p.rules.travels[player]
    menu = p.menu or {}
    if player not in menu:
        menu = p.menu = {**menu, player: tuple(p.rules.forms[p.game].choices(p, player))}
    return menu[player]


def allows(p: Position, action: Any) -> bool:
    """Whether `action` may be done now: an outcome, an entry by hand or one of the choices, True being no 1."""
    awaits, kind = p.awaits, type(action)
    if awaits is Awaits.MOVE or awaits is Awaits.ROLL:
        return kind is RollDie and action.player == CHANCE and type(action.face) is int and action.face in FACES
    if awaits is Awaits.PLAYERS:
        return isinstance(action, Action) and type(action.player) is int and _is_chosen(p, action)
    if not isinstance(action, Action) or not _is_plain(action) or action.player != CHANCE:
        return False
    if awaits is Awaits.GOLD:
        return _is_card(action)
    if awaits is Awaits.PASS:
        return isinstance(action, DrawPass) and action.space in p.rules.pass_draws
    return awaits is Awaits.FIRST and isinstance(action, DrawFirstPlayer) and action.seat in range(p.rules.players)


def _is_card(action: Action) -> bool:
    if isinstance(action, ReadGold):
        return within(_READINGS, action)
    return isinstance(action, DrawGold) and action.card in CARDS


def _is_chosen(p: Position, action: Action) -> bool:
    if action.player not in p.current:
        return False
    listed = choices(p, action.player)
    for choice in listed:
        if choice is action:
            return True
    return _is_plain(action) and any(
        within(choice, action) if isinstance(choice, Range) else choice == action for choice in listed
    )


def within(choice: Range, action: Any) -> bool:
    """Whether `action` names an amount of the range, for its place."""
    return (
        type(action).__name__ == choice.kind
        and action.amount in range(choice.low, choice.high + 1, choice.step)
        and (choice.place is None or action.place == choice.place)
    )


def _is_plain(action: Action) -> bool:
    """Only whole numbers, so that a comparison is safe."""
    return all(type(getattr(action, name)) is int for name in action.__struct_fields__)
