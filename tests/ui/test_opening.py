"""Which screen a name opens: a game's own, or the one of all games."""

from __future__ import annotations

import pytest

from ui.dakara.end import EndScreen
from ui.dakara.ledger import LedgerScreen
from ui.dakara.screens import DakaraScreen
from ui.dakara_bank.seats import BankSeatsScreen
from ui.draft import Draft
from ui.opening import open_screen
from ui.plain import PlainPresentation
from ui.screen import Screen
from ui.screens.decision import DecisionScreen
from ui.screens.results import ResultsScreen
from ui.screens.seats import SeatsScreen
from ui.shows import PRESENTATIONS


@pytest.mark.parametrize(
    ("game", "name", "screen"),
    [
        ("dakara", "seats", SeatsScreen),
        ("dakara-bank", "seats", BankSeatsScreen),
        ("dakara", "table", DakaraScreen),
        ("dakara", "results", EndScreen),
        ("dakara", "ledger", LedgerScreen),
        ("dakara-bank", "ledger", LedgerScreen),
    ],
)
def test_a_game_brings_its_own_screen(game: str, name: str, screen: type[Screen]) -> None:
    assert type(open_screen(name, Draft(), PRESENTATIONS[game])) is screen


@pytest.mark.parametrize("shown", [None, PlainPresentation("another")], ids=["unknown", "plain"])
@pytest.mark.parametrize(
    ("name", "screen"), [("seats", SeatsScreen), ("table", DecisionScreen), ("results", ResultsScreen)]
)
def test_else_it_has_the_one_of_all_games(name: str, screen: type[Screen], shown: PlainPresentation | None) -> None:
    assert type(open_screen(name, Draft(), shown)) is screen


@pytest.mark.parametrize("game", [None, "dakota", "sitting-bull"])
def test_where_no_money_is_paid_there_is_no_ledger(game: str | None) -> None:
    with pytest.raises(KeyError, match="ledger"):
        open_screen("ledger", Draft(), PRESENTATIONS.get(game or ""))
