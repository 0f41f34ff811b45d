"""What a local game came to in all: whose money it changed, from what to what, once it is over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.dakara.accounts import Accounts
from games.dakara.events import Bankrupt, GameEnded, GameStarted, Paid, Rolled
from games.dakara.terms import BANK, ESCROW
from games.game import Event
from ui.dakara.as_of import as_of
from ui.dakara.reading import view_of
from ui.model import JournalEntry, Model
from ui.reading import table_of

UNDECIDED = ("stake", "stake_back")
"""Money that only went to the edge of the table and back says nothing of why."""


class Account(msgspec.Struct, frozen=True):
    """What one account had before, and has now: a player's, BANK, or ESCROW for the edge of the table."""

    who: int
    before: int
    now: int

    @property
    def change(self) -> int:
        """Dollars gained; below 0 paid."""
        return self.now - self.before


class Settlement(msgspec.Struct, frozen=True):
    """The net of all payments of one local game."""

    record: int
    """The record that ended the game: no other settlement has it."""
    space: int
    player: int
    """Who landed or travelled there."""
    accounts: tuple[Account, ...]
    """Players who paid or were paid, in the order of their seats; then the bank, and the edge of the table, if they
    are not as before."""
    reason: str
    """Why money moved last; "" if it only went to and fro."""
    rolls: tuple[int, ...]
    """The faces of all rolls."""
    broke: tuple[int, ...]
    """Who has run out of money by it (DA-R12)."""

    @property
    def moved(self) -> bool:
        """Somebody has more or less than before."""
        return any(account.change for account in self.accounts)


def settlement_of(model: Model) -> Settlement | None:
    """The local game that has ended in what nobody has acknowledged yet; None where none has."""
    table = table_of(model)
    if not any(isinstance(event, GameEnded) for event in table.unseen):
        return None
    journal = [entry for entry in table.journal if not entry.undone]
    at, after = _ended(journal, len(table.unseen))
    if at is None:
        return None
    began, events = _whole_game(journal, at)
    if view_of(model).game and not any(isinstance(event, GameStarted) for event in after):
        # a rider has fallen, the others ride on
        return None
    view = view_of(as_of(model, after))
    now = before = Accounts.of(view)
    paid = [event for event in events if isinstance(event, Paid)]
    for event in reversed(paid):
        before = before.unapplied(event)
    concerned = {account for event in paid for account in (event.payer, event.payee)}
    told = [event.reason for event in paid if event.reason not in UNDECIDED]
    return Settlement(
        record=journal[at].record,
        space=began.space,
        player=began.player,
        accounts=tuple(
            Account(who, before.balance(who), now.balance(who))
            for who in (*range(len(view.seats)), BANK, ESCROW)
            if who in concerned and (who >= 0 or before.balance(who) != now.balance(who))
        ),
        reason=told[-1] if told else "",
        rolls=tuple(event.face for event in events if isinstance(event, Rolled)),
        broke=tuple(event.player for event in journal[at].events if isinstance(event, Bankrupt)),
    )


def _ended(journal: Sequence[JournalEntry], unseen: int) -> tuple[int | None, Sequence[Event]]:
    """Where among the last `unseen` events a local game ended, and all that happened after that record."""
    after: list[Event] = []
    for at in range(len(journal) - 1, -1, -1):
        events = journal[at].events
        if len(after) >= unseen:
            break
        if any(isinstance(event, GameEnded) for event in events):
            return at, after
        after[:0] = events
    return None, ()


def _whole_game(journal: Sequence[JournalEntry], at: int) -> tuple[GameStarted, Sequence[Event]]:
    """The beginning of the local game that ended with `journal[at]`, and its events, oldest first."""
    events: list[Event] = []
    for entry in reversed(journal[: at + 1]):
        for event in reversed(entry.events):
            if isinstance(event, GameStarted):
                return event, events[::-1]
            events.append(event)
    raise AssertionError("a local game ended that never began")
