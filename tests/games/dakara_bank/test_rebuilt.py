"""New books are blank, and books are rebuilt from what anybody sees of them."""

from __future__ import annotations

from random import Random

from games.dakara.actions import DrawGold, DrawPass, RollDie
from games.dakara.terms import Awaits
from games.dakara_bank.actions import Close, Collect, Reverse, TakeGold, TakePass, ThrowTwo, Transfer
from games.dakara_bank.game_entry import DAKARA_BANK
from games.dakara_bank.options import BankOptions
from games.game import CHANCE, Action
from tests.games.dakara_bank.books import does, opened


def test_nothing_was_thrown_drawn_or_paid_before_anybody_did() -> None:
    seen = opened().observation(None)
    assert (seen.awaits, seen.hand, seen.ledger, seen.winners) == (Awaits.PLAYERS, -1, (), ())
    assert (seen.dice, seen.dice_left, seen.rolls_made) == ((), 0, 0)
    assert (seen.gold, seen.gold_lines, seen.gold_order, seen.pass_to, seen.pass_order) == (0, (), (), 0, ())


def test_the_first_player_can_be_paid() -> None:
    state = opened()
    does(state, Transfer(1, 1_000, 0))
    assert state.money == [51_000, 49_000, 50_000]


def test_books_are_rebuilt_after_every_act() -> None:
    acts: list[Action] = [
        Transfer(0, 20_000, 2), Collect(1, 5_000), Reverse(2, 1, 0),
        ThrowTwo(1), RollDie(CHANCE, 6), RollDie(CHANCE, 2),
        TakeGold(2), DrawGold(CHANCE, 7), TakePass(0), DrawPass(CHANCE, 10), TakeGold(1), DrawGold(CHANCE, 2),
        Close(0),
    ]  # fmt: skip
    state = opened()
    edition, options = DAKARA_BANK.edition(), BankOptions(players=3)
    for act in acts:
        does(state, act)
        for viewer in (None, 0, 2):
            assert DAKARA_BANK.sample_state(state.observation(viewer), options, edition, Random(1)) == state
