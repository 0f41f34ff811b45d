"""Peeking at secrets: a seat holds its pad or its button, a sheet opens, and is gone with the release.

A pad that only peeks opens at once. A seat button that also chooses opens after a long press of 1 s, so that a short
press stays the next choice; a button that only peeks opens at once too. No peek lasts longer than 10 s.
"""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import Final

from ui.commands import Command, Peeked
from ui.kit.panel import Box
from ui.kit.pieces.peek import HoldPad, peek_scene
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Input, SeatPressed, Touched
from ui.text.words import Words

LONGEST: Final = 10.0
"""Seconds after which a sheet closes by itself."""
LONG_PRESS: Final = 1.0
"""Seconds that a button with a second meaning is held before the sheet opens."""
STEPS: Final = 10
"""Bars that count a long press, and the seconds of a peek."""


class Release(Enum):
    """What letting go meant."""

    OTHER = "other"
    """Another finger or button than the one that holds."""
    SHORT = "short"
    """Let go before the sheet opened: a press."""
    CLOSED = "closed"
    """The sheet is closed."""


class Peek:
    """Who holds a sheet open, with what, and since when. One seat at a time; the first one keeps it."""

    def __init__(self) -> None:
        self._player: int | None = None
        self._source = ""
        self._opens = 0.0
        self._told = False

    def press(self, player: int, source: str, now: float, wait: float = 0.0) -> None:
        """`source` (a pad's key, or a button) is held for `player`; the sheet opens after `wait` seconds."""
        if self._player is None or now >= self._opens + LONGEST:
            self._player, self._source, self._opens, self._told = player, source, now + wait, False

    def release(self, source: str, now: float) -> Release:
        """`source` is let go: the sheet closes."""
        if self._player is None or source != self._source:
            return Release.OTHER
        short = now < self._opens
        self._player = None
        return Release.SHORT if short else Release.CLOSED

    def close(self) -> None:
        """Close it whoever holds it: the secret has changed, or the screen has."""
        self._player = None

    def player(self, now: float) -> int | None:
        """Whose sheet is open."""
        return self._player if self._player is not None and 0 <= now - self._opens < LONGEST else None

    def bars(self, now: float) -> int:
        """Seconds that the open sheet may still stay."""
        return max(0, min(STEPS, ceil(self._opens + LONGEST - now)))

    def charge(self, now: float) -> int:
        """How far a long press has come, 0 to 10."""
        if self._player is None or now >= self._opens:
            return 0
        return max(0, STEPS - ceil((self._opens - now) / LONG_PRESS * STEPS))

    def waiting(self, now: float) -> int | None:
        """Whose long press has not opened the sheet yet."""
        return self._player if self._player is not None and now < self._opens else None

    def moving(self, now: float) -> float | None:
        """Seconds until the next bar, the opening or the closing."""
        if self._player is None or now >= self._opens + LONGEST:
            return None
        if now < self._opens:
            step = LONG_PRESS / STEPS
            return step - (now - (self._opens - LONG_PRESS)) % step
        return 1.0 - (now - self._opens) % 1.0

    def seen(self, now: float) -> list[Command]:
        """Tell the table, once, that somebody has looked; asked at every input, and before a release."""
        if self._player is None or self._told or now < self._opens:
            return []
        self._told = True
        return [Peeked(self._player)]


def shown(model: Model, peek: Peek, what: str, content: Scene) -> Scene:
    """The panel while `peek` is open: `what` says to the others what the seat looks at."""
    assert model.table is not None
    player = peek.player(model.now)
    assert player is not None
    place = model.table.seats[player].place
    return peek_scene(model.panel, place, model.words("Please look away"), what, peek.bars(model.now), content)


def hold_pad(
    model: Model, peek: Peek, box: Box, player: int, note: str, *, label: str = "", done: bool = False
) -> HoldPad:
    """The pad that opens the sheet of `player`."""
    assert model.table is not None
    return HoldPad(
        box=box,
        key=hold_key(player),
        holds=True,
        place=model.table.seats[player].place,
        label=label or model.words("Hold to look"),
        note=note,
        charge=peek.charge(model.now) if peek.waiting(model.now) == player else 0,
        done=done,
    )


def slide_note(words: Words) -> str:
    """How one finger, or a mouse, takes something from an open sheet: the device tells of the touch before the release.

    A screen with a sheet therefore hears `Touched(card)` first and `Touched(pad, down=False)` after it.
    """
    return words("Slide to a card and let go to take it")


def hold_key(player: int) -> str:
    """The key of the pad that opens the sheet of `player`."""
    return f"peek-{player}"


def button_source(place: int) -> str:
    """What holds a sheet open when it is a seat's button."""
    return f"button-{place}"


def let_go(peek: Peek, given: Input, model: Model) -> list[Command]:
    """Close the sheet that `given` held open, if it did."""
    told = peek.seen(model.now)
    match given:
        case Touched(key=key, down=False):
            peek.release(key, model.now)
        case SeatPressed(place=place, down=False):
            peek.release(button_source(place), model.now)
    return told
