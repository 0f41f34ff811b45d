"""What each milestone of the game asks for, and how far everybody has come."""

from __future__ import annotations

from games.sitting_bull.observation import MilestoneView
from ui.kit.panel import Box
from ui.kit.pieces.goal_row import GoalRow, GoalStep
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import grid
from ui.sitting_bull.goal_progress import goal_progress
from ui.sitting_bull.reading import edition_of, milestone_icon, rules_as_played, view_of
from ui.text.sitting_bull_goals import milestone_goal
from ui.text.sitting_bull_names import milestone_name

ROW_GAP = 8.0
"""Between the rows: none of them is a target."""


def milestone_facts(model: Model, box: Box) -> Scene:
    """A row for each."""
    tiles = view_of(model).milestones
    return tuple(_row(model, tile, cell) for tile, cell in zip(tiles, grid(box, 1, len(tiles), ROW_GAP), strict=True))


def _row(model: Model, tile: MilestoneView, box: Box) -> GoalRow:
    words, milestone = model.words, tile.milestone
    name, free = milestone_name(words, milestone), tile.points[len(tile.discs) :]
    said = (
        words("{name}: {n} points").format(name=name, n=free[0])
        if free
        else words("{name}: all taken").format(name=name)
    )
    return GoalRow(
        box=box,
        icon=milestone_icon(milestone),
        name=said,
        goal=milestone_goal(words, milestone, edition_of(model)),
        steps=tuple(_step(model, tile, player, seat.place) for player, seat in enumerate(table_of(model).seats)),
    )


def _step(model: Model, tile: MilestoneView, player: int, place: int) -> GoalStep:
    if player in tile.discs:
        return GoalStep(place=place, text=f"+{tile.points[tile.discs.index(player)]}", done=True)
    now = goal_progress(view_of(model), player, tile.milestone, rules_as_played(model))
    text = model.words("{have} of {need}").format(have=min(now.have, now.need), need=now.need)
    return GoalStep(place=place, text=text, met=player in tile.met)
