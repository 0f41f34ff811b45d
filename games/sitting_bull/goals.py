"""How far somebody has come with a milestone or a wisdom card: one count for the rules, the bots and the screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import Path


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
    return _MILESTONES[which](rules, pawns, stones, items)


def counted_items(rules: Rules, cards: Numbers, presents: Numbers) -> Numbers:
    """Items of each path as far as they count before the end (SB-R26): cards, and presents where the table chose so."""
    if not rules.presents_count:
        return cards
    return [own + kept for own, kept in zip(cards, presents, strict=True)]


def wisdom(rules: Rules, which: int, pawns: Numbers, powwow: int, stones: int, items: Numbers) -> Progress:
    """With the wisdom card `which` (SB-36), by the own pawns of each region and at the powwow, all stones, those of
    presents too, and the items of each path as they score."""
    return _WISDOMS[which](rules.wisdom_needs[which], rules, pawns, powwow, stones, items)


def _kinds(counts: Numbers) -> Progress:
    """One of each."""
    return Progress(len(counts) - counts.count(0), len(counts))


_MILESTONES: Final[tuple[Callable[[Rules, Numbers, Numbers, Numbers], Progress], ...]] = (
    lambda _rules, pawns, _stones, _items: _kinds(pawns),  # S:245; the powwow is no region (SB-R30)
    lambda rules, pawns, _stones, _items: Progress(max(pawns), rules.big_tribe),  # S:246
    lambda _rules, _pawns, stones, _items: _kinds(stones),  # S:247
    lambda rules, _pawns, _stones, items: Progress(items[Path.ORIGIN], rules.hunting_game),  # S:248
    lambda _rules, _pawns, _stones, items: _kinds(items),  # S:249
    lambda rules, _pawns, stones, _items: Progress(sum(stones), rules.power),  # S:250
)
"""By Milestone."""

_WISDOMS: Final[tuple[Callable[[int, Rules, Numbers, int, int, Numbers], Progress], ...]] = (
    lambda need, _rules, _pawns, _powwow, _stones, items: Progress(max(items), need),
    lambda need, _rules, _pawns, _powwow, _stones, items: Progress(items[Path.SILENCE], need),
    lambda need, _rules, _pawns, _powwow, stones, _items: Progress(stones, need),
    lambda need, _rules, _pawns, powwow, _stones, _items: Progress(powwow, need),
    lambda need, rules, pawns, _powwow, _stones, _items: Progress(
        sum(count >= need for count in pawns), rules.wanderer_regions
    ),
)
"""By Wisdom."""
