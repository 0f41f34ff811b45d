"""The running table: the one owner of a game being played.

Every change goes the same way: check it, write it to the archive (durable when that returns), apply it, tell the
subscribers. What a screen has shown is therefore in the archive.

Going back. `undo(by)` takes back the last act freely when it is `by`'s own and nothing since can't be unseen or untold:
no chance, no other seat's act, no peek that can have shown something new, no reveal, and the turn has not passed to
somebody else. A slip in what was entered by hand is taken back as freely, and `take_back(by)` takes an own act out of a
common choice while others still choose. Anything further is `correct(to, by, consent)`: it needs the press of a second
person at the table. A lone person corrects alone, but only over own acts and what bots or the console did for a seat.
All are records; nothing is ever removed. A position keeps what the console's chance gave there: the same actions lead
to the same roll. What was entered by hand is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from device.answers import Answers
from device.archive import Archive
from device.chance import Chance, bot_seed, fingerprint
from device.choices import covers
from device.consent import mode_barrier
from device.faults import Refusal, Refused
from device.journal import Line, as_line
from device.looks import Looks
from device.path import Step, advance, barrier, correction_barrier, follow_again, position_key, seat_barrier
from device.records import (
    Acted,
    AnyRecord,
    Header,
    How,
    ModeChanged,
    Peeked,
    Rewound,
    SeatChanged,
    TakenBack,
    canonical,
    first_link,
)
from device.results import note_end
from device.seats import Modes, Seat
from device.setup import changed_modes, changed_seats, read_edition, read_modes, read_options, read_seats, require_seats
from device.taking_back import leave_out, own_act, take_back_barrier
from games.game import CHANCE, Action, Choice, Edition, Game, Observation, Options, State

Subscriber = Callable[[Line], None]


class Table:
    """One game at the table. Made by `start` or `resume` of device.tables."""

    def __init__(self, archive: Archive, game: Game, header: Header) -> None:
        """The first position; raises ValueError or EditionError for a header that can't be played."""
        self.archive = archive
        self.game = game
        self.header = header
        self.options: Options = read_options(game, header.options)
        self.edition: Edition = read_edition(game, header.edition)
        self.seats = read_seats(header.seats, game, self.options)
        self.modes: Modes = read_modes(header.modes, self.options)
        self._answers = Answers(Chance(bytes.fromhex(header.seed), header.luck))
        self.records: list[AnyRecord] = []
        self._link = first_link(header)
        self._state: State = game.new_game(self.options, self.edition)
        self._view: Observation | None = None
        self._path: list[Step] = []
        self._seen_at_start: Refusal | None = None
        self._looks = Looks()
        self._undone: dict[int, int] = {}
        self._steps: dict[int, Step] = {}
        self._over = False
        self._subscribers: list[Subscriber] = []
        self._decode = msgspec.json.Decoder(game.action_type, strict=True)

    # --- looking

    @property
    def id(self) -> str:
        """The name of this game in the archive."""
        return self.header.id

    @property
    def ply(self) -> int:
        """Actions on the path; with `position` it tells whether an answer is stale."""
        return len(self._path)

    @property
    def position(self) -> str:
        """A name of this position: equal when the same actions led here."""
        return position_key(self._path).hex()

    @property
    def view(self) -> Observation:
        """What the whole table sees; the same object until something changes."""
        if self._view is None:
            self._view = self._state.observation(None)
        return self._view

    @property
    def last(self) -> Action | None:
        """The action that led here; None at the start."""
        return self._path[-1].action if self._path else None

    @property
    def current(self) -> tuple[int, ...]:
        """Who may act now; (CHANCE,) at a roll or draw, () at the end."""
        return self._state.current_players()

    @property
    def finished(self) -> bool:
        return not self.current

    def legal(self, player: int) -> Sequence[Choice]:
        """What `player` may do now."""
        return self._state.legal_actions(player)

    def observation(self, player: int | None) -> Observation:
        """What `player` may know; None for the whole table."""
        return self._state.observation(player)

    def outcomes(self) -> Sequence[tuple[Action, int]]:
        """The outcomes of the roll or draw to come with their weights."""
        return self._state.chance_outcomes()

    def entries(self) -> tuple[Choice, ...]:
        """What a real die or card may show at the roll or draw to come."""
        possible = self._possible()
        return (*possible, *self._state.legal_actions(CHANCE)) if possible else ()

    def kept_outcome(self) -> Action | None:
        """What the console's chance gave at this position before the game went back; None when it was never here."""
        return self._answers.kept(position_key(self._path))

    def entered_before(self) -> Action | None:
        """What was entered by hand at this position before the game went back."""
        return self._answers.entered(position_key(self._path))

    def returns(self) -> list[float]:
        return self._state.returns()

    def winners(self) -> tuple[int, ...]:
        return self._state.winners()

    def rounds_played(self) -> int:
        return self._state.rounds_played()

    def fingerprint(self) -> str:
        """SHA-256 of the seed: shown before the first roll."""
        return fingerprint(bytes.fromhex(self.header.seed))

    def seed(self) -> str | None:
        """The seed in hex once the game is over, so that anyone can check the rolls; None before."""
        return self.header.seed if self.finished else None

    def bot_seed(self, player: int) -> int:
        """What seeds the decision of a bot at this position."""
        return bot_seed(bytes.fromhex(self.header.seed), player, self.ply)

    def checksum(self) -> str:
        """SHA-256 over the canonical JSON of what the table and each player may know: equal for equal states."""
        viewers: list[int | None] = [None, *range(self.options.players)]
        return sha256(canonical([self.observation(viewer) for viewer in viewers])).hexdigest()

    def actions(self) -> list[Action]:
        """The path: all actions that led here."""
        return [step.action for step in self._path]

    def journal(self) -> list[Line]:
        """Everything that happened in order, what was undone marked, no secrets before the game is over."""
        open_book = self.finished or self.modes.secrets == "open"
        return [
            as_line(record, self._steps.get(record.sequence), self._undone.get(record.sequence), open_book)
            for record in self.records
        ]

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call `subscriber` after each change, until the function given back is called."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    # --- playing

    def submit(self, action: Action, by: int, how: How = "seat", note: str = "") -> Line:
        """One act of player `by`. Raises IllegalAction with the rule's code, or Refused when that seat may not act.

        The clock speaks for every seat, but says only what silence means.
        """
        if by == CHANCE or action.player != by or not 0 <= by < len(self.seats):
            raise Refused(Refusal.NOT_YOUR_SEAT)
        if stop := seat_barrier(self.seats[by], how, type(action).__name__ == self.view.silence):
            raise Refused(stop)
        return self._act(action, by, how, -1, note)

    def submit_chance(self, action: Action, by_hand: bool) -> Line:
        """Chance's act for the Dealer: drawn from the console's stream, or entered by hand. Raises IllegalAction."""
        if self.current != (CHANCE,) or action.player != CHANCE:
            raise Refused(Refusal.NOT_CHANCE)
        choices = self.entries() if by_hand else self._possible()
        if not any(covers(choice, action) for choice in choices):
            raise Refused(Refusal.NO_SUCH_OUTCOME)
        if by_hand:
            if self.kept_outcome() not in (None, action):
                raise Refused(Refusal.NO_SUCH_OUTCOME)
            return self._act(action, CHANCE, "hand", -1, "")
        return self._act(action, CHANCE, "console", self._answers.number(position_key(self._path), action), "")

    def console_outcome(self) -> Action:
        """What the console's chance gives here: what it gave before, or the next number of the stream."""
        kept = self.kept_outcome()
        return self._answers.drawn(self.outcomes()) if kept is None else kept

    # --- going back

    def undo_barrier(self, by: int) -> Refusal | None:
        """What stops `by` from a free undo; None when it may."""
        return barrier(self._path, by, self._seen_at_start, self.view.chance_for)

    def undo(self, by: int) -> Line:
        """Take back `by`'s last act; raises Refused with what stops it as code."""
        if stop := self.undo_barrier(by):
            raise Refused(stop)
        to = self._path[-2].sequence if len(self._path) > 1 else 0
        return self._rewind(to, by, None)

    def take_back_barrier(self, by: int) -> Refusal | None:
        """What stops `by` from taking an own act out of the common choice that goes on; None when it may."""
        return take_back_barrier(self._path, self._state, self.seats, by)

    def take_back(self, by: int) -> Line:
        """Take `by`'s act out of the common choice that goes on; raises Refused with what stops it as code."""
        if stop := self.take_back_barrier(by):
            raise Refused(stop)
        act = self._path[own_act(self._path, self.current, by)]
        return self._keep(TakenBack(sequence=self._sequence(), act=act.sequence, by=by))

    def before(self, sequence: int) -> int:
        """The `to` that takes back the act of record `sequence` and all after it; raises Refused for no such act."""
        at = next((i for i, step in enumerate(self._path) if step.sequence == sequence), None)
        if at is None:
            raise Refused(Refusal.NOT_ON_THE_PATH)
        return self._path[at - 1].sequence if at else 0

    def correction_barrier(self, to: int, by: int, consent: int | None) -> Refusal | None:
        """What stops a correction; None when nothing does."""
        return correction_barrier(self._path, self.seats, to, by, consent)

    def correct(self, to: int, by: int, consent: int | None = None) -> Line:
        """Go back to where the game was after record `to` (0: the start) with the consent of a second person."""
        if stop := self.correction_barrier(to, by, consent):
            raise Refused(stop)
        return self._rewind(to, by, by if consent is None else consent)

    # --- the table itself

    def note_peek(self, player: int) -> None:
        """`player` looks at the own secrets: if they can be new to it, what came before can't be undone freely.

        Written only then, so once per position and player.
        """
        if not self._looks.known(player, self._path):
            self._keep(Peeked(sequence=self._sequence(), player=player))

    def set_mode(self, mode: str, value: str, by: int, consent: int | None = None) -> Line:
        """Use a subsystem differently from here on; opening the secrets of several people needs a second one's consent.

        Raises ValueError for what can't be, Refused where it is fixed or consent is missing.
        """
        changed_modes(self.modes, self.options, mode, value)
        if stop := mode_barrier(self.modes, self.seats, mode, value, by, consent):
            raise Refused(stop)
        return self._keep(ModeChanged(sequence=self._sequence(), mode=mode, value=value, by=by, consent=consent))

    def set_away(self, player: int, away: bool) -> Line:
        """A person leaves for a while, or is back; raises Refused for a bot's seat, or where only people play."""
        if self.seats[player].bot:
            raise Refused(Refusal.NO_PERSON)
        return self._seat(player, msgspec.structs.replace(self.seats[player], away=away))

    def set_bot(self, player: int, bot: str | None) -> Line:
        """A bot takes over a seat, or a person does (None); raises Refused where only people can play."""
        return self._seat(player, msgspec.structs.replace(self.seats[player], bot=bot, away=False))

    # --- inside

    def _possible(self) -> tuple[Action, ...]:
        return tuple(outcome for outcome, weight in self.outcomes() if weight > 0)

    def take(self, record: AnyRecord) -> None:
        """Take in a record of the archive; raises IllegalAction or ValueError when it does not fit."""
        require_seats(record, len(self.seats))
        if isinstance(record, Acted):
            action: Action = self._decode.decode(canonical(record.action))
            if action.player != record.by:
                raise ValueError("the action is not of the seat that made it")
            if record.how == "console" and action != self._answers.drawn(self.outcomes(), record.n):
                raise ValueError("its chance is not that of its seed")
            self._put(*advance(self._state, self._path, action, record.by, record.how, record.n, record.sequence))
        else:
            self._take_in(record)
        self.records.append(record)

    def continue_from(self, link: bytes) -> None:
        """The archive's chain ends with `link` after all records that were taken in."""
        self._link = link
        self._over = self.finished

    def _seat(self, player: int, seat: Seat) -> Line:
        changed_seats(self.seats, self.game, self.options, player, seat)
        return self._keep(SeatChanged(sequence=self._sequence(), player=player, seat=seat))

    def _sequence(self) -> int:
        return len(self.records) + 1

    def _act(self, action: Action, by: int, how: How, n: int, note: str) -> Line:
        plain: dict[str, Any] = msgspec.to_builtins(action)
        try:
            if self._decode.decode(canonical(action)) != action:
                raise Refused(Refusal.NOT_AN_ACTION)
        except msgspec.ValidationError as error:
            raise Refused(Refusal.NOT_AN_ACTION) from error
        state, step = advance(self._state, self._path, action, by, how, n, self._sequence())
        record = Acted(sequence=step.sequence, action=plain, by=by, how=how, n=n, note=note)
        self._write(record)
        self._put(state, step)
        self._note_status()
        return self._publish(record)

    def _put(self, state: State, step: Step) -> None:
        self._answers.note(position_key(self._path), step)
        if self._path and not self._path[-1].secret:
            self._path[-1].prior = None
        self._path.append(step)
        self._state, self._view = state, None
        self._steps[step.sequence] = step

    def _rewind(self, to: int, by: int, consent: int | None) -> Line:
        return self._keep(Rewound(sequence=self._sequence(), to=to, by=by, consent=consent))

    def _keep(self, record: AnyRecord) -> Line:
        """Write a record that can't be refused any more, take it in and tell."""
        self._write(record)
        self._take_in(record)
        self._note_status()
        return self._publish(record)

    def _write(self, record: AnyRecord) -> None:
        self._link = self.archive.append(self.id, record, self._link)
        self.records.append(record)

    def _take_in(self, record: AnyRecord) -> None:
        match record:
            case Rewound(to=to, consent=consent):
                self._go_back(to, record.sequence)
                if consent is not None:
                    self._mark_seen(Refusal.AFTER_CORRECTION)
            case TakenBack(act=act, by=by):
                self._state, self._path = leave_out(self._path, self._state, act, by)
                self._view = None
                self._undone[act] = record.sequence
            case ModeChanged(mode=mode, value=value):
                self.modes = changed_modes(self.modes, self.options, mode, value)
            case SeatChanged(player=player, seat=seat):
                self.seats = changed_seats(self.seats, self.game, self.options, player, seat)
            case Peeked(player=player):
                self._looks.note(player, self._path)
                # a correction stops more than a peek does
                seen = self._path[-1].seen if self._path else self._seen_at_start
                self._mark_seen(seen or Refusal.AFTER_PEEK)

    def _mark_seen(self, why: Refusal) -> None:
        if self._path:
            self._path[-1].seen = why
        else:
            self._seen_at_start = why

    def _go_back(self, to: int, sequence: int) -> None:
        keep = [step for step in self._path if step.sequence <= to]
        if (keep[-1].sequence if keep else 0) != to:
            raise ValueError(f"record {sequence} goes back to record {to}, which is not on the path")
        for step in self._path[len(keep) :]:
            self._undone[step.sequence] = sequence
        first = self.game.new_game(self.options, self.edition)
        self._state, self._view, self._path = follow_again(first, keep), None, keep

    def _note_status(self) -> None:
        if self.finished != self._over:
            note_end(self.archive, self.id, self.finished)
            self._over = self.finished

    def _publish(self, record: AnyRecord) -> Line:
        line = as_line(record, self._steps.get(record.sequence), None, self.finished or self.modes.secrets == "open")
        for subscriber in list(self._subscribers):
            subscriber(line)
        return line
