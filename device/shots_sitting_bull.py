"""Pictures of Sitting Bull: every screen as real games meet it, a hand on its sheet, real cards that are entered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from device.camera import Camera, Picture
from device.chance import Chance, seed_from_number
from device.console import Console
from device.headless import play
from device.staging import goes_on, plan
from games.catalogue import GAMES
from games.players import player
from games.sitting_bull.actions import DrawTile
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import Awaits, Tile
from ui.commands import Set, StartGame
from ui.screen import Touched
from ui.sitting_bull.end import MORE, PAGES
from ui.sitting_bull.screens import SittingBullScreen

GAME: Final = "sitting-bull"
SEEDS: Final = range(1, 400)
"""Games to look for a tile in."""
TRIES: Final = 4
"""Games with the same tile: in some nobody uses it."""
EFFECTS: Final = {
    Tile.SWAP: "swap",
    Tile.LAKOTA_CARD: "swap-card",
    Tile.FEATS: "discs",
    Tile.TRAVEL: "travel",
    Tile.PRESENTS: "choice",
    Tile.LEADERSHIP: "space",
    Tile.COUNCIL: "to-powwow",
}
"""By tile: the moment that it brings."""
MOST_ACTS: Final = 1500
LATE: Final = 4
"""The round from which the board has something to show."""
EARLY: Final = ("opening", "laid", "exchange")
PLAYED: Final = (
    "card", "placing", "discs", "swap", "travel", "to-powwow", "swap-card", "space", "choice", "keep", "milestone",
    "beat", "closing",
)  # fmt: skip
MOMENTS: Final = (*EARLY, *PLAYED)
"""What the screens of a game show, by name."""
HANDS: Final = ("exchange", "card", "swap-card")
"""Moments at which one looks into the own hand."""
STEPS: Final = {"swap": 1, "travel": 1, "entry-region-card": 1}
"""Moments that ask more than once, and after how many touches they ask last."""
ANSWERS: Final = ("pawn-", "place-", "icon-", "regions-")
"""With what the keys of the first answers begin."""
BY_HAND: Final = (
    "opening", "entry-region-card", "entry-milestone-tile", "entry-powwow-tile", "entry-offering", "exchange",
    "real-card", "entry-present", "reveal",
)  # fmt: skip
"""What real cards and tiles ask for."""


def pictures(camera: Camera) -> Iterator[Picture]:
    """All of them."""
    yield from _moments(camera)
    yield from _by_hand(camera)
    yield from _end(camera)


def _moments(camera: Camera) -> Iterator[Picture]:
    """Each moment when it is first met; games for each tile, so that every effect is."""
    left = set(MOMENTS)
    for tile, effect in EFFECTS.items():
        people, bots = (2, 0) if tile is Tile.LEADERSHIP else (3, 1)
        for seed in seeds_of(tile, people + bots):
            powwow = "printed" if tile is Tile.SWAP else "drawn"
            given = replace(plan(GAME, people, bots, "peek"), options=(("powwow", powwow),))
            console = _begun(camera, f"{effect}-{seed}", given, seed)
            yield from _met(camera, console, left)
            console.close()
            if effect not in left:
                break


def _met(camera: Camera, console: Console, left: set[str]) -> Iterator[Picture]:
    """What one game meets of what is left to be met."""
    for _ in range(MOST_ACTS):
        name = moment_of(console)
        if name in left and (name in EARLY or _round(console) >= LATE):
            left.remove(name)
            yield from _shown(camera, console, name)
        if not left or not goes_on(console, "easy"):
            break


def _shown(camera: Camera, console: Console, name: str, prefix: str = "") -> Iterator[Picture]:
    """A moment as it is met, with a hand open, and the questions that follow."""
    called = f"{prefix}{name}"
    yield camera.take(f"{GAME}-{called}", console)
    if name in HANDS and not prefix:
        held = next(w.key for w in console.navigator.scene(console.model()) if w.holds)
        console.handle(Touched(held))
        yield camera.take(f"{GAME}-{name}-peek", console)
        console.handle(Touched(held, down=False))
    for step in range(STEPS.get(name, 0)):
        keys = (widget.key for widget in console.navigator.scene(console.model()))
        console.handle(Touched(next(key for key in keys if key.startswith(ANSWERS))))
        yield camera.take(f"{GAME}-{called}-{step + 2}", console)


def _by_hand(camera: Camera) -> Iterator[Picture]:
    """People hold the real cards and enter what lies open."""
    left = set(BY_HAND)
    given = replace(plan(GAME, 2), options=(("cards", "table"),))
    console = _begun(camera, "by-hand", given)
    while left:
        name = moment_of(console)
        if name in left:
            left.remove(name)
            yield from _shown(camera, console, name, "by-hand-")
        if not goes_on(console, "easy"):
            break
    console.close()


def _end(camera: Camera) -> Iterator[Picture]:
    """The score with each of its pages, and one that Silence decides."""
    console = _ended(camera, "end", plan(GAME, people=4))
    yield camera.take(f"{GAME}-end", console)
    # beside the lines, which a small panel shows alone, the first page is open already
    for page in PAGES[1 if console.panel.compact else 2 :]:
        console.handle(Touched("on" if console.panel.compact else f"page:{page}"))
        yield camera.take(f"{GAME}-end-{page}", console)
    console.handle(Touched(f"page:{MORE}"))
    yield camera.take(f"{GAME}-end-{MORE}", console)
    console.close()
    console = _ended(camera, "tie", plan(GAME, people=0, bots=2, bot="random"), tied_seed())
    yield camera.take(f"{GAME}-tie", console)
    console.close()


def _ended(camera: Camera, name: str, given: StartGame, seed: int = 7) -> Console:
    """A game that is over, and what closed it seen."""
    console = _begun(camera, name, given, seed)
    while goes_on(console, "easy"):
        pass
    console.changed()
    return console


@cache
def tied_seed() -> int:
    """A game of two random players with equal points."""
    game = GAMES[GAME]
    options, players = game.options_type(players=2), [player("random")] * 2
    for seed in SEEDS:
        state, _ = play(game, options, game.edition(), players, seed_from_number(seed))
        if len(set(state.returns())) == 1:
            return seed
    raise AssertionError(f"no game of {len(SEEDS)} is a tie")


@cache
def seeds_of(tile: Tile, players: int) -> tuple[int, ...]:
    """Some games that are played with this tile: it is drawn before anybody decides anything.

    The printed one is no tile: with it every game will do.
    """
    game = GAMES[GAME]
    found: list[int] = []
    for seed in SEEDS:
        state = game.new_game(game.options_type(players=players), game.edition())
        chance, drawn = Chance(seed_from_number(seed)), None
        for roll in range(20):
            outcomes = state.chance_outcomes()
            drawn = outcomes[chance.choose([weight for _, weight in outcomes], roll)][0]
            state.apply_action(drawn)
            if isinstance(drawn, DrawTile):
                break
        if tile is Tile.SWAP or (isinstance(drawn, DrawTile) and drawn.tile is tile):
            found.append(seed)
        if len(found) == TRIES:
            return tuple(found)
    raise AssertionError(f"of {len(SEEDS)} games only {len(found)} are played with {tile.name}")


def moment_of(console: Console) -> str:
    """The name of what a game of Sitting Bull shows now; "" where it is over."""
    model = console.model()
    top, table = console.navigator.top(model), model.table
    if not isinstance(top, SittingBullScreen) or table is None:
        return ""
    assert isinstance(table.view, SittingBullObservation)
    name = _kebab(type(top.screen_for(model)).__name__.removesuffix("Screen"))
    match name:
        case "hand":
            return {Awaits.EXCHANGE: "exchange", Awaits.CARD: "card"}.get(table.view.awaits, "swap-card")
        case "entry":
            return f"entry-{table.view.awaits.name.lower().replace('_', '-')}"
    return name


def _kebab(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()


def _round(console: Console) -> int:
    table = console.model().table
    return 0 if table is None else int(getattr(table.view, "round", 0))


def _begun(camera: Camera, name: str, given: StartGame, seed: int = 7) -> Console:
    """A game in which nothing moves."""
    console = camera.console(f"{GAME}-{name}", seed)
    console.run(Set("motion", "still"))
    console.run(given)
    return console
