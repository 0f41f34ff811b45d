"""What the catalogue hands out for the bank alone: Dakara's edition, and nothing that belongs to another game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.dakara_bank.game_entry import DAKARA_BANK
from games.dakara_bank.options import BankOptions
from games.game import Observation, Options


def test_the_shipped_edition_is_one_and_an_owners_is_made_anew() -> None:
    assert DAKARA_BANK.edition() is DAKARA_BANK.edition({})
    own = {"start": {"money": 60_000}}
    assert DAKARA_BANK.edition(own) is not DAKARA_BANK.edition(own)


@pytest.mark.parametrize("players", [0, 3.0, "3", None])
def test_players_are_a_whole_number(players: Any) -> None:
    with pytest.raises(ValueError, match=f"^the bank is for 2 to 6 players, not {players!r}$"):
        DAKARA_BANK.new_game(BankOptions(players=players), DAKARA_BANK.edition())


class OtherEdition:
    """Not Dakara's."""

    def values(self) -> tuple[()]:
        return ()

    def as_toml(self) -> str:
        return ""


def test_what_belongs_to_another_game_is_refused() -> None:
    options, edition = BankOptions(players=3), DAKARA_BANK.edition()
    with pytest.raises(ValueError, match=r"^Options is not of the bank$"):
        DAKARA_BANK.new_game(Options(players=3), edition)
    with pytest.raises(ValueError, match=r"^OtherEdition is not of the bank$"):
        DAKARA_BANK.new_game(options, OtherEdition())
    with pytest.raises(ValueError, match=r"^Observation is not of the bank$"):
        DAKARA_BANK.sample_state(Observation(viewer=0, current=(0,)), options, edition, Random(1))
