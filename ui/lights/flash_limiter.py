"""No zone flashes more than once a second, whatever is asked, and every change is a fade. Pure: time comes in.

A flash is a pair of opposing changes of a tenth or more of the set brightness. The limiter cuts the movement of each
zone into runs: in a run every lamp moves one way only (but for less than a flash counts), so whatever one measures of
a zone changes direction only between runs. Three runs begin within at least a second; then any four changes span more
than a second, and two flashes need four.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ui.lights.lanes import Lanes

FADE_SECONDS: Final = 0.3
"""Of every sudden change; the least allowed is 0.25."""
FREE_SPEED: Final = 1.6
"""Parts of the set brightness per second: what moves no faster, such as a breath, is a fade as it is."""
STEP_SECONDS: Final = 0.05
"""However long the caller pauses, between two frames nothing moves further than in this time."""
REST_SECONDS: Final = 0.1
"""After so long without a sudden change the next one shows in its very frame."""
RUNS: Final = 2
PERIOD_SECONDS: Final = 1.0
SLACK: Final = 0.04
"""Part of the set brightness that a lamp may waver without it being a change."""


class _Fade:
    """Lamps that began to change at the same instant."""

    __slots__ = ("age", "mask", "origin")

    def __init__(self, origin: int, mask: int, age: float) -> None:
        self.age = age
        self.origin = origin
        self.mask = mask


class _Zone:
    """One zone's lamps, when its last runs began, and when one of its lamps last moved in the saturated reds."""

    __slots__ = ("flags", "red_at", "runs")

    def __init__(self, flags: int) -> None:
        self.flags = flags
        self.red_at = float("-inf")
        self.runs: tuple[float, ...] = ()


