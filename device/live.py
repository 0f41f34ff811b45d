"""The running table between people's acts: chance is dealt, bots move at a pace that people can follow."""

from __future__ import annotations

from typing import Final

from device.autoplay import Autoplay
from device.bots import Bots
from device.dealer import Dealer
from device.faults import Refused
from device.journal import Line
from device.notices import Notice
from device.table import Table
from games.game import CHANCE, Action, Choice, Event, IllegalAction
from ui.model import JournalEntry, SeatInfo, TableModel

PACE: Final = 0.6
"""Seconds between two moves that no person makes: slow enough to see, fast enough not to wait."""
ACT_NOTES: Final = {"hand": "entered", "away": "away"}
"""From how an act came about to the journal's note."""
OTHER_NOTES: Final = {"rewind": "correction", "mode": "mode", "seat": "seat"}
"""From the kind of a record that is no act to the journal's note."""


class LiveGame:
    """One running game: what happened unseen, what was refused, and what happens next by itself."""

    def __init__(self, table: Table, bots: Bots, pace: float = PACE) -> None:
        self.table = table
        self.dealer = Dealer(table)
        self.autoplay = Autoplay(table, bots)
        self.refusal = ""
        self._pace = pace
        self._next_move = 0.0
        self._unseen: list[Event] = []
        self._model: TableModel | None = None
        self._modelled: tuple[int, int, str, bool] = (0, 0, "", False)
        self._journal: list[JournalEntry] = []
        self._read_journal()
        self._unsubscribe = table.subscribe(self._updated)

    def close(self) -> None:
        """Leave the table; the game stays in the archive."""
        self.autoplay.bots.drop()
        self._unsubscribe()

    # --- people's acts

    def submit(self, action: Action) -> bool:
        """One act of a person, or an outcome entered by hand; False if it was refused, `refusal` then says why."""
        self._unseen.clear()
        self.refusal = ""
        try:
            if action.player == CHANCE:
                self.dealer.enter(action)
            else:
                self.table.submit(action, action.player)
        except (IllegalAction, Refused) as refused:
            self.refusal = str(refused.code)
            return False
        return True

    def undo(self) -> bool:
        """Take back the last act, for the person whose it was; False if that is not free."""
        by = self._undoable()
        if by is None:
            people = [p for p, seat in enumerate(self.table.seats) if seat.person]
            self.refusal = str(self.table.undo_barrier(people[0])) if people else "no_person"
            return False
        self.refusal = ""
        self._unseen.clear()
        self.table.undo(by)
        return True

    def correct(self, record: int, by: int, consent: int) -> bool:
        """Take back record `record` and all after it with a second seat's consent; False if refused."""
        self.refusal = ""
        try:
            self.table.correct(self.table.before(record), by, None if consent == by else consent)
        except Refused as refused:
            self.refusal = str(refused.code)
            return False
        self._unseen.clear()
        return True

    def set_away(self, player: int, away: bool) -> bool:
        """A person leaves, and the console plays for the seat; or is back at once. False for a bot's seat."""
        try:
            self.table.set_away(player, away)
        except Refused as refused:
            self.refusal = refused.code.value
            return False
        if away:
            self.autoplay.play_for(player)
        return True

    def acknowledge(self) -> None:
        """The table has seen what happened."""
        self._unseen.clear()

    # --- what goes on by itself

    def step(self, now: float) -> bool:
        """Do what is due by itself: deal, or let a bot move; at most one act a call. True if something changed."""
        before = len(self.table.records)
        ready = now >= self._next_move
        if self.dealer.due():
            if ready:
                self._forget_seen()
                self.dealer.deal()
        else:
            if ready and self.autoplay.next_seat() is not None:
                self._forget_seen()
            self.autoplay.step(play=ready)
        if len(self.table.records) == before:
            return False
        self._next_move = now + self._pace
        return True

    def due(self, now: float) -> float | None:
        """Seconds until `step` should be called, beside the bots' file; None when people are to act."""
        if self.table.finished or (self.dealer.due() and self.dealer.pending()):
            return None
        if not self.dealer.due() and self.autoplay.next_seat() is None:
            return None
        wait = max(0.0, self._next_move - now)
        deadline = self.autoplay.bots.deadline
        if deadline is None or self.dealer.due():
            return wait
        return wait if wait > 0 else max(0.0, deadline - now)

    def take_notices(self) -> list[Notice]:
        """What bots that failed have to tell."""
        taken, self.autoplay.notices = self.autoplay.notices, []
        return taken

    # --- what screens read

    def model(self, unsaved: bool) -> TableModel:
        """The table as people may see it; the same object while nothing has changed."""
        # everything that changes a table is a record
        state = (len(self.table.records), len(self._unseen), self.refusal, unsaved)
        if self._model is None or state != self._modelled:
            self._model, self._modelled = self._new_model(unsaved), state
        return self._model

    def _new_model(self, unsaved: bool) -> TableModel:
        table = self.table
        people = tuple(p for p, seat in enumerate(table.seats) if seat.person)
        seats = range(len(table.seats))
        open_seats: tuple[int, ...] = ()
        if table.finished or table.modes.secrets == "open":
            open_seats = tuple(seats)
        elif len(people) == 1:
            open_seats = people
        pending = self.dealer.pending()
        thinker = None if self.dealer.due() else self.autoplay.next_seat()
        return TableModel(
            key=table.id,
            game=table.game,
            seats=tuple(
                SeatInfo(place=s.place, player=s.bot or "person", name=s.name, away=s.away) for s in table.seats
            ),
            view=table.observation(None),
            own={p: table.observation(p) for p in sorted({*people, *open_seats})},
            open_seats=open_seats,
            legal={p: tuple(table.legal(p)) for p in table.current if p in people},
            modes=_modes(table),
            chance=_choices(pending.outcomes) if pending else (),
            unseen=tuple(self._unseen),
            can_undo=self._undoable() is not None,
            correctable=bool(people) and table.ply > 0,
            refusal=self.refusal,
            thinking=thinker[0] if thinker else None,
            journal=tuple(self._journal),
            edition=table.edition,
            unsaved=unsaved,
            finished=table.finished,
        )

    def _undoable(self) -> int | None:
        for player, seat in enumerate(self.table.seats):
            if seat.person and self.table.undo_barrier(player) is None:
                return player
        return None

    def _forget_seen(self) -> None:
        """Where only bots play nobody acknowledges: what is shown is the last move."""
        if not any(seat.person for seat in self.table.seats):
            self._unseen.clear()

    def _updated(self, line: Line) -> None:
        self._unseen.extend(line.events)
        if line.kind in ("rewind", "mode") or self.table.finished:
            self._read_journal()
        else:
            self._journal.append(_entry(line))

    def _read_journal(self) -> None:
        self._journal = [_entry(line) for line in self.table.journal()]


def _entry(line: Line) -> JournalEntry:
    return JournalEntry(
        record=line.sequence, by=line.by, events=line.events, undone=line.undone_by is not None, note=_note(line)
    )


def _note(line: Line) -> str:
    if line.kind == "action":
        return ACT_NOTES.get(line.how, "")
    seat = line.details.get("seat", {})
    if line.kind == "seat" and seat.get("bot") is None:
        return "left" if seat["away"] else "back"
    return OTHER_NOTES.get(line.kind, "")


def _modes(table: Table) -> dict[str, str]:
    modes = table.modes
    return {name: getattr(modes, name) for name in modes.__struct_fields__}


def _choices(outcomes: tuple[Action, ...]) -> tuple[Choice, ...]:
    return tuple(outcomes)
