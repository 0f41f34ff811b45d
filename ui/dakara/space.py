"""Any local game: its rule, what has happened in it, and the die or the choices as pads."""

from __future__ import annotations

from games.game import Range
from ui.commands import Command, Submit
from ui.dakara.beats import so_far
from ui.dakara.frame import FrameScreen, roll_row, waiting_row
from ui.dakara.reading import asked, on_stage, rule_of, view_of, waits_for_hand
from ui.dakara.telling import event_rows, told
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakara_actions import action_words
from ui.text.dakara_names import space_title


class SpaceScreen(FrameScreen):
    """The screen of a form that has none of its own, while everything to choose from is one press."""

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        if waits_for_hand(model):
            return words("{player}: roll the die").format(player=name)
        if asked(model):
            return words("{player}: choose").format(player=name)
        return words("{player} plays").format(player=name)

    def note(self, model: Model) -> str:
        view = view_of(model)
        return space_title(model.words, view.game or max(0, view.landed))

    def stage(self, model: Model, box: Box) -> Scene:
        view, compact = view_of(model), model.panel.compact
        high = 64.0 if compact else 76.0
        space = view.game or max(0, view.landed)
        rule = Label(
            box=Box(box.x, box.y, box.w, high), text=rule_of(model, space),
            size=26 if compact else 32,
        )  # fmt: skip
        room = Box(box.x, box.y + high + 6, box.w, box.h - high - 6)
        return (rule, *event_rows(told(model, so_far(model)), room))

    def actions(self, model: Model, box: Box) -> Scene:
        if waits_for_hand(model):
            return roll_row(model, box)
        players = asked(model)
        if not players:
            return waiting_row(model, box)
        choices = table_of(model).legal[players[0]]
        pads = []
        for number, (choice, cell) in enumerate(zip(choices, grid(box, len(choices), 1), strict=True)):
            label = action_words(model.words, choice, view_of(model).game, ())
            look = Look.ACCENT if number == 0 else Look.CHOICE
            pads.append(Pad(box=cell, key=f"choice:{number}", label=label, look=look, primary=number == 0, size=34))
        return tuple(pads)

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        players = asked(model)
        if kind != "choice" or not players:
            return []
        choice = table_of(model).legal[players[0]][int(number)]
        return [] if isinstance(choice, Range) else [Submit(choice)]
