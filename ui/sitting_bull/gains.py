"""What a pawn would bring in a region: the stone of Sitting Bull, the region's own action, a milestone."""

from __future__ import annotations

from games.sitting_bull import goals
from games.sitting_bull.observation import MilestoneView, SittingBullObservation
from games.sitting_bull.rules import Rules
from games.sitting_bull.terms import STONE_OF, TRACK_OF, Icon, Region, Stone
from ui.kit.pieces.symbol import Mark
from ui.model import Model
from ui.reading import acting, table_of
from ui.sitting_bull.goal_progress import counted_items
from ui.sitting_bull.reading import icon_of, rules_as_played, stone_icon, view_of


def brings(model: Model, region: Region) -> tuple[Mark, ...]:
    """What the pawn of this turn would bring in `region`, in the order of the steps 3 to 5."""
    view, rules = view_of(model), rules_as_played(model)
    marks = []
    taken = _stone(view, region)
    if taken is not None:
        marks.append(Mark(stone_icon(taken), "+1"))
    if _he_comes(view, rules, region):
        marks.append(Mark("standing-stone"))
    path = TRACK_OF.get(region)
    if path is not None:
        marks.append(Mark(icon_of(path), "±1"))
    if _blue(view, region):
        marks.append(Mark(stone_icon(Stone.BLUE), "+1"))
    if region is Region.CAMP and any(view.presents_left):
        marks.append(Mark("present"))
    points = _milestone(model, region)
    if points:
        marks.append(Mark("milestone", str(points)))
    return tuple(marks)


def _stone(view: SittingBullObservation, region: Region) -> Stone | None:
    """What Sitting Bull gives there for the card of this turn."""
    if not view.regions[region].sitting_bull or view.column < 0:
        return None
    stone = STONE_OF.get(view.column)
    return stone if stone is not None and view.stones_left[stone] else None


def _blue(view: SittingBullObservation, region: Region) -> bool:
    """The River gives a stone."""
    return region is Region.RIVER and view.stones_left[Stone.BLUE] > 0


def _he_comes(view: SittingBullObservation, rules: Rules, region: Region) -> bool:
    """A card of Silence brings Sitting Bull to the pawn."""
    return view.icon is Icon.SILENCE and rules.silence_always and not view.regions[region].sitting_bull


def _milestone(model: Model, region: Region) -> int:
    """The most points of a milestone that a pawn in `region` would fulfil; 0 where none, or where help is off."""
    player = acting(model)
    if player is None or table_of(model).modes.get("help") == "off":
        return 0
    view, rules = view_of(model), rules_as_played(model)
    free = [tile for tile in view.milestones if player not in tile.discs and len(tile.discs) < len(tile.points)]
    met = [tile.points[len(tile.discs)] for tile in free if _meets(view, rules, player, tile, region)]
    return max(met, default=0)


def _meets(view: SittingBullObservation, rules: Rules, player: int, tile: MilestoneView, region: Region) -> bool:
    """Whether `player` would fulfil the milestone with a pawn in `region` and what it brings at once."""
    pawns = [seen.pawns[player] + int(seen.region is region) for seen in view.regions]
    stones = list(view.seats[player].stones)
    taken = _stone(view, region)
    if taken is not None:
        stones[taken] += 1
    stones[Stone.BLUE] += _blue(view, region)
    return goals.milestone(rules, tile.milestone, pawns, stones, counted_items(view.seats[player], rules)).met
