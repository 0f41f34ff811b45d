"""Step 5: which of several milestones is claimed."""

from __future__ import annotations

from msgspec.structs import replace

from games.sitting_bull.actions import ClaimMilestone
from games.sitting_bull.terms import Milestone
from ui.kit.pieces.milestone_slots import MilestonePad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.column import milestone_line
from ui.sitting_bull.effects import EffectScreen
from ui.sitting_bull.reading import edition_of, view_of
from ui.text.sitting_bull_goals import milestone_goal


class MilestoneScreen(EffectScreen):
    """The milestones that are fulfilled; the others wait for a later turn."""

    def headline(self, model: Model) -> str:
        return model.words("{player}: claim one milestone").format(player=self.name(model))

    def chosen_act(self, key: str, model: Model) -> ClaimMilestone | None:
        return next((c for c in self.choices(model, ClaimMilestone) if _key(c.milestone) == key), None)

    def column(self, model: Model) -> Scene:
        met = {choice.milestone for choice in self.choices(model, ClaimMilestone)}
        tiles = [tile for tile in view_of(model).milestones if tile.milestone in met]
        room = geometry.areas(model.panel).column if model.panel.compact else geometry.above_foot(model.panel)
        pads = (
            MilestonePad(
                box=box,
                key=_key(tile.milestone),
                # all of them are met: nobody needs to be told who could claim
                line=replace(milestone_line(model, tile), met=(), now=False),
                note=milestone_goal(model.words, tile.milestone, edition_of(model)),
            )
            for tile, box in zip(tiles, grid(room, 1, len(tiles)), strict=True)
        )
        return (*pads, *self.undo_pad(model))


def _key(milestone: Milestone) -> str:
    return f"milestone-{int(milestone)}"
