"""The names of the places that can be lit, and the numbering of the territories.

Territories are numbered terrain by terrain, from the top, and inside a terrain from the right (1 is the
rightmost); so ascending indices are the order of collection (DK-R15).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dakota.terms import Terrain

MARKET_ZONE = "market"


def territory_name(terrain: Terrain, number: int) -> str:
    """Such as "forest-2" for the second forest from the right."""
    return f"{terrain.name.lower()}-{number}"


def area_zones(territory: str) -> tuple[str, str, str, str]:
    """The lit parts of a territory: native area, upper row, lower row, settler area."""
    return (f"{territory}.native", f"{territory}.upper", f"{territory}.lower", f"{territory}.settler")


def territory_names(counts: Sequence[int]) -> list[str]:
    """The names of all territories by index; `counts` says how many of each terrain the board has."""
    return [territory_name(t, n) for t in Terrain for n in range(1, counts[t] + 1)]
