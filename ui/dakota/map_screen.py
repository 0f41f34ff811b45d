"""What the screens on the map share: the map itself, the terrain looked at, refusals before the engine is asked."""

from __future__ import annotations

from typing import Final

from games.dakota.events import ActivationSkipped, PlacementShort
from games.dakota.refusals import Refusal
from games.dakota.terms import Terrain
from games.game import Action
from ui.commands import Acknowledge, Command, Refuse, Undo
from ui.dakota import geometry
from ui.dakota.board import Look, acts_in, board_widgets, middle_key, side_key, terrain_key, territory_key
from ui.dakota.news import no_take_back, turn_card, waiting_card
from ui.dakota.reading import refusal_line, view_of, where
from ui.dakota.seats import seat_widgets
from ui.kit.panel import Box, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.note_card import NoteCard
from ui.kit.pieces.pad import Look as PadLook
from ui.kit.pieces.pad import Pad
from ui.kit.theme import HEADLINE
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import acting, table_of
from ui.screens.chrome import corner, player_name
from ui.screens.frame import APART, PRIMARY
from ui.screens.seat_turn import SeatTurn
from ui.text.dakota import building_name, refusal

NOTHING: Final = Look()
COMPACT_HEADLINE: Final = 36
"""One size for all of them: the longest stand on two lines."""


