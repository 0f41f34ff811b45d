"""`firelight shots DIR`: a picture of every screen at every panel size, each from a real game."""

from __future__ import annotations

import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pygame

from device.chance import seed_from_number
from device.console import Console
from device.headless import play
from device.pictures import write_picture
from device.staging import choose, plan, play_until, staged_console
from device.targets import writable_folder
from games.catalogue import GAMES
from games.players import player
from ui.commands import Back, Home, SetAway, SetPin, Show, StartGame
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Panel
from ui.model import Model
from ui.screen import Control as Key
from ui.screen import ControlPressed, Touched

Picture = tuple[str, pygame.Surface]
"""A picture and its name."""

MOMENTS: Final = {
    "setup": ("TERRITORIES", 1, 3),
    "factions": ("FACTIONS", 1, 0),
    "activation": ("ACTIVATION", 3, 0),
    "place-first": ("FIRST_PLACEMENT", 4, 1),
    "place-second": ("SECOND_PLACEMENT", 4, 2),
    "collection": ("COLLECTION", 2, 0),
    "replenishment": ("REPLENISHMENT", 2, 0),
    "market": ("MARKET", 2, 0),
    "development": ("DEVELOPMENT", 4, 1),
}
"""Moments of a game by name: its phase, from which round on, and how many of them to let pass."""


SEEDS: Final = range(7, 17)
"""Games to look for a moment in: not every game meets each."""
SECRET: Final = ("factions", "market", "development")
"""Moments at which a table of people looks one by one."""
TIES_AMONG: Final = 400
"""Games of random players of which one in forty is shared."""


def main(args: Namespace) -> int:
    """Write the pictures; gives the exit status."""
    folder = writable_folder(args.folder)
    count = 0
    tie = tied_seed(next(iter(GAMES)))
    for panel_name, panel in PANELS.items():
        for name, picture in pictures(panel, tie):
            write_picture(picture, folder / f"{name}-{panel_name}.png")
            count += 1
    print(f"{count} pictures are in {folder}/")
    return 0


def tied_seed(game: str) -> int:
    """A game of three random players that two of them win."""
    rules = GAMES[game]
    options, players = rules.options_type(players=3), [player("random")] * 3
    for seed in range(TIES_AMONG):
        state, _ = play(rules, options, rules.edition(), players, seed_from_number(seed))
        if len(state.winners()) > 1:
            return seed
    raise AssertionError(f"no game of {TIES_AMONG} is shared")


def pictures(panel: Panel, tie: int) -> Iterator[Picture]:
    """Every screen; `tie` is the seed of a game among random players that is shared."""
    with tempfile.TemporaryDirectory(prefix="firelight-shots-") as folder:
        camera = Camera(Path(folder), panel)
        yield from camera.before_a_game()
        for game in GAMES:
            yield from camera.in_a_game(game)
            yield from camera.with_secrets(game)
            yield from camera.looking_back(game)
            yield from camera.by_hand(game)
            yield from camera.at_the_end(game, tie)
        yield from camera.around_a_game()
        yield from camera.several_games()
        yield from camera.unsaved()


