"""The player that judges each choice by the game's heuristic, more or less exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Final

from games.game import Action, Choice, Edition, Game, Observation, Options, Range
from games.players import as_action

WHOLE: Final = Fraction(1)
SHARES: Final = tuple(Fraction(n, 32) for n in (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32))
"""How far into a range of amounts to look: finer where it is low."""


class HeuristicPlayer:
    """Takes the choice that looks best.

    `blur` is how far its eye may err, as a share of the span of values; `boldest` how far into a range of amounts it
    dares to look, as a share of its length.
    """

    def __init__(self, blur: float = 0.0, boldest: Fraction = WHOLE) -> None:
        self._blur = blur
        self._shares = [share for share in SHARES if share <= boldest]

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
        """The best of the first `budget` choices (the others are not looked at); equal ones equally often."""
        if len(legal) == 1 and not isinstance(legal[0], Range):
            return legal[0]
        assert observation.viewer is not None
        state = game.sample_state(observation, options, edition, rng)
        seen = [action for choice in legal for action in self._candidates(game, choice)][: max(1, budget)]
        values = [game.heuristic(state, observation.viewer, action) for action in seen]
        span = self._blur * (max(values) - min(values))
        judged = [value + span * (rng.random() + rng.random() - 1) for value in values] if span else values
        best = max(judged)
        return rng.choice([action for action, value in zip(seen, judged, strict=True) if value == best])

    def _candidates(self, game: Game, choice: Choice) -> list[Action]:
        """The choice, or a handful of the amounts of a range; beside the highest that which leaves a step of it."""
        if not isinstance(choice, Range):
            return [choice]
        steps = (choice.high - choice.low) // choice.step
        taken = {round(steps * share) for share in self._shares}
        if steps and steps in taken:
            taken.add(steps - 1)
        return [as_action(game, choice, choice.low + choice.step * step) for step in sorted(taken)]
