"""The one protocol that every game follows; words as in OpenSpiel.

A game is its options, its edition and a list of actions: replaying the actions gives the same state,
always and everywhere. Whatever dice, shuffles and draws decide is an action too, of the player CHANCE.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, Protocol, Self, TypeAlias, get_args

import msgspec

CHANCE: Final = -1
"""The player who rolls, shuffles and draws."""


class Action(msgspec.Struct, frozen=True, tag=True, gc=False):
    """One act of one player; subclasses add what was chosen. Tagged with the class name in JSON."""

    player: int


class Range(msgspec.Struct, frozen=True, tag=True):
    """Amounts low, low + step, ... high that `player` may name; `kind` is the tag of the action with `amount`.

    When `place` is given the action carries it too: what the amount is put on, such as a horse.
    """

    player: int
    kind: str
    low: int
    high: int
    step: int = 1
    place: int | None = None


Choice: TypeAlias = Action | Range
"""What `legal_actions` lists."""


def with_amount(choice: Range, amount: int, action_type: Any) -> Action:
    """The action of a game's `action_type` that names `amount`; raises ValueError when it is not in the range."""
    if not choice.low <= amount <= choice.high or (amount - choice.low) % choice.step:
        raise ValueError(f"{amount} is not in {choice}")
    named = _by_tag(action_type)[choice.kind]
    if choice.place is None:
        return named(player=choice.player, amount=amount)
    return named(player=choice.player, amount=amount, place=choice.place)


@lru_cache(maxsize=8)
def _by_tag(action_type: Any) -> dict[str, Callable[..., Action]]:
    """The types of a union (or the only one) by their tags."""
    return {kind.__name__: kind for kind in get_args(action_type) or (action_type,)}


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened because of an action: for the screen, the lights and the journal."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is played: the number of players, and the rulings a table may choose (each game adds its own).

    An option that has the name of a mode of the table (such as `cards`) fixes that mode for the whole game.
    """

    players: int


class Observation(msgspec.Struct, frozen=True, kw_only=True):
    """What `viewer` may know (None: what the whole table sees); a new object without references to the state."""

    viewer: int | None
    current: tuple[int, ...]
    """Who may act now; empty at the end, (CHANCE,) at a roll or draw."""
    chance_for: int | None = None
    """At a roll or draw: the player whose hand throws the die or takes the card; None where nobody's does."""
    races: bool = False
    """Who acts first counts; acts at the same moment are a tie, settled in the order of `current`."""
    silence: str = ""
    """The tag of the action that silence means when a clock has run out; "" where people are waited for."""
    hammer: int | None = None
    """The player who may end that silence at once; None where nobody may."""


class IllegalAction(Exception):
    """The rules refuse this action; `code` names the rule for the words on the screen."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class EditionError(Exception):
    """An edition file says something impossible: one line with file, key, value and what is allowed."""


class State(Protocol):
    """A position of a game: mutable, cheap to clone."""

    def current_players(self) -> tuple[int, ...]:
        """Who may act now: one player, several at once, (CHANCE,), or () when the game is over."""

    def legal_actions(self, player: int) -> Sequence[Choice]:
        """The choices of `player`; never empty for a current player, empty for others.

        For CHANCE: what a real die or card may show beside the outcomes, entered by hand; mostly nothing.
        """

    def chance_outcomes(self) -> Sequence[tuple[Action, int]]:
        """The outcomes of the next roll or draw with integer weights; empty unless CHANCE is to act."""

    def apply_action(self, action: Action, log: list[Event] | None = None) -> None:
        """Apply `action`; with a log, append what happened. Raises IllegalAction and leaves the state as it was."""

    def observation(self, player: int | None) -> Observation:
        """What `player` may know; None for the whole table."""

    def returns(self) -> list[float]:
        """The final score of each player; the running score before the end."""

    def winners(self) -> tuple[int, ...]:
        """The players who won; several for a shared win, empty before the end."""

    def rounds_played(self) -> int:
        """Full turns of the table finished so far."""

    def clone(self) -> Self:
        """An equal state that shares nothing mutable with this one."""

    def __eq__(self, other: object, /) -> bool: ...


class Game(Protocol):
    """One entry of the catalogue: what the table needs to know to run a game without knowing which."""

    @property
    def id(self) -> str:
        """The name used in commands, files and the archive: small letters, words joined by "-"."""

    @property
    def version(self) -> int:
        """The version of the rules: raised when a recorded game would replay differently."""

    @property
    def box(self) -> str:
        """The id of the game in whose box its cards lie: its own, or the one that it is played with."""

    @property
    def turns(self) -> bool:
        """People take turns and are waited for; else it is a tool beside a board."""

    @property
    def players(self) -> range:
        """The numbers of players the game allows."""

    @property
    def options_type(self) -> type[Options]: ...

    @property
    def action_type(self) -> Any:
        """The union of the action types, for a strict msgspec decoder."""

    @property
    def rulings(self) -> Sequence[Ruling]:
        """The options that settle ambiguous rules, for the setup screen."""

    def seats_bots(self, options: Options) -> bool:
        """Whether a bot, or the console for somebody who is away, can play a seat: not where hands are real cards."""

    def edition(self, overrides: Mapping[str, Any] | None = None, source: str = "") -> Edition:
        """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""

    def new_game(self, options: Options, edition: Edition) -> State:
        """The first position; raises ValueError for options that the game does not allow."""

    def sample_state(self, observation: Observation, options: Options, edition: Edition, rng: Random) -> State:
        """A state that `observation` allows, the unknown filled by a consistent guess."""

    def heuristic(self, state: State, player: int, action: Choice) -> float:
        """How good `action` looks to `player` from what `player` may know; for bots. Higher is better."""


class SeatsAsked(msgspec.Struct, frozen=True):
    """An option that names some of the seats, not all; it belongs to one reading of a ruling."""

    option: str
    """The field of the game's options, a tuple of players."""
    reading: str
    """The value of the ruling that asks for it."""


class Ruling(msgspec.Struct, frozen=True):
    """An ambiguous rule and its fair readings; the first value is our default."""

    id: str
    """Such as "DK-R5"."""
    option: str
    """The field of the game's options."""
    values: tuple[str, ...]
    seats: SeatsAsked | None = None


class EditionValue(msgspec.Struct, frozen=True):
    """One value printed on a board or card."""

    key: str
    """A dotted path such as "price.native.buffalo"."""
    value: int
    low: int
    high: int
    status: str
    """Where it comes from: "rulebook", "implied", "derived", "published", "default" or "owner"."""
    source: str
    """The line of the rulebook ("D:345") or the id of the row in our list of rules."""
    step: int = 1
    """Between two allowed values, counted from `low`: money comes in whole notes."""
    among: tuple[int, ...] = ()
    """The only values allowed, in order, where they are no even run; empty otherwise."""

    def allows(self, number: int) -> bool:
        """Whether `number` may be printed here."""
        if self.among:
            return number in self.among
        return self.low <= number <= self.high and (number - self.low) % self.step == 0

    def beside(self, up: bool) -> int | None:
        """The next allowed value above, or below; None at the end."""
        if self.among:
            at = self.among.index(self.value) + (1 if up else -1)
            return self.among[at] if 0 <= at < len(self.among) else None
        number = self.value + (self.step if up else -self.step)
        return number if self.low <= number <= self.high else None


class Edition(Protocol):
    """All that is printed on a game's board and cards."""

    def values(self) -> Sequence[EditionValue]:
        """Every value with its bounds and status, in the order of the file."""

    def as_toml(self) -> str:
        """The whole edition as played, for the archive; `Game.edition` reads it back."""
