"""How players leave and how the game ends (K:29, 180-188)."""

from __future__ import annotations

from games.dakara.events import GameOver
from games.dakara.position import Log, Position
from games.dakara.terms import NOBODY, Awaits


def ends_after_turn(p: Position, log: Log) -> bool:
    """The turn is settled: who has nothing leaves; whether the game is over with that, and if so, it ends.

    It is over when at most one player is left (DA-R13), or all that are left have walked to their goals: the round
    is not filled up (DA-R8). When the last ones lose all at the same time, they share the win (DA-R16).
    """
    standing = p.alive()
    for player in standing:
        if not p.money[player]:
            p.leave_game(player, log)
    left = [player for player in standing if not p.out[player]]
    if len(left) > 1:
        travelled, goals = p.travelled, p.rules.goals
        for player in left:
            if travelled[player] < goals[player]:
                return False
    _finish(p, standing, log)
    return True


def stop(p: Position, log: Log) -> None:
    """The bank is broken, and the game is over at once (DA-R15)."""
    _finish(p, p.alive(), log)


def _finish(p: Position, among: list[int], log: Log) -> None:
    """The richest win (K:184); equal money shares the win (DA-R16)."""
    most = max(p.money[player] for player in among)
    p.richest = tuple(sorted(player for player in among if p.money[player] == most))
    p.awaits = Awaits.OVER
    p.current = ()
    p.roller = p.landed = NOBODY
    if log is not None:
        log.append(GameOver(p.richest))
