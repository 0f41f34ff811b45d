"""What every screen must keep: sizes and gaps in millimetres, margins, text that fits and can be read."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

import pygame

from ui.kit.painter import Painter
from ui.kit.panel import Box, Panel
from ui.kit.pen import Brushes, Written
from ui.kit.pieces.pad import Pad
from ui.kit.theme import DIM, SMALLEST, TEXT, Colour
from ui.kit.type import Type
from ui.kit.widget import Scene, Widget
from ui.text.words import Words

PRIMARY_MM = 20.0
FLOOR_MM = 12.0
GAP_MM = 3.0
OPPOSITE_MM = 8.0
MARGIN_MM = 8.0
TOLERANCE_MM = 0.15
GAME_CONTRAST = 7.0
QUIET_CONTRAST = 4.5


class LongWords(Words):
    """English with every text 40% longer, as another language may be."""

    def __call__(self, text: str) -> str:
        return lengthened(super().__call__(text))

    def plural(self, one: str, many: str, number: int) -> str:
        return lengthened(one if number == 1 else many).format(n=number)


@cache
def lengthened(text: str) -> str:
    """`text` with 40% more letters, spread over its words; {fields} stay as they are."""
    owed = 0.0
    parts: list[str] = []
    for part in re.split(r"(\{[^}]*\}|[^\W\d_]+)", text):
        if part and part[0].isalpha():
            owed += len(part) * 0.4
            more = round(owed)
            owed -= more
            parts.append(part + ("nemo" * (more // 4 + 1))[:more])
        else:
            parts.append(part)
    return "".join(parts)


def check_scene(scene: Scene, panel: Panel, *, opposites: Iterable[tuple[str, str]] = ()) -> list[Written]:
    """Raises AssertionError for whatever a hand or an eye would trip over; returns the texts as drawn.

    `opposites` are pairs of keys with opposite meanings: they stand 8 mm apart.
    """
    check_places(scene, panel)
    check_targets(scene, panel)
    boxes = {w.key: w.box for w in scene if w.key}
    for one, other in opposites:
        if one in boxes and other in boxes:
            apart = panel.millimetres(distance(boxes[one], boxes[other]))
            assert apart >= OPPOSITE_MM - TOLERANCE_MM, f"{one} and {other} are only {apart:.1f} mm apart"
    return [text for widget in scene for text in checked_texts(widget, panel)]


@cache
def brushes() -> Brushes:
    """Fonts, shapes and icons with their kept pictures: what takes longest to make."""
    return Brushes()


@lru_cache(maxsize=8)
def painter_of(panel: Panel) -> Painter:
    return Painter(panel, brushes())


@lru_cache(maxsize=20_000)
def checked_texts(widget: Widget, panel: Panel) -> tuple[Written, ...]:
    """As `check_text`, once for all scenes that hold this widget: equal widgets look equal."""
    return tuple(check_text(widget, painter_of(panel)))


def check_places(scene: Scene, panel: Panel) -> None:
    """Every widget lies on the panel; two widgets overlap only if one stands wholly on the other."""
    whole = Box(0, 0, panel.width, panel.height)
    for widget in scene:
        assert contains(whole, widget.box), f"{name(widget)} leaves the panel: {widget.box}"
    for below, above in combinations(scene, 2):
        if overlap(below.box, above.box):
            assert contains(below.box, above.box), f"{name(above)} half covers {name(below)}"
            assert not (below.key and above.key), f"{name(above)} lies on the target {name(below)}"


def check_targets(scene: Scene, panel: Panel) -> None:
    """Targets are large enough for a finger, apart from each other and away from the panel's edge."""
    targets = [w for w in scene if w.key]
    keys = [w.key for w in targets]
    assert len(set(keys)) == len(keys), f"two targets share a key: {sorted(keys)}"
    for target in targets:
        floor = PRIMARY_MM if isinstance(target, Pad) and target.primary else FLOOR_MM
        for side in (target.box.w, target.box.h):
            size = panel.millimetres(side)
            assert size >= floor - TOLERANCE_MM, f"{name(target)} is {size:.1f} mm, less than {floor}"
        box = target.box
        for edge in (box.x, box.y, panel.width - box.right, panel.height - box.bottom):
            rim = panel.millimetres(edge)
            assert rim >= MARGIN_MM - TOLERANCE_MM, f"{name(target)} is {rim:.1f} mm from the edge"
    for one, other in combinations(targets, 2):
        gap = panel.millimetres(distance(one.box, other.box))
        assert gap >= GAP_MM - TOLERANCE_MM, f"{name(one)} and {name(other)} are {gap:.2f} mm apart"


