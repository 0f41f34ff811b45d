"""The 47 spaces in order (K:78-176): what landing does, and which form of local game is played from where."""

from __future__ import annotations

from typing import Final

from games.dakara.terms import LAST_SPACE, FormKind, Landing

PASS_SPACES: Final = (1, 17, 24, 39)
GOLD_PASS_SPACES: Final = (4, 11, 27, 31)
FLY_SPACES: Final = (13, 18, 26, 37)
CRUISE_SPACES: Final = (15, 22, 29, 44)
AGENCIES: Final = (12, 36)
LOTTERIES: Final = (5, 25)
AUCTIONS: Final = (14, 38)
EXCHANGES: Final = (16, 34)

FORMS: Final = {
    2: FormKind.CHECK,
    3: FormKind.CHECK,
    5: FormKind.CHECK,
    6: FormKind.ROW,
    7: FormKind.ROW,
    8: FormKind.TABLE_BET,
    9: FormKind.ROW,
    10: FormKind.TRACK,
    14: FormKind.AUCTION,
    16: FormKind.CHECK,
    19: FormKind.TRACK,
    20: FormKind.TABLE_BET,
    21: FormKind.TRACK,
    23: FormKind.TABLE_BET,
    25: FormKind.CHECK,
    28: FormKind.TABLE_BET,
    30: FormKind.CHECK,
    32: FormKind.RACE,
    33: FormKind.ANTE,
    34: FormKind.CHECK,
    35: FormKind.BLACKJACK,
    38: FormKind.AUCTION,
    40: FormKind.CHECK,
    41: FormKind.TABLE_BET,
    42: FormKind.ROW,
    43: FormKind.TRACK,
    45: FormKind.STREAK,
    46: FormKind.ROW,
    47: FormKind.TABLE_BET,
}
"""The form of each space with a game: where one may fly or cruise to (DA-R17)."""

INNER_GAMES: Final = (6, 7, 8, 9, 10, 19, 20, 21, 23, 32, 41, 42, 43, 45, 46)
"""The 15 local games with a place of their own inside the board."""


def landing(space: int) -> Landing:
    """What landing on `space` (0 is the gate) does."""
    return _LANDINGS[space]


def _landing(space: int) -> Landing:
    for kind, spaces in (
        (Landing.COLLECT_PASS, PASS_SPACES),
        (Landing.GOLD_PASS, GOLD_PASS_SPACES),
        (Landing.FLY, FLY_SPACES),
        (Landing.CRUISE, CRUISE_SPACES),
        (Landing.AGENCY, AGENCIES),
    ):
        if space in spaces:
            return kind
    return Landing.GAME if space else Landing.GATE


_LANDINGS: Final = tuple(map(_landing, range(LAST_SPACE + 1)))
