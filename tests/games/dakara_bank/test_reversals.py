"""Corrections: a wrong payment is paid back with the consent of a second seat, and both entries stay."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.dakara.events import Paid
from games.dakara.terms import BANK
from games.dakara_bank.actions import Close, Collect, Reverse, Transfer
from games.dakara_bank.events import Closed, Reversed
from games.dakara_bank.observation import Entry
from games.dakara_bank.refuse import against_reversal
from games.game import IllegalAction
from tests.games.dakara_bank.books import does, opened
from tests.games.dakara_bank.test_payments import TO_BANK, code


def test_a_reversal_pays_back_and_both_entries_stay() -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1), Collect(2, 5_000))
    assert does(state, Reverse(2, 1, 0)) == [Reversed(2, 0, 1), Paid(1, 0, 20_000, "reversal")]
    assert (state.money, state.bank) == ([50_000, 50_000, 55_000], 29_845_000)
    assert [(e.number, e.payer, e.payee, e.reverses, e.reversed_by) for e in state.ledger] == [
        (1, 0, 1, 0, 3),
        (2, BANK, 2, 0, 0),
        (3, 1, 0, 1, 0),
    ]
    assert (state.ledger[2].payer_now, state.ledger[2].payee_now) == (50_000, 50_000)


def test_the_bank_s_payments_are_reversed_too() -> None:
    state = opened()
    does(state, Collect(0, 7_000), Transfer(1, 3_000, TO_BANK), Reverse(0, 1, 1), Reverse(1, 2, 0))
    assert (state.money, state.bank) == ([50_000, 50_000, 50_000], 29_850_000)


def test_an_entry_is_reversed_once_and_a_reversal_never() -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1), Reverse(0, 1, 1))
    assert code(state, Reverse(0, 1, 1)) == "reversed"
    assert code(state, Reverse(0, 2, 1)) == "a_reversal"


@pytest.mark.parametrize("entry", [0, -1, 2])
def test_there_must_be_such_an_entry(entry: int) -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1))
    assert code(state, Reverse(0, entry, 1)) == "no_entry"


@pytest.mark.parametrize("consent", [0, 3, -1])
def test_a_second_seat_agrees(consent: int) -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1))
    assert code(state, Reverse(0, 1, consent)) == "no_consent"


def test_the_payee_must_have_the_money_still() -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1), Transfer(1, 51_000, 2))
    assert code(state, Reverse(0, 1, 2)) == "payee_short"
    does(state, Collect(1, 1_000), Reverse(0, 1, 2))
    assert state.money == [50_000, 0, 101_000]


def test_what_the_payee_has_just_enough_for_is_offered() -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1), Transfer(1, 50_000, 2))
    assert Reverse(0, 1, 2) in state.legal_actions(0)
    does(state, Transfer(1, 1_000, 2))
    assert Reverse(0, 1, 2) not in state.legal_actions(0)
    assert Reverse(0, 2, 2) in state.legal_actions(0)


def test_the_latest_forty_entries_can_be_reversed() -> None:
    state = opened(2)
    does(state, *[Collect(0, 1_000)] * 41)
    assert code(state, Reverse(0, 1, 1)) == "too_old"
    offered = [c.entry for c in state.legal_actions(1) if isinstance(c, Reverse)]
    assert offered == list(range(2, 42))
    does(state, Reverse(1, 2, 0))
    assert code(state, Reverse(1, 2, 0)) == "too_old"


def test_every_pair_of_seats_may_put_an_entry_right() -> None:
    state = opened()
    does(state, Transfer(0, 20_000, 1))
    offered = [c for p in range(3) for c in state.legal_actions(p) if isinstance(c, Reverse)]
    assert [(c.player, c.consent) for c in offered] == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_empty_books_are_not_closed() -> None:
    state = opened()
    assert code(state, Close(0)) == "nothing_paid"
    assert Close(0) not in state.legal_actions(0)
    does(state, Collect(0, 1_000))
    assert Close(0) in state.legal_actions(0)


def test_closing_the_books_ends_it_and_the_richest_stand_first() -> None:
    state = opened()
    assert state.winners() == ()
    assert state.rounds_played() == 0
    does(state, Transfer(0, 20_000, TO_BANK))
    assert does(state, Close(0)) == [Closed(0, (1, 2))]
    assert (state.winners(), state.current_players(), state.rounds_played()) == ((1, 2), (), 1)
    assert state.returns() == [30_000.0, 50_000.0, 50_000.0]
    with pytest.raises(IllegalAction, match="over"):
        state.apply_action(Close(0))


def test_the_screens_hear_the_same_from_what_is_seen() -> None:
    """Of an observation, before anybody has agreed."""
    state = opened()
    does(state, Transfer(0, 20_000, 1), Reverse(0, 1, 1), Transfer(0, 20_000, 1), Transfer(1, 51_000, 2))
    seen = state.observation(None)
    told = [against_reversal(seen, number) for number in range(6)]
    assert told == ["no_entry", "reversed", "a_reversal", "payee_short", None, "no_entry"]
    does(state, Collect(1, 1_000))
    assert against_reversal(state.observation(None), 3) is None


def test_what_went_back_to_the_bank_is_taken_from_the_bank() -> None:
    seen = opened().observation(None)
    paid = Entry(number=1, payer=0, payee=BANK, amount=5_000, payer_now=0, payee_now=0)
    assert against_reversal(replace(seen, bank=4_000, ledger=(paid,)), 1) == "payee_short"
    assert against_reversal(replace(seen, bank=5_000, ledger=(paid,)), 1) is None
