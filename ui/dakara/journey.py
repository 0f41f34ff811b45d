"""Fly or cruise anywhere: the local games as pads; on a small panel first a part of the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from games.dakara.actions import Travel
from games.dakara.board import CRUISE_SPACES
from ui.commands import Command, Submit
from ui.dakara.draw import space_pad, whole_area
from ui.dakara.frame import FrameScreen, areas, head, money_strip
from ui.dakara.reading import asked, edition_of, on_stage, table_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakara_names import space_title, space_words
from ui.text.dakara_rules import space_rule

PARTS: Final = (0, 14, 28, 38, 48)
"""Where the parts of the board begin, on a small panel."""
COLUMNS: Final = 6


class JourneyScreen(FrameScreen):
    """Where to?"""

    topic = "journey"

    def __init__(self) -> None:
        super().__init__()
        self._part: int | None = None
        self._about: object = None

    def opened(self, model: Model) -> None:
        about = view_of(model).turn, view_of(model).rolls_made
        if about != self._about:
            self._about, self._part = about, None

    def headline(self, model: Model) -> str:
        player, words = on_stage(model), model.words
        name = "" if player is None else player_name(model, player)
        if view_of(model).landed in CRUISE_SPACES:
            return words("{player}: choose where to cruise").format(player=name)
        return words("{player}: choose where to fly").format(player=name)

    def note(self, model: Model) -> str:
        return space_title(model.words, max(0, view_of(model).landed))

    def stage(self, model: Model, box: Box) -> Scene:
        rule = space_rule(model.words, max(0, view_of(model).landed), edition_of(model))
        return (Label(box=box, text=rule, size=32),)

    def layout(self, model: Model) -> Scene:
        self.opened(model)
        targets = self._targets(model)
        if not targets:
            return super().layout(model)
        at, player = areas(model.panel), self.actor(model)
        room = whole_area(model.panel)
        pads = self._parts(model, targets, room) if model.panel.compact else self._all(model, targets, room)
        return (
            *head(model, self.headline(model), self.note(model), player),
            *pads,
            *money_strip(model, player, at.strip),
        )

    def acted(self, key: str, model: Model) -> list[Command]:
        kind, _, number = key.partition(":")
        players = asked(model)
        match kind:
            case "part":
                self._part = int(number)
            case "back":
                self._part = None
            case "go" if players:
                return [Submit(Travel(players[0], int(number)))]
        return []

    def undo(self, model: Model) -> list[Command]:
        if self._part is not None:
            self._part = None
            return []
        return super().undo(model)

    def goes_back(self, model: Model) -> bool:
        return self._part is not None or super().goes_back(model)

    @staticmethod
    def _targets(model: Model) -> list[int]:
        players = asked(model)
        choices = table_of(model).legal[players[0]] if players else ()
        return [choice.space for choice in choices if isinstance(choice, Travel)]

    def _all(self, model: Model, targets: Sequence[int], box: Box) -> Scene:
        rows = -(-len(targets) // COLUMNS)
        return _pads(model, targets, grid(box, COLUMNS, rows))

    def _parts(self, model: Model, targets: Sequence[int], box: Box) -> Scene:
        """Four parts of the board, then the games of one of them."""
        words = model.words
        parts = [[t for t in targets if low <= t < high] for low, high in pairwise(PARTS)]
        if self._part is None:
            pads = []
            for k, (part, cell) in enumerate(zip(parts, grid(box, 2, 2), strict=True)):
                label = words("No. {first} to {last}").format(first=part[0], last=part[-1])
                names = ", ".join(dict.fromkeys(space_words(words, space).short for space in part))
                pads.append(Pad(box=cell, key=f"part:{k}", label=label, note=names, look=Look.CHOICE, size=32))
            return tuple(pads)
        cells = grid(box, 3, 3)
        back = Pad(box=cells[-1], key="back", icon="arrow-left", label=words("Back"))
        return (*_pads(model, parts[self._part], cells), back)


def _pads(model: Model, targets: Sequence[int], cells: Sequence[Box]) -> Scene:
    return tuple(
        replace(space_pad(model, space, f"go:{space}"), box=cell) for space, cell in zip(targets, cells, strict=False)
    )
