"""What screens read: plain data, built anew by the device whenever something changed."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from games.game import Choice, Edition, Event, Game, Observation, Options
from hardware.bed import Bed
from ui.beats import BEAT_SECONDS
from ui.kit.panel import Panel
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.presentation import Presentation


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; the index in `TableModel.seats` is the player's number in the game."""

    place: int
    """0 to 5: the seat button, and with it glyph and colour (`ui.kit.theme.SEATS`)."""
    player: str
    """"person", or the name of a bot."""
    name: str = ""
    """"" for the colour's name."""
    away: bool = False


class Note(StrEnum):
    """What the journal says of a record beside its events."""

    ENTERED = "entered"
    """By hand: what a real die or card showed."""
    AWAY = "away"
    """The table played for the seat."""
    SILENCE = "silence"
    """The clock spoke for it."""
    CORRECTION = "correction"
    TAKEN_BACK = "taken_back"
    """Out of a common choice."""
    MODE = "mode"
    LEFT = "left"
    """A person went away."""
    BACK = "back"
    """And returned."""
    SEAT = "seat"
    """It changed hands in another way."""


class JournalEntry(msgspec.Struct, frozen=True):
    """One record of the game as the journal lists it."""

    record: int
    by: int
    """Player, or CHANCE."""
    events: tuple[Event, ...]
    undone_by: int | None = None
    """The record of the correction or undo that took it back."""
    note: Note | None = None
    """None for an act at the table, of which there is nothing more to say."""
    round: int = 1
    """Of the table, as the game counts them."""
    consent: int | None = None
    """The second seat that agreed to it; None where nobody was asked."""

    @property
    def undone(self) -> bool:
        """It was taken back, and counts for nothing."""
        return self.undone_by is not None


class TableModel(msgspec.Struct, frozen=True):
    """The running game as the table may see it."""

    key: str
    game: Game
    seats: tuple[SeatInfo, ...]
    view: Observation
    """What the whole table sees."""
    own: Mapping[int, Observation]
    """The observations of all persons at the table, for their peeks."""
    open_seats: tuple[int, ...]
    """Seats whose secrets may be drawn without a peek: all in open mode, the only person in peek mode."""
    legal: Mapping[int, tuple[Choice, ...]]
    """Choices of the current persons; bots are not listed."""
    modes: Mapping[str, str]
    chance: tuple[Choice, ...] = ()
    """What people may enter by hand now, also in place of the roll that waits for `hand`."""
    hand: int | None = None
    """The player for whose press (`Deal`) the console's die or card waits."""
    silence_since: float | None = None
    """When the silence began that now runs through its beats (`ui.beats`), as `Model.now`."""
    beat_seconds: float = BEAT_SECONDS
    """How long each of its beats lasts."""
    tie: tuple[int, ...] = ()
    """Who pressed at the same moment, the one who counts first; until the next act."""
    unseen: tuple[Event, ...] = ()
    """What happened since the last Acknowledge, oldest first."""
    can_undo: bool = False
    can_take_back: tuple[int, ...] = ()
    """Who may take an own act out of the common choice that goes on (`TakeBack`)."""
    correctable: bool = False
    """A two-seat correction can go further back."""
    refusal: str = ""
    """The code of the last refused act, until the next one."""
    thinking: int | None = None
    """The bot that is thinking."""
    journal: tuple[JournalEntry, ...] = ()
    edition: Edition | None = None
    """The printed values as played (rows, prices, costs); None for those shipped with the game."""
    options: Options | None = None
    """The rulings as played; None for our own."""
    unsaved: bool = False
    """The archive can't be written; the game plays on in memory."""
    finished: bool = False


class SavedGame(msgspec.Struct, frozen=True):
    """A game of the archive that can be resumed, or whose end can be looked at, for the home screen."""

    key: str
    game: str
    seats: tuple[SeatInfo, ...]
    scores: tuple[int, ...]
    view: Observation
    finished: bool = False
    """It is over, and nobody has left its end yet."""


class Fairness(msgspec.Struct, frozen=True):
    """How the console's chance can be checked (device/CHANCE.md): of the game on the table, or else of the next one."""

    words: tuple[str, ...]
    """Four, from the fingerprint."""
    fingerprint: str
    """SHA-256 of the seed, 64 hex digits."""
    luck: str = ""
    """What the seats added."""
    seed: str = ""
    """64 hex digits once the game is over, "" before."""


class Best(msgspec.Struct, frozen=True):
    """One line of the records across games."""

    amount: int
    place: int
    """The seat's, for its colour and glyph."""
    name: str = ""
    """"" for the colour's name."""
    day: str = ""
    """Such as "2026-11-30"; "" when the clock was not set."""
    length: str = ""
    """The game's option of that name, such as "short"; "" where it has none."""


