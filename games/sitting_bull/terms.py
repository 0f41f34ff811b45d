"""The words of Sitting Bull as small integers."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final


class Region(IntEnum):
    """The five regions of the board (SB-5), in the order of the screens."""

    PRAIRIE = 0
    MOUNTAIN = 1
    FOREST = 2
    CAMP = 3
    RIVER = 4


POWWOW: Final = 5
"""The place of a pawn in the powwow; places 0 to 4 are the regions."""
PLACES: Final = range(6)


class Path(IntEnum):
    """The four paths, which are the columns in front of a player (S:127)."""

    ORIGIN = 0
    AWAKENING = 1
    MEMORY = 2
    SILENCE = 3


TRACKS: Final = (Path.ORIGIN, Path.AWAKENING, Path.MEMORY)
"""The paths that have a feat disc (S:91)."""
TRACK_OF: Final = {Region.PRAIRIE: Path.AWAKENING, Region.MOUNTAIN: Path.ORIGIN, Region.FOREST: Path.MEMORY}
"""The disc that a region moves (S:237-239)."""


class Icon(IntEnum):
    """What a Lakota card is: a card of a path, an Amulet or a Powwow card (S:263-265)."""

    ORIGIN = 0
    AWAKENING = 1
    MEMORY = 2
    SILENCE = 3
    AMULET = 4
    POWWOW = 5


class Stone(IntEnum):
    """The four types of sacred stones (S:179-181)."""

    RED = 0
    BLACK = 1
    BLUE = 2
    HARMONY = 3


STONE_OF: Final[Mapping[int, Stone]] = {Path.ORIGIN: Stone.RED, Path.AWAKENING: Stone.BLACK, Path.MEMORY: Stone.HARMONY}
"""What Sitting Bull gives for a card of a path (S:230-232)."""


class Present(IntEnum):
    """The kinds of presents (S:254-259): stones and paths are kept, the others act at once."""

    RED = 0
    BLACK = 1
    BLUE = 2
    HARMONY = 3
    ORIGIN = 4
    AWAKENING = 5
    MEMORY = 6
    SILENCE = 7
    ORIGIN_AWAKENING = 8
    """Feats: moves these two discs."""
    ORIGIN_MEMORY = 9
    AWAKENING_MEMORY = 10
    POWWOW = 11
    SWAP = 12
    CALL = 13


STONE_PRESENTS: Final = (Present.RED, Present.BLACK, Present.BLUE, Present.HARMONY)
"""By Stone."""
PATH_PRESENTS: Final = (Present.ORIGIN, Present.AWAKENING, Present.MEMORY, Present.SILENCE)
"""By Path."""
FEAT_PRESENTS: Final = {
    Present.ORIGIN_AWAKENING: (Path.ORIGIN, Path.AWAKENING),
    Present.ORIGIN_MEMORY: (Path.ORIGIN, Path.MEMORY),
    Present.AWAKENING_MEMORY: (Path.AWAKENING, Path.MEMORY),
}


class Tile(IntEnum):
    """What the powwow does: six tiles and the printed space (SB-27)."""

    SWAP = 0
    LAKOTA_CARD = 1
    FEATS = 2
    TRAVEL = 3
    PRESENTS = 4
    LEADERSHIP = 5
    COUNCIL = 6


class Milestone(IntEnum):
    """The six milestone tiles (S:245-250)."""

    BIG_LAND = 0
    BIG_TRIBE = 1
    MAGIC = 2
    HUNTING_GAME = 3
    DOMAIN = 4
    POWER = 5


class Wisdom(IntEnum):
    """The five wisdom cards."""

    PATHFINDER = 0
    """Items of one path."""
    QUIET_ONE = 1
    """Items of the path of Silence."""
    STONE_KEEPER = 2
    """Stones, with presents."""
    ELDER = 3
    """Own pawns in the powwow."""
    WANDERER = 4
    """Own pawns in each of four regions."""


class Effect(IntEnum):
    """What the one whose turn it is decides after placing a pawn."""

    DISCS = 0
    """Move feat discs one space, each once: the region's, two of the tile, or two of a present."""
    SWAP = 1
    """Two pawns of two regions exchange places."""
    TRAVEL = 2
    """A pawn goes from a region to another: the Travel tile, the Call present."""
    TO_POWWOW = 3
    """A pawn goes from a region to the powwow: Council of Elders, the Powwow present."""
    CARD = 4
    """A card of the hand for one of the board: the Lakota card tile."""
    SPACE = 5
    """Leadership: the placed pawn takes one of the free spaces of the tile."""
    CHOICE = 6
    """Presents: which of the two is taken."""
    KEEP = 7
    """A stone or path present: kept or discarded (SB-R42)."""


class Awaits(IntEnum):
    """What the game waits for."""

    FIRST = 0
    """Chance: who is the oldest and begins (S:115)."""
    REGION_CARD = 1
    """Chance: the card turned up in `region`, at setup and in step 7."""
    MILESTONE_TILE = 2
    """Chance: one of the three milestone tiles."""
    POWWOW_TILE = 3
    """Chance: the powwow tile."""
    OFFERING = 4
    """Chance: the offering of `region`."""
    HAND_CARD = 5
    """Chance, in secret: a card for the hand of `dealing`; never where the cards are real."""
    WISDOM = 6
    """Chance, in secret: the wisdom card of `dealing`; never where the cards are real."""
    EXCHANGE = 7
    """The player keeps or exchanges the four starting cards (S:117)."""
    CARD = 8
    """Step 1: the player plays a card."""
    PLACE = 9
    """Step 2: the player chooses the region of the pawn."""
    PRESENT = 10
    """Chance: the present that the player takes from the pile."""
    EFFECT = 11
    """Steps 3 and 4: the player decides on `effect`."""
    MILESTONE = 12
    """Step 5: the player chooses one of several milestones."""
    REVEAL = 13
    """After the last turn, where the cards are real: a player shows the wisdom card."""
    OVER = 14


NEUTRAL: Final = 4
"""The owner of third-colour pawns (S:98); players are 0 to 3."""
OWNERS: Final = 5
PAWNS: Final = 13
"""Of a colour in the box (SB-2): all those of the third colour (S:98)."""
NOBODY: Final = -1
NONE: Final = -1
"""No card, place, present or milestone."""
CARDS: Final = range(1, 60)
"""Lakota cards (S:43), by their number in the edition."""
PRESENTS: Final = 24
"""Present tiles (S:46)."""
TILES: Final = range(1, 7)
"""Powwow tiles (S:48), by their number in the edition; the printed space has none."""
OFFERINGS: Final = range(1, 7)
"""Offering tiles (S:50), by their number in the edition."""
COLUMNS: Final = len(Path)
"""In front of a player."""
STONES: Final = len(Stone)
"""Types of sacred stones."""
PRESENT_KINDS: Final = len(Present)
HAND: Final = 4
"""Cards of a hand (S:112)."""
MILESTONES: Final = 3
"""Tiles in play (S:87), and discs of each player (S:104)."""
LEVELS: Final = range(1, 6)
"""Of a feat track."""
ITEMS: Final = range(1, 17)
"""Of a path; more count as the last."""
SPACES: Final = 4
"""Reserved ones of Leadership (S:222), one for each path (SB-D12)."""
