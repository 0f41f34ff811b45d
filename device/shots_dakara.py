"""Pictures of Dakara: every screen as real games meet it, what people enter by hand, the ledger and the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from device.camera import Camera, Picture
from device.console import Console
from device.staging import act_on, goes_on, plan
from games.dakara.board import FORMS
from games.dakara.events import BankRolled, GameStarted, GoldDrawn, Moved, PassDrawn, Rolled
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits
from ui.commands import Back, Set, SetMode, Show
from ui.dakara.screens import DakaraScreen
from ui.screen import Touched

GAME: Final = "dakara"
SEEDS: Final = range(7, 17)
"""Games to look for the moments in: not every game meets each."""
MOST_ACTS: Final = 3000
LATE: Final = 30
"""Rolls after which the money of the seats differs."""
CARDS: Final = (
    "turn", "gold", "pass", "journey-choose", "move", "gold-drawn", "pass-drawn", "payment", "payments", "result",
    "bankrupt", "closing",
)  # fmt: skip
PLAYED: Final = (
    "ante-choose", "auction-choose", "blackjack-choose", "check", "race", "row-choose", "row", "streak-choose",
    "table-bet-choose", "table-bet", "track-choose", "track",
)  # fmt: skip
ROLLED: Final = ("rolled-ante", "rolled-check", "rolled-race", "rolled-row", "rolled-streak", "rolled-track")
MOMENTS: Final = (*CARDS, *PLAYED, *ROLLED)
"""What the screens of a game show, by name; "-choose": there is something to choose, or else to roll."""
BY_HAND: Final = ("first", "turn", "gold", "pass")
"""What is entered from real dice and cards."""


def pictures(camera: Camera) -> Iterator[Picture]:
    """All of them."""
    yield from _moments(camera)
    yield from _in_the_air(camera)
    yield from _by_hand(camera)
    yield from _end(camera)
    yield from _split(camera)


def _moments(camera: Camera) -> Iterator[Picture]:
    """Each moment when it is first met."""
    left = set(MOMENTS)
    for seed in SEEDS:
        console = _begun(camera, f"{GAME}-{seed}", seed)
        for _ in range(MOST_ACTS):
            name = moment_of(console) if _rolls(console) >= LATE else ""
            if name in left:
                left.remove(name)
                yield camera.take(f"{GAME}-{name}", console)
            if not left or not goes_on(console, "random"):
                break
        console.close()
        if not left:
            return


def _in_the_air(camera: Camera) -> Iterator[Picture]:
    """The die tumbles."""
    console = camera.console(f"{GAME}-in-the-air")
    console.run(plan(GAME, people=4))
    while moment_of(console) != "move":
        act_on(console)
    yield camera.take(f"{GAME}-in-the-air", console)
    console.close()


def _by_hand(camera: Camera) -> Iterator[Picture]:
    """The console asks what real dice and cards show."""
    console = _begun(camera, f"{GAME}-by-hand")
    for mode in ("dice", "cards"):
        console.run(SetMode(mode, "table"))
    left = set(BY_HAND)
    while left:
        name, table = moment_of(console), console.model().table
        if name in left and table is not None and table.chance and not console.waits():
            left.remove(name)
            yield camera.take(f"{GAME}-by-hand-{name}", console)
        if not goes_on(console, "random"):
            break
    console.close()


def _end(camera: Camera) -> Iterator[Picture]:
    """The ranking and what it leads to."""
    console = _begun(camera, f"{GAME}-end")
    while goes_on(console, "random"):
        pass
    yield camera.take(f"{GAME}-end", console)
    compact = console.panel.compact
    console.handle(Touched("turn" if compact else "page:FORTUNES"))
    yield camera.take(f"{GAME}-end-fortunes", console)
    if compact:
        console.handle(Touched("turn"))
        yield camera.take(f"{GAME}-end-more", console)
    for name, key in (("ledger", ""), ("ledger-notes", "notes")):
        console.run(Show("ledger"))
        console.handle(Touched(key))
        yield camera.take(f"{GAME}-{name}", console)
        console.run(Back())
    console.run(Show("records"))
    yield camera.take(f"{GAME}-records", console)
    console.close()


def _split(camera: Camera) -> Iterator[Picture]:
    """Who starts at No. 23 is asked."""
    console = camera.console(f"{GAME}-split")
    console.run(Show("seats", GAME))
    for place in range(4):
        console.handle(Touched(f"place:{place}"))
    console.run(Show("options", GAME))
    console.handle(Touched("option.length=split"))
    yield camera.take(f"{GAME}-split", console)
    console.close()


def moment_of(console: Console) -> str:
    """The name of what a game of Dakara shows now; "" where it is over."""
    model = console.model()
    top, table = console.navigator.top(model), model.table
    if not isinstance(top, DakaraScreen) or table is None:
        return ""
    assert isinstance(table.view, DakaraObservation)
    if table.view.awaits is Awaits.FIRST:
        return "first"
    name = _kebab(type(top.screen_for(model)).__name__.removesuffix("Screen").removesuffix("Form"))
    if name == "payment":
        return name if sum(hasattr(widget, "before") for widget in top.scene(model)) == 2 else "payments"
    if name != "move":
        return f"{name}-choose" if table.legal and name not in ("result", "bankrupt") else name
    for kind, called in ((Moved, "move"), (GoldDrawn, "gold-drawn"), (PassDrawn, "pass-drawn")):
        if any(isinstance(event, kind) for event in table.unseen):
            return called
    if any(isinstance(event, GameStarted) for event in table.unseen):
        return ""
    form = FORMS[table.view.game].name.lower().replace("_", "-") if table.view.game else "last"
    return f"rolled-{form}" if any(isinstance(event, Rolled | BankRolled) for event in table.unseen) else ""


def _rolls(console: Console) -> int:
    """Rolls of the game so far."""
    table = console.model().table
    return 0 if table is None else int(getattr(table.view, "rolls_made", 0))


def _kebab(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()


def _begun(camera: Camera, name: str, seed: int = 7) -> Console:
    """Four persons; dice lie still, so that each picture is what people read."""
    console = camera.console(name, seed)
    console.run(Set("motion", "still"))
    console.run(plan(GAME, people=4))
    return console
