"""Step 5: milestones (S:151-157)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.menus import Menu
from games.sitting_bull import refill
from games.sitting_bull.actions import ClaimMilestone
from games.sitting_bull.events import MilestoneClaimed
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import OWNERS, PATH_PRESENTS, POWWOW, Awaits, Milestone, Present

_REGIONS_END: Final = POWWOW * OWNERS
"""Where the block of the powwow begins in `Position.pawns`."""


def check(p: Position, log: Log) -> None:
    """The one whose turn it is puts a disc on one milestone, of several on one by choice (SB-R27)."""
    open_ = claimable(p, p.turn)
    if open_ & (open_ - 1):
        p.ask(Awaits.MILESTONE)
        return
    if open_:
        _put_disc(p, open_.bit_length() - 1, log)
    refill.draw_card(p, log)


def claimable(p: Position, player: int) -> int:
    """A mask of the milestones in play that `player` fulfils and has no disc on (S:155)."""
    mask = 0
    discs = p.discs
    for at, milestone in enumerate(p.milestones):
        if player not in discs[at] and _MET[milestone](p, player):
            mask |= 1 << milestone
    return mask


def met(p: Position, player: int, milestone: int) -> bool:
    """Whether `player` fulfils a milestone now, in play or not."""
    return _MET[milestone](p, player)


def menu(p: Position) -> Menu:
    """The milestones to choose from."""
    return p.rules.choices.claim[p.turn][claimable(p, p.turn)]


def claim(p: Position, action: ClaimMilestone, log: Log) -> None:
    """By choice."""
    _put_disc(p, action.milestone, log)
    refill.draw_card(p, log)


def _put_disc(p: Position, milestone: int, log: Log) -> None:
    """On the highest free space (S:153); it stays there whatever comes (SB-R29)."""
    at = p.milestones.index(milestone)
    space = len(p.discs[at])
    p.discs[at] += (p.turn,)
    if log is not None:
        log.append(MilestoneClaimed(p.turn, Milestone(milestone), space, p.rules.milestone_points[space]))


def _big_land(p: Position, player: int) -> bool:
    """A pawn in every region (S:245); the powwow is none (SB-R30)."""
    return all(p.pawns[player:_REGIONS_END:OWNERS])


def _big_tribe(p: Position, player: int) -> bool:
    """Many pawns in one region (S:246)."""
    return max(p.pawns[player:_REGIONS_END:OWNERS]) >= p.rules.big_tribe


def _magic(p: Position, player: int) -> bool:
    """A stone of every type (S:247)."""
    return all(p.stones[4 * player : 4 * player + 4])


def _hunting_game(p: Position, player: int) -> bool:
    """Items of the path of the Origin (S:248)."""
    return _items(p, player)[0] >= p.rules.hunting_game


def _domain(p: Position, player: int) -> bool:
    """An item of every path (S:249)."""
    return all(_items(p, player))


def _power(p: Position, player: int) -> bool:
    """Many stones (S:250)."""
    return sum(p.stones[4 * player : 4 * player + 4]) >= p.rules.power


def _items(p: Position, player: int) -> list[int]:
    """Of each path as far as they count before the end (SB-R26)."""
    items = p.columns[4 * player : 4 * player + 4]
    if p.rules.presents_count:
        first = len(Present) * player + PATH_PRESENTS[0]
        kept = p.presents[first : first + 4]
        return [cards + presents for cards, presents in zip(items, kept, strict=True)]
    return items


_MET: Final[tuple[Callable[[Position, int], bool], ...]] = (
    _big_land,
    _big_tribe,
    _magic,
    _hunting_game,
    _domain,
    _power,
)
"""By Milestone."""
