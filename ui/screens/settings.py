"""Settings that everybody may change. What only staff may do lies behind a PIN, and is opened by touch alone."""

from __future__ import annotations

from ui.commands import Command, Set, Show
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.choices import Answer, Asked
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad
from ui.screens.questions import QuestionScreen
from ui.text.modes import MODE_DEFAULTS, MODE_VALUES, mode_name, mode_question, mode_value
from ui.text.words import LANGUAGES, Words

BRIGHTNESS = ("5", "10", "20", "30", "40")
BACKLIGHTS = ("10", "25", "50", "75", "100")
DIAGONALS = ("7.0", "10.1", "15.6")
TURNS = ("0", "90", "180", "270")


class SettingsScreen(QuestionScreen):
    """Language, sound, light and motion; the panel; how new games begin."""

    topic = "lights"

    def layout(self, model: Model) -> Scene:
        words = model.words
        boxes = column_boxes(model.panel, 2)
        return (
            banner(model, words("Settings"), words("Firelight"), icon="settings"),
            *corner_pads(model),
            *self.questions(model),
            *self.pager(model, boxes[0]),
            Pad(box=boxes[1], key="staff", icon="lock", label=words("Staff")),
            primary_pad(model, "done", words("Done")),
        )

    def order(self, model: Model) -> list[str]:
        """The buttons never come to the staff pad."""
        return [key for key in super().order(model) if key != "staff"]

    def asked(self, model: Model) -> list[Asked]:
        return settings_asked(model)

    def other(self, key: str, model: Model) -> list[Command]:
        return [Show("staff")] if key == "staff" else self.undo(model)

    def answered(self, name: str, value: str, model: Model) -> list[Command]:
        return [Set(name, value)] if model.settings.get(name) != value else []

    def primary(self, model: Model) -> str:
        return "done"


def settings_asked(model: Model) -> list[Asked]:
    """Every setting with its values, in the order of the screen."""
    words, now = model.words, model.settings
    language = Asked("language", words("Language"), _languages(words), now.get("language", "en"))
    return [
        *((language,) if len(words.languages) > 1 else ()),
        Asked("volume", words("Sound"), _volumes(words), now.get("volume", "2")),
        Asked("brightness", words("Brightness"), _percents(), _nearest(now.get("brightness", "20"), BRIGHTNESS),
              words("How bright is the board?")),
        Asked("motion", words("Motion"), (Answer("full", words("Fading")), Answer("still", words("At once"))),
              now.get("motion", "full"), words("How do screens change?")),
        *_modes(model),
        Asked("stance", words("Screen"), (Answer("flat", words("Flat")), Answer("stand", words("Standing"))),
              now.get("stance", "flat"), words("Does the screen lie or stand?")),
        Asked("diagonal_in", words("Size"), _inches(words),
              _nearest(now.get("diagonal_in", "10.1"), DIAGONALS), words("How large is the screen?")),
        *_backlight(model),
        Asked("rotation", words("Turned by"), tuple(Answer(turn, f"{turn}°") for turn in TURNS),
              now.get("rotation", "0"), words("How far is the screen turned, from the next start?")),
    ]  # fmt: skip


def _backlight(model: Model) -> list[Asked]:
    """Where the panel's light can be set."""
    words = model.words
    if model.status.get("backlight") != "ok":
        return []
    answers = tuple(Answer(each, f"{each}%") for each in BACKLIGHTS)
    chosen = _nearest(model.settings.get("backlight", "100"), BACKLIGHTS)
    return [Asked("backlight", words("Backlight"), answers, chosen, words("How bright is the screen?"))]


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
