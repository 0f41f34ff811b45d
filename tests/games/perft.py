"""Counting all ways to play on: the proof of the rules that needs no eye."""

from __future__ import annotations

from games.game import CHANCE, Action, State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` actions there are (of fewer, where the game ends); cards by hand are left out."""
    if depth == 0 or not state.current_players():
        return 1
    count = 0
    for player in state.current_players():
        listed = [a for a, _ in state.chance_outcomes()] if player == CHANCE else state.legal_actions(player)
        for action in listed:
            assert isinstance(action, Action)
            after = state.clone()
            after.apply_action(action)
            count += perft(after, depth - 1)
    return count
