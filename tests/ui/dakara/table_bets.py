"""Tables where somebody has landed on a bet, fingers, and rolls that are looked at."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.dakara.actions import Bet, Decline
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.commands import Command
from ui.dakara.screens import DakaraScreen
from ui.dakara.table_bet import TableBetScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Touched
from ui.text.words import Words

KENTUCKY, CANNES, BIARRITZ, NASSAU, ROULETTE, BANK = 8, 20, 23, 28, 41, 47
FLAT = {name: replace(panel, flat=True) for name, panel in PANELS.items()}
LARGE = {name: panel for name, panel in FLAT.items() if not panel.compact}
LANDER = 1


def table(space: int, players: int = 4, *acts: Bet | Decline, lander: int = LANDER, **given: Any) -> Play:
    play = landed(space, players, lander, **given)
    for act in acts:
        play.act(act)
    return play


def all_bet(space: int, players: int = 4) -> Play:
    """Everybody has bet 1,000 on place 1, but the last player, who bets nothing."""
    bets = [Bet(player, 1_000, 1) for player in range(players - 1)]
    return table(space, players, *bets, Decline(players - 1))


def keys(scene: Scene) -> list[str]:
    return [widget.key for widget in scene if widget.key]


def touch(screen: TableBetScreen, model: Model, *touched: str) -> list[Command]:
    commands: list[Command] = []
    for key in touched:
        assert key in keys(screen.scene(model)), f"no {key}: {keys(screen.scene(model))}"
        commands += screen.handle(Touched(key), model)
        commands += screen.handle(Touched(key, down=False), model)
    return commands


def looked_at(play: Play, age: float, panel: Panel, words: Words | None = None) -> Scene:
    """The last roll, `age` seconds after it was first shown."""
    screen = DakaraScreen()
    screen.scene(play.model(panel, unseen=1))
    return screen.scene(play.model(panel, unseen=1, now=age, words=words))
