"""A game's overlay as it is printed: places and zones with their names, windows for the light, symbols, the land."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import ceil, floor
from typing import Final

from hardware.bed import Bed, Cell
from hardware.drawings.cells import Rim, box, outline
from hardware.drawings.font import CAPITAL, fitting, width, wrapped
from hardware.drawings.icons import icon
from hardware.drawings.labels import Label, Labels
from hardware.drawings.landscape import FINE, globe, land
from hardware.drawings.plan import bed_box, cell_middle
from hardware.drawings.registration import BLEED, corner_marks, scale_bar
from hardware.drawings.shapes import Align, Box, Circle, Drawing, Paint, Point, Shape, Text, line, rectangle
from hardware.drawings.sheets import INK, SOFT, WHITE
from hardware.overlay import Mark, Overlay, group_of

MARGIN: Final = 20.0
"""Around the overlay, for marks and the scale."""
PAPER: Final = "#faf7ef"
WINDOW: Final = 4.0
"""From the edge of a cell to its window."""
EDGE: Final = 1.3
"""From the edge of a cell to the outline of its place."""
PAD: Final = 2.6
"""From the edge of a window to the words."""
TITLE: Final = 12.0
NUMBER: Final = 9.5
CELL_TITLE: Final = 7.0
NOTE: Final = 5.4
"""Sizes of type; a note is wrapped before it gets smaller."""
SINGLE: Final = 60.0
"""A window that is narrower lies over a single column."""
DISC: Final = 14.0
"""Radius of the ground under a symbol, and of one that has a cell to itself."""
SMALL_DISC: Final = 7.5
FOOT: Final = 16.0
"""What the name of the game takes at the foot of a zone."""
BAND: Final = 5.0
"""How high the land is drawn in the frame between two windows."""


def overlay_print(bed: Bed, overlay: Overlay, title: str, labels: Labels, icons: Mapping[str, str]) -> Drawing:
    """The print at true size; `icons` are the texts of SVG files by the names that the overlay's marks carry."""
    trim = bed_box(bed)
    sheet = trim.grown(MARGIN)
    shapes: list[Shape] = [rectangle(sheet, Paint(WHITE)), rectangle(trim.grown(BLEED), Paint(PAPER), name="ground")]
    shapes += _places(bed, overlay)
    shapes += _name_of_the_game(bed, overlay, title)
    shapes += [Circle(*cell_middle(bed, *cell), 0.6, Paint(SOFT)) for cells in overlay.zones.values() for cell in cells]
    for mark in overlay.marks:
        shapes += _mark(bed, overlay, mark, icons[mark.icon])
    rows = {
        zone: (box_of_row(overlay.zones[zone], bed, 0), box_of_row(overlay.zones[zone], bed, -1)) for zone in labels
    }
    long = [_fit(labels[zone].title, first) for zone, (first, _) in rows.items() if first.w >= SINGLE]
    heading = min([TITLE, *long])
    for zone, (first, last) in rows.items():
        shapes += words_in(first, last, labels[zone], zone, heading)
    note = f"{title}: overlay, {trim.w:g} x {trim.h:g} mm"
    shapes.append(Text(trim.x, sheet.bottom - 4, note, 4.2, SOFT))
    shapes += scale_bar((trim.right - 100, sheet.bottom - 6))
    shapes += corner_marks(trim)
    return Drawing(f"{title}: overlay", sheet, trim, tuple(shapes))


def kind_of(place: str) -> str:
    """The kind of a place: "forest" for "forest-2"."""
    return place.rpartition("-")[0] or place


def _places(bed: Bed, overlay: Overlay) -> list[Shape]:
    """Grounds with the land on them, windows, and the outlines on top."""
    pitch, rim = bed.pitch_mm, Rim(bed.columns, bed.rows, BLEED)
    cells = {place: [c for zone in zones for c in overlay.zones[zone]] for place, zones in overlay.groups().items()}
    shapes: list[Shape] = []
    if any(kind_of(place) == "space" for place in cells):
        shapes += globe(box(bed.cells(), pitch).grown(-WINDOW - 1), Paint(line=land("space").lines, width=FINE))
    for place, at in cells.items():
        shapes.append(outline(at, pitch, EDGE, 6, Paint(land(kind_of(place)).ground), f"ground-{place}", rim))
    for place, zones in overlay.groups().items():
        look = land(kind_of(place))
        for band in bands([overlay.zones[zone] for zone in zones], pitch):
            shapes += look.draw(band, Paint(line=look.lines, width=FINE))
    for zone, window in overlay.zones.items():
        shapes.append(outline(window, pitch, WINDOW, 5, Paint(WHITE), f"window-{zone}"))
    for place, at in cells.items():
        edge = Paint(line=land(kind_of(place)).edge, width=0.6)
        shapes.append(outline(at, pitch, EDGE, 6, edge, f"place-{place}", rim))
    return shapes


def bands(zones: Sequence[Collection[Cell]], pitch: float) -> list[Box]:
    """The level parts of a place's frame, between windows above and below: the land fits in there."""
    zone_at = {cell: n for n, cells in enumerate(zones) for cell in cells}
    seams = {
        (column, row)
        for (column, row), n in zone_at.items()
        if (column, row + 1) in zone_at and zone_at[column, row + 1] != n
    }
    found = []
    for column, row in sorted(seams):
        if (column - 1, row) in seams:
            continue
        last = column
        while (last + 1, row) in seams:
            last += 1
        left, right = column * pitch + WINDOW + 2, (last + 1) * pitch - WINDOW - 2
        found.append(Box(left, (row + 1) * pitch - BAND / 2, right - left, BAND))
    return found


