"""The simulator's data as the device makes it: shape, print and words, drawn with the pen of the screens."""

from __future__ import annotations

import pygame

from drivers.ports import Button
from drivers.simulator_data import BedShape, ControlWords, Mark, Meaning, Outline, Pen, Print, Report, SeatSpot, Words
from hardware.bed import Bed, load_bed
from hardware.overlay import Overlay, load_overlay
from ui.kit import pen as kit
from ui.kit.glyphs import draw_glyph
from ui.kit.theme import SEATS, Colour
from ui.lights.meanings import AMBER_LAMP, SEAT_LAMPS, WHITE


class GlyphPen(kit.Pen):
    """The screens' pen, which also knows the shapes of the seats."""

    def glyph(self, place: int, x: float, y: float, size: float, colour: Colour) -> None:
        draw_glyph(self, place, x, y, size, colour)


def maker(brushes: kit.Brushes) -> PenFactory:
    return PenFactory(brushes)


class PenFactory:
    """Pens that share their brushes."""

    def __init__(self, brushes: kit.Brushes) -> None:
        self._brushes = brushes

    def __call__(self, surface: pygame.Surface, unit: float) -> Pen:
        return GlyphPen(surface, unit, self._brushes)


def shape(bed: Bed) -> BedShape:
    seats = tuple(
        SeatSpot(seat.edge, seat.at_mm / bed.pitch_mm, style.colour)
        for seat, style in zip(bed.seats, SEATS, strict=True)
    )
    return BedShape(bed.columns, bed.rows, tuple(bed.pixel(cell) for cell in bed.cells()), seats)


def prints(overlay: Overlay, groups: set[str] | None = None) -> Print:
    """The overlay, or those places of it that the game has."""
    outlines = tuple(
        Outline(tuple(overlay.zones[zone] for zone in zones))
        for name, zones in overlay.groups().items()
        if groups is None or name in groups
    )
    return Print(outlines, tuple(Mark(mark.icon, mark.x, mark.y) for mark in overlay.marks))


WORDS = Words(
    title="Firelight",
    subtitle="simulator",
    unplug="Unplug bed",
    plug="Plug bed in",
    cut_power="Cut the power",
    legend="What the light says",
    controls=(
        ControlWords(Button.HELP, "help", "HELP", "key H"),
        ControlWords(Button.UNDO, "undo", "UNDO", "Backspace"),
        ControlWords(Button.OK, "check", "OK / ROLL", "Enter"),
    ),
    games=(("dakota", "Dakota"), ("dakara", "Dakara"), ("sitting-bull", "Sitting Bull")),
)

REPORT = Report(
    meanings=(
        Meaning((WHITE, WHITE), "may choose", "breathes", 6),
        Meaning((SEAT_LAMPS[5], SEAT_LAMPS[4]), "occupied", "steady", 3),
        Meaning((SEAT_LAMPS[2], WHITE), "chosen, not confirmed", "one white cell", 1),
        Meaning((tuple(round(0.15 * c) for c in AMBER_LAMP),) * 2, "frontier", "15 %", 5),  # type: ignore[arg-type]
    ),
    brightness="Brightness 20 %",
    current="0.8 of 2.5 A",
    share=0.32,
    full=51,
    game="dakota",
)


def shipped() -> tuple[Bed, Overlay]:
    bed = load_bed()
    return bed, load_overlay("dakota", bed)
