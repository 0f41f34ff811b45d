"""The layers of light composed into one picture: per lamp a base, a peak and a beat between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ui.lights.light import NEUTRAL, Layer, Light, Meaning
from ui.lights.meanings import (
    AMBER_LAMP,
    HALF,
    MEANINGS,
    NEUTRAL_LAMP,
    SEAT_LAMPS,
    WAVE_HIGH,
    WAVE_LOW,
    WHITE,
    Manner,
    Tint,
)
from ui.lights.rhythm import Beat, Rhythm

Tone = tuple[float, float, float]
"""Red, green, blue from 0 to 255, as parts of the set brightness."""
DARK: Final[Tone] = (0.0, 0.0, 0.0)
STILL: Final = Beat(Rhythm.STEADY)


class Lamp:
    """What one pixel does: `base` at weight 0 of `beat`, `peak` at weight 1."""

    __slots__ = ("base", "beat", "peak")

    def __init__(self, base: Tone = DARK, peak: Tone = DARK, beat: Beat = STILL) -> None:
        self.base = base
        self.peak = peak
        self.beat = beat

    def key(self) -> tuple[object, ...]:
        """Equal for lamps that always look the same."""
        return self.base, self.peak, self.beat.key()


class Layers:
    """The lights of each layer with the time each was said; composes them for a chain of `pixels` pixels.

    `zones` gives the pixels of each zone in the order in which they fill; `buttons` are the zones beside the bed.
    """

    def __init__(self, zones: Mapping[str, Sequence[int]], pixels: int, buttons: Sequence[str] = ()) -> None:
        self._zones = zones
        self._pixels = pixels
        self._buttons = frozenset(buttons)
        self._said: dict[Layer, dict[str, tuple[Light, Beat]]] = {layer: {} for layer in Layer}
        self._breath: float | None = None

    def say(self, layer: Layer, lights: Mapping[str, Light], now: float) -> None:
        """Replace what `layer` says; what moves starts at `now`, but breaths go on in step."""
        breathing = any(self._breathes(light) for said in self._said.values() for light, _ in said.values())
        if not breathing or self._breath is None:
            self._breath = now
        path = [zone for zone, light in lights.items() if light.meaning is Meaning.MOVEMENT]
        length = sum(len(self._zones.get(zone, ())) for zone in path)
        place = 0
        said: dict[str, tuple[Light, Beat]] = {}
        for zone, light in lights.items():
            rhythm = MEANINGS[light.meaning].rhythm
            beat = Beat(rhythm, self._breath if rhythm is Rhythm.BREATHE else now, place, length)
            said[zone] = light, beat
            if light.meaning is Meaning.MOVEMENT:
                place += len(self._zones.get(zone, ()))
        self._said[layer] = said

    def add(self, layer: Layer, lights: Mapping[str, Light], now: float) -> None:
        """Say more on `layer`: what was said there before goes on until it ends, unless its zone says anew."""
        before = {z: s for z, s in self._said[layer].items() if z not in lights and not s[1].ended(now)}
        self.say(layer, lights, now)
        self._said[layer] = before | self._said[layer]

    def lights(self, now: float) -> dict[str, Meaning]:
        """What each zone says, the uppermost layer that has not ended."""
        return {z: s.meaning for layer in Layer for z, (s, beat) in self._said[layer].items() if not beat.ended(now)}

    def compose(
        self, now: float, lamp_of: Callable[[int], Tone], attract_since: float | None, columns: Sequence[int]
    ) -> list[Lamp]:
        """One Lamp per pixel, of what has not ended by `now`.

        `lamp_of` gives the colour of a player, `attract_since` when the slow wave over the dark cells began (None
        for none), `columns` the column of each pixel, -1 for the buttons.
        """
        lamps = [Lamp() for _ in range(self._pixels)]
        others = min((MEANINGS[light.meaning].others for light, _ in self._said[Layer.BOARD].values()), default=1.0)
        for layer in Layer:
            for zone, (light, beat) in self._said[layer].items():
                if beat.ended(now):
                    continue
                part = others if others < MEANINGS[light.meaning].others and zone not in self._buttons else 1.0
                self._paint([lamps[p] for p in self._zones.get(zone, ())], light, beat, part, lamp_of)
        if attract_since is not None:
            self._wave(lamps, attract_since, columns)
        return lamps

    @staticmethod
    def _breathes(light: Light) -> bool:
        return MEANINGS[light.meaning].rhythm is Rhythm.BREATHE

    def _paint(self, cells: list[Lamp], light: Light, beat: Beat, part: float, lamp_of: Callable[[int], Tone]) -> None:
        manner = MEANINGS[light.meaning]
        colours = [_tint(manner, seat, lamp_of) for seat in light.seats] or [_tint(manner, None, lamp_of)]
        strength = part * (HALF if light.half else 1.0)
        if manner.rhythm is Rhythm.BREATHE:
            cells = _free_cells(cells)
        for n, lamp in enumerate(cells):
            colour = colours[n * len(colours) // len(cells)] if len(colours) <= len(cells) else colours[n]
            if manner.white_cell and n == len(cells) - 1:
                colour, low, high = WHITE, 1.0, 1.0
            else:
                low, high = manner.low, manner.high
            _set(lamp, manner, colour, low * strength, high * strength, _placed(beat, n))

    @staticmethod
    def _wave(lamps: list[Lamp], since: float, columns: Sequence[int]) -> None:
        length = max(columns, default=0) + 1
        for lamp, column in zip(lamps, columns, strict=True):
            if column >= 0 and lamp.base == lamp.peak == DARK:
                lamp.base, lamp.peak = _times(WHITE, WAVE_LOW), _times(WHITE, WAVE_HIGH)
                lamp.beat = Beat(Rhythm.WAVE, since, column, length)


def _free_cells(cells: list[Lamp]) -> list[Lamp]:
    """Where a zone is occupied, its first half keeps the seats' colours and the rest may breathe."""
    occupied = any(lamp.base != DARK for lamp in cells)
    return cells[len(cells) // 2 :] if occupied else cells


def _placed(beat: Beat, n: int) -> Beat:
    if beat.rhythm is not Rhythm.TRAIL:
        return beat
    return Beat(beat.rhythm, beat.start, beat.place + n, beat.length)


def _set(lamp: Lamp, manner: Manner, colour: Tone, low: float, high: float, beat: Beat) -> None:
    """Over what the lamp does already: steady and breathing replace it, what ends leaves it as the base."""
    if manner.rhythm in (Rhythm.STEADY, Rhythm.BREATHE):
        lamp.base, lamp.peak = _times(colour, low), _times(colour, high)
    elif manner.tint is Tint.AS_IT_IS:
        lamp.peak = _times(lamp.base, high)
    else:
        lamp.peak = _mixed(lamp.base, colour, high)
    lamp.beat = beat


def _tint(manner: Manner, seat: int | None, lamp_of: Callable[[int], Tone]) -> Tone:
    if manner.tint is Tint.AMBER:
        return AMBER_LAMP
    if manner.tint is Tint.SEAT and seat is not None:
        return NEUTRAL_LAMP if seat == NEUTRAL else lamp_of(seat)
    return WHITE


def _times(colour: Tone, level: float) -> Tone:
    red, green, blue = colour
    return (red * level, green * level, blue * level)


def _mixed(a: Tone, b: Tone, part: float) -> Tone:
    red, green, blue = (x + (y - x) * part for x, y in zip(a, b, strict=True))
    return (red, green, blue)


def seat_lamp(place: int) -> Tone:
    """The colour of a place at the table."""
    return SEAT_LAMPS[place]
