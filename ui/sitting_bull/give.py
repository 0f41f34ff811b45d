"""Lakota card with real cards: which card of the board is taken, and what the card shows that is given for it."""

from __future__ import annotations

from games.game import Action
from games.sitting_bull.actions import SwapCard
from games.sitting_bull.cards import CardKind
from ui.commands import Command
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.sitting_bull.board import Look, board_widgets
from ui.sitting_bull.column import milestones, played
from ui.sitting_bull.entry import EntryScreen
from ui.sitting_bull.frame import BoardScreen, SittingBullBase
from ui.sitting_bull.reading import view_of, where


class GiveScreen(EntryScreen):
    """A region on the board first, then the card as any other that is turned up."""

    def __init__(self) -> None:
        super().__init__()
        self._region: int | None = None

    def headline(self, model: Model) -> str:
        words, player = model.words, self.actor(model)
        assert player is not None
        name = player_name(model, player)
        if self._region is None:
            return words("{player}: choose the card you take").format(player=name)
        if self._icon is None:
            return words("{player}: what does your card show?").format(player=name)
        return super().headline(model)

    def body(self, model: Model) -> Scene:
        if self._region is not None:
            return super().body(model)
        regions = frozenset(int(swap.region) for swap in self._swaps(model))
        back = self.undo_pad(model)
        return (*board_widgets(model, Look(places=regions)), *played(model), *milestones(model), *back)

    def layout(self, model: Model) -> Scene:
        return BoardScreen.layout(self, model) if self._region is None else super().layout(model)

    def waiting(self, model: Model) -> int:
        assert self._region is not None
        return self._region

    def overline(self, model: Model) -> str:
        return where(model) if self._region is None else super().overline(model)

    def kinds(self, model: Model) -> list[tuple[Action, CardKind]]:
        deck = view_of(model).kinds
        return [(swap, deck[swap.card]) for swap in self._swaps(model) if swap.region == self._region]

    def _swaps(self, model: Model) -> list[SwapCard]:
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return [choice for choice in legal if isinstance(choice, SwapCard)]

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        return SittingBullBase.pressed(self, place, down, model)

    def touched(self, key: str, model: Model) -> list[Command]:
        if key.startswith("place-"):
            self._region = int(key.removeprefix("place-"))
            self._cursor.clear()
            return []
        return super().touched(key, model)

    def take_back(self, model: Model) -> bool:
        if super().take_back(model):
            return True
        before, self._region = self._region, None
        return before is not None

    def goes_back(self, model: Model) -> bool:
        return self._region is not None or super().goes_back(model)

    def forget(self) -> None:
        super().forget()
        self._region = None
