"""What presentations share: the answers of a game that lacks something, and the lines that read alike in all games."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Edition, Event, Observation, Ruling
from ui.draft import Draft
from ui.model import Model, SeatInfo
from ui.scores import FinalScore
from ui.screen import Screen
from ui.screens.chrome import seat_name
from ui.text.edition_status import status_words
from ui.text.rulings import RulingWords
from ui.text.words import Words


class BasePresentation:
    """See `ui.presentation.Presentation`; a game overrides what it has."""

    def mode_title(self, words: Words, mode: str) -> str:
        return ""

    def seat_note(self, words: Words, view: Observation, player: int) -> str:
        return ""

    def score_unit(self, words: Words) -> str:
        return ""

    def hides_choices(self, view: Observation, player: int) -> bool:
        return False

    def ruling_words(self, words: Words, ruling: Ruling, edition: Edition) -> RulingWords:
        return RulingWords("", "", {value: value for value in ruling.values})

    def seats_question(self, words: Words, ruling: Ruling) -> tuple[str, str]:
        return "", ""

    def face(self, event: Event) -> int | None:
        return None

    def win(self, event: Event) -> tuple[int, int] | None:
        return None

    def edition_source(self, words: Words, status: str) -> str:
        return status_words(words, status)

    def edition_value(self, words: Words, key: str, number: int) -> str:
        return ""

    def seats(self, draft: Draft) -> Screen | None:
        return None

    def screen(self) -> Screen | None:
        return None

    def results(self) -> Screen | None:
        return None

    def final_score(self, model: Model) -> FinalScore | None:
        return None


def seat_names(words: Words, model: Model) -> list[str]:
    """How people at the running table are called, by player."""
    assert model.table is not None
    return [seat_name(seat, words) for seat in model.table.seats]


def win_words(words: Words, winners: Sequence[int], seats: Sequence[SeatInfo]) -> str:
    """Who won, in one line."""
    names = [seat_name(seats[winner], words) for winner in winners]
    if len(names) == 1:
        return words("{player} won").format(player=names[0])
    return words("{players} share the win").format(players=" + ".join(names))
