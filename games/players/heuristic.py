"""The player that judges each choice by the game's heuristic, more or less exactly."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.game import Action, Choice, Edition, Game, Observation, Options, Range
from games.players import as_action


class HeuristicPlayer:
    """Takes the choice that looks best; `blur` is how far its eye may err, as a share of the span of values."""

    def __init__(self, blur: float = 0.0) -> None:
        self._blur = blur

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
        seen = legal[: max(1, budget)]
        values = [game.heuristic(state, observation.viewer, choice) for choice in seen]
        span = self._blur * (max(values) - min(values))
        judged = [value + span * (rng.random() + rng.random() - 1) for value in values] if span else values
        best = max(judged)
        return as_action(game, rng.choice([c for c, value in zip(seen, judged, strict=True) if value == best]))
