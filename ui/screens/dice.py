"""The dice record: how often each face came in this game, and in all games that were finished at this table."""

from __future__ import annotations

from ui.commands import Back, Command, Show
from ui.dice import FEW, DiceCount, count_journal, normal
from ui.kit.panel import Box
from ui.kit.pieces.dice_record import DiceRecord
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import AllTime, Model
from ui.plain import presentation
from ui.screens.base import PadScreen
from ui.screens.frame import banner, column_boxes, corner_pads, primary_pad, stage
from ui.text.luck_words import band_words, rolls_words

TEXT_SIZE = 26.0


class DiceScreen(PadScreen):
    """Bars with a grey band of what is normal; no verdict on a few rolls, none of a die that people threw."""

    topic = "chance"

    def __init__(self) -> None:
        super().__init__()
        self._all = False

    def layout(self, model: Model) -> Scene:
        words = model.words
        count = self.count(model)
        low, high = normal(count.rolls) if count.rolls >= FEW else (0, 0)
        at = stage(model.panel)
        text = TEXT_SIZE * 1.2 * (3 if model.panel.compact else 2)
        game, always = column_boxes(model.panel, 2)
        return (
            banner(model, words("Dice record"), rolls_words(words, count), icon="die"),
            *corner_pads(model),
            DiceRecord(box=Box(at.x, at.y, at.w, at.h - text - 12), faces=count.faces, low=low, high=high),
            Label(box=Box(at.x, at.bottom - text, at.w, text), text=band_words(words, count), size=TEXT_SIZE),
            self._tab(game, "game", words("This game"), not self._all),
            self._tab(always, "always", words("All games"), self._all),
            primary_pad(model, "done", words("Done"), icon="check"),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        match key:
            case "done":
                return [Back()]
            case "game" | "always":
                self._all = key == "always"
                return []
        return [Show(key)]

    def primary(self, model: Model) -> str:
        return "done"

    def count(self, model: Model) -> DiceCount:
        """The rolls that are shown."""
        assert model.table is not None
        if not self._all:
            return count_journal(model.table.journal, presentation(model, model.table.game.id).face)
        found = model.records.get(model.table.game.id, AllTime())
        return DiceCount(found.faces, found.entered)

    def _tab(self, box: Box, key: str, label: str, chosen: bool) -> Pad:
        return Pad(box=box, key=key, label=label, look=Look.CHOSEN if chosen else Look.PLAIN)
