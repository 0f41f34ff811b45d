"""One device: how it is, what to check, its settings, and its self-tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui.commands import Command, PrintTest, Set, Show
from ui.kit.panel import Box
from ui.kit.pieces.device_card import DeviceCard
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screens.choices import Asked
from ui.screens.chrome import GAP
from ui.screens.device_settings import device_asked
from ui.screens.device_state import State, form, reason, state, state_words
from ui.screens.frame import SECONDARY, banner, column_boxes, corner_pads, grid, primary_pad, stage
from ui.screens.notices import device_name
from ui.screens.questions import QuestionScreen
from ui.text.device_words import ICONS, about_device, advice, form_words

QUESTION = SECONDARY + 4
"""Least height of a question."""
MOST = 3
"""Questions below the card on one page."""


class Test(NamedTuple):
    """A pad that tests something."""

    key: str
    label: str
    icon: str


class DeviceScreen(QuestionScreen):
    """`about` is the device. On a small panel its settings are a page of their own."""

    topic = "power"

    def __init__(self) -> None:
        super().__init__()
        self._setting = False

    def layout(self, model: Model) -> Scene:
        words = model.words
        name = device_name(words, model.about)
        return (
            banner(model, name, f"{words('Staff')}  ·  {words('Devices')}", icon=ICONS[model.about]),
            *corner_pads(model),
            *(self._small(model) if model.panel.compact else self._whole(model)),
            primary_pad(model, "done", words("Done")),
        )

    def area(self, model: Model) -> Box:
        at = stage(model.panel)
        count = len(self.asked(model))
        if model.panel.compact or not count:
            return at
        pages = -(-count // MOST)
        rows = -(-count // pages)
        high = rows * QUESTION + (rows - 1) * GAP
        return Box(at.x, at.bottom - high, at.w, high)

    def asked(self, model: Model) -> Sequence[Asked]:
        return device_asked(model, model.about)

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        return [Set(name, value)] if model.settings.get(name) != value else []

    def other(self, key: str, model: Model) -> list[Command]:
        match key:
            case "settings":
                self._setting = True
                self._cursor.clear()
                return []
            case "print":
                return [PrintTest()]
            case "address":
                return [Show("address", "printer.address")]
            case "done":
                return self.undo(model)
        return [Show(key)]

    def undo(self, model: Model) -> list[Command]:
        if self._setting and model.panel.compact:
            self._setting = False
            self._cursor.clear()
            return []
        return super().undo(model)

    def primary(self, model: Model) -> str:
        return "done"

    def situation(self, model: Model) -> object:
        return model.about

    def _whole(self, model: Model) -> list[Widget]:
        """The card, and the settings below it."""
        at, below = stage(model.panel), self.area(model)
        asked = self.asked(model)
        card = Box(at.x, at.y, at.w, below.y - GAP - at.y) if asked else at
        pager = len(asked) > MOST
        boxes = column_boxes(model.panel, 4 if pager else 3)
        tests = zip(_tests(model), boxes[1:] if pager else boxes, strict=False)
        return [
            _card(model, card),
            *self.questions(model),
            *(self.pager(model, boxes[0]) if pager else ()),
            *(_test(test, box) for test, box in tests),
        ]

    def _small(self, model: Model) -> list[Widget]:
        """The card with the tests below it, or the settings."""
        at, boxes = stage(model.panel), column_boxes(model.panel, 2)
        if self._setting:
            return [*self.questions(model), *self.pager(model, boxes[0])]
        tests = _tests(model)
        high = SECONDARY + GAP if tests else 0.0
        cells = grid(Box(at.x, at.bottom - SECONDARY, at.w, SECONDARY), max(1, len(tests)), 1)
        settings = Pad(box=boxes[0], key="settings", icon="settings", label=model.words("Settings"), size=26)
        return [
            _card(model, Box(at.x, at.y, at.w, at.h - high)),
            *(_test(test, box) for test, box in zip(tests, cells, strict=False)),
            *((settings,) if self.asked(model) else ()),
        ]


def _card(model: Model, box: Box) -> DeviceCard:
    """How it is in one word, why, and what to check."""
    words, device = model.words, model.about
    how, shown = state(model, device), form(model, device)
    about = about_device(words, device)
    title, named = state_words(model, device), form_words(words, shown)
    if how is State.UNUSED:
        return DeviceCard(box=box, title=title, paragraphs=(about,))
    if how is not State.BROKEN:
        return DeviceCard(box=box, title=title, paragraphs=(about, named, _detail(model)))
    return DeviceCard(
        box=box,
        title=title,
        paragraphs=(
            ": ".join(part for part in (named, reason(model, device)) if part),
            advice(words, device, shown),
            _detail(model),
        ),
        alert=True,
    )


def _detail(model: Model) -> str:
    """What else is set, in files only."""
    words, settings = model.words, model.settings
    match model.about, form(model, model.about):
        case "lamps", "adalight":
            port = settings.get("lamps.port") or words("the only one there is")
            return words("Port: {port}").format(port=port)
        case "lamps", "spi":
            return words("Port: {port}").format(port=settings.get("lamps.spi", ""))
        case "printer", "device" | "serial" | "network":
            return words("Address: {address}").format(address=settings.get("printer.address") or words("none"))
    return ""


def _tests(model: Model) -> list[Test]:
    """What can be tried of the device as it is."""
    words = model.words
    if state(model, model.about) is State.UNUSED:
        return []
    match model.about:
        case "lamps":
            return [
                Test("light-test", words("Test the colours"), "light"),
                Test("pixel-test", words("Test each pixel"), "eye"),
            ]
        case "buttons":
            return [Test("button-test", words("Test the buttons"), "button")]
        case "speaker":
            return [Test("sound-test", words("Test the sounds"), "sound")]
        case "printer":
            return [Test("print", words("Print a test"), "printer"), Test("address", words("Address"), "pencil")]
        case "touch" if not model.machine.simulated:  # a window's pointer needs no calibration
            return [Test("calibrate", words("Calibrate"), "touch")]
    return []


def _test(test: Test, box: Box) -> Pad:
    return Pad(box=box, key=test.key, label=test.label, icon=test.icon, size=26)
