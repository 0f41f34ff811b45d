"""How Dakara shows itself on the screens that serve every game; its own screens and help are read when needed."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakara.accounts import Accounts
from games.dakara.edition import DakaraEdition
from games.dakara.events import BetPlaced, Declined, Fell, GameEnded, PlaceWon
from games.dakara.observation import DakaraObservation
from games.dakara.options import DakaraOptions
from games.dakara.terms import Awaits
from games.game import CHANCE, Choice, Edition, Event, Observation, Ruling
from ui.base_presentation import seat_names, win_words
from ui.dakara.banked import BankedPresentation
from ui.dakara.picture import draw_board
from ui.dakara.reading import game_of_event
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.model import Model, SeatInfo
from ui.presentation import Doubt
from ui.scores import FinalScore
from ui.screen import Screen
from ui.screens.chrome import seat_name
from ui.text import dakara as text
from ui.text.dakara_edition import section_of_space
from ui.text.rulings import RulingWords
from ui.text.topics import Topic
from ui.text.words import Words

FOUR = 4
"""Players at the table whose numbers are judged: how many play moves the means little."""


class DakaraPresentation(BankedPresentation):
    """See `ui.presentation.Presentation`."""

    def title(self, words: Words) -> str:
        return words("Dakara")

    def picture(self, pen: Pen, box: Box) -> None:
        draw_board(pen, box)

    def modes(self) -> tuple[str, ...]:
        return ("dice", "cards", "lights", "help")

    def mode_title(self, words: Words, mode: str) -> str:
        return words("Gold cards and passes") if mode == "cards" else ""

    def seat_note(self, words: Words, view: Observation, player: int) -> str:
        seat = _view(view).seats[player]
        if seat.out:
            return words("Out of money")
        return text.space_title(words, seat.space)

    def score(self, view: Observation, player: int) -> int:
        return self.accounts(view).worth(player)

    def accounts(self, view: Observation) -> Accounts:
        return Accounts.of(_view(view))

    def headline(self, words: Words, view: Observation, seats: tuple[SeatInfo, ...]) -> str:
        seen = _view(view)
        if not seen.current:
            return win_words(words, seen.winners, seats)
        if seen.awaits is Awaits.FIRST:
            return words("The table draws who begins")
        names = [seat_name(seats[player], words) for player in seen.current if player != CHANCE]
        if names:
            return words("{players}: choose").format(players=", ".join(names))
        if seen.chance_for is None:
            return words("Chance decides")
        name = seat_name(seats[seen.chance_for], words)
        match seen.awaits:
            case Awaits.GOLD:
                line = words("{player}: take a gold card")
            case Awaits.PASS:
                line = words("{player}: take a boarding pass")
            case _:
                line = words("{player}: roll the die")
        return line.format(player=name)

    def status(self, words: Words, view: Observation) -> str:
        seen = _view(view)
        parts = [words("Round {n}").format(n=seen.round)]
        if seen.game:
            parts.append(text.space_title(words, seen.game))
        elif seen.turn >= 0:
            parts.append(text.space_title(words, seen.seats[seen.turn].space))
        return "  ·  ".join(parts)

    def topic(self, view: Observation) -> str:
        seen = _view(view)
        return f"space.{seen.game}" if seen.game else "turn"

    def help_topics(self, words: Words, level: str, edition: Edition) -> Sequence[Topic]:
        from ui.text.dakara_help import help_topics

        return help_topics(words, level, _printed(edition))

    def ruling_words(self, words: Words, ruling: Ruling, edition: Edition) -> RulingWords:
        return text.ruling_words(words, ruling.option, _printed(edition))

    def seats_question(self, words: Words, ruling: Ruling) -> tuple[str, str]:
        return words("Start at No. 23"), words("Who starts at No. 23, Biarritz?")

    def action_words(self, words: Words, action: Choice, model: Model) -> str:
        assert model.table is not None
        return text.action_words(words, action, _view(model.table.view).game, seat_names(words, model))

    def event_words(self, words: Words, event: Event, model: Model, *, sealed: bool = False) -> str:
        in_a_game = isinstance(event, BetPlaced | Declined | Fell | PlaceWon)
        game = game_of_event(model, event) if in_a_game else 0
        return text.event_words(words, event, seat_names(words, model), game)

    def win(self, event: Event) -> tuple[int, int] | None:
        return (event.player, event.amount) if isinstance(event, GameEnded) else None

    def refusal(self, words: Words, code: str) -> str:
        return text.refusal(words, code)

    def edition_words(self, words: Words, key: str) -> str:
        return text.edition_words(words, key)

    def edition_section(self, words: Words, key: str) -> str:
        return text.edition_section(words, key)

    def doubts(self, words: Words, edition: Edition) -> Sequence[Doubt]:
        from games.dakara.odds.warnings import warnings
        from ui.text.dakara_doubts import doubt_words

        options = DakaraOptions(players=FOUR)
        return [
            Doubt(section_of_space(words, concern.space), doubt_words(words, concern))
            for concern in warnings(_printed(edition), options)
        ]

    def screen(self) -> Screen | None:
        from ui.dakara.screens import DakaraScreen

        return DakaraScreen()

    def results(self) -> Screen | None:
        from ui.dakara.end import EndScreen

        return EndScreen()

    def final_score(self, model: Model) -> FinalScore:
        from ui.dakara.scores import final_score

        return final_score(model)


def _view(view: Observation) -> DakaraObservation:
    assert isinstance(view, DakaraObservation)
    return view


def _printed(edition: Edition) -> DakaraEdition:
    assert isinstance(edition, DakaraEdition)
    return edition


DAKARA_PRESENTATION = DakaraPresentation()