class FlashLimiter:
    """Call `propose`, let the current limiter have its say, then tell what was `shown`.

    `zones` lists the pixels of each zone; a pixel in none is a zone of its own. `full` is the byte of a lamp at the
    set brightness.
    """

    def __init__(self, zones: Iterable[Sequence[int]], pixels: int, full: int) -> None:
        self._lanes = Lanes(3 * pixels)
        self._pixels = pixels
        self._red_lanes = self._lanes.flags(list(range(0, 3 * pixels, 3))) * 0xFF
        self._red_sums = self._red_lanes // 0xFF * 0x3FF
        self._zones: list[_Zone] = []
        self.set_zones(zones)
        self._full = full
        self._slack = 1
        self.set_full(full)
        self._now = float("-inf")
        self._begun_at = float("-inf")
        """When something changed suddenly last."""
        self._target = 0
        self._shown = 0
        self._rising = 0
        self._falling = 0
        """Flags of the lamps that moved up, or down, in the present run."""
        self._turn = 0
        """From where a change is measured: the extreme of the run, or where the lamp stood when it began."""
        self._fades: list[_Fade] = []

    def set_full(self, full: int) -> None:
        """Another set brightness: the byte of a lamp at 100%."""
        self._full = full
        self._slack = max(1, int(SLACK * full))

    def set_zones(self, zones: Iterable[Sequence[int]]) -> None:
        """Other zones over the same lamps, which remember how often they turned."""
        listed = [tuple(zone) for zone in zones]
        alone = sorted(set(range(self._pixels)) - {pixel for zone in listed for pixel in zone})
        # what never moved has nothing to remember, and before the first frame that is everything
        before = [zone for zone in self._zones if zone.runs or zone.red_at > float("-inf")]
        self._zones = [self._zone(pixels) for pixels in [*listed, *((pixel,) for pixel in alone)]]
        for zone in self._zones:
            runs = sorted(run for old in before if old.flags & zone.flags for run in old.runs)
            zone.runs = tuple(runs[-RUNS:])
            zone.red_at = max((old.red_at for old in before if old.flags & zone.flags), default=zone.red_at)

    def _zone(self, pixels: Sequence[int]) -> _Zone:
        return _Zone(self._lanes.flags([3 * pixel + channel for pixel in pixels for channel in range(3)]))

    @property
    def settled(self) -> bool:
        """The lamps show what was asked; without a new frame nothing moves."""
        return not self._fades and self._shown == self._target

    def propose(self, frame: bytes, now: float) -> bytes:
        """The lamps at `now` (seconds, never going back) if `frame` is wanted."""
        lanes = self._lanes
        target = lanes.spread(frame)
        passed = min(now - self._now, STEP_SECONDS)
        free = int(FREE_SPEED * self._full * passed + 0.5)
        jumped = lanes.above(target, self._target, free) | lanes.above(self._target, target, free)
        self._target = target
        self._now = now
        for fade in self._fades:
            fade.age += passed
        begun = self._whole_zones(jumped) if jumped else 0
        # at once only after a rest: steps that follow each other closely would add up past the limits
        at_once = bool(begun) and now - self._begun_at >= REST_SECONDS
        if begun:
            self._begun_at = now
            self._begin_fade(begun, passed if at_once else 0.0)
        if self._shown == target:
            self._fades.clear()
            return frame
        proposed = self._first_step(begun, self._faded(target), target) if at_once else self._faded(target)
        held = self._held(proposed)
        if held:
            self._begin_fade(held)
            proposed = lanes.pick(held, self._shown, proposed)
        return lanes.gather(proposed)

    def shown(self, frame: bytes, proposed: bytes) -> None:
        """What the lamps really show after `proposed`, each between its last value and the proposed one."""
        lanes = self._lanes
        before, self._shown = self._shown, lanes.spread(frame)
        if (red := self._reds(self._shown) | self._reds(before)) and before != self._shown:
            self._note_red(red, before)
        if frame != proposed:
            wanted = lanes.spread(proposed)
            self._begin_fade(lanes.above(wanted, self._shown) | lanes.above(self._shown, wanted))
        peaks = self._rising & lanes.above(self._shown, self._turn)
        troughs = self._falling & lanes.above(self._turn, self._shown)
        if peaks | troughs:
            self._turn = lanes.pick(peaks | troughs, self._shown, self._turn)

    def _whole_zones(self, flags: int) -> int:
        """Flags of all lamps of the zones that have a flagged one."""
        return sum(zone.flags for zone in self._zones if zone.flags & flags)

    def _begin_fade(self, flags: int, age: float = 0.0) -> None:
        mask = flags * 0xFF
        for fade in self._fades:
            fade.mask &= ~mask
        self._fades = [fade for fade in self._fades if fade.mask]
        self._fades.append(_Fade(self._shown, mask, age))

    def _faded(self, target: int) -> int:
        lanes = self._lanes
        proposed = target
        self._fades = [fade for fade in self._fades if fade.age < FADE_SECONDS]
        for fade in self._fades:
            mixed = lanes.mix(fade.origin, target, int(256 * fade.age / FADE_SECONDS))
            proposed = (proposed & (lanes.all ^ fade.mask)) | (mixed & fade.mask)
        return proposed

    def _first_step(self, begun: int, proposed: int, target: int) -> int:
        """A fade moves at once, however short the time since the last frame: a press is answered by this very frame."""
        lanes, shown = self._lanes, self._shown
        still = begun & ~(lanes.above(proposed, shown) | lanes.above(shown, proposed))
        dims = still & lanes.above(shown, target) & lanes.above(shown, lanes.ones)
        return proposed + (still & lanes.above(target, shown)) - dims

    def _held(self, proposed: int) -> int:
        """Flags of the zones that must not move now, because they would turn too often."""
        lanes = self._lanes
        up = lanes.above(proposed, self._turn, self._slack - 1) & ~self._rising
        down = lanes.above(self._turn, proposed, self._slack - 1) & ~self._falling
        if not up | down:
            return 0
        held = 0
        red = self._reds(self._shown) | self._reds(self._target)
        for zone in self._zones:
            if not zone.flags & (up | down):
                continue
            rising, falling = self._rising & zone.flags, self._falling & zone.flags
            if red & zone.flags and self._now - zone.red_at < PERIOD_SECONDS:
                held |= zone.flags
            elif (rising and not falling | (down & zone.flags)) or (falling and not rising | (up & zone.flags)):
                # More lamps of the zone join the way that it goes already.
                self._rising |= up & zone.flags
                self._falling |= down & zone.flags
            elif len(zone.runs) < RUNS or self._now - zone.runs[0] >= PERIOD_SECONDS:
                self._begin_run(zone)
            else:
                held |= zone.flags
        return held

    def _begin_run(self, zone: _Zone) -> None:
        lanes = self._lanes
        zone.runs = (*zone.runs, self._now)[-RUNS:]
        rest = lanes.ones ^ zone.flags
        self._rising = (self._rising & rest) | (lanes.above(self._target, self._shown) & zone.flags)
        self._falling = (self._falling & rest) | (lanes.above(self._shown, self._target) & zone.flags)
        self._turn = lanes.pick(zone.flags, self._shown, self._turn)

    def _reds(self, frame: int) -> int:
        """Flags of the red lamps of pixels that are saturated red (WCAG 2.3.1): four times the sum of the others."""
        red, others = frame & self._red_lanes, (frame >> 16) + (frame >> 32)
        quarter = (red >> 2) & self._red_lanes
        return self._lanes.above(red, 0, self._slack) & self._lanes.at_least(quarter, others & self._red_sums)

    def _note_red(self, red: int, before: int) -> None:
        """Remember where a saturated red moved: there nothing turns within a second, so that no reds alternate."""
        lanes = self._lanes
        moved = lanes.above(self._shown, before) | lanes.above(before, self._shown)
        for zone in self._zones:
            if zone.flags & red and zone.flags & moved:
                zone.red_at = self._now
