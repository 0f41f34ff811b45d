"""Pictures of Dakara: the turn, cards and journeys, a roll as it is looked at, each form of local game, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from device.camera import Camera, Picture
from device.staging import plan, play_until
from games.dakara.board import FORMS
from games.dakara.events import GoldDrawn, Moved, PassDrawn
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits, FormKind
from games.game import Event
from ui.model import Model
from ui.screen import Touched

GAME: Final = "dakara"
PEOPLE: Final = 4
SEEDS: Final = range(7, 17)
"""Games to look for a moment in: not every game meets each."""
LATE: Final = 30
"""Rolls after which the money of the seats differs."""

Reached = Callable[[Model], bool]


def pictures(camera: Camera) -> Iterator[Picture]:
    """All of them."""
    for name, reached in moments():
        yield from _found(camera, name, reached)
    for name, kind in (("move", Moved), ("gold-drawn", GoldDrawn), ("pass-drawn", PassDrawn)):
        yield from _looked_at(camera, name, kind)
    yield from _end(camera)


def moments() -> Iterator[tuple[str, Reached]]:
    """Names, and how to know the moment."""
    yield "turn", lambda model: _view(model).awaits is Awaits.MOVE and _view(model).rolls_made >= LATE
    yield "gold", lambda model: _view(model).awaits is Awaits.GOLD
    yield "pass", lambda model: _view(model).awaits is Awaits.PASS
    yield "journey", lambda model: _view(model).awaits is Awaits.PLAYERS and not _view(model).game
    for kind in FormKind:
        name = kind.name.lower().replace("_", "-")
        yield f"{name}-begins", _played(kind, rolls=0)
        if kind not in (FormKind.AUCTION, FormKind.TABLE_BET, FormKind.ANTE, FormKind.RACE):
            yield f"{name}-goes-on", _played(kind, rolls=1)


def _played(kind: FormKind, rolls: int) -> Reached:
    """A local game of `kind` after `rolls` rolls, when people are to act in it."""

    def reached(model: Model) -> bool:
        view = _view(model)
        return bool(view.game) and FORMS[view.game] is kind and len(view.rolls) == rolls

    return reached


def _found(camera: Camera, name: str, reached: Reached) -> Iterator[Picture]:
    for seed in SEEDS:
        console = camera.console(f"{GAME}-{name}-{seed}", seed)
        console.run(plan(GAME, people=PEOPLE))
        found = play_until(console, reached)
        if found:
            yield camera.take(f"{GAME}-{name}", console)
        console.close()
        if found:
            return


def _looked_at(camera: Camera, name: str, kind: type[Event]) -> Iterator[Picture]:
    """Something that happened, while people look at it."""
    console = camera.console(f"{GAME}-{name}")
    console.run(plan(GAME, people=PEOPLE))

    def reached(model: Model) -> bool:
        assert model.table is not None
        return any(isinstance(event, kind) for event in model.table.unseen)

    if play_until(console, reached, looking=True):
        if kind is Moved:
            yield camera.take(f"{GAME}-{name}-in-the-air", console)
            console.handle(Touched("go-on"))
        yield camera.take(f"{GAME}-{name}", console)
    console.close()


def _end(camera: Camera) -> Iterator[Picture]:
    """Who won, and the ranking."""
    console = camera.console(f"{GAME}-end")
    console.run(plan(GAME, people=PEOPLE))
    play_until(console, lambda model: model.table is not None and model.table.finished, looking=True)
    while console.waits():
        console.handle(Touched("go-on"))
    yield camera.take(f"{GAME}-closing", console)
    console.handle(Touched("ranking"))
    yield camera.take(f"{GAME}-ranking", console)
    console.close()


def _view(model: Model) -> DakaraObservation:
    assert model.table is not None
    view = model.table.view
    assert isinstance(view, DakaraObservation)
    return view
