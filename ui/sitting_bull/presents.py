"""Presents: which of two is taken, and whether a stone or an item is kept."""

from __future__ import annotations

from msgspec.structs import replace

from games.sitting_bull.actions import KeepPresent, TakePresent
from ui.kit.pieces.target import State
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.column import present_card
from ui.sitting_bull.effects import EffectScreen
from ui.sitting_bull.reading import view_of


class ChoiceScreen(EffectScreen):
    """Presents tile: one of the two is taken, the other goes back."""

    def headline(self, model: Model) -> str:
        return model.words("{player}: take one present").format(player=self.name(model))

    def chosen_act(self, key: str, model: Model) -> TakePresent | None:
        return next((c for c in self.choices(model, TakePresent) if f"take-{int(c.present)}" == key), None)

    def column(self, model: Model) -> Scene:
        offered = view_of(model).offered
        room = geometry.areas(model.panel).column if model.panel.compact else geometry.above_foot(model.panel)
        boxes = grid(room, 1, 2)
        cards = (
            replace(present_card(model, present, box, key=f"take-{int(present)}"), state=State.FREE)
            for present, box in zip(offered, boxes, strict=False)
        )
        return (*cards, *self.undo_pad(model))


class KeepScreen(EffectScreen):
    """A stone or an item of a path: kept until the end, or discarded."""

    def headline(self, model: Model) -> str:
        return model.words("{player}: keep the present?").format(player=self.name(model))

    def chosen_act(self, key: str, model: Model) -> KeepPresent | None:
        return next((c for c in self.choices(model, KeepPresent) if key == "keep"), None)

    def primary(self, model: Model) -> str:
        return "keep" if self.choices(model, KeepPresent) else ""

    def column(self, model: Model) -> Scene:
        present = view_of(model).present
        assert present is not None
        keep = self.primary_pad(model, "keep", model.words("Keep it"), beside=True)
        card = present_card(model, present, geometry.first_row(model.panel))
        return (card, *self.discard_pad(model, beside=True), *keep)
