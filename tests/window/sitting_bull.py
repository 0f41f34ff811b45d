"""Sitting Bull by clicks: people hold the pad of their hand, slide onto a card, and press what leads on."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Final

from games.sitting_bull.observation import SittingBullObservation
from tests.window.hands import PATIENCE, Hands
from ui.kit.pieces.lead_chart import LeadChart
from ui.kit.pieces.pad import Pad
from ui.kit.pieces.score_matrix import SumSheet
from ui.kit.widget import Widget
from ui.sitting_bull.screens import SittingBullScreen

APART: Final = frozenset({"help", "sound", "pause", "undo", "close"})
"""Pads that do not lead on."""
PLACES: Final[Mapping[int, tuple[int, ...]]] = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4)}
"""Where so many people sit."""
KEPT: Final = ("journal", "fairness", "records")
"""What there is to look at when the game is over."""
SECTIONS: Final = ("Stones", "Paths", "Powwow", "Offerings", "Milestones", "Wisdom")


def start(hands: Hands, persons: tuple[int, ...], bots: tuple[int, ...] = ()) -> None:
    """From the home screen to a running game with people and bots at these places."""
    hands.picture("home")
    hands.click_key("game:sitting-bull", *(f"place:{place}" for place in persons))
    hands.click_key(*(key for place in bots for key in (f"place:{place}", f"place:{place}")))
    hands.picture("seats")
    hands.click_key("options")
    hands.picture("options")
    hands.click_key("start")
    hands.turns(0.3)


def play(hands: Hands, most: int) -> str:
    """Click on what leads on, until the score or `most` clicks; "" or what went wrong."""
    idle, seen = time.monotonic(), ""
    while (table := hands.table) is not None and hands.clicks < most:
        assert isinstance(table.view, SittingBullObservation)
        if table.finished and not hands.app.console.waits() and not table.unseen:
            hands.targets()
            return ""
        pads = [w for w in hands.targets() if w.key not in APART]
        if not pads:
            if time.monotonic() - idle > PATIENCE:
                return f"nothing to press for {PATIENCE:.0f} s: {table.view!r}"
            hands.turns(0.05)
            continue
        idle = time.monotonic()
        shown = _name(hands)
        if shown != seen:
            seen = shown
            hands.picture(f"{hands.clicks:04}-{shown}")
        _press(hands, pads)
    return "the table was left" if hands.table is None else ""


def look_back(hands: Hands) -> None:
    """Every sum of the score, the lead, and everything else that the end offers to look at; raises LookupError."""
    pages = (*SECTIONS, "How the lead changed")
    small = hands.offers("on")
    for title in pages:
        hands.click_key("on" if small else f"page:{'lead' if title == pages[-1] else title.lower()}")
        hands.picture(f"end-{title.lower().replace(' ', '-')}")
        if title != opened(hands):
            raise LookupError(f"{title} does not open: {opened(hands)!r}")
    hands.click_key("page:more")
    hands.picture("end-more")
    for key in KEPT:
        hands.click_key(key)
        hands.picture(f"end-{key}")
        hands.click_key("close")


def opened(hands: Hands) -> str:
    """The title of the sheet, or the picture, that lies open at the end."""
    scene = hands.app.console.navigator.scene(hands.app.console.model())
    return next((w.title for w in scene if isinstance(w, SumSheet | LeadChart)), "")


def _press(hands: Hands, pads: list[Widget]) -> None:
    """A hand is held where there is one to look into, else a pad is pressed; what goes on more often than others."""
    held = [w for w in pads if w.holds]
    others = [w for w in pads if not w.holds]
    if held and (not others or hands.random.random() < 0.5):
        hands.slide(held[0], lambda targets: _card(hands, targets))
        return
    primary = [w for w in others if isinstance(w, Pad) and w.primary]
    hands.click(primary[0] if primary and hands.random.random() < 0.6 else hands.random.choice(others))


def _card(hands: Hands, targets: list[Widget]) -> Widget | None:
    """One of the cards on the sheet."""
    hands.picture(f"{hands.clicks:04}-hand")
    cards = [w for w in targets if w.key.startswith("card-")]
    return hands.random.choice(cards) if cards else None


def _name(hands: Hands) -> str:
    """Which screen is seen, for the names of pictures."""
    model = hands.app.console.model()
    screen = hands.app.console.navigator.top(model)
    shown = screen.screen_for(model) if isinstance(screen, SittingBullScreen) else screen
    return type(shown).__name__.removesuffix("Screen").lower()
