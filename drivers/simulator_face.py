"""The simulator's window drawn: panel, bed, buttons and legend in a picture of 1600 x 1000 units."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd
from typing import Final

import msgspec
import pygame

from drivers.ports import Button
from drivers.simulator_bed import GROUND, HAIRLINE, INK, MUTED, PAPER, PAPER_INK, RAISED, WOOD, BedPicture
from drivers.simulator_data import BedShape, Colour, Meaning, Pen, PenMaker, Report, Words

SIZE: Final = (1600.0, 1000.0)
CARD: Final[Colour] = (30, 36, 44)
TEXT: Final[Colour] = (244, 246, 248)

Box = tuple[float, float, float, float]

PANEL: Final[Box] = (24, 88, 776, 520)
PANEL_EDGE: Final = 14.0
BED_AT: Final = (816.0, 88.0)
CONTROLS: Final[Box] = (24, 640, 776, 328)
CONTROL_AT: Final = ((180.0, 774.0), (412.0, 774.0), (644.0, 774.0))
CONTROL: Final = 72.0
LEGEND: Final[Box] = (816, 640, 760, 328)
LEGEND_LINES: Final = 4
PADS_TOP: Final = 16.0
PADS_HEIGHT: Final = 40.0
BIGGEST_DIVISOR: Final = 12


class Pad(msgspec.Struct, frozen=True):
    """A small pad of the title line: what it does, its text, where it is, whether it is the chosen one."""

    name: str
    text: str
    box: Box
    chosen: bool


class Face:
    """Draws onto `window`, all of it or parts; every method returns the rectangles to present."""

    def __init__(
        self, window: pygame.Surface, panel: pygame.Surface, shape: BedShape, maker: PenMaker, words: Words
    ) -> None:
        self._panel = panel
        self._maker = maker
        self._words = words
        self._window = window
        self._report = Report((), "", "", 0.0, 255)
        self._plugged = True
        self._pressed: frozenset[Button] = frozenset()
        width, height = window.get_size()
        self._scale = min(width / SIZE[0], height / SIZE[1])
        self._origin = (round((width - SIZE[0] * self._scale) / 2), round((height - SIZE[1] * self._scale) / 2))
        self._canvas = window.subsurface(self._origin, (int(SIZE[0] * self._scale), int(SIZE[1] * self._scale)))
        self._pen: Pen = maker(self._canvas, self._scale)
        self.bed = BedPicture(shape, maker, self._scale)
        self._bed_at = (round(BED_AT[0] * self._scale), round(BED_AT[1] * self._scale))
        inside = (PANEL[2] - 2 * PANEL_EDGE) * self._scale, (PANEL[3] - 2 * PANEL_EDGE) * self._scale
        self._part = _fraction(min(1.0, inside[0] / panel.get_width(), inside[1] / panel.get_height()))
        shown = [length * self._part[0] // self._part[1] for length in panel.get_size()]
        middle = ((PANEL[0] + PANEL[2] / 2) * self._scale, (PANEL[1] + PANEL[3] / 2) * self._scale)
        self._loss = _scaling_loss(self._part)
        self._panel_area = pygame.Rect(round(middle[0] - shown[0] / 2), round(middle[1] - shown[1] / 2), *shown)

    def draw(self) -> None:
        """All of it."""
        self._window.fill(GROUND)
        pen, words = self._pen, self._words
        pen.text(words.title, 31, 36, 26, TEXT, bold=True)
        pen.text(words.subtitle, 142, 36, 24, MUTED)
        pen.rect(PANEL, INK, 30, 2, HAIRLINE)
        pen.rect(CONTROLS, WOOD, 30)
        for n in range(len(words.controls)):
            self._draw_control(n)
        for pad in self.pads():
            self._draw_pad(pad)
        self._draw_report()
        self.draw_panel(None)
        self.draw_bed([self.bed.surface.get_rect()])

    def draw_panel(self, rects: Iterable[pygame.Rect] | None) -> list[pygame.Rect]:
        """The parts of the panel's surface that changed, or all of it, scaled to the window."""
        whole = self._panel.get_rect()
        return [self._copy_panel(r.clip(whole)) for r in ([whole] if rects is None else rects) if r.colliderect(whole)]

    def draw_bed(self, areas: Iterable[pygame.Rect]) -> list[pygame.Rect]:
        """Parts of the bed's picture."""
        places = []
        for area in areas:
            place = area.move(self._bed_at)
            self._canvas.blit(self.bed.surface, place, area)
            places.append(place.move(self._origin))
        return places

    def report(self, report: Report) -> list[pygame.Rect]:
        """What the light says now."""
        before, self._report = self._report, report
        changed: list[pygame.Rect] = []
        if report.full != before.full:
            self.bed.set_full(report.full)
            changed += self.draw_bed([self.bed.surface.get_rect()])
        if report.game != before.game:
            changed += self._draw_pads()
        self._draw_report()
        return [*changed, self._place(LEGEND)]

    def press(self, buttons: Iterable[Button]) -> list[pygame.Rect]:
        """Draw these buttons pressed, and no others."""
        before, self._pressed = self._pressed, frozenset(buttons)
        changed = self.draw_bed(self.bed.press(b.seat for b in self._pressed if b.seat is not None))
        for n, control in enumerate(self._words.controls):
            if control.button in before ^ self._pressed:
                self._draw_control(n)
                changed.append(self._place(_control_box(n)))
        return changed

    def plug(self, plugged: bool) -> list[pygame.Rect]:
        """The pad that takes the bed away, or gives it back."""
        self._plugged = plugged
        return self._draw_pads()

    def on_panel(self, x: int, y: int) -> tuple[int, int] | None:
        """The pixel of the panel under a pixel of the window; None beside the panel."""
        left, top = x - self._origin[0] - self._panel_area.x, y - self._origin[1] - self._panel_area.y
        if not (0 <= left < self._panel_area.w and 0 <= top < self._panel_area.h):
            return None
        return self.clamped(x, y)

    def in_window(self, x: int, y: int) -> tuple[int, int]:
        """The pixel of the window that shows a pixel of the panel."""
        by, times = self._part
        left, top = self._origin[0] + self._panel_area.x, self._origin[1] + self._panel_area.y
        return left + x * by // times, top + y * by // times

    def clamped(self, x: int, y: int) -> tuple[int, int]:
        """The nearest pixel of the panel, for fingers that slide off it."""
        left, top = x - self._origin[0] - self._panel_area.x, y - self._origin[1] - self._panel_area.y
        width, height = self._panel.get_size()
        times, by = self._part[1], self._part[0]
        return (
            min(max((2 * left + 1) * times // (2 * by), 0), width - 1),
            min(max((2 * top + 1) * times // (2 * by), 0), height - 1),
        )

    def button_at(self, x: int, y: int) -> Button | None:
        """The button of the table under a pixel of the window."""
        across, down = x - self._origin[0], y - self._origin[1]
        seat = self.bed.seat_at(across - self._bed_at[0], down - self._bed_at[1])
        if seat is not None:
            return Button(f"seat-{seat + 1}")
        for control, (left, top) in zip(self._words.controls, CONTROL_AT, strict=True):
            if (across / self._scale - left) ** 2 + (down / self._scale - top) ** 2 <= CONTROL**2:
                return control.button
        return None

    def pad_at(self, x: int, y: int) -> str | None:
        """The name of the pad of the title line under a pixel of the window."""
        at = ((x - self._origin[0]) / self._scale, (y - self._origin[1]) / self._scale)
        for pad in self.pads():
            left, top, width, height = pad.box
            if left <= at[0] < left + width and top - 6 <= at[1] < top + height + 6:
                return pad.name
        return None

    def pads(self) -> list[Pad]:
        """The games, then from the right edge what can go wrong."""
        words = self._words
        pads: list[Pad] = []
        left = 816.0
        for name, title in words.games:
            width = self._pen.text_width(title, 22) + 40
            pads.append(Pad(name, title, (left, PADS_TOP, width, PADS_HEIGHT), name == self._report.game))
            left += width + 10
        right = 1576.0
        for name, title in (("cut", words.cut_power), ("plug", words.unplug if self._plugged else words.plug)):
            width = self._pen.text_width(title, 22) + 40
            pads.append(Pad(name, title, (right - width, PADS_TOP, width, PADS_HEIGHT), False))
            right -= width + 10
        return pads

    def _draw_pads(self) -> list[pygame.Rect]:
        strip = (800.0, PADS_TOP - 2, 800.0, PADS_HEIGHT + 4)
        self._pen.rect(strip, GROUND)
        for pad in self.pads():
            self._draw_pad(pad)
        return [self._place(strip)]

    def _draw_pad(self, pad: Pad) -> None:
        left, top, width, height = pad.box
        self._pen.rect(pad.box, PAPER if pad.chosen else CARD, 11)
        ink = PAPER_INK if pad.chosen else TEXT
        self._pen.text(pad.text, left + width / 2, top + height / 2, 22, ink, align="centre", width=width - 8)

    def _draw_control(self, n: int) -> None:
        control = self._words.controls[n]
        x, y = CONTROL_AT[n]
        quiet = control.button is Button.HELP
        self._pen.rect(_control_box(n), WOOD)
        self._pen.disc(x, y, CONTROL, HAIRLINE if quiet else PAPER)
        self._pen.disc(x, y, CONTROL - 8, RAISED if control.button in self._pressed else CARD)
        self._pen.icon(control.icon, x, y, 64, MUTED if quiet else TEXT)
        self._pen.text(control.name, x, y + 98, 25, TEXT, bold=True, align="centre", width=220)
        self._pen.text(control.key, x, y + 127, 23, MUTED, align="centre", width=220)

    def _draw_report(self) -> None:
        pen, report = self._pen, self._report
        pen.rect(LEGEND, CARD, 20)
        pen.text(self._words.legend, 840, 675, 27, TEXT, bold=True, width=710)
        pen.rect((840, 705, 712, 1 / self._scale), HAIRLINE)
        for n, meaning in enumerate(report.meanings[:LEGEND_LINES]):
            self._draw_meaning(meaning, 730 + 48 * n)
        pen.text(report.brightness, 840, 933, 24, MUTED, width=225)
        pen.rect((1076, 929, 280, 12), HAIRLINE, 6)
        if report.share > 0:
            pen.rect((1076, 929, max(12, 280 * min(1.0, report.share)), 12), PAPER, 6)
        pen.text(report.current, 1552, 933, 24, TEXT, align="right", width=185)

    def _draw_meaning(self, meaning: Meaning, middle: float) -> None:
        pen = self._pen
        for n, colour in enumerate(meaning.swatch):
            self.bed.draw_swatch(pen, 841 + 30 * n, middle - 13.5, colour)
        pen.text(meaning.what, 928, middle, 25, TEXT, width=280)
        pen.text(meaning.how, 1216, middle, 25, MUTED, width=270)
        pen.text(str(meaning.count), 1552, middle, 25, TEXT, bold=True, align="right")
        pen.rect((840, middle + 23, 712, 1 / self._scale), HAIRLINE)

    def _copy_panel(self, rect: pygame.Rect) -> pygame.Rect:
        """Scale one part: grown to whole blocks, so that it meets its neighbours without a seam."""
        below = self._part[1]
        width, height = self._panel.get_size()
        across = _blocks(rect.left, rect.right, below, width)
        down = _blocks(rect.top, rect.bottom, below, height)
        places = [self._copy_blocks(pygame.Rect(x, y, r - x, b - y)) for x, r in across for y, b in down]
        return places[0].unionall(places[1:])

    def _copy_blocks(self, source: pygame.Rect) -> pygame.Rect:
        above, below = self._part
        left, top = source.x * above // below, source.y * above // below
        target = pygame.Rect(left, top, source.right * above // below - left, source.bottom * above // below - top)
        target.move_ip(self._panel_area.topleft)
        if target.w and target.h:
            picture = self._panel.subsurface(source)
            if above != below:
                picture = pygame.transform.smoothscale(picture, target.size)
                picture.fill((self._loss, self._loss, self._loss), special_flags=pygame.BLEND_RGB_ADD)
            self._canvas.blit(picture, target)
        return target.move(self._origin)

    def _place(self, box: Box) -> pygame.Rect:
        """Where a box of units lies in the window."""
        left, top, width, height = (length * self._scale for length in box)
        area = pygame.Rect(int(left), int(top), int(width) + 2, int(height) + 2)
        return area.move(self._origin).clip(self._window.get_rect())


def _control_box(n: int) -> Box:
    x, y = CONTROL_AT[n]
    return (x - 112, y - CONTROL - 2, 224, 2 * CONTROL + 84)


def _fraction(part: float) -> tuple[int, int]:
    """The largest fraction up to `part` with a small divisor: then parts of the panel scale like the whole."""
    best = (1, BIGGEST_DIVISOR * 2)
    for below in range(1, BIGGEST_DIVISOR + 1):
        above = int(part * below)
        if above * best[1] > best[0] * below:
            best = (above, below)
    common = gcd(*best)
    return best[0] // common, best[1] // common


def _blocks(start: int, end: int, block: int, length: int) -> list[tuple[int, int]]:
    """The whole blocks that cover start to end, and apart from them what is left beyond the last whole one."""
    start, end = max(0, start // block * block), min(-(-end // block) * block, length)
    whole = length // block * block
    spans = [(start, min(end, whole)), (max(start, whole), end)]
    return [(a, b) for a, b in spans if a < b]


def _scaling_loss(part: tuple[int, int]) -> int:
    """By how much smoothscale darkens: it rounds down, and the panel's ground would stand out from its frame."""
    grey = pygame.Surface((part[1] * 4, part[1] * 4))
    grey.fill((128, 128, 128))
    small = pygame.transform.smoothscale(grey, (part[0] * 4, part[0] * 4))
    return 128 - int(small.get_at((part[0] * 2, part[0] * 2)).r)
