"""Brings a table to a wanted moment of a real game: for pictures and benchmarks of what people see in mid-game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Final

from device.bots import BUDGET
from device.chance import seed_from_number
from device.console import Console
from device.inline_bots import InlineBots
from device.settings import SettingsFile
from games.catalogue import GAMES
from games.game import Action
from games.players import player as player_called
from ui.commands import Acknowledge, Command, Deal, SeatPlan, StartGame, Submit
from ui.model import Model
from ui.navigation import Navigator
from ui.screen import Touched
from ui.shows import PRESENTATIONS

MOST_STEPS = 20_000
APART: Final = frozenset({"help", "sound", "pause", "undo", "done"})
"""Targets that choose nothing."""


def staged_console(folder: Path, size: tuple[int, int], seed: int = 7, diagonal: float = 10.1) -> Console:
    """A console whose clock stands still and whose bots answer at once; the same seed gives the same games.

    `size` in pixels and `diagonal` in inches are the panel's.
    """
    settings = SettingsFile(folder, site=folder / "none")
    settings.change("panel", "diagonal_in", diagonal)
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


def plan(
    game: str, people: int, bots: int = 0, secrets: str = "open", cards: str = "console", bot: str = "normal"
) -> StartGame:
    """A game of persons and bots at the first places of the table."""
    players = ["person"] * people + [bot] * bots
    modes = (("secrets", secrets), ("cards", cards))
    return StartGame(game, tuple(SeatPlan(place, player) for place, player in enumerate(players)), modes=modes)


def play_until(
    console: Console,
    reached: Callable[[Model], bool],
    skill: str = "normal",
    skip: int = 0,
    *,
    looking: bool = False,
) -> bool:
    """Play, people choosing as bot `skill` would, until `reached` for the (1 + skip)th time; False at the end.

    `looking`: it is reached while people look at what happened, before they go on.
    """
    for _ in range(MOST_STEPS):
        model = console.model()
        table = model.table
        assert table is not None
        shown = bool(table.unseen) and console.waits()
        if shown is looking and reached(model):
            if skip == 0:
                return True
            skip -= 1
        if shown:
            console.run(Acknowledge())
        elif not act_on(console, skill):
            return False
    return False


def goes_on(console: Console, skill: str) -> bool:
    """One thing more happens: what is shown is seen, or the table plays on as in `act_on`; False at the end."""
    model = console.model()
    if console.waits() or (model.table is not None and model.table.finished and model.table.unseen):
        console.handle(Touched(console.navigator.primary(model)))
        return True
    return act_on(console, skill)


def act_on(console: Console, skill: str = "normal") -> bool:
    """One act of the table: a person's as bot `skill` would choose, a throw, or what goes by itself.

    What real dice and cards show is the first of what they may show. False at the end of the game.
    """
    live, table = console.live, console.model().table
    assert live is not None
    assert table is not None
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
        live.settle(at_once=True)
        console.changed()
    elif table.hand is not None:
        console.run(Deal(table.hand))
    elif table.chance:
        console.run(Submit(next(choice for choice in table.chance if isinstance(choice, Action))))
    else:
        console.step()
    return True


def choose(console: Console) -> bool:
    """Choose something that the rules allow, by one touch or two; False where nothing can be chosen so."""
    for keys in _paths(console):
        navigator, model = deepcopy(console.navigator), console.model()
        done = [c for key in keys for c in navigator.handle(Touched(key), model) if c != Acknowledge()]
        if _is_legal(model, done, navigator.top(model).chosen(model)):
            for key in keys:
                console.handle(Touched(key))
            return True
    return False


def _paths(console: Console) -> Iterator[tuple[str, ...]]:
    """One touch of each target, then two."""
    model = console.model()
    first = _targets(console.navigator, model)
    yield from ((key,) for key in first)
    for key in first:
        navigator = deepcopy(console.navigator)
        if all(c == Acknowledge() for c in navigator.handle(Touched(key), model)):
            yield from ((key, then) for then in _targets(navigator, model) if then not in first)


def _targets(navigator: Navigator, model: Model) -> list[str]:
    return [w.key for w in navigator.scene(model) if w.key and w.key not in APART and not w.holds]


def _is_legal(model: Model, done: list[Command], chosen: tuple[Action, ...]) -> bool:
    """What was touched is a choice of this moment: kept for confirming, or played at once."""
    assert model.table is not None
    legal = [*model.table.chance, *(choice for choices in model.table.legal.values() for choice in choices)]
    if not done:
        return any(action in legal for action in chosen)
    return len(done) == 1 and isinstance(done[0], Submit) and done[0].action in legal
