"""A boarding pass is to be taken."""

from __future__ import annotations

from games.dakara.actions import DrawPass
from games.game import CHANCE
from ui.commands import Command, Submit
from ui.dakara.draw import DrawScreen
from ui.dakara.picker import SpacePicker
from ui.dakara.reading import on_stage, rule_of, table_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.text.dakara_names import space_title


class PassScreen(DrawScreen):
    """A real pass is entered by the name of the space that it leads to."""

    topic = "pass"

    def __init__(self) -> None:
        super().__init__()
        self._picker = SpacePicker()

    def forget(self) -> None:
        self._picker.close()

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        return words("{player}: take a boarding pass").format(player=name)

    def take_label(self, model: Model) -> str:
        return model.words("Take a pass")

    def own_label(self, model: Model) -> str:
        return model.words("Own pass")

    def question(self, model: Model) -> str:
        return model.words("Where does the pass lead?")

    def presets(self, model: Model, box: Box) -> Scene:
        return self._picker.widgets(model, _spaces(model), box, 5)

    def entry(self, model: Model, box: Box) -> Scene:
        return self._picker.widgets(model, _spaces(model), box, 5, leave=True)

    def picture(self, model: Model, box: Box) -> Scene:
        words, space = model.words, max(0, view_of(model).landed)
        rule = rule_of(model, space)
        return (
            Label(box=Box(box.x, box.y + 4, box.w, 54), text=space_title(words, space), size=34, bold=True),
            Label(box=Box(box.x, box.y + 60, box.w, box.h - 60), text=rule, size=28, muted=True),
        )

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        if kind == "to":
            return [Submit(DrawPass(CHANCE, int(number)))]
        if self._picker.press(key):
            return []
        return super().acted(key, model)

    def undo(self, model: Model) -> list[Command]:
        if self._picker.open:
            self._picker.close()
            return []
        return super().undo(model)


def _spaces(model: Model) -> list[int]:
    """Where a pass may lead."""
    return sorted({choice.space for choice in table_of(model).chance if isinstance(choice, DrawPass)})
