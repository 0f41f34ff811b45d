"""The simulator's window drawn: panel, bed, buttons and legend where `simulator_layout` has them stand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
import pygame

from drivers.ports import Button
from drivers.simulator_bed import GROUND, HAIRLINE, INK, MUTED, PAPER, PAPER_INK, RAISED, WOOD, BedPicture
from drivers.simulator_data import BedShape, Colour, Meaning, Pen, PenMaker, Report, Words
from drivers.simulator_layout import Area, lay_out

CARD: Final[Colour] = (30, 36, 44)
TEXT: Final[Colour] = (244, 246, 248)

Box = tuple[float, float, float, float]

FRAME: Final = 3
"""Pixels of edge around the panel, which has a margin of its own."""
CONTROL: Final = 78.0
"""The largest radius of a control."""
NAMES: Final = 96.0
"""Height of a control's name and key, where there is room for them below it."""
PAD: Final = 40.0
"""Height of a pad of the title line."""
LINE: Final = 76.0
"""The most height of a line of the legend."""


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
        self._words = words
        self._window = window
        self._report = Report((), "", "", 0.0, 255)
        self._plugged = True
        self._pressed: frozenset[Button] = frozenset()
        self._enabled: frozenset[Button] = frozenset()
        self.layout = lay_out(window.get_size(), panel.get_size())
        self._unit = self.layout.unit
        self._pen: Pen = maker(window, self._unit)
        self.bed = BedPicture(shape, maker, self.layout.bed_scale)
        self._loss = _scaling_loss(self.layout.part)

    def draw(self) -> None:
        """All of it."""
        self._window.fill(GROUND)
        pen, words = self._pen, self._words
        left, top, _, height = self._units(self.layout.title)
        pen.text(words.title, left + 4, top + height / 2, 28, TEXT, bold=True)
        pen.text(words.subtitle, left + 4 + self._title_width(), top + height / 2, 24, MUTED)
        panel = self.layout.panel
        frame = Area(panel.x - FRAME, panel.y - FRAME, panel.w + 2 * FRAME, panel.h + 2 * FRAME)
        pen.rect(self._units(frame), INK, 6, 2, HAIRLINE)
        pen.rect(self._units(self.layout.controls), WOOD, 30)
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
            place = area.move(self.layout.bed[:2])
            self._window.blit(self.bed.surface, place, area)
            places.append(place)
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
        return [*changed, pygame.Rect(self.layout.legend)]

    def press(self, buttons: Iterable[Button]) -> list[pygame.Rect]:
        """Draw these buttons pressed, and no others."""
        before, self._pressed = self._pressed, frozenset(buttons)
        changed = self.draw_bed(self.bed.press(b.seat for b in self._pressed if b.seat is not None))
        return changed + self._draw_controls(before ^ self._pressed)

    def enable(self, buttons: Iterable[Button]) -> list[pygame.Rect]:
        """Light these of the controls, and no others; HELP always does something and is always lit."""
        before, self._enabled = self._enabled, frozenset(buttons)
        return self._draw_controls(before ^ self._enabled)

    def plug(self, plugged: bool) -> list[pygame.Rect]:
        """The pad that takes the bed away, or gives it back."""
        self._plugged = plugged
        return self._draw_pads()

    def on_panel(self, x: int, y: int) -> tuple[int, int] | None:
        """The pixel of the panel under a pixel of the window; None beside the panel."""
        return self.clamped(x, y) if pygame.Rect(self.layout.panel).collidepoint(x, y) else None

    def in_window(self, x: int, y: int) -> tuple[int, int]:
        """The pixel of the window that shows a pixel of the panel."""
        by, times = self.layout.part
        return self.layout.panel.x + x * by // times, self.layout.panel.y + y * by // times

    def clamped(self, x: int, y: int) -> tuple[int, int]:
        """The nearest pixel of the panel, for fingers that slide off it."""
        left, top = x - self.layout.panel.x, y - self.layout.panel.y
        width, height = self._panel.get_size()
        by, times = self.layout.part
        return (
            min(max((2 * left + 1) * times // (2 * by), 0), width - 1),
            min(max((2 * top + 1) * times // (2 * by), 0), height - 1),
        )

    def button_at(self, x: int, y: int) -> Button | None:
        """The button of the table under a pixel of the window."""
        seat = self.bed.seat_at(x - self.layout.bed.x, y - self.layout.bed.y)
        if seat is not None:
            return Button(f"seat-{seat + 1}")
        for n, control in enumerate(self._words.controls):
            left, top, radius = self.control_at(n)
            if (x / self._unit - left) ** 2 + (y / self._unit - top) ** 2 <= radius**2:
                return control.button
        return None

    def control_at(self, n: int) -> tuple[float, float, float]:
        """Middle and radius of a control, in units."""
        left, top, width, height = self._control_box(n)
        if self._names_below():
            radius = min(CONTROL, (height - NAMES) / 2 - 16, width / 2 - 8)
            return left + width / 2, top + (height - NAMES) / 2 + 4, radius
        radius = min(CONTROL, height / 2 - 14, width / 5)
        return left + radius + 14, top + height / 2, radius

    def _names_below(self) -> bool:
        """The controls stand high enough for their names to stand below them; beside them otherwise."""
        return self._units(self.layout.controls)[3] >= NAMES + 2 * 60

    def pad_at(self, x: int, y: int) -> str | None:
        """The name of the pad of the title line under a pixel of the window."""
        at = (x / self._unit, y / self._unit)
        for pad in self.pads():
            left, top, width, height = pad.box
            if left <= at[0] < left + width and top - 6 <= at[1] < top + height + 6:
                return pad.name
        return None

    def pads(self) -> list[Pad]:
        """The games, then from the right edge what can go wrong."""
        words = self._words
        pads: list[Pad] = []
        left, top, width, height = self._units(self.layout.title)
        top += (height - PAD) / 2
        right = left + width
        left += self._title_width() + self._pen.text_width(words.subtitle, 24) + 40
        for name, title in words.games:
            width = self._pen.text_width(title, 22) + 40
            pads.append(Pad(name, title, (left, top, width, PAD), name == self._report.game))
            left += width + 10
        for name, title in (("cut", words.cut_power), ("plug", words.unplug if self._plugged else words.plug)):
            width = self._pen.text_width(title, 22) + 40
            pads.append(Pad(name, title, (right - width, top, width, PAD), False))
            right -= width + 10
        return pads

    def _title_width(self) -> float:
        # The title is bold, which is a tenth wider than what the pen measures.
        return self._pen.text_width(self._words.title, 28) * 1.1 + 18

    def _draw_pads(self) -> list[pygame.Rect]:
        left, top, width, height = self._units(self.layout.title)
        first = min(pad.box[0] for pad in self.pads())
        strip = (first, top, left + width - first, height - FRAME / self._unit)
        self._pen.rect(strip, GROUND)
        for pad in self.pads():
            self._draw_pad(pad)
        return [self._place(strip)]

    def _draw_pad(self, pad: Pad) -> None:
        left, top, width, height = pad.box
        self._pen.rect(pad.box, PAPER if pad.chosen else CARD, 11)
        ink = PAPER_INK if pad.chosen else TEXT
        self._pen.text(pad.text, left + width / 2, top + height / 2, 22, ink, align="centre", width=width - 8)

    def _control_box(self, n: int) -> Box:
        """A third of the wood under the panel, its round corners left out."""
        left, top, width, height = self._units(self.layout.controls)
        third = (width - 60) / len(self._words.controls)
        return left + 30 + n * third, top, third, height

    def _draw_controls(self, changed: frozenset[Button]) -> list[pygame.Rect]:
        numbers = [n for n, control in enumerate(self._words.controls) if control.button in changed]
        for n in numbers:
            self._draw_control(n)
        return [self._place(self._control_box(n)) for n in numbers]

    def _draw_control(self, n: int) -> None:
        control, pen = self._words.controls[n], self._pen
        x, y, radius = self.control_at(n)
        left, _, width, _ = box = self._control_box(n)
        lit = control.button is Button.HELP or control.button in self._enabled
        ink = TEXT if lit else MUTED
        pen.rect(box, WOOD)
        pen.disc(x, y, radius, PAPER if lit else HAIRLINE)
        pen.disc(x, y, radius * 0.89, RAISED if control.button in self._pressed else CARD)
        pen.icon(control.icon, x, y, radius * 0.9, ink)
        if self._names_below():
            pen.text(control.name, x, y + radius + 30, 25, ink, bold=True, align="centre", width=width - 8)
            pen.text(control.key, x, y + radius + 60, 22, MUTED, align="centre", width=width - 8)
            return
        beside = x + radius + 16
        pen.text(control.name, beside, y - 15, 25, ink, bold=True, width=left + width - beside)
        pen.text(control.key, beside, y + 16, 22, MUTED, width=left + width - beside)

    def _draw_report(self) -> None:
        pen, report = self._pen, self._report
        left, top, width, height = self._units(self.layout.legend)
        pen.rect((left, top, width, height), CARD, 20)
        left, width = left + 24, width - 48
        right, bottom = left + width, top + height
        pen.text(self._words.legend, left, top + 34, 26, TEXT, bold=True, width=width)
        each = min(LINE, (height - 152) / max(4, len(report.meanings)))
        for n, meaning in enumerate(report.meanings):
            self._draw_meaning(meaning, (left, top + 62 + n * each, width, each))
        if not report.meanings:
            pen.text(self._words.nothing, left, top + 62 + each / 2, 24, MUTED, width=width)
        pen.text(report.brightness, left, bottom - 62, 22, MUTED, width=width * 0.55)
        pen.text(report.current, right, bottom - 62, 22, TEXT, align="right", width=width * 0.45)
        pen.rect((left, bottom - 38, width, 12), HAIRLINE, 6)
        if report.share > 0:
            pen.rect((left, bottom - 38, max(12, width * min(1.0, report.share)), 12), PAPER, 6)

    def _draw_meaning(self, meaning: Meaning, box: Box) -> None:
        pen = self._pen
        left, top, width, height = box
        middle = top + height / 2
        pen.rect((left, top, width, 1 / self._unit), HAIRLINE)
        for n, colour in enumerate(meaning.swatch):
            self.bed.draw_swatch(pen, left + 30 * n, middle - 13.5, colour)
        pen.text(meaning.what, left + 76, middle - 13, 24, TEXT, width=width - 130)
        pen.text(meaning.how, left + 76, middle + 15, 22, MUTED, width=width - 130)
        pen.text(str(meaning.count), left + width, middle, 25, TEXT, bold=True, align="right")

    def _copy_panel(self, rect: pygame.Rect) -> pygame.Rect:
        """Scale one part: grown to whole blocks, so that it meets its neighbours without a seam."""
        below = self.layout.part[1]
        width, height = self._panel.get_size()
        across = _blocks(rect.left, rect.right, below, width)
        down = _blocks(rect.top, rect.bottom, below, height)
        places = [self._copy_blocks(pygame.Rect(x, y, r - x, b - y)) for x, r in across for y, b in down]
        return places[0].unionall(places[1:])

    def _copy_blocks(self, source: pygame.Rect) -> pygame.Rect:
        above, below = self.layout.part
        left, top = source.x * above // below, source.y * above // below
        target = pygame.Rect(left, top, source.right * above // below - left, source.bottom * above // below - top)
        target.move_ip(self.layout.panel[:2])
        if target.w and target.h:
            picture = self._panel.subsurface(source)
            if above != below:
                picture = pygame.transform.smoothscale(picture, target.size)
                picture.fill((self._loss, self._loss, self._loss), special_flags=pygame.BLEND_RGB_ADD)
            self._window.blit(picture, target)
        return target

    def _units(self, area: Area) -> Box:
        """Pixels of the window as units for the pen."""
        x, y, w, h = (length / self._unit for length in area)
        return x, y, w, h

    def _place(self, box: Box) -> pygame.Rect:
        """Where a box of units lies in the window."""
        left, top, width, height = (length * self._unit for length in box)
        return pygame.Rect(int(left), int(top), int(width) + 2, int(height) + 2).clip(self._window.get_rect())


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
