"""A choice of amounts becomes an action in one place, whoever chooses."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.dakara.actions import Bet, DakaraAction, ReadGold
from games.game import CHANCE, Range, with_amount
from tests.games.laws import is_listed
from tests.games.toy import Bid, TenderGame

BET: Final = Range(2, "Bet", 1_000, 9_000, 2_000, place=4)


def test_the_action_names_the_amount_and_carries_the_place() -> None:
    assert [with_amount(BET, amount, DakaraAction) for amount in (1_000, 5_000, 9_000)] == [
        Bet(2, 1_000, 4), Bet(2, 5_000, 4), Bet(2, 9_000, 4),
    ]  # fmt: skip
    assert with_amount(Range(0, "Bet", 0, 0, 1, place=0), 0, DakaraAction) == Bet(0, 0, 0)


def test_without_a_place_there_is_only_the_amount() -> None:
    assert with_amount(Range(CHANCE, "ReadGold", 1_000, 3_000, 1_000), 2_000, DakaraAction) == ReadGold(CHANCE, 2_000)
    assert with_amount(Range(1, "Bid", 0, 6, 2), 4, TenderGame.action_type) == Bid(1, 4)
    assert with_amount(Range(1, "Bid", 0, 6, 2), 4, Bid) == Bid(1, 4), "a game may have one type of action alone"


@pytest.mark.parametrize("amount", [-1_000, 0, 999, 1_001, 2_000, 8_000, 9_001, 11_000])
def test_amounts_outside_the_range_are_refused(amount: Any) -> None:
    with pytest.raises(ValueError, match=f"^{amount} is not in Range"):
        with_amount(BET, amount, DakaraAction)


def test_the_laws_tell_a_place_from_another() -> None:
    both = [BET, Range(2, "Bet", 1_000, 3_000, 2_000, place=5)]
    assert is_listed(Bet(2, 9_000, 4), both)
    assert is_listed(Bet(2, 3_000, 5), both)
    assert not is_listed(Bet(2, 9_000, 5), both)
    assert not is_listed(Bet(2, 1_000, 6), both)
    assert not is_listed(Bet(1, 1_000, 4), both)
    assert is_listed(Bid(2, 1_000), [Range(2, "Bid", 1_000, 1_000)])
    assert not is_listed(Bet(2, 1_000, 4), [Range(2, "Bet", 1_000, 9_000, 1_000)])
