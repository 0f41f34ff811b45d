"""Activation: a totem adds a resource to a territory, a Ghost Dance keeps neutral settlers away from one."""

from __future__ import annotations

from games.dakota.actions import PlaceGhostDance, PlaceTotem, SkipTotem
from games.dakota.terms import Building, Resource, Terrain
from games.game import Action
from ui.commands import Command, Submit
from ui.dakota import geometry
from ui.dakota.board import Look
from ui.dakota.map_screen import MapScreen, done_pad, take_back_pad
from ui.dakota.reading import icon_of, view_of
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.pieces.note_card import NoteCard
from ui.kit.pieces.pad import Look as PadLook
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screens.chrome import player_name
from ui.screens.frame import grid
from ui.text.dakota import building_effect, building_name, place_title, resource_name


class ActivationScreen(MapScreen):
    """A territory is chosen, then, where two resources fit there, which one; Done submits."""

    def __init__(self) -> None:
        super().__init__()
        self._territory: int | None = None
        self._resource: Resource | None = None

    def forget(self) -> None:
        self._territory = self._resource = None

    def take_back(self) -> bool:
        if self._territory is None:
            return False
        self.forget()
        return True

    def _choices(self, model: Model) -> list[PlaceTotem | PlaceGhostDance]:
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return [choice for choice in legal if isinstance(choice, PlaceTotem | PlaceGhostDance)]

    def _here(self, model: Model) -> list[PlaceTotem | PlaceGhostDance]:
        """What may be done on the chosen territory."""
        return [choice for choice in self._choices(model) if choice.territory == self._territory]

    def _chosen(self, model: Model) -> PlaceTotem | PlaceGhostDance | None:
        """The act that Done submits; None while something is still to be chosen."""
        here = self._here(model)
        if len(here) == 1:
            return here[0]
        return next((c for c in here if isinstance(c, PlaceTotem) and c.resource == self._resource), None)

    def _skip(self, model: Model) -> SkipTotem | None:
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return next((choice for choice in legal if isinstance(choice, SkipTotem)), None)

    def chosen(self, model: Model) -> tuple[Action, ...]:
        self._follow(model)
        chosen = self._chosen(model)
        return () if chosen is None else (chosen,)

    # the map

    def look(self, model: Model) -> Look:
        player = self.actor(model)
        if player is None:
            return Look()
        whole = frozenset(choice.territory for choice in self._choices(model))
        active = frozenset(t for terrain in Terrain for t in geometry.in_play(view_of(model), terrain))
        at, chosen = self._territory, self._chosen(model)
        return Look(
            whole=whole,
            dark=active - whole,
            chosen=frozenset() if at is None else frozenset({at}),
            place=table_of(model).seats[player].place,
            tokens=((chosen.territory, chosen.resource),) if isinstance(chosen, PlaceTotem) else (),
            barred=frozenset({chosen.territory}) if isinstance(chosen, PlaceGhostDance) else frozenset(),
            asking=True,
        )

    def headline(self, model: Model, player: int) -> str:
        words = model.words
        if self._chosen(model) is not None:
            line = words("{player}: press Done")
        elif self._here(model):
            line = words("{player}: choose the resource")
        else:
            match view_of(model).activating:
                case Building.EAGLE_TOTEM:
                    line = words("{player}: add fish or game")
                case Building.BUFFALO_TOTEM:
                    line = words("{player}: add 1 buffalo")
                case Building.HORSE_TOTEM:
                    line = words("{player}: add 1 horse")
                case _:
                    line = words("{player}: place the Ghost Dance")
        return line.format(player=player_name(model, player))

    def touched(self, key: str, model: Model) -> list[Command]:
        if key == "done":
            chosen = self._chosen(model)
            return [] if chosen is None else [Submit(chosen)]
        if key == "skip":
            skip = self._skip(model)
            return [] if skip is None else [Submit(skip)]
        if key.startswith("resource-"):
            self._resource = Resource(int(key.removeprefix("resource-")))
            self._cursor.clear()
            return []
        territory = int(key.removeprefix("territory-"))
        choices = self._choices(model)
        if any(choice.territory == territory for choice in choices):
            self._territory, self._resource = territory, None
            self._cursor.clear()
            return []
        # the rules know best why not: the engine refuses, and the table shows its reason
        first = choices[0]
        if isinstance(first, PlaceTotem):
            return [Submit(PlaceTotem(first.player, first.building, first.resource, territory))]
        return [Submit(PlaceGhostDance(first.player, territory))]

    # the column

    def column(self, model: Model) -> Scene:
        words, panel = model.words, model.panel
        can_undo = self._territory is not None or table_of(model).can_undo
        back = take_back_pad(model, can_undo) if can_undo or not panel.compact else ()
        chosen = self._chosen(model)
        if chosen is not None:
            note = place_title(words, view_of(model).territories[chosen.territory])
        else:
            note = words("which one?") if self._here(model) else words("choose a place")
        if panel.compact:
            note = ""
        done = done_pad(model, words("Done"), note, chosen is not None)
        return (*self.waiting(model), *self._second(model), *back, done)

    def waiting(self, model: Model) -> Scene:
        """The building that is used, and what it does."""
        words, building = model.words, view_of(model).activating
        if building is None:
            return ()
        return (
            NoteCard(
                box=geometry.column_box(model.panel, 0),
                title=building_name(words, building),
                text=building_effect(words, building),
            ),
        )

    def _second(self, model: Model) -> Scene:
        """Below the building: the resources to choose from, or the pad that leaves a totem unused."""
        words = model.words
        panel = model.panel
        box = geometry.column_box(panel, 1)
        here = [choice for choice in self._here(model) if isinstance(choice, PlaceTotem)]
        if len(here) > 1:
            boxes = grid(box, 2, 1) if panel.compact else [geometry.column_box(panel, row) for row in (1, 2)]
            return tuple(
                ChoiceCard(
                    box=place,
                    key=f"resource-{int(choice.resource)}",
                    icon=icon_of(choice.resource),
                    token=True,
                    caption=resource_name(words, choice.resource),
                    chosen=choice.resource == self._resource,
                )
                for choice, place in zip(here, boxes, strict=True)
            )
        if self._skip(model) is not None and self._territory is None:
            return (Pad(box=box, key="skip", label=words("Leave it unused"), look=PadLook.PLAIN, size=26),)
        return ()
