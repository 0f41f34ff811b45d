"""Dakota by clicks: one person among bots, who presses whatever leads on."""

from __future__ import annotations

import time
from typing import Final

from tests.window.hands import PATIENCE, Hands
from ui.kit.pieces.pad import Pad

APART: Final = frozenset({"help", "sound", "pause", "undo", "close", "journal", "home"})
"""Pads that do not lead on."""


def start(hands: Hands) -> None:
    """From the home screen to a running game with two bots."""
    hands.picture("home")
    hands.click_key("game:dakota", "place:2", "fill")
    hands.picture("seats")
    hands.click_key("options", "start")
    hands.turns(0.3)


def play(hands: Hands, most: int) -> str:
    """Click on what leads on, until the results or `most` clicks; "" or what went wrong."""
    last, idle = -1, time.monotonic()
    while (table := hands.table) is not None and hands.clicks < most:
        if table.finished and not hands.app.console.waits():
            hands.turns(0.5)
            hands.picture("results")
            return ""
        pads = [w for w in hands.targets() if w.key not in APART and not w.holds]
        if not pads:
            if time.monotonic() - idle > PATIENCE:
                return f"nothing to press for {PATIENCE:.0f} s: {table.view!r}"
            hands.turns(0.05)
            continue
        idle = time.monotonic()
        primary = [w for w in pads if isinstance(w, Pad) and w.primary]
        hands.click(primary[0] if primary and hands.random.random() < 0.6 else hands.random.choice(pads))
        shown = getattr(table.view, "round", 0)
        if shown != last:
            last = shown
            hands.picture(f"round-{shown:02}")
    return "" if hands.table is not None else "the table was left"
