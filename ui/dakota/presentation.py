"""How Dakota shows itself on the screens that serve every game; its own screens and help are read when needed."""

from __future__ import annotations

from collections.abc import Sequence

from games.dakota.observation import DakotaObservation
from games.dakota.terms import Phase
from games.game import CHANCE, Choice, Edition, Event, Observation, Ruling
from ui.base_presentation import BasePresentation, seat_names, win_words
from ui.dakota.picture import draw_landscape
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.model import Model, SeatInfo
from ui.scores import FinalScore
from ui.screen import Screen
from ui.screens.chrome import seat_name
from ui.text import dakota as text
from ui.text.dakota_edition import edition_section
from ui.text.rulings import RulingWords
from ui.text.topics import Topic
from ui.text.words import Words

HIDING_PHASES = (Phase.FACTIONS, Phase.MARKET, Phase.DEVELOPMENT)
"""Phases whose choices tell what lies behind a screen, or under a covered token."""


class DakotaPresentation(BasePresentation):
    """See `ui.presentation.Presentation`."""

    def title(self, words: Words) -> str:
        return words("Dakota")

    def picture(self, pen: Pen, box: Box) -> None:
        draw_landscape(pen, box)

    def modes(self) -> tuple[str, ...]:
        return ("secrets", "cards", "lights", "help")

    def mode_title(self, words: Words, mode: str) -> str:
        return words("Territory tokens") if mode == "cards" else ""

    def seat_note(self, words: Words, view: Observation, player: int) -> str:
        faction = _view(view).seats[player].faction
        return "" if faction is None else text.faction_name(words, faction)

    def score(self, view: Observation, player: int) -> int:
        return _view(view).seats[player].points

    def score_unit(self, words: Words) -> str:
        return words("VP")

    def headline(self, words: Words, view: Observation, seats: tuple[SeatInfo, ...]) -> str:
        seen = _view(view)
        if not seen.current:
            return win_words(words, seen.winners, seats)
        if seen.current == (CHANCE,):
            return words("Tokens are drawn")
        if len(seen.current) > 1:
            return words.plural("{n} player chooses a side", "{n} players choose a side", len(seen.current))
        name = seat_name(seats[seen.current[0]], words)
        match seen.phase:
            case Phase.FACTIONS:
                line = words("{player} chooses a side")
            case Phase.ACTIVATION:
                line = words("{player} uses a totem or a Ghost Dance")
            case Phase.FIRST_PLACEMENT | Phase.SECOND_PLACEMENT:
                line = words.plural("{{player}} places {n} pawn", "{{player}} places {n} pawns", seen.to_place)
            case Phase.COLLECTION:
                line = words("{player} collects")
            case Phase.REPLENISHMENT:
                line = words("{player} chooses what grows back")
            case Phase.MARKET:
                line = words("{player} buys on the market")
            case _:
                line = words("{player} builds, sells or buys")
        return line.format(player=name)

    def status(self, words: Words, view: Observation) -> str:
        seen = _view(view)
        phase = text.phase_name(words, seen.phase)
        if seen.phase in (Phase.TERRITORIES, Phase.FACTIONS, Phase.END):
            return phase
        return words("Round {n} of {all}  ·  {phase}").format(n=seen.round, all=seen.rounds, phase=phase)

    def topic(self, view: Observation) -> str:
        return f"phase.{_view(view).phase.name.lower()}"

    def help_topics(self, words: Words, level: str, edition: Edition) -> Sequence[Topic]:
        from ui.text.dakota_help import help_topics

        return help_topics(words, level)

    def hides_choices(self, view: Observation, player: int) -> bool:
        return _view(view).phase in HIDING_PHASES

    def ruling_words(self, words: Words, ruling: Ruling, edition: Edition) -> RulingWords:
        return text.ruling_words(words, ruling.option)

    def action_words(self, words: Words, action: Choice, model: Model) -> str:
        assert model.table is not None
        return text.action_words(words, action, _view(model.table.view), seat_names(words, model))

    def event_words(self, words: Words, event: Event, model: Model, *, sealed: bool = False) -> str:
        assert model.table is not None
        territories = _view(model.table.view).territories
        return text.event_words(words, event, seat_names(words, model), territories, sealed=sealed)

    def refusal(self, words: Words, code: str) -> str:
        return text.refusal(words, code)

    def edition_words(self, words: Words, key: str) -> str:
        return text.edition_words(words, key)

    def edition_section(self, words: Words, key: str) -> str:
        return edition_section(words, key)

    def screen(self) -> Screen | None:
        from ui.dakota.screens import DakotaScreen

        return DakotaScreen()

    def results(self) -> Screen | None:
        from ui.dakota.end import EndScreen

        return EndScreen()

    def final_score(self, model: Model) -> FinalScore:
        from ui.dakota.scores import final_score

        return final_score(model)


def _view(view: Observation) -> DakotaObservation:
    assert isinstance(view, DakotaObservation)
    return view


DAKOTA_PRESENTATION = DakotaPresentation()
