"""Leadership: which path's space in the powwow is taken."""

from __future__ import annotations

from games.sitting_bull.actions import TakeSpace
from games.sitting_bull.terms import Path
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.frame import grid
from ui.sitting_bull import geometry
from ui.sitting_bull.effects import EffectScreen
from ui.sitting_bull.reading import icon_of
from ui.text.sitting_bull_names import path_name


class SpaceScreen(EffectScreen):
    """The placed pawn takes the space of a path."""

    def headline(self, model: Model) -> str:
        return model.words("{player}: choose a path").format(player=self.name(model))

    def chosen_act(self, key: str, model: Model) -> TakeSpace | None:
        return next((c for c in self.choices(model, TakeSpace) if f"space-{int(c.path)}" == key), None)

    def column(self, model: Model) -> Scene:
        free = {choice.path for choice in self.choices(model, TakeSpace)}
        room = geometry.areas(model.panel).column if model.panel.compact else geometry.above_foot(model.panel)
        cards = (
            SymbolPad(
                box=box,
                key=f"space-{int(path)}" if path in free else "",
                symbols=(icon_of(path),),
                label=path_name(model.words, path),
                state=State.FREE if path in free else State.OFF,
            )
            for path, box in zip(Path, grid(room, 2, 2), strict=True)
        )
        return (*cards, *self.undo_pad(model))
