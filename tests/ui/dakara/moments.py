"""Moments of Dakara at which its screens are looked at, each from a real game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from games.dakara.events import GoldDrawn, Moved, PassDrawn, Rolled
from games.dakara.terms import Awaits
from tests.ui.dakara.build import Play
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import Panel
from ui.model import Model
from ui.screen import Touched
from ui.text.words import Words


class Moment(NamedTuple):
    """A position, how much of it is unseen and since when, and the pads that were touched."""

    name: str
    play: Callable[[], Play]
    given: Mapping[str, Any] = MappingProxyType({})
    touched: Sequence[str] = ()
    compact_touched: Sequence[str] = ()
    age: float = 0.0
    """Seconds for which the screen is shown already."""

    def screen(self, panel: Panel, words: Words | None = None) -> tuple[DakaraScreen, Model]:
        """The screen with everything touched, and its model."""
        screen = DakaraScreen()
        model = self.play().model(panel, words=words, **self.given)
        screen.scene(model)
        for key in self.compact_touched if panel.compact else self.touched:
            screen.handle(Touched(key), model)
        if self.age:
            model = self.play().model(panel, words=words, now=self.age, **self.given)
        return screen, model


@cache
def turn(players: int = 6) -> Play:
    return Play(players, seed=3).until_awaits(Awaits.MOVE, after=80)


@cache
def opening() -> Play:
    return Play(2)


@cache
def gold() -> Play:
    return Play(5, seed=5).until_awaits(Awaits.GOLD, after=60)


@cache
def boarding() -> Play:
    return Play(5, seed=5).until_awaits(Awaits.PASS, after=60)


@cache
def journey() -> Play:
    return Play(5, seed=5).until(lambda p: p.view.awaits is Awaits.PLAYERS and not p.view.game)


@cache
def agency() -> Play:
    return Play(5, seed=2).until(lambda p: p.view.booked)


@cache
def local(after: int = 2) -> Play:
    return Play(5, seed=4).until(lambda p: p.view.awaits is Awaits.ROLL and p.view.game and len(p.view.rolls) >= after)


@cache
def happened(kind: type, *, moved: bool | None = None) -> Play:
    """The last act brought an event of `kind`."""

    def came(play: Play) -> bool:
        found = any(isinstance(event, kind) for event in play.last)
        return found and moved in (None, any(isinstance(event, Moved) for event in play.last))

    return Play(5, seed=6).until(lambda p: len(p.history) > 30 and came(p))


@cache
def over() -> Play:
    return Play(3, seed=2, length="short").until_awaits(Awaits.OVER)


UNSEEN = {"unseen": 1}
TYPED = ("key:2", "key:5", "key:000")
MOMENTS = (
    Moment("opening", opening),
    Moment("turn", turn),
    Moment("turn-two", lambda: turn(2)),
    Moment("turn-own-dice", turn, {"dice": "table"}),
    Moment("turn-undo", turn, {"can_undo": True, "bots": (0, 1, 2, 3, 4, 5)}),
    Moment("turn-of-bot", turn, {"bots": (0, 1, 2, 3, 4, 5), "away": (0,)}),
    Moment("turn-refused", turn, {"refusal": "no_such_outcome"}),
    Moment("gold", gold),
    Moment("gold-own", gold, {"dice": "table"}),
    Moment("gold-presets", gold, touched=("own",), compact_touched=("own",)),
    Moment("gold-typed", gold, touched=("own", *TYPED), compact_touched=("own", "other", *TYPED)),
    Moment("pass", boarding),
    Moment("pass-own", boarding, {"dice": "table"}),
    Moment("pass-parts", boarding, compact_touched=("own",)),
    Moment("pass-part", boarding, compact_touched=("own", "part:1")),
    Moment("journey", journey, {"can_undo": True}),
    Moment("journey-part", journey, compact_touched=("part:0",)),
    Moment("journey-of-bot", journey, {"bots": (0, 1, 2, 3, 4)}),
    Moment("agency", agency),
    Moment("local", local),
    Moment("move-tumbles", lambda: happened(Moved), UNSEEN),
    Moment("move-lies", lambda: happened(Moved), UNSEEN, age=1.2),
    Moment("move-done", lambda: happened(Moved), UNSEEN, age=2.3),
    Moment("roll-lies", lambda: happened(Rolled, moved=False), UNSEEN, age=1.2),
    Moment("over", over, UNSEEN, age=9.0),
    Moment("gold-drawn", lambda: happened(GoldDrawn), UNSEEN),
    Moment("pass-drawn", lambda: happened(PassDrawn), UNSEEN),
)
