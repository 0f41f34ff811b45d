"""After the last turn with real cards: everybody shows the wisdom card, which the console can't know."""

from __future__ import annotations

from games.sitting_bull.actions import ShowWisdom
from ui.commands import Command, Submit
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.picks import Pick, pick_pads, whole_stage
from ui.sitting_bull.reading import edition_of, table_of
from ui.sitting_bull.seats import seat_strip
from ui.text.sitting_bull import wisdom_name
from ui.text.sitting_bull_goals import wisdom_goal


class RevealScreen(SittingBullBase):
    """A pad for each wisdom card that nobody has shown yet (S:206)."""

    def headline(self, model: Model) -> str:
        player = self.shown_player(model)
        name = "" if player is None else player_name(model, player)
        return model.words("{player}: show your wisdom card").format(player=name)

    def layout(self, model: Model) -> Scene:
        seats = () if model.panel.compact else seat_strip(model, self.shown_player(model))
        return (*self.head(model), *self.body(model), *seats)

    def body(self, model: Model) -> Scene:
        widest = 3 if model.panel.compact else 5
        back = self.goes_back(model)
        return pick_pads(model, self._picks(model), whole_stage(model), back=back, widest=widest)

    def _picks(self, model: Model) -> list[Pick]:
        words, edition = model.words, edition_of(model)
        return [
            Pick(
                f"wisdom-{int(choice.wisdom)}",
                wisdom_name(words, choice.wisdom),
                note=wisdom_goal(words, choice.wisdom, edition),
            )
            for choice in self._choices(model)
        ]

    def _choices(self, model: Model) -> list[ShowWisdom]:
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return [choice for choice in legal if isinstance(choice, ShowWisdom)]

    def touched(self, key: str, model: Model) -> list[Command]:
        number = int(key.removeprefix("wisdom-"))
        return [Submit(choice) for choice in self._choices(model) if choice.wisdom == number]
