"""The case: a plan from above with its measures, a section from the side, and what panels need."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from hardware.bed import Bed
from hardware.drawings.inside import Inside
from hardware.drawings.plan import (
    APRON,
    CLEARANCE,
    CONTROL_HOLE,
    FRAME,
    LEDGE,
    PIXEL_HOLE,
    SEAT_AWAY,
    SEAT_HOLE,
    bed_box,
    board_box,
    cell_middle,
    pillars,
    seat_middle,
)
from hardware.drawings.shapes import Box, Circle, Drawing, Paint, Point, Shape, Text, line, rectangle
from hardware.drawings.sheets import A4, AMBER, BLUE, HAIR, INK, PALE, SMALL, SOFT, TEXT, WHITE, Sheet, dimension

A3: Final = (A4[1], 2 * A4[0])
CONTROLS: Final = (("HELP", -85.0), ("UNDO", -35.0), ("OK / ROLL", 45.0))
"""Beside the panel: their middles from its left or right edge, in mm."""
FROM_FRONT: Final = APRON / 2 + 10
"""From the front edge of the case to the middles of panel and controls."""
PITCH: Final = 50.0
"""Of the cells in the section."""
ABOVE_BELOW: Final = 54.0
"""What the apron needs beyond the panel's height."""


class PanelSize(NamedTuple):
    """A usual panel: its diagonal in inches and its pixels."""

    inches: float
    columns: int
    rows: int

    def visible(self) -> tuple[float, float]:
        """Width and height in mm of a picture with square pixels."""
        unit = self.inches * 25.4 / hypot(self.columns, self.rows)
        return self.columns * unit, self.rows * unit


PANELS: Final = (PanelSize(7, 1024, 600), PanelSize(10.1, 1280, 800), PanelSize(15.6, 1920, 1080))
DRAWN: Final = 1
"""The panel in the plan."""


class Layer(NamedTuple):
    """What lies over each other in the bed, from above; thickness in mm."""

    words: str
    thick: float
    fill: str


LAYERS: Final = (
    Layer("top: plywood, 6 mm; overlay and clear sheet lie in its opening", 6, "#e6d5b5"),
    Layer("board: opal acrylic, 3 mm", 3, "#ffffff"),
    Layer("light gap, 25 mm; with walls between the cells up to 40 mm", 25, "#faf7ef"),
    Layer("base of the bed with the pixels: plywood, 6 mm", 6, "#d9c5a0"),
    Layer("room for wires and the Pi, 40 mm", 40, "#ffffff"),
    Layer("floor: plywood, 9 mm", 9, "#d9c5a0"),
)
TOP, BOARD, GAP, BASE, ROOM, FLOOR = range(len(LAYERS))
SIDE: Final = 12.0
WALL: Final = 18.0
"""Thickness of the wood around the case, and around the bed."""
BATTEN: Final = 10.0
"""Under the base of the bed, along the walls."""
LINE: Final = 5.0
"""From one label to the next."""


def height() -> float:
    """Of the case, in mm."""
    return sum(layer.thick for layer in LAYERS)


def below_top() -> float:
    """The room under the top beside the bed, in mm: for the buttons and the panel."""
    return height() - LAYERS[TOP].thick - LAYERS[FLOOR].thick


def enclosure(bed: Bed) -> Drawing:
    """One sheet, A3 upright."""
    sheet = Sheet(
        "The case", A3, "Measures in millimetres. Wood, panels and buttons differ: measure your own before you cut."
    )
    _Plan(sheet, bed).draw()
    _section(sheet)
    Inside(sheet, bed).draw()
    _panels(sheet)
    return sheet.drawing()


