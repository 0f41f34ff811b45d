"""The running table between people's acts: chance is dealt, bots move at a pace that people can follow.

A roll or draw of a person's waits for that person. Where who is first counts, acts are kept until no other can tie with
them; where silence means something, the clock measures it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from device.autoplay import Autoplay
from device.bots import Bots
from device.choices import covers
from device.dealer import Dealer
from device.entries import as_entry
from device.faults import Refusal, Refused
from device.journal import Line
from device.notices import Notice
from device.records import Acted
from device.silence import Silence
from device.table import Table
from device.ties import TIE_SECONDS, Ties
from games.game import CHANCE, Action, Event, IllegalAction, Range
from ui.beats import BEAT_SECONDS, FIRST_BEAT_SECONDS
from ui.model import JournalEntry, SeatInfo, TableModel

PACE: Final = 0.6
"""Seconds between two moves that no person makes: slow enough to see, fast enough not to wait."""
DEALING: Final = 0.15
"""Seconds between two draws before anybody has acted: a board is laid as quickly as eyes can follow."""


class LiveGame:
    """One running game: what happened unseen, what was refused, and what happens next by itself."""

    def __init__(
        self, table: Table, bots: Bots, pace: float = PACE, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.table = table
        self.dealer = Dealer(table)
        self.autoplay = Autoplay(table, bots)
        self.refusal = ""
        self.tie: tuple[int, ...] = ()
        self._ties = Ties(clock)
        self._throwing: set[int] = set()
        self._silence = Silence(clock)
        self._silent_tag = ""
        self._pace = pace
        self._clock = clock
        self._next_move = 0.0
        self._unseen: list[Event] = []
        self._model: TableModel | None = None
        self._modelled: tuple[object, ...] = ()
        self._journal: list[JournalEntry] = []
        self._read_journal()
        self._unsubscribe = table.subscribe(self._updated)

    def close(self) -> None:
        """Leave the table; the game stays in the archive, with every act that was made."""
        self._settle()
        self.autoplay.bots.drop()
        self._unsubscribe()

    # --- people's acts

    def submit(self, action: Action) -> bool:
        """One act of a person, or an outcome entered by hand; False if it was refused, `refusal` then says why.

        An act that competes is kept until no other can tie with it.
        """
        competes = self._competes(action)
        self._begin(joins=self.table.view.chance_for if action.player == CHANCE else None, settle=False)
        if competes:
            self._ties.hold(action)
            return True
        return self._accepted(action)

    def throw(self, seat: int) -> bool:
        """The hand of `seat` rolls the console's die or takes its card; False if it is not that hand's turn."""
        if self._ties.holds(seat):
            self._throwing.add(seat)
            return True
        self._begin(joins=seat)
        return self._done(lambda: self.dealer.throw(seat))

    def hammer(self, seat: int) -> bool:
        """`seat` ends the silence; False if that is not for it to do. An offer that can tie with it is heard first."""
        if self._ties.holds():
            return True
        self._begin()
        if self.table.view.hammer != seat or not self.table.seats[seat].person:
            self.refusal = Refusal.NOT_YOUR_SEAT.value
            return False
        self._listen()
        self._silence.hurry(TIE_SECONDS)
        return True

    def take_back(self, seat: int) -> bool:
        """`seat` takes its act out of a common choice while others still choose; False if it can't."""
        self._begin()
        return self._done(lambda: self.table.take_back(seat))

    def undo(self) -> bool:
        """Take back the last act, for the person whose it was; False if that is not free."""
        self._settle()
        self.tie = ()
        by = self._undoable()
        if by is None:
            people = [p for p, seat in enumerate(self.table.seats) if seat.person]
            last = self.table.last.player if self.table.last else CHANCE
            asking = last if last in people else people[0] if people else None
            self.refusal = Refusal.NO_PERSON.value if asking is None else str(self.table.undo_barrier(asking))
            return False
        self.refusal = ""
        self._unseen.clear()
        self.table.undo(by)
        return True

    def correct(self, record: int, by: int, consent: int) -> bool:
        """Take back record `record` and all after it with a second seat's consent; False if refused."""
        self._settle()
        self.refusal = ""
        self.tie = ()
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

    def set_mode(self, mode: str, value: str, by: int, consent: int | None) -> bool:
        """Use a part of the table differently; False where it was chosen before the game, or needs a second seat."""
        self.refusal = ""
        return self._done(lambda: self.table.set_mode(mode, value, by, consent))

    def acknowledge(self) -> None:
        """The table has seen what happened."""
        self._unseen.clear()

    # --- what goes on by itself

    def step(self) -> bool:
        """Do what is due by itself: deal, let a bot move, or let silence speak. True if something changed."""
        if self.settle():
            return True
        if self._ties.holds():
            return False
        changed = self._listen()
        if self._silence.left() == 0:
            self._fall_silent()
            self._next_move = self._clock() + self._pace
            return True
        return self._go_on() or changed

    def settle(self, at_once: bool = False) -> bool:
        """Let acts count with which no other can tie any more, whatever is on the screen; True if there were any.

        `at_once`: no other will come.
        """
        return (at_once or self._ties.left() == 0) and self._settle()

    def pause(self) -> bool:
        """Nobody listens while something else is on the screen: a silence starts anew afterwards. True if one ran."""
        return self._silence.stop()

    def _go_on(self) -> bool:
        """Deal, or let a bot move; at most one act a call. True if there was one."""
        before = len(self.table.records)
        ready = self._clock() >= self._next_move
        if self.dealer.due():
            if ready and self.dealer.hand() is None:
                self._forget_seen()
                self.dealer.deal()
        else:
            if ready and self.autoplay.next_seat() is not None:
                self._forget_seen()
            self.autoplay.step(play=ready)
        if len(self.table.records) == before:
            return False
        self.tie = ()
        self._next_move = self._clock() + (min(DEALING, self._pace) if self._laying() else self._pace)
        return True

    def _laying(self) -> bool:
        """The game is set up: nobody has acted, and the next draw follows."""
        return self.dealer.due() and all(action.player == CHANCE for action in self.table.actions())

    def due(self) -> float | None:
        """Seconds until `step` should be called, beside the bots' file; None when people are to act."""
        if self._ties.holds():
            return self.settling()
        waits = [wait for wait in (self._silence.left(), self._move_due()) if wait is not None]
        return min(waits, default=None)

    def settling(self) -> float | None:
        """Seconds until `settle` should be called; None when no act is kept."""
        return self._ties.left()

    def _move_due(self) -> float | None:
        if self.table.finished or (self.dealer.due() and (self.dealer.pending() or self.dealer.hand() is not None)):
            return None
        if not self.dealer.due() and self.autoplay.next_seat() is None:
            return None
        wait = max(0.0, self._next_move - self._clock())
        deadline = self.autoplay.bots.deadline
        if deadline is None or self.dealer.due():
            return wait
        return wait if wait > 0 else max(0.0, deadline - self._clock())

    def take_notices(self) -> list[Notice]:
        """What bots that failed have to tell."""
        taken, self.autoplay.notices = self.autoplay.notices, []
        return taken

    # --- what screens read

    def model(self, unsaved: bool) -> TableModel:
        """The table as people may see it; the same object while nothing has changed."""
        # everything that changes a table is a record
        state = (len(self.table.records), len(self._unseen), self.refusal, unsaved, self.tie, self._silence.since)
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
        thinker = None if self.dealer.due() else self.autoplay.next_seat()
        return TableModel(
            key=table.id,
            game=table.game,
            seats=tuple(
                SeatInfo(place=s.place, player=s.bot or "person", name=s.name, away=s.away) for s in table.seats
            ),
            view=table.view,
            own={p: table.observation(p) for p in sorted({*people, *open_seats})},
            open_seats=open_seats,
            legal={p: tuple(table.legal(p)) for p in table.current if p in people},
            modes=_modes(table),
            chance=self.dealer.entries(),
            hand=self.dealer.hand(),
            silence_since=self._silence.since,
            beat_seconds=self._silence.beat,
            tie=self.tie,
            unseen=tuple(self._unseen),
            can_undo=self._undoable() is not None,
            can_take_back=tuple(p for p in people if table.take_back_barrier(p) is None),
            correctable=bool(people) and table.ply > 0,
            refusal=self.refusal,
            thinking=thinker[0] if thinker else None,
            journal=tuple(self._journal),
            edition=table.edition,
            options=table.options,
            unsaved=unsaved,
            finished=table.finished,
        )

    # --- inside

    def _begin(self, joins: int | None = None, settle: bool = True) -> None:
        """Somebody acts, and has seen what was told; a throw joins what the same hand has just done."""
        if settle:
            self._settle()
        self.refusal = ""
        self.tie = ()
        last = self.table.records[-1] if self.table.records else None
        if not (isinstance(last, Acted) and last.how == "seat" and last.by == joins):
            self._unseen.clear()

    def _accepted(self, action: Action) -> bool:
        if action.player == CHANCE:
            return self._done(lambda: self.dealer.enter(action))
        return self._done(lambda: self.table.submit(action, action.player))

    def _done(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except (IllegalAction, Refused) as refused:
            self.refusal = str(refused.code)
            return False
        return True

    def _competes(self, action: Action) -> bool:
        """Who is first counts, somebody else could be, and the act is one that the game allows now."""
        table = self.table
        rivals = [p for p in table.current if p != CHANCE and table.seats[p].person]
        if not table.view.races or action.player not in rivals or len(rivals) < 2:
            return False
        if type(action).__name__ == table.view.silence:
            return False
        return any(covers(choice, action) for choice in table.legal(action.player))

    def _settle(self) -> bool:
        """Let the acts that were kept count in the order of the game, and tell who is late by it. True if any were."""
        throwing, self._throwing = self._throwing, set()
        counted: list[int] = []
        late: list[int] = []
        for action in self._ties.take(self.table.current):
            player = action.player
            (counted if self._accepted(action) else late).append(player)
            if player in throwing and player in counted and self.dealer.hand() == player:
                self.dealer.deal()
        if counted:
            self._next_move = self._clock() + self._pace
        if counted and late:
            self.tie = (*counted, *late)
            self.refusal = ""
        return bool(counted or late)

    def _silent(self) -> list[int]:
        """The seats whose silence the clock measures: those that may speak and that nobody plays for."""
        if not self.table.view.silence:
            return []
        return [player for player in self.table.current if not self.autoplay.plays(player)]

    def _listen(self) -> bool:
        """Let the silence run where it means something; True if that is news."""
        self._silent_tag = self.table.view.silence
        if not self._silent():
            return self._silence.stop()
        return self._silence.listen(BEAT_SECONDS if self._spoken() else FIRST_BEAT_SECONDS)

    def _spoken(self) -> bool:
        """Somebody has made an offer: the last act that was more than silence is of a kind that is still possible."""
        table, silence = self.table, self.table.view.silence
        choices = [choice for player in table.current for choice in table.legal(player)]
        kinds = {choice.kind if isinstance(choice, Range) else type(choice).__name__ for choice in choices}
        said = (type(action).__name__ for action in reversed(table.actions()))
        return next((kind for kind in said if kind != silence), "") in kinds

    def _fall_silent(self) -> None:
        """Who has not spoken has said what silence means."""
        self.tie = ()
        silence = self.table.view.silence
        for player in self._silent():
            if player in self._silent():
                choices = [choice for choice in self.table.legal(player) if isinstance(choice, Action)]
                meant = next(choice for choice in choices if type(choice).__name__ == silence)
                self.table.submit(meant, player, "clock")
        self._silence.stop()

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
        if line.kind != "action" or type(self.table.last).__name__ != self._silent_tag:
            self._silence.stop()
        self._listen()
        if line.kind in ("rewind", "take_back", "mode") or self.table.finished:
            self._read_journal()
        else:
            self._journal.append(as_entry(line))

    def _read_journal(self) -> None:
        self._journal = [as_entry(line) for line in self.table.journal()]


def _modes(table: Table) -> dict[str, str]:
    modes = table.modes
    return {name: getattr(modes, name) for name in modes.__struct_fields__}
