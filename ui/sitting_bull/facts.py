"""A sheet over the board that explains: what a seat has, or the milestones. A touch closes it, or opens another."""

from __future__ import annotations

from ui.commands import Command
from ui.kit.panel import Box
from ui.kit.pieces.list_ground import ListGround
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, Input, SeatPressed
from ui.screens.chrome import player_name
from ui.sitting_bull import geometry
from ui.sitting_bull.fact_keys import CLOSE, player_of
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.milestone_facts import milestone_facts
from ui.sitting_bull.reading import view_of
from ui.sitting_bull.seat_facts import seat_facts


class FactScreen(SittingBullBase):
    """See the module. It stays open whatever happens, until somebody closes it."""

    def __init__(self) -> None:
        super().__init__()
        self._key = ""

    @property
    def is_open(self) -> bool:
        return bool(self._key)

    def open(self, key: str) -> None:
        """Show what the target `key` of another screen explains; what is shown already, or the ground, closes it."""
        self._key = "" if key in (CLOSE, self._key) else key

    def shown_player(self, model: Model) -> int | None:
        return player_of(self._key)

    def icon(self, model: Model) -> str:
        return "milestone"

    def headline(self, model: Model) -> str:
        words, player = model.words, player_of(self._key)
        if player is None:
            return words("The milestones")
        sentence = words.plural(
            "{{player}} has {n} point so far", "{{player}} has {n} points so far", self._score(model)
        )
        return sentence.format(player=player_name(model, player))

    def overline(self, model: Model) -> str:
        words, player = model.words, player_of(self._key)
        if player is None:
            return words("One disc in a turn. The first gets the most.")
        left = words.plural("{n} pawn left", "{n} pawns left", view_of(model).seats[player].pawns)
        if view_of(model).sheets[player].wisdom is not None:
            return left
        return words("Without the wisdom card. {pawns}").format(pawns=left)

    def _score(self, model: Model) -> int:
        player = player_of(self._key)
        return 0 if player is None else view_of(model).sheets[player].total

    def body(self, model: Model) -> Scene:
        at = geometry.areas(model.panel)
        box = Box(at.board.x, at.column.y, at.column.right - at.board.x, at.board.bottom - at.column.y)
        player = player_of(self._key)
        facts = milestone_facts(model, box) if player is None else seat_facts(model, player, box)
        return (ListGround(box=box, key=CLOSE), *facts)

    def handle(self, given: Input, model: Model) -> list[Command]:
        match given:
            case SeatPressed(down=True) | ControlPressed(control=Control.OK):
                return self.undo(model)
        return super().handle(given, model)

    def help_topic(self, model: Model) -> str:
        return "step.milestones" if player_of(self._key) is None else "score"

    def undo(self, model: Model) -> list[Command]:
        """Close it."""
        self._key = ""
        return []

    def goes_back(self, model: Model) -> bool:
        return True

    def touched(self, key: str, model: Model) -> list[Command]:
        return []

    def situation(self, model: Model) -> object:
        return self._key
