"""Peeking at secrets: a seat holds its pad or its button, a sheet opens, and is gone with the release.

A pad that only peeks opens at once. A seat button that also chooses opens after a long press of 1 s, so that a short
press stays the next choice; a button that only peeks opens at once too. No peek lasts longer than 10 s.
"""

from __future__ import annotations

from enum import Enum
from math import ceil
from typing import Final, NamedTuple

from msgspec.structs import replace

from ui.commands import Command, Peeked
from ui.kit.panel import Box
from ui.kit.pieces.peek import HoldPad, SheetTitle, peek_scene
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screen import Input, SeatPressed, Slid, Touched
from ui.text.words import Words

LONGEST: Final = 10.0
"""Seconds after which a sheet closes by itself."""
LONG_PRESS: Final = 1.0
"""Seconds that a button with a second meaning is held before the sheet opens."""
TAP: Final = 0.5
"""Seconds: a hold that was let go sooner after the sheet opened was meant as a tap."""
SAYS: Final = 3.0
"""Seconds for which the pad says how it is held."""
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


class Hint(Enum):
    """What somebody whose sheet has just closed should know."""

    KEEP = "keep"
    """It was only tapped."""
    AGAIN = "again"
    """The time was over."""


class _Said(NamedTuple):
    """A hint, for whom, and until when."""

    hint: Hint
    player: int
    until: float


class Peek:
    """Who holds a sheet open, with what, and since when. One seat at a time; the first one keeps it."""

    def __init__(self) -> None:
        self._player: int | None = None
        self._source = ""
        self._opens = 0.0
        self._told = False
        self._over = ""
        self._said: _Said | None = None

    def press(self, player: int, source: str, now: float, wait: float = 0.0) -> None:
        """`source` (a pad's key, or a button) is held for `player`; the sheet opens after `wait` seconds."""
        if self._player is None or now >= self._opens + LONGEST:
            self._leave(now)
            self._player, self._source, self._opens, self._told = player, source, now + wait, False
            self._said = None

    def release(self, source: str, now: float) -> Release:
        """`source` is let go: the sheet closes."""
        if self._player is None or source != self._source:
            return Release.OTHER
        short = now < self._opens
        self._leave(now)
        return Release.SHORT if short else Release.CLOSED

    def close(self) -> None:
        """Close it whoever holds it: the secret has changed, or the screen has."""
        self._player, self._over = None, ""

    def _leave(self, now: float) -> None:
        """The hold is over; what its seat should know is kept for a while."""
        if self._player is None:
            return
        opened, ended = self._opens, self._opens + LONGEST
        if now >= ended:
            self._said = _Said(Hint.AGAIN, self._player, ended + SAYS)
        elif opened <= now < opened + TAP and not self._over:
            self._said = _Said(Hint.KEEP, self._player, now + SAYS)
        self.close()

    def slide(self, key: str) -> None:
        """The finger that holds the sheet open is over the target `key` now, "" for none."""
        self._over = key

    def over(self, now: float) -> str:
        """The target of the open sheet that letting go takes."""
        return self._over if self.player(now) is not None else ""

    def hint(self, player: int, now: float) -> Hint | None:
        """What the pad of `player` says for a while instead of its label."""
        said = self._last(now)
        return said.hint if said is not None and said.player == player and now < said.until else None

    def _last(self, now: float) -> _Said | None:
        """The last hint; one whose time was over while the pad is still held counts too."""
        if self._player is not None and now >= self._opens + LONGEST:
            return _Said(Hint.AGAIN, self._player, self._opens + LONGEST + SAYS)
        return self._said

    def player(self, now: float) -> int | None:
        """Whose sheet is open."""
        return self._player if self._player is not None and 0 <= now - self._opens < LONGEST else None

    def busy(self, player: int, now: float) -> bool:
        """Another seat than that of `player` looks, or is about to: who presses now has to press again later."""
        return self._player not in (None, player) and now < self._opens + LONGEST

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
        """Seconds until the next bar, the opening, the closing, or the end of a hint."""
        if self._player is None or now >= self._opens + LONGEST:
            said = self._last(now)
            return said.until - now if said is not None and now < said.until else None
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


def shown(model: Model, peek: Peek, what: str, content: Scene, taken: str = "") -> Scene:
    """The panel while `peek` is open: `what` says to the others what the seat looks at.

    What a sliding finger would take is marked, and the title says so: in the words of `taken`, where there are any.
    """
    assert model.table is not None
    player = peek.player(model.now)
    assert player is not None
    place = model.table.seats[player].place
    over = peek.over(model.now)
    if any(widget.key == over for widget in content if over):
        note = taken or model.words("Let go to take it")
        content = tuple(_marked(widget, over, note) for widget in content)
    return peek_scene(model.panel, place, model.words("Please look away"), what, peek.bars(model.now), content)


def _marked(widget: Widget, over: str, note: str) -> Widget:
    if isinstance(widget, SheetTitle):
        return replace(widget, note=note)
    return replace(widget, focus=True) if widget.key == over else widget


def hold_pad(
    model: Model, peek: Peek, box: Box, player: int, note: str, *, label: str = "", done: bool = False
) -> HoldPad:
    """The pad that opens the sheet of `player`; after a tap, and when the time was over, it says how it is held."""
    assert model.table is not None
    words = model.words
    match peek.hint(player, model.now):
        case Hint.KEEP:
            label = words("Keep holding")
        case Hint.AGAIN:
            label = words("Hold again")
    return HoldPad(
        box=box,
        key=hold_key(player),
        holds=True,
        place=model.table.seats[player].place,
        label=label or words("Hold to look"),
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
        case Slid(key=key):
            peek.slide(key)
        case Touched(key=key, down=False):
            peek.release(key, model.now)
        case SeatPressed(place=place, down=False):
            peek.release(button_source(place), model.now)
    return told
