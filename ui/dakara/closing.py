"""The game is over: who won and why it ended, before the ranking."""

from __future__ import annotations

from ui.commands import Acknowledge, Command
from ui.dakara.frame import Act, FrameScreen, choice_row
from ui.dakara.reading import seat_names, table_of, view_of
from ui.dakara.telling import event_rows, told
from ui.kit.panel import Box
from ui.kit.widget import Scene
from ui.model import Model
from ui.text.dakara_money import amount


class ClosingScreen(FrameScreen):
    """What the last act brought, and the pad that leads to the ranking."""

    topic = "goal"

    def headline(self, model: Model) -> str:
        words, names = model.words, [seat_names(model)[winner] for winner in view_of(model).winners]
        if len(names) == 1:
            return words("{player} won").format(player=names[0])
        return words("{players} share the win").format(players=" + ".join(names))

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
        return event_rows(told(model, table_of(model).unseen), box)

    def actions(self, model: Model, box: Box) -> Scene:
        return choice_row(box, Act("ranking", model.words("Ranking"), icon="star"))

    def acted(self, key: str, model: Model) -> list[Command]:
        return [Acknowledge()] if key == "ranking" else []
