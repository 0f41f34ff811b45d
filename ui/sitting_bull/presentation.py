"""How Sitting Bull shows itself on the screens that serve every game; its own screens and help are read when needed."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import CHANCE, Choice, Edition, Event, Observation, Ruling
from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import (
    FEAT_PRESENTS,
    PATH_PRESENTS,
    POWWOW,
    STONE_PRESENTS,
    Awaits,
    Effect,
    Present,
    Region,
    Tile,
)
from ui.base_presentation import BasePresentation, seat_names, win_words
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.model import Model, SeatInfo
from ui.presentation import Doubt
from ui.scores import FinalScore
from ui.screen import Screen
from ui.screens.chrome import seat_name
from ui.sitting_bull.picture import draw_hills
from ui.text import sitting_bull as text
from ui.text.rulings import RulingWords
from ui.text.topics import Topic
from ui.text.words import Words


class SittingBullPresentation(BasePresentation):
    """See `ui.presentation.Presentation`."""

    def title(self, words: Words) -> str:
        return words("Sitting Bull")

    def picture(self, pen: Pen, box: Box) -> None:
        draw_hills(pen, box)

    def modes(self) -> tuple[str, ...]:
        return ("secrets", "lights", "help")

    def score(self, view: Observation, player: int) -> int:
        return _view(view).seats[player].score

    def score_unit(self, words: Words) -> str:
        return words("points")

    def headline(self, words: Words, view: Observation, seats: tuple[SeatInfo, ...]) -> str:
        seen = _view(view)
        if not seen.current:
            return win_words(words, seen.winners, seats)
        if seen.current == (CHANCE,):
            return _drawn(words, seen, seats)
        return _asked(words, seen).format(player=seat_name(seats[seen.current[0]], words))

    def status(self, words: Words, view: Observation) -> str:
        seen = _view(view)
        if not seen.current:
            return words("End of the game")
        if seen.awaits is Awaits.REVEAL:
            return words("Final scoring")
        if not seen.round:
            return words("Setup")
        return words("Round {n} of {all}").format(n=seen.round, all=seen.rounds)

    def topic(self, view: Observation) -> str:
        return _topic(_view(view))

    def help_topics(self, words: Words, level: str, edition: Edition) -> Sequence[Topic]:
        from ui.text.sitting_bull_help import help_topics

        assert isinstance(edition, SittingBullEdition)
        return help_topics(words, level, edition)

    def hides_choices(self, view: Observation, player: int) -> bool:
        """What is in a hand shows in what may be done with it, unless people hold the real cards."""
        seen = _view(view)
        from_hand = seen.awaits in (Awaits.CARD, Awaits.EXCHANGE) or seen.effect is Effect.CARD
        return from_hand and not seen.real_cards

    def ruling_words(self, words: Words, ruling: Ruling, edition: Edition) -> RulingWords:
        return text.ruling_words(words, ruling.option)

    def action_words(self, words: Words, action: Choice, model: Model) -> str:
        assert model.table is not None
        return text.action_words(words, action, _view(model.table.view), seat_names(words, model))

    def event_words(self, words: Words, event: Event, model: Model, *, sealed: bool = False) -> str:
        assert model.table is not None
        return text.event_words(words, event, seat_names(words, model), _view(model.table.view).kinds)

    def refusal(self, words: Words, code: str) -> str:
        return text.refusal(words, code)

    def edition_words(self, words: Words, key: str) -> str:
        return text.edition_words(words, key)

    def edition_section(self, words: Words, key: str) -> str:
        return text.edition_section(words, key)

    def edition_value(self, words: Words, key: str, number: int) -> str:
        return text.edition_value(words, key, number)

    def screen(self) -> Screen | None:
        from ui.sitting_bull.screens import SittingBullScreen

        return SittingBullScreen()

    def results(self) -> Screen | None:
        from ui.sitting_bull.end import EndScreen

        return EndScreen()

    def final_score(self, model: Model) -> FinalScore:
        from ui.sitting_bull.scores import final_score

        return final_score(model)

    def doubts(self, words: Words, edition: Edition) -> Sequence[Doubt]:
        from games.sitting_bull.edition_checks import faults
        from ui.text.sitting_bull_doubts import doubt_words

        assert isinstance(edition, SittingBullEdition)
        return [Doubt(self.edition_section(words, fault.key), doubt_words(words, fault)) for fault in faults(edition)]


def _drawn(words: Words, view: SittingBullObservation, seats: tuple[SeatInfo, ...]) -> str:
    """What chance, or a real card, is asked for."""
    match view.awaits:
        case Awaits.FIRST:
            return words("Who is the oldest?")
        case Awaits.REGION_CARD:
            return words("{region}: turn up a card").format(region=text.region_name(words, view.region))
        case Awaits.MILESTONE_TILE:
            return words("Draw a milestone tile")
        case Awaits.POWWOW_TILE:
            return words("Draw the powwow tile")
        case Awaits.OFFERING:
            return words("{region}: draw an offering").format(region=text.region_name(words, view.region))
        case Awaits.HAND_CARD:
            return words("{player} draws a card").format(player=seat_name(seats[view.dealing], words))
        case Awaits.WISDOM:
            return words("{player} draws a wisdom card").format(player=seat_name(seats[view.dealing], words))
        case _:
            return words("{player}: take a present").format(player=seat_name(seats[view.turn], words))


def _asked(words: Words, view: SittingBullObservation) -> str:
    """What a player is asked for, with {player} to be filled in."""
    match view.awaits:
        case Awaits.EXCHANGE:
            return words("{player}: keep or exchange your cards")
        case Awaits.CARD:
            return words("{player}: play a card")
        case Awaits.PLACE:
            return words("{player}: choose a region")
        case Awaits.MILESTONE:
            return words("{player}: claim one milestone")
        case Awaits.REVEAL:
            return words("{player}: show your wisdom card")
    match view.effect:
        case Effect.DISCS if len(view.paths) == 1:
            line, (path,) = words("{player}: move the {path} disc"), view.paths
            return line.format(player="{player}", path=text.path_name(words, path))
        case Effect.DISCS:
            return words.plural("{{player}}: move {n} feat disc", "{{player}}: move {n} feat discs", view.moves)
        case Effect.SWAP:
            return words("{player}: swap two pawns")
        case Effect.TRAVEL:
            return words("{player}: move a pawn")
        case Effect.TO_POWWOW:
            return words("{player}: move a pawn to the powwow")
        case Effect.CARD:
            return words("{player}: choose a card to give")
        case Effect.SPACE:
            return words("{player}: choose a path")
        case Effect.CHOICE:
            return words("{player}: take one present")
        case _:
            return words("{player}: keep the present?")


def _topic(view: SittingBullObservation) -> str:
    match view.awaits:
        case Awaits.EXCHANGE:
            return "hands"
        case Awaits.CARD:
            return "step.card"
        case Awaits.PLACE:
            return "step.place"
        case Awaits.MILESTONE:
            return "step.milestones"
        case Awaits.PRESENT if view.place != POWWOW:
            return "region.camp"
        case Awaits.PRESENT | Awaits.EFFECT:
            return _effect_topic(view)
        case Awaits.REVEAL | Awaits.OVER:
            return "score"
    if view.real_cards and view.awaits is not Awaits.FIRST:
        return "real-cards"
    return "step.refill" if view.round else "setup"


def _effect_topic(view: SittingBullObservation) -> str:
    if view.present is not None:
        return f"present.{present_topic(view.present)}"
    if view.place == POWWOW:
        assert view.tile is not None
        return f"tile.{Tile(view.tile).name.lower()}"
    return f"region.{Region(view.place).name.lower()}"


def present_topic(present: Present) -> str:
    """The kind of a present as the help groups them: stone, path, feats, powwow, swap, call."""
    if present in STONE_PRESENTS:
        return "stone"
    if present in PATH_PRESENTS:
        return "path"
    return "feats" if present in FEAT_PRESENTS else present.name.lower()


def _view(view: Observation) -> SittingBullObservation:
    assert isinstance(view, SittingBullObservation)
    return view


SITTING_BULL_PRESENTATION = SittingBullPresentation()
