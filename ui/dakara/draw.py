"""A card is to be taken: by the pad, or from the own box and entered."""

from __future__ import annotations

from typing import Final

from ui.commands import Command, Deal
from ui.dakara.frame import FrameScreen, areas, head, money_strip, split_row, waiting_row, whole_area
from ui.dakara.reading import view_of, waits_for_hand
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.frame import APART
from ui.text.dakara_names import space_title

TITLE: Final = 42.0
OWN_SHARE: Final = 0.3
"""Of the row, for the pad of an own card."""


class DrawScreen(FrameScreen):
    """What both decks share: the back of the card and the pad that takes it; a real card is entered one step on.

    Where people have only their own cards, a large panel asks at once what the card says.
    """

    def __init__(self) -> None:
        super().__init__()
        self._entering = False
        self._about: object = None

    def take_label(self, model: Model) -> str:
        """The pad that takes a card."""
        raise NotImplementedError

    def own_label(self, model: Model) -> str:
        """The pad that opens the entry."""
        raise NotImplementedError

    def question(self, model: Model) -> str:
        """What is asked about a real card."""
        raise NotImplementedError

    def picture(self, model: Model, box: Box) -> Scene:
        """What is to be taken, while nothing is entered."""
        raise NotImplementedError

    def presets(self, model: Model, box: Box) -> Scene:
        """A pad for each thing that the real card may say, on a large panel's stage."""
        raise NotImplementedError

    def entry(self, model: Model, box: Box) -> Scene:
        """The step in which a real card is entered, on stage and row together."""
        raise NotImplementedError

    def has_entry(self, model: Model) -> bool:
        """There is something to enter that the stage does not show."""
        return not asks_at_once(model)

    def forget(self) -> None:
        """Another card is asked for, or the entry is left."""

    def opened(self, model: Model) -> None:
        view = view_of(model)
        about = view.awaits, view.turn, view.landed, view.game, view.rolls_made
        if about != self._about:
            self._about = about
            self._leave()

    def note(self, model: Model) -> str:
        view = view_of(model)
        return space_title(model.words, view.game or max(0, view.landed))

    def layout(self, model: Model) -> Scene:
        self.opened(model)
        if not self._entering:
            return super().layout(model)
        player = self.actor(model)
        return (
            *head(model, self.question(model), self.note(model), player),
            *self.entry(model, whole_area(model.panel)),
            *money_strip(model, player, areas(model.panel).strip),
        )

    def stage(self, model: Model, box: Box) -> Scene:
        if not asks_at_once(model):
            return self.picture(model, box)
        title = Label(box=Box(box.x, box.y, box.w, 34), text=self.question(model), size=26, muted=True)
        return (title, *self.presets(model, Box(box.x, box.y + TITLE, box.w, box.h - TITLE)))

    def actions(self, model: Model, box: Box) -> Scene:
        table, words = table_of(model), model.words
        if not waits_for_hand(model):
            return waiting_row(model, box)
        right = split_row(box)[1]
        # what nearly everybody wants is the large pad
        own = Box(box.x, box.y, OWN_SHARE * box.w, box.h)
        large = Box(own.right + APART, box.y, box.right - own.right - APART, box.h)
        pads: list[Pad] = []
        if table.chance and self.has_entry(model):
            room, look = (own, Look.PLAIN) if table.hand is not None else (box, Look.CHOICE)
            pads.append(Pad(box=room, key="own", icon="pencil", label=self.own_label(model), look=look, size=32))
        if table.hand is not None:
            take = self.take_label(model)
            pads.append(Pad(box=large, key="take", label=take, look=Look.ACCENT, primary=True, size=40))
        elif not pads:
            pads.append(Pad(box=right, label=words("Tap what it says"), look=Look.OFF, primary=True))
        return tuple(pads)

    def acted(self, key: str, model: Model) -> list[Command]:
        table = table_of(model)
        match key:
            case "take" if table.hand is not None:
                return [Deal(table.hand)]
            case "own":
                self._entering = True
            case "back":
                self._leave()
        return []

    def undo(self, model: Model) -> list[Command]:
        if self._entering:
            self._leave()
            return []
        return super().undo(model)

    def goes_back(self, model: Model) -> bool:
        return self._entering or super().goes_back(model)

    def situation(self, model: Model) -> object:
        return view_of(model).rolls_made

    def _leave(self) -> None:
        self._entering = False
        self.forget()


def asks_at_once(model: Model) -> bool:
    """The table takes no card for people, so what theirs says is asked where there is room."""
    table = table_of(model)
    return bool(table.chance) and table.hand is None and not model.panel.compact
