"""A territory of the map: the areas of two sides, and between them its number and its two rows of spaces."""

from __future__ import annotations

from typing import Final

import msgspec

from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.pieces.bar import BAR, draw_bar
from ui.kit.pieces.chip import NEWS, Chip, chip_width, draw_chip
from ui.kit.pieces.tile import Tile, draw_tile
from ui.kit.theme import HAIRLINE, INK, MUTED, PANEL, RADIUS, RAISED, SEATS, TEXT, WHITE, Colour
from ui.kit.widget import Widget

ROWS_WIDTH: Final = 192.0
"""Width between the areas with all five spaces of a row."""
COUNTS_WIDTH: Final = 88.0
"""The same with a count for each kind."""
NUMBER: Final = 36.0
"""What the number takes of it."""
SIDE_FLOOR: Final = 71.0
LOW_CHIP: Final = 22.0
CROWD: Final = 4
"""So many chips need two columns: the spaces make room and become counts."""
ROWS_WIDEST: Final = 226.0
"""The same on a card with room to spare: the spaces grow."""
EASY_SIDE: Final = 100.0
HELD: Final = (Tile.NEW, Tile.GROWN, Tile.TOKEN)
"""Spaces with a token, what says most first."""
BED: Final = (22, 26, 32)
"""The ground of the two rows."""


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """The area of one side."""

    chips: tuple[Chip, ...] = ()
    acts: bool = False
    """It may be chosen: a white bar with a plus."""
    barred: bool = False
    """A marker keeps pawns away from here."""


