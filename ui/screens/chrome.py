"""What every table screen shares: the corner pads, the banner's place, the names of seats."""

from __future__ import annotations

from typing import Final

from ui.commands import Command, PrintScore, Set, Show
from ui.kit.panel import Box
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Widget
from ui.model import Model, SeatInfo
from ui.text.words import Words

CORNER: Final = 88.0
GAP: Final = 18.0
VOLUMES: Final = ("0", "1", "2", "3")


def corner(model: Model, *, pause: bool = True) -> tuple[Widget, ...]:
    """The pads at the top right: sound and help where there is room, and pause; at the end also the printer."""
    names = ["pause"] if pause else []
    if not model.panel.compact:
        names = ["help", "sound", *names]
    names = [*(("paper",) if may_print(model) else ()), *names]
    widgets: list[Widget] = []
    x = model.panel.width - model.panel.margin
    for name in reversed(names):
        x -= CORNER
        widgets.append(Pad(box=Box(x, model.panel.margin, CORNER, CORNER), key=name, icon=corner_icon(model, name)))
        x -= GAP
    return tuple(widgets)


def corner_icon(model: Model, name: str) -> str:
    """What is drawn on the pad `name` of the corner."""
    if name == "paper":
        return "printer"
    return "sound-off" if name == "sound" and model.settings.get("volume") == "0" else name


def may_print(model: Model) -> bool:
    """The end of a game is shown, and there is a printer for its score."""
    table = model.table
    return model.printing.ready and table is not None and table.finished and not table.unseen


def corner_input(key: str, model: Model, topic: str) -> list[Command] | None:
    """What a corner pad asks for; None for another key. `topic` is what the help opens at."""
    match key:
        case "pause":
            return [Show("pause")]
        case "paper":
            return [PrintScore()]
        case "help":
            return [Show("help", topic)]
        case "sound":
            now = model.settings.get("volume", "2")
            return [Set("volume", VOLUMES[(VOLUMES.index(now) + 1) % len(VOLUMES)])]
    return None


def banner_box(model: Model, pads: int) -> Box:
    """Where the banner stands beside `pads` corner pads."""
    panel = model.panel
    left = panel.margin
    return Box(left, panel.margin, panel.width - 2 * left - pads * (CORNER + GAP), CORNER)


def place_names(words: Words) -> tuple[str, ...]:
    """The names of the six places."""
    return (words("Orange"), words("Sky"), words("Green"), words("Yellow"), words("Blue"), words("Red"))


def seat_name(seat: SeatInfo, words: Words) -> str:
    """The name of a seat: its own, or its colour's."""
    return seat.name or place_names(words)[seat.place]


def player_name(model: Model, player: int) -> str:
    """The name of a player of the running game."""
    assert model.table is not None
    return seat_name(model.table.seats[player], model.words)


def player_at(model: Model, place: int) -> int | None:
    """The player of the running game who sits at `place`; None for an empty one."""
    assert model.table is not None
    return next((player for player, seat in enumerate(model.table.seats) if seat.place == place), None)


def four_words(model: Model) -> list[str]:
    """The words of the console's chance, for a banner: as one part, or none before they are drawn."""
    return [" ".join(model.fairness.words)] if model.fairness is not None else []
