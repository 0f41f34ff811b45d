"""The names of the places that can be lit: five regions around the powwow, and the parts of each."""

from __future__ import annotations

from typing import Final

from games.sitting_bull.terms import NEUTRAL, POWWOW, TRACK_OF, Path, Region

PLACE_NAMES: Final = (*(region.name.lower() for region in Region), "powwow")
"""By place: the regions, then the POWWOW."""
_HOME: Final = {path: region for region, path in TRACK_OF.items()}
"""The region in which the track of a path lies (S:91)."""


def field_zone(place: int) -> str:
    """The middle of a region, or of the powwow."""
    return f"{PLACE_NAMES[place]}.field"


def pawn_zone(place: int, owner: int) -> str:
    """Where the pawns of `owner`, a player or NEUTRAL, are shown in a place."""
    return f"{PLACE_NAMES[place]}.neutral" if owner == NEUTRAL else f"{PLACE_NAMES[place]}.seat-{owner + 1}"


def offering_zone(region: int) -> str:
    """The offering of a region."""
    return f"{PLACE_NAMES[region]}.offering"


def sitting_bull_zone(region: int) -> str:
    """Where Sitting Bull stands in a region."""
    return f"{PLACE_NAMES[region]}.sitting-bull"


def level_zone(path: Path, level: int) -> str:
    """A level, from 1, of the feat track of a path that has one, in the region that moves its disc."""
    return f"{PLACE_NAMES[_HOME[path]]}.level-{level}"


def space_zone(path: Path) -> str:
    """The reserved space of a path on the Leadership tile (S:222)."""
    return f"{PLACE_NAMES[POWWOW]}.space-{path.name.lower()}"
