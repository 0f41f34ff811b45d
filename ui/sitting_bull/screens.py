"""Sitting Bull's own screens as one: what is to be looked at first, then the screen of what is awaited."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.sitting_bull.terms import Awaits, Effect
from ui.commands import Command
from ui.model import Model
from ui.reading import people, table_of
from ui.screen import Input
from ui.screens.peek import Peek
from ui.screens.seat_turn import SeatTurns
from ui.sitting_bull.beats import BeatScreen
from ui.sitting_bull.discs import DiscsScreen
from ui.sitting_bull.effects import EffectScreen
from ui.sitting_bull.entry import EntryScreen
from ui.sitting_bull.facts import FactScreen
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.give import GiveScreen
from ui.sitting_bull.hand import HandScreen
from ui.sitting_bull.hand_order import HandOrder
from ui.sitting_bull.looking import LookingScreen
from ui.sitting_bull.milestones import MilestoneScreen
from ui.sitting_bull.opening import OpeningScreen
from ui.sitting_bull.pawns import SwapScreen, ToPowwowScreen, TravelScreen
from ui.sitting_bull.placing import PlacingScreen
from ui.sitting_bull.presents import ChoiceScreen, KeepScreen
from ui.sitting_bull.reading import view_of
from ui.sitting_bull.real import RealCardScreen
from ui.sitting_bull.reveal import RevealScreen
from ui.sitting_bull.spaces import SpaceScreen
from ui.sitting_bull.waiting import ClosingScreen, LaidScreen, WaitingScreen

EFFECTS: Final[Mapping[Effect, type[EffectScreen]]] = {
    Effect.DISCS: DiscsScreen,
    Effect.SWAP: SwapScreen,
    Effect.TRAVEL: TravelScreen,
    Effect.TO_POWWOW: ToPowwowScreen,
    Effect.SPACE: SpaceScreen,
    Effect.CHOICE: ChoiceScreen,
    Effect.KEEP: KeepScreen,
}


class SittingBullScreen(SeatTurns[SittingBullBase]):
    """One screen for each thing that can be awaited."""

    def __init__(self) -> None:
        super().__init__()
        order, peek = HandOrder(), Peek()
        hand, placing = HandScreen(order, peek), PlacingScreen(order, peek)
        self._beats, self._waiting = BeatScreen(order, peek), WaitingScreen(order, peek)
        self._laid, self._closing = LaidScreen(), ClosingScreen()
        self._facts = FactScreen()
        """Over whichever other screen it was opened from."""
        self._first = (self._laid, self._beats, self._closing)
        """What people look at before the game goes on, in this order."""
        self._opening, self._entry = OpeningScreen(), EntryScreen()
        self._real, self._give = RealCardScreen(), GiveScreen()
        self._hand = hand
        self._awaited: dict[Awaits, SittingBullBase] = {
            Awaits.EXCHANGE: hand,
            Awaits.CARD: hand,
            Awaits.PLACE: placing,
            Awaits.MILESTONE: MilestoneScreen(order, peek),
            Awaits.REVEAL: RevealScreen(),
            Awaits.OVER: self._closing,
        }
        self._effects: dict[Effect, SittingBullBase] = {
            **{effect: screen(order, peek) for effect, screen in EFFECTS.items()},
            Effect.CARD: hand,
        }

    def screen_for(self, model: Model) -> SittingBullBase:
        if self._facts.is_open:
            self._beats.wait(model)
            return self._facts
        waiting = next((screen for screen in self._first if screen.holds(model)), None)
        return waiting or self._asking(model)

    def _asking(self, model: Model) -> SittingBullBase:
        """The screen of what is awaited; of nobody here, the one that waits."""
        view, table = view_of(model), table_of(model)
        if view.awaits is Awaits.FIRST and (table.chance or table.hand is not None):
            return self._opening
        if table.chance:
            return self._entry
        if view.awaits is Awaits.OVER:
            return self._closing
        if not any(table.legal.values()):
            return self._waiting if self._beats.beat(model) is None else self._beats
        if view.awaits is Awaits.EFFECT:
            assert view.effect is not None
            if view.effect is Effect.CARD and view.real_cards:
                return self._give
            return self._effects[view.effect]
        if view.awaits is Awaits.CARD and view.real_cards:
            return self._real
        return self._awaited[view.awaits]

    def others(self, shown: SittingBullBase) -> list[SittingBullBase]:
        """A sheet is the same one on all screens that have it."""
        return [] if isinstance(shown, LookingScreen) else [self._hand]

    def handle(self, given: Input, model: Model) -> list[Command]:
        shown = self.screen_for(model)
        commands = super().handle(given, model)
        asked = shown.take_asked()
        if asked:
            self._facts.open(asked)
        return commands

    def holds(self, model: Model) -> bool:
        """Something is to be looked at; people also wait for who reads a sheet."""
        if self._facts.is_open:
            return people(model)
        return any(screen.holds(model) for screen in self._first)

    def situation(self, model: Model) -> object:
        """What is awaited and of whom, or the beat that is looked at."""
        shown = self.screen_for(model)
        return type(shown).__name__, shown.situation(model)
