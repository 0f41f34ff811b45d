"""Whether two readings of a ruling make a difference in play."""

from __future__ import annotations

from collections.abc import Callable

from games.game import Action, Edition, Event, Game, Options, State


def differ(game: Game, edition: Edition, one: Options, two: Options, choose: Callable[[State], Action]) -> bool:
    """Whether one game, played under both options with the same actions, comes to differ."""
    first, second = game.new_game(one, edition), game.new_game(two, edition)
    while first.current_players():
        for player in first.current_players():
            if list(first.legal_actions(player)) != list(second.legal_actions(player)):
                return True
        if first.chance_outcomes() != second.chance_outcomes():
            return True
        action = choose(first)
        logs: tuple[list[Event], list[Event]] = ([], [])
        first.apply_action(action, logs[0])
        second.apply_action(action, logs[1])
        if logs[0] != logs[1]:
            return True
    return first.winners() != second.winners()
