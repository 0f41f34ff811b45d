"""What the simulator's window is told: the bed's shape, the overlay, the legend, all of it as plain data."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import pygame

from device.glow import Glow
from drivers.ports import Button
from drivers.simulated import SimulatedTable
from drivers.simulator_data import BedShape, ControlWords, Outline, Print, Report, SeatSpot
from drivers.simulator_data import Mark as PrintedMark
from drivers.simulator_data import Meaning as Line
from drivers.simulator_data import Words as WindowWords
from hardware.bed import Bed
from hardware.overlay import Overlay
from ui.kit.glyphs import draw_glyph
from ui.kit.pen import Brushes, Pen
from ui.kit.theme import SEATS, Colour
from ui.lights.light import Meaning
from ui.lights.meanings import AMBER_LAMP, MEANINGS, SEAT_LAMPS, WHITE, Tint
from ui.model import Model
from ui.screen import Control
from ui.shows import PLACES
from ui.text.light_words import meaning_words, self_test_words
from ui.text.window_words import brightness_words, current_words, window_texts
from ui.text.words import Words

LEGEND_LINES: Final = 4


class WindowPen(Pen):
    """The kit's pen, which also draws the shapes of the places."""

    def glyph(self, place: int, x: float, y: float, size: float, colour: Colour) -> None:
        """The shape of a place at the table."""
        draw_glyph(self, place, x, y, size, colour)


class WindowPens:
    """Makes pens that share their kept pictures."""

    def __init__(self) -> None:
        self._brushes = Brushes()

    def __call__(self, surface: pygame.Surface, unit: float) -> WindowPen:
        return WindowPen(surface, unit, self._brushes)


def bed_shape(bed: Bed) -> BedShape:
    """The chain of pixels as it lies on the table."""
    spots = tuple(
        SeatSpot(seat.edge, seat.at_mm / bed.pitch_mm, style.colour)
        for seat, style in zip(bed.seats, SEATS, strict=True)
    )
    return BedShape(bed.columns, bed.rows, tuple(map(bed.pixel, bed.cells())), spots)


def overlay_print(overlay: Overlay, places: Collection[str]) -> Print:
    """The overlay as it is printed: outlines of the board's `places` with their parts, and symbols."""
    outlines = tuple(
        Outline(tuple(overlay.zones[zone] for zone in zones))
        for place, zones in overlay.groups().items()
        if place in places
    )
    return Print(outlines, tuple(PrintedMark(mark.icon, mark.x, mark.y) for mark in overlay.marks))


def window_words(words: Words, games: Sequence[tuple[str, str]]) -> WindowWords:
    """The fixed texts of the window; `games` are ids and titles."""
    texts = window_texts(words)
    return WindowWords(
        title="Firelight",
        subtitle=texts.subtitle,
        unplug=texts.unplug,
        plug=texts.plug,
        cut_power=texts.cut_power,
        legend=texts.legend,
        nothing=texts.nothing,
        controls=(
            ControlWords(Button.HELP, "help", *texts.help),
            ControlWords(Button.UNDO, "undo", *texts.undo),
            ControlWords(Button.OK, "check", *texts.ok),
        ),
        games=tuple(games),
    )


class Legend:
    """Keeps the window's overlay and legend true."""

    def __init__(self, window: SimulatedTable, glow: Glow) -> None:
        self._window = window
        self._glow = glow
        self._game = ""

    def update(self, model: Model, controls: frozenset[Control], now: float) -> None:
        """Lay the overlay of the running game, light the controls that do something, say what the light says."""
        self._window.enable(frozenset(Button(control.value) for control in controls))
        game = model.table.game.id if model.table else ""
        if game != self._game:
            self._game = game
            self._window.lay(self._print(model))
        self._window.report(self._report(model, game, now))

    def _print(self, model: Model) -> Print:
        if model.table is None:
            return Print()
        game = model.table.game.id
        return overlay_print(self._glow.overlay(game), PLACES[game](model.table.view))

    def _report(self, model: Model, game: str, now: float) -> Report:
        pipeline = self._glow.pipeline
        words = model.words
        supply = self._glow.bed.supply.amperes
        if pipeline.tested is None:
            counts = pipeline.meanings(now)
            shown = sorted(counts, key=lambda meaning: (-_weight(meaning), meaning))[:LEGEND_LINES]
            lines = [_line(words, meaning, counts[meaning], _lamps(model)) for meaning in sorted(shown)]
        else:
            lit = sum(any(self._glow.frame[at : at + 3]) for at in range(0, len(self._glow.frame), 3))
            tone = pipeline.tested.tone
            lines = [Line((tone, tone), *self_test_words(words), lit)] if lit else []
        # in steps of a tenth: a breathing bed would else redraw the legend with every frame
        amperes = round(pipeline.amperes, 1)
        return Report(
            meanings=tuple(lines),
            brightness=brightness_words(words, round(pipeline.brightness * 100)),
            current=current_words(words, amperes, supply),
            share=min(1.0, amperes / supply),
            full=max(1, round(255 * pipeline.brightness)),
            game=game,
        )


def _weight(meaning: Meaning) -> int:
    """What speaks of an act of people comes first where lines are few."""
    return {Meaning.MAY_CHOOSE: 3, Meaning.CHOSEN: 3, Meaning.RESOLVING: 3, Meaning.OCCUPIED: 2}.get(meaning, 1)


def _lamps(model: Model) -> tuple[Colour, Colour]:
    """Two seats for an example: of the table, where it has none the first in order."""
    taken = [seat.place for seat in model.table.seats] if model.table else []
    one, other, *_ = dict.fromkeys((*taken, 0, 1))
    return SEAT_LAMPS[one], SEAT_LAMPS[other]


def _line(words: Words, meaning: Meaning, count: int, lamps: tuple[Colour, Colour]) -> Line:
    manner = MEANINGS[meaning]
    what, how = meaning_words(words, meaning)
    if manner.tint is Tint.AMBER:
        pair = (_dim(AMBER_LAMP, manner.high), _dim(AMBER_LAMP, manner.high))
    elif manner.tint is Tint.SEAT:
        pair = (lamps[0], WHITE) if manner.white_cell else lamps
    else:
        pair = (WHITE, WHITE)
    return Line(pair, what, how, count)


def _dim(colour: Colour, level: float) -> Colour:
    red, green, blue = (round(part * level) for part in colour)
    return (red, green, blue)
