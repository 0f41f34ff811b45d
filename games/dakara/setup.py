"""Setup: who begins, and the opening money (K:23-40)."""

from __future__ import annotations

from games.dakara import journey
from games.dakara.actions import DrawFirstPlayer
from games.dakara.events import FirstPlayerDrawn
from games.dakara.position import Log, Position


def draw_first_player(p: Position, action: DrawFirstPlayer, log: Log) -> None:
    """The first player is drawn, the bank gives each player the opening money, and the first turn begins (K:27).

    The bank has enough for all: every edition is checked for that.
    """
    p.first = p.turn = action.seat
    if log is not None:
        log.append(FirstPlayerDrawn(action.seat))
    for player in p.alive():
        p.bank_pays(player, p.rules.start_money, "start", log)
    journey.begin_turn(p, action.seat, log)
