"""The only way from what the games say to the lamps: layers, brightness, current limiter, flash limiter.

No clock inside: every call brings the time, in seconds that never go back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from hardware.bed import Bed
from hardware.overlay import Overlay, group_of
from ui.lights import dimmer
from ui.lights.current_limiter import CurrentLimiter
from ui.lights.flash_limiter import FlashLimiter
from ui.lights.lanes import Lanes
from ui.lights.layers import Lamp, Layers, Tone, seat_lamp
from ui.lights.light import Layer, Light, Meaning, Scene, button
from ui.lights.probe import Probe
from ui.lights.rhythm import FRAME_SECONDS

EARLY_SECONDS: Final = 0.002
"""A sleep may end a little early; the frame is drawn all the same."""


class Pipeline:
    """Turns scenes into frames: `say` what there is, ask for the `frame`, and again at `next_change`."""

    def __init__(self, bed: Bed, brightness: float = dimmer.DEFAULT) -> None:
        self._bed = bed
        self._columns = [-1] * bed.pixels
        for cell in bed.cells():
            self._columns[bed.pixel(cell)] = cell[0]
        self._places: Sequence[int] = range(len(bed.seats))
        self._layers = Layers({}, bed.pixels)
        self._zones: dict[str, Sequence[int]] = {}
        self._probe: Probe | None = None
        self._attract_since: float | None = None
        self._lanes = Lanes(3 * bed.pixels)
        self._current = CurrentLimiter(bed.supply, bed.pixels)
        self._brightness = dimmer.bounded(brightness)
        self._dims = dimmer.table(self._brightness)
        self._flashes = FlashLimiter((), bed.pixels, self._dims[255])
        self._shown = bytes(3 * bed.pixels)
        self._due: float | None = None
        self._stale = True
        self._indices = b""
        self._levels = (bytearray(256), bytearray(256), bytearray(256))
        self._moving: list[tuple[int, Lamp]] = []
        self.set_table(None, self._places)

    def set_table(self, overlay: Overlay | None, places: Sequence[int]) -> None:
        """Another game, or none: nothing is said any more. `places` is the place (0 to 5) of each player."""
        zones: dict[str, Sequence[int]] = {}
        if overlay is not None:
            zones = {zone: [self._bed.pixel(cell) for cell in cells] for zone, cells in overlay.zones.items()}
        self._zones = zones
        self._set_zones()
        buttons: dict[str, Sequence[int]] = {button(player): [place] for player, place in enumerate(places)}
        self._places = tuple(places)
        self._layers = Layers(zones | buttons, self._bed.pixels, tuple(buttons))
        self._stale = True

    def set_brightness(self, brightness: float) -> None:
        """5 to 40%; outside, the nearest of them."""
        if dimmer.bounded(brightness) == self._brightness:
            return
        self._brightness = dimmer.bounded(brightness)
        self._dims = dimmer.table(self._brightness)
        self._flashes.set_full(self._dims[255])
        self._stale = True

    @property
    def brightness(self) -> float:
        return self._brightness

    def say(self, scene: Scene, now: float) -> None:
        """What a game says: board and prompt replace what was said, changes come to those that have not ended."""
        self._layers.say(Layer.BOARD, scene.board, now)
        self._layers.say(Layer.PROMPT, scene.prompt, now)
        self._layers.add(Layer.CHANGE, scene.change, now)
        self._stale = True

    def refuse(self, zone: str, now: float) -> None:
        """The zone of a refused act dims for half a second."""
        self._layers.add(Layer.CHANGE, {zone: Light(Meaning.REFUSED)}, now)
        self._stale = True

    def hint(self, lights: Mapping[str, Light], now: float) -> None:
        """Help on top of all that; {} ends it."""
        self._layers.say(Layer.HINT, lights, now)
        self._stale = True

    def probe(self, light: Probe | None) -> None:
        """Show a test light in place of all that is said, within the same limits; None ends it."""
        if light == self._probe:
            return
        begins_or_ends = light is None or self._probe is None
        self._probe = light
        if begins_or_ends:
            self._set_zones()
        self._stale = True

    def attract(self, on: bool, now: float) -> None:
        """The kiosk's slow wave over all that is dark."""
        self._attract_since = (self._attract_since or now) if on else None
        self._stale = True

    def frame(self, now: float) -> bytes:
        """3 bytes R, G, B for each pixel of the chain at `now`; the same object as before if nothing changed."""
        if not self._stale and (self._due is None or now < self._due - EARLY_SECONDS):
            return self._shown
        wanted = self._current.scale(self._composed(now).translate(self._dims))
        proposed = self._flashes.propose(wanted, now)
        frame = self._current.admit(self._shown, proposed)
        if frame is not wanted:
            lanes = self._lanes
            frame = lanes.gather(dimmer.keep_lit(lanes.spread(frame), lanes.spread(wanted), lanes))
        self._flashes.shown(frame, proposed)
        if frame != self._shown:
            self._shown = frame
        self._due = self._next_change(now)
        return self._shown

    def next_change(self, now: float) -> float | None:
        """When the next frame is due; None while the light is still."""
        return now if self._stale else self._due

    @property
    def full(self) -> int:
        """The byte of a lamp at 100% of the set brightness."""
        return self._dims[255]

    @property
    def amperes(self) -> float:
        """The estimated current of the frame now shown, of `Bed.supply.amperes`."""
        return self._current.amperes(self._shown)

    @property
    def tested(self) -> Probe | None:
        """The test light that is shown; None while games are."""
        return self._probe

    def meanings(self, now: float) -> dict[Meaning, int]:
        """How many places of the board say what; the parts of one place that say the same count once."""
        groups = {(group_of(zone), meaning) for zone, meaning in self._layers.lights(now).items()}
        return dict(Counter(meaning for _, meaning in groups))

    def _set_zones(self) -> None:
        """Of a test light each pixel is a zone of its own: it goes from one to the next, across what games light."""
        self._flashes.set_zones(self._zones.values() if self._probe is None else ())

    def _next_change(self, now: float) -> float | None:
        if not self._flashes.settled:
            return now + FRAME_SECONDS
        return min((t for _, lamp in self._moving if (t := lamp.beat.next_change(now)) is not None), default=None)

    def _composed(self, now: float) -> bytes:
        """The layers at 100%: 3 bytes a pixel."""
        if self._stale:
            self._stale = False
            self._compile(now)
        red, green, blue = self._levels
        for index, lamp in self._moving:
            red[index], green[index], blue[index] = _tone(lamp, now)
        # What ended may have lain over something that breathes: compose anew without it.
        self._stale = any(lamp.beat.ended(now) for _, lamp in self._moving)
        frame = bytearray(3 * self._bed.pixels)
        frame[::3] = self._indices.translate(red)
        frame[1::3] = self._indices.translate(green)
        frame[2::3] = self._indices.translate(blue)
        return bytes(frame)

    def _compile(self, now: float) -> None:
        """Number the different lamps of the picture: then a frame is three look-ups, however many pixels there are."""
        if self._probe is None:
            lamps = self._layers.compose(now, self._lamp_of, self._attract_since, self._columns)
        else:
            lamps = [Lamp(tone, tone) for tone in self._probe.tones(self._bed.pixels)]
        numbers: dict[tuple[object, ...], int] = {}
        indices = bytearray()
        self._moving = []
        red, green, blue = self._levels
        for lamp in lamps:
            key = lamp.key()
            number = numbers.get(key)
            if number is None:
                number = numbers[key] = len(numbers)
                red[number], green[number], blue[number] = _tone(lamp, now)
                if lamp.beat.next_change(now) is not None:
                    self._moving.append((number, lamp))
            indices.append(number)
        self._indices = bytes(indices)

    def _lamp_of(self, player: int) -> Tone:
        return seat_lamp(self._places[player])


def _tone(lamp: Lamp, now: float) -> tuple[int, int, int]:
    """The lamp's bytes at `now`; light that is there is never rounded away."""
    weight = lamp.beat.weight(now)
    tone = [low + (high - low) * weight for low, high in zip(lamp.base, lamp.peak, strict=True)]
    red, green, blue = (int(value + 0.5) for value in tone)
    if red or green or blue:
        return red, green, blue
    most = max(tone)
    return (int(0 < tone[0] == most), int(0 < tone[1] == most), int(0 < tone[2] == most))
