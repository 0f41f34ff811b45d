"""The fixed texts of the simulator's window."""

from __future__ import annotations

from typing import NamedTuple

from ui.text.words import Words


class WindowTexts(NamedTuple):
    """Every text that does not change while the window is open."""

    subtitle: str
    unplug: str
    plug: str
    cut_power: str
    legend: str
    nothing: str
    help: tuple[str, str]
    """The name of the button, and its key."""
    undo: tuple[str, str]
    ok: tuple[str, str]


def window_texts(words: Words) -> WindowTexts:
    """The texts in the chosen language."""
    return WindowTexts(
        subtitle=words("simulator"),
        unplug=words("Unplug bed"),
        plug=words("Plug bed in"),
        cut_power=words("Cut the power"),
        legend=words("What the light says"),
        nothing=words("Nothing is lit"),
        help=(words("HELP"), words("key H")),
        undo=(words("UNDO"), words("Backspace")),
        ok=(words("OK / ROLL"), words("Enter")),
    )


def brightness_words(words: Words, percent: int) -> str:
    """How bright the bed is set."""
    return words("Brightness {n} %").format(n=percent)


def current_words(words: Words, amperes: float, most: float) -> str:
    """What the bed draws, of what it may."""
    return words("{now:.1f} of {most:.1f} A").format(now=amperes, most=most)
