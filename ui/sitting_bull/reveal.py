"""After the last turn with real cards: everybody shows the wisdom card, which the console can't know."""

from __future__ import annotations

from games.sitting_bull.actions import ShowWisdom
from games.sitting_bull.terms import Wisdom
from ui.commands import Command, Submit
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.picks import Pick, pick_pads, whole_stage
from ui.sitting_bull.reading import edition_of, rules_as_played, view_of
from ui.sitting_bull.seats import seat_strip
from ui.sitting_bull.wisdom import progress, progress_words, wisdom_symbol
from ui.text.sitting_bull_goals import wisdom_goal
from ui.text.sitting_bull_names import wisdom_name


class RevealScreen(SittingBullBase):
    """A pad for each wisdom card that nobody has shown yet (S:206); each says what it would bring."""

    def headline(self, model: Model) -> str:
        player = self.shown_player(model)
        name = "" if player is None else player_name(model, player)
        return model.words("{player}: show your wisdom card").format(player=name)

    def overline(self, model: Model) -> str:
        return model.words("Final scoring")

    def layout(self, model: Model) -> Scene:
        seats = () if model.panel.compact else seat_strip(model, self.shown_player(model))
        return (*self.head(model), *self.body(model), *seats)

    def body(self, model: Model) -> Scene:
        back = self.goes_back(model)
        return pick_pads(model, self._picks(model), whole_stage(model), back=back, widest=3)

    def _picks(self, model: Model) -> list[Pick]:
        """All of them, each at its place; of those shown, whose it was."""
        words, view, player = model.words, view_of(model), self.actor(model)
        free = {choice.wisdom for choice in self.choices(model, ShowWisdom)}
        shown = {seat.wisdom: other for other, seat in enumerate(view.seats)}
        picks = []
        for wisdom in Wisdom:
            if player is not None and wisdom in free:
                goal = wisdom_goal(words, wisdom, edition_of(model))
                met = progress(view, player, wisdom, rules_as_played(model)).met
                symbols = (wisdom_symbol(view, player, wisdom), *(("check",) if met else ()))
                label = progress_words(model, view, player, wisdom)
                picks.append(Pick(f"wisdom-{int(wisdom)}", label, symbols, goal))
            elif wisdom in shown:
                name = wisdom_name(words, wisdom)
                picks.append(Pick("", name, ("wisdom",), player_name(model, shown[wisdom])))
        return picks

    def touched(self, key: str, model: Model) -> list[Command]:
        number = int(key.removeprefix("wisdom-"))
        return [Submit(choice) for choice in self.choices(model, ShowWisdom) if choice.wisdom == number]
