"""Measures frames from outside, by definitions of its own: flashes, fades, current."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Moment = tuple[float, bytes]
"""A frame and the second at which it was shown."""

FLASH_CHANGE = 0.1


def changes(levels: Sequence[tuple[float, float]], full: float) -> list[float]:
    """When a level, against its last extreme, has changed by a tenth of `full` in the other direction than before."""
    found: list[float] = []
    low = high = levels[0][1]
    direction = 0
    for t, level in levels:
        low, high = min(low, level), max(high, level)
        if direction >= 0 and level <= high - FLASH_CHANGE * full:
            found.append(t)
            direction, low = -1, level
            high = level
        elif direction <= 0 and level >= low + FLASH_CHANGE * full:
            found.append(t)
            direction, high = 1, level
            low = level
    return found


def most_flashes(times: Sequence[float], seconds: float = 1.0) -> int:
    """The most pairs of opposing changes within any span of `seconds`."""
    return max((sum(1 for t in times if start <= t < start + seconds) // 2 for start in times), default=0)


def measures(frames: Sequence[bytes], pixels: Sequence[int]) -> dict[str, list[float]]:
    """What an eye or an instrument might see of a zone: each channel, their mean, luminance, the first pixel."""
    red, green, blue = ([sum([f[3 * p + c] for p in pixels]) / len(pixels) for f in frames] for c in range(3))
    first = 3 * pixels[0]
    return {
        "red": red,
        "green": green,
        "blue": blue,
        "mean": [(r + g + b) / 3 for r, g, b in zip(red, green, blue, strict=True)],
        "luminance": [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in zip(red, green, blue, strict=True)],
        "first": [sum(f[first : first + 3]) / 3 for f in frames],
    }


def worst_flashes(moments: Sequence[Moment], zones: Mapping[str, Sequence[int]], full: int) -> tuple[int, str]:
    """The most flashes in a second of any zone by any measure, and which."""
    worst = (0, "")
    times_shown, frames = [t for t, _ in moments], [frame for _, frame in moments]
    for name, pixels in zones.items():
        for kind, levels in measures(frames, pixels).items():
            times = changes(list(zip(times_shown, levels, strict=True)), full)
            worst = max(worst, (most_flashes(times), f"{name} {kind}"))
    return worst


def fastest_fade(moments: Sequence[Moment], full: int) -> float:
    """Seconds in which a lamp went furthest from dark to full or back, as if it had gone all the way at that speed.

    Measured over spans of at least 0.1 s, so that single steps of a lamp do not count as speed.
    """
    fastest = float("inf")
    for i, (start, before) in enumerate(moments):
        for end, after in moments[i + 1 :]:
            if end - start >= 0.1:
                step = max(abs(a - b) for a, b in zip(before, after, strict=True)) - 1
                if step > 0:
                    fastest = min(fastest, (end - start) * full / step)
                break
    return fastest


def redness(moments: Sequence[Moment], pixel: int) -> list[tuple[float, float]]:
    """How far a lamp is inside the saturated reds of WCAG (red at least 0.8 of the sum), 0 outside."""
    return [(t, max(0.0, f[3 * pixel] - 4.0 * (f[3 * pixel + 1] + f[3 * pixel + 2]))) for t, f in moments]


def milliamperes(frame: bytes, full_ma: tuple[float, float, float], idle_ma: float) -> float:
    """The current of a frame, lamp by lamp."""
    return sum(idle_ma for _ in range(len(frame) // 3)) + sum(v / 255 * full_ma[n % 3] for n, v in enumerate(frame))