def _mark(bed: Bed, overlay: Overlay, mark: Mark, text: str) -> list[Shape]:
    """A symbol on a ground of its own; smaller where it shares a single cell with words."""
    zone, (column, row), alone = place_of(overlay, mark)
    x, y = cell_middle(bed, 0, 0)
    at = x + column * bed.pitch_mm, y + row * bed.pitch_mm
    radius = SMALL_DISC if alone else DISC
    edge = land(kind_of(group_of(zone))).edge
    ground = Paint(WHITE) if alone else Paint(WHITE, edge, 0.4)
    size = radius * (1.8 if alone else 1.35)
    return [Circle(*at, radius, ground, f"mark-{mark.icon}"), *icon(text, at, size, INK)]


def place_of(overlay: Overlay, mark: Mark) -> tuple[str, Point, bool]:
    """The zone that a mark is printed in, its middle in cells, and whether it has one cell only: a mark between two
    windows would take light from both, so it moves into the first."""
    near = {(column, row) for column in _beside(mark.x) for row in _beside(mark.y)}
    zone, cells = next((zone, cells) for zone, cells in overlay.zones.items() if near & set(cells))
    if near <= set(cells):
        return zone, (mark.x, mark.y), len(cells) == 1
    column, row = next(cell for cell in cells if cell in near)
    return zone, (float(column), float(row)), True


def _beside(middle: float) -> tuple[int, int]:
    return floor(middle), ceil(middle)


def box_of_row(cells: Collection[Cell], bed: Bed, which: int) -> Box:
    """The window over the first (0) or the last (-1) row of a zone: its longest run of cells, in mm."""
    row = sorted({row for _, row in cells})[which]
    columns = sorted(column for column, r in cells if r == row)
    runs: list[list[Cell]] = []
    for column in columns:
        if runs and runs[-1][-1][0] == column - 1:
            runs[-1].append((column, row))
        else:
            runs.append([(column, row)])
    return box(max(runs, key=len), bed.pitch_mm).grown(-WINDOW)


def words_in(first: Box, last: Box, label: Label, zone: str, heading: float) -> list[Shape]:
    """The title at the top of a zone's first row, at the left of a long one, where it has the size of all such
    headings; the note at the bottom of its last."""
    shapes: list[Shape] = []
    if label.title:
        single = first.w < SINGLE
        largest = (NUMBER if label.title.isdigit() else CELL_TITLE) if single else heading
        size = min(largest, _fit(label.title, first))
        y = first.y + PAD + size * CAPITAL
        align: Align = "centre" if single else "left"
        x = first.middle[0] if single else first.x + PAD
        shapes.append(Text(x, y, label.title, size, INK, True, align, name=f"title-{zone}"))
    if label.note:
        size, lines = _note_lines(label.note, last.w - 2 * PAD)
        for n, words in enumerate(reversed(lines)):
            y = last.bottom - PAD - 1 - n * size * 1.12
            shapes.append(Text(last.middle[0], y, words, size, SOFT, False, "centre", name=f"note-{n}-{zone}"))
    return shapes


def _fit(title: str, window: Box) -> float:
    """The largest size at which a title stays in its window."""
    return fitting(title, window.w - 2 * PAD, TITLE, bold=True)


def _note_lines(note: str, room: float) -> tuple[float, list[str]]:
    """In one line where it fits, or in two that are alike in length."""
    lines = wrapped(note, room, NOTE)
    if len(lines) == 1:
        return fitting(note, room, NOTE), lines
    words = note.split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    if splits:
        best = min(splits, key=lambda pair: _unevenness(pair, room))
        lines = list(best)
    return min(fitting(part, room, NOTE) for part in lines), lines


def _unevenness(pair: tuple[str, str], room: float) -> tuple[bool, bool, float]:
    """Smallest for the best two lines: both fit, the first ends with a comma, they are alike in length."""
    longest = max(width(part, NOTE) for part in pair)
    return longest > room, not pair[0].endswith(","), longest


def _name_of_the_game(bed: Bed, overlay: Overlay, title: str) -> list[Shape]:
    """In the largest rectangle of the board that belongs to no place; if that is too small, at the foot of the largest
    zone."""
    taken = {cell for cells in overlay.zones.values() for cell in cells}
    free = largest_free(bed, taken)
    if free.w * free.h >= 3:
        room = Box(*(value * bed.pitch_mm for value in free)).grown(-10)
        ground = PAPER
    else:
        foot = box_of_row(max(overlay.zones.values(), key=len), bed, -1)
        room = Box(foot.x + PAD, foot.bottom - FOOT, foot.w - 2 * PAD, FOOT - PAD)
        ground = WHITE
    size = min(fitting(title.upper(), room.w * 0.92, 1000, bold=True), room.h * 0.62)
    x, y = room.middle
    rule = Paint(line=SOFT, width=0.5)
    half = size * CAPITAL / 2
    away = half + min(8.0, room.h / 2 - half)
    return [
        rectangle(Box(room.x, y - away, room.w, 2 * away), Paint(ground)),
        Text(x, y + half, title.upper(), size, SOFT, True, "centre", name="game"),
        line([(room.x, y - away), (room.right, y - away)], rule),
        line([(room.x, y + away), (room.right, y + away)], rule),
    ]


def largest_free(bed: Bed, taken: Collection[Cell]) -> Box:
    """The largest rectangle of cells that are not taken, in cells; an empty one if all are."""
    best = Box(0, 0, 0, 0)
    for left, top in bed.cells():
        right = bed.columns
        for row in range(top, bed.rows):
            right = next((column for column in range(left, right) if (column, row) in taken), right)
            found = Box(left, top, right - left, row - top + 1)
            if found.w * found.h > best.w * best.h:
                best = found
    return best
