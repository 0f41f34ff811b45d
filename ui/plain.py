"""How a game shows itself before anybody has drawn or worded it: plain, but playable."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from games.game import CHANCE, Choice, Edition, Event, Observation, Range, Ruling
from ui.base_presentation import BasePresentation
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.kit.theme import PANEL, SLATE
from ui.model import Model, SeatInfo
from ui.presentation import Presentation
from ui.screens.chrome import seat_name
from ui.text.general_help import general_topics
from ui.text.rulings import RulingWords
from ui.text.topics import Topic, at_level
from ui.text.words import Words


def presentation(model: Model, game: str) -> Presentation:
    """How `game` is shown; plainly where it has no presentation of its own."""
    return model.presentations.get(game) or PlainPresentation(game)


class PlainPresentation(BasePresentation):
    """Names of the game's own types and fields, taken apart into words. See `ui.presentation.Presentation`."""

    def __init__(self, game: str) -> None:
        self._game = game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainPresentation) and other._game == self._game

    def __hash__(self) -> int:
        return hash(self._game)

    def title(self, words: Words) -> str:
        return self._game.replace("-", " ").title()

    def picture(self, pen: Pen, box: Box) -> None:
        pen.rect(box, PANEL)
        side = min(box.w, box.h) * 0.4
        for k in (-0.62, 0.62):
            pen.rect((box.x + box.w / 2 + k * side - side / 2, box.y + (box.h - side) / 2, side, side), SLATE, 14)

    def modes(self) -> tuple[str, ...]:
        return ("secrets", "dice", "cards", "lights", "help")

    def score(self, view: Observation, player: int) -> int:
        points = getattr(view, "points", ())
        return int(points[player]) if player < len(points) else 0

    def score_unit(self, words: Words) -> str:
        return words("points")

    def headline(self, words: Words, view: Observation, seats: tuple[SeatInfo, ...]) -> str:
        if not view.current:
            return words("The game is over")
        if view.current == (CHANCE,):
            return words("Chance decides")
        names = ", ".join(seat_name(seats[player], words) for player in view.current)
        return words("{players}: choose").format(players=names)

    def status(self, words: Words, view: Observation) -> str:
        return self.title(words)

    def topic(self, view: Observation) -> str:
        return "buttons"

    def help_topics(self, words: Words, level: str, edition: Edition) -> Sequence[Topic]:
        return at_level(general_topics(words), level)

    def hides_choices(self, view: Observation, player: int) -> bool:
        return len(view.current) > 1

    def ruling_words(self, words: Words, ruling: Ruling, edition: Edition) -> RulingWords:
        return RulingWords(_spaced(ruling.option), "", {value: _spaced(value) for value in ruling.values})

    def seats_question(self, words: Words, ruling: Ruling) -> tuple[str, str]:
        return (_spaced(ruling.seats.option), "") if ruling.seats is not None else ("", "")

    def action_words(self, words: Words, action: Choice, model: Model) -> str:
        if isinstance(action, Range):
            return _spaced(action.kind)
        return _told(action)

    def event_words(self, words: Words, event: Event, model: Model, *, sealed: bool = False) -> str:
        return _told(event)

    def face(self, event: Event) -> int | None:
        return getattr(event, "face", None) if type(event).__name__ == "Rolled" else None

    def refusal(self, words: Words, code: str) -> str:
        return words("Not possible: {rule}").format(rule=_spaced(code).lower())

    def edition_words(self, words: Words, key: str) -> str:
        return _spaced(key.rpartition(".")[2])

    def edition_section(self, words: Words, key: str) -> str:
        return _spaced(key.rpartition(".")[0] or self._game)

    def edition_source(self, words: Words, status: str) -> str:
        return _spaced(status)


def _spaced(name: str) -> str:
    """ "PlacePawn" or "place_pawn" as "Place pawn"."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name.replace("_", " ").replace(".", " ").replace("-", " "))
    return parted[:1].upper() + parted[1:].lower()


def _told(thing: msgspec.Struct) -> str:
    """The type and its fields, such as "Bid: amount 4"."""
    fields = [
        f"{name.replace('_', ' ')} {getattr(thing, name)}" for name in thing.__struct_fields__ if name != "player"
    ]
    title = _spaced(type(thing).__name__)
    return f"{title}: {', '.join(fields)}" if fields else title
