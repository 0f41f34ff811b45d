"""Transfers between any two accounts: the ledger keeps them, the sum stays, nobody pays what is not there."""

from __future__ import annotations

import pytest

from games.dakara.events import Paid
from games.dakara.terms import BANK
from games.dakara_bank.actions import Collect, Throw, Transfer
from games.dakara_bank.books import balance
from games.dakara_bank.game_entry import DAKARA_BANK
from games.dakara_bank.observation import Entry
from games.dakara_bank.options import BankOptions
from games.dakara_bank.state import State
from games.game import CHANCE, Action, IllegalAction, Range
from tests.games.dakara_bank.books import does, opened

TO_BANK = 6


def code(state: State, action: Action) -> str:
    with pytest.raises(IllegalAction) as error:
        state.apply_action(action)
    return error.value.code


@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_opens_with_50_000_out_of_30_000_000(players: int) -> None:
    state = opened(players)
    assert state.money == [50_000] * players
    assert state.bank == 30_000_000 - players * 50_000
    assert state.current_players() == tuple(range(players))


@pytest.mark.parametrize("players", [1, 7, True])
def test_the_bank_is_for_two_to_six(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        DAKARA_BANK.new_game(BankOptions(players=players), DAKARA_BANK.edition())


def test_the_opening_money_is_the_edition_s() -> None:
    state = opened(2, {"start.money": 60_000})
    assert (state.money, state.bank) == ([60_000, 60_000], 29_880_000)


def test_one_player_pays_another_and_the_entry_says_what_both_have_now() -> None:
    state = opened()
    assert does(state, Transfer(0, 20_000, 2)) == [Paid(0, 2, 20_000, "transfer")]
    assert (state.money, state.bank) == ([30_000, 50_000, 70_000], 29_850_000)
    assert state.ledger == (Entry(number=1, payer=0, payee=2, amount=20_000, payer_now=30_000, payee_now=70_000),)


def test_money_goes_to_the_bank_and_comes_from_it() -> None:
    state = opened()
    told = does(state, Transfer(1, 5_000, TO_BANK), Collect(2, 8_000))
    assert told == [Paid(1, BANK, 5_000, "transfer"), Paid(BANK, 2, 8_000, "transfer")]
    assert (state.money, state.bank) == ([50_000, 45_000, 58_000], 29_847_000)
    assert [(e.number, e.payer_now, e.payee_now) for e in state.ledger] == [
        (1, 45_000, 29_855_000),
        (2, 29_847_000, 58_000),
    ]


def test_an_account_may_be_emptied_and_its_owner_stays() -> None:
    state = opened()
    does(state, Transfer(0, 50_000, 1))
    assert state.money[0] == 0
    assert state.current_players() == (0, 1, 2)
    assert code(state, Transfer(0, 1_000, 1)) == "too_much"
    does(state, Collect(0, 1_000))
    assert state.money[0] == 1_000


def test_the_bank_pays_no_more_than_it_has() -> None:
    state = opened(2)
    does(state, Collect(0, 29_900_000))
    assert state.bank == 0
    assert code(state, Collect(1, 1_000)) == "too_much"
    assert not any(isinstance(c, Range) and c.kind == "Collect" for c in state.legal_actions(1))


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Transfer(0, 51_000, 1), "too_much"),
        (Transfer(0, 0, 1), "not_notes"),
        (Transfer(0, -1_000, 1), "not_notes"),
        (Transfer(0, 500, 1), "not_notes"),
        (Transfer(0, 1_500, 1), "not_notes"),
        (Transfer(0, 1_000, 0), "no_account"),
        (Transfer(0, 1_000, 3), "no_account"),
        (Transfer(0, 1_000, 7), "no_account"),
        (Transfer(0, 1_000, -2), "no_account"),
        (Transfer(3, 1_000, 0), "no_player"),
        (Transfer(-2, 1_000, 0), "no_player"),
        (Collect(0, 29_851_000), "too_much"),
        (Collect(0, 2_001), "not_notes"),
        (Action(0), "unknown"),
        (Action(CHANCE), "not_chance"),
    ],
)
def test_what_the_bank_refuses(action: Action, why: str) -> None:
    state = opened()
    before = state.clone()
    assert code(state, action) == why
    assert state == before


def test_amounts_are_thousands_up_to_what_there_is() -> None:
    state = opened(2, {"start.money": 60_000})
    does(state, Transfer(0, 12_000, TO_BANK))
    listed = [c for c in state.legal_actions(0) if isinstance(c, Range)]
    assert listed == [
        Range(0, "Transfer", 1_000, 48_000, 1_000, 1),
        Range(0, "Transfer", 1_000, 48_000, 1_000, TO_BANK),
        Range(0, "Collect", 1_000, 29_892_000, 1_000),
    ]


def test_who_has_nothing_is_offered_no_payment() -> None:
    state = opened(2)
    does(state, Transfer(0, 49_000, 1))
    assert [c.high for c in state.legal_actions(0) if isinstance(c, Range) and c.kind == "Transfer"] == [1_000, 1_000]
    does(state, Transfer(0, 1_000, 1))
    assert not [c for c in state.legal_actions(0) if isinstance(c, Range) and c.kind == "Transfer"]
    assert balance(state, BANK) == 29_900_000


def test_books_of_other_cards_or_more_players_are_others() -> None:
    assert opened(2) == opened(2)
    assert opened(2) != opened(3)
    assert opened(2) != opened(2, {"gold.1.cash": 6_000})
    assert opened(2) != 2


@pytest.mark.parametrize("player", [3, -2])
def test_who_is_not_at_the_table_has_no_choices(player: int) -> None:
    assert opened().legal_actions(player) == ()


def test_nobody_pays_while_a_die_is_on_its_way() -> None:
    state = opened()
    does(state, Throw(1))
    assert code(state, Transfer(0, 1_000, 1)) == "chance_first"
    assert state.legal_actions(0) == ()


def test_a_copy_does_not_feel_what_happens_to_the_other() -> None:
    state = opened()
    state.legal_actions(0)
    other = state.clone()
    does(state, Transfer(0, 1_000, 1))
    assert other.money == [50_000, 50_000, 50_000]
    assert other != state
    assert other.legal_actions(0) != state.legal_actions(0)
