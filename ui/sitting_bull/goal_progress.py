"""How far a seat has come with a milestone, as the rules count it before the end."""

from __future__ import annotations

from typing import NamedTuple

from games.sitting_bull.observation import SeatView, SittingBullObservation
from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import PATH_PRESENTS, Milestone, Path


class GoalProgress(NamedTuple):
    """What there is, and what is needed."""

    have: int
    need: int


def counted_items(seat: SeatView, rules: Rules) -> tuple[int, ...]:
    """Items of each path as far as they count before the end (SB-R26): cards, and presents where the table chose so."""
    if not rules.presents_count:
        return seat.columns
    return tuple(cards + seat.presents[PATH_PRESENTS[path]] for path, cards in zip(Path, seat.columns, strict=True))


def goal_progress(view: SittingBullObservation, player: int, milestone: Milestone, rules: Rules) -> GoalProgress:
    """Of `player` with `milestone` (S:245-250)."""
    seat = view.seats[player]
    pawns = [region.pawns[player] for region in view.regions]
    match milestone:
        case Milestone.BIG_LAND:
            return GoalProgress(sum(map(bool, pawns)), len(pawns))
        case Milestone.BIG_TRIBE:
            return GoalProgress(max(pawns), rules.big_tribe)
        case Milestone.MAGIC:
            return GoalProgress(sum(map(bool, seat.stones)), len(seat.stones))
        case Milestone.HUNTING_GAME:
            return GoalProgress(counted_items(seat, rules)[Path.ORIGIN], rules.hunting_game)
        case Milestone.DOMAIN:
            return GoalProgress(sum(map(bool, counted_items(seat, rules))), len(Path))
        case Milestone.POWER:
            return GoalProgress(sum(seat.stones), rules.power)
