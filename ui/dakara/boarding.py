"""A boarding pass is to be taken."""

from __future__ import annotations

from games.dakara.actions import DrawPass
from games.game import CHANCE
from ui.commands import Command, Submit
from ui.dakara.draw import DrawScreen
from ui.dakara.picker import SpacePicker
from ui.dakara.reading import on_stage, rule_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pass_card import PassBack
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name


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
        high = box.h - 4
        card = Box(box.x, box.y + 2, min(high * 1.5, box.w * 0.3), high)
        room = Box(card.right + 30, box.y, box.right - card.right - 30, box.h)
        view, first = view_of(model), 40.0 if model.panel.compact else 54.0
        rule = rule_of(model, max(0, view.landed))
        told = model.words("It leads to a local game")
        return (
            PassBack(box=card),
            Label(box=Box(room.x, room.y + 4, room.w, first), text=told, size=34, bold=True),
            Label(box=Box(room.x, room.y + first + 12, room.w, room.h - first - 12), text=rule, size=28, muted=True),
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
