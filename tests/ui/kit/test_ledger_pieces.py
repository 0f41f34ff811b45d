"""Pieces of payments, ledger and end: what they mean is seen without colour, and fits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.checks import check_differ_in_grey, check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.account_badge import EDGE
from ui.kit.pieces.account_change import AccountChange
from ui.kit.pieces.account_pad import AccountPad
from ui.kit.pieces.bank_note import BankNote
from ui.kit.pieces.payment_row import PaymentRow
from ui.kit.pieces.question import Question
from ui.kit.pieces.slip import Slip
from ui.kit.pieces.timed_pad import TimedPad
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
WIDE, LOW = Box(0, 0, 902, 58), Box(0, 0, 560, 60)


def change(**more: Any) -> AccountChange:
    given: dict[str, Any] = {"box": WIDE, "place": 1, "name": "Sky", "before": "1,000", "change": "0", "now": "1,000"}
    return AccountChange(**{**given, **more})


def row(box: Box = WIDE, **more: Any) -> PaymentRow:
    given: dict[str, Any] = {
        "box": box, "round": "12", "payer": 0, "payee": None, "payer_after": "29,000", "payee_after": "29,971,000",
        "reason": "Customs", "amount": "70,000",
    }  # fmt: skip
    return PaymentRow(**{**given, **more})


def texts(widget: Widget) -> list[str]:
    return [text.text for text in check_text(widget, Painter(PANEL))]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (change(), change(gains=True)),
        (change(place=None), change(place=EDGE)),
        (row(), row(struck=True)),
        (row(payee=EDGE), row(payee=None)),
        (row(LOW), row(LOW, struck=True)),
    ],
    ids=["gains", "bank-or-edge", "struck", "edge-or-bank", "struck-low"],
)
def test_meanings_differ_in_grey(one: Widget, other: Widget) -> None:
    check_differ_in_grey(one, other, PANEL, share=0.002)


def test_the_chosen_account_and_a_pad_stand_out() -> None:
    box = Box(0, 0, 90, 78)
    pad = AccountPad(box=box, key="a", place=2, name="Green", marked=True)
    check_differ_in_grey(pad, AccountPad(box=box, key="a", place=2, name="Green", marked=True, chosen=True), PANEL)
    bank = BankNote(box=Box(0, 0, 190, 88), title="Bank", number="29,000,000")
    check_differ_in_grey(bank, BankNote(box=bank.box, key="bank", title="Bank", number="29,000,000"), PANEL)


@pytest.mark.parametrize("box", [WIDE, LOW], ids=["wide", "narrow"])
def test_a_row_of_the_ledger_tells_all_of_it(box: Box) -> None:
    told = " ".join(texts(row(box)))
    for part in ("12", "Customs", "70,000", "29,000", "29,971,000"):
        assert part in told


def test_a_narrow_row_keeps_the_reason_before_the_balances() -> None:
    reason = "A reason that has two lines of words"
    told = texts(row(LOW, reason=reason))
    assert reason in told
    assert "29,000  29,971,000" not in told


def test_a_mark_comes_before_the_balances() -> None:
    assert "entered by hand" in texts(row(LOW, mark="entered by hand"))
    assert "29,000  29,971,000" not in texts(row(LOW, mark="entered by hand"))


def test_a_name_that_does_not_fit_is_left_out() -> None:
    assert texts(change(name="Bartholomew the Second"))[0] != "Bartholomew the Second"
    pad = AccountPad(box=Box(0, 0, 80, 78), key="a", place=2, name="Bartholomew", marked=True)
    assert texts(pad) == []


@pytest.mark.parametrize("height", [139.0, 286.0])
def test_a_slip_has_before_change_and_now(height: float) -> None:
    slip = Slip(
        box=Box(0, 0, 328, height), place=None, name="Bank", before=("Before", "29,353,000"),
        change=("Gets", "+30,000"), now=("Now", "29,383,000"),
    )  # fmt: skip
    told = texts(slip)
    assert {"Bank", "29,353,000", "+30,000", "Now", "29,383,000"} <= set(told)
    assert ("Before" in told) == (height > 170)


@pytest.mark.parametrize("wide", [172.0, 382.0])
def test_a_pad_with_a_time_shows_what_is_left_of_it(wide: float) -> None:
    def pad(left: float) -> TimedPad:
        box = Box(0, 0, wide, 100)
        return TimedPad(box=box, key="undo", icon="undo", label="Take back", note="3 s left", left=left)

    assert texts(pad(1.0)) == ["Take back", "3 s left"] if wide > 230 else ["Take back"]
    check_differ_in_grey(pad(1.0), pad(0.3), PANEL)


def test_a_long_title_gives_way_to_a_long_explanation() -> None:
    box = Box(0, 0, 325, 105)
    texts(Question(box=box, title="Goldnem cardsn andn passesnem", text="Whon drawsne: then tablene, orn youn?"))
