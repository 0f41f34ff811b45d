"""What the sheets of the bank share: seat buttons, the line about a refusal, throwing and drawing."""

from __future__ import annotations

from games.dakara_bank.actions import TakeGold, TakePass, Throw, ThrowTwo
from games.game import Action
from ui.commands import Command, Submit
from ui.dakara.accounts import account_place
from ui.dakara_bank.counter import Counter, Sheet
from ui.model import Model
from ui.reading import table_of
from ui.screens.base import PadScreen
from ui.screens.chrome import player_at
from ui.text.dakara_bank import refusal_words


class BankSheet(PadScreen):
    """One sheet; what is chosen lies on the common counter."""

    topic = "bank.pay"

    def __init__(self, counter: Counter) -> None:
        super().__init__()
        self._counter = counter

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Any seat's button moves the choice; the table turns to that seat."""
        player = player_at(model, place)
        if down and player is not None:
            self._counter.hand = player
            self._counter.turned_to = place
            self._cursor.next(self.steps(model))
        return []

    def facing(self, model: Model) -> int | None:
        """Who pays, else whose button was pressed last."""
        payer = self._counter.payer
        place = account_place(model, payer) if payer is not None else None
        return self._counter.turned_to if place is None else place

    def undo(self, model: Model) -> list[Command]:
        """Back to the counter."""
        self._counter.open = Sheet.PAY
        return []

    def forget(self) -> None:
        """The sheet is opened anew: nothing is marked."""
        self._cursor.clear()

    def take(self, key: str) -> list[Command] | None:
        """Throw or draw for the hand that is at the table; None for another key."""
        hand = self._counter.hand
        acts: dict[str, Action] = {
            "throw": Throw(hand),
            "throw-two": ThrowTwo(hand),
            "gold": TakeGold(hand),
            "pass": TakePass(hand),
        }
        return [Submit(acts[key])] if key in acts else None


def refused(model: Model) -> str:
    """Why the last act was refused; "" when it was not."""
    code = table_of(model).refusal
    return refusal_words(model.words, code) if code else ""
