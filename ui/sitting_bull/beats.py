"""Beats on the board: what others and chance just did, told calmly; a tap goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.game import Event
from games.sitting_bull import events as e
from games.sitting_bull.terms import NEUTRAL, Awaits
from ui.commands import Acknowledge, Command
from ui.kit.panel import Box
from ui.kit.pieces.news_card import NewsCard
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.plain import presentation
from ui.reading import is_person, people, table_of
from ui.screens.chrome import GAP, player_at
from ui.screens.frame import PRIMARY
from ui.screens.peek import Peek
from ui.sitting_bull import geometry
from ui.sitting_bull.board import Marks
from ui.sitting_bull.column import milestones, played, present_card, turned_up
from ui.sitting_bull.hand_order import HandOrder
from ui.sitting_bull.looking import LookingScreen
from ui.sitting_bull.playback import Beat, Playback
from ui.sitting_bull.reading import view_of

SILENT: Final = (
    e.FirstPlayerDrawn, e.MilestoneDrawn, e.TileDrawn, e.OfferingPlaced, e.CardDealt, e.CardTaken, e.WisdomDealt,
    e.TurnStarted, e.TurnEnded, e.WisdomShown, e.GameEnded,
)  # fmt: skip
"""What other screens tell, or nobody needs to see."""
NOTABLE: Final = (
    e.PresentDrawn, e.PresentsOut, e.StonesOut, e.EffectSkipped, e.MilestoneClaimed,
)  # fmt: skip
"""What people see even where a person's own act brought it."""
GO_ON: Final = "go-on"
LOOK: Final = 92.0
"""Width of a pad to look at a hand beside it."""


