"""The player that chooses at random: each choice equally often, and each amount of a range."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from games.game import Action, Choice, Edition, Game, Observation, Options, Range
from games.players import as_action


class RandomPlayer:
    """See the module."""

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
        """One of `legal`, uniformly."""
        choice = legal[rng.randrange(len(legal))]
        if not isinstance(choice, Range):
            return choice
        steps = (choice.high - choice.low) // choice.step
        return as_action(game, choice, choice.low + choice.step * rng.randrange(steps + 1))


PLAYER: Final = RandomPlayer()
