"""Sitting Bull's own screens as one: what is to be looked at first, then the screen of what is awaited."""

from __future__ import annotations

from games.sitting_bull.terms import Awaits, Effect
from ui.model import Model
from ui.reading import table_of
from ui.screens.peek import Peek
from ui.screens.seat_turn import SeatTurns
from ui.sitting_bull.beats import BeatScreen
from ui.sitting_bull.discs import DiscsScreen
from ui.sitting_bull.entry import EntryScreen
from ui.sitting_bull.frame import SittingBullBase
from ui.sitting_bull.give import GiveScreen
from ui.sitting_bull.hand import HandScreen
from ui.sitting_bull.hand_order import HandOrder
from ui.sitting_bull.milestones import MilestoneScreen
from ui.sitting_bull.opening import OpeningScreen
from ui.sitting_bull.pawns import SwapScreen, ToPowwowScreen, TravelScreen
from ui.sitting_bull.placing import PlacingScreen
from ui.sitting_bull.presents import ChoiceScreen, KeepScreen, SpaceScreen
from ui.sitting_bull.reading import view_of
from ui.sitting_bull.real import RealCardScreen
from ui.sitting_bull.reveal import RevealScreen
from ui.sitting_bull.waiting import ClosingScreen, LaidScreen, WaitingScreen


class SittingBullScreen(SeatTurns[SittingBullBase]):
    """One screen for each thing that can be awaited."""

    def __init__(self) -> None:
        super().__init__()
        order, peek = HandOrder(), Peek()
        hand, placing = HandScreen(order, peek), PlacingScreen(order, peek)
        self._beats, self._waiting = BeatScreen(order, peek), WaitingScreen(order, peek)
        self._laid, self._closing = LaidScreen(), ClosingScreen()
        self._first = (self._laid, self._beats, self._closing)
        """What people look at before the game goes on, in this order."""
        self._opening, self._entry = OpeningScreen(), EntryScreen()
        self._real, self._give = RealCardScreen(), GiveScreen()
        self._peeks = (hand, placing, self._beats, self._waiting)
        """Screens with a sheet that somebody may hold open: the same for all."""
        self._awaited: dict[Awaits, SittingBullBase] = {
            Awaits.EXCHANGE: hand,
            Awaits.CARD: hand,
            Awaits.PLACE: placing,
            Awaits.MILESTONE: MilestoneScreen(),
            Awaits.REVEAL: RevealScreen(),
            Awaits.OVER: self._closing,
        }
        self._effects: dict[Effect, SittingBullBase] = {
            Effect.DISCS: DiscsScreen(),
            Effect.SWAP: SwapScreen(),
            Effect.TRAVEL: TravelScreen(),
            Effect.TO_POWWOW: ToPowwowScreen(),
            Effect.CARD: hand,
            Effect.SPACE: SpaceScreen(),
            Effect.CHOICE: ChoiceScreen(),
            Effect.KEEP: KeepScreen(),
        }

    def screen_for(self, model: Model) -> SittingBullBase:
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
        return [] if shown in self._peeks else [self._peeks[0]]

    def holds(self, model: Model) -> bool:
        return any(screen.holds(model) for screen in self._first)

    def situation(self, model: Model) -> object:
        """What is awaited and of whom, or the beat that is looked at."""
        shown = self.screen_for(model)
        return type(shown).__name__, shown.situation(model)
