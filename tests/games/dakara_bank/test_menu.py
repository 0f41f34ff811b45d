"""All that a seat is offered, in order; what is reversed, or reverses, or can't be paid back, is not on it."""

from __future__ import annotations

from games.dakara_bank.actions import Close, Collect, Reverse, TakeGold, TakePass, Throw, ThrowTwo, Transfer
from games.dakara_bank.state import State
from games.game import Range
from tests.games.dakara_bank.books import does, opened
from tests.games.dakara_bank.test_payments import TO_BANK


def reversals(state: State, player: int) -> list[tuple[int, int]]:
    """Entry and second seat of those on offer."""
    return [(c.entry, c.consent) for c in state.legal_actions(player) if isinstance(c, Reverse)]


def test_new_books_offer_payments_dice_and_cards() -> None:
    assert list(opened().legal_actions(1)) == [
        Range(1, "Transfer", 1_000, 50_000, 1_000, 0),
        Range(1, "Transfer", 1_000, 50_000, 1_000, 2),
        Range(1, "Transfer", 1_000, 50_000, 1_000, TO_BANK),
        Range(1, "Collect", 1_000, 29_850_000, 1_000),
        Throw(1),
        ThrowTwo(1),
        TakeGold(1),
        TakePass(1),
    ]


def test_who_has_nothing_may_still_collect_throw_and_draw() -> None:
    state = opened(2)
    does(state, Transfer(0, 50_000, 1))
    assert list(state.legal_actions(0)) == [
        Range(0, "Collect", 1_000, 29_900_000, 1_000),
        Throw(0),
        ThrowTwo(0),
        TakeGold(0),
        TakePass(0),
        Close(0),
        Reverse(0, 1, 1),
    ]


def test_each_entry_that_stands_may_be_reversed_with_any_other_seat() -> None:
    state = opened()
    does(state, Collect(0, 5_000), Transfer(1, 2_000, 2))
    assert reversals(state, 1) == [(1, 0), (1, 2), (2, 0), (2, 2)]
    does(state, Reverse(1, 1, 2))
    assert reversals(state, 0) == [(2, 1), (2, 2)]


def test_what_the_payee_has_spent_is_not_offered_back() -> None:
    state = opened(2)
    does(state, Transfer(0, 10_000, 1), Transfer(1, 50_000, TO_BANK))
    assert reversals(state, 0) == [(1, 1), (2, 1)]
    does(state, Transfer(1, 1_000, TO_BANK))
    assert reversals(state, 0) == [(2, 1), (3, 1)]