class Rows(msgspec.Struct, frozen=True, kw_only=True):
    """The spaces of both rows, icon and state; rows never change places."""

    number: str
    upper: tuple[tuple[str, Tile], ...]
    lower: tuple[tuple[str, Tile], ...]
    fresh: bool = False
    """It has just come into play: a white line below the number."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """The edge of a territory."""

    seat: int | None = None
    """Something was chosen here by this seat: its colour, 5 units wide."""
    whole: bool = False
    """The whole territory may be chosen: a white outline."""

    @property
    def edge(self) -> float:
        """Width of the border."""
        return 5.0 if self.seat is not None else 4.0 if self.whole else 2.0

    @property
    def colour(self) -> Colour:
        return SEATS[self.seat].colour if self.seat is not None else WHITE if self.whole else HAIRLINE


def side_width(width: float, *sides: Side) -> float:
    """The width of each area of a territory that is `width` units wide; wider where many stand."""
    crowded = any(len(side.chips) >= CROWD for side in sides)
    if crowded or width < ROWS_WIDTH + 2 * SIDE_FLOOR - 20:
        return (width - COUNTS_WIDTH) / 2
    return (width - min(ROWS_WIDEST, max(ROWS_WIDTH, width - 2 * EASY_SIDE))) / 2


def spaces_pitch(box: Box) -> float:
    """From one space of a row to the next, in a middle that is as large as `box`."""
    return min((box.w - 42) / 5, box.h * 0.41)


class TerritoryCard(Widget, frozen=True, kw_only=True):
    """A whole territory as one target."""

    rows: Rows
    native: Side = Side()
    settler: Side = Side()
    frame: Frame = Frame()

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        side = side_width(width, self.native, self.settler)
        _ground(pen, Box(0, 0, width, height), self.frame)
        _area(pen, Box(0, 0, side, height), self.native, self.frame, left=True)
        _area(pen, Box(width - side, 0, side, height), self.settler, self.frame, left=False)
        _middle(pen, Box(side, 0, width - 2 * side, height), self.rows, self.frame.edge)


class TerritorySide(Widget, frozen=True, kw_only=True):
    """One area of a territory as a target of its own: the end of a card, or a card `alone`."""

    side: Side
    left: bool
    frame: Frame = Frame()
    alone: bool = False

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        beyond = 0.0 if self.alone else RADIUS * 3.0
        _ground(pen, Box(0 if self.left else -beyond, 0, width + beyond, height), self.frame)
        _area(pen, Box(0, 0, width, height), self.side, self.frame, left=self.left, alone=self.alone)


class TerritoryMiddle(Widget, frozen=True, kw_only=True):
    """Number and rows of a territory whose areas are targets of their own."""

    rows: Rows
    frame: Frame = Frame()

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        beyond = RADIUS * 3.0
        _ground(pen, Box(-beyond, 0, width + 2 * beyond, height), self.frame)
        _middle(pen, Box(0, 0, width, height), self.rows, self.frame.edge)


class TerritorySpaces(Widget, frozen=True, kw_only=True):
    """The rows alone as a target on a TerritoryMiddle: all but its number and `right` units at its other end."""

    rows: Rows
    frame: Frame = Frame()
    right: float = 0.0

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        beyond = RADIUS * 3.0
        _ground(pen, Box(-beyond, 0, width + 2 * beyond, height), self.frame)
        whole = Box(-NUMBER, 0, width + NUMBER + self.right, height)
        _bed(pen, whole, self.frame.edge)
        _spaces(pen, whole, self.rows)


class TerritoryHead(Widget, frozen=True, kw_only=True):
    """Number and counts of a territory in one line, above its two areas."""

    rows: Rows

    def draw(self, pen: Pen) -> None:
        width, height = pen.size
        pen.rect((0, 0, width, height), BED, 8)
        _tag(pen, 4 + 13, height / 2, self.rows)
        _counts(pen, Box(36, 0, width - 40, height), _current(self.rows), across=True)


def _ground(pen: Pen, box: Box, frame: Frame) -> None:
    pen.rect(box, PANEL, RADIUS, frame.edge, frame.colour)


def _area(pen: Pen, box: Box, side: Side, frame: Frame, *, left: bool, alone: bool = False) -> None:
    """One area, its outer edge at the left or at the right; `alone`: with an edge all around."""
    edge, round_ = frame.edge, RADIUS - frame.edge
    corners = (round_, 0.0, round_, 0.0) if left else (0.0, round_, 0.0, round_)
    around = (round_, round_, round_, round_) if alone else corners
    inner = Box(box.x + (edge if left or alone else 0), box.y + edge, box.w - edge * (1 + alone), box.h - 2 * edge)
    if side.barred:
        pen.rect(inner, INK, around)
        if not alone:
            pen.rect((inner.right - 2 if left else inner.x, inner.y, 2, inner.h), HAIRLINE)
    elif side.acts:
        pen.rect(inner, RAISED, around)
    if side.acts:
        bar = Box(inner.x if left else inner.right - BAR, inner.y, BAR, inner.h)
        draw_bar(pen, bar, corners)
    # the same room whatever the edge, so that chips keep their size when the territory is chosen
    near = BAR + 7
    far, top = (4, 3) if len(side.chips) < CROWD else (1, 4)
    room = Box(box.x + (near if left else far), box.y + top, box.w - near - far, box.h - 2 * top)
    if side.barred and not side.chips and not side.acts:
        pen.icon("ghost-dance", inner.x + inner.w / 2, inner.y + inner.h / 2, 38, MUTED)
    elif side.barred:
        pen.icon("ghost-dance", room.x + room.w / 2, room.y + 15, 24, MUTED)
        room = Box(room.x, room.y + 28, room.w, room.h - 28)
    draw_chips(pen, room, side.chips)


def draw_chips(pen: Pen, room: Box, chips: tuple[Chip, ...]) -> None:
    """Chips in the middle of `room`, one below the other, in two columns where there is width for them."""
    if not chips:
        return
    columns = 2 if len(chips) > 2 and room.w >= 100 else 1
    most = (room.w - (columns - 1) * 4) / columns
    chips = tuple(part for chip in chips for part in _parts(pen, chip, most))
    rows = -(-len(chips) // columns)
    gap = 6.0 if rows < 4 else 2.0
    high = min(34.0, (room.h - (rows - 1) * gap) / rows)
    while high > LOW_CHIP and any(chip_width(pen, chip, high) > most for chip in chips):
        high -= 2
    wide = min(most, max(high * 1.65, *(chip_width(pen, chip, high) for chip in chips)))
    top = room.y + (room.h - rows * high - (rows - 1) * gap) / 2
    start = room.x + (room.w - columns * wide - (columns - 1) * 4) / 2
    for k, chip in enumerate(chips):
        at = Box(start + k // rows * (wide + 4), top + k % rows * (high + gap), wide, high)
        draw_chip(pen, at, chip)


def _parts(pen: Pen, chip: Chip, width: float) -> tuple[Chip, ...]:
    """A chip too long for the area as two: those on foot, and the horsemen."""
    if not (chip.walkers and chip.riders) or chip_width(pen, chip, LOW_CHIP) <= width:
        return (chip,)
    return msgspec.structs.replace(chip, riders=0), msgspec.structs.replace(chip, walkers=0)


def _middle(pen: Pen, box: Box, rows: Rows, edge: float) -> None:
    _bed(pen, box, edge)
    middle = box.y + box.h / 2
    if box.w < ROWS_WIDTH - 20:
        _tag(pen, box.x + 16, middle, rows)
        _counts(pen, Box(box.x + 32, box.y + edge, box.w - 32, box.h - 2 * edge), _both(rows), across=False)
        return
    _tag(pen, box.x + 20, middle, rows)
    _spaces(pen, box, rows)


def _bed(pen: Pen, box: Box, edge: float) -> None:
    pen.rect((box.x, box.y + edge, box.w, box.h - 2 * edge), BED)


def _spaces(pen: Pen, box: Box, rows: Rows) -> None:
    """Both rows with all their spaces, behind the number."""
    pitch = spaces_pitch(box)
    for spaces, y in ((rows.upper, box.h * 0.285), (rows.lower, box.h * 0.715)):
        for k, (icon, state) in enumerate(spaces):
            draw_tile(pen, box.x + NUMBER + (k + 0.5) * pitch, box.y + y, pitch - 2, icon, state)


def _tag(pen: Pen, x: float, y: float, rows: Rows) -> None:
    """The number of the territory, quieter than the numbers of pawns beside it."""
    pen.rect((x - 12, y - 15, 24, 30), None, 6, 2, HAIRLINE)
    pen.text(rows.number, x, y, 22, MUTED, align="centre")
    if rows.fresh:
        pen.rect((x - 12, min(y + 18, pen.size[1] - 4), 24, NEWS), WHITE, 1)


Line = tuple[str, int, Tile]
"""One kind of a row: its icon, how many tokens lie there, and how it is shown."""


def _both(rows: Rows) -> list[Line]:
    return [*_kinds(rows.upper), *_kinds(rows.lower)]


def _current(rows: Rows) -> list[Line]:
    """The kinds of the row that counts now."""
    return [line for line in _both(rows) if line[2] in (*HELD, Tile.EMPTY)]


def _kinds(spaces: tuple[tuple[str, Tile], ...]) -> list[Line]:
    if spaces and spaces[0][1] is Tile.USED:
        return [("", 0, Tile.USED)]
    lines: list[Line] = []
    for icon in dict.fromkeys(icon for icon, _ in spaces):
        states = [state for other, state in spaces if other == icon]
        held = sum(state in HELD for state in states)
        shown = next((state for state in HELD if state in states), states[0])
        lines.append((icon, held, shown))
    return lines


def _counts(pen: Pen, box: Box, lines: list[Line], *, across: bool) -> None:
    """One entry for each kind, across or down."""
    if not lines:
        return
    step = box.w / len(lines) if across else min(30.0, box.h / len(lines))
    tile = min(26.0, step - 2)
    top = box.y + (box.h - step * len(lines)) / 2
    for k, (icon, held, state) in enumerate(lines):
        x = box.x + 14 + (k * min(step, 60.0) if across else 0)
        y = box.y + box.h / 2 if across else top + (k + 0.5) * step
        draw_tile(pen, x, y, tile, icon, state)
        if held:
            pen.text(str(held), x + tile / 2 + 5, y, 22, TEXT, bold=True)
