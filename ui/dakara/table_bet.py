"""A bet at a table: all who may bet do it at once, each on the own edge, or one after the other on one panel.

On a panel that stands, and on a small one, the seat that presses its button or taps its card has the panel; nobody is
forced into an order. The same screen serves the bets that the lander makes alone (Nos. 8, 20, 23, 28, 41, 47).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.dakara.actions import Bet, Decline
from games.dakara.terms import Awaits
from games.game import Action
from ui.commands import Command, Submit, TakeBack
from ui.dakara.betting import ALL, Stake, highest
from ui.dakara.frame import (
    GAP,
    Face,
    FrameScreen,
    areas,
    head,
    money_strip,
    roll_row,
    split_row,
    waiting_row,
    whole_area,
)
from ui.dakara.reading import on_stage, view_of, waits_for_hand
from ui.dakara.table_bet_edges import edges_scene
from ui.dakara.table_bet_look import bet_cards, brings, chance_and_pay, dice_of, is_shared, rolling_panel, terms
from ui.dakara.table_bet_parts import (
    Standing,
    chips,
    default_place,
    place_pads,
    ready,
    seat_panel,
    spots,
    stake_box,
    standing,
    status,
)
from ui.kit.cursor import Cursor
from ui.kit.panel import Box
from ui.kit.pieces.banner import SEPARATOR
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screen import Input, Touched
from ui.screens.chrome import player_at, player_name
from ui.screens.frame import APART, grid
from ui.text.dakara import refusal
from ui.text.dakara_names import numbered_short, space_title


class TableBetScreen(FrameScreen):
    """Own seat button: the own panel, then the next pad of it. OK takes the pad of the seat that pressed last."""

    def __init__(self) -> None:
        super().__init__()
        self._stakes: dict[int, Stake] = {}
        self._cursors: dict[int, Cursor] = {}
        self._drafts: dict[int, tuple[int, int]] = {}
        """Place and amount of bets that are being unlocked."""
        self._open: int | None = None
        self._about: object = None

    # what is kept between two inputs

    def opened(self, model: Model) -> None:
        view = view_of(model)
        about = view.round, view.turn, view.landed, view.game
        if about != self._about:
            self._about, self._open = about, None
            self._stakes, self._cursors, self._drafts = {}, {}, {}
            self._cursor = Cursor()
        for player in range(len(view.seats)):
            stake = self._stake(player)
            stake.settle(model.now, highest(model, player))
            if standing(model, player) is not Standing.CHOOSES:
                stake.clear()
            elif player in self._drafts:
                stake.draft(*self._drafts.pop(player), highest(model, player))
            default_place(model, stake)

    def _stake(self, player: int) -> Stake:
        return self._stakes.setdefault(player, Stake())

    def _shown(self, model: Model) -> int | None:
        """Whose panel is open: who pressed last, or the first who has still to choose."""
        choosing = [p for p in view_of(model).current if p >= 0 and standing(model, p) is Standing.CHOOSES]
        if self._open is not None and _concerned(model, self._open):
            return self._open
        return choosing[0] if choosing else None

    # the frame

    def headline(self, model: Model) -> str:
        words = model.words
        player = self.actor(model)
        if player is None:
            return words("The table bets")
        name = player_name(model, player)
        if view_of(model).awaits is Awaits.ROLL:
            line = words("{player}: roll the die") if waits_for_hand(model) else words("{player} rolls")
            return line.format(player=name)
        if standing(model, player) is Standing.CHOOSES:
            return words("{player}: bet, then lock").format(player=name)
        return words("{player}: locked").format(player=name)

    def note(self, model: Model) -> str:
        """The game, and what a bet pays."""
        game = view_of(model).game
        return SEPARATOR.join((space_title(model.words, game), terms(model, game)))

    def low_note(self, model: Model) -> str:
        words, game = model.words, view_of(model).game
        return SEPARATOR.join((numbered_short(words, game), chance_and_pay(model, game, short=True)))

    def actor(self, model: Model) -> int | None:
        return on_stage(model) if view_of(model).awaits is Awaits.ROLL else self._shown(model)

    def layout(self, model: Model) -> Scene:
        self.opened(model)
        if is_shared(model):
            return self._shared(model)
        at = areas(model.panel)
        player = self.actor(model)
        top = head(model, self.headline(model), self.note(model), player, self.low_note(model))
        strip = self._strip(model, player, at.strip)
        if view_of(model).awaits is Awaits.ROLL or player is None:
            row = roll_row(model, at.actions, self.faces(model)) if waits_for_hand(model) else (
                waiting_row(model, at.actions)
            )  # fmt: skip
            return (*top, *bet_cards(model, at.stage), *row, *strip)
        if model.panel.compact:
            room = whole_area(model.panel)
            return (*top, *seat_panel(model, player, self._stake(player), room._replace(h=room.h - 8)), *strip)
        return (*top, *self._panel(model, player, at.stage), *self._row(model, player, at.actions), *strip)

    def faces(self, model: Model) -> Sequence[Face]:
        """What each face of the roll that decides brings to the lander's own bet, or what it makes win."""
        return brings(model)

    def _shared(self, model: Model) -> Scene:
        words, table = model.words, table_of(model)

        def panel_of(player: int, box: Box) -> Scene:
            if table.hand == player or (table.chance and view_of(model).chance_for == player):
                return rolling_panel(model, player, self._stake(player), box)
            return seat_panel(model, player, self._stake(player), box)

        rolls = view_of(model).awaits is Awaits.ROLL
        headline = self.headline(model) if rolls else words("Bet, then lock")
        alert = refusal(words, table.refusal) if table.refusal else ""
        title = space_title(words, view_of(model).game)
        note = alert or f"{title}. {terms(model, view_of(model).game)}"
        return edges_scene(model, panel_of, headline, note, dice_of(model), alert=bool(alert))

    def _panel(self, model: Model, player: int, box: Box) -> Scene:
        """On a large panel: how it stands, the places, the chips."""
        stake = self._stake(player)
        upper, middle, lower = grid(box, 1, 3)
        if standing(model, player) is not Standing.CHOOSES:
            return bet_cards(model, box)
        return (
            stake_box(model, player, stake, upper, badge=False),
            *place_pads(model, player, stake, middle),
            *chips(model, player, stake, lower, 6),
        )

    def _row(self, model: Model, player: int, box: Box) -> Scene:
        """The pads that lock a bet, or leave it."""
        words, to, stake = model.words, f"{player}/", self._stake(player)
        left, right = split_row(box)
        cells = grid(left._replace(w=left.w - APART + GAP), 2, 1)
        if standing(model, player) is not Standing.CHOOSES:
            unlock = Pad(box=cells[0], key=f"{to}unlock", label=words("Unlock"), icon="undo", size=34)
            return (unlock,) if player in table_of(model).can_take_back else waiting_row(model, box)
        pads = [Pad(box=cells[0], key=f"{to}none", label=words("No bet"), size=34)]
        if stake.amount:
            pads.append(Pad(box=cells[1], key=f"{to}back", label=words("Last chip back"), icon="undo", size=34))
        if ready(model, player, stake):
            lock = Pad(
                box=right, key=f"{to}lock", label=words("LOCK"), icon="lock", look=Look.ACCENT, primary=True, size=44
            )
        else:
            lacks = status(model, player, stake) if stake.place is None else words("Add chips")
            lock = Pad(box=right, label=words("LOCK"), note=lacks, look=Look.OFF, primary=True, size=44)
        return (*pads, lock)

    def _strip(self, model: Model, player: int | None, box: Box) -> Scene:
        """Everybody's money; a tap on a card that has something to decide opens its panel."""
        cells = grid(box, len(view_of(model).seats), 1)
        cards: list[MoneyCard] = []
        for other, (card, cell) in enumerate(zip(money_strip(model, player, box), cells, strict=True)):
            assert isinstance(card, MoneyCard)
            kind = standing(model, other)
            icon = "lock" if kind in (Standing.LOCKED, Standing.NO_BET) else card.icon
            note = model.words("No bet") if kind is Standing.NO_BET else card.note
            key = f"{other}/seat" if other != player and _concerned(model, other) else ""
            cards.append(replace(card, box=cell, icon=icon, note=note, key=key))
        return tuple(cards)

    # acting

    def handle(self, given: Input, model: Model) -> list[Command]:
        """A finger holds the pad that puts in everything; OK takes it at once."""
        self.opened(model)
        if isinstance(given, Touched):
            owner, _, what = given.key.partition("/")
            if what == ALL:
                self._hold(int(owner), model, down=given.down)
                return []
        return super().handle(given, model)

    def _hold(self, player: int, model: Model, *, down: bool) -> None:
        self._cursor.clear()
        if down:
            self._stake(player).hold(model.now)
        else:
            self._stake(player).let_go(model.now, highest(model, player))

    def acted(self, key: str, model: Model) -> list[Command]:
        owner, _, what = key.partition("/")
        if not what:
            return []
        player, stake = int(owner), self._stake(int(owner))
        kind, _, number = what.partition(":")
        match kind:
            case "seat":
                self._turn_to(player)
            case "place":
                stake.place = int(number)
            case "chip":
                stake.put(int(number), highest(model, player))
            case "all":
                stake.put_all(highest(model, player))
            case "back":
                stake.take_off()
            case "again":
                stake.clear()
            case "lock" if stake.place is not None:
                self._open = None
                return [Submit(Bet(player, stake.amount, stake.place))]
            case "none":
                self._open = None
                return [Submit(Decline(player))]
            case "unlock":
                return self._unlock(model, player)
        return []

    def _unlock(self, model: Model, player: int) -> list[Command]:
        """What was locked stays on the panel, to be changed."""
        seat = view_of(model).seats[player]
        if seat.stake:
            self._drafts[player] = seat.choice, seat.stake
        return [TakeBack(player)]

    def _turn_to(self, player: int) -> None:
        self._open = player
        self._cursor = self._cursors.setdefault(player, Cursor())

    def pressed(self, place: int, down: bool, model: Model) -> list[Command]:
        player = player_at(model, place)
        if not down or player is None:
            return []
        if view_of(model).awaits is Awaits.ROLL or not _concerned(model, player):
            return super().pressed(place, down, model)
        if self._shown(model) == player or is_shared(model):
            self._turn_to(player)
            self._cursor.next(self.steps(model))
        else:
            self._turn_to(player)
            self._cursor.clear()
        return []

    def steps(self, model: Model) -> list[str]:
        """The pads of the seat that has the buttons, also the one that a finger holds; then those of everybody."""
        own = "" if view_of(model).awaits is Awaits.ROLL else f"{self._shown(model)}/"
        held = [w.key for w in self.laid(model) if w.key.endswith(f"/{ALL}")]
        keys = [*super().steps(model), *held]
        mine = [w.key for w in self.laid(model) if w.key in keys and w.key.startswith(own)]
        return [*mine, *(key for key in keys if "/" not in key and key not in mine)]

    def primary(self, model: Model) -> str:
        return "" if is_shared(model) and view_of(model).awaits is Awaits.PLAYERS else super().primary(model)

    def undo(self, model: Model) -> list[Command]:
        """The last chip of the panel that is open, then what the table can take back."""
        player = self._shown(model)
        if player is not None and (self._stake(player).take_off() or self._place_back(model, player)):
            return []
        if player is not None and player in table_of(model).can_take_back:
            return self._unlock(model, player)
        return super().undo(model)

    def _place_back(self, model: Model, player: int) -> bool:
        stake = self._stake(player)
        if stake.place is None or len(spots(model, view_of(model).game)) < 2:
            return False
        stake.clear()
        return True

    def goes_back(self, model: Model) -> bool:
        player = self._shown(model)
        drafted = player is not None and (self._stake(player).amount > 0 or player in table_of(model).can_take_back)
        return drafted or super().goes_back(model)

    def facing(self, model: Model) -> int | None:
        """Where every seat has its own edge the picture turns to nobody."""
        return None if is_shared(model) else super().facing(model)

    def moving(self, model: Model) -> float | None:
        waits = [wait for stake in self._stakes.values() if (wait := stake.moving()) is not None]
        return min(waits, default=None)

    def chosen(self, model: Model) -> tuple[Action, ...]:
        self.opened(model)
        return tuple(
            Bet(player, stake.amount, stake.place)
            for player, stake in self._stakes.items()
            if stake.place is not None and ready(model, player, stake)
        )


def _concerned(model: Model, player: int) -> bool:
    """The seat has something to decide, or may take its decision back."""
    return standing(model, player) is Standing.CHOOSES or player in table_of(model).can_take_back
