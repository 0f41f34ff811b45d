"""Nobody here is to act: a bot thinks, or the console deals; and the board as it lies before the first turn."""

from __future__ import annotations

from typing import Final

from games.sitting_bull.events import MilestoneDrawn, OfferingPlaced, TileDrawn
from games.sitting_bull.terms import Awaits
from ui.commands import Acknowledge, Command
from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import acting, people, table_of
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import SECONDARY
from ui.sitting_bull import geometry
from ui.sitting_bull.column import milestones, played
from ui.sitting_bull.frame import BoardScreen
from ui.sitting_bull.looking import LookingScreen
from ui.sitting_bull.news import waiting_card
from ui.sitting_bull.reading import view_of

LAID: Final = (MilestoneDrawn, TileDrawn, OfferingPlaced)
"""The draws of the setup, of which all see the last one."""


class WaitingScreen(LookingScreen):
    """The board, and who is thinking; meanwhile people may look at their hands."""

    def headline(self, model: Model) -> str:
        words, player = model.words, acting(model)
        if player is not None:
            return words("{player} is thinking").format(player=player_name(model, player))
        return words("The board is laid") if view_of(model).turn < 0 else words("Cards are drawn")

    def column(self, model: Model) -> Scene:
        """The card of the turn, before one is played what was done just now; milestones, and pads to look."""
        first, foot = geometry.first_row(model.panel), geometry.foot(model.panel)
        news = waiting_card(model, first) if view_of(model).icon is None else ()
        top = news or played(model)
        if model.panel.compact:
            # there is room for either
            return (*top, *(self.look_pads(model, foot) or milestones(model)))
        back = (Pad(box=foot._replace(w=SECONDARY), key="undo", icon="undo"),) if self.goes_back(model) else ()
        left = SECONDARY + GAP if back else 0.0
        pads = self.look_pads(model, Box(foot.x + left, foot.y, foot.w - left, foot.h))
        return (*top, *milestones(model), *((*back, *pads) if pads else self.undo_pad(model)))

    def touched(self, key: str, model: Model) -> list[Command]:
        return []


class _PageScreen(BoardScreen):
    """The board with one pad that goes on, for anybody."""

    def due(self, model: Model) -> bool:
        """People are to look at it now."""
        raise NotImplementedError

    def lists(self, model: Model) -> Scene:
        """What stands above the pad; on a small panel there is room for the milestones alone."""
        if model.panel.compact:
            return milestones(model, geometry.above_foot(model.panel))
        return (*played(model), *milestones(model))

    def holds(self, model: Model) -> bool:
        return people(model) and self.due(model)

    def touched(self, key: str, model: Model) -> list[Command]:
        return [Acknowledge()]

    def act(self, key: str, model: Model) -> list[Command]:
        return self.touched(key, model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        return []

    def primary(self, model: Model) -> str:
        return "next"

    def undo(self, model: Model) -> list[Command]:
        return []

    def goes_back(self, model: Model) -> bool:
        return False

    def situation(self, model: Model) -> object:
        return self.due(model)


class LaidScreen(_PageScreen):
    """All is drawn: the offerings, the powwow and the milestones of this game, and who begins."""

    def due(self, model: Model) -> bool:
        drawn = any(isinstance(event, LAID) for event in table_of(model).unseen)
        return drawn and view_of(model).awaits in (Awaits.EXCHANGE, Awaits.CARD)

    def shown_player(self, model: Model) -> int | None:
        return view_of(model).first

    def headline(self, model: Model) -> str:
        return model.words("{player} goes first").format(player=player_name(model, view_of(model).first))

    def column(self, model: Model) -> Scene:
        return (*self.lists(model), *self.primary_pad(model, "next", model.words("Start")))


class ClosingScreen(_PageScreen):
    """All pawns are placed: the board as it is scored."""

    def due(self, model: Model) -> bool:
        return view_of(model).awaits is Awaits.OVER and bool(table_of(model).unseen)

    def shown_player(self, model: Model) -> int | None:
        return None

    def headline(self, model: Model) -> str:
        return model.words("All pawns are placed")

    def column(self, model: Model) -> Scene:
        return (*self.lists(model), *self.primary_pad(model, "next", model.words("Score")))