class _Plan:
    """The table from above, one to four."""

    def __init__(self, sheet: Sheet, bed: Bed) -> None:
        self._sheet = sheet
        self._bed = bed
        self._box = bed_box(bed)
        self._case = Box(-FRAME, -FRAME, self._box.w + 2 * FRAME, self._box.h + 2 * FRAME + APRON)
        self._scale = min(0.25, 244 / self._case.w, 214 / self._case.h)
        self._left = (sheet.box.w - self._case.w * self._scale) / 2 + 6
        self._top = 49.0

    def draw(self) -> None:
        draw = self._sheet.add
        self._sheet.text((20, 31), f"Plan, 1 : {1 / self._scale:.3g} on A3", 4.2, bold=True)
        draw(rectangle(self._placed(self._case), Paint(PALE, INK, 0.5), 8, "case"))
        draw(rectangle(self._placed(board_box(self._bed)), Paint(line=HAIR, width=0.25, dash=(1.5, 1)), 0, "board"))
        draw(rectangle(self._placed(self._box), Paint(WHITE, INK, 0.4), 0, "bed"))
        for point in pillars(self._bed):
            draw(*_cross(self._at(point)))
        for cell in self._bed.cells():
            draw(
                Circle(
                    *self._at(cell_middle(self._bed, *cell)), PIXEL_HOLE / 2 * self._scale, Paint(line=HAIR, width=0.2)
                )
            )
        for place in range(len(self._bed.seats)):
            x, y = self._at(seat_middle(self._bed, place))
            draw(Circle(x, y, SEAT_HOLE / 2 * self._scale, Paint(WHITE, INK, 0.4), f"seat-{place + 1}"))
            self._sheet.text((x, y + 1.1), str(place + 1), TEXT, bold=True, align="centre")
        self._front()
        self._measures()

    def _front(self) -> None:
        """The panel and the three controls, measured from the middle line and from the front."""
        wide, high = PANELS[DRAWN].visible()
        x, y = self._box.middle[0], self._case.bottom - FROM_FRONT
        panel = Box(x - wide / 2, y - high / 2, wide, high)
        self._sheet.add(rectangle(self._placed(panel), Paint(WHITE, INK, 0.5), 1, "panel"))
        across, down = self._at(panel.middle)
        self._sheet.text((across, down - 2), f"panel {PANELS[DRAWN].inches:g} in", TEXT, bold=True, align="centre")
        self._sheet.text((across, down + 3), f"{wide:.0f} x {high:.0f} visible", SMALL, SOFT, align="centre")
        for words, away in CONTROLS:
            edge = panel.x if away < 0 else panel.right
            at = self._at((edge + away, y))
            self._sheet.add(
                Circle(*at, CONTROL_HOLE / 2 * self._scale, Paint(WHITE, INK, 0.4), words.split()[0].lower())
            )
            self._sheet.text((at[0], at[1] + 8), words, SMALL, align="centre")
        front = self._at((0, self._case.bottom))[1]
        self._sheet.wire([(across, down + high / 2 * self._scale), (across, front + 19)], HAIR, 0.2)
        for n, edge in enumerate(self._from_the_middle(panel)):
            left, right = sorted((across, across + (edge - x) * self._scale))
            self._sheet.add(*self._level(left, right, front + 5 + 5 * (n % 3), f"{abs(edge - x):.0f}"))
        right = self._at((self._case.right, 0))[0]
        self._sheet.add(*self._upright(down, front, right + 5, f"{FROM_FRONT:g}"))
        self._sheet.wire([(self._at((panel.right + CONTROLS[-1][1], 0))[0] + 5, down), (right + 6, down)], HAIR, 0.2)

    def _from_the_middle(self, panel: Box) -> list[float]:
        """Where to measure: the panel's left edge and the two controls there, its right edge and the one beyond."""
        left = [panel.x, *(panel.x + away for _, away in reversed(CONTROLS) if away < 0)]
        return [*left, panel.right, *(panel.right + away for _, away in CONTROLS if away > 0)]

    def _measures(self) -> None:
        case, bed = self._placed(self._case), self._placed(self._box)
        draw = self._sheet.add
        draw(*self._level(case.x, bed.x, case.y - 5, f"{FRAME:g}"))
        draw(*self._level(bed.x, bed.right, case.y - 5, f"bed {self._box.w:g}"))
        draw(*self._level(bed.right, case.right, case.y - 5, f"{FRAME:g}"))
        draw(*self._level(case.x, case.right, case.y - 11, f"case {self._case.w:g}"))
        draw(*self._upright(case.y, bed.y, case.x - 5, f"{FRAME:g}"))
        draw(*self._upright(bed.y, bed.bottom, case.x - 5, f"bed {self._box.h:g}"))
        draw(*self._upright(bed.bottom, case.bottom, case.x - 5, f"{FRAME:g} + apron {APRON:g}"))
        draw(*self._upright(case.y, case.bottom, case.x - 11, f"case {self._case.h:g}"))
        spots = ", ".join(f"{n} {seat.edge} {seat.at_mm:g}" for n, seat in enumerate(self._bed.seats, 1))
        opening, board = self._box.grown(CLEARANCE), board_box(self._bed)
        self._sheet.notes(
            (12, 391),
            [
                f"Holes of seat buttons {SEAT_HOLE:g}, of controls {CONTROL_HOLE:g}. Middles of seat buttons"
                f" {SEAT_AWAY:g} from",
                "the bed; along its edge, from the left or upper end:",
                f"{spots}.",
                f"Opening in the top {opening.w:g} x {opening.h:g}, overlay {self._box.w:g} x {self._box.h:g}.",
                f"Board (dashed) {board.w:g} x {board.h:g}; crosses: pillars under the board.",
            ],
        )

    def _level(self, left: float, right: float, y: float, words: str) -> list[Shape]:
        ends = [line([(x, y - 1.5), (x, y + 1.5)], Paint(line=SOFT, width=0.2)) for x in (left, right)]
        return [*ends, *dimension((left, y), (right, y), words)]

    def _upright(self, top: float, bottom: float, x: float, words: str) -> list[Shape]:
        ends = [line([(x - 1.5, y), (x + 1.5, y)], Paint(line=SOFT, width=0.2)) for y in (top, bottom)]
        return [*ends, *dimension((x, top), (x, bottom), words)]

    def _at(self, point: Point) -> Point:
        return (
            self._left + (point[0] - self._case.x) * self._scale,
            self._top + (point[1] - self._case.y) * self._scale,
        )

    def _placed(self, box: Box) -> Box:
        return Box(*self._at((box.x, box.y)), box.w * self._scale, box.h * self._scale)


