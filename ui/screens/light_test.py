"""Which colour do you see? A few questions find the type of the pixels and the order of their colours."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ui.commands import Back, Command, Set
from ui.kit.pieces.colour_pad import ColourPad
from ui.kit.pieces.device_card import DeviceCard
from ui.kit.pieces.pad import Pad
from ui.kit.theme import Colour
from ui.kit.widget import Scene, Widget
from ui.lights.colour_test import COLOURS, MOST_QUESTIONS, ColourTest, Seen, colour, other
from ui.lights.probe import Probe
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.device_state import form
from ui.screens.frame import banner, body, column_boxes, corner_pads, grid, primary_pad, stage
from ui.text.light_test_words import seen_words, trouble_words

RED: Final[Colour] = (232, 64, 64)
GREEN: Final[Colour] = (64, 200, 88)
BLUE: Final[Colour] = (72, 120, 248)
WHITE: Final[Colour] = (255, 255, 255)
SPOTS: Final = {
    Seen.RED: (RED,),
    Seen.GREEN: (GREEN,),
    Seen.BLUE: (BLUE,),
    Seen.WHITE: (WHITE,),
    Seen.SEVERAL: (RED, GREEN, BLUE),
    Seen.DARK: (),
}
"""What light looks like on a screen: not its pure colours, which a screen shows much darker than the bed."""
CHANGE_SECONDS: Final = 1.5
"""The light fades to the next question: until then nobody can answer it."""
SHOWN_SECONDS: Final = 2.0
"""Of each colour at the end."""


class LightTestScreen(PadScreen):
    """Asks, sets what the answers say, and shows red, green and blue for a check."""

    topic = "lights"

    def __init__(self) -> None:
        super().__init__()
        self._test = ColourTest()
        self._since = float("-inf")
        """When the last answer came."""

    def probe(self, model: Model) -> Probe | None:
        """The light of the present question."""
        if self._test.trouble:
            return Probe()
        if self._test.done:
            return Probe(colour(self._shown(model)))
        return Probe(self._test.lit(_order(model)))

    def layout(self, model: Model) -> Scene:
        if self._test.trouble:
            return self._failed(model)
        return self._check(model) if self._test.done else self._question(model)

    def _question(self, model: Model) -> Scene:
        words = model.words
        ready = self._waits(model) <= 0
        number = words("Question {n} of {most} at most").format(n=self._test.asked + 1, most=MOST_QUESTIONS)
        names = seen_words(words)
        return (
            banner(
                model,
                words("Which colour is the bed?") if ready else words("The light changes…"),
                f"{number}  ·  {words('Look at all of it')}",
                icon="light",
            ),
            *corner_pads(model),
            *(
                ColourPad(box=cell, key=f"seen:{seen}" if ready else "", label=names[seen], spots=SPOTS[seen])
                for seen, cell in zip(names, grid(body(model.panel), 3, 2), strict=True)
            ),
        )

    def _check(self, model: Model) -> Scene:
        words, letter = model.words, self._shown(model)
        kind = words("with white") if model.settings.get("lamps.pixel_type") == "rgbw" else words("3 colours")
        found = words("Found: {order}, {type}").format(order=self._test.found, type=kind)
        seen = Seen(letter)
        return (
            banner(model, words("Is all of the bed like this?"), found, icon="light"),
            *corner_pads(model),
            ColourPad(box=stage(model.panel), label=seen_words(words)[seen], spots=SPOTS[seen]),
            self._again(model, words("No: again")),
            primary_pad(model, "right", words("Yes")),
        )

    def _failed(self, model: Model) -> Scene:
        words, trouble = model.words, self._test.trouble
        assert trouble is not None
        found, checks = trouble_words(words, trouble)
        return (
            banner(model, found, words("Test the colours"), icon="light"),
            *corner_pads(model),
            DeviceCard(box=stage(model.panel), title=words("What to check"), paragraphs=checks, alert=True),
            primary_pad(model, "again", words("Again")),
        )

    def _again(self, model: Model, label: str) -> Widget:
        return Pad(box=column_boxes(model.panel, 1)[0], key="again", icon="reset", label=label, size=26)

    def act(self, key: str, model: Model) -> list[Command]:
        head, _, tail = key.partition(":")
        match head:
            case "seen":
                return self._answered(Seen(tail), model)
            case "again":
                self._test, self._since = ColourTest(), model.now
            case "right":
                return [Back()]
        return []

    def undo(self, model: Model) -> list[Command]:
        """Who leaves in the middle leaves the pixels as they were set."""
        if self._test.other_type and not self._test.done:
            return [_other_type(model), Back()]
        return [Back()]

    def primary(self, model: Model) -> str:
        if self._test.trouble:
            return "again"
        return "right" if self._test.done else ""

    def moving(self, model: Model) -> float | None:
        if self._test.done:
            return SHOWN_SECONDS - (model.now - self._since) % SHOWN_SECONDS
        waits = self._waits(model)
        return waits if waits > 0 and not self._test.trouble else None

    def _answered(self, seen: Seen, model: Model) -> list[Command]:
        before = replace(self._test, type_known=form(model, "lamps") == "adalight")
        self._test, self._since = before.seen(seen), model.now
        self._cursor.clear()
        commands: list[Command] = []
        if self._test.other_type != before.other_type:
            commands.append(_other_type(model))
        if self._test.done and self._test.found != _order(model):
            commands.append(Set("lamps.colour_order", self._test.found))
        return commands

    def _waits(self, model: Model) -> float:
        """Seconds until the light has changed."""
        return self._since + CHANGE_SECONDS - model.now

    def _shown(self, model: Model) -> str:
        """Which of the colours is shown now, at the end."""
        return COLOURS[int((model.now - self._since) / SHOWN_SECONDS) % len(COLOURS)]


def _order(model: Model) -> str:
    return model.settings.get("lamps.colour_order", "GRB")


def _other_type(model: Model) -> Set:
    return Set("lamps.pixel_type", other(model.settings.get("lamps.pixel_type", "rgb")))
