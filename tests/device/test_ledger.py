"""The ledger: every payment with what both sides have after it, on paper that is 42 letters wide, and as a table."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import msgspec
import pytest

from device.archive import Archive, Saved
from device.chance import seed_from_number
from device.console import Console
from device.ledger import Correction, Ledger, NoLedger, as_csv, as_text, ledger_of
from device.seats import Seat
from device.table import Table
from device.tables import header_for, start
from games.catalogue import GAMES
from games.dakara.actions import Bet, DrawFirstPlayer, RollDie
from games.dakara.events import Paid
from games.dakara.game_entry import DAKARA
from games.dakara.terms import BANK, ESCROW
from games.dakara_bank.actions import Reverse, Transfer
from games.game import CHANCE, Range
from tests.device.call import run
from tests.device.desk import Desk
from tests.device.random_play import play_on
from ui.commands import PrintLedger
from ui.payments import Payment

SEATS = (Seat(place=0, name="Ada"), Seat(place=3), Seat(place=1, name="Bartholomäus"))


def table_of(folder: Path, seed: int = 3) -> tuple[Archive, Table]:
    archive = Archive(folder)
    header = header_for(DAKARA, DAKARA.options_type(players=3), SEATS, DAKARA.edition(), seed=seed_from_number(seed))
    created = "2026-11-30T20:00:00+00:00"
    return archive, start(archive, DAKARA, msgspec.structs.replace(header, id="0123456789ab", created=created))


@pytest.fixture
def saved(tmp_path: Path) -> Saved:
    """A whole game with two corrections and real dice in it."""
    archive, table = table_of(tmp_path)
    play_on(table, 25)
    table.correct(table.before(12), 0, 1)
    play_on(table, 60, seed=2, by_hand=lambda ply: ply % 4 == 0)
    table.correct(table.before(30), 1, 2)
    play_on(table, seed=3)
    return archive.load(table.id)


def payments(ledger: Ledger) -> list[Payment]:
    return [line for line in ledger.lines if isinstance(line, Payment)]


def test_it_begins_with_all_money_in_the_bank_and_ends_with_what_people_have(saved: Saved) -> None:
    ledger = ledger_of(saved, GAMES)
    table = Table(Archive(None), DAKARA, saved.header)
    for record in saved.records:
        table.take(record)
    view: Any = table.observation(None)
    assert ledger.opening == {BANK: 30_000_000, ESCROW: 0, 0: 0, 1: 0, 2: 0}
    assert [ledger.closing[p] for p in range(3)] == [seat.money for seat in view.seats]
    assert ledger.closing[BANK] == view.bank
    assert ledger.adds_up


def test_every_payment_that_stands_is_in_it_in_order(saved: Saved) -> None:
    table = Table(Archive(None), DAKARA, saved.header)
    for record in saved.records:
        table.take(record)
    paid = [
        (line.sequence, e.payer, e.payee, e.amount, e.reason, line.undone_by, line.how == "hand")
        for line in table.journal()
        for e in line.events
        if isinstance(e, Paid)
    ]
    told = [
        (p.number, p.payer, p.payee, p.amount, p.reason, p.undone_by, p.by_hand)
        for p in payments(ledger_of(saved, GAMES))
    ]
    assert told == paid
    assert any(line[5] for line in told)
    assert any(line[6] for line in told)


def test_balances_run_on_and_go_back_with_a_correction(saved: Saved) -> None:
    """Replayed by hand: after a correction the balances are those of the record that it goes back to."""
    ledger = ledger_of(saved, GAMES)
    after: dict[int, dict[int, int]] = {0: dict(ledger.opening)}
    now = dict(ledger.opening)
    for line in ledger.lines:
        if isinstance(line, Correction):
            assert line.to is not None
            at = max(number for number in after if number <= line.to)
            after = {number: balances for number, balances in after.items() if number <= line.to}
            now = dict(after[at])
            continue
        now[line.payer] -= line.amount
        now[line.payee] += line.amount
        assert (now[line.payer], now[line.payee]) == (line.payer_after, line.payee_after)
        assert sum(now.values()) == 30_000_000
        after[line.number] = dict(now)
    assert now == ledger.closing
    assert sum(isinstance(line, Correction) for line in ledger.lines) == 2


def test_each_payment_has_the_round_in_which_it_was_made(saved: Saved) -> None:
    table = Table(Archive(None), DAKARA, saved.header)
    rounds = {}
    for record in saved.records:
        rounds[record.sequence] = table.rounds_played() + 1
        table.take(record)
    told = payments(ledger_of(saved, GAMES))
    assert [p.round for p in told] == [rounds[p.number] for p in told]
    assert told[0].round == 1
    assert max(p.round for p in told) > 3


def test_the_opening_money_is_told_to_the_letter(tmp_path: Path) -> None:
    archive, table = table_of(tmp_path)
    table.submit_chance(DrawFirstPlayer(CHANCE, 1), by_hand=True)
    assert as_text(ledger_of(archive.load(table.id), GAMES)) == (
        "Dakara: ledger\n"
        "Game 0123456789ab               2026-11-30\n"
        "------------------------------------------\n"
        "Opening balances\n"
        "Bank                            30,000,000\n"
        "Table edge                               0\n"
        "Ada                                      0\n"
        "Yellow                                   0\n"
        "Bartholomäus                             0\n"
        "Sum                             30,000,000\n"
        "------------------------------------------\n"
        "No. 1  round 1                      50,000\n"
        "  Bank to Yellow: Opening money\n"
        "  Bank 29,950,000, Yellow 50,000\n"
        "  * entered by hand\n"
        "No. 1  round 1                      50,000\n"
        "  Bank to Bartholomäus: Opening money\n"
        "  Bank 29,900,000, Bartholomäus 50,000\n"
        "  * entered by hand\n"
        "No. 1  round 1                      50,000\n"
        "  Bank to Ada: Opening money\n"
        "  Bank 29,850,000, Ada 50,000\n"
        "  * entered by hand\n"
        "------------------------------------------\n"
        "Closing balances\n"
        "Bank                            29,850,000\n"
        "Table edge                               0\n"
        "Ada                                 50,000\n"
        "Yellow                              50,000\n"
        "Bartholomäus                        50,000\n"
        "Sum                             30,000,000\n"
        "------------------------------------------\n"
        "Every dollar is accounted for.\n"
    )


def test_what_was_taken_back_is_marked_in_brackets(tmp_path: Path) -> None:
    archive, table = table_of(tmp_path)
    table.submit_chance(DrawFirstPlayer(CHANCE, 1), by_hand=True)
    table.correct(0, 0, 1)
    text = as_text(ledger_of(archive.load(table.id), GAMES))
    assert "No. 1  round 1                    (50,000)\n" in text
    assert text.count("  * taken back by No. 2\n") == 3
    assert "No. 2  correction: back to the start\n" in text
    assert "Every dollar is accounted for.\n" in text


def test_a_correction_names_where_it_goes_back_to(tmp_path: Path) -> None:
    archive, table = table_of(tmp_path)
    table.submit_chance(DrawFirstPlayer(CHANCE, 1), by_hand=True)
    table.submit_chance(RollDie(CHANCE, 2), by_hand=True)
    table.correct(1, 0, 1)
    text = as_text(ledger_of(archive.load(table.id), GAMES))
    assert "No. 3  correction: back to after No. 1\n" in text


def test_a_bet_that_a_seat_took_back_alone_leaves_the_others_bets(tmp_path: Path) -> None:
    """All three bet at once; one takes 5,000 back, and the other's 2,000 stay on the table's edge."""
    archive, table = table_where_all_bet(tmp_path)
    one, two, _ = table.current
    table.submit(Bet(one, 5000, 1), one)
    table.submit(Bet(two, 2000, 2), two)
    act = table.records[-2].sequence
    table.take_back(one)
    ledger = ledger_of(archive.load(table.id), GAMES)
    assert ledger.closing[ESCROW] == 2000
    assert ledger.adds_up
    assert f"correction: without No. {act}\n" in as_text(ledger)
    table.submit(Bet(one, 3000, 1), one)
    last = payments(ledger_of(archive.load(table.id), GAMES))[-1]
    assert (last.amount, last.payee, last.payee_after) == (3000, ESCROW, 5000)


def table_where_all_bet(folder: Path) -> tuple[Archive, Table]:
    """A random game at the first table bet of all three."""
    for seed in range(60):
        archive, table = table_of(folder / str(seed), seed)
        while not table.finished:
            choices = [choice for player in table.current for choice in table.legal(player)]
            if len(table.current) == 3 and any(isinstance(c, Range) and c.high >= 5000 for c in choices):
                return archive, table
            play_on(table, table.ply + 1, seed=seed + table.ply)
    raise AssertionError("no game came to a table bet")


def test_the_bank_beside_a_real_board_has_a_ledger_too(tmp_path: Path) -> None:
    game = GAMES["dakara-bank"]
    archive = Archive(tmp_path)
    options = game.options_type(players=3)
    header = header_for(game, options, SEATS, game.edition(), seed=seed_from_number(1))
    table = start(archive, game, header)
    table.submit(Transfer(0, 7000, 2), 0)
    table.submit(Reverse(1, 1, 2), 1)
    ledger = ledger_of(archive.load(table.id), GAMES)
    assert ledger.adds_up
    assert [(p.payer, p.payee, p.amount, p.reason) for p in payments(ledger)][-2:] == [
        (0, 2, 7000, "transfer"),
        (2, 0, 7000, "reversal"),
    ]
    text = as_text(ledger)
    assert text.startswith("Dice and bank: ledger\n")
    assert "  Bartholomäus to Ada: Taken back\n" in text


def test_it_fits_a_receipt_printer_and_wraps_long_names(saved: Saved) -> None:
    text = as_text(ledger_of(saved, GAMES))
    assert max(map(len, text.splitlines())) == 42
    header = saved.header
    long = tuple(msgspec.structs.replace(seat, name="W" * 23 + str(k)) for k, seat in enumerate(header.seats))
    renamed = msgspec.structs.replace(saved, header=msgspec.structs.replace(header, seats=long))
    assert max(map(len, as_text(ledger_of(renamed, GAMES)).splitlines())) == 42


def test_sums_that_do_not_agree_are_said_loudly(saved: Saved) -> None:
    ledger = ledger_of(saved, GAMES)
    lost = msgspec.structs.replace(ledger, closing={**ledger.closing, BANK: ledger.closing[BANK] - 1})
    moved = {**ledger.closing, 0: ledger.closing[0] - 1, 1: ledger.closing[1] + 1}
    for wrong in (lost, msgspec.structs.replace(ledger, closing=moved)):
        assert not wrong.adds_up
        assert as_text(wrong).endswith("THE SUMS DO NOT AGREE.\n")


def test_the_table_for_a_spreadsheet_says_the_same(saved: Saved) -> None:
    ledger = ledger_of(saved, GAMES)
    text = as_csv(ledger)
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert text.count("\r\n") == len(rows) + 1
    opening, closing = ([r for r in rows if r["reason"] == reason] for reason in ("opening", "closing"))
    assert [r["payee"] for r in opening] == ["Bank", "Table edge", "Ada", "Yellow", "Bartholomäus"]
    assert [int(r["payee_after"]) for r in closing] == list(ledger.closing.values())
    paid = [r for r in rows if r["amount"]]
    assert [int(r["amount"]) for r in paid] == [p.amount for p in payments(ledger)]
    assert [r["payer_after"] for r in paid] == [str(p.payer_after) for p in payments(ledger)]
    assert {r["entered"] for r in paid} == {"yes", ""}
    assert [r["taken_back_by"] for r in paid] == [
        "" if p.undone_by is None else str(p.undone_by) for p in payments(ledger)
    ]
    corrections = [line for line in ledger.lines if isinstance(line, Correction)]
    assert [r["reason"] for r in rows if r["reason"].startswith("corr")] == [
        f"correction: back to after No. {line.to}" for line in corrections
    ]


def test_a_name_is_no_formula(saved: Saved) -> None:
    names = ("=1+1", "-2", "@x")
    seats = tuple(msgspec.structs.replace(s, name=n) for s, n in zip(saved.header.seats, names, strict=True))
    renamed = msgspec.structs.replace(saved, header=msgspec.structs.replace(saved.header, seats=seats))
    rows = list(csv.DictReader(io.StringIO(as_csv(ledger_of(renamed, GAMES)))))
    assert [r["payee"] for r in rows[2:5]] == ["'=1+1", "'-2", "'@x"]


def test_what_has_no_ledger(saved: Saved, tmp_path: Path) -> None:
    with pytest.raises(NoLedger, match="there is no game dakara here"):
        ledger_of(saved, {})
    dakota = GAMES["dakota"]
    header = header_for(dakota, dakota.options_type(players=3), SEATS, dakota.edition())
    archive = Archive(tmp_path / "other")
    start(archive, dakota, header)
    with pytest.raises(NoLedger, match="nothing is paid"):
        ledger_of(archive.load(header.id), GAMES)


# --- at the table and on the command line


def test_the_table_prints_it_beside_the_exports(tmp_path: Path) -> None:
    archive, table = table_of(tmp_path)
    play_on(table, 12)
    text = as_text(ledger_of(archive.load(table.id), GAMES))
    archive.close()
    desk = Desk(tmp_path)
    console: Console = desk.console
    assert console.run(PrintLedger(table.id))
    exports = tmp_path / "exports"
    assert (exports / f"{table.id}.ledger.txt").read_text() == text
    assert (exports / f"{table.id}.ledger.csv").read_text().startswith("number,round,payer,")
    assert console.model().notices[-1].code == "printed"
    assert console.model().notices[-1].detail.endswith(".ledger.txt")
    assert console.run(PrintLedger(table.id))
    assert {file.name for file in exports.iterdir()} == {
        f"{table.id}{again}.ledger.{ending}" for again in ("", "-2") for ending in ("txt", "csv")
    }, "the first one is kept"
    assert not console.run(PrintLedger("no such game"))
    assert console.model().notices[-1].code == "not_printed"


def test_a_game_without_money_is_refused_on_the_command_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run(capsys, "play", "dakota", "--data", tmp_path)
    status, _, told = run(capsys, "ledger", "last", "--data", tmp_path)
    assert status == 2
    assert told.endswith("has no ledger: nothing is paid in this game\n")


def test_it_is_printed_or_written_from_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run(capsys, "play", "dakara", "--players", "random,random", "--data", tmp_path)
    status, text, _ = run(capsys, "ledger", "last", "--data", tmp_path)
    assert (status, text.splitlines()[0]) == (0, "Dakara: ledger")
    assert text.endswith("Every dollar is accounted for.\n")
    file = tmp_path / "ledger.csv"
    assert run(capsys, "ledger", "last", "--csv", "--out", file, "--data", tmp_path)[0] == 0
    assert file.read_text().startswith("number,round,payer,payee,amount,reason,")
    again = run(capsys, "ledger", "last", "--out", file, "--data", tmp_path)
    assert again[0] == 2
    assert "nothing was written" in again[2]
