"""Who rolls and draws: the console's chance, or a real die or card whose outcome people enter."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from device.faults import Refusal, Refused
from device.journal import Line
from device.table import Table
from games.game import CHANCE, Action, Choice

Kind: TypeAlias = Literal["dice", "cards"]


class Entry(msgspec.Struct, frozen=True):
    """A roll or draw that the table makes: one of `outcomes` has to be entered."""

    kind: Kind
    outcomes: tuple[Choice, ...]
    suggested: Action | None
    """What was entered at this position before a correction."""


def kind_of(outcome: Action) -> Kind:
    """Rolls are actions named `Roll...`; all other chance is drawn, be it cards or tokens."""
    return "dice" if type(outcome).__name__.startswith("Roll") else "cards"


class Dealer:
    """Answers chance for one table, by the modes `dice` and `cards`."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def due(self) -> bool:
        """A roll or draw is to be made."""
        return self.table.current == (CHANCE,)

    def pending(self) -> Entry | None:
        """What people have to enter now; None when nothing is due or the console answers.

        What the console once gave at this position it gives again, whatever the mode: a correction is no second roll.
        """
        if not self.due() or self.table.kept_outcome() is not None:
            return None
        kind, mode = self._how()
        return Entry(kind, self.table.entries(), self.table.entered_before()) if mode == "table" else None

    def hand(self) -> int | None:
        """The person for whose press a roll or draw of the console's waits; None where nobody's hand is asked for."""
        if not self.due() or self.table.kept_outcome() is not None:
            return None
        player = self.table.view.chance_for
        if player is None or not self.table.seats[player].person:
            return None
        return player if self._how()[1] == "console" else None

    def entries(self) -> tuple[Choice, ...]:
        """What people may enter now, because they have to or in place of the console's roll; empty while it deals."""
        return self.table.entries() if self.hand() is not None or self.pending() else ()

    def throw(self, seat: int) -> Line | None:
        """`seat`'s hand rolls the console's die or takes its card; raises Refused when it is not that hand's turn."""
        if not self.due():
            raise Refused(Refusal.NOT_CHANCE)
        if self.table.view.chance_for != seat or not self.table.seats[seat].person:
            raise Refused(Refusal.NOT_YOUR_SEAT)
        if self.pending():
            raise Refused(Refusal.ENTER_OUTCOME)
        return self.deal()

    def deal(self) -> Line | None:
        """Let the console make one roll or draw; None when none is due or people have to enter it."""
        if not self.due() or self.pending():
            return None
        return self.table.submit_chance(self.table.console_outcome(), by_hand=False)

    def deal_all(self) -> int:
        """Make all rolls and draws that the console answers now; gives their number."""
        count = 0
        while self.deal():
            count += 1
        return count

    def enter(self, outcome: Action) -> Line:
        """What the real die or card shows; raises Refused when it can't be or is not asked for."""
        return self.table.submit_chance(outcome, by_hand=True)

    def _how(self) -> tuple[Kind, str]:
        """Die or card, and who answers."""
        kind = kind_of(self.table.outcomes()[0][0])
        return kind, self.table.modes.dice if kind == "dice" else self.table.modes.cards
