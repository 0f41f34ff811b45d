"""What every form of local game answers; a form holds the numbers of one space and never changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from games.dakara.events import Declined, GameEnded
from games.dakara.position import Log, Position
from games.dakara.terms import FormKind, Result
from games.game import Action, Choice


class Form(Protocol):
    """The one reader of the edition and the rulings for its space: its public numbers serve odds, bots and screens.

    Keeps its state in the local fields of the position, which are blank (`Position.reset_game`) when it begins.

    Each method that moves the game on returns whether it is over; if not, the form has said what is awaited next
    (`Position.await_roll`, `await_gold`, `await_players`). A bankruptcy of the only player or a broken bank ends it;
    when it is over, nothing lies at stake any more.
    """

    @property
    def kind(self) -> FormKind: ...

    @property
    def space(self) -> int:
        """Its number on the board; Nos. 5 and 25, 14 and 38, 16 and 34 have a form each."""

    def begin(self, p: Position, log: Log) -> bool:
        """The player on turn begins; over at once where nobody can or need do anything."""

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        """What `player`, one of `p.current`, may do."""

    def play(self, p: Position, action: Action, log: Log) -> bool:
        """An action out of `choices`."""

    def roll(self, p: Position, face: int, log: Log) -> bool:
        """The awaited die; counted and told already, the form keeps it in `p.rolls`."""

    def card(self, p: Position, amount: int, log: Log) -> bool:
        """The awaited line of a gold card; told already, and kept in `p.line`."""


@dataclass(frozen=True, eq=False)
class BaseForm:
    """Each form adds its numbers and answers what it waits for; what it never waits for, never comes."""

    space: int

    def choices(self, p: Position, player: int) -> Sequence[Choice]:
        raise AssertionError(f"No. {p.game} asks nobody")

    def play(self, p: Position, action: Action, log: Log) -> bool:
        raise AssertionError(f"No. {p.game} asks nobody")

    def roll(self, p: Position, face: int, log: Log) -> bool:
        raise AssertionError(f"No. {p.game} needs no die")

    def card(self, p: Position, amount: int, log: Log) -> bool:
        raise AssertionError(f"No. {p.game} needs no card")


def ended(p: Position, player: int, result: Result, amount: int, log: Log) -> None:
    """Tell how the local game ended for one player and what it brought in all (below 0: cost)."""
    if log is not None:
        log.append(GameEnded(player, p.game, result, amount))


def declined(p: Position, player: int, log: Log) -> bool:
    """`player` alone was asked and does not play: over."""
    if log is not None:
        log.append(Declined(player))
    ended(p, player, "declined", 0, log)
    return True


def outcome(amount: int) -> Result:
    """How a local game ended by what it brought."""
    return "won" if amount > 0 else "lost" if amount < 0 else "even"
