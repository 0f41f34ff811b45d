"""The game is over: who won and why it ended, before the ranking."""

from __future__ import annotations

from typing import Final

from ui.base_presentation import win_words
from ui.commands import Acknowledge, Command
from ui.dakara.frame import Act, FrameScreen, choice_row
from ui.dakara.reading import view_of
from ui.dakara.telling import event_rows, told
from ui.kit.panel import Box
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.text.money import amount

LINE: Final = 84.0
LOW_LINE: Final = 56.0


class ClosingScreen(FrameScreen):
    """What the last act brought, and the pad that leads to the ranking."""

    topic = "goal"

    def headline(self, model: Model) -> str:
        return win_words(model.words, view_of(model).winners, table_of(model).seats)

    def note(self, model: Model) -> str:
        words, view = model.words, view_of(model)
        if view.broken:
            return words("The bank is broken")
        best = max((view.seats[winner].money for winner in view.winners), default=0)
        return words("{amount} is the most money").format(amount=amount(best))

    def actor(self, model: Model) -> int | None:
        winners = view_of(model).winners
        return winners[0] if len(winners) == 1 else None

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def stage(self, model: Model, box: Box) -> Scene:
        if not view_of(model).broken:
            return event_rows(told(model, table_of(model).unseen), box)
        high = LOW_LINE if model.panel.compact else LINE
        why = model.words("The bank could not pay in full, so the game ends here. All bets went back to their owners.")
        room = Box(box.x, box.y + high + 8, box.w, box.h - high - 8)
        return (
            RuleLine(box=Box(box.x, box.y, box.w, high), text=why),
            *event_rows(told(model, table_of(model).unseen), room),
        )

    def actions(self, model: Model, box: Box) -> Scene:
        return choice_row(box, Act("ranking", model.words("Ranking"), icon="star"))

    def acted(self, key: str, model: Model) -> list[Command]:
        return [Acknowledge()] if key == "ranking" else []
