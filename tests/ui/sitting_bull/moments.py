"""One position for each decision on the board, found by playing at random; and what is picked there."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from games.game import CHANCE, Action
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.state import State
from games.sitting_bull.terms import Awaits, Effect
from tests.ui.random_play import History, act
from tests.ui.sitting_bull.build import new_state, view

GAMES_TRIED = 120
KINDS = {
    2: ("PLACE", "DISCS", "DISCS-present", "SWAP", "TRAVEL", "TO_POWWOW", "SPACE", "CHOICE", "KEEP", "MILESTONE"),
    3: ("PLACE", "DISCS", "SWAP-present", "TRAVEL-present", "KEEP"),
    4: ("PLACE", "DISCS", "DISCS-three", "DISCS-present", "SWAP", "SWAP-present", "TRAVEL", "TRAVEL-present",
        "TO_POWWOW", "TO_POWWOW-present", "CHOICE", "KEEP", "MILESTONE"),
}  # fmt: skip
"""What is looked for with so many players."""


class Position(msgspec.Struct, frozen=True):
    """Where a decision is to be made."""

    name: str
    state: State
    history: History


@cache
def positions() -> tuple[Position, ...]:
    """All of them, each late in a game so that the board is full."""
    return tuple(position for players in KINDS for position in _with_players(players))


def _with_players(players: int) -> list[Position]:
    wanted = dict.fromkeys(KINDS[players], 3)
    found: dict[str, Position] = {}
    for seed in range(GAMES_TRIED):
        _play(players, seed, wanted, found)
        if len(found) == len(wanted):
            return [found[kind] for kind in wanted]
    raise AssertionError(f"not found with {players} players: {set(wanted) - set(found)}")


def _play(players: int, seed: int, wanted: dict[str, int], found: dict[str, Position]) -> None:
    """A random game, from which every kind not yet found is kept."""
    rng = Random(seed)
    history: History = []
    # only the printed space swaps pawns
    state = new_state(players, powwow="printed" if seed % 4 == 0 else "drawn")
    while state.current_players():
        kind = kind_of(view(state))
        if kind in wanted and kind not in found and view(state).round >= wanted[kind]:
            found[kind] = Position(f"{players}-{kind}", state.clone(), list(history))
        player = state.current_players()[0]
        if player == CHANCE:
            chosen = rng.choice([action for action, _ in state.chance_outcomes()])
        else:
            choice = rng.choice(list(state.legal_actions(player)))
            assert isinstance(choice, Action)
            chosen = choice
        act(state, chosen, history)


def kind_of(seen: SittingBullObservation) -> str:
    """What is decided, and what brought it."""
    if seen.awaits is not Awaits.EFFECT:
        return seen.awaits.name
    assert seen.effect is not None
    if seen.effect is Effect.DISCS and len(seen.paths) == 3:
        return "DISCS-three"
    by_present = seen.present is not None and seen.effect is not Effect.KEEP
    return f"{seen.effect.name}-present" if by_present else seen.effect.name
