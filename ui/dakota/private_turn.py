"""A turn whose choices lie behind a screen: open for a lone person, otherwise seen while the pad or the button is held.

What the table sees depends on nothing hidden, and neither does what can be done there: whatever needs goods or wealth
is chosen on the sheet, while it is open. One finger suffices: it holds the pad, slides onto a card and lets go. So do
the buttons: the seat's own one opens the sheet, UNDO goes on to the next choice there, OK takes it. What was chosen so
can be confirmed for all to see, because it was possible.
"""

from __future__ import annotations

from ui.commands import Command, Refuse, Show
from ui.dakota.reading import own_seat
from ui.kit.panel import Box
from ui.kit.pieces.peek import SheetTitle, sheet_area
from ui.kit.pieces.stock_pad import WealthCard
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import table_of
from ui.screen import Control, ControlPressed, Input, Slid, Touched
from ui.screens.chrome import player_name
from ui.screens.peek import LONG_PRESS, Peek, Release, button_source, hold_key, hold_pad, let_go, shown
from ui.screens.seat_turn import SeatTurn
from ui.text.dakota_refusals import NOT_LOOKING

TITLE = 44.0
ASK = "ask-"
"""Begins the keys of what is chosen on the sheet alone: for all to see it only says so."""


class PrivateTurn(SeatTurn):
    """Subclasses draw `table`, for all, and `sheet`, for the seat's own eyes."""

    def __init__(self) -> None:
        super().__init__()
        self._peek = Peek()

    def table(self, model: Model) -> Scene:
        """What the table sees; with the secrets of the actor only if `is_open`."""
        raise NotImplementedError

    def sheet(self, model: Model, player: int, area: Box) -> Scene:
        """What the actor sees while the peek is open."""
        raise NotImplementedError

    def is_open(self, model: Model) -> bool:
        """The actor's secrets may be drawn for all."""
        return self.actor(model) in table_of(model).open_seats

    def openly(self, model: Model) -> tuple[str, ...]:
        """A note for the banner where the table plays openly."""
        return (model.words("Open table"),) if table_of(model).modes.get("secrets") == "open" else ()

    def purse(self, model: Model, player: int, box: Box, *, open_: bool) -> Widget:
        """The wealth, or the pad that opens the sheet; neither while a bot acts."""
        words = model.words
        if not open_ and player in table_of(model).legal:
            label = "" if model.panel.compact else words("Hold to look and choose")
            return hold_pad(model, self._peek, box, player, words("goods and wealth"), label=label)
        number = str(own_seat(model, player).wealth or 0) if open_ else "?"
        return WealthCard(box=box, number=number, unit=words("wealth"))

    def looking(self, model: Model) -> bool:
        """The actor's sheet is open."""
        player = self.actor(model)
        return player is not None and not self.is_open(model) and self._peek.player(model.now) == player

    def layout(self, model: Model) -> Scene:
        player = self.actor(model)
        if player is None or not self.looking(model):
            return self.table(model)
        words = model.words
        area = sheet_area(model.panel)
        what = words("{player} looks behind the screen").format(player=player_name(model, player))
        place = table_of(model).seats[player].place
        title = SheetTitle(
            box=Box(area.x, area.y, area.w, TITLE),
            place=place,
            text=words("Behind your screen"),
            note=words("UNDO: next, OK: take") if model.by_buttons else words("Slide to choose, let go to close"),
        )
        below = Box(area.x, area.y + TITLE + 10, area.w, area.h - TITLE - 10)
        return shown(model, self._peek, what, (title, *self.sheet(model, player, below)))

    def handle(self, given: Input, model: Model) -> list[Command]:
        told = self._peek.seen(model.now)
        player = self.actor(model)
        match given:
            case Touched(key=key, down=True) if player is not None and key == hold_key(player):
                if self._peek.player(model.now) != player:
                    self._peek.press(player, key, model.now)
                return told + self._peek.seen(model.now)
            case Touched(down=False) | Slid():
                return told + let_go(self._peek, given, model)
            case Touched(key=key) if key.startswith(ASK) and any(w.key == key for w in self.laid(model)):
                self._cursor.clear()
                self._reason = NOT_LOOKING
                return [*told, Refuse()]
            case ControlPressed(control=Control.UNDO) if self.looking(model):
                self._cursor.next(self.steps(model))
                return told
            case ControlPressed(control=Control.HELP):
                # another screen may hear the release: nothing may stay open behind it
                self._peek.close()
                return [*told, Show("help", self.topic)]
        return told + super().handle(given, model)

    def steps(self, model: Model) -> list[str]:
        """Not what would only be refused."""
        return [key for key in super().steps(model) if not key.startswith(ASK)]

    def goes_back(self, model: Model) -> bool:
        """On the sheet UNDO goes on to the next choice."""
        return self.looking(model) or super().goes_back(model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        player = self.actor(model)
        if self.is_open(model):
            return super().pressed(place, down, model)
        source = button_source(place)
        if down:
            if player is not None and table_of(model).seats[player].place == place:
                self._peek.press(player, source, model.now, LONG_PRESS)
            return []
        match self._peek.release(source, model.now):
            case Release.SHORT:
                self._cursor.next(self.steps(model))
            case Release.CLOSED:
                # the mark stood on the sheet
                self._cursor.clear()
        return []

    def let_go(self, given: Input, model: Model) -> list[Command]:
        return let_go(self._peek, given, model)

    def moving(self, model: Model) -> float | None:
        return self._peek.moving(model.now)
