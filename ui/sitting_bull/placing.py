"""Step 2: the region of the pawn. A tap places it; taking back gives it back."""

from __future__ import annotations

from games.game import Action
from games.sitting_bull.actions import PlacePawn
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import Region
from ui.commands import Command, Refuse, Submit
from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import SECONDARY
from ui.screens.peek import hold_pad
from ui.sitting_bull import geometry
from ui.sitting_bull.board import Marks, place_key, place_of_key
from ui.sitting_bull.column import milestones, played
from ui.sitting_bull.gains import brings
from ui.sitting_bull.looking import LookingScreen


class PlacingScreen(LookingScreen):
    """The regions of the played card, each with what it brings; the rest of the hand may be looked at meanwhile."""

    def _places(self, model: Model) -> dict[Region, PlacePawn]:
        return {choice.region: choice for choice in self.choices(model, PlacePawn)}

    def headline(self, model: Model) -> str:
        player = self.actor(model)
        assert player is not None
        return model.words("{player}: choose a region").format(player=player_name(model, player))

    def marks(self, model: Model) -> Marks:
        choices = frozenset(int(region) for region in self._places(model))
        return Marks(places=choices, refused=frozenset(map(int, Region)) - choices)

    def refused_keys(self, model: Model) -> frozenset[str]:
        return frozenset(place_key(place) for place in self.marks(model).refused)

    def touched(self, key: str, model: Model) -> list[Command]:
        place = place_of_key(key)
        if place is None:
            return []
        region = Region(place)
        choice = self._places(model).get(region)
        if choice is not None:
            return [Submit(choice)]
        self.refuse(Refusal.NOT_ON_THE_CARD)
        return [Refuse(self._refused(model, region))]

    def _refused(self, model: Model, region: Region) -> Action | None:
        """The act that the rules refuse, for the lights."""
        player = self.actor(model)
        return None if player is None else PlacePawn(player, region)

    def column(self, model: Model) -> Scene:
        rows = tuple((region, brings(model, region)) for region in self._places(model))
        card, player = played(model, rows), self.actor(model)
        if player is None or not self.peeks(model, player):
            return (*card, *milestones(model), *self.undo_pad(model))
        foot = geometry.foot(model.panel)
        if model.panel.compact:
            return (*card, hold_pad(model, self._peek, foot, player, "", done=True))
        back = (Pad(box=foot._replace(w=SECONDARY), key="undo", icon="undo"),) if self.goes_back(model) else ()
        left = SECONDARY + GAP if back else 0.0
        room = Box(foot.x + left, foot.y, foot.w - left, foot.h)
        return (*card, *milestones(model), *back, hold_pad(model, self._peek, room, player, "", done=True))
