"""What a screen asks the device to do; screens themselves change nothing."""

from __future__ import annotations

import msgspec

from games.game import Action


class Command(msgspec.Struct, frozen=True):
    """One wish of the people at the table."""


class Submit(Command, frozen=True):
    """Play `action` (a game's action, or a chance action entered by hand) for the seat it names."""

    action: Action


class Deal(Command, frozen=True):
    """The hand of `seat` throws: the console rolls its die, or takes its card."""

    seat: int


class HammerDown(Command, frozen=True):
    """`seat`, who may, ends the silence at once: sold."""

    seat: int


class TakeBack(Command, frozen=True):
    """`seat` takes its own act out of a common choice while others still choose; theirs stay."""

    seat: int


class Refuse(Command, frozen=True):
    """The screen knows that the rules refuse `action` (None: no act of the game), and shows why: a low tone, a dip."""

    action: Action | None = None


class Undo(Command, frozen=True):
    """Take back freely; `seat` None: whoever acted last."""

    seat: int | None = None


class Correct(Command, frozen=True):
    """Rewind to before record `to` with the consent of a second seat."""

    to: int
    by: int
    consent: int


class Show(Command, frozen=True):
    """Open the screen called `screen`, on top of the present one; `about` names a topic, a game or a key."""

    screen: str
    about: str = ""


class Back(Command, frozen=True):
    """Close the topmost screen."""


class Home(Command, frozen=True):
    """Close every screen; a running game stays in the archive."""


class SeatPlan(msgspec.Struct, frozen=True):
    """One seat of a new game: the place at the table, who plays, and the name ("" for the colour's)."""

    place: int
    player: str
    """"person", "random", "easy", "normal"."""
    name: str = ""


class StartGame(Command, frozen=True):
    """Start `game` with these seats (in round order), options and modes (plain values by name)."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: tuple[tuple[str, str], ...] = ()
    modes: tuple[tuple[str, str], ...] = ()
    luck: str = ""
    """What the seats add to the console's chance after they saw its four words (device/CHANCE.md)."""


class ResumeGame(Command, frozen=True):
    """Go on with a game of the archive."""

    key: str


class SetMode(Command, frozen=True):
    """Change a mode of the running game: dice, cards, secrets, lights, help.

    Two seats agree to open the secrets of several people (`ui.screens.open_secrets`).
    """

    mode: str
    value: str
    by: int | None = None
    consent: int | None = None


class SetAway(Command, frozen=True):
    """Mark a seat away (the console plays for it) or back."""

    seat: int
    away: bool


class Set(Command, frozen=True):
    """Change a setting of the table."""

    name: str
    value: str


class TryCorners(Command, frozen=True):
    """Hold these corners of the touch on trial (staff only): the old ones return by themselves, unless these are kept.

    Eight numbers: where the four targets were reported (x and y in parts of the display as mounted; upper left, upper
    right, lower right, lower left).
    """

    corners: tuple[float, ...]


class KeepCorners(Command, frozen=True):
    """The corners on trial are right: they hold from now on."""


class DropCorners(Command, frozen=True):
    """The corners on trial are not kept: the old ones hold again."""


class SetEdition(Command, frozen=True):
    """Change a value of the owner's edition; None resets it to the shipped one."""

    game: str
    key: str
    value: int | None


class EnterPin(Command, frozen=True):
    """Try a staff PIN."""

    pin: str


class SetPin(Command, frozen=True):
    """Choose a new staff PIN (from the staff page)."""

    pin: str


class LeaveStaff(Command, frozen=True):
    """The staff page was closed: ask for the PIN next time."""


class Peeked(Command, frozen=True):
    """`seat` has looked at secrets: nothing before can be taken back freely."""

    seat: int


class Export(Command, frozen=True):
    """Write the running or finished game to a file in the data folder's exports."""

    key: str


class PrintLedger(Command, frozen=True):
    """Write the payments of a game, as text and as CSV, to files in the data folder's exports, and print them."""

    key: str


class PrintScore(Command, frozen=True):
    """Print the final score of the game on the table, which is over."""


class PlaySound(Command, frozen=True):
    """Play a sound of the table ("tap", "done", "refused") at a level from 1 to 3, whatever is set."""

    sound: str
    level: int


class PrintTest(Command, frozen=True):
    """Print a receipt that shows that the printer works."""


class ForgetRecords(Command, frozen=True):
    """Begin the records across games anew (from the staff page)."""


class Acknowledge(Command, frozen=True):
    """The table has seen what happened: go on."""


class Quit(Command, frozen=True):
    """End the program (staff page; the simulator's window)."""
