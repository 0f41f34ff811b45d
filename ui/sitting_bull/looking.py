"""Screens on which people look at their own hand: on one's turn, and while others act.

Held, the pad or the own button opens a sheet at the owner's edge. What the table sees depends on nothing that is held.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.sitting_bull.terms import NONE
from ui.commands import Command, Show
from ui.kit.panel import Box
from ui.kit.pieces.peek import SheetTitle, sheet_area
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.reading import persons, table_of
from ui.screen import Control, ControlPressed, Input, Slid, Touched
from ui.screens.chrome import GAP, player_at, player_name
from ui.screens.peek import LONG_PRESS, Peek, Release, button_source, hold_key, hold_pad, let_go, shown
from ui.sitting_bull.fact_keys import is_fact, player_of, seat_fact
from ui.sitting_bull.frame import BoardScreen
from ui.sitting_bull.hand_cards import HeldCard, held_cards
from ui.sitting_bull.hand_order import HandOrder
from ui.sitting_bull.hand_sheet import hand_sheet
from ui.sitting_bull.reading import own_seat
from ui.sitting_bull.seats import seat_strip
from ui.sitting_bull.wisdom import wisdom_words

TITLE = 44.0
NO_LIMIT = float("inf")
PLATE_PRESS = 0.5
"""Seconds that a plate is held before the sheet opens: a touch explains it."""
LEAST_PAD = 72.0
"""Width of a pad to hold, at least: a little more than 12 mm."""


class LookingScreen(BoardScreen):
    """`order` says how hands are held, by chance, so that where a finger goes tells nothing; `peek` who looks.

    Screens that follow each other share both: a sheet stays open while it is held.
    """

    def __init__(self, order: HandOrder | None = None, peek: Peek | None = None) -> None:
        super().__init__()
        self._order = order or HandOrder()
        self._peek = peek or Peek()

    # for subclasses

    def strip(self, model: Model) -> Scene:
        """What stands at the lower edge while nobody looks."""
        return seat_strip(model, self.shown_player(model))

    def how(self, model: Model, player: int) -> str:
        """What the sheet says of taking a card."""
        return model.words("Let go to close")

    def taken(self, model: Model, player: int) -> str:
        """What the sheet says of the card under a sliding finger."""
        return ""

    def picked_card(self, player: int, model: Model) -> int:
        """The number of the card of `player` that is picked."""
        return NONE

    def short_press(self, player: int, model: Model) -> list[Command]:
        """The button of `player`, who has a hand, was let go before the sheet opened: the actor's next choice."""
        if player == self.actor(model):
            self._cursor.next(self.steps(model))
        return []

    # what is seen

    def looking(self, model: Model) -> int | None:
        """Whose sheet is open: the actor's, or that of another who thinks ahead."""
        player = self._peek.player(model.now)
        return player if player is not None and self.peeks(model, player) else None

    def peeks(self, model: Model, player: int) -> bool:
        """`player` has a hand that is not open to all."""
        table = table_of(model)
        return player in table.own and player not in table.open_seats and own_seat(model, player).hand is not None

    def layout(self, model: Model) -> Scene:
        player = self.looking(model)
        if player is not None:
            return self._sheet(model, player)
        return (*self.head(model), *self.body(model), *(self._plate(w, model) for w in self.strip(model)))

    def _plate(self, widget: Widget, model: Model) -> Widget:
        """The plate of a seat that may look can be held, too."""
        player = player_of(widget.key)
        return widget if player is None or not self.peeks(model, player) else replace(widget, holds=True)

    def _sheet(self, model: Model, player: int) -> Scene:
        words, area, compact = model.words, sheet_area(model.panel), model.panel.compact
        title = SheetTitle(
            box=Box(area.x, area.y, area.w, TITLE),
            place=table_of(model).seats[player].place,
            text=self.how(model, player) if compact else words("Your hand"),
            note=wisdom_words(model, player) if compact else self.how(model, player),
        )
        below = Box(area.x, area.y + TITLE + 10, area.w, area.h - TITLE - 10)
        cards = hand_sheet(model, player, self.cards(model, player), below, self.picked_card(player, model))
        what = words("{player} looks at the hand").format(player=player_name(model, player))
        return shown(model, self._peek, what, (title, *cards), self.taken(model, player))

    def cards(self, model: Model, player: int) -> tuple[HeldCard, ...]:
        """The hand of `player` as it lies; an open one as the rules list it."""
        table, hand = table_of(model), own_seat(model, player).hand or ()
        is_open = player in table.open_seats
        return held_cards(model, player, hand if is_open else self._order.arranged(table.key, player, hand))

    def look_pads(self, model: Model, room: Box, most: float = NO_LIMIT) -> Scene:
        """While others act: a pad for everybody who may look, from the left of `room` on and `most` wide each.

        None where there is no room for all: the own button opens the sheet too.
        """
        players = [player for player in persons(model) if self.peeks(model, player)]
        wide = min(most, (room.w + GAP) / max(1, len(players)) - GAP)
        if wide < LEAST_PAD:
            return ()
        return tuple(
            hold_pad(model, self._peek, Box(room.x + k * (wide + GAP), room.y, wide, room.h), player, "", done=True)
            for k, player in enumerate(players)
        )

    # input

    def handle(self, given: Input, model: Model) -> list[Command]:
        self.follow(model)
        told = self._peek.seen(model.now)
        match given:
            case Touched(key=key, down=True) if (player := self._owner(key, model)) is not None:
                if any(w.key == key for w in self.laid(model)):
                    self._peek.press(player, key, model.now, PLATE_PRESS if is_fact(key) else 0.0)
                return told + self._peek.seen(model.now)
            case Touched(key=key, down=False) if is_fact(key):
                # a plate that was only touched explains
                short = self._peek.release(key, model.now) is Release.SHORT
                return told + (self._take(key, model) if short else [])
            case Touched(down=False) | Slid():
                return told + let_go(self._peek, given, model)
            case ControlPressed(control=Control.UNDO) if self.looking(model) is not None:
                self._cursor.next(self.steps(model))
                return told
            case ControlPressed(control=Control.HELP):
                # another screen may hear the release: nothing may stay open behind it
                self._peek.close()
                return [*told, Show("help", self.help_topic(model))]
        return told + super().handle(given, model)

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        """Held, the button of anybody with a hand opens the sheet."""
        player = player_at(model, place)
        if player is None or not self.peeks(model, player):
            return super().pressed(place, down, model)
        source = button_source(place)
        if down:
            self._peek.press(player, source, model.now, LONG_PRESS)
            return []
        match self._peek.release(source, model.now):
            case Release.SHORT:
                return self.short_press(player, model)
            case Release.CLOSED:
                # the mark stood on the sheet
                self._cursor.clear()
        return []

    def facing(self, model: Model) -> int | None:
        player = self.looking(model)
        return super().facing(model) if player is None else table_of(model).seats[player].place

    def goes_back(self, model: Model) -> bool:
        """On the sheet UNDO goes on to the next card."""
        return self.looking(model) is not None or super().goes_back(model)

    def let_go(self, given: Input, model: Model) -> list[Command]:
        return let_go(self._peek, given, model)

    def moving(self, model: Model) -> float | None:
        return self._peek.moving(model.now)

    def _owner(self, key: str, model: Model) -> int | None:
        """Whose sheet the pad or the plate `key` opens."""
        able = (player for player in persons(model) if self.peeks(model, player))
        return next((player for player in able if key in (hold_key(player), seat_fact(player))), None)
