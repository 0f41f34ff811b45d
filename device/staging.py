"""Brings a table to a wanted moment of a real game: for pictures and benchmarks of what people see in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from device.bots import BUDGET
from device.chance import seed_from_number
from device.console import Console
from device.inline_bots import InlineBots
from device.settings import SettingsFile
from games.catalogue import GAMES
from games.players import player as player_called
from ui.commands import Acknowledge, SeatPlan, StartGame
from ui.model import Model
from ui.shows import PRESENTATIONS

MOST_STEPS = 20_000


def staged_console(folder: Path, size: tuple[int, int], seed: int = 7) -> Console:
    """A console whose clock stands still and whose bots answer at once; the same seed gives the same games."""
    settings = SettingsFile(folder, site=folder / "none")
    return Console(
        folder,
        size,
        GAMES,
        PRESENTATIONS,
        InlineBots(),
        settings=settings,
        pace=0,
        clock=lambda: 100.0,
        seed=lambda: seed_from_number(seed),
    )


def plan(game: str, people: int, bots: int = 0, secrets: str = "open") -> StartGame:
    """A game of persons and bots at the first places of the table."""
    players = ["person"] * people + ["normal"] * bots
    return StartGame(
        game, tuple(SeatPlan(place, player) for place, player in enumerate(players)), modes=(("secrets", secrets),)
    )


def play_until(console: Console, reached: Callable[[Model], bool], skill: str = "normal", skip: int = 0) -> bool:
    """Play, people choosing as bot `skill` would, until `reached` for the (1 + skip)th time; False at the end."""
    live = console.live
    assert live is not None
    for _ in range(MOST_STEPS):
        model = console.model()
        table = model.table
        assert table is not None
        if table.unseen and console.waits():
            console.run(Acknowledge())
            continue
        if reached(model):
            if skip == 0:
                return True
            skip -= 1
        if table.finished:
            return False
        if table.legal:
            player = min(table.legal)
            options, edition = live.table.options, live.table.edition
            random = Random(live.table.bot_seed(player))
            chooser = player_called(skill)
            action = chooser.choose(
                table.game, live.table.observation(player), options, edition, table.legal[player], random, BUDGET
            )
            live.submit(action)
            console.changed()
        else:
            console.step()
    return False
