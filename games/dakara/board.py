"""The 47 spaces in order (K:78-176): what landing does, and which form of local game is played from where."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from games.dakara.terms import LAST_SPACE, FormKind, Landing


class Space(IntEnum):
    """The spaces with a local game."""

    DISC_SHOOTING = 2
    SAN_REMO = 3
    LOTTERY = 5
    ATLANTIC_CITY = 6
    ACAPULCO = 7
    KENTUCKY = 8
    BUENOS_AIRES = 9
    PALM_SPRINGS = 10
    PARIS = 14
    NEW_YORK = 16
    ASPEN = 19
    CANNES = 20
    VENICE = 21
    BIARRITZ = 23
    SECOND_LOTTERY = 25
    NASSAU = 28
    BERMUDA = 30
    AINTREE = 32
    ALL_BET = 33
    TOKYO = 34
    SAN_JUAN = 35
    LONDON = 38
    CUSTOMS = 40
    MONTE_CARLO = 41
    ARUBA = 42
    LAS_VEGAS = 43
    MADRID = 45
    RENO = 46
    BANK = 47


PASS_SPACES: Final = (1, 17, 24, 39)
GOLD_PASS_SPACES: Final = (4, 11, 27, 31)
FLY_SPACES: Final = (13, 18, 26, 37)
CRUISE_SPACES: Final = (15, 22, 29, 44)
AGENCIES: Final = (12, 36)
LOTTERIES: Final = (Space.LOTTERY, Space.SECOND_LOTTERY)
AUCTIONS: Final = (Space.PARIS, Space.LONDON)
EXCHANGES: Final = (Space.NEW_YORK, Space.TOKYO)

_SPACES: Final = {
    FormKind.CHECK: (Space.DISC_SHOOTING, Space.SAN_REMO, *LOTTERIES, Space.BERMUDA, *EXCHANGES, Space.CUSTOMS),
    FormKind.ROW: (Space.ATLANTIC_CITY, Space.ACAPULCO, Space.BUENOS_AIRES, Space.ARUBA, Space.RENO),
    FormKind.TRACK: (Space.PALM_SPRINGS, Space.ASPEN, Space.VENICE, Space.LAS_VEGAS),
    FormKind.STREAK: (Space.MADRID,),
    FormKind.RACE: (Space.AINTREE,),
    FormKind.TABLE_BET: (
        Space.KENTUCKY,
        Space.CANNES,
        Space.BIARRITZ,
        Space.NASSAU,
        Space.MONTE_CARLO,
        Space.BANK,
    ),
    FormKind.ANTE: (Space.ALL_BET,),
    FormKind.AUCTION: AUCTIONS,
    FormKind.BLACKJACK: (Space.SAN_JUAN,),
}

FORMS: Final[Mapping[int, FormKind]] = dict(
    sorted((int(space), kind) for kind, spaces in _SPACES.items() for space in spaces)
)
"""The form of each space with a game, plain numbers in order: where one may fly or cruise to (DA-R17)."""

INNER_GAMES: Final = (
    Space.ATLANTIC_CITY,
    Space.ACAPULCO,
    Space.KENTUCKY,
    Space.BUENOS_AIRES,
    Space.PALM_SPRINGS,
    Space.ASPEN,
    Space.CANNES,
    Space.VENICE,
    Space.BIARRITZ,
    Space.AINTREE,
    Space.MONTE_CARLO,
    Space.ARUBA,
    Space.LAS_VEGAS,
    Space.MADRID,
    Space.RENO,
)
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
