"""Which screen a name opens: a game's own, or the one of all games."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ui
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

GAMES = ("dakara", "dakara_bank", "dakota", "sitting_bull")
NAMES_THEM = ("shows.py",)
"""Modules that list the games."""


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


@pytest.mark.parametrize("folder", [".", "screens", "kit", "kit/pieces"])
def test_what_serves_all_games_reads_no_module_of_one(folder: str) -> None:
    """Also inside of functions; the lists of the games are the exception."""
    files = [file for file in (Path(ui.__path__[0]) / folder).glob("*.py") if file.name not in NAMES_THEM]
    assert files
    read = {(file.name, module) for file in files for module in _imports(file)}
    assert not {(file, module) for file, module in read if _is_of_a_game(module)}


def _imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def _is_of_a_game(module: str) -> bool:
    """Such as games.dakota.terms, ui.dakota.frame, ui.text.dakota_names."""
    return any(part == game or part.startswith(f"{game}_") for part in module.split(".") for game in GAMES)
