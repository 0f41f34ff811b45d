"""Step 5: milestones (S:151-157)."""

from __future__ import annotations

from collections.abc import Sequence

from games.menus import Menu
from games.sitting_bull import goals, refill
from games.sitting_bull.actions import ClaimMilestone
from games.sitting_bull.events import MilestoneClaimed
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import Awaits, Milestone


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
    rules, discs = p.rules, p.discs
    pawns, stones, items = p.pawns_of(player), p.stones_of(player), _items(p, player)
    for at, milestone in enumerate(p.milestones):
        if player not in discs[at] and not goals.milestone_missing(rules, milestone, pawns, stones, items):
            mask |= 1 << milestone
    return mask


def met(p: Position, player: int, milestone: int) -> bool:
    """Whether `player` fulfils a milestone now, in play or not."""
    return not missing(p, player, milestone)


def missing(p: Position, player: int, milestone: int) -> int:
    """Pawns, regions, stones, items or paths that `player` lacks for a milestone, in play or not."""
    return goals.milestone_missing(p.rules, milestone, p.pawns_of(player), p.stones_of(player), _items(p, player))


def _items(p: Position, player: int) -> Sequence[int]:
    return goals.counted_items(p.rules, p.cards_of(player), p.presents_of(player))


def menu(p: Position) -> Menu:
    """The milestones to choose from."""
    return p.rules.choices.claim[p.turn][claimable(p, p.turn)]


def claim(p: Position, action: ClaimMilestone, log: Log) -> None:
    """The player has chosen one of several (SB-R27), and step 5 is over."""
    _put_disc(p, action.milestone, log)
    refill.draw_card(p, log)


def _put_disc(p: Position, milestone: int, log: Log) -> None:
    """On the highest free space (S:153); it stays there whatever comes (SB-R29)."""
    at = p.milestones.index(milestone)
    space = len(p.discs[at])
    p.discs[at] += (p.turn,)
    if log is not None:
        log.append(MilestoneClaimed(p.turn, Milestone(milestone), space, p.rules.milestone_points[space]))
