"""Sitting Bull's own screens as one: what is to be looked at first, then the screen of what is awaited."""

from __future__ import annotations

from games.game import Action
from games.sitting_bull.terms import Awaits, Effect
from ui.commands import Command
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Input, SeatPressed, Touched
from ui.screens.refused import Refused
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
from ui.sitting_bull.reading import table_of, view_of
from ui.sitting_bull.real import RealCardScreen
from ui.sitting_bull.reveal import RevealScreen
from ui.sitting_bull.waiting import ClosingScreen, LaidScreen, WaitingScreen

Screens = SittingBullBase


class SittingBullScreen:
    """Keeps one screen for each thing that can be awaited, so that what is picked there outlives a look away."""

    def __init__(self) -> None:
        order = HandOrder()
        hand, placing = HandScreen(order), PlacingScreen(order)
        self._beats, self._laid, self._closing = BeatScreen(), LaidScreen(), ClosingScreen()
        self._first = (self._laid, self._beats, self._closing)
        """What people look at before the game goes on, in this order."""
        self._waiting, self._opening, self._entry = WaitingScreen(), OpeningScreen(), EntryScreen()
        self._real, self._give = RealCardScreen(), GiveScreen()
        self._peeks = (hand, placing)
        """Screens with a sheet that somebody may hold open."""
        self._awaited: dict[Awaits, Screens] = {
            Awaits.EXCHANGE: hand,
            Awaits.CARD: hand,
            Awaits.PLACE: placing,
            Awaits.MILESTONE: MilestoneScreen(),
            Awaits.REVEAL: RevealScreen(),
            Awaits.OVER: self._closing,
        }
        self._effects: dict[Effect, Screens] = {
            Effect.DISCS: DiscsScreen(),
            Effect.SWAP: SwapScreen(),
            Effect.TRAVEL: TravelScreen(),
            Effect.TO_POWWOW: ToPowwowScreen(),
            Effect.CARD: hand,
            Effect.SPACE: SpaceScreen(),
            Effect.CHOICE: ChoiceScreen(),
            Effect.KEEP: KeepScreen(),
        }
        self._refused = Refused()

    def screen_for(self, model: Model) -> Screens:
        """The screen that is shown now."""
        waiting = next((screen for screen in self._first if screen.holds(model)), None)
        return waiting or self._asking(model)

    def _asking(self, model: Model) -> Screens:
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

    def scene(self, model: Model) -> Scene:
        shown = self.screen_for(model)
        told = self._refused.current(model, self.situation(model), shown.reason)
        if self._refused.over:
            shown.forget_reason()
        return shown.scene(told)

    def handle(self, given: Input, model: Model) -> list[Command]:
        shown = self.screen_for(model)
        if isinstance(given, Touched | SeatPressed) and not given.down:
            told = [command for other in self._others(shown) for command in other.let_go(given, model)]
            return told + shown.handle(given, model)
        self._refused.dismiss()
        shown.forget_reason()
        commands = shown.handle(given, model)
        self._refused.expect(commands)
        return commands

    def _others(self, shown: Screens) -> list[Screens]:
        """Those on which something may have stayed open."""
        return [screen for screen in self._peeks if screen is not shown]

    def moving(self, model: Model) -> float | None:
        left = self._refused.moving(model), self.screen_for(model).moving(model)
        return min((seconds for seconds in left if seconds is not None), default=None)

    def facing(self, model: Model) -> int | None:
        return self.screen_for(model).facing(model)

    def holds(self, model: Model) -> bool:
        """Something is to be looked at before the game goes on."""
        return any(screen.holds(model) for screen in self._first)

    def chosen(self, model: Model) -> tuple[Action, ...]:
        return self.screen_for(model).chosen(model)

    def primary(self, model: Model) -> str:
        return self.screen_for(model).primary(model)

    def goes_back(self, model: Model) -> bool:
        return self.screen_for(model).goes_back(model)

    def situation(self, model: Model) -> object:
        """What is awaited and of whom, or the beat that is looked at."""
        shown = self.screen_for(model)
        return type(shown).__name__, shown.situation(model)