class AllTime(msgspec.Struct, frozen=True):
    """All finished games of one kind in which a person played, as they ended after all corrections."""

    games: int = 0
    score: Best | None = None
    """The highest final score of a person."""
    win: Best | None = None
    """The most that one local game brought a person."""
    faces: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """How often the console rolled each face, 1 to 6."""
    entered: int = 0
    """Rolls of real dice, entered by hand: in no face's count."""


class Notice(msgspec.Struct, frozen=True):
    """Something people or staff should know: an absent device, a setting that was ignored, a game set aside."""

    code: str
    detail: str = ""


class Paper(StrEnum):
    """What became of the last receipt that people asked for."""

    NONE = ""
    WAITS = "waits"
    """It is on its way to the printer."""
    PRINTED = "printed"
    STANDS = "stands"
    """The printer does not print."""


class Printing(msgspec.Struct, frozen=True):
    """The receipt printer."""

    ready: bool = False
    """There is one; whether it is on shows when it prints."""
    number: int = 0
    """How many receipts were asked for."""
    paper: Paper = Paper.NONE


class Trial(StrEnum):
    """What became of the last corners of the touch that were tried."""

    NONE = ""
    RUNNING = "running"
    """They hold until people keep them, drop them, or let the time run out."""
    REFUSED = "refused"
    """No panel reports such places: they were not tried."""
    OVER = "over"
    """The old ones hold again."""
    KEPT = "kept"


class Calibration(msgspec.Struct, frozen=True):
    """The panel's touch: how the picture lies on the display, and new corners on trial."""

    rotation: int = 0
    """Degrees clockwise by which the picture is turned on the display now; the setting holds from the next start."""
    trial: Trial = Trial.NONE
    until: float = 0.0
    """When a running trial ends by itself, as `Model.now`."""


class MachineHealth(msgspec.Struct, frozen=True, kw_only=True):
    """How the machine is; None where it can't be known."""

    celsius: float | None = None
    undervoltage: bool | None = None
    """Right now; `..._seen`: since the machine was started."""
    undervoltage_seen: bool | None = None
    throttled: bool | None = None
    throttled_seen: bool | None = None
    free_bytes: int | None = None
    uptime: float | None = None
    """Seconds since the machine was started."""
    power_cuts: int = 0
    """How often the power went before the table was closed in order."""
    crashes: int = 0
    """How often the program ended otherwise without closing the table."""


class ButtonSeen(msgspec.Struct, frozen=True):
    """What a test of the buttons has seen of one of them."""

    down: bool = False
    presses: int = 0
    bounces: int = 0
    """Contacts that were no press and no release."""
    since: float = 0.0
    """When it last went down or up, as `Model.now`."""
    chatters: bool = False
    """It opens and closes by itself, and is not listened to."""


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """What the table is built of."""

    bed: Bed | None = None
    """None where nobody has looked yet."""
    simulated: bool = False
    """Screen, lights and buttons are those of the simulator's window."""
    buttons: Mapping[str, ButtonSeen] = {}
    """By the name of the button, while they are tested."""


class Model(msgspec.Struct, frozen=True):
    """Everything a screen may read."""

    panel: Panel
    words: Words
    games: Mapping[str, Game]
    table: TableModel | None = None
    saved: tuple[SavedGame, ...] = ()
    settings: Mapping[str, str] = {}
    notices: tuple[Notice, ...] = ()
    status: Mapping[str, str] = {}
    """Lines of the staff page: device name to "ok", or to why it does not work."""
    health: MachineHealth = MachineHealth()
    machine: Machine = Machine()
    staff: bool = False
    """The staff PIN was given."""
    pin_wait: float = 0.0
    """Seconds until a PIN may be tried again."""
    about: str = ""
    """The topic of `Show`."""
    planned: str = ""
    """The game that a screen on top or below it is about: while none is on the table, the one that is set up. The
    navigator knows."""
    now: float = 0.0
    """Seconds of the monotonic clock, for what moves; screens that don't move never read it."""
    presentations: Mapping[str, Presentation] = {}
    """How each game is shown, by the game's id."""
    editions: Mapping[str, Edition] = {}
    """The table's own edition of each game, with what the owner corrected; a missing one is as shipped."""
    unsaved: bool = False
    """The archive can't be written: games live in memory only, with or without one on the table."""
    by_buttons: bool = False
    """The last input came from a button: what OK takes is marked. The navigator knows."""
    choosing: bool = False
    """Something is picked on the table's screen but not confirmed yet. The navigator knows."""
    fairness: Fairness | None = None
    """What the table shows of its chance before the first roll, and after the last."""
    records: Mapping[str, AllTime] = {}
    """Across games, by the game's id, while a game is on the table."""
    calibration: Calibration = Calibration()
    printing: Printing = Printing()
    pin_set: bool = True
    """A staff PIN was chosen; without one the staff page asks for a new one."""
