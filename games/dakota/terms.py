"""The words of Dakota as small integers."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Terrain(IntEnum):
    """The five rows of the board, top to bottom (D:89)."""

    MOUNTAIN = 0
    FOREST = 1
    PLAIN = 2
    RIVER = 3
    PRAIRIE = 4


class Resource(IntEnum):
    """The eight kinds of tokens (DK-7), in the order in which the screens list them."""

    TIMBER = 0
    GAME = 1
    FISH = 2
    HORSE = 3
    BUFFALO = 4
    METAL = 5
    GOLD = 6
    GRAIN = 7


FOUR_COLOUR: Final = (Resource.GAME, Resource.FISH, Resource.HORSE, Resource.BUFFALO)
"""What the four-colour symbol accepts (D:323)."""


class Faction(IntEnum):
    """The two sides (D:53)."""

    NATIVE = 0
    SETTLER = 1


class Pawn(IntEnum):
    """A player's own pawns; a horseman counts double in strength (D:206)."""

    EXPLORER = 0
    HORSEMAN = 1


class Row(IntEnum):
    """The two rows of resources of a territory (D:94)."""

    UPPER = 0
    LOWER = 1


class Status(IntEnum):
    """What has become of a territory."""

    INACTIVE = 0
    ACTIVE = 1
    DEPLETED = 2


class Building(IntEnum):
    """Settlements and reinforcements of both factions (DK-50 to DK-61)."""

    EAGLE_TOTEM = 0
    BUFFALO_TOTEM = 1
    HORSE_TOTEM = 2
    HORSE_HERD = 3
    GHOST_DANCE = 4
    RIFLES = 5
    BANK = 6
    BLACKSMITH = 7
    SALOON = 8
    TRAIN = 9
    FORT = 10
    ARMY = 11


NATIVE_BUILDINGS: Final = tuple(Building(b) for b in range(6))
SETTLER_BUILDINGS: Final = tuple(Building(b) for b in range(6, 12))
"""Each faction's own (DK-9; D:365, 399, 431, 471)."""


class Phase(IntEnum):
    """Setup, the phases of a round in which somebody acts (D:147-153), and the end."""

    TERRITORIES = 0
    FACTIONS = 1
    ACTIVATION = 2
    FIRST_PLACEMENT = 3
    SECOND_PLACEMENT = 4
    COLLECTION = 5
    REPLENISHMENT = 6
    MARKET = 7
    DEVELOPMENT = 8
    END = 9


MARKET: Final = -1
"""The place of a pawn that stands on the market instead of on a territory."""

PAWNS_A_PHASE: Final = 3
"""What a player places in each of the two placements (D:163, D:177, D:189)."""
