"""How a round begins, how it ends, and how the game ends with the last one (D:139-153, D:347-359)."""

from __future__ import annotations

from games.dakota import scoring
from games.dakota.events import GameEnded, RoundEnded, RoundStarted
from games.dakota.position import Position
from games.dakota.terms import Phase
from games.game import Event


def start(state: Position, log: list[Event] | None) -> Phase:
    """The round begins with its activation phase (D:147)."""
    state.sides = state.rules.sides(state.factions, state.first)
    state.touched = 0
    if log is not None:
        log.append(RoundStarted(state.round, state.first))
    return Phase.ACTIVATION


def finish(state: Position, log: list[Event] | None) -> Phase | None:
    """Ghost Dances go home; the marker passes clockwise, or the game is over (D:349-353)."""
    state.ghosted = 0
    state.ghosts = ()
    if log is not None:
        log.append(RoundEnded(state.round))
    if state.round == state.rules.rounds:
        _end_game(state, log)
        return None
    state.round += 1
    state.first = (state.first + 1) % state.rules.players
    return start(state, log)


def _end_game(state: Position, log: list[Event] | None) -> None:
    state.phase = Phase.END
    state.touched = 0
    state.finish()
    if log is not None:
        log.append(GameEnded(tuple(state.points), scoring.final_wealth(state), scoring.winners(state)))
