"""Every pixel alone, one after the other: which one stays dark? And all of them white."""

from __future__ import annotations

from typing import Final

from ui.commands import Command
from ui.kit.panel import Box
from ui.kit.pieces.amount import Amount
from ui.kit.pieces.bed_map import BedMap
from ui.kit.pieces.device_card import DeviceCard
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene, Widget
from ui.lights import dimmer
from ui.lights.current_limiter import CurrentLimiter
from ui.lights.probe import Probe
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.frame import SECONDARY, banner, column_boxes, corner_pads, grid, primary_pad, stage
from ui.text.light_test_words import joint_words, pixel_place

PACE: Final = 0.5
"""Seconds of each pixel: it has faded in, and the eye has found it."""
STEPS: Final = (-10, -1, 1, 10)
MAP_SHARE: Final = 0.64
"""Of the stage's width."""


class PixelTestScreen(PadScreen):
    """Runs along the chain by itself until it is stopped, then step by step."""

    topic = "lights"

    def __init__(self) -> None:
        super().__init__()
        self._number = 0
        self._since: float | None = None
        """When it began to run from `_number`; None while it stands."""
        self._white = False
        self._dark = False
        """Somebody saw that the present pixel stays dark."""

    def probe(self, model: Model) -> Probe | None:
        """The pixel of this moment, or all."""
        return Probe() if self._white else Probe(pixels=(self._now(model),))

    def layout(self, model: Model) -> Scene:
        words, bed = model.words, model.machine.bed
        if bed is None:
            return (
                banner(model, words("Test each pixel"), words("Lights"), icon="light"),
                *corner_pads(model),
                Label(box=stage(model.panel), text=words("The light bed is not known")),
            )
        boxes = column_boxes(model.panel, 2)
        white = Pad(
            box=boxes[1], key="white", icon="light", label=words("All white"), size=26,
            look=Look.CHOSEN if self._white else Look.PLAIN,
        )  # fmt: skip
        return (
            banner(model, self._place(model) or words("All pixels"), self._question(model), icon="light"),
            *corner_pads(model),
            *(self._found(model) if self._dark else self._map(model)),
            *((Pad(box=boxes[0], key="dark", icon="eye", label=words("It is dark"), size=26),) if self._asks else ()),
            white,
            self._main(model),
        )

    @property
    def _asks(self) -> bool:
        """One pixel is shown, and nobody has said that it is dark."""
        return not self._white and not self._dark

    def _question(self, model: Model) -> str:
        words = model.words
        if self._white:
            return words("Is every pixel white?")
        return words("This pixel stays dark") if self._dark else words("Does this pixel light?")

    def _place(self, model: Model) -> str:
        """Where the pixel is that is lit alone."""
        bed = model.machine.bed
        return pixel_place(model.words, bed, self._now(model)) if bed is not None and not self._white else ""

    def _main(self, model: Model) -> Pad:
        words = model.words
        if self._dark:
            return primary_pad(model, "on", words("Go on"))
        if self._running(model):
            return primary_pad(model, "stop", words("Stop"), icon="pause")
        return primary_pad(model, "run", words("Run"), icon="play")

    def _map(self, model: Model) -> list[Widget]:
        """The bed, what is lit there in words, and the steps."""
        words, bed, at = model.words, model.machine.bed, stage(model.panel)
        assert bed is not None
        top = Box(at.x, at.y, at.w, at.h - SECONDARY - GAP)
        left = Box(top.x, top.y, round(top.w * MAP_SHARE), top.h)
        right = Box(left.right + GAP, top.y, top.right - left.right - GAP, top.h)
        number = None if self._white else self._now(model)
        if number is None:
            told = Amount(box=right, number=f"{_amperes(model):.1f} A", title=words("Current"),
                          note=words("of {limit} A").format(limit=f"{bed.supply.amperes:g}"))  # fmt: skip
        else:
            told = Amount(box=right, number=str(number + 1), title=words("Pixel"),
                          note=words("of {count}").format(count=bed.pixels))  # fmt: skip
        cells = grid(Box(at.x, at.bottom - SECONDARY, at.w, SECONDARY), len(STEPS), 1)
        return [
            BedMap(box=left, bed=bed, lit=number),
            told,
            *(_step(step, cell, not self._white) for step, cell in zip(STEPS, cells, strict=True)),
        ]

    def _found(self, model: Model) -> list[Widget]:
        """What to look at."""
        words, bed, number = model.words, model.machine.bed, self._number
        assert bed is not None
        title = f"{words('Pixel {n}').format(n=number + 1)}: {pixel_place(words, bed, number)}"
        return [DeviceCard(box=stage(model.panel), title=title, paragraphs=joint_words(words, bed, number), alert=True)]

    def act(self, key: str, model: Model) -> list[Command]:
        head, _, by = key.partition(":")
        now = self._now(model)
        match head:
            case "run":
                self._number = 0 if now == _count(model) - 1 else now
                self._since, self._white = model.now, False
            case "stop":
                self._stand(now)
            case "by":
                self._stand((now + int(by)) % _count(model))
            case "dark":
                self._stand(now)
                self._dark = True
            case "on":
                self._dark = False
                self._stand((now + 1) % _count(model))
            case "white":
                self._stand(now)
                self._white, self._dark = not self._white, False
        return []

    def primary(self, model: Model) -> str:
        if model.machine.bed is None:
            return ""
        return "on" if self._dark else "stop" if self._running(model) else "run"

    def moving(self, model: Model) -> float | None:
        if self._since is None or not self._running(model):
            return None
        return PACE - (model.now - self._since) % PACE

    def _stand(self, number: int) -> None:
        self._number, self._since = number, None

    def _running(self, model: Model) -> bool:
        return self._since is not None and self._now(model) < _count(model) - 1

    def _now(self, model: Model) -> int:
        """The pixel of this moment; the last one stays."""
        if self._since is None:
            return self._number
        return min(_count(model) - 1, self._number + int((model.now - self._since) / PACE + 1e-6))


def _count(model: Model) -> int:
    return model.machine.bed.pixels if model.machine.bed else 1


def _step(by: int, box: Box, there: bool) -> Pad:
    look = Look.PLAIN if there else Look.OFF
    label = str(abs(by)) if abs(by) > 1 else ""
    icon = "minus" if by < 0 else "plus"
    return Pad(box=box, key=f"by:{by}" if there else "", icon=icon, label=label, look=look, size=32)


def _amperes(model: Model) -> float:
    """What the whole bed draws when it is white at the set brightness, within the supply's limit."""
    bed = model.machine.bed
    assert bed is not None
    limiter = CurrentLimiter(bed.supply, bed.pixels)
    levels = dimmer.table(dimmer.bounded(int(model.settings.get("brightness", "20")) / 100))
    return limiter.amperes(limiter.scale(bytes([255] * 3 * bed.pixels).translate(levels)))