def _cross(at: Point) -> list[Shape]:
    x, y = at
    paint = Paint(line=INK, width=0.5)
    return [line([(x - 1.5, y), (x + 1.5, y)], paint), line([(x, y - 1.5), (x, y + 1.5)], paint)]


def _section(sheet: Sheet) -> None:
    """The left edge of the bed, cut upright, one to two."""
    left, top, half = 20.0, 306.0, 0.5
    sheet.text((left - 8, top - 8), "Section at the left edge, 1 : 2 on A3", 4.2, bold=True)
    inner = left + FRAME * half
    right = inner + 2 * PITCH * half
    y, label, tops = top, top - 4.0, list[float]()
    for layer in LAYERS:
        box = Box(left, y, right - left, layer.thick * half)
        tops.append(y)
        sheet.add(rectangle(box, Paint(layer.fill, INK, 0.25)))
        middle, label = box.middle[1], max(label + LINE, box.middle[1])
        sheet.wire([(right, middle), (right + 2, middle), (right + 5, label), (right + 6, label)], HAIR, 0.2)
        sheet.text((right + 7, label + 1), layer.words, SMALL)
        y = box.bottom
    paint = Paint("#d9c5a0", INK, 0.25)
    board = inner - LEDGE * half
    # the frame is hollow; the wall of the bed carries the board
    sheet.add(rectangle(Box(left, tops[BOARD], inner - left, tops[FLOOR] - tops[BOARD]), Paint(WHITE, INK, 0.25)))
    sheet.add(rectangle(Box(left, tops[BOARD], SIDE * half, tops[FLOOR] - tops[BOARD]), paint))
    sheet.add(rectangle(Box(inner - WALL * half, tops[GAP], WALL * half, tops[FLOOR] - tops[GAP]), paint))
    batten = Box(inner, tops[ROOM], BATTEN * half, BATTEN * half)
    sheet.add(rectangle(batten, paint, name="batten"))
    low = Box(inner - WALL * half, tops[BOARD], board - CLEARANCE * half - inner + WALL * half, tops[GAP] - tops[BOARD])
    sheet.add(rectangle(low, paint))
    sheet.add(rectangle(Box(board, tops[BOARD], right - board, tops[GAP] - tops[BOARD]), Paint(WHITE, INK, 0.25)))
    # overlay and clear sheet lie in the opening of the top
    opening = Box(inner - CLEARANCE * half, top, right - inner + CLEARANCE * half, tops[BOARD] - top)
    sheet.add(rectangle(opening, Paint(WHITE)))
    sheet.add(rectangle(Box(inner, tops[BOARD] - 1.4, right - inner, 1), Paint("#dfe9ef", INK, 0.2)))
    sheet.wire([(inner, tops[BOARD] - 0.2), (right, tops[BOARD] - 0.2)], AMBER, 0.4)
    _light_boxes(sheet, Box(inner, tops[GAP], right - inner, tops[BASE] - tops[GAP]), PITCH * half, tops[ROOM])
    sheet.add(*dimension((left - 5, top), (left - 5, y), f"about {round(height())}"))
    sheet.add(*dimension((left + 8, tops[BOARD]), (left + 8, tops[FLOOR]), f"{below_top():g}"))
    sheet.add(*dimension((left, y + 4), (inner, y + 4), f"{FRAME:g}"))
    sheet.notes(
        (left - 8, y + 10),
        [
            f"The board lies {LEDGE:g} mm on the walls of the bed, and on pillars: white dowels of 6 to 8 mm,",
            "as high as the gap, at the crosses of the plan. Walls between the cells do the same.",
            f"{CLEARANCE:g} mm of air around board and overlay: acrylic grows when warm.",
            f"Under the top {below_top():g} mm are free: a button of 30 mm takes up to 60 with its plugs;",
            "allow 40 for the panel with its board, and 60 at the side of its sockets.",
            "The base lies on battens of 10 x 10 mm. Pixels on round boards are flush with its upper face.",
        ],
    )