class Camera:
    """Pictures the screens of consoles that are brought to where they are wanted."""

    def __init__(self, folder: Path, panel: Panel) -> None:
        self._folder = folder
        self._panel = panel
        self._painter: Painter | None = None

    def _console(self, name: str, seed: int = 7) -> Console:
        size = self._panel.width_px, self._panel.height_px
        return staged_console(self._folder / name, size, seed, self._panel.diagonal_in)

    def _take(self, name: str, console: Console) -> Picture:
        if self._painter is None:
            self._painter = Painter(console.panel)
        self._painter.paint(console.navigator.scene(console.model()))
        return name, self._painter.surface.copy()

    def before_a_game(self) -> Iterator[Picture]:
        """Home, seats and options."""
        console = self._console("fresh")
        yield self._take("home", console)
        for game in GAMES:
            console.run(Show("seats", game))
            for place in (0, 2):
                console.handle(Touched(f"place:{place}"))
            yield self._take("seats", console)
            console.handle(Touched("fill"))
            console.run(Show("options", game))
            yield self._take("options", console)
            console.run(Home())
        for name in ("settings", "language"):
            console.run(Show(name))
            yield self._take(name, console)
            console.run(Home())
        console.run(Show("staff"))
        yield self._take("pin", console)
        console.run(SetPin("000000"))
        yield self._take("staff", console)
        console.close()

    def in_a_game(self, game: str) -> Iterator[Picture]:
        """Each moment with everything open, as it is met and with something chosen."""
        for name, (phase, first, skip) in MOMENTS.items():
            for seed in SEEDS:
                console = self._console(f"{game}-{name}-{seed}", seed)
                console.run(plan(game, people=4))
                found = play_until(console, in_phase(phase, first), skip=skip)
                if found:
                    yield self._take(f"{game}-{name}", console)
                    if choose(console):
                        yield self._take(f"{game}-{name}-chosen", console)
                console.close()
                if found:
                    break

    def with_secrets(self, game: str) -> Iterator[Picture]:
        """The secret moments as a table of people meets them, and what one of them sees."""
        for name in SECRET:
            phase, first, skip = MOMENTS[name]
            console = self._console(f"{game}-{name}-secret")
            console.run(plan(game, people=3, secrets="peek"))
            if play_until(console, in_phase(phase, first), skip=skip):
                yield self._take(f"{game}-{name}-secret", console)
                held = next((w.key for w in console.navigator.scene(console.model()) if w.holds), None)
                if held is not None:
                    console.handle(Touched(held))
                    yield self._take(f"{game}-{name}-peek", console)
            console.close()

    def looking_back(self, game: str) -> Iterator[Picture]:
        """What was resolved: a territory that was collected, and at the end how the board changed."""
        console = self._console(f"{game}-playback")
        console.run(plan(game, people=4))
        if play_until(console, _resolved, looking=True):
            yield self._take(f"{game}-playback", console)
        if play_until(console, _collected, looking=True):
            last = self._take(f"{game}-changes", console)
            while console.waits():
                last = self._take(f"{game}-changes", console)
                console.handle(Touched("next"))
            yield last
        console.close()

    def by_hand(self, game: str) -> Iterator[Picture]:
        """Real tokens are drawn, and entered."""
        console = self._console(f"{game}-by-hand")
        console.run(plan(game, people=3, cards="table"))
        for name in ("first", "second"):
            play_until(console, lambda model: model.table is not None and bool(model.table.chance))
            yield self._take(f"{game}-by-hand-{name}", console)
            if choose(console):
                yield self._take(f"{game}-by-hand-{name}-chosen", console)
                console.handle(Touched("done"))
        console.close()

    def at_the_end(self, game: str, tie: int) -> Iterator[Picture]:
        """Results: one winner, and a win that is shared."""
        for name, given, seed in (
            ("end", plan(game, people=1, bots=3), 7),
            ("tie", plan(game, people=0, bots=3, bot="random"), tie),
        ):
            console = self._console(f"{game}-{name}", seed)
            self._finish(console, given)
            yield self._take(f"{game}-{name}", console)
            console.close()

    @staticmethod
    def _finish(console: Console, given: StartGame) -> None:
        console.run(given)
        play_until(console, lambda _: False)
        console.changed()

    def around_a_game(self) -> Iterator[Picture]:
        """The screens that lie on a running game, and home where it is left."""
        console = self._running("around", round_=5)
        for name in ("pause", "journal", "correct", "modes", "edition", "error", "help", "away"):
            console.run(Show(name, next(iter(GAMES)) if name == "edition" else ""))
            yield self._take(name, console)
            console.run(Back())
        console.run(SetAway(1, away=True))
        yield self._take("one-away", console)
        console.run(Home())
        yield self._take("home-resume", console)
        console.close()

    def several_games(self) -> Iterator[Picture]:
        """Home and the list where several games wait."""
        console = self._running("several", round_=2)
        for people in (4, 5):
            console.run(Home())
            console.run(plan(next(iter(GAMES)), people=people))
            play_until(console, in_phase("FIRST_PLACEMENT", people))
        console.run(Home())
        yield self._take("home-several", console)
        console.run(Show("saved"))
        yield self._take("saved", console)
        console.close()

    def unsaved(self) -> Iterator[Picture]:
        """A disk that takes nothing: what is told of it, and the table that plays on."""
        (self._folder / "full").write_bytes(b"")
        console = self._console("full")
        yield self._take("unsaved-told", console)
        for _ in range(len(console.model().notices)):
            console.handle(ControlPressed(Key.OK))
        console.run(plan(next(iter(GAMES)), people=3))
        play_until(console, in_phase("FIRST_PLACEMENT", 3), skip=1)
        yield self._take("unsaved", console)
        console.close()

    def _running(self, name: str, round_: int) -> Console:
        console = self._console(name)
        console.run(plan(next(iter(GAMES)), people=3, secrets="peek"))
        play_until(console, in_phase("FIRST_PLACEMENT", round_), skip=2)
        return console


def in_phase(phase: str, first: int) -> Callable[[Model], bool]:
    """Somebody is to act in this phase, from round `first` on."""

    def reached(model: Model) -> bool:
        assert model.table is not None
        waiting = bool(model.table.legal) or phase == "TERRITORIES"
        return _in_phase(model, phase) and _round(model) >= first and waiting

    return reached


def _resolved(model: Model) -> bool:
    """A territory was collected, and nobody has looked at it."""
    assert model.table is not None
    return {"TerritoryResolved", "Collected"} <= {type(event).__name__ for event in model.table.unseen}


def _collected(model: Model) -> bool:
    """All territories of a round are done, and one of the last has opened its lower row."""
    assert model.table is not None
    told = {type(event).__name__ for event in model.table.unseen}
    return {"TerritoryResolved", "RowDepleted"} <= told and not any(
        _in_phase(model, phase) for phase in ("COLLECTION", "REPLENISHMENT")
    )


def _in_phase(model: Model, phase: str) -> bool:
    assert model.table is not None
    here = getattr(model.table.view, "phase", None)
    return here is not None and here.name == phase


def _round(model: Model) -> int:
    assert model.table is not None
    return int(getattr(model.table.view, "round", 0))
