"""A feat disc goes one space up or down: one tap on the track itself."""

from __future__ import annotations

from games.sitting_bull.actions import MoveDisc
from ui.model import Model
from ui.sitting_bull.board import Marks, disc_key
from ui.sitting_bull.effects import EffectScreen
from ui.sitting_bull.reading import view_of
from ui.text.sitting_bull_names import path_name


class DiscsScreen(EffectScreen):
    """The tracks whose discs may move, each with both of its steps."""

    def headline(self, model: Model) -> str:
        words, view = model.words, view_of(model)
        paths = {choice.path for choice in self.choices(model, MoveDisc)}
        if len(paths) == 1:
            line, (path,) = words("{player}: move the {path} disc"), paths
            return line.format(player=self.name(model), path=path_name(words, path))
        line = words.plural("{{player}}: move {n} feat disc", "{{player}}: move {n} feat discs", view.moves)
        return line.format(player=self.name(model))

    def marks(self, model: Model) -> Marks:
        return Marks(discs=frozenset((choice.path, choice.step) for choice in self.choices(model, MoveDisc)))

    def chosen_act(self, key: str, model: Model) -> MoveDisc | None:
        return next((c for c in self.choices(model, MoveDisc) if disc_key(c.path, c.step) == key), None)
