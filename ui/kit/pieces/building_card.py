"""The card of something that can be built: its points, its cost as tokens, what it does, how it stands."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from ui.kit.pen import Pen
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.theme import (
    HAIRLINE,
    INK,
    MUTED,
    PANEL,
    RADIUS,
    RAISED,
    SEATS,
    TEXT,
    WHITE,
    Colour,
)
from ui.kit.widget import Widget

NEAR: Final = 14.0
"""Between a card's name and its points."""


class CardState(StrEnum):
    """How a card stands there."""

    CHOICE = "choice"
    CHOSEN = "chosen"
    OWNED = "owned"
    """Built in an earlier turn."""
    OFF = "off"
    """Not now; the note says why."""
    SHOWN = "shown"
    """Only to be read: whether it can be built is not told."""


class BuildingCard(Widget, frozen=True, kw_only=True):
    """`tiles` are the cost: icon and state of each token; `wealth` is paid beside them."""

    name: str
    points: str = ""
    unit: str = ""
    mark: str = ""
    """Icon of what it gives instead of points."""
    tiles: tuple[tuple[str, Tile], ...] = ()
    wealth: int = 0
    wealth_short: bool = False
    effect: str = ""
    note: str = ""
    note_icon: str = ""
    state: CardState = CardState.CHOICE
    place: int = 0

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        self._frame(pen, width, height)
        quiet = self.state in (CardState.OWNED, CardState.OFF)
        title = MUTED if quiet else TEXT
        small, large = height < 140, height > 220
        side = 16.0 if small else 22.0
        name, cost, effect, note = (0.27, 0.68, 0.0, 0.0) if small else (0.17, 0.42, 0.65, 0.86)
        edge = 12 if small else 18
        gain = 0.0 if self.mark else pen.text_width(self.points, 32, True) + pen.text_width(self.unit, 22) + 8
        roomy = pen.text_width(self.name, 24, True) <= width - side - edge - gain - NEAR
        right = self._gain(pen, width - edge, height * name, title, small, unit=roomy and not small)
        marked = small and self.note_icon and self.state is not CardState.CHOICE
        if marked:
            pen.icon(self.note_icon, width - 28, height * cost, 28, title)
        size = 24 if small else 36 if large else 26
        beside = right - side - (8 if small else NEAR)
        pen.block(self.name, side, height * name, size, title, bold=True, width=beside, lines=2, leading=1.0)
        room = width - 2 * side - (34 if marked else 0)
        self._cost(pen, side, height * cost, 34.0 if small else 60.0 if large else 38.0, room, title)
        if small:
            return
        size = 28 if large else 24 if pen.text_width(self.effect, 24) <= width - side - 14 else 22
        pen.block(self.effect, side, height * effect, size, title, width=width - side - 14, lines=2, leading=1.0)
        x, middle = side, height * note
        if self.note_icon and self.note:
            pen.icon(self.note_icon, x + 11, middle, 24, title)
            x += 32
        chosen = self.state is CardState.CHOSEN
        pen.text(self.note, x, middle, 24, TEXT if chosen else MUTED, bold=chosen, width=width - x - 16)

    def _frame(self, pen: Pen, width: float, height: float) -> None:
        match self.state:
            case CardState.CHOICE:
                pen.rect((0, 0, width, height), RAISED, RADIUS, 4, WHITE)
            case CardState.CHOSEN:
                pen.rect((0, 0, width, height), RAISED, RADIUS, 5, SEATS[self.place].colour)
                pen.rect((width - 19, 1, 18, 18), INK, 4)
                pen.rect((width - 16, 2, 14, 14), WHITE, 2)
            case CardState.SHOWN:
                pen.rect((0, 0, width, height), PANEL, RADIUS)
            case _:
                pen.rect((0, 0, width, height), None, RADIUS, 2, HAIRLINE)

    def _gain(self, pen: Pen, right: float, middle: float, shade: Colour, small: bool, *, unit: bool) -> float:
        """Points and what else it gives, from the right; returns where they begin."""
        if self.state is CardState.CHOSEN:
            right -= 6
        if self.mark:
            side = 30.0 if small else 40.0
            pen.icon(self.mark, right - side / 2, middle, side, shade)
            return right - side
        if not self.points:
            return right
        if unit:
            pen.text(self.unit, right, middle + 2, 22, MUTED, align="right")
            right -= pen.text_width(self.unit, 22) + 8
        size = 26 if small else 32
        pen.text(self.points, right, middle, size, shade, bold=True, align="right")
        return right - pen.text_width(self.points, size, True)

    def _cost(self, pen: Pen, x: float, middle: float, side: float, room: float, shade: Colour) -> None:
        count = len(self.tiles) + (1 if self.wealth else 0)
        step = min(side + 8, (room - (40 if self.wealth else 0)) / max(1, count))
        side = min(side, step - 3)
        for icon, state in self.tiles:
            draw_tile(pen, x + side / 2, middle, side, icon, state)
            x += step
        if self.wealth:
            quiet = self.state in (CardState.OWNED, CardState.OFF) and not self.wealth_short
            state = Tile.MISSING if self.wealth_short else Tile.EMPTY if quiet else Tile.TOKEN
            draw_tile(pen, x + side / 2, middle, side, "coin", state)
            pen.text(str(self.wealth), x + side + 10, middle, 28, shade, bold=True)
