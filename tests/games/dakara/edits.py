"""The one place where tests reach into a position of Dakara, for what would take many turns to play."""

from __future__ import annotations

from games.dakara.state import State as DakaraState
from games.game import State


def inside(state: State) -> DakaraState:
    """The position itself; what it remembers of its legal actions is forgotten."""
    assert isinstance(state, DakaraState)
    state.menu = None
    return state


def put(state: State, player: int, space: int, travelled: int) -> None:
    position = inside(state)
    position.space[player] = space
    position.travelled[player] = travelled


def set_money(state: State, player: int, money: int) -> None:
    """The bank gets or gives the difference."""
    position = inside(state)
    position.bank += position.money[player] - money
    position.money[player] = money


def set_bank(state: State, money: int, holder: int) -> None:
    """`holder` gets or gives the difference."""
    position = inside(state)
    position.money[holder] += position.bank - money
    position.bank = money
