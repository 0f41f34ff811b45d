"""Settings that everybody may change. What only staff may do lies behind a PIN, and is opened by touch alone."""

from __future__ import annotations

from ui.commands import Command, Set, Show
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.choices import Answer, Asked, question_rows, rows_per_page, split
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad, stage
from ui.screens.pages import Pages
from ui.text.modes import MODE_DEFAULTS, MODE_VALUES, mode_name, mode_question, mode_value
from ui.text.words import LANGUAGES, Words

BRIGHTNESS = ("5", "10", "20", "30", "40")
DIAGONALS = ("7.0", "10.1", "15.6")
TURNS = ("0", "90", "180", "270")


class SettingsScreen(PadScreen):
    """Language, sound, light and motion; the panel; how new games begin."""

    topic = "lights"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        words, at = model.words, stage(model.panel)
        asked = settings_asked(model)
        rows = rows_per_page(at, len(asked))
        boxes = column_boxes(model.panel, 2)
        return (
            banner(model, words("Settings"), words("Firelight"), icon="settings"),
            *corner_pads(model),
            *question_rows(at, self._pages.part(asked, rows), rows),
            *self._pages.pads(boxes[0], len(asked), rows),
            Pad(box=boxes[1], key="staff", icon="lock", label=words("Staff")),
            primary_pad(model, "done", words("Done")),
        )

    def steps(self, model: Model) -> list[str]:
        """The buttons never come to the staff pad."""
        return [key for key in super().steps(model) if key != "staff"]

    def act(self, key: str, model: Model) -> list[Command]:
        asked = settings_asked(model)
        if self._pages.turn(key, len(asked), rows_per_page(stage(model.panel), len(asked))):
            return []
        if key == "done":
            return self.undo(model)
        if key == "staff":
            return [Show("staff")]
        name, value = split(key)
        return [Set(name, value)] if model.settings.get(name) != value else []

    def primary(self, model: Model) -> str:
        return "done"


def settings_asked(model: Model) -> list[Asked]:
    """Every setting with its values, in the order of the screen."""
    words, now = model.words, model.settings
    return [
        Asked("language", words("Language"), _languages(words), now.get("language", "en")),
        Asked("volume", words("Sound"), _volumes(words), now.get("volume", "2")),
        Asked("brightness", words("Light"), _percents(), _nearest(now.get("brightness", "20"), BRIGHTNESS),
              words("Brightness of the board")),
        Asked("motion", words("Motion"), (Answer("full", words("Full")), Answer("still", words("Still"))),
              now.get("motion", "full"), words("Fades of the screen")),
        *_modes(model),
        Asked("stance", words("Screen"), (Answer("flat", words("Flat")), Answer("stand", words("Standing"))),
              now.get("stance", "flat"), words("Lies in the table, or stands")),
        Asked("diagonal_in", words("Size"), _inches(words),
              _nearest(now.get("diagonal_in", "10.1"), DIAGONALS), words("Diagonal of the screen")),
        Asked("rotation", words("Turned by"), tuple(Answer(turn, f"{turn}°") for turn in TURNS),
              now.get("rotation", "0"), words("Picture and touch together")),
    ]  # fmt: skip


def _inches(words: Words) -> tuple[Answer, ...]:
    return tuple(Answer(each, words("{n} in").format(n=f"{float(each):g}")) for each in DIAGONALS)


def _languages(words: Words) -> tuple[Answer, ...]:
    return tuple(Answer(code, LANGUAGES[code]) for code in words.languages)


def _volumes(words: Words) -> tuple[Answer, ...]:
    return (
        Answer("0", words("Off")),
        Answer("1", words("Low")),
        Answer("2", words("Mid")),
        Answer("3", words("High")),
    )


def _percents() -> tuple[Answer, ...]:
    return tuple(Answer(value, f"{value}%") for value in BRIGHTNESS)


def _nearest(value: str, among: tuple[str, ...]) -> str:
    """The offered value that is closest to what a file may have set."""
    return min(among, key=lambda each: abs(float(each) - float(value)))


def _modes(model: Model) -> list[Asked]:
    """How new games begin."""
    words = model.words
    return [
        Asked(
            mode,
            mode_name(words, mode),
            tuple(Answer(value, mode_value(words, mode, value)) for value in MODE_VALUES[mode]),
            model.settings.get(mode, MODE_DEFAULTS[mode]),
            mode_question(words, mode),
        )
        for mode in ("help", "secrets", "lights")
    ]
