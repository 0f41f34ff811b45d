"""Players that are not people; they know the protocol, and a game only through its heuristics."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Final, Protocol, cast

from games.game import Action, Choice, Edition, Game, Observation, Options, Range, with_amount

MODULES: Final = {
    "random": "games.players.random_player",
    "easy": "games.players.easy",
    "normal": "games.players.normal",
}
"""Where each player lives: a module with `PLAYER`."""


class Player(Protocol):
    """A way to choose: the same choice for the same arguments and the same state of `rng`, on every machine."""

    def choose(
        self,
        game: Game,
        observation: Observation,
        options: Options,
        edition: Edition,
        legal: Sequence[Choice],
        rng: Random,
        budget: int,
    ) -> Action:
        """One action out of `legal` (never empty) for `observation.viewer`, looking at no more than `budget` nodes."""


def player(name: str) -> Player:
    """The player called `name`; raises KeyError with the names there are."""
    if name not in MODULES:
        raise KeyError(f"no player is called {name}; there are {', '.join(MODULES)}")
    return cast(Player, import_module(MODULES[name]).PLAYER)


def as_action(game: Game, choice: Choice, amount: int | None = None) -> Action:
    """`choice` as an action; a Range takes `amount` (its low end when None). Raises ValueError outside the range."""
    if not isinstance(choice, Range):
        return choice
    return with_amount(choice, choice.low if amount is None else amount, game.action_type)