class MapScreen(SeatTurn):
    """A screen on the map. Subclasses say what may be chosen (`look`), what stands in the column, and the headline.

    What is chosen is kept here until Done submits it; it is forgotten when the game goes on without it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._terrain = Terrain.MOUNTAIN
        self._seen: object = None

    # for subclasses

    def look(self, model: Model) -> Look:
        """What may be chosen on the map, and what is."""
        return NOTHING

    def headline(self, model: Model, player: int) -> str:
        """What the person who acts is to do."""
        raise NotImplementedError

    def column(self, model: Model) -> Scene:
        """The action column while a person acts."""
        raise NotImplementedError

    def waiting(self, model: Model) -> Scene:
        """What stands in the column while a bot acts: nothing to press."""
        return ()

    def notes(self, model: Model) -> tuple[str, ...]:
        """What the overline says after round and phase."""
        return ()

    def touched(self, key: str, model: Model) -> list[Command]:
        """A target of the subclass was taken."""
        raise NotImplementedError

    def refused(self, key: str, model: Model) -> Action | None:
        """The act that touching `key` would be, where the rules refuse it."""
        del key, model
        return None

    def only(self, model: Model) -> int | None:
        """The one territory that this is about, on a panel that shows a terrain enlarged."""
        return None

    def covers_seats(self, model: Model) -> bool:
        """Something else stands where the seats do."""
        return False

    def forget(self) -> None:
        """Nothing is chosen any more."""

    def take_back(self) -> bool:
        """Take back the last thing chosen and not submitted; False if there is none."""
        return False

    # the screen

    def scene(self, model: Model) -> Scene:
        self._follow(model)
        return super().scene(model)

    def layout(self, model: Model) -> Scene:
        look = self.look(model)
        return (
            *self._head(model),
            *board_widgets(model, look, self._looked_at(model), self.only(model)),
            *(() if self.covers_seats(model) else seat_widgets(model, self._enlarged(model))),
            *self._column(model),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        self._follow(model)
        self._reason = ""
        if key == "undo":
            return self.undo(model)
        if key.startswith("terrain-"):
            if geometry.two_steps(model.panel, view_of(model)):
                self._terrain = Terrain(int(key.removeprefix("terrain-")))
                return []
            self._reason = Refusal.NOT_ACTIVE
            return [Refuse()]
        commands = self.touched(key, model)
        if self._reason:
            return [*commands, Refuse(self.refused(key, model))]
        return [Acknowledge(), *commands] if table_of(model).unseen else commands

    def undo(self, model: Model) -> list[Command]:
        self._follow(model)
        self._reason = ""
        self._cursor.clear()
        if self.take_back():
            return []
        return [Undo()] if table_of(model).can_undo else []

    def steps(self, model: Model) -> list[str]:
        """Only what the turn is about: no corner pads, no touches that would be refused."""
        look = self.look(model)
        refused = {side_key(t, f) for t, f in look.refused} | {territory_key(t) for t in look.dark}
        refused |= {middle_key(t) for t, _ in look.sides | look.refused}
        skipped = {"pause", "help", "sound", "undo", "done", *refused}
        two = geometry.two_steps(model.panel, view_of(model))
        useful = {terrain_key(t) for t in Terrain if two and acts_in(look, geometry.in_play(view_of(model), t))}
        keys = [w.key for w in self.laid(model) if w.key and not w.holds and w.key not in skipped]
        return [key for key in keys if not key.startswith("terrain-") or key in useful]

    def primary(self, model: Model) -> str:
        return "done"

    # parts

    def _follow(self, model: Model) -> None:
        """Forget what was chosen when the game has moved on."""
        view = view_of(model)
        if view != self._seen:
            self._seen = view
            self._reason = ""
            self._cursor.clear()
            self.forget()
        self.topic = f"phase.{view.phase.name.lower()}"

    def _enlarged(self, model: Model) -> int:
        """How many territories are shown enlarged; 0 where the whole map is."""
        view = view_of(model)
        if not geometry.two_steps(model.panel, view):
            return 0
        return max(1, len(geometry.in_play(view, self._looked_at(model))))

    def _looked_at(self, model: Model) -> Terrain:
        """The terrain shown enlarged: the one last touched, or the first in play."""
        view = view_of(model)
        if geometry.in_play(view, self._terrain):
            return self._terrain
        return next((t for t in Terrain if geometry.in_play(view, t)), Terrain.MOUNTAIN)

    def _head(self, model: Model) -> Scene:
        table, words = table_of(model), model.words
        player, person = acting(model), self.actor(model)
        pads = corner(model)
        if person is not None:
            headline = self.headline(model, person)
        elif player is not None:
            headline = words("{player} is thinking").format(player=player_name(model, player))
        else:
            headline = words("The table goes on")
        code = self._reason or table.refusal
        overline = refusal_line(model, code) if code else where(model, *self.notes(model))
        if code and model.panel.compact:
            headline, overline = overline, ""
        place = table.seats[player].place if player is not None else None
        box = geometry.banner_box(model.panel, len(pads))
        size = COMPACT_HEADLINE if model.panel.compact else HEADLINE
        banner = Banner(
            box=box, headline=headline, overline=overline, place=place, alert=bool(code) and bool(overline), size=size
        )
        return (banner, *pads)

    def _column(self, model: Model) -> Scene:
        if self.actor(model) is None:
            back = take_back_pad(model) if table_of(model).can_undo else ()
            pads = (*self.waiting(model), *back)
            return self._with_news(model, (*pads, *_beside(pads, waiting_card(model, _waiting_box(model.panel)))))
        return self._with_news(model, self.column(model))

    def _with_news(self, model: Model, pads: Scene) -> Scene:
        """The column, and what the rules did by themselves where it leaves room."""
        news: Scene = _news(model)
        player = self.actor(model)
        if not news and player is not None and not model.panel.compact:
            news = turn_card(model, player, geometry.column_box(model.panel, 2))
        return (*pads, *_beside(pads, news))


def _beside(pads: Scene, more: Scene) -> Scene:
    """`more`, where the pads leave room for it."""
    return tuple(card for card in more if not any(overlaps(card.box, pad.box) for pad in pads))


def _waiting_box(panel: Panel) -> Box:
    """What the pads of a turn leave free below a place for two."""
    whole = geometry.column(panel)
    top = whole.bottom - PRIMARY if panel.compact else geometry.column_box(panel, 2).y
    return Box(whole.x, top, whole.w, whole.bottom - top)


def _news(model: Model) -> Scene:
    news = news_card(model)
    return () if news is None else (news,)


def news_card(model: Model) -> NoteCard | None:
    """What was skipped since the table last looked, and why; on a small panel only the journal tells."""
    words = model.words
    if model.panel.compact:
        return None
    for event in reversed(table_of(model).unseen):
        match event:
            case ActivationSkipped(building=building, reason=reason) if reason != "chosen":
                title = words("No {building}").format(building=building_name(words, building))
                return NoteCard(box=geometry.column_box(model.panel, 2), title=title, text=refusal(words, reason))
            case PlacementShort(player=player, missing=missing):
                line = words.plural("{{player}}: {n} pawn fewer", "{{player}}: {n} pawns fewer", missing)
                return NoteCard(
                    box=geometry.column_box(model.panel, 2),
                    title=line.format(player=player_name(model, player)),
                    text=words("No neutral pawn can be placed"),
                )
    return None


def overlaps(one: Box, other: Box) -> bool:
    """Whether two boxes share an area."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def done_box(panel: Panel) -> Box:
    """The primary pad at the foot of the column; on a small panel beside the one that takes back."""
    box = geometry.column(panel)
    if panel.compact:
        return Box(box.right - PRIMARY, box.bottom - PRIMARY, PRIMARY, PRIMARY)
    return Box(box.x, box.bottom - PRIMARY, box.w, PRIMARY)


def undo_box(panel: Panel) -> Box:
    """Where "Take back" stands, at least 8 mm from Done."""
    if panel.compact:
        box = geometry.column(panel)
        return Box(box.x, box.bottom - PRIMARY, box.w - PRIMARY - APART, PRIMARY)
    return geometry.column_box(panel, 3)


def take_back_pad(model: Model, on: bool = True) -> Scene:
    """ "Take back"; not `on`: why nothing can be."""
    box = undo_box(model.panel)
    if not on:
        return (Pad(box=box, label=model.words("Take back"), note=no_take_back(model), look=PadLook.OFF, size=26),)
    label = "" if model.panel.compact else model.words("Take back")
    return (Pad(box=box, key="undo", label=label, icon="undo"),)


def done_pad(model: Model, label: str, note: str, ready: bool) -> Pad:
    """The primary pad; not `ready`: the note says what is missing."""
    return Pad(
        box=done_box(model.panel),
        key="done" if ready else "",
        label=label,
        note=note,
        look=PadLook.ACCENT if ready else PadLook.OFF,
        primary=True,
        size=28 if not model.panel.compact else 30,
    )
