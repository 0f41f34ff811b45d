"""A game among bots without a table: no screen, no clock, no archive. The same seed gives the same game everywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from device.bots import BUDGET
from device.chance import Chance, bot_random
from device.records import canonical
from games.game import CHANCE, Action, Edition, Game, Options, State
from games.players import Player

MOST_ACTIONS: Final = 100_000
"""No game of ours comes near; a game that does not end is a fault of its rules."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """One line of `play --json`."""

    game: int
    seed: int
    players: list[str]
    options: dict[str, Any]
    returns: list[float]
    winners: tuple[int, ...]
    rounds: int
    actions: int
    checksum: str
    """SHA-256 of the canonical JSON of the list of actions."""


Watcher = Callable[[State, Action], None]
"""Called after each action."""


def play(
    game: Game,
    options: Options,
    edition: Edition,
    players: Sequence[Player],
    seed: bytes,
    budget: int = BUDGET,
    watch: Watcher | None = None,
) -> tuple[State, list[Action]]:
    """Play to the end: the last state and all actions."""
    state = game.new_game(options, edition)
    chance = Chance(seed)
    actions: list[Action] = []
    rolls = 0
    while current := state.current_players():
        if len(actions) >= MOST_ACTIONS:
            raise RuntimeError(f"{game.id} does not end")
        player = current[0]
        if player == CHANCE:
            outcomes = state.chance_outcomes()
            action = outcomes[chance.choose([weight for _, weight in outcomes], rolls)][0]
            rolls += 1
        else:
            rng = bot_random(seed, player, len(actions))
            legal = state.legal_actions(player)
            action = players[player].choose(game, state.observation(player), options, edition, legal, rng, budget)
        state.apply_action(action)
        actions.append(action)
        if watch:
            watch(state, action)
    return state, actions


def result(
    number: int, seed: int, names: Sequence[str], options: Options, state: State, actions: Sequence[Action]
) -> Result:
    """What is told of a finished game."""
    return Result(
        game=number,
        seed=seed,
        players=list(names),
        options=msgspec.to_builtins(options),
        returns=state.returns(),
        winners=state.winners(),
        rounds=state.rounds_played(),
        actions=len(actions),
        checksum=sha256(canonical(list(actions))).hexdigest(),
    )
