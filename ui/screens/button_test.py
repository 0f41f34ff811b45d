"""The nine buttons as they lie: each shows when it is pressed, how often, and whether its contact bounces.

Buttons do nothing else while this screen is on top; it is left by touch, or by holding UNDO.
"""

from __future__ import annotations

from typing import Final

from ui.commands import Command
from ui.kit.panel import Box
from ui.kit.pieces.button_card import ButtonCard
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.widget import Scene, Widget
from ui.lights.probe import Probe
from ui.model import ButtonSeen, Model
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, place_names
from ui.screens.frame import banner, body, corner_pads, grid, primary_box, primary_pad

ROUND: Final = (("seat-1", 0, 1), ("seat-2", 0, 2), ("seat-3", 1, 3), ("seat-4", 2, 2), ("seat-5", 2, 1),
                ("seat-6", 1, 0))  # fmt: skip
"""The seats' buttons with row and column around the bed."""
BELOW: Final = ("help", "undo", "ok")
ICONS: Final = {"help": "help", "undo": "undo", "ok": "check"}
BUTTONS: Final = (*(name for name, _, _ in ROUND), *BELOW)
NEAR: Final = 12.0
"""Between cards, which nobody touches."""
HELD_SECONDS: Final = 3.0
"""Nobody presses so long to try a button: it hangs."""


class ButtonTestScreen(PadScreen):
    """Reads `Model.machine.buttons`; the table keeps the count while this screen is on top."""

    topic = "buttons"
    tests = "buttons"

    def probe(self, model: Model) -> Probe | None:
        """The pixels of the seat buttons that are down."""
        return Probe(pixels=tuple(n for n, (name, _, _) in enumerate(ROUND) if _seen(model, name).down))

    def layout(self, model: Model) -> Scene:
        words = model.words
        missing = sum(not _seen(model, name).presses for name in BUTTONS)
        headline = words.plural("Press {n} more button", "Press {n} more buttons", missing)
        return (
            banner(model, headline if missing else words("All nine were pressed"), words("Test the buttons"),
                   icon="button"),
            *corner_pads(model),
            *_cards(model),
            primary_pad(model, "done", words("Done"), words("or hold UNDO")),
        )  # fmt: skip

    def act(self, key: str, model: Model) -> list[Command]:
        return self.undo(model) if key == "done" else []

    def primary(self, model: Model) -> str:
        return "done"

    def moving(self, model: Model) -> float | None:
        """Until a button that is down has been so for too long."""
        waits = [_seen(model, name).since + HELD_SECONDS - model.now for name in BUTTONS if _seen(model, name).down]
        return min((wait for wait in waits if wait > 0), default=None)


def _cards(model: Model) -> list[Widget]:
    """The seats around the board's place, four to a row; the three others beside the primary pad."""
    at = body(model.panel)
    low = primary_box(model.panel)
    cells = grid(Box(at.x, at.y, at.w, low.y - NEAR - at.y), 4, 3, NEAR)
    beside = grid(Box(at.x, low.y, low.x - GAP - at.x, low.h), len(BELOW), 1, NEAR)
    middle = Box(cells[5].x, cells[5].y, cells[6].right - cells[5].x, cells[5].h)
    return [
        *(_card(model, name, cells[4 * row + column]) for name, row, column in ROUND),
        _note(model, middle),
        *(_card(model, name, cell) for name, cell in zip(BELOW, beside, strict=True)),
    ]


def _card(model: Model, name: str, box: Box) -> ButtonCard:
    words, seen = model.words, _seen(model, name)
    place = int(name[5:]) - 1 if name.startswith("seat-") else None
    text = brief = words("not yet") if not seen.presses else words.plural("{n} time", "{n} times", seen.presses)
    if seen.chatters:
        text = words("chatters")
    elif _hangs(model, seen):
        text = words("held")
    elif seen.bounces:
        text = f"{text}, {words.plural('{n} bounce', '{n} bounces', seen.bounces)}"
    return ButtonCard(
        box=box,
        title=_name(model, name),
        text=text,
        brief=brief,
        place=place,
        icon=ICONS.get(name, ""),
        down=seen.down,
        pressed=seen.presses > 0,
        alert=seen.chatters or _hangs(model, seen),
    )


def _note(model: Model, box: Box) -> RuleLine:
    """What to look at, where the board is."""
    words = model.words
    bad = sum(_seen(model, name).chatters or _hangs(model, _seen(model, name)) for name in BUTTONS)
    if bad:
        text = words.plural("Look at the wires of {n} button", "Look at the wires of {n} buttons", bad)
    else:
        text = words("A few bounces are usual: they count for nothing.")
    return RuleLine(box=box, text=text, alert=bad > 0)


def _name(model: Model, name: str) -> str:
    if name.startswith("seat-"):
        return place_names(model.words)[int(name[5:]) - 1]
    return {"help": "HELP", "undo": "UNDO", "ok": "OK"}[name]


def _seen(model: Model, name: str) -> ButtonSeen:
    return model.machine.buttons.get(name, ButtonSeen())


def _hangs(model: Model, seen: ButtonSeen) -> bool:
    return seen.down and model.now - seen.since >= HELD_SECONDS - 1e-6
