"""The ledger of a game with rules: every payment with the balances after it, by account, dragged and in pages."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES
from games.dakara.accounts import Accounts
from games.dakara.actions import Bet, RollDie
from games.dakara.events import Paid
from games.dakara.terms import BANK, ESCROW, Awaits
from games.game import CHANCE, Event
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.commands import Back, PrintLedger, Show
from ui.dakara.ledger import LedgerScreen
from ui.dakara.payments import payments
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.account_badge import EDGE
from ui.kit.pieces.account_pad import AccountPad
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.notes_row import NotesRow
from ui.kit.pieces.payment_row import PaymentRow
from ui.kit.widget import Scene
from ui.model import JournalEntry, Model, Note
from ui.payments import Payment
from ui.screen import Control, ControlPressed, Dragged, Touched
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def lost_bet() -> Play:
    """The lander bets 20,000 on the odd numbers of the bank, and 6 comes (K:176)."""
    play = landed(47)
    play.act(Bet(0, 20_000, 1))
    play.act(RollDie(CHANCE, 6))
    return play


def model_of(play: Play, panel: Panel = PANELS["10in"]) -> Model:
    return play.model(panel)


def with_journal(model: Model, *entries: JournalEntry) -> Model:
    assert model.table is not None
    return replace(model, table=replace(model.table, journal=entries))


def entry(*events: Event, undone_by: int | None = None, note: Note | None = None, record: int = 1) -> JournalEntry:
    return JournalEntry(record=record, by=CHANCE, events=events, undone_by=undone_by, note=note)


def corrected(record: int = 9) -> JournalEntry:
    return entry(note=Note.CORRECTION, record=record)


def listed(play: Play) -> Sequence[Payment]:
    """Newest first."""
    table = play.model().table
    assert table is not None
    return payments(table.journal, Accounts.of(play.view))[::-1]


def rows(scene: Scene) -> list[PaymentRow]:
    return [widget for widget in scene if isinstance(widget, PaymentRow)]


@cache
def long_game() -> Play:
    """The middle of a game of four, with some hundred payments."""
    return Play(4, seed=3).until(lambda p: p.view.awaits is Awaits.MOVE and p.view.round >= 9)


# --- what is listed


def test_the_newest_payment_comes_first_with_what_both_had_then() -> None:
    whole = 30_000_000 - 647_000
    lost, laid = listed(lost_bet())[:2]
    assert (lost.payer, lost.payee, lost.amount, lost.reason) == (ESCROW, BANK, 20_000, "lost_stake")
    assert (lost.payer_after, lost.payee_after) == (0, whole + 20_000)
    assert (laid.payer, laid.payee, laid.amount, laid.reason) == (0, ESCROW, 20_000, "stake")
    assert (laid.payer_after, laid.payee_after) == (76_000, 20_000)
    assert not lost.by_hand


def test_every_payment_leads_from_the_opening_to_the_last_balance() -> None:
    play = long_game()
    lines = listed(play)
    now = {BANK: 30_000_000, ESCROW: 0, 0: 0, 1: 0, 2: 0, 3: 0}
    for line in reversed(lines):
        now[line.payer] -= line.amount
        now[line.payee] += line.amount
        assert (line.payer_after, line.payee_after) == (now[line.payer], now[line.payee])
    assert now == Accounts.of(play.view).balances()
    assert len(lines) > 60


def test_what_was_taken_back_stays_in_the_list_and_counts_for_nothing() -> None:
    view = lost_bet().view
    paid = Paid(BANK, 0, 5_000, "collect")
    wrong = entry(Paid(BANK, 1, 70_000, "cell"), undone_by=9, record=2)
    journal = (entry(paid), wrong, corrected(), entry(paid, note=Note.ENTERED, record=10))
    first, gone, last = payments(journal, Accounts.of(view))
    assert [(line.number, line.undone_by, line.by_hand) for line in (first, gone, last)] == [
        (1, None, False), (2, 9, False), (10, None, True),
    ]  # fmt: skip
    assert last.payee_after == view.seats[0].money
    assert first.payee_after == view.seats[0].money - 5_000
    assert gone.payee_after == view.seats[1].money + 70_000
    assert last.payer_after == view.bank


def test_a_bet_taken_out_of_a_common_choice_leaves_the_others_at_the_edge() -> None:
    """5,000 and 2,000 lie there until the first is taken back; then 3,000 come beside the second."""
    view = Play(3).view
    accounts = Accounts(view.bank, (47_000, 48_000, 50_000), (3_000, 2_000, 0))
    journal = (
        entry(Paid(0, ESCROW, 5_000, "stake", 0), undone_by=3),
        entry(Paid(1, ESCROW, 2_000, "stake", 1), record=2),
        entry(note=Note.TAKEN_BACK, record=3),
        entry(Paid(0, ESCROW, 3_000, "stake", 0), record=4),
    )
    assert [line.payee_after for line in payments(journal, accounts)] == [5_000, 7_000, 5_000]
    assert [line.payer_after for line in payments(journal, accounts)] == [45_000, 48_000, 47_000]


def test_a_payment_has_the_round_of_its_record() -> None:
    journal = (replace(entry(Paid(BANK, 0, 5_000, "collect")), round=4),)
    model = with_journal(model_of(lost_bet()), *journal)
    assert [row.round for row in rows(LedgerScreen().scene(model))] == ["4"]


# --- the screen


def test_a_row_says_when_who_whom_why_and_how_much() -> None:
    first = rows(LedgerScreen().scene(model_of(lost_bet())))[0]
    assert (first.round, first.payer, first.payee) == ("1", EDGE, None)
    assert (first.reason, first.amount, first.mark, first.struck) == ("Bet lost", "20,000", "", False)
    assert (first.payer_after, first.payee_after) == ("0", "29,373,000")


def test_corrections_and_entries_by_hand_are_marked() -> None:
    paid = Paid(BANK, 0, 5_000, "collect")
    model = with_journal(
        model_of(lost_bet()), entry(paid, undone_by=9), corrected(), entry(paid, note=Note.ENTERED), entry(paid)
    )
    shown = rows(LedgerScreen().scene(model))
    assert [row.mark for row in shown] == ["", "entered by hand", "taken back"]
    assert [row.struck for row in shown] == [False, False, True]
    assert (shown[2].payer_after, shown[2].payee_after) == ("", "")


def test_one_account_s_payments_alone() -> None:
    screen, model = LedgerScreen(), model_of(long_game())
    everything = len(listed(long_game()))
    mine = [line for line in listed(long_game()) if 2 in (line.payer, line.payee)]
    screen.scene(model)
    screen.handle(Touched("page-on"), model)
    screen.handle(Touched("of:2"), model)
    scene = screen.scene(model)
    assert all(2 in (row.payer, row.payee) for row in rows(scene))
    assert rows(scene)[0].amount == f"{mine[0].amount:,}"
    assert overline(scene) == f"{len(mine)} payments  ·  Green"
    assert [w.place for w in scene if isinstance(w, AccountPad) and w.chosen] == [2]
    screen.handle(Touched("of:-2"), model)
    assert all(None in (row.payer, row.payee) for row in rows(screen.scene(model)))
    screen.handle(Touched("of:None"), model)
    assert overline(screen.scene(model)) == f"{everything} payments  ·  Newest first"


def test_on_a_small_panel_one_pad_goes_through_the_accounts() -> None:
    screen, model = LedgerScreen(), model_of(long_game(), PANELS["7in"])
    whose = []
    for _ in range(6):
        whose.append(overline(screen.scene(model)).partition("  ·  ")[2])
        screen.handle(Touched("of-next"), model)
    assert whose == ["Newest first", "Orange", "Sky", "Green", "Yellow", "Bank"]
    assert overline(screen.scene(model)).endswith("Newest first")


def test_a_finger_and_the_pads_move_the_list() -> None:
    screen, model = LedgerScreen(), model_of(long_game())
    lines = [f"{line.amount:,}" for line in listed(long_game())]

    def shown() -> list[str]:
        return [row.amount for row in rows(screen.scene(model))]

    assert shown() == lines[:7]
    screen.handle(Touched("page-on"), model)
    assert shown() == lines[7:14]
    step = rows(screen.scene(model))[0].box.h + 6
    screen.handle(Dragged("list", -step * 1.5), model)
    assert shown() == lines[8:15]
    screen.handle(Dragged("list", -step * 0.5), model)
    assert shown() == lines[9:16]
    screen.handle(Dragged("list", step * 1000), model)
    assert shown() == lines[:7]
    screen.handle(Dragged("list", -step * 1000), model)
    assert shown() == lines[-7:]
    assert "list" not in screen.steps(model)


def test_what_is_paid_meanwhile_is_listed_too() -> None:
    screen, play = LedgerScreen(), lost_bet()
    before = overline(screen.scene(model_of(play)))
    play.act(RollDie(CHANCE, 1))
    play.until(lambda p: any(isinstance(event, Paid) for event in p.last))
    assert overline(screen.scene(model_of(play))) != before


def test_balances_in_notes_and_the_way_back() -> None:
    screen, model = LedgerScreen(), model_of(lost_bet())
    screen.scene(model)
    screen.handle(Touched("notes"), model)
    counted = {row.name: (row.money, row.counts) for row in screen.scene(model) if isinstance(row, NotesRow)}
    assert counted["Orange"] == ("76,000", ("7", "1", "1"))
    assert set(counted) == {"", "Bank", "Orange", "Sky", "Green", "Yellow", "Red"}
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert rows(screen.scene(model))
    assert screen.handle(Touched("close"), model) == [Back()]


def test_what_lies_at_the_edge_is_counted_too() -> None:
    play = landed(47)
    play.act(Bet(0, 20_000, 1))
    screen, model = LedgerScreen(), model_of(play)
    screen.scene(model)
    screen.handle(Touched("notes"), model)
    assert [row.money for row in screen.scene(model) if isinstance(row, NotesRow) and row.place == EDGE] == ["20,000"]


def test_print_asks_for_text_and_csv() -> None:
    screen, model = LedgerScreen(), model_of(lost_bet())
    assert screen.handle(Touched("print"), model) == [PrintLedger("test")]


def test_help_tells_of_the_ledger() -> None:
    screen, model = LedgerScreen(), model_of(lost_bet())
    assert screen.handle(ControlPressed(Control.HELP), model) == [Show("help", "ledger")]
    assert model.table is not None
    bank = replace(model, table=replace(model.table, game=GAMES["dakara-bank"]))
    assert screen.help_topic(bank) == "bank.ledger"


def test_before_the_first_payment_the_list_is_empty() -> None:
    scene = LedgerScreen().scene(with_journal(model_of(Play(2))))
    assert rows(scene) == []
    assert overline(scene).startswith("0 payments")


def test_the_bank_s_balance_leads_here() -> None:
    assert DakaraScreen().handle(Touched("bank"), lost_bet().model()) == [Show("ledger")]


def test_two_thousand_entries_scroll_without_a_missed_frame() -> None:
    model = model_of(long_game())
    assert model.table is not None
    journal = model.table.journal
    model = with_journal(model, *(journal * (1 + 2000 // len(listed(long_game())))))
    screen = LedgerScreen()
    assert len(rows(screen.scene(model))) == 7
    assert len(screen.lines(model)) >= 2000
    slowest = 0.0
    for _ in range(40):
        began = time.perf_counter()
        screen.handle(Dragged("list", -64.0), model)
        screen.scene(model)
        slowest = max(slowest, time.perf_counter() - began)
    assert slowest < 1 / 60


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(panel: Panel, words: Words) -> None:
    given: dict[str, Any] = {"words": words}
    screen, model = LedgerScreen(), long_game().model(panel, **given)
    assert model.table is not None
    undone = [replace(one, undone_by=9) for one in model.table.journal[-8:]]
    model = with_journal(
        model, *model.table.journal, *undone, corrected(), entry(Paid(BANK, 0, 5_000, "collect"), note=Note.ENTERED)
    )
    check_scene(screen.scene(model), panel)
    screen.handle(Touched("notes"), model)
    check_scene(screen.scene(model), panel)


def overline(scene: Scene) -> str:
    return next(widget for widget in scene if isinstance(widget, Banner)).overline
