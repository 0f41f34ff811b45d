"""The ledger of a game with money: every payment with what both sides have after it, checked and ready to print."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from device.archive import Archive, Saved
from device.entries import as_entry
from device.history import day_of
from device.records import Rewound, TakenBack
from device.table import Table
from device.tables import CannotReplay, replayed
from device.telling import WORDS, seat_infos
from games.game import Game
from ui.paper import ends, rule, wrapped
from ui.payments import Payment
from ui.presentation import Banked
from ui.screens.chrome import seat_name
from ui.shows import PRESENTATIONS
from ui.text.money import amount

WIDTH: Final = 42
"""Letters in a line of a receipt printer."""
INDENT: Final = "  "

Balances = Mapping[int, int]
"""Dollars by account: first those that are no player's, then the players 0, 1 ..."""


class Correction(msgspec.Struct, frozen=True):
    """What was paid is taken back: all since record `to`, or by record `act` alone."""

    number: int
    to: int | None = None
    act: int | None = None


class Ledger(msgspec.Struct, frozen=True):
    """All payments of one game in order."""

    key: str
    game: str
    title: str
    day: str
    names: Mapping[int, str]
    """By account."""
    reasons: Mapping[str, str]
    """Why was paid, in words."""
    opening: Balances
    lines: tuple[Payment | Correction, ...]
    closing: Balances

    @property
    def adds_up(self) -> bool:
        """The payments lead from the opening balances to the closing ones, and no money came from nowhere."""
        balances = dict(self.opening)
        for line in self.lines:
            if isinstance(line, Payment) and line.undone_by is None:
                balances[line.payer] -= line.amount
                balances[line.payee] += line.amount
        return balances == dict(self.closing) and sum(self.opening.values()) == sum(self.closing.values())


class NoLedger(Exception):
    """The game has no money, or can't be replayed: one plain line."""


def ledger_of(saved: Saved, games: Mapping[str, Game]) -> Ledger:
    """The ledger of a game; raises NoLedger where nothing is ever paid, or the game can't be replayed here."""
    shown = PRESENTATIONS.get(saved.header.game)
    try:
        opening = replayed(Archive(None), games, saved.header, ()).observation(None)
        table = replayed(Archive(None), games, saved.header, saved.records)
    except CannotReplay as error:
        raise NoLedger(str(error)) from error
    if shown is None or not isinstance(shown, Banked):
        raise NoLedger("nothing is paid in this game")
    closing = table.observation(None)
    balances = shown.balances(closing)
    payments = shown.payments([as_entry(line) for line in table.journal()], closing)
    seats = seat_infos(saved.header.seats)
    return Ledger(
        key=saved.header.id,
        game=saved.header.game,
        title=shown.title(WORDS),
        day=day_of(saved.header.created),
        names={
            account: seat_name(seats[account], WORDS) if account >= 0 else shown.account_name(WORDS, account)
            for account in balances
        },
        reasons={payment.reason: shown.reason(WORDS, payment) for payment in payments},
        opening=shown.balances(opening),
        lines=tuple(sorted([*payments, *_corrections(table)], key=lambda line: line.number)),
        closing=balances,
    )


def _corrections(table: Table) -> Iterator[Correction]:
    for record in table.records:
        match record:
            case Rewound(to=to):
                yield Correction(record.sequence, to=to)
            case TakenBack(act=act):
                yield Correction(record.sequence, act=act)


# --- as text


def as_text(ledger: Ledger) -> str:
    """The ledger for any sheet of paper, WIDTH letters wide."""
    return "\n".join(as_lines(ledger, WIDTH)) + "\n"


def as_lines(ledger: Ledger, width: int) -> list[str]:
    """The ledger for a strip of paper, `width` letters wide; its title comes first."""
    across = rule(width)
    head = [f"{ledger.title}: ledger", ends(f"Game {ledger.key}", ledger.day, width).rstrip()]
    opening = ["Opening balances", *_balance_lines(ledger, ledger.opening, width)]
    payments = [text for line in ledger.lines for text in _line_text(ledger, line, width)]
    closing = ["Closing balances", *_balance_lines(ledger, ledger.closing, width)]
    verdict = "Every dollar is accounted for." if ledger.adds_up else "THE SUMS DO NOT AGREE."
    return [*head, across, *opening, across, *payments, across, *closing, across, verdict]


def _balance_lines(ledger: Ledger, balances: Balances, width: int) -> list[str]:
    lines = [ends(name, amount(balances[account]), width) for account, name in ledger.names.items()]
    return [*lines, ends("Sum", amount(sum(balances.values())), width)]


def _line_text(ledger: Ledger, line: Payment | Correction, width: int) -> list[str]:
    if isinstance(line, Correction):
        return wrapped(f"No. {line.number}  correction: {_corrected(line)}", width)
    names = ledger.names
    payer, payee = names[line.payer], names[line.payee]
    after = f"{payer} {amount(line.payer_after)}, {payee} {amount(line.payee_after)}"
    notes = ["entered by hand"] if line.by_hand else []
    if line.undone_by is not None:
        notes.append(f"taken back by No. {line.undone_by}")
    paid = amount(line.amount) if line.undone_by is None else f"({amount(line.amount)})"
    return [
        ends(f"No. {line.number}  round {line.round}", paid, width),
        *wrapped(f"{payer} to {payee}: {ledger.reasons[line.reason]}", width, INDENT),
        *wrapped(after, width, INDENT),
        *(text for note in notes for text in wrapped(f"* {note}", width, INDENT)),
    ]


def _corrected(line: Correction) -> str:
    if line.act is not None:
        return f"without No. {line.act}"
    return f"back to after No. {line.to}" if line.to else "back to the start"


# --- as CSV

COLUMNS: Final = (
    "number", "round", "payer", "payee", "amount", "reason", "payer_after", "payee_after", "entered", "taken_back_by",
)  # fmt: skip


def as_csv(ledger: Ledger) -> str:
    """The same as a table for a spreadsheet; what was taken back names the correction, and counts for nothing.

    The opening and closing balances are rows too: payee and payee_after, with the reason "opening" and "closing".
    """
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    rows.writerows(_balance_rows(ledger, "opening", ledger.opening))
    rows.writerows(map(_row, [ledger] * len(ledger.lines), ledger.lines))
    rows.writerows(_balance_rows(ledger, "closing", ledger.closing))
    return out.getvalue()


def _balance_rows(ledger: Ledger, reason: str, balances: Balances) -> Iterator[list[str | int]]:
    for account, name in ledger.names.items():
        yield ["", "", "", _cell(name), "", reason, "", balances[account], "", ""]


def _row(ledger: Ledger, line: Payment | Correction) -> list[str | int]:
    if isinstance(line, Correction):
        return [line.number, "", "", "", "", f"correction: {_corrected(line)}", "", "", "", ""]
    return [
        line.number,
        line.round,
        _cell(ledger.names[line.payer]),
        _cell(ledger.names[line.payee]),
        line.amount,
        ledger.reasons[line.reason],
        line.payer_after,
        line.payee_after,
        "yes" if line.by_hand else "",
        "" if line.undone_by is None else line.undone_by,
    ]


def _cell(name: str) -> str:
    """A name as text, even where a spreadsheet would read a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name
