"""Dakara's own screens as one: the rolls nobody has seen first, then the screen of what is awaited."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from games.dakara.board import FORMS
from games.dakara.terms import Awaits, FormKind
from ui.commands import Acknowledge, Command
from ui.dakara.alone import AloneScreen
from ui.dakara.ante import AnteScreen, ante_look, may_throw_now
from ui.dakara.auction import AuctionScreen
from ui.dakara.bankrupt import BankruptScreen
from ui.dakara.blackjack import BlackjackScreen
from ui.dakara.boarding import PassScreen
from ui.dakara.check import CheckScreen
from ui.dakara.closing import ClosingScreen
from ui.dakara.frame import FrameScreen
from ui.dakara.gold import GoldScreen
from ui.dakara.journey import JourneyScreen
from ui.dakara.move import Look, MoveScreen
from ui.dakara.nobody import NobodyScreen
from ui.dakara.payment import PaymentScreen
from ui.dakara.race import RaceScreen, race_look
from ui.dakara.reading import on_stage, view_of
from ui.dakara.result import ResultScreen
from ui.dakara.row import RowScreen
from ui.dakara.space import SpaceScreen
from ui.dakara.streak import StreakScreen
from ui.dakara.table_bet import TableBetScreen
from ui.dakara.table_bet_look import table_bet_look
from ui.dakara.track_form import TrackScreen
from ui.dakara.turn import TurnScreen
from ui.model import Model, TableModel
from ui.reading import table_of
from ui.screen import Input, Screen
from ui.screens.several import Several

FORM_SCREENS: Final[Mapping[FormKind, Callable[[], FrameScreen]]] = {
    FormKind.ANTE: AnteScreen,
    FormKind.AUCTION: AuctionScreen,
    FormKind.BLACKJACK: BlackjackScreen,
    FormKind.CHECK: CheckScreen,
    FormKind.RACE: RaceScreen,
    FormKind.TABLE_BET: TableBetScreen,
    FormKind.ROW: RowScreen,
    FormKind.STREAK: StreakScreen,
    FormKind.TRACK: TrackScreen,
}
"""The screen of each form of local game."""
LOOKS: Final[Mapping[FormKind, Look]] = {
    FormKind.ANTE: ante_look,
    FormKind.RACE: race_look,
    FormKind.TABLE_BET: table_bet_look,
}
"""How the forms show their rolls beside those played alone; one without a look shows the die, and what it brought."""


class DakaraScreen(Several[Screen]):
    """One screen for each thing that can be awaited."""

    def __init__(self) -> None:
        super().__init__()
        self._turn, self._closing = TurnScreen(), ClosingScreen()
        self._gold, self._pass, self._journey = GoldScreen(), PassScreen(), JourneyScreen()
        self._forms = {kind: make() for kind, make in FORM_SCREENS.items()}
        alone = {kind: screen for kind, screen in self._forms.items() if isinstance(screen, AloneScreen)}
        looks = {**LOOKS, **{kind: screen.look for kind, screen in alone.items()}}
        # nobody waits to throw until another's die lies still
        self._move = MoveScreen(looks, self._forms[FormKind.ANTE].acted)
        self._result = ResultScreen(alone, self._move.leave)
        self._payment, self._bankrupt = PaymentScreen(frozenset(alone)), BankruptScreen()
        self._space, self._nobody = SpaceScreen(), NobodyScreen()
        self._settled: TableModel | None = None
        """The table when everything had been told."""

    def screen_for(self, model: Model) -> Screen:
        told = self._telling(model)
        if told is not None:
            return told
        view = view_of(model)
        match view.awaits:
            case Awaits.GOLD:
                return self._gold
            case Awaits.PASS:
                return self._pass
            case Awaits.OVER:
                return self._closing
            case Awaits.FIRST | Awaits.MOVE:
                return self._turn
        if not view.game:
            return self._journey if view.awaits is Awaits.PLAYERS else self._space
        return self._forms[FORMS[view.game]]

    def _telling(self, model: Model) -> FrameScreen | None:
        """What people should see before they act: rolls and cards, what a game came to, and who is out of money."""
        moment = self._move.moment(model)
        if self._bankrupt.is_open(model):
            return self._bankrupt
        if self._result.tells(model, moment):
            return self._result
        if moment is not None:
            return self._move
        if self._nobody.due(model) is not None:
            return self._nobody
        if self._payment.due(model) is not None:
            return self._payment
        return self._bankrupt if self._bankrupt.due(model) else None

    def handle(self, given: Input, model: Model) -> list[Command]:
        shown = self.screen_for(model)
        if shown is self._move and may_throw_now(given, model):
            # nobody waits until another's die lies still
            shown = self._forms[FormKind.ANTE]
        commands = self.answer(shown, given, model)
        if Acknowledge() in commands and self._more(shown, model):
            return [command for command in commands if command != Acknowledge()]
        return commands

    def _more(self, shown: Screen, model: Model) -> bool:
        """Of the same events there is more to be seen than `shown` has told."""
        if shown is self._closing:
            return False
        if shown is self._result:
            return self._bankrupt.open(model)
        over = view_of(model).awaits is Awaits.OVER
        return over or (shown is not self._bankrupt and self._telling(model) is not None)

    def holds(self, model: Model) -> bool:
        """A roll is to be looked at before the game goes on, or what a game came to."""
        told = self._telling(model)
        return told is not None and (told is self._result or told.holds(model))

    def told(self, model: Model) -> Model:
        """The model as far as people know it: while a die tumbles the lights say nothing of what it brings."""
        table, now = table_of(model), self._move.moment(model)
        if now is None:
            self._settled = table
        if now is None or now.told == len(table.unseen):
            return model
        view = table.view if self._settled is None else self._settled.view
        return replace(model, table=replace(table, view=view, legal={}, unseen=table.unseen[: now.told]))

    def situation(self, model: Model) -> object:
        """What is awaited, of whom and where, or the roll that is looked at."""
        view, shown = view_of(model), self.screen_for(model)
        return view.awaits, view.game, on_stage(model), shown.situation(model)
