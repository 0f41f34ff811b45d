"""Any decision of any game: the legal choices in words. A game is playable with it before its own screen is drawn."""

from __future__ import annotations

from collections.abc import Callable
from secrets import SystemRandom
from typing import Any

from games.game import Action, Range
from ui.commands import Acknowledge, Command, Show, Submit, Undo
from ui.kit.widget import Scene
from ui.model import Model, TableModel
from ui.plain import presentation
from ui.screen import Input, Slid, Touched
from ui.screens.base import PadScreen
from ui.screens.choosing import Choosing
from ui.screens.chrome import player_at
from ui.screens.decision_layout import DecisionLayout, choices_per_page
from ui.screens.pages import Pages
from ui.screens.peek import LONG_PRESS, Peek, Release, hold_key


class DecisionScreen(PadScreen):
    """Lists what may be chosen. Where choices tell a secret they are numbers, and a peek says which is which.

    `shuffle` mixes a list in place: at each peek the numbers mean something else, so that a hand tells nothing.
    """

    def __init__(self, shuffle: Callable[[list[Any]], None] | None = None) -> None:
        super().__init__()
        self._shuffle = shuffle if shuffle is not None else SystemRandom().shuffle
        self._choosing: dict[int, Choosing] = {}
        self._player = -1
        self._pages = Pages()
        self._peek = Peek()

    def layout(self, model: Model) -> Scene:
        self._follow(model)
        return DecisionLayout(model, self._player, self._choosing, self._pages, self._peek).scene()

    def handle(self, given: Input, model: Model) -> list[Command]:
        self._follow(model)
        seen = self._peek.seen(model.now)
        match given:
            case Touched(key=key, down=down) if key.startswith("peek-"):
                self._hold(int(key.removeprefix("peek-")), key, down, 0.0, model)
                return seen
            case Slid(key=key):
                self._peek.slide(key)
                return seen
        return [*seen, *super().handle(given, model)]

    def act(self, key: str, model: Model) -> list[Command]:
        table = _table(model)
        mine = self._choosing.get(self._player)
        if self._pages.turn(key, self._count(model), choices_per_page(model, mine)):
            return []
        head, _, tail = key.partition(":")
        match head:
            case "pause" | "journal":
                return [Show(head)]
            case "undo":
                return self.undo(model)
            case "go-on":
                return [Acknowledge()]
            case "chance":
                return [Submit(action)] if not isinstance(action := table.chance[int(tail)], Range) else []
            case "speaker":
                self._speak(int(tail))
            case "choice" if mine is not None:
                return self._choose(mine, int(tail))
            case "amount" if mine is not None:
                return self._submit(mine.amount_action(table.game.action_type))
            case "step" if mine is not None and mine.stepper is not None:
                mine.stepper.act(key)
        return []

    def help_topic(self, model: Model) -> str:
        table = _table(model)
        return presentation(model, table.game.id).topic(table.view)

    def primary(self, model: Model) -> str:
        return next((w.key for w in self.laid(model) if getattr(w, "primary", False)), "")

    def steps(self, model: Model) -> list[str]:
        """Without the tabs: each seat's own button is its tab."""
        return [key for key in super().steps(model) if not key.startswith("speaker:")]

    def undo(self, model: Model) -> list[Command]:
        mine = self._choosing.get(self._player)
        if mine is not None and mine.leave_amount():
            self._cursor.clear()
            return []
        return [Undo()] if _table(model).can_undo else []

    def goes_back(self, model: Model) -> bool:
        return _table(model).can_undo or any(mine.can_leave_amount for mine in self._choosing.values())

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        table = _table(model)
        player = player_at(model, place)
        if not table.legal:
            return super().pressed(place, down, model)
        if player is None or player not in table.legal:
            return []
        mine = self._choosing[player]
        if not mine.hidden:
            if down:
                self._step(player, model)
            return []
        seen = self._peek.seen(model.now)
        if self._hold(player, hold_key(player), down, LONG_PRESS, model) is Release.SHORT:
            self._step(player, model)
        return seen

    def chosen(self, model: Model) -> tuple[Action, ...]:
        """The choice that the buttons are at, if all may see it."""
        head, _, tail = self._cursor.key.partition(":")
        mine = self._choosing.get(self._player)
        if mine is None or mine.hidden or head != "choice" or int(tail) >= len(mine.choices):
            return ()
        choice = mine.at(int(tail))
        return () if isinstance(choice, Range) else (choice,)

    def moving(self, model: Model) -> float | None:
        return self._peek.moving(model.now)

    def facing(self, model: Model) -> int | None:
        table = _table(model)
        looking = self._peek.player(model.now)
        if looking is not None:
            return table.seats[looking].place
        if self._player in table.legal:
            return table.seats[self._player].place
        return self._turned_to

    def _hold(self, player: int, source: str, down: bool, wait: float, model: Model) -> Release | None:
        """A peek of `player` begins or ends; None for the beginning."""
        mine = self._choosing.get(player)
        if mine is None or not mine.hidden:
            return None
        if down:
            if self._peek.busy(player, model.now):
                return None
            if player != self._player:
                self._speak(player)
            self._peek.press(player, source, model.now, wait)
            mine.reorder(self._shuffle, model.now + wait)
            return None
        return self._peek.release(source, model.now)

    def _step(self, player: int, model: Model) -> None:
        """The seat button of `player`: to speak first, then from choice to choice."""
        if player != self._player:
            self._speak(player)
            return
        self._cursor.next(self.steps(model))

    def _speak(self, player: int) -> None:
        self._player = player
        self._pages.page = 0
        self._cursor.clear()

    def _choose(self, mine: Choosing, number: int) -> list[Command]:
        choice = mine.at(number)
        if isinstance(choice, Range):
            mine.enter(choice)
            self._cursor.clear()
            return []
        return self._submit(choice)

    def _submit(self, action: Action) -> list[Command]:
        self._peek.close()
        self._cursor.clear()
        return [Submit(action)]

    def _count(self, model: Model) -> int:
        table = _table(model)
        return len(table.chance) or len(table.legal.get(self._player, ()))

    def _follow(self, model: Model) -> None:
        """Forget what was chosen for choices that are no longer there."""
        table = _table(model)
        shown = presentation(model, table.game.id)
        for player in list(self._choosing):
            if table.legal.get(player) != self._choosing[player].choices:
                del self._choosing[player]
                self._cursor.clear()
        for player, choices in table.legal.items():
            hidden = shown.hides_choices(table.view, player) and player not in table.open_seats
            mine = self._choosing.get(player)
            if mine is None or mine.hidden != hidden:
                self._choosing[player] = Choosing(choices, hidden)
            self._choosing[player].tick(model.now)
        speaker = self._player if self._player in table.legal else min(table.legal, default=-1)
        if speaker != self._player:
            self._peek.close()
            self._speak(speaker)


def _table(model: Model) -> TableModel:
    assert model.table is not None
    return model.table
