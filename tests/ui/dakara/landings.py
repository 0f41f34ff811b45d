"""Games of Dakara in which somebody has just landed on a wanted space, with wanted money."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.dakara.actions import DrawFirstPlayer, RollDie
from games.dakara.state import State
from games.game import CHANCE
from tests.ui.dakara.build import Play

MONEY = (96_000, 214_000, 58_000, 131_000, 148_000, 77_000)
"""What the seats have, unless others are given."""


def landed(space: int, players: int = 5, lander: int = 0, money: Sequence[int] = MONEY, **options: Any) -> Play:
    """`lander` rolls a 1 and comes to `space`; the bank has what the players have not."""
    play = Play(players, **options)
    play.act(DrawFirstPlayer(CHANCE, lander))
    state = play.state
    assert isinstance(state, State)
    whole = state.bank + sum(state.money)
    state.money[:] = list(money[:players])
    state.bank = whole - sum(state.money)
    state.space[lander] = state.travelled[lander] = space - 1
    play.act(RollDie(CHANCE, 1))
    return play


def rolled(play: Play, *faces: int) -> Play:
    """The die shows these faces, one after the other."""
    for face in faces:
        play.act(RollDie(CHANCE, face))
    return play
