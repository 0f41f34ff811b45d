"""What the screens of the effects share: the choices, the present that may be discarded instead, what a tap submits."""

from __future__ import annotations

from games.game import Action
from games.sitting_bull.actions import DiscardPresent
from ui.commands import Command, Submit
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.sitting_bull import geometry
from ui.sitting_bull.column import milestones, played, present_card
from ui.sitting_bull.looking import LookingScreen
from ui.sitting_bull.reading import view_of

DISCARD = "discard"


class EffectScreen(LookingScreen):
    """A decision of the steps 3 and 4. Subclasses say which act a touch is (`chosen_act`)."""

    def chosen_act(self, key: str, model: Model) -> Action | None:
        """The act that touching `key` is; None where the touch only picks something."""
        raise NotImplementedError

    def picked(self, key: str, model: Model) -> None:
        """A touch that is no act yet."""

    def name(self, model: Model) -> str:
        """Of the one who decides."""
        player = self.actor(model)
        assert player is not None
        return player_name(model, player)

    def touched(self, key: str, model: Model) -> list[Command]:
        if key == DISCARD:
            return [Submit(choice) for choice in self.choices(model, DiscardPresent)]
        act = self.chosen_act(key, model)
        if act is not None:
            return [Submit(act)]
        self.picked(key, model)
        self._cursor.clear()
        return []

    def column(self, model: Model) -> Scene:
        """The present that acts, with the pad that leaves it unused, or else the card of the turn."""
        present = view_of(model).present
        if present is None:
            return (*played(model), *milestones(model), *self.undo_pad(model))
        card = present_card(model, present, geometry.first_row(model.panel))
        return (card, *self.discard_pad(model), *self.undo_pad(model))

    def discard_pad(self, model: Model, *, beside: bool = False) -> Scene:
        """ "Discard it", where the present may be left unused; `beside` a primary pad."""
        if not self.choices(model, DiscardPresent):
            return ()
        label = "" if beside and model.panel.compact else model.words("Discard it")
        box = geometry.discard_box(model.panel, beside)
        return (Pad(box=box, key=DISCARD, label=label, icon="close", size=26),)
