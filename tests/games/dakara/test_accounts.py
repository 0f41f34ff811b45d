"""Balances by account: what a payment does to them, forwards and backwards."""

from __future__ import annotations

from random import Random

import pytest

from games.dakara.accounts import Accounts
from games.dakara.events import Paid
from games.dakara.game_entry import DAKARA
from games.dakara.observation import DakaraObservation
from games.dakara.terms import BANK, ESCROW
from games.game import CHANCE, Action, Event, Range, with_amount

BEFORE = Accounts(1_000_000, (50_000, 40_000, 30_000), (0, 5_000, 2_000))


@pytest.mark.parametrize(
    ("paid", "after"),
    [
        (Paid(BANK, 1, 10_000, "prize"), Accounts(990_000, (50_000, 50_000, 30_000), (0, 5_000, 2_000))),
        (Paid(2, BANK, 30_000, "tax"), Accounts(1_030_000, (50_000, 40_000, 0), (0, 5_000, 2_000))),
        (Paid(0, 2, 20_000, "sale"), Accounts(1_000_000, (30_000, 40_000, 50_000), (0, 5_000, 2_000))),
        (Paid(0, ESCROW, 20_000, "stake", 0), Accounts(1_000_000, (30_000, 40_000, 30_000), (20_000, 5_000, 2_000))),
        (Paid(ESCROW, 0, 2_000, "pot", 2), Accounts(1_000_000, (52_000, 40_000, 30_000), (0, 5_000, 0))),
        (Paid(ESCROW, BANK, 5_000, "lost_stake", 1), Accounts(1_005_000, (50_000, 40_000, 30_000), (0, 0, 2_000))),
        (Paid(BANK, ESCROW, 3_000, "winnings", 1), Accounts(997_000, (50_000, 40_000, 30_000), (0, 8_000, 2_000))),
    ],
)
def test_a_payment_forwards_and_backwards(paid: Paid, after: Accounts) -> None:
    assert BEFORE.applied(paid) == after
    assert after.unapplied(paid) == BEFORE


def test_the_edge_of_the_table_is_one_account() -> None:
    assert BEFORE.balances() == {BANK: 1_000_000, ESCROW: 7_000, 0: 50_000, 1: 40_000, 2: 30_000}
    assert list(BEFORE.balances()) == [BANK, ESCROW, 0, 1, 2]
    assert [BEFORE.worth(player) for player in range(3)] == [50_000, 45_000, 32_000]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_payments_of_a_whole_game_lead_from_position_to_position(seed: int) -> None:
    rng, state = Random(seed), DAKARA.new_game(DAKARA.options_type(players=4), DAKARA.edition())
    at_stake = 0
    while current := state.current_players():
        if current == (CHANCE,):
            action: Action = rng.choice(list(state.chance_outcomes()))[0]
        else:
            choice = rng.choice(list(state.legal_actions(rng.choice(current))))
            action = with_amount(choice, choice.low, DAKARA.action_type) if isinstance(choice, Range) else choice
        before, log = _accounts(state.observation(None)), list[Event]()
        state.apply_action(action, log)
        paid = [event for event in log if isinstance(event, Paid)]
        after = _accounts(state.observation(None))
        now = before
        for event in paid:
            now = now.applied(event)
        assert now == after
        for event in reversed(paid):
            now = now.unapplied(event)
        assert now == before
        at_stake += after.balance(ESCROW) > 0
    assert at_stake


def _accounts(view: object) -> Accounts:
    assert isinstance(view, DakaraObservation)
    return Accounts.of(view)
