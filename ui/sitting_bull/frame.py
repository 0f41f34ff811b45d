"""The frame of the screens of Sitting Bull: who does what, the board, the column, and the seats below."""

from __future__ import annotations

from typing import Final, TypeVar

from games.game import Action
from ui.commands import Acknowledge, Command
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR, Banner
from ui.kit.pieces.pad import Look, Pad
from ui.kit.theme import HEADLINE
from ui.kit.widget import Scene
from ui.model import Model
from ui.plain import presentation
from ui.reading import is_person, table_of
from ui.screens.base import CORNERS
from ui.screens.chrome import GAP, corner
from ui.screens.frame import PRIMARY
from ui.screens.seat_turn import SeatTurn
from ui.sitting_bull import geometry
from ui.sitting_bull.board import Marks, board_widgets
from ui.sitting_bull.fact_keys import is_fact
from ui.sitting_bull.news import outcome
from ui.sitting_bull.reading import on_stage, view_of, where
from ui.sitting_bull.seats import seat_strip

NO_MARKS: Final = Marks()
COMPACT_HEADLINE: Final = 34
"""One size for all of them: the longest stand on two lines."""

Kind = TypeVar("Kind", bound=Action)


class SittingBullBase(SeatTurn):
    """A screen of Sitting Bull.

    What is picked here and not yet submitted is forgotten when the game goes on without it.
    """

    def __init__(self) -> None:
        super().__init__()
        self._seen: object = None
        self._asked = ""

    # for subclasses

    def headline(self, model: Model) -> str:
        """The sentence that says what to do: "Orange: choose a region"."""
        raise NotImplementedError

    def body(self, model: Model) -> Scene:
        """Everything but banner, corner pads and seats."""
        raise NotImplementedError

    def touched(self, key: str, model: Model) -> list[Command]:
        """A target of the subclass was taken."""
        raise NotImplementedError

    def shown_player(self, model: Model) -> int | None:
        """Whose badge stands in the banner."""
        return on_stage(model)

    def icon(self, model: Model) -> str:
        """What stands in the banner where no player does."""
        return "powwow"

    def overline(self, model: Model) -> str:
        """The quiet words above the headline; until a card is played, what the last turn of a person brought."""
        told = outcome(model) if view_of(model).icon is None else ""
        return SEPARATOR.join(filter(None, (where(model), told)))

    def forget(self) -> None:
        """Nothing is picked any more."""

    def take_back(self, model: Model) -> bool:
        """Take back the last thing picked and not submitted; False if there is none."""
        return False

    def take_asked(self) -> str:
        """The target that was touched to have something explained, told once; "" for none."""
        asked, self._asked = self._asked, ""
        return asked

    # what they share

    def choices(self, model: Model, kind: type[Kind]) -> list[Kind]:
        """The acts of that kind that the person may do whose choice it is."""
        player = self.actor(model)
        legal = table_of(model).legal[player] if player is not None else ()
        return [choice for choice in legal if isinstance(choice, kind)]

    def scene(self, model: Model) -> Scene:
        self.follow(model)
        return super().scene(model)

    def layout(self, model: Model) -> Scene:
        return (*self.head(model), *self.body(model), *seat_strip(model, self.shown_player(model)))

    def head(self, model: Model) -> Scene:
        """Banner and corner pads; the rule that refused the last act stands above the headline."""
        panel, player = model.panel, self.shown_player(model)
        code = self._reason or table_of(model).refusal
        headline = self.headline(model)
        overline = _why(model, code) if code else self.overline(model)
        if code and panel.compact:
            headline, overline = overline, ""
        pads = self._corner(model)
        whole = geometry.areas(panel).banner
        left = min(pad.box.x for pad in pads)
        banner = Banner(
            box=Box(whole.x, whole.y, left - GAP - whole.x, whole.h),
            headline=headline,
            overline=overline,
            alert=bool(code) and bool(overline),
            place=None if player is None else table_of(model).seats[player].place,
            icon=self.icon(model),
            size=COMPACT_HEADLINE if panel.compact else HEADLINE,
        )
        return (banner, *pads)

    def _corner(self, model: Model) -> Scene:
        """Sound, help and pause; on a small panel pause and what takes back."""
        if not model.panel.compact:
            return corner(model)
        whole, side = geometry.areas(model.panel).banner, geometry.COMPACT_HEAD
        pause = Pad(box=Box(whole.right - side, whole.y, side, side), key="pause", icon="pause")
        if not self.goes_back(model):
            return (pause,)
        return (Pad(box=pause.box.moved(-side - GAP, 0), key="undo", icon="undo"), pause)

    def undo_pad(self, model: Model) -> Scene:
        """ "Take back" at the foot of the column, where something can be; on a small panel it stands in the corner."""
        if model.panel.compact or not self.goes_back(model):
            return ()
        return (Pad(box=geometry.foot(model.panel), key="undo", label=model.words("Take back"), icon="undo"),)

    def act(self, key: str, model: Model) -> list[Command]:
        self.follow(model)
        self._reason = ""
        if key == "undo":
            return self.undo(model)
        commands = self.touched(key, model)
        return [Acknowledge(), *commands] if commands and table_of(model).unseen else commands

    def undo(self, model: Model) -> list[Command]:
        self.follow(model)
        self._reason = ""
        self._cursor.clear()
        return [] if self.take_back(model) else super().undo(model)

    def steps(self, model: Model) -> list[str]:
        """The choices of the turn: no corner pads, nothing that would only be refused; last what only explains."""
        skipped = {*CORNERS, "undo", *self.refused_keys(model)}
        taken = [w.key for w in self.laid(model) if w.key and (not w.holds or is_fact(w.key))]
        keys = [key for key in taken if key not in skipped]
        return sorted(keys, key=is_fact)

    def refused_keys(self, model: Model) -> frozenset[str]:
        """Targets that only say why not."""
        return frozenset()

    def help_topic(self, model: Model) -> str:
        return presentation(model, table_of(model).game.id).topic(view_of(model))

    def refuse(self, code: str) -> None:
        """Say in the banner why not."""
        self._reason = code

    def facing(self, model: Model) -> int | None:
        """To a person whom it is about; where nobody sits it turns to nobody."""
        player = self.shown_player(model)
        return None if player is None or not is_person(model, player) else table_of(model).seats[player].place

    def situation(self, model: Model) -> object:
        view = view_of(model)
        return view.awaits, view.effect, self.actor(model)

    def _take(self, key: str, model: Model) -> list[Command]:
        """What explains is heard by who keeps the screens: it is the same on all of them."""
        if is_fact(key) and any(w.key == key for w in self.laid(model)):
            self._asked = key
            return []
        return super()._take(key, model)

    def follow(self, model: Model) -> None:
        """Forget what was picked when the game has moved on."""
        view = view_of(model)
        if view != self._seen:
            self._seen = view
            self._reason = ""
            self._cursor.clear()
            self.forget()


class BoardScreen(SittingBullBase):
    """A screen with the board. Subclasses say what may be chosen (`marks`), and what stands in the column."""

    def marks(self, model: Model) -> Marks:
        """What may be chosen on the board, and what is."""
        return NO_MARKS

    def column(self, model: Model) -> Scene:
        """What stands at the right of the board."""
        return self.undo_pad(model)

    def body(self, model: Model) -> Scene:
        return (*board_widgets(model, self.marks(model)), *self.column(model))

    def primary_pad(self, model: Model, key: str, label: str, note: str = "", *, beside: bool = False) -> Scene:
        """The accent pad at the bottom right; on a small panel it may leave room for a pad `beside` it."""
        foot = geometry.foot(model.panel)
        wide = PRIMARY if beside and model.panel.compact else foot.w
        pad = Pad(
            box=Box(foot.right - wide, foot.y, wide, foot.h),
            key=key,
            label=label,
            note=note,
            look=Look.ACCENT,
            primary=True,
            size=30,
        )
        return (pad,)


def _why(model: Model, code: str) -> str:
    """The rule that refused an act."""
    return presentation(model, table_of(model).game.id).refusal(model.words, code)
