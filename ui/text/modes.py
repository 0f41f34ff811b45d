"""The modes of a table in words: how chance, secrets, lights and help are used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.text.words import Words

MODE_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "dice": ("console", "table"),
    "cards": ("console", "table"),
    "secrets": ("peek", "open"),
    "lights": ("bed", "screen", "both"),
    "help": ("full", "short", "off"),
}
"""Every mode with its values."""

MODE_DEFAULTS: Final[Mapping[str, str]] = {
    "dice": "console",
    "cards": "console",
    "secrets": "peek",
    "lights": "both",
    "help": "full",
}


def mode_name(words: Words, mode: str) -> str:
    """The name of a mode."""
    match mode:
        case "dice":
            return words("Dice")
        case "cards":
            return words("Cards")
        case "secrets":
            return words("Secrets")
        case "lights":
            return words("Light")
        case "help":
            return words("Help")
    return mode


def mode_question(words: Words, mode: str) -> str:
    """What the mode decides."""
    match mode:
        case "dice":
            return words("Who rolls: the table, or you?")
        case "cards":
            return words("Who draws: the table, or you?")
        case "secrets":
            return words("Who sees what you own?")
        case "lights":
            return words("Where do you see your choices?")
        case "help":
            return words("How much is explained?")
    return ""


def mode_value(words: Words, mode: str, value: str) -> str:
    """One value of a mode."""
    match mode, value:
        case "dice", "console":
            return words("The table rolls")
        case "dice", "table":
            return words("We roll and enter it")
        case "cards", "console":
            return words("The table draws")
        case "cards", "table":
            return words("We draw and enter it")
        case "secrets", "peek":
            return words("Only you")
        case "secrets", "open":
            return words("Everybody")
        case "lights", "bed":
            return words("Board")
        case "lights", "screen":
            return words("Screen")
        case "lights", "both":
            return words("Both")
        case "help", "full":
            return words("All")
        case "help", "short":
            return words("Short")
        case "help", "off":
            return words("Off")
    return value
