"""The printed numbers as the documents give them, for tests that keep their own accounts."""

from __future__ import annotations

from typing import Final

from games.dakota.observation import DakotaObservation
from games.dakota.terms import Building, Row, Terrain
from games.game import State

COSTS: Final = {
    Building.EAGLE_TOTEM: {"timber": 1, "buffalo": 1, "horse": 1, "game": 1, "fish": 1},
    Building.BUFFALO_TOTEM: {"timber": 1, "buffalo": 2},
    Building.HORSE_TOTEM: {"timber": 1, "horse": 2},
    Building.HORSE_HERD: {"horse": 3},
    Building.GHOST_DANCE: {},
    Building.RIFLES: {"metal": 1, "gold": 1},
    Building.BANK: {"timber": 3, "metal": 1},
    Building.BLACKSMITH: {"timber": 2, "metal": 1},
    Building.SALOON: {"timber": 3},
    Building.TRAIN: {"timber": 2, "metal": 3},
    Building.FORT: {"horse": 2, "timber": 2},
    Building.ARMY: {},
}
WEALTH_COSTS: Final = {Building.GHOST_DANCE: 6, Building.ARMY: 8}
HORSEMAN_SOURCES: Final = (Building.HORSE_HERD, Building.RIFLES, Building.FORT, Building.ARMY)

PRICES: Final = {
    "N": {"timber": 2, "game": 3, "fish": 2, "horse": 4, "buffalo": 5, "metal": 3, "gold": 2, "grain": 1},
    "S": {"timber": 3, "game": 2, "fish": 1, "horse": 2, "buffalo": 3, "metal": 4, "gold": 5, "grain": 2},
}

#          timber game fish horse buffalo metal gold grain
PRINTED: Final = {
    (Terrain.MOUNTAIN, Row.UPPER): (3, 2, 0, 0, 0, 0, 0, 0),
    (Terrain.MOUNTAIN, Row.LOWER): (0, 0, 0, 0, 0, 5, 0, 0),
    (Terrain.FOREST, Row.UPPER): (2, 3, 0, 0, 0, 0, 0, 0),
    (Terrain.FOREST, Row.LOWER): (5, 0, 0, 0, 0, 0, 0, 0),
    (Terrain.PLAIN, Row.UPPER): (0, 0, 0, 5, 0, 0, 0, 0),
    (Terrain.PLAIN, Row.LOWER): (0, 0, 0, 0, 0, 0, 0, 5),
    (Terrain.RIVER, Row.UPPER): (0, 0, 5, 0, 0, 0, 0, 0),
    (Terrain.RIVER, Row.LOWER): (0, 0, 0, 0, 0, 0, 5, 0),
    (Terrain.PRAIRIE, Row.UPPER): (0, 0, 0, 0, 5, 0, 0, 0),
    (Terrain.PRAIRIE, Row.LOWER): (0, 0, 0, 0, 0, 0, 0, 5),
}


def whole(state: State, viewer: int | None) -> DakotaObservation:
    """What `viewer` sees."""
    seen = state.observation(viewer)
    assert isinstance(seen, DakotaObservation)
    return seen
