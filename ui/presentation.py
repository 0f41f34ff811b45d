"""What a game shows on the screens that serve every game: its title, its picture, its words, its own screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import msgspec

from games.game import Choice, Edition, Event, Observation, Ruling
from ui.kit.panel import Box
from ui.kit.pen import Pen
from ui.text.rulings import RulingWords
from ui.text.topics import Topic
from ui.text.words import Words

if TYPE_CHECKING:
    from ui.draft import Draft
    from ui.model import JournalEntry, Model, SeatInfo
    from ui.payments import Payment
    from ui.scores import FinalScore
    from ui.screen import Screen


class Presentation(Protocol):
    """One object per game, looked up by the game's id; it holds no state, so it may be shared and compared."""

    def title(self, words: Words) -> str:
        """The name of the game."""

    def picture(self, pen: Pen, box: Box) -> None:
        """Draw the game's picture, a landscape, over the whole of `box` with square corners."""

    def modes(self) -> tuple[str, ...]:
        """The modes that this game uses, in the order of the options screen: dice, cards, secrets, lights, help."""

    def mode_title(self, words: Words, mode: str) -> str:
        """The name of a mode where the game has its own word for it (cards may be tokens), "" for the common one."""

    def seat_note(self, words: Words, view: Observation, player: int) -> str:
        """A few public words about a seat, such as its side; "" for none."""

    def score(self, view: Observation, player: int) -> int:
        """The number that everybody compares."""

    def score_unit(self, words: Words) -> str:
        """What the score counts, such as "VP"."""

    def headline(self, words: Words, view: Observation, seats: tuple[SeatInfo, ...]) -> str:
        """What is to be done now and by whom, such as "Green places 2 more pawns"."""

    def status(self, words: Words, view: Observation) -> str:
        """Where the game is, such as "Round 5 of 8, first placement"."""

    def topic(self, view: Observation) -> str:
        """The help topic that explains what is going on now."""

    def help_topics(self, words: Words, level: str, edition: Edition) -> Sequence[Topic]:
        """Every topic of the help, the common ones of the table among them, at the help level "full" or "short".

        `edition` is what is played with, or would be.
        """

    def hides_choices(self, view: Observation, player: int) -> bool:
        """The choices of `player`, or which of them is taken, tell a secret."""

    def ruling_words(self, words: Words, ruling: Ruling, edition: Edition) -> RulingWords:
        """What a ruling decides, and each of its readings, with the numbers of `edition`."""

    def seats_question(self, words: Words, ruling: Ruling) -> tuple[str, str]:
        """Of the seats that a reading of a ruling asks for (`Ruling.seats`): their short name, and the question."""

    def action_words(self, words: Words, action: Choice, model: Model) -> str:
        """A choice as a pad's label, starting with the verb."""

    def event_words(self, words: Words, event: Event, model: Model, *, sealed: bool = False) -> str:
        """A line of the journal; `sealed` leaves out what was seen and is hidden now. "" to leave the line out."""

    def face(self, event: Event) -> int | None:
        """The face of the die, 1 to 6, that a roll shows; None for an event that is no roll of the table's die."""

    def win(self, event: Event) -> tuple[int, int] | None:
        """The player whose local game is over, and what it brought; None for any other event."""

    def refusal(self, words: Words, code: str) -> str:
        """Why the rules refuse an act."""

    def edition_words(self, words: Words, key: str) -> str:
        """What a value of the edition is, such as "Buffalo" for "price.native.buffalo"."""

    def edition_section(self, words: Words, key: str) -> str:
        """The heading under which a value is listed, such as "Native prices"."""

    def edition_value(self, words: Words, key: str, number: int) -> str:
        """What `number` means for that value where it stands for words, such as "Yes"; "" where it is a number."""

    def edition_source(self, words: Words, status: str) -> str:
        """Where a value comes from ("rulebook", "implied", "derived", "published", "default", "owner")."""

    def seats(self, draft: Draft) -> Screen | None:
        """A new screen of the game's own on which people sit down for `draft`; None for the common one."""

    def screen(self) -> Screen | None:
        """A new screen of the game's own for the running table; None for the common decision screen."""

    def results(self) -> Screen | None:
        """A new screen of the game's own for the end; None for the common ranking."""

    def final_score(self, model: Model) -> FinalScore | None:
        """All that its end screen says of the game on the table, for paper; None for the common ranking."""


@runtime_checkable
class Banked(Protocol):
    """A presentation of a game in which money is paid. Accounts are the players; what is no player's is below 0."""

    def balances(self, view: Observation) -> Mapping[int, int]:
        """Dollars by account: first those that are no player's."""

    def payments(self, journal: Sequence[JournalEntry], view: Observation) -> Sequence[Payment]:
        """Every payment of the journal, the oldest first; `view` is the position after the last entry."""

    def account_name(self, words: Words, account: int) -> str:
        """The name of an account that is no player's."""

    def reason(self, words: Words, payment: Payment) -> str:
        """Why it was paid, in two or three words."""

    def ledger(self) -> Screen:
        """A new screen of every payment."""


class Doubt(msgspec.Struct, frozen=True):
    """What an owner's numbers make of a game that hardly can be meant: allowed, but worth a look at the card."""

    heading: str
    """As `Presentation.edition_section` says it."""
    text: str


@runtime_checkable
class Doubtful(Protocol):
    """A presentation of a game whose numbers can be judged."""

    def doubts(self, words: Words, edition: Edition) -> Sequence[Doubt]:
        """All doubts, in the order of the board; none about the edition we ship."""
