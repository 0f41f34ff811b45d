"""A bounded number with pads that make it smaller and larger."""

from __future__ import annotations

from ui.kit.panel import Box
from ui.kit.pieces.amount import Amount
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Widget
from ui.screens.chrome import GAP
from ui.screens.frame import APART

SECONDARY = 88.0


class Stepper:
    """The value of a stepper and its bounds."""

    def __init__(self, low: int, high: int, step: int, value: int) -> None:
        self.low = low
        self.high = low + (high - low) // step * step
        self.step = step
        self.value = max(self.low, min(self.high, value))

    def act(self, key: str) -> bool:
        """Follow a pad; False for another pad's key."""
        head, _, by = key.partition(":")
        if head != "step":
            return False
        self.value = max(self.low, min(self.high, self.value + int(by)))
        return True

    def widgets(self, box: Box, title: str, note: str, *, hidden: bool = False) -> list[Widget]:
        """The number above, the pads below it: down on the left, up on the right; two strides where it pays."""
        strides = [self.step]
        if (self.high - self.low) // self.step > 12:
            strides = [self.step * 10, self.step]
        pads = min(118.0, (box.h - GAP) * 0.45)
        top = Box(box.x, box.y, box.w, box.h - pads - GAP)
        number = "• • •" if hidden else f"{self.value:,}"
        widgets: list[Widget] = [Amount(box=top, number=number, title=title, note=note)]
        wide = (box.w - APART - 2 * (len(strides) - 1) * GAP) / (2 * len(strides))
        y = box.bottom - pads
        for k, stride in enumerate(strides):
            x = box.x + k * (wide + GAP)
            widgets.append(self._pad(Box(x, y, wide, pads), -stride, hidden))
        for k, stride in enumerate(reversed(strides)):
            x = box.right - wide - (len(strides) - 1 - k) * (wide + GAP)
            widgets.append(self._pad(Box(x, y, wide, pads), stride, hidden))
        return widgets

    def _pad(self, box: Box, by: int, hidden: bool) -> Pad:
        # a hidden number must not show by a pad that ends
        ends = not hidden and (self.value <= self.low if by < 0 else self.value >= self.high)
        label = f"{abs(by):,}" if abs(by) != 1 else ""
        return Pad(
            box=box,
            key="" if ends else f"step:{by}",
            icon="minus" if by < 0 else "plus",
            label=label,
            look=Look.OFF if ends else Look.PLAIN,
            size=36,
        )
