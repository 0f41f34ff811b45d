"""All that is printed on the board, the cards and the reference cards of Dakota, from `edition.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from games.dakota.terms import Building, Faction, Resource, Row, Terrain
from games.editions import KeyedEdition, Limits, check_at_most, read
from games.game import EditionError

SPACES: Final = 5
"""The most symbols that fit on a row of resources, and the most territories on a row of the board."""

_BOUNDS: Final = {
    "territories": (1, SPACES),
    "row": (0, SPACES),
    "price": (1, 20),
    "cost": (0, 9),
    "cost.wealth": (0, 50),
    "cost.four_colour": (0, 4),
    "points": (0, 20),
    "effect": (0, 10),
    "exchange": (1, 50),
    "start.explorers": (3, 6),
    "start.wealth": (0, 50),
    "limit.pawns": (3, 6),
    "limit.neutrals": (0, 13),
    "neutral": (0, 13),
    "rounds": (1, 20),
    "extra": (0, 5),
}
"""By the first word of a key, or the first and the last: rounds x 6 pawns must stay below 128 (see `goods.py`)."""


class DakotaEdition(KeyedEdition):
    """The printed values by dotted key, checked."""

    __slots__ = ()

    def row(self, terrain: Terrain, row: Row) -> list[int]:
        """How many symbols of each resource are printed on a row."""
        path = f"row.{terrain.name.lower()}.{row.name.lower()}"
        return [self[f"{path}.{r.name.lower()}"] for r in Resource]

    def cost(self, building: Building) -> list[int]:
        """How many of each resource a building costs, besides wealth and four-colour symbols."""
        return [self[f"cost.{building.name.lower()}.{r.name.lower()}"] for r in Resource]

    def prices(self, faction: Faction) -> list[int]:
        """The price of each resource, which is its value on sale too (D:329)."""
        return [self[f"price.{faction.name.lower()}.{r.name.lower()}"] for r in Resource]


def read_edition(overrides: Mapping[str, Any] | None = None, source: str = "") -> DakotaEdition:
    """The shipped edition with an owner's values laid over it; raises EditionError naming `source`."""
    return read(DakotaEdition, "games.dakota", _bounds, _check, overrides, source)


def _bounds(key: str) -> Limits:
    words = key.split(".")
    ends = f"{words[0]}.{words[-1]}"
    return Limits(*(_BOUNDS[ends] if ends in _BOUNDS else _BOUNDS[words[0]]))


def _check(edition: DakotaEdition, source: str) -> None:
    """What no single value shows."""
    _check_rows(edition, source)
    _check_costs(edition, source)
    check_at_most(edition, "exchange.bank", "exchange.base", "is dearer than without a Bank", source)
    check_at_most(edition, "start.explorers", "limit.pawns", "is more than a colour has", source)


def _check_rows(edition: DakotaEdition, source: str) -> None:
    """Each row prints something, and no more than it has spaces."""
    for terrain in Terrain:
        for row in Row:
            symbols = sum(edition.row(terrain, row))
            if not 1 <= symbols <= SPACES:
                path = f"row.{terrain.name.lower()}.{row.name.lower()}"
                raise EditionError(f"{source}: {path}: {symbols} symbols in all; allowed: 1 to {SPACES} in a row")


def _check_costs(edition: DakotaEdition, source: str) -> None:
    """Each building costs something."""
    for building in Building:
        path = f"cost.{building.name.lower()}"
        if sum(edition.cost(building)) + edition[f"{path}.wealth"] + edition[f"{path}.four_colour"] == 0:
            raise EditionError(f"{source}: {path}: costs nothing; allowed: at least one resource or wealth point")