def _light_boxes(sheet: Sheet, gap: Box, pitch: float, below: float) -> None:
    """A pixel in each cell, flush with the base, how its light spreads, a wall, and the wires below."""
    for n in range(2):
        x = gap.x + (n + 0.5) * pitch
        cone = [(x - 1.2, gap.bottom), (x - pitch * 0.42, gap.y), (x + pitch * 0.42, gap.y), (x + 1.2, gap.bottom)]
        sheet.add(line(cone, Paint("#fdeec4"), closed=True))
        sheet.add(rectangle(Box(x - PIXEL_HOLE / 4, gap.bottom, PIXEL_HOLE / 2, below - gap.bottom), Paint(WHITE)))
        sheet.add(rectangle(Box(x - 2.4, gap.bottom, 4.8, 1.2), Paint(WHITE, AMBER, 0.4)))
    sheet.add(rectangle(Box(gap.x + pitch - 0.75, gap.y, 1.5, gap.h), Paint("#c9c2b2", INK, 0.2)))
    start, end, y = gap.x + pitch / 2, gap.x + pitch * 1.5, below + 5
    sheet.add(line([(start, gap.bottom + 1.4), (start, y), (end, y), (end, gap.bottom + 1.4)], Paint(line=BLUE)))


def _panels(sheet: Sheet) -> None:
    x, y = 160.0, 394.0
    sheet.text((x, y), "Panels: what is visible, and the apron for it", TEXT, bold=True)
    for n, panel in enumerate(PANELS):
        wide, high = panel.visible()
        pixels, window = f"{panel.columns} x {panel.rows}", f"{wide:.0f} x {high:.0f} mm"
        words = f"{panel.inches:g} in, {pixels}: {window}, apron {high + ABOVE_BELOW:.0f}"
        sheet.add(Text(x, y + 5 + 4.2 * n, words, SMALL, INK, name=f"panel-{panel.inches:g}"))
    note = "Reckoned from diagonal and pixels: lay your own on the wood and measure it."
    sheet.notes((x, y + 5 + 4.2 * len(PANELS)), [note])
