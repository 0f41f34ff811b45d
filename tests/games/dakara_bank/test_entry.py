"""What the catalogue hands out for the bank alone: Dakara's edition, and nothing that belongs to another game."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara_bank.game_entry import DAKARA_BANK
from games.dakara_bank.options import BankOptions
from tests.games import entries

OWN = {"start": {"money": 60_000}}


def test_the_shipped_edition_is_one_and_an_owners_is_made_anew() -> None:
    entries.ships_one_edition(DAKARA_BANK, OWN)


def test_an_edition_goes_to_another_process_whole() -> None:
    entries.sends_its_edition(DAKARA_BANK, BankOptions(players=2), OWN)


@pytest.mark.parametrize("players", [0, 3.0, "3", None])
def test_players_are_a_whole_number(players: Any) -> None:
    entries.refuses_players(DAKARA_BANK, "the bank", players)


def test_bots_may_sit_wherever_the_console_deals() -> None:
    assert DAKARA_BANK.seats_bots(BankOptions(players=3))


def test_what_belongs_to_another_game_is_refused() -> None:
    options = BankOptions(players=3)
    seen = DAKARA_BANK.new_game(options, DAKARA_BANK.edition()).observation(None)
    entries.refuses_other_games(DAKARA_BANK, "the bank", options, seen)
