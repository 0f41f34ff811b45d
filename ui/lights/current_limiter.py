"""The supply's limit: the estimated current of a frame never exceeds it. Pure functions of frames."""

from __future__ import annotations

from hardware.bed import Supply


class CurrentLimiter:
    """Estimates and limits the current of frames of `pixels` pixels (3 bytes each)."""

    def __init__(self, supply: Supply, pixels: int) -> None:
        self._supply = supply
        self._idle = pixels * supply.idle_ma
        least = pixels * sum(supply.full_ma) / 255
        self._limit = supply.amperes * 1000 - least
        """In mA. Room is left for every lamp to glow at its least: see `dimmer.keep_lit`."""

    def amperes(self, frame: bytes) -> float:
        """The estimated current of `frame`, dark pixels included."""
        return self._milliamperes(frame) / 1000

    def scale(self, frame: bytes) -> bytes:
        """`frame`, or a darker one of the same picture that the supply can light; no lit lamp gets dark."""
        wanted = self._milliamperes(frame)
        factor = 1.0
        scaled = frame
        while wanted > self._limit:
            # Rounding up at the dark end may leave a little too much: once more then.
            factor *= 0.999 * (self._limit - self._idle) / (wanted - self._idle)
            scaled = frame.translate(bytes([0, *(max(1, int(level * factor)) for level in range(1, 256))]))
            if max(scaled) == 1:
                break
            wanted = self._milliamperes(scaled)
        return scaled

    def admit(self, shown: bytes, wanted: bytes) -> bytes:
        """`wanted`, or as much of its brightening as fits beside what still fades; darkening is always admitted.

        `shown` is the frame before, within the limit. Each lamp ends between the two, so no lamp moves the other way.
        """
        if self._milliamperes(wanted) <= self._limit:
            return wanted
        floor = bytes(map(min, shown, wanted))
        room = self._limit - self._milliamperes(floor)
        rise = self._milliamperes(wanted) - self._milliamperes(floor)
        part = max(0.0, min(1.0, room / rise)) if rise > 0 else 0.0
        return bytes(low + int((high - low) * part) for low, high in zip(floor, wanted, strict=True))

    def _milliamperes(self, frame: bytes) -> float:
        red, green, blue = self._supply.full_ma
        if red == green == blue:
            return self._idle + sum(frame) * red / 255
        return self._idle + (sum(frame[::3]) * red + sum(frame[1::3]) * green + sum(frame[2::3]) * blue) / 255
