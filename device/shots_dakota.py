"""Pictures of Dakota: each moment of a game, its secrets, what is looked back at, tokens by hand, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from device.camera import Camera, Picture
from device.chance import seed_from_number
from device.console import Console
from device.headless import play
from device.staging import choose, plan, play_until
from games.catalogue import GAMES
from games.players import player
from ui.commands import StartGame
from ui.model import Model
from ui.screen import Touched

GAME: Final = "dakota"
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


def pictures(camera: Camera) -> Iterator[Picture]:
    """All of them."""
    yield from _moments(camera)
    yield from _secrets(camera)
    yield from _looking_back(camera)
    yield from _by_hand(camera)
    yield from _end(camera)


def _moments(camera: Camera) -> Iterator[Picture]:
    """Each moment with everything open, as it is met and with something chosen."""
    for name, (phase, first, skip) in MOMENTS.items():
        for seed in SEEDS:
            console = camera.console(f"{GAME}-{name}-{seed}", seed)
            console.run(plan(GAME, people=4))
            found = play_until(console, in_phase(phase, first), skip=skip)
            if found:
                yield camera.take(f"{GAME}-{name}", console)
                if choose(console):
                    yield camera.take(f"{GAME}-{name}-chosen", console)
            console.close()
            if found:
                break


def _secrets(camera: Camera) -> Iterator[Picture]:
    """The secret moments as a table of people meets them, and what one of them sees."""
    for name in SECRET:
        phase, first, skip = MOMENTS[name]
        console = camera.console(f"{GAME}-{name}-secret")
        console.run(plan(GAME, people=3, secrets="peek"))
        if play_until(console, in_phase(phase, first), skip=skip):
            yield camera.take(f"{GAME}-{name}-secret", console)
            held = next((w.key for w in console.navigator.scene(console.model()) if w.holds), None)
            if held is not None:
                console.handle(Touched(held))
                yield camera.take(f"{GAME}-{name}-peek", console)
        console.close()


def _looking_back(camera: Camera) -> Iterator[Picture]:
    """What was resolved: a territory that was collected, and at the end how the board changed."""
    console = camera.console(f"{GAME}-playback")
    console.run(plan(GAME, people=4))
    if play_until(console, _resolved, looking=True):
        yield camera.take(f"{GAME}-playback", console)
    if play_until(console, _collected, looking=True):
        last = camera.take(f"{GAME}-changes", console)
        while console.waits():
            last = camera.take(f"{GAME}-changes", console)
            console.handle(Touched("next"))
        yield last
    console.close()


def _by_hand(camera: Camera) -> Iterator[Picture]:
    """Real tokens are drawn, and entered."""
    console = camera.console(f"{GAME}-by-hand")
    console.run(plan(GAME, people=3, cards="table"))
    for name in ("first", "second"):
        play_until(console, lambda model: model.table is not None and bool(model.table.chance))
        yield camera.take(f"{GAME}-by-hand-{name}", console)
        if choose(console):
            yield camera.take(f"{GAME}-by-hand-{name}-chosen", console)
            console.handle(Touched("done"))
    console.close()


def _end(camera: Camera) -> Iterator[Picture]:
    """Results: one winner, and a win that is shared."""
    for name, given, seed in (
        ("end", plan(GAME, people=1, bots=3), 7),
        ("tie", plan(GAME, people=0, bots=3, bot="random"), tied_seed()),
    ):
        console = camera.console(f"{GAME}-{name}", seed)
        _finish(console, given)
        yield camera.take(f"{GAME}-{name}", console)
        console.close()


def _finish(console: Console, given: StartGame) -> None:
    console.run(given)
    play_until(console, lambda _: False)
    console.changed()


@cache
def tied_seed() -> int:
    """A game of three random players that two of them win."""
    rules = GAMES[GAME]
    options, players = rules.options_type(players=3), [player("random")] * 3
    for seed in range(TIES_AMONG):
        state, _ = play(rules, options, rules.edition(), players, seed_from_number(seed))
        if len(state.winners()) > 1:
            return seed
    raise AssertionError(f"no game of {TIES_AMONG} is shared")


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
