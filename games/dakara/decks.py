"""The gold cards and the boarding passes: used ones lie face down at the bottom, so a deck repeats itself (K:31)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.dakara.actions import DrawGold, DrawPass, ReadGold
from games.dakara.position import Position
from games.dakara.terms import CARDS
from games.game import CHANCE, Choice, Range

_GOLD: Final = tuple(DrawGold(CHANCE, card) for card in CARDS)

READINGS: Final = Range(CHANCE, ReadGold.__name__, 1000, 1_000_000, 1000)
"""What the line of a real gold card may say."""


def gold_outcomes(p: Position) -> list[tuple[DrawGold, int]]:
    """Each card not seen yet; when all have been, the oldest alone (DA-R19)."""
    used = p.gold_order
    if len(used) == len(CARDS):
        return [(_GOLD[used[0] - 1], 1)]
    return [(draw, 1) for draw in _GOLD if draw.card not in used]


def gold_by_hand(p: Position) -> Sequence[Choice]:
    """The other cards, and what only the line asked for may say: a real deck lies in an order of its own."""
    likely = {draw for draw, _ in gold_outcomes(p)}
    return (*(draw for draw in _GOLD if draw not in likely), READINGS)


def use_gold(p: Position, card: int) -> None:
    """`card` goes to the bottom of its deck."""
    if card in p.gold_order:
        p.gold_order.remove(card)
    p.gold_order.append(card)


def pass_outcomes(p: Position) -> list[tuple[DrawPass, int]]:
    """Each space by its passes not seen yet; when all have been, the oldest pass alone (DA-R19)."""
    used, copies = p.pass_order, p.rules.passes
    if len(used) == len(CARDS):
        return [(DrawPass(CHANCE, used[0]), 1)]
    left = [(draw, n - used.count(draw.space)) for draw, n in copies.items()]
    return [(draw, n) for draw, n in left if n]


def passes_by_hand(p: Position) -> Sequence[Choice]:
    """The other passes."""
    likely = {draw for draw, _ in pass_outcomes(p)}
    return tuple(draw for draw in p.rules.passes if draw not in likely)


def use_pass(p: Position, draw: DrawPass) -> None:
    """The pass goes to the bottom of its deck."""
    space = draw.space
    if p.pass_order.count(space) == p.rules.passes[draw]:
        p.pass_order.remove(space)
    p.pass_order.append(space)
