"""A local game that ended without anybody: no offer at the auction (Nos. 14, 38), no rider home (No. 32)."""

from __future__ import annotations

from games.dakara.board import AUCTIONS, Space
from games.dakara.events import Fell, GameEnded, Unsold
from ui.commands import Acknowledge, Command
from ui.dakara.frame import Act, FrameScreen, choice_row
from ui.dakara.payment import next_words
from ui.dakara.race import all_fallen, course
from ui.dakara.reading import edition_of
from ui.dakara.settlement import Settlement, settlement_of
from ui.kit.panel import Box
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import people, table_of
from ui.text.dakara_names import space_title
from ui.text.money import amount


class NobodyScreen(FrameScreen):
    """Shown once, until somebody says OK: otherwise such a game would seem to be cut off."""

    def __init__(self) -> None:
        super().__init__()
        self._seen = -1
        """The record that was seen last."""

    def due(self, model: Model) -> Settlement | None:
        """The game that ended so; None once it was seen, or where no person plays."""
        table, settled = table_of(model), settlement_of(model)
        if settled is None or settled.record == self._seen:
            return None
        if not people(model):
            return None
        unsold = settled.space in AUCTIONS and any(isinstance(event, Unsold) for event in table.unseen)
        return settled if unsold or _none_home(model, settled) else None

    def holds(self, model: Model) -> bool:
        return self.due(model) is not None

    def headline(self, model: Model) -> str:
        words = model.words
        if self._space(model) in AUCTIONS:
            return words("Nobody bid: no sale")
        if model.panel.compact:
            return words("All fell: nobody wins")
        return words("All fell: nobody wins {prize}").format(prize=amount(course(model).prize))

    def note(self, model: Model) -> str:
        return space_title(model.words, self._space(model))

    def actor(self, model: Model) -> int | None:
        settled = self.due(model)
        return None if settled is None or settled.space not in AUCTIONS else settled.player

    def stage(self, model: Model, box: Box) -> Scene:
        if self._space(model) not in AUCTIONS:
            return all_fallen(model, box)
        opening = amount(edition_of(model)["auction.open"])
        told = model.words("Nobody offered the opening price of {amount}. The game goes on.").format(amount=opening)
        return (RuleLine(box=box, text=told),)

    def actions(self, model: Model, box: Box) -> Scene:
        return choice_row(box, Act("ok", model.words("OK"), next_words(model)))

    def acted(self, key: str, model: Model) -> list[Command]:
        settled = self.due(model)
        if key != "ok" or settled is None:
            return []
        self._seen = settled.record
        return [Acknowledge()]

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def help_topic(self, model: Model) -> str:
        return f"space.{self._space(model)}"

    def situation(self, model: Model) -> object:
        settled = self.due(model)
        return None if settled is None else settled.record

    def _space(self, model: Model) -> int:
        settled = self.due(model)
        assert settled is not None
        return settled.space


def _none_home(model: Model, settled: Settlement) -> bool:
    """The last rider of the race has fallen."""
    if settled.space != Space.AINTREE:
        return False
    events = table_of(model).unseen
    won = any(isinstance(event, GameEnded) and event.result == "won" for event in events)
    return not won and any(isinstance(event, Fell) for event in events)
