"""The ledger of a game with money: every payment with what both sides have after it, checked and ready to print."""

from __future__ import annotations

import csv
import io
import textwrap
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from device.archive import Archive, Saved
from device.journal import Line
from device.records import Acted, Rewound, TakenBack
from device.table import Table
from device.tables import CannotReplay, replayed
from device.telling import WORDS, seat_infos
from games.dakara.events import Paid
from games.dakara.terms import BANK, ESCROW
from games.game import Game, IllegalAction, Observation
from ui.screens.chrome import seat_name
from ui.shows import PRESENTATIONS
from ui.text.dakara_events import reason_words
from ui.text.dakara_money import amount
from ui.text.ledger_words import account_words

WIDTH: Final = 42
"""Letters in a line of a receipt printer."""
INDENT: Final = "  "

Balances = dict[int, int]
"""Dollars by account: BANK, ESCROW, then the players 0, 1 ..."""


class Payment(msgspec.Struct, frozen=True, kw_only=True):
    """One amount that moved, and what both accounts have after it."""

    number: int
    """Of its record; several payments may share one."""
    round: int
    payer: int
    payee: int
    amount: int
    reason: str
    payer_after: int
    payee_after: int
    by_hand: bool
    """It follows from what people entered."""
    undone_by: int | None
    """The correction that took it back."""


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
        return balances == self.closing and sum(self.opening.values()) == sum(self.closing.values())


class NoLedger(Exception):
    """The game has no money, or can't be replayed: one plain line."""


def ledger_of(saved: Saved, games: Mapping[str, Game]) -> Ledger:
    """The ledger of a game; raises NoLedger where nothing is ever paid, or the game can't be replayed here."""
    try:
        table = replayed(Archive(None), games, saved.header, ())
        opening = _balances(table.observation(None))
        rounds = [_taken(table, record) for record in saved.records]
    except CannotReplay as error:
        raise NoLedger(str(error)) from error
    except (ValueError, IndexError, TypeError, IllegalAction) as error:
        raise NoLedger(f"the game does not fit the rules that are here ({error})") from error
    names = {p: seat_name(seat, WORDS) for p, seat in enumerate(seat_infos(saved.header.seats))}
    return Ledger(
        key=saved.header.id,
        game=saved.header.game,
        title=PRESENTATIONS[saved.header.game].title(WORDS),
        day=saved.header.created[:10],
        names={**{account: account_words(WORDS, account) for account in (BANK, ESCROW)}, **names},
        opening=opening,
        lines=tuple(_lines(table, rounds, opening)),
        closing=_balances(table.observation(None)),
    )


def _taken(table: Table, record: Any) -> int:
    """The round in which a record was made."""
    before = table.rounds_played() + 1
    table.take(record)
    return before


def _balances(view: Observation) -> Balances:
    bank, seats = getattr(view, "bank", None), getattr(view, "seats", ())
    if not isinstance(bank, int):
        raise NoLedger("nothing is paid in this game")
    money = getattr(view, "money", None) or [seat.money for seat in seats]
    return {BANK: bank, ESCROW: sum(getattr(seat, "stake", 0) for seat in seats), **dict(enumerate(money))}


def _lines(table: Table, rounds: list[int], opening: Balances) -> Iterator[Payment | Correction]:
    path: list[tuple[int, list[Paid]]] = []
    now = dict(opening)
    for record, line, round_ in zip(table.records, table.journal(), rounds, strict=True):
        match record:
            case Rewound(to=to):
                path = [act for act in path if act[0] <= to]
                yield Correction(record.sequence, to=to)
            case TakenBack(act=act):
                path = [other for other in path if other[0] != act]
                yield Correction(record.sequence, act=act)
            case Acted():
                paid = [event for event in line.events if isinstance(event, Paid)]
                path.append((record.sequence, paid))
                for event in paid:
                    _move(now, event)
                    yield _payment(event, line, round_, now)
                continue
            case _:
                continue
        now = dict(opening)
        for _, events in path:
            for event in events:
                _move(now, event)


def _move(balances: Balances, event: Paid) -> None:
    balances[event.payer] -= event.amount
    balances[event.payee] += event.amount


def _payment(event: Paid, line: Line, round_: int, now: Balances) -> Payment:
    return Payment(
        number=line.sequence,
        round=round_,
        payer=event.payer,
        payee=event.payee,
        amount=event.amount,
        reason=event.reason,
        payer_after=now[event.payer],
        payee_after=now[event.payee],
        by_hand=line.how == "hand",
        undone_by=line.undone_by,
    )


# --- as text


def as_text(ledger: Ledger) -> str:
    """The ledger for a receipt printer, WIDTH letters wide, or any sheet of paper."""
    rule = "-" * WIDTH
    head = [f"{ledger.title}: ledger", _ends(f"Game {ledger.key}", ledger.day)]
    opening = ["Opening balances", *_balance_lines(ledger, ledger.opening)]
    payments = [text for line in ledger.lines for text in _line_text(ledger, line)]
    closing = ["Closing balances", *_balance_lines(ledger, ledger.closing)]
    verdict = "Every dollar is accounted for." if ledger.adds_up else "THE SUMS DO NOT AGREE."
    return "\n".join([*head, rule, *opening, rule, *payments, rule, *closing, rule, verdict]) + "\n"


def _balance_lines(ledger: Ledger, balances: Balances) -> list[str]:
    lines = [_ends(name, amount(balances[account])) for account, name in ledger.names.items()]
    return [*lines, _ends("Sum", amount(sum(balances.values())))]


def _line_text(ledger: Ledger, line: Payment | Correction) -> list[str]:
    if isinstance(line, Correction):
        return [f"No. {line.number}  correction: {_corrected(line)}"]
    names = ledger.names
    payer, payee = names[line.payer], names[line.payee]
    after = f"{payer} {amount(line.payer_after)}, {payee} {amount(line.payee_after)}"
    notes = ["entered by hand"] if line.by_hand else []
    if line.undone_by is not None:
        notes.append(f"taken back by No. {line.undone_by}")
    paid = amount(line.amount) if line.undone_by is None else f"({amount(line.amount)})"
    return [
        _ends(f"No. {line.number}  round {line.round}", paid),
        *_indented(f"{payer} to {payee}: {reason_words(WORDS, line.reason)}"),
        *_indented(after),
        *(text for note in notes for text in _indented(f"* {note}")),
    ]


def _corrected(line: Correction) -> str:
    if line.act is not None:
        return f"without No. {line.act}"
    return f"back to after No. {line.to}" if line.to else "back to the start"


def _ends(left: str, right: str) -> str:
    """Two texts at the two ends of a line; the left one gives way."""
    room = WIDTH - len(right) - 1
    return f"{left[:room]:{room}} {right}"


def _indented(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)


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
        reason_words(WORDS, line.reason),
        line.payer_after,
        line.payee_after,
        "yes" if line.by_hand else "",
        "" if line.undone_by is None else line.undone_by,
    ]


def _cell(name: str) -> str:
    """A name as text, even where a spreadsheet would read a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name
