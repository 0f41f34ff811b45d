"""How far somebody has come with a milestone or a wisdom card: one count for the rules, the bots and the screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import PATH_PRESENTS, Path


class Progress(NamedTuple):
    """What there is, and what is needed: pawns, regions, stones, items or paths."""

    have: int
    need: int

    @property
    def met(self) -> bool:
        return self.have >= self.need

    @property
    def missing(self) -> int:
        """0 where it is met."""
        return max(0, self.need - self.have)


Numbers = Sequence[int]


def milestone(rules: Rules, which: int, pawns: Numbers, stones: Numbers, items: Numbers) -> Progress:
    """With the milestone `which`, by the own pawns of each region, stones of each type and `counted_items`."""
    return Progress(*_MILESTONES[which](rules, pawns, stones, items))


def milestone_missing(rules: Rules, which: int, pawns: Numbers, stones: Numbers, items: Numbers) -> int:
    """How much is missing, 0 where it is met: looked at in every turn and by bots, so that it makes no Progress."""
    have, need = _MILESTONES[which](rules, pawns, stones, items)
    return need - have if need > have else 0


def counted_items(rules: Rules, cards: Numbers, presents: Numbers) -> Numbers:
    """Items of each path as far as they count before the end (SB-R26): cards, and presents where the table chose so.

    `presents` are those kept, by Present.
    """
    if not rules.presents_help_milestones:
        return cards
    return [own + presents[present] for own, present in zip(cards, PATH_PRESENTS, strict=True)]


def wisdom(rules: Rules, which: int, pawns: Numbers, powwow: int, stones: int, items: Numbers) -> Progress:
    """With the wisdom card `which` (SB-36), by the own pawns of each region and at the powwow, all stones, those of
    presents too, and the items of each path as they score."""
    return Progress(*_WISDOMS[which](rules.wisdom_needs[which], rules, pawns, powwow, stones, items))


def _kinds(counts: Numbers) -> tuple[int, int]:
    """One of each."""
    return len(counts) - counts.count(0), len(counts)


_MILESTONES: Final[tuple[Callable[[Rules, Numbers, Numbers, Numbers], tuple[int, int]], ...]] = (
    lambda _rules, pawns, _stones, _items: _kinds(pawns),  # S:245; the powwow is no region (SB-R30)
    lambda rules, pawns, _stones, _items: (max(pawns), rules.big_tribe),  # S:246
    lambda _rules, _pawns, stones, _items: _kinds(stones),  # S:247
    lambda rules, _pawns, _stones, items: (items[Path.ORIGIN], rules.hunting_game),  # S:248
    lambda _rules, _pawns, _stones, items: _kinds(items),  # S:249
    lambda rules, _pawns, stones, _items: (sum(stones), rules.power),  # S:250
)
"""By Milestone."""

_WISDOMS: Final[tuple[Callable[[int, Rules, Numbers, int, int, Numbers], tuple[int, int]], ...]] = (
    lambda need, _rules, _pawns, _powwow, _stones, items: (max(items), need),
    lambda need, _rules, _pawns, _powwow, _stones, items: (items[Path.SILENCE], need),
    lambda need, _rules, _pawns, _powwow, stones, _items: (stones, need),
    lambda need, _rules, _pawns, powwow, _stones, _items: (powwow, need),
    lambda need, rules, pawns, _powwow, _stones, _items: (
        sum(count >= need for count in pawns),
        rules.wanderer_regions,
    ),
)
"""By Wisdom."""
