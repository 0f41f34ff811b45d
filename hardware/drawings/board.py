"""A game's overlay as it is printed: places and zones with their names, windows for the light, symbols, the land."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from hardware.bed import Bed, Cell
from hardware.drawings.cells import box, outline
from hardware.drawings.font import CAPITAL, bounds, fitting, width, wrapped
from hardware.drawings.icons import icon
from hardware.drawings.labels import Label, Labels
from hardware.drawings.landscape import FINE, land
from hardware.drawings.plan import bed_box, cell_middle
from hardware.drawings.registration import corner_marks, scale_bar
from hardware.drawings.shapes import Align, Box, Circle, Drawing, Paint, Shape, Text, line, rectangle
from hardware.drawings.sheets import INK, SOFT, WHITE
from hardware.overlay import Mark, Overlay, group_of

MARGIN: Final = 15.0
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
SMALLEST: Final = 4.4
"""Sizes of type; a note is wrapped before it gets smaller."""
DISC: Final = 14.0
"""Radius of the ground under a symbol, and of one that has a cell to itself."""
SMALL_DISC: Final = 9.5


def overlay_print(bed: Bed, overlay: Overlay, title: str, labels: Labels, icons: Mapping[str, str]) -> Drawing:
    """The print at true size; `icons` are the texts of SVG files by the names that the overlay's marks carry."""
    trim = bed_box(bed)
    sheet = trim.grown(MARGIN)
    shapes: list[Shape] = [rectangle(sheet, Paint(WHITE)), rectangle(trim, Paint(PAPER), name="ground")]
    shapes += _places(bed, overlay)
    shapes += _name_of_the_game(bed, overlay, title)
    shapes += [Circle(*cell_middle(bed, *cell), 0.6, Paint(SOFT)) for cells in overlay.zones.values() for cell in cells]
    for mark in overlay.marks:
        shapes += _mark(bed, overlay, mark, icons[mark.icon])
    for zone, label in labels.items():
        shapes += words_in(
            box_of_row(overlay.zones[zone], bed, 0), box_of_row(overlay.zones[zone], bed, -1), label, zone
        )
    note = f"{title}: overlay, {trim.w:g} x {trim.h:g} mm"
    shapes.append(Text(trim.x, sheet.bottom - 4, note, 4.2, SOFT))
    shapes += scale_bar((trim.right - 100, sheet.bottom - 6))
    shapes += corner_marks(trim)
    return Drawing(f"{title}: overlay", sheet, trim, tuple(shapes))


def kind_of(place: str) -> str:
    """The kind of a place: "forest" for "forest-2"."""
    return place.rpartition("-")[0] or place


def _places(bed: Bed, overlay: Overlay) -> list[Shape]:
    """Ground, windows, the land over them, and the outlines on top."""
    pitch = bed.pitch_mm
    cells = {place: [c for zone in zones for c in overlay.zones[zone]] for place, zones in overlay.groups().items()}
    shapes = _land(bed, cells, beyond=True)
    shapes += [
        outline(cells[place], pitch, EDGE, 6, Paint(land(kind_of(place)).ground), f"ground-{place}") for place in cells
    ]
    for zone, at in overlay.zones.items():
        shapes.append(outline(at, pitch, WINDOW, 5, Paint(WHITE), f"window-{zone}"))
    shapes += _land(bed, cells, beyond=False)
    shapes += [
        outline(cells[place], pitch, EDGE, 6, Paint(line=land(kind_of(place)).edge, width=0.6), f"place-{place}")
        for place in cells
    ]
    return shapes


def _land(bed: Bed, cells: Mapping[str, Collection[Cell]], beyond: bool) -> list[Shape]:
    """One picture for all places of a kind, since they lie beside each other."""
    kinds: dict[str, list[Cell]] = {}
    for place, at in cells.items():
        kinds.setdefault(kind_of(place), []).extend(at)
    shapes: list[Shape] = []
    for kind, at in kinds.items():
        look = land(kind)
        if look.beyond == beyond:
            shapes += look.draw(box(at, bed.pitch_mm).grown(-WINDOW - 1), Paint(line=look.lines, width=FINE))
    return shapes


def _mark(bed: Bed, overlay: Overlay, mark: Mark, text: str) -> list[Shape]:
    """A symbol on a ground of its own; smaller where it shares a single cell with words."""
    x, y = cell_middle(bed, 0, 0)
    at = x + mark.x * bed.pitch_mm, y + mark.y * bed.pitch_mm
    cell = round(mark.x), round(mark.y)
    zone, cells = next((zone, cells) for zone, cells in overlay.zones.items() if cell in cells)
    alone = len(cells) == 1 and (mark.x, mark.y) == cell
    radius = SMALL_DISC if alone else DISC
    edge = land(kind_of(group_of(zone))).edge
    ground = Paint(WHITE) if alone else Paint(WHITE, edge, 0.4)
    size = radius * (1.6 if alone else 1.35)
    return [Circle(*at, radius, ground, f"mark-{mark.icon}"), *icon(text, at, size, INK)]


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


def words_in(first: Box, last: Box, label: Label, zone: str) -> list[Shape]:
    """The title at the top of a zone's first row, at the left of a long one; the note at the bottom of its last."""
    shapes: list[Shape] = []
    if label.title:
        single = first.w < 60
        room = first.w - 2 * PAD
        largest = (NUMBER if label.title.isdigit() else CELL_TITLE) if single else TITLE
        size = fitting(label.title, room, largest, bold=True)
        y = first.y + PAD + size * CAPITAL
        align: Align = "centre" if single else "left"
        x = first.middle[0] if single else first.x + PAD
        shapes.append(Text(x, y, label.title, size, INK, True, align, name=f"title-{zone}"))
    if label.note:
        room = last.w - 2 * PAD
        size, lines = _note_lines(label.note, room)
        for n, words in enumerate(reversed(lines)):
            y = last.bottom - PAD - 1 - n * size * 1.12
            text = Text(last.middle[0], y, words, size, SOFT, False, "centre", name=f"note-{n}-{zone}")
            # no line of the land runs through a word
            shapes += [rectangle(bounds(text).grown(0.8), Paint(WHITE), 0.8), text]
    return shapes


def _note_lines(note: str, room: float) -> tuple[float, list[str]]:
    """In one line where it fits, or in two that are alike in length."""
    if (size := fitting(note, room, NOTE)) >= SMALLEST:
        return size, [note]
    lines = wrapped(note, room, NOTE)
    words = note.split()
    splits = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    if splits:
        lines = list(min(splits, key=lambda pair: max(width(part, 1) for part in pair)))
    return min(fitting(part, room, NOTE) for part in lines), lines


def _name_of_the_game(bed: Bed, overlay: Overlay, title: str) -> list[Shape]:
    """In the largest rectangle of the board that belongs to no place, if it is large enough."""
    taken = {cell for cells in overlay.zones.values() for cell in cells}
    free = largest_free(bed, taken)
    if free.w * free.h < 3:
        return []
    room = Box(*(value * bed.pitch_mm for value in free)).grown(-10)
    size = min(fitting(title.upper(), room.w - 20, 1000, bold=True), room.h * 0.62)
    x, y = room.middle
    rule = Paint(line=SOFT, width=0.5)
    half = size * CAPITAL / 2
    away = half + min(8.0, room.h / 2 - half)
    return [
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
