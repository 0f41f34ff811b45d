"""Step 1 where people hold the real cards: which symbol is on the card that is played, and an Amulet's column."""

from __future__ import annotations

from games.sitting_bull.actions import PlayIcon
from games.sitting_bull.terms import Icon, Path
from ui.commands import Command, Submit
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.sitting_bull import geometry
from ui.sitting_bull.frame import BoardScreen
from ui.sitting_bull.picks import Pick, icon_picks, pick_pads, whole_stage
from ui.sitting_bull.reading import icon_of, view_of
from ui.text.sitting_bull_names import path_name


class RealCardScreen(BoardScreen):
    """Six pads beside the board; on a small panel in its place."""

    def __init__(self) -> None:
        super().__init__()
        self._amulet = False
        """An Amulet is played, and its column asked for."""

    def headline(self, model: Model) -> str:
        words, player = model.words, self.shown_player(model)
        sentence = words("{player}: where does the Amulet go?") if self._amulet else words("{player}: play a card")
        return sentence.format(player="" if player is None else player_name(model, player))

    def layout(self, model: Model) -> Scene:
        if not model.panel.compact:
            return super().layout(model)
        return (*self.head(model), *self._pads(model))

    def column(self, model: Model) -> Scene:
        return self._pads(model)

    def _pads(self, model: Model) -> Scene:
        picks = self._paths(model) if self._amulet else self._icons(model)
        if model.panel.compact:
            return pick_pads(model, picks, whole_stage(model), back=False, widest=3)
        room, back = geometry.areas(model.panel).column, self.goes_back(model)
        return pick_pads(model, picks, room, back=back, widest=1 if self._amulet else 2, size=26)

    def _icons(self, model: Model) -> list[Pick]:
        return icon_picks(model.words, {play.icon for play in self.choices(model, PlayIcon)})

    def _paths(self, model: Model) -> list[Pick]:
        words, player = model.words, self.actor(model)
        assert player is not None
        columns = view_of(model).seats[player].columns
        return [
            Pick(
                f"path-{play.column}",
                path_name(words, play.column),
                (icon_of(Path(play.column)),),
                words.plural("{n} card", "{n} cards", columns[play.column]),
            )
            for play in self.choices(model, PlayIcon)
            if play.icon is Icon.AMULET
        ]

    def touched(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition("-")
        plays = self.choices(model, PlayIcon)
        if kind == "path":
            return [Submit(play) for play in plays if (play.icon, play.column) == (Icon.AMULET, int(number))]
        found = [play for play in plays if play.icon == int(number)]
        if int(number) == Icon.AMULET and len(found) > 1:
            self._cursor.clear()
            self._amulet = True
            return []
        return [Submit(play) for play in found]

    def take_back(self, model: Model) -> bool:
        before, self._amulet = self._amulet, False
        return before

    def goes_back(self, model: Model) -> bool:
        return self._amulet or super().goes_back(model)

    def forget(self) -> None:
        self._amulet = False