class BeatScreen(LookingScreen):
    """Shows what nobody has seen yet, one beat after the other; the table waits for it, and for who looks at a hand."""

    def __init__(self, order: HandOrder | None = None, peek: Peek | None = None) -> None:
        super().__init__(order, peek)
        self._playback = Playback()

    def beat(self, model: Model) -> Beat | None:
        """What is to be looked at now."""
        if self.looking(model) is not None:
            self._playback.wait(model.now)
        return self._playback.now(table_of(model).unseen, model.now, _Worth(model))

    def wait(self, model: Model) -> None:
        """People read something else: the present beat begins anew afterwards."""
        self._playback.wait(model.now)

    def holds(self, model: Model) -> bool:
        """Where only bots play the table goes on at its own pace."""
        return people(model) and self.beat(model) is not None

    def moving(self, model: Model) -> float | None:
        beat = self.beat(model)
        left = super().moving(model), None if beat is None else self._playback.left(beat, model.now)
        return min((seconds for seconds in left if seconds is not None), default=None)

    def shown_player(self, model: Model) -> int | None:
        beat = self.beat(model)
        return None if beat is None else doer(table_of(model).unseen, beat.last)

    def headline(self, model: Model) -> str:
        beat = self.beat(model)
        return "" if beat is None else _told(model, beat.events[0])

    def marks(self, model: Model) -> Marks:
        beat = self.beat(model)
        if beat is None:
            return Marks()
        player = self.shown_player(model)
        seat = None if player is None else table_of(model).seats[player].place
        places = {place for event in beat.events for place in _places(event)}
        fresh = {pawn for event in beat.events for pawn in _pawns(event)}
        return Marks(current=frozenset(places), fresh=frozenset(fresh), seat=seat)

    def column(self, model: Model) -> Scene:
        """The card of the turn or the present, what followed in lines, and the pad that goes on."""
        beat = self.beat(model)
        if beat is None:
            return ()
        present = next((event.present for event in beat.events if isinstance(event, e.PresentDrawn)), None)
        top: Scene = played(model)
        if present is not None:
            top = (present_card(model, present, geometry.first_row(model.panel)),)
        turned = next((event for event in beat.events if isinstance(event, e.CardTurnedUp)), None)
        if turned is not None:
            top = (turned_up(model, turned.card, turned.region),)
        lines = tuple(line for event in beat.events[1:] if (line := _told(model, event)))
        if model.panel.compact:
            # one of them fits above the pad
            return (*(self._news(model, lines) if lines and present is None else top), *self.go_on_pad(model))
        news = self._news(model, lines) if lines else milestones(model)
        return (*top, *news, *self.go_on_pad(model))

    def _news(self, model: Model, lines: tuple[str, ...]) -> Scene:
        more = tuple(model.words.plural("{n} more", "{n} more", count) for count in range(len(lines) + 1))
        box = geometry.above_foot(model.panel) if model.panel.compact else geometry.second_row(model.panel)
        return (NewsCard(box=box, title=model.words("Just now"), lines=lines, more=more),)

    def go_on_pad(self, model: Model) -> Scene:
        """A tap is never needed; where nothing waits there is none. Pads to look at a hand stand beside it."""
        if not people(model):
            return ()
        foot = geometry.foot(model.panel)
        pads = self.look_pads(model, foot._replace(w=foot.w - PRIMARY - GAP), LOOK)
        left = pads[-1].box.right + GAP if pads else foot.x
        label = model.words("Go on")
        go_on = Pad(box=Box(left, foot.y, foot.right - left, foot.h), key=GO_ON, label=label, primary=True, size=32)
        return (*pads, go_on)

    def touched(self, key: str, model: Model) -> list[Command]:
        beat = self.beat(model)
        if key != GO_ON or beat is None:
            return []
        self._playback.skip(beat)
        if self.beat(model) is None and view_of(model).awaits is not Awaits.OVER:
            return [Acknowledge()]
        return []

    def act(self, key: str, model: Model) -> list[Command]:
        return self.touched(key, model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Any seat's button goes on: of those with a hand to look at, a short press."""
        player = player_at(model, place)
        if player is not None and self.peeks(model, player):
            return super().pressed(place, down, model)
        return self.touched(GO_ON, model) if down else []

    def short_press(self, player: int, model: Model) -> list[Command]:
        return self.touched(GO_ON, model)

    def primary(self, model: Model) -> str:
        return GO_ON

    def undo(self, model: Model) -> list[Command]:
        return []

    def goes_back(self, model: Model) -> bool:
        return False

    def situation(self, model: Model) -> object:
        return self.beat(model)


class _Worth:
    """Whether an event is told: all of what bots and the console did for people, of people only what surprises."""

    def __init__(self, model: Model) -> None:
        self._model = model
        view = view_of(model)
        self._deciding = view.awaits is Awaits.EFFECT and (view.present is not None or bool(view.offered))

    def __call__(self, events: Sequence[Event], at: int) -> bool:
        event = events[at]
        if isinstance(event, SILENT) or (isinstance(event, e.SittingBullMoved) and event.player < 0):
            return False
        player = doer(events, at)
        if player is None:
            # nobody's turn yet: the board is laid
            return False
        if not is_person(self._model, player):
            return True
        forced = isinstance(event, e.PresentDiscarded) and event.forced
        return (forced or isinstance(event, NOTABLE)) and not self._deciding


def doer(events: Sequence[Event], at: int) -> int | None:
    """Whose turn it was when the event at that index happened; None before the first turn.

    A card turned up names nobody: it belongs to the turn that it ends.
    """
    before = (getattr(event, "player", -1) for event in reversed(events[: at + 1]) if not _begins(event))
    found = next((player for player in before if player >= 0), None)
    if found is not None:
        return int(found)
    return next((event.player for event in events[at:] if isinstance(event, e.TurnEnded)), None)


def _begins(event: Event) -> bool:
    """It belongs to the turn after."""
    return isinstance(event, e.TurnStarted)


def _told(model: Model, event: Event) -> str:
    return presentation(model, table_of(model).game.id).event_words(model.words, event, model)


def _places(event: Event) -> tuple[int, ...]:
    """Where something changed."""
    match event:
        case e.PawnPlaced(place=place):
            return (place,)
        case e.PawnMoved(origin=origin, to=to):
            return (origin, to)
        case e.PawnsSwapped(region=region, other_region=other):
            return (region, other)
        case e.CardTurnedUp(region=region) | e.NeutralPlaced(region=region) | e.SittingBullMoved(region=region):
            return (region,)
        case e.CardSwapped(region=region):
            return (region,)
    return ()


def _pawns(event: Event) -> tuple[tuple[int, int], ...]:
    """Pawns that came to a place."""
    match event:
        case e.PawnPlaced(player=player, place=place):
            return ((place, player),)
        case e.NeutralPlaced(region=region):
            return ((region, NEUTRAL),)
        case e.PawnMoved(owner=owner, to=to):
            return ((to, owner),)
        case e.PawnsSwapped(region=region, owner=owner, other_region=other, other_owner=other_owner):
            return ((region, other_owner), (other, owner))
    return ()
