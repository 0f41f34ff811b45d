"""The one place where tests reach into a position of Dakota, for what would take many rounds to play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from games.dakota import goods
from games.dakota.state import State as DakotaState
from games.dakota.terms import Building, Resource
from games.game import State


def inside(state: State) -> DakotaState:
    """The position itself; what it remembers of its legal actions is forgotten."""
    assert isinstance(state, DakotaState)
    state.menu = None
    return state


def set_wealth(state: State, player: int, wealth: int) -> None:
    inside(state).wealth[player] = wealth


def set_hand(state: State, player: int, counts: Sequence[int]) -> None:
    inside(state).goods[player] = goods.pack(counts)


def set_points(state: State, player: int, points: int) -> None:
    inside(state).points[player] = points


def add_buildings(state: State, player: int, buildings: Iterable[Building]) -> None:
    for building in buildings:
        inside(state).built[player] |= 1 << building


def set_pawns(state: State, player: int, explorers: int, horsemen: int) -> None:
    position = inside(state)
    home = position.rules.home + 2 * player
    position.pawns[home : home + 2] = [explorers, horsemen]


def set_tokens(state: State, territory: int, counts: Sequence[int]) -> None:
    position = inside(state)
    assert position.active >> territory & 1
    position.tokens[territory] = goods.pack(counts)


def set_lower(state: State, territory: int, counts: Sequence[int]) -> None:
    position = inside(state)
    position.lower |= 1 << territory
    set_tokens(state, territory, counts)


def activate(state: State, territory: int) -> None:
    inside(state).open_territory(territory)


def set_depleted(state: State, territory: int) -> None:
    position = inside(state)
    position.active &= ~(1 << territory)
    position.depleted |= 1 << territory
    position.lower |= 1 << territory
    position.tokens[territory] = 0


def set_neutrals(state: State, natives: int, settlers: int) -> None:
    inside(state).neutrals[-2:] = [natives, settlers]


def set_round(state: State, number: int) -> None:
    inside(state).round = number


def deal_hand(state: State, player: int, rng: Random) -> None:
    """As many tokens as before, of other kinds."""
    position = inside(state)
    count = goods.total(position.goods[player])
    position.goods[player] = goods.pack_kinds(rng.choices(list(Resource), k=count))


def cover_others(state: State, viewer: int | None, rng: Random) -> None:
    """Other faction tokens under the hands of all but `viewer`."""
    position = inside(state)
    position.chosen = tuple(
        rng.randrange(2) if choice >= 0 and player != viewer else choice
        for player, choice in enumerate(position.chosen)
    )
