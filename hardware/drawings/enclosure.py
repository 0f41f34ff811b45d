"""The case: a plan from above with its measures, a section from the side, and what panels need."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from hardware.bed import Bed
from hardware.drawings.plan import (
    APRON,
    CONTROL_HOLE,
    FRAME,
    PIXEL_HOLE,
    SEAT_AWAY,
    SEAT_HOLE,
    bed_box,
    cell_middle,
    seat_middle,
)
from hardware.drawings.shapes import Box, Circle, Drawing, Paint, Point, Shape, Text, line, rectangle
from hardware.drawings.sheets import A4, AMBER, BLUE, HAIR, INK, PALE, SMALL, SOFT, TEXT, WHITE, Sheet, dimension

A3: Final = (A4[1], 2 * A4[0])
CONTROLS: Final = (("HELP", -85.0), ("UNDO", -35.0), ("OK / ROLL", 45.0))
"""Beside the panel: their middles from its left or right edge, in mm."""
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
    drawn: float
    """Its height in the section: thin ones are shown thicker."""


LAYERS: Final = (
    Layer("clear sheet, 2 mm, if people drink at the table", 2, "#dfe9ef", 3),
    Layer("overlay, printed on translucent film or paper", 0.3, "#e9dfc6", 2),
    Layer("board: opal acrylic, 3 mm", 3, "#ffffff", 4),
    Layer("light gap, 25 mm; with walls between the cells up to 40 mm", 25, "#faf7ef", 25),
    Layer("base of the bed with the pixels: plywood, 6 mm", 6, "#d9c5a0", 6),
    Layer("room for wires, 40 mm", 40, "#ffffff", 40),
    Layer("floor: plywood, 9 mm", 9, "#d9c5a0", 9),
)


GAP: Final = 3
"""Which of them the light crosses."""
LINE: Final = 5.0
"""From one label to the next."""


def height() -> float:
    """Of the case, in mm."""
    return sum(layer.thick for layer in LAYERS)


def enclosure(bed: Bed) -> Drawing:
    """One sheet, A3 upright."""
    sheet = Sheet(
        "The case", A3, "Measures in millimetres. Wood, panels and buttons differ: measure your own before you cut."
    )
    _Plan(sheet, bed).draw()
    _section(sheet)
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
        self._top = 48.0

    def draw(self) -> None:
        draw = self._sheet.add
        self._sheet.text((20, 31), f"Plan, 1 : {1 / self._scale:.3g} on A3", 4.2, bold=True)
        draw(rectangle(self._placed(self._case), Paint(PALE, INK, 0.5), 8, "case"))
        draw(rectangle(self._placed(self._box), Paint(WHITE, INK, 0.4), 0, "bed"))
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
        """The panel and the three controls."""
        wide, high = PANELS[DRAWN].visible()
        x, y = self._box.middle[0], self._box.bottom + FRAME + APRON / 2 - 10
        panel = Box(x - wide / 2, y - high / 2, wide, high)
        self._sheet.add(rectangle(self._placed(panel), Paint(WHITE, INK, 0.5), 1, "panel"))
        across, down = self._at(panel.middle)
        self._sheet.text((across, down), f"panel {PANELS[DRAWN].inches:g} in", TEXT, bold=True, align="centre")
        self._sheet.text((across, down + 5), f"{wide:.0f} x {high:.0f} visible", SMALL, SOFT, align="centre")
        for words, away in CONTROLS:
            edge = panel.x if away < 0 else panel.right
            at = self._at((edge + away, y))
            self._sheet.add(
                Circle(*at, CONTROL_HOLE / 2 * self._scale, Paint(WHITE, INK, 0.4), words.split()[0].lower())
            )
            self._sheet.text((at[0], at[1] + 8), words, SMALL, align="centre")
            self._sheet.text((at[0], at[1] - 6), f"{abs(away):g}", SMALL, SOFT, align="centre")

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
        away = f"Seat buttons: hole {SEAT_HOLE:g}, middle {SEAT_AWAY:g} from the bed,"
        self._sheet.text((bed.x, bed.bottom + 17), away, SMALL, SOFT)
        spots = ", ".join(f"{n} {seat.edge} {seat.at_mm:g}" for n, seat in enumerate(self._bed.seats, 1))
        along = f"and along its edge, from the left or upper end: {spots}."
        self._sheet.text((bed.x, bed.bottom + 21.2), along, SMALL, SOFT)
        controls = f"Controls: hole {CONTROL_HOLE:g}, middles as far from the panel's edge as the numbers say."
        self._sheet.text((bed.x, case.bottom - 5), controls, SMALL, SOFT)

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


def _section(sheet: Sheet) -> None:
    """Three cells of the bed, cut upright."""
    left, top, wide = 20.0, 276.0, 150.0
    sheet.text((left, top - 6), "Section through three cells, 1 : 1 on A3 (thin sheets drawn thicker)", 4.2, bold=True)
    y, label, boxes = top, top - 3.0, []
    for layer in LAYERS:
        box = Box(left, y, wide, layer.drawn)
        boxes.append(box)
        sheet.add(rectangle(box, Paint(layer.fill, INK, 0.3)))
        middle, label = box.middle[1], max(label + LINE, box.middle[1])
        sheet.wire(
            [(box.right, middle), (box.right + 4, middle), (box.right + 10, label), (box.right + 12, label)], HAIR, 0.2
        )
        sheet.text((box.right + 13.5, label + 1.1), layer.words, TEXT)
        y = box.bottom
    _light_boxes(sheet, boxes[GAP], wide / 3)
    sheet.add(*dimension((left - 6, top), (left - 6, y), f"about {round(height())}"))


def _light_boxes(sheet: Sheet, gap: Box, pitch: float) -> None:
    """The walls, a pixel in each cell, and how its light spreads."""
    for n in range(3):
        x = gap.x + (n + 0.5) * pitch
        cone = [
            (x - 2.5, gap.bottom - 1.5),
            (x - pitch * 0.42, gap.y),
            (x + pitch * 0.42, gap.y),
            (x + 2.5, gap.bottom - 1.5),
        ]
        sheet.add(line(cone, Paint("#fdeec4"), closed=True))
        sheet.add(rectangle(Box(x - 2.5, gap.bottom - 1.6, 5, 1.6), Paint(WHITE, AMBER, 0.4)))
    for n in range(4):
        x = min(max(gap.x + n * pitch, gap.x + 1.5), gap.right - 1.5)
        sheet.add(rectangle(Box(x - 1.5, gap.y, 3, gap.h), Paint("#c9c2b2", INK, 0.2)))
    y = gap.bottom + 14
    for n in range(2):
        start, end = gap.x + (n + 0.5) * pitch, gap.x + (n + 1.5) * pitch
        sheet.add(
            line(
                [(start + 1, gap.bottom), (start + 1, y), (end - 1, y), (end - 1, gap.bottom)],
                Paint(line=BLUE, width=0.6),
            )
        )


def _panels(sheet: Sheet) -> None:
    x, y = 20.0, 392.0
    sheet.text(
        (x, y), "Panels: typical cut-outs for the visible picture, and how deep the apron is then", 4.2, bold=True
    )
    for n, panel in enumerate(PANELS):
        wide, high = panel.visible()
        pixels, window = f"{panel.columns} x {panel.rows}", f"{wide:.0f} x {high:.0f} mm"
        words = f"{panel.inches:g} in, {pixels}: {window}, apron {high + ABOVE_BELOW:.0f}"
        sheet.add(Text(x, y + 6 + 4.8 * n, words, TEXT, INK, name=f"panel-{panel.inches:g}"))
    sheet.notes(
        (x + 120, y + 6),
        [
            "Reckoned from diagonal and pixels as if these were square. Frames, boards and cables",
            "differ from maker to maker: lay your own panel on the wood and measure it.",
        ],
    )
