"""The records across games, as they used to be written on the lid of the box: the best end, and the biggest win."""

from __future__ import annotations

from ui.commands import Back, Command
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.record_row import RecordRow
from ui.kit.widget import Scene, Widget
from ui.model import AllTime, Best, Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP, place_names
from ui.screens.frame import banner, corner_pads, grid, primary_pad, stage
from ui.text.words import Words

HIGH = 150.0
"""Height of one record."""


class RecordsScreen(PadScreen):
    """Who holds what, and since when; only people do."""

    topic = "points"

    def layout(self, model: Model) -> Scene:
        table, words = model.table, model.words
        assert table is not None
        shown = presentation(model, table.game.id)
        found = model.records.get(table.game.id, AllTime())
        games = words.plural("{n} finished game", "{n} finished games", found.games)
        lines = ((words("The best end of a person"), found.score), (words("The biggest win of one game"), found.win))
        at = stage(model.panel)
        boxes = grid(Box(at.x, at.y, at.w, 2 * HIGH + GAP), 1, 2)
        rows: list[Widget] = [
            self._row(box, title, best, shown.score_unit(words), words)
            for (title, best), box in zip(lines, boxes, strict=True)
            if best is not None
        ]
        none = Label(box=Box(at.x, at.y, at.w, 80), text=words("The first finished game sets them"), muted=True)
        return (
            banner(model, words("Records"), f"{shown.title(words)}  ·  {games}", icon="star"),
            *corner_pads(model),
            *(rows or [none]),
            primary_pad(model, "done", words("Done"), icon="check"),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        return [Back()]

    def primary(self, model: Model) -> str:
        return "done"

    def _row(self, box: Box, title: str, best: Best, unit: str, words: Words) -> RecordRow:
        note = "  ·  ".join(part for part in (best.day, length_words(words, best.length)) if part)
        name = best.name or place_names(words)[best.place]
        return RecordRow(
            box=box, title=title, place=best.place, name=name, number=f"{best.amount:,}", unit=unit, note=note
        )


def length_words(words: Words, length: str) -> str:
    """How long the game was, where it can be short or split."""
    match length:
        case "full":
            return words("Whole journey")
        case "short":
            return words("Short journey")
        case "split":
            return words("Split journey")
    return length
