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
from ui.sitting_bull.board import Marks, place_of_key
from ui.sitting_bull.column import milestones, played
from ui.sitting_bull.entry import EntryScreen
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

    def overline(self, model: Model) -> str:
        return where(model) if self._region is None else super().overline(model)

    def marks(self, model: Model) -> Marks:
        if self._region is not None:
            return super().marks(model)
        return Marks(places=frozenset(int(swap.region) for swap in self.choices(model, SwapCard)))

    def column(self, model: Model) -> Scene:
        if self._region is not None:
            return super().column(model)
        return (*played(model), *milestones(model), *self.undo_pad(model))

    def beside(self, model: Model) -> bool:
        return self._region is None or super().beside(model)

    def waiting(self, model: Model) -> int:
        assert self._region is not None
        return self._region

    def kinds(self, model: Model) -> list[tuple[Action, CardKind]]:
        deck = view_of(model).kinds
        return [(swap, deck[swap.card]) for swap in self.choices(model, SwapCard) if swap.region == self._region]

    def may_enter(self, place: int, model: Model) -> bool:
        player = self.actor(model)
        return player is not None and table_of(model).seats[player].place == place

    def touched(self, key: str, model: Model) -> list[Command]:
        region = place_of_key(key)
        if region is None:
            return super().touched(key, model)
        self._region = region
        self._cursor.clear()
        return []

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
