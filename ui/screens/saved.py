"""All saved games, the newest first."""

from __future__ import annotations

from ui.commands import Command, ResumeGame
from ui.kit.panel import Box
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.frame import banner, body, corner_pads, grid
from ui.screens.home import resume_pad, saved_title
from ui.screens.pages import Pages

TURN = 106.0
"""Width of the column with the pads that turn the page."""


class SavedScreen(PadScreen):
    """Choose one to go on with it."""

    topic = "power"

    def __init__(self) -> None:
        super().__init__()
        self._pages = Pages()

    def layout(self, model: Model) -> Scene:
        words = model.words
        whole = body(model.panel)
        rows = _rows(whole)
        paged = len(model.saved) > rows
        wide = whole.w - (TURN + 18 if paged else 0)
        cells = grid(Box(whole.x, whole.y, wide, whole.h), 1, rows)
        numbered = list(enumerate(model.saved))
        pads = [
            resume_pad(model, saved, cell, f"resume:{n}", saved_title(model, saved))
            for (n, saved), cell in zip(self._pages.part(numbered, rows), cells, strict=False)
        ]
        count = words.plural("{n} saved game", "{n} saved games", len(model.saved))
        turn = Box(whole.right - TURN, whole.y, TURN, 88)
        return (
            banner(model, words("Choose a game to resume"), count, icon="play"),
            *corner_pads(model),
            *pads,
            *self._pages.upright(turn, whole.bottom, len(model.saved), rows),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        if self._pages.turn(key, len(model.saved), _rows(body(model.panel))):
            return []
        return [ResumeGame(model.saved[int(key.partition(":")[2])].key)]

    def primary(self, model: Model) -> str:
        return "resume:0" if len(model.saved) == 1 else ""


def _rows(whole: Box) -> int:
    return max(1, int((whole.h + 18) // (136 + 18)))
