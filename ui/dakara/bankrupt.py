"""Somebody is out of money: said plainly, with what there was to remember of that journey."""

from __future__ import annotations

from typing import Final

from games.dakara.events import GameEnded
from ui.commands import Acknowledge, Command
from ui.dakara.frame import Act, FrameScreen, choice_row
from ui.dakara.payment import next_words
from ui.dakara.reading import last_events, view_of
from ui.dakara.settlement import settlement_of
from ui.dakara.telling import Told, event_rows
from ui.kit.panel import Box
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import people, table_of
from ui.screens.chrome import player_name
from ui.text.dakara_events import result_words
from ui.text.money import change

LINE: Final = 76.0
LOW_LINE: Final = 40.0


class BankruptScreen(FrameScreen):
    """Shown once after the payment that took the last money, to everybody who sits there."""

    topic = "broke"

    def __init__(self) -> None:
        super().__init__()
        self._seen = -1
        """The record that was seen last."""
        self._opened = -1

    def due(self, model: Model) -> tuple[int, ...]:
        """Who has just run out of money; nobody once it was seen, or where no person plays."""
        settled = settlement_of(model)
        if settled is None or settled.record == self._seen:
            return ()
        return settled.broke if people(model) else ()

    def open(self, model: Model) -> bool:
        """Come next, before all that is still shown of the same record; False where nobody is out of money."""
        settled = settlement_of(model)
        if settled is None or not self.due(model):
            return False
        self._opened = settled.record
        return True

    def is_open(self, model: Model) -> bool:
        """It was opened, and is to be seen."""
        settled = settlement_of(model)
        return settled is not None and settled.record == self._opened and bool(self.due(model))

    def holds(self, model: Model) -> bool:
        return bool(self.due(model))

    def headline(self, model: Model) -> str:
        words, names = model.words, [player_name(model, player) for player in self.due(model)]
        if len(names) == 1:
            return words("{player} is out of money").format(player=names[0])
        return words("{players} are out of money").format(players=" + ".join(names))

    def note(self, model: Model) -> str:
        return model.words("The journey ends here; thank you for travelling")

    def actor(self, model: Model) -> int | None:
        return next(iter(self.due(model)), None)

    def stage(self, model: Model, box: Box) -> Scene:
        words, high = model.words, LOW_LINE if model.panel.compact else LINE
        plain = words("The tokens leave the board. Nobody lends money in Dakara; the others travel on.")
        room = Box(box.x, box.y + high + 12, box.w, box.h - high - 12)
        lines = [line for player in self.due(model) for line in _remembered(model, player)]
        return (RuleLine(box=Box(box.x, box.y, box.w, high), text=plain), *event_rows(lines, room))

    def actions(self, model: Model, box: Box) -> Scene:
        return choice_row(box, Act("ok", model.words("OK"), next_words(model)))

    def acted(self, key: str, model: Model) -> list[Command]:
        settled = settlement_of(model)
        if key != "ok" or settled is None:
            return []
        self._seen = settled.record
        return [Acknowledge()]

    def able(self, model: Model) -> tuple[int, ...]:
        return tuple(range(len(table_of(model).seats)))

    def help_topic(self, model: Model) -> str:
        return self.topic

    def situation(self, model: Model) -> object:
        return self.due(model)


def _remembered(model: Model, player: int) -> list[Told]:
    """How far the journey went, and the best local game of it."""
    words, place, seat = model.words, table_of(model).seats[player].place, view_of(model).seats[player]
    lines = [Told(place, words.plural("{n} space travelled", "{n} spaces travelled", seat.travelled))]
    ended = [event for event in last_events(model) if isinstance(event, GameEnded) and event.player == player]
    won = sum(event.amount > 0 for event in ended)
    lines.append(Told(place, words("{n} of {all} local games won").format(n=won, all=len(ended))))
    best = max(ended, key=lambda event: event.amount, default=None)
    if best is not None and best.amount > 0:
        lines.append(Told(place, words("The best: {what}").format(what=result_words(words, best)), change(best.amount)))
    return lines
