"""Setup: who goes first and which territories are in play, as drawn by the console or entered from real tokens."""

from __future__ import annotations

from games.dakota.actions import DrawFirstPlayer, DrawTerritory
from games.dakota.events import FirstPlayerDrawn, TerritoryActivated
from games.dakota.terms import Phase, Terrain
from games.game import Action
from ui.commands import Command, Submit
from ui.dakota import geometry
from ui.dakota.board import Look, board_widgets
from ui.dakota.map_screen import MapScreen, done_pad, take_back_pad
from ui.dakota.reading import refusal_line, view_of
from ui.dakota.seats import seat_widgets
from ui.kit.panel import Box
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.choice_card import ChoiceCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import people, table_of
from ui.screens.chrome import GAP, banner_box, corner, player_name
from ui.screens.frame import PRIMARY, SECONDARY, grid
from ui.text.dakota import place_title, terrain_name


class SetupScreen(MapScreen):
    """Pads for what the real tokens show, then the result of all draws."""

    topic = "phase.territories"

    def __init__(self) -> None:
        super().__init__()
        self._entered: DrawFirstPlayer | DrawTerritory | None = None

    def holds(self, model: Model) -> bool:
        """All is drawn, and the people have not looked at it: before that nothing holds up the draws."""
        drawn = any(isinstance(e, FirstPlayerDrawn | TerritoryActivated) for e in table_of(model).unseen)
        return people(model) and view_of(model).phase is Phase.FACTIONS and drawn

    def forget(self) -> None:
        self._entered = None

    def take_back(self) -> bool:
        before, self._entered = self._entered, None
        return before is not None

    def chosen(self, model: Model) -> tuple[Action, ...]:
        self._follow(model)
        return () if self._entered is None else (self._entered,)

    def _asks(self, model: Model) -> list[DrawFirstPlayer | DrawTerritory]:
        """The outcomes to enter by hand; none when the console draws or all is drawn."""
        return [choice for choice in table_of(model).chance if isinstance(choice, DrawFirstPlayer | DrawTerritory)]

    def _opened(self, model: Model) -> list[int]:
        """The territories that were drawn, however many acts ago."""
        table = table_of(model)
        told = [e for entry in table.journal if not entry.undone for e in entry.events] or table.unseen
        return [e.territory for e in told if isinstance(e, TerritoryActivated)]

    def look(self, model: Model) -> Look:
        return Look(fresh=frozenset(self._opened(model)))

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Any seat may enter what was drawn."""
        if down:
            self._cursor.next(self.steps(model))
        return []

    def facing(self, model: Model) -> int | None:
        return None

    def touched(self, key: str, model: Model) -> list[Command]:
        if key == "done":
            return [] if self._entered is None else [Submit(self._entered)]
        entered = next((c for c in self._asks(model) if _key(c) == key), None)
        if entered is not None:
            self._entered = entered
            self._cursor.clear()
        return []

    def act(self, key: str, model: Model) -> list[Command]:
        """What was drawn before stays in view until all is drawn."""
        commands = super().act(key, model)
        return commands if key == "done" and not self._asks(model) else [c for c in commands if isinstance(c, Submit)]

    def layout(self, model: Model) -> Scene:
        words, view, table = model.words, view_of(model), table_of(model)
        pads = corner(model)
        asks = self._asks(model)
        place = table.seats[view.first_player].place if view.first_player >= 0 else None
        first = any(isinstance(choice, DrawFirstPlayer) for choice in asks)
        if first:
            headline = words("Enter who goes first")
        elif asks:
            headline = words("Enter the territory drawn")
        elif self.holds(model):
            headline = words("{player}: go first").format(player=player_name(model, view.first_player))
        else:
            headline = words("Wait: tokens are drawn")
        overline = refusal_line(model, table.refusal) if table.refusal else words("Setup")
        compact = model.panel.compact
        banner = Banner(
            box=banner_box(model, len(pads)),
            headline=headline,
            overline=overline,
            alert=bool(table.refusal),
            place=place,
            icon="" if place is not None else "person" if first else "forest",
        )
        board = () if compact else board_widgets(model, self.look(model), Terrain.MOUNTAIN)
        seats = () if compact else seat_widgets(model, 0)
        return (banner, *pads, *board, *seats, *self._column(model))

    def _column(self, model: Model) -> Scene:
        return self._entry(model) if self._asks(model) else self._result(model)

    def _entry(self, model: Model) -> Scene:
        """One pad for each outcome, and Done."""
        words, asks = model.words, self._asks(model)
        cards = []
        for choice, box in zip(asks, _boxes(model, len(asks)), strict=True):
            if isinstance(choice, DrawFirstPlayer):
                caption, icon, place = player_name(model, choice.seat), "", table_of(model).seats[choice.seat].place
            else:
                caption, icon, place = terrain_name(words, choice.terrain), choice.terrain.name.lower(), None
            cards.append(
                ChoiceCard(
                    box=box, key=_key(choice), caption=caption, icon=icon, place=place, chosen=choice == self._entered
                )
            )
        left = view_of(model).draws_left
        note = words.plural("{n} token to draw", "{n} tokens to draw", left)
        done = done_pad(model, words("Enter"), "" if model.panel.compact else note, self._entered is not None)
        back = take_back_pad(model) if table_of(model).can_undo and model.panel.compact else ()
        return (*cards, *back, done)

    def _result(self, model: Model) -> Scene:
        """The tokens that were drawn, and the way on."""
        words, view = model.words, view_of(model)
        opened = self._opened(model)
        cards = tuple(
            ChoiceCard(
                box=box,
                caption=place_title(words, view.territories[t]),
                icon=view.territories[t].terrain.name.lower(),
                token=True,
            )
            for t, box in zip(opened, _boxes(model, len(opened)), strict=True)
        )
        compact = model.panel.compact
        left = view.draws_left
        note = words.plural("{n} token to draw", "{n} tokens to draw", left) if left else words("then choose factions")
        if compact:
            note = ""
        return (*cards, done_pad(model, words("Next"), note, self.holds(model)))


def _key(choice: DrawFirstPlayer | DrawTerritory) -> str:
    return f"seat-{choice.seat}" if isinstance(choice, DrawFirstPlayer) else f"draw-{int(choice.terrain)}"


def _boxes(model: Model, count: int) -> list[Box]:
    """Up to six cards above the primary pad; on a small panel beside it, where the map has no room."""
    panel = model.panel
    column, top = geometry.column(panel), geometry.top(panel)
    if panel.compact:
        stage = Box(panel.margin, top, column.x - GAP - panel.margin, geometry.bottom(panel) - top)
        return grid(stage, 2, 3)[:count]
    room = column.h - PRIMARY - 2 * GAP
    high = min(SECONDARY, (room - (count - 1) * GAP) / max(1, count))
    return [Box(column.x, top + k * (high + GAP), column.w, high) for k in range(count)]
