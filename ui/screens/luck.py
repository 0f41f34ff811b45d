"""Luck: the four words of the console's chance, and what each seat adds to it before the game starts."""

from __future__ import annotations

from ui.commands import Back, Command
from ui.draft import Draft
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.luck_pad import LuckPad
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.qr import SealCard
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, place_names
from ui.screens.frame import banner, column_boxes, corner_pads, grid, primary_box, primary_pad, stage

KEYS = tuple(f"place:{place}" for place in range(6))
CARD_SHARE = 0.56
"""Of the stage's height, for the words."""


class LuckScreen(PadScreen):
    """Each press of a person's button or pad adds one to that seat's number; nobody has to."""

    topic = "chance"

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft

    def layout(self, model: Model) -> Scene:
        words, panel = model.words, model.panel
        at = stage(panel)
        tall = (at.h - GAP) * CARD_SHARE
        boxes = column_boxes(panel, 1)
        widgets: list[Widget] = [
            banner(model, words("Press for luck"), words("As often as you like"), icon="star"),
            *corner_pads(model),
            *self._card(model, Box(at.x, at.y, at.w, tall)),
            *self._pads(model, Box(at.x, at.y + tall + GAP, at.w, at.h - tall - GAP)),
        ]
        if any(self._draft.luck):
            widgets.append(Pad(box=boxes[0], key="anew", label=words("Begin anew"), icon="reset"))
        if not panel.compact:
            top = boxes[0].bottom + GAP
            note = Box(boxes[0].x, top, boxes[0].w, primary_box(panel).y - GAP - top)
            why = words(
                "Rolls and draws are already written down, in secret; your presses change them, "
                "so nobody can have chosen them."
            )
            widgets.append(Label(box=note, text=why, size=24, muted=True))
        return (*widgets, primary_pad(model, "done", words("Done"), icon="check"))

    def act(self, key: str, model: Model) -> list[Command]:
        match key:
            case "done":
                return [Back()]
            case "anew":
                self._draft.luck = [0] * len(KEYS)
            case _:
                self._draft.add_luck(KEYS.index(key))
        return []

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Here a seat button is the seat's own luck."""
        if down and self._draft.add_luck(place):
            self._turned_to = place
        return []

    def primary(self, model: Model) -> str:
        return "done"

    def _card(self, model: Model, box: Box) -> list[Widget]:
        fair, words = model.fairness, model.words
        if fair is None:
            return []
        note = "" if model.panel.compact else words("The code holds the whole fingerprint: keep a photo.")
        title = words("Written down before you press")
        return [SealCard(box=box, title=title, words=fair.words, code=fair.fingerprint, note=note)]

    def _pads(self, model: Model, box: Box) -> list[Widget]:
        people = self._draft.people()
        names = place_names(model.words)
        cells = grid(box, max(1, len(people)), 1)
        return [
            LuckPad(
                box=cell,
                key=KEYS[place],
                place=place,
                name=self._draft.names[place] or names[place],
                count=self._draft.luck[place],
            )
            for place, cell in zip(people, cells, strict=False)
        ]
