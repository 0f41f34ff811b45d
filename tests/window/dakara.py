"""Dakara by clicks: people press whatever leads on, and go to what is wanted by the faces of their own dice."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

from games.dakara.board import FORMS
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits, FormKind
from tests.window.hands import PATIENCE, Hands
from ui.dakara.screens import DakaraScreen
from ui.kit.pieces.die import DicePad
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Widget

APART: Final = frozenset({"help", "sound", "pause", "undo", "close", "bank", "own", "other", "home"})
"""Pads that do not lead on, or only to what is entered by hand."""
FACES: Final[Mapping[int, int]] = {0: 6, 6: 2, 8: 6}
"""By space: the face that leads on to a row (No. 6), bets of all (No. 8) and an auction (No. 14)."""
KEPT: Final = ("dice", "fairness", "records", "ledger", "journal")
"""What there is to look at when the game is over."""

Reached = Callable[[DakaraObservation], bool]


def start(hands: Hands, persons: tuple[int, ...] = (0, 2, 5), bots: tuple[int, ...] = ()) -> None:
    """From the home screen to a running short game with people and bots at these places."""
    hands.picture("home")
    hands.click_key("game:dakara", *(f"place:{place}" for place in persons))
    hands.click_key(*(key for place in bots for key in (f"place:{place}", f"place:{place}")))
    hands.picture("seats")
    hands.click_key("options", "option.length=short")
    hands.picture("options")
    hands.click_key("start")
    hands.turns(0.3)


def in_a_row(view: DakaraObservation) -> bool:
    """Two cells of a row are played, the third is not."""
    return _form(view) is FormKind.ROW and view.awaits is Awaits.ROLL and len(view.rolls) == 2


def locked(view: DakaraObservation) -> bool:
    """All bet at a table, and the first has locked a bet."""
    choices = [seat.choice >= 0 for seat in view.seats]
    return _form(view) is FormKind.TABLE_BET and view.awaits is Awaits.PLAYERS and sum(choices) == 1


def bidden(view: DakaraObservation) -> bool:
    """Somebody has made an offer, the others can raise it."""
    return _form(view) is FormKind.AUCTION and view.awaits is Awaits.PLAYERS and view.leader >= 0


MOMENTS: Final[Mapping[str, Reached]] = {
    "row": in_a_row,
    "bets": locked,
    "auction": bidden,
    "end": lambda view: view.awaits is Awaits.OVER,
}


def play(hands: Hands, most: int, reached: Reached, *, steered: bool = False) -> str:
    """Click on what leads on, until `reached` and nothing is to be looked at; "" or what went wrong.

    `steered`: whoever stands on a space of `FACES` enters that face.
    """
    idle, seen = time.monotonic(), ""
    while (table := hands.table) is not None and hands.clicks < most:
        view = table.view
        assert isinstance(view, DakaraObservation)
        if reached(view) and not hands.app.console.waits() and not (table.finished and table.unseen):
            hands.targets()
            return ""
        pads = [w for w in hands.targets() if w.key not in APART and not w.holds and not w.drags]
        if not pads:
            if time.monotonic() - idle > PATIENCE:
                return f"nothing to press for {PATIENCE:.0f} s: {view!r}"
            hands.turns(0.05)
            continue
        idle = time.monotonic()
        shown = _name(hands)
        if shown != seen:
            seen = shown
            hands.picture(f"{hands.clicks:04}-{shown}")
        hands.click(_chosen(hands, pads, view, steered))
    return "the table was left" if hands.table is None else f"not reached by {most} clicks"


def look_back(hands: Hands) -> None:
    """Everything that the end offers to look at, and back to the ranking."""
    hands.picture("ranking")
    for page in ("turn", "turn") if hands.offers("turn") else ("page:FORTUNES",):
        hands.click_key(page)
        hands.picture("fortunes")
    for key in KEPT:
        hands.click_key(key)
        hands.picture(f"end-{key}")
        hands.click_key("close")
    hands.click_key("turn" if hands.offers("turn") else "page:RANKING")


def _chosen(hands: Hands, pads: list[Widget], view: DakaraObservation, steered: bool) -> Widget:
    by_key = {pad.key: pad for pad in pads}
    if steered and view.awaits is Awaits.MOVE and view.turn >= 0:
        wanted = f"face:{FACES.get(view.seats[view.turn].space, 0)}"
        if wanted in by_key:
            return by_key[wanted]
    accents = [
        w for w in pads if isinstance(w, DicePad) or (isinstance(w, Pad) and (w.primary or w.look is Look.ACCENT))
    ]
    if accents and hands.random.random() < 0.7:
        return hands.random.choice(accents)
    plain = [w for w in pads if not w.key.startswith("face:")]
    return hands.random.choice(plain or pads)


def _leads_on(widget: Widget) -> bool:
    return isinstance(widget, DicePad) or (isinstance(widget, Pad) and (widget.primary or widget.look is Look.ACCENT))


def _form(view: DakaraObservation) -> FormKind | None:
    return FORMS[view.game] if view.game else None


def _name(hands: Hands) -> str:
    """Which screen is seen, for the names of pictures."""
    model = hands.app.console.model()
    screen = hands.app.console.navigator.top(model)
    if isinstance(screen, DakaraScreen):
        screen = screen.screen_for(model)
    return type(screen).__name__.removesuffix("Screen").lower()