def check_text(widget: Widget, painter: Painter) -> list[Written]:
    """The widget's texts are whole, large enough, readable on their ground, and in the font."""
    written: list[Written] = []
    painter.picture(widget, written)
    for text in written:
        assert not text.clipped, f"{name(widget)} cuts {text.text!r} to {text.shown!r}"
        assert text.size >= SMALLEST, f"{name(widget)} writes {text.text!r} at {text.size}"
        need = QUIET_CONTRAST if text.colour == DIM else GAME_CONTRAST
        seen = contrast(text.colour, text.ground)
        assert seen >= need, f"{name(widget)}: {text.text!r} has contrast {seen:.1f} on {text.ground}, needs {need}"
        missing = [c for c in set(text.text) - {" ", "\n"} if not has_glyph(c)]
        assert not missing, f"{name(widget)}: the font has no {missing} of {text.text!r}"
    return written


@cache
def has_glyph(character: str) -> bool:
    """Whether both faces of the font can draw `character`: what they lack looks like an unassigned character."""
    faces = [Type().font(24, bold) for bold in (False, True)]
    drawn = [[pygame.image.tobytes(f.render(c, True, TEXT), "RGBA") for c in (character, "\ue000")] for f in faces]
    return all(own != lacking for own, lacking in drawn)


def check_differ_in_grey(one: Widget, other: Widget, panel: Panel, share: float = 0.01) -> None:
    """At least `share` of the two pictures' pixels differ clearly without colour."""
    painter = Painter(panel)
    pictures = [pygame.transform.grayscale(painter.picture(w)) for w in (one, other)]
    assert pictures[0].get_size() == pictures[1].get_size()
    mask = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (24, 24, 24, 255), pictures[1])
    width, height = pictures[0].get_size()
    changed = width * height - mask.count()
    assert changed >= share * width * height, f"{name(one)} and {name(other)} look alike in grey ({changed} pixels)"


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1."""
    linear = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def distance(one: Box, other: Box) -> float:
    """The gap between two boxes, in units: the larger of the gaps across and down, 0 if they overlap."""
    across = max(one.x, other.x) - min(one.right, other.right)
    down = max(one.y, other.y) - min(one.bottom, other.bottom)
    return max(0.0, across, down)


def overlap(one: Box, other: Box) -> bool:
    """Whether the boxes share more than an edge."""
    return distance(one, other) == 0 and not touches(one, other)


def touches(one: Box, other: Box) -> bool:
    """Whether the boxes share an edge only."""
    slack = 0.01
    return (
        one.right <= other.x + slack
        or other.right <= one.x + slack
        or one.bottom <= other.y + slack
        or other.bottom <= one.y + slack
    )


def contains(outer: Box, inner: Box) -> bool:
    """Whether `inner` lies in `outer`."""
    slack = 0.01
    return (
        outer.x <= inner.x + slack
        and outer.y <= inner.y + slack
        and inner.right <= outer.right + slack
        and inner.bottom <= outer.bottom + slack
    )


def name(widget: Widget) -> str:
    """How messages call a widget."""
    return f"{type(widget).__name__}({widget.key!r})" if widget.key else f"{type(widget).__name__}{widget.box}"
