"""Fly or cruise anywhere: the local games as pads."""

from __future__ import annotations

from games.dakara.actions import Travel
from games.dakara.board import CRUISE_SPACES
from ui.commands import Command, Submit
from ui.dakara.frame import FrameScreen, areas, head, money_strip, whole_area
from ui.dakara.numbers import on_average
from ui.dakara.picker import SpacePicker
from ui.dakara.reading import asked, odds_of, on_stage, rule_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.label import Label
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.text.dakara_names import space_title
from ui.text.money import percent

COLUMNS = 6


class JourneyScreen(FrameScreen):
    """Where to?"""

    topic = "journey"

    def __init__(self) -> None:
        super().__init__()
        self._picker = SpacePicker()
        self._about: object = None

    def opened(self, model: Model) -> None:
        about = view_of(model).turn, view_of(model).rolls_made
        if about != self._about:
            self._about = about
            self._picker.close()

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        if view_of(model).landed in CRUISE_SPACES:
            return words("{player}: choose where to cruise").format(player=name)
        return words("{player}: choose where to fly").format(player=name)

    def note(self, model: Model) -> str:
        words, place = model.words, space_title(model.words, max(0, view_of(model).landed))
        return SEPARATOR.join((place, words("At the right: what it brings on average")))

    def stage(self, model: Model, box: Box) -> Scene:
        rule = rule_of(model, max(0, view_of(model).landed))
        return (Label(box=box, text=rule, size=32),)

    def layout(self, model: Model) -> Scene:
        self.opened(model)
        targets = _targets(model)
        if not targets:
            return super().layout(model)
        player = self.actor(model)
        return (
            *head(model, self.headline(model), self.note(model), player),
            *self._picker.widgets(model, targets, whole_area(model.panel), COLUMNS, worth=worths(model)),
            *money_strip(model, player, areas(model.panel).strip),
        )

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        players = asked(model)
        if kind == "to" and players:
            return [Submit(Travel(players[0], int(number)))]
        self._picker.press(key)
        return []

    def undo(self, model: Model) -> list[Command]:
        if self._picker.open:
            self._picker.close()
            return []
        return super().undo(model)

    def goes_back(self, model: Model) -> bool:
        return self._picker.open or super().goes_back(model)


def worths(model: Model) -> dict[int, str]:
    """What a visit brings on average under best play: dollars, or for a bet the gain on each dollar staked."""
    found = {}
    for space, odds in odds_of(model).summaries().items():
        mean = float(odds.mean)
        found[space] = percent(mean) if odds.per_dollar else on_average(mean)
    return found


def _targets(model: Model) -> list[int]:
    players = asked(model)
    choices = table_of(model).legal[players[0]] if players else ()
    return [choice.space for choice in choices if isinstance(choice, Travel)]
