"""The bank's screen: its sheets as one."""

from __future__ import annotations

from collections.abc import Mapping

from games.game import Action
from ui.commands import Command
from ui.dakara_bank.closing import CloseSheet
from ui.dakara_bank.consent import ConsentSheet
from ui.dakara_bank.counter import Counter, Sheet
from ui.dakara_bank.ledger import LedgerSheet
from ui.dakara_bank.notes import NotesSheet
from ui.dakara_bank.pay import PaySheet
from ui.dakara_bank.reading import view_of
from ui.dakara_bank.sheet import BankSheet
from ui.dakara_bank.throws import on_show
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Input


class BankScreen:
    """Keeps every sheet, so that what is typed outlives a look at the ledger. See `ui.screen.Screen`."""

    def __init__(self) -> None:
        self._counter = Counter()
        self._sheets: Mapping[Sheet, BankSheet] = {
            Sheet.PAY: PaySheet(self._counter),
            Sheet.LEDGER: LedgerSheet(self._counter),
            Sheet.NOTES: NotesSheet(self._counter),
            Sheet.CONSENT: ConsentSheet(self._counter),
            Sheet.CLOSE: CloseSheet(self._counter),
        }

    def sheet(self, model: Model) -> BankSheet:
        """What is open now: a die or card that comes is seen at once, and an entry that is gone is not put right."""
        counter = self._counter
        ledger = view_of(model).ledger
        counter.follow(len(ledger), model.now)
        if on_show(model) or counter.wrong > len(ledger):
            counter.open, counter.wrong = Sheet.PAY, 0
        return self._sheets[counter.open]

    def scene(self, model: Model) -> Scene:
        return self.sheet(model).scene(model)

    def handle(self, given: Input, model: Model) -> list[Command]:
        shown = self.sheet(model)
        commands = shown.handle(given, model)
        if self._sheets[self._counter.open] is not shown:
            self._sheets[self._counter.open].forget()
        return commands

    def moving(self, model: Model) -> float | None:
        return self.sheet(model).moving(model)

    def facing(self, model: Model) -> int | None:
        return self.sheet(model).facing(model)

    def holds(self, model: Model) -> bool:
        """Nothing has to be seen before dice fall."""
        return False

    def chosen(self, model: Model) -> tuple[Action, ...]:
        """The payment that is put together."""
        payment = self._counter.payment()
        return () if payment is None else (payment,)

    def primary(self, model: Model) -> str:
        return self.sheet(model).primary(model)

    def goes_back(self, model: Model) -> bool:
        return self.sheet(model).goes_back(model)

    def situation(self, model: Model) -> object:
        """Which sheet is open, and whether a payment can still be taken back."""
        return self._counter.open, self._counter.paid
