"""How far a seat has come with a milestone, as the rules count it before the end."""

from __future__ import annotations

from collections.abc import Sequence

from games.sitting_bull import goals
from games.sitting_bull.observation import SeatView, SittingBullObservation
from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import Milestone


def counted_items(seat: SeatView, rules: Rules) -> Sequence[int]:
    """Items of each path as far as they count before the end."""
    return goals.counted_items(rules, seat.columns, seat.presents)


def goal_progress(view: SittingBullObservation, player: int, milestone: Milestone, rules: Rules) -> goals.Progress:
    """Of `player` with `milestone`."""
    seat = view.seats[player]
    pawns = [region.pawns[player] for region in view.regions]
    return goals.milestone(rules, milestone, pawns, seat.stones, counted_items(seat, rules))
