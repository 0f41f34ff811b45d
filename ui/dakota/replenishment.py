"""Regrowth: the first player chooses which resource grows back on an untouched territory."""

from __future__ import annotations

from games.dakota.actions import Replenish
from games.dakota.terms import Resource
from games.game import Action
from ui.commands import Command, Submit
from ui.dakota import geometry
from ui.dakota.board import Look
from ui.dakota.map_screen import MapScreen, done_pad, take_back_pad
from ui.dakota.reading import icon_of, view_of
from ui.kit.panel import Box
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import GAP, player_name
from ui.screens.frame import grid
from ui.text.dakota import place_title, resource_name


class ReplenishmentScreen(MapScreen):
    """A resource is chosen; Done submits."""

    def __init__(self) -> None:
        super().__init__()
        self._resource: Resource | None = None

    def forget(self) -> None:
        self._resource = None

    def take_back(self) -> bool:
        before, self._resource = self._resource, None
        return before is not None

    def _choices(self, model: Model) -> list[Replenish]:
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return [choice for choice in legal if isinstance(choice, Replenish)]

    def _chosen(self, model: Model) -> Replenish | None:
        return next((c for c in self._choices(model) if c.resource == self._resource), None)

    def chosen(self, model: Model) -> tuple[Action, ...]:
        self._follow(model)
        chosen = self._chosen(model)
        return () if chosen is None else (chosen,)

    def only(self, model: Model) -> int | None:
        at = view_of(model).replenishing
        return at if model.panel.compact and at >= 0 and self.actor(model) is not None else None

    def covers_seats(self, model: Model) -> bool:
        return self.only(model) is not None

    def look(self, model: Model) -> Look:
        view = view_of(model)
        if view.replenishing < 0:
            return Look()
        self._terrain = view.territories[view.replenishing].terrain
        chosen = self._chosen(model)
        return Look(
            chosen=frozenset({view.replenishing}),
            place=table_of(model).seats[view.current[0]].place,
            tokens=() if chosen is None else ((chosen.territory, chosen.resource),),
        )

    def headline(self, model: Model, player: int) -> str:
        words = model.words
        if self._chosen(model) is not None:
            return words("{player}: press Done").format(player=player_name(model, player))
        return words("{player}: choose what grows back").format(player=player_name(model, player))

    def notes(self, model: Model) -> tuple[str, ...]:
        view = view_of(model)
        return (place_title(model.words, view.territories[view.replenishing]),) if view.replenishing >= 0 else ()

    def touched(self, key: str, model: Model) -> list[Command]:
        if key == "done":
            chosen = self._chosen(model)
            return [] if chosen is None else [Submit(chosen)]
        if key.startswith("resource-"):
            self._resource = Resource(int(key.removeprefix("resource-")))
            self._cursor.clear()
        return []

    def column(self, model: Model) -> Scene:
        words, choices = model.words, self._choices(model)
        cards = tuple(
            ChoiceCard(
                box=box,
                key=f"resource-{int(choice.resource)}",
                icon=icon_of(choice.resource),
                caption=resource_name(words, choice.resource),
                token=True,
                chosen=choice.resource == self._resource,
            )
            for choice, box in zip(choices, self._boxes(model, len(choices)), strict=False)
        )
        can_undo = self._resource is not None or table_of(model).can_undo
        back = take_back_pad(model, can_undo) if can_undo or not model.panel.compact else ()
        chosen = self._chosen(model)
        note = words("choose one first") if chosen is None else resource_name(words, chosen.resource)
        done = done_pad(model, words("Done"), "" if model.panel.compact else note, chosen is not None)
        return (*cards, *back, done)

    def _boxes(self, model: Model, count: int) -> list[Box]:
        """In the column; on a small panel below the territory."""
        panel = model.panel
        if panel.compact:
            stage = geometry.stage_boxes(panel, 1)[0]
            top = stage.bottom + GAP
            columns = 2 if count <= 2 else 3
            rows = -(-count // columns)
            high = min(118.0, (geometry.bottom(panel) - top - (rows - 1) * GAP) / rows)
            return grid(Box(stage.x, top, stage.w, rows * high + (rows - 1) * GAP), columns, rows)
        if count <= 3:
            return [geometry.column_box(panel, row) for row in range(count)]
        first, last = geometry.column_box(panel, 0), geometry.column_box(panel, 2)
        return grid(Box(first.x, first.y, first.w, last.bottom - first.y), 2, 3)
