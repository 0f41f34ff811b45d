"""What is printed along the tracks: golf, slalom, Venice and Las Vegas (Nos. 10, 19, 21, 43)."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.dakara.edition import DakaraEdition
from ui.text.dakara_money import amount, change
from ui.text.words import Words

GOLF, SLALOM, VENICE, VEGAS = 10, 19, 21, 43
NAMES: Final = {VENICE: "venice", VEGAS: "las_vegas"}
PLACES: Final = range(1, 12)
"""Places of Venice and Las Vegas before the goal."""


class Place(NamedTuple):
    """One place of a track."""

    number: int
    amount: str = ""
    icon: str = ""


def goal(edition: DakaraEdition, space: int) -> int:
    """The last place."""
    match space:
        case 10:
            return edition["golf.green.last"]
        case 19:
            return edition["slalom.finish"]
    return edition[f"{NAMES[space]}.goal"]


def prize(edition: DakaraEdition, space: int) -> int:
    """What the goal wins, in dollars."""
    return edition[f"{ {GOLF: 'golf', SLALOM: 'slalom', **NAMES}[space] }.prize"]


def places(words: Words, edition: DakaraEdition, space: int) -> list[Place]:
    """All places of a track, from 1 to its goal."""
    last = goal(edition, space)
    match space:
        case 10:
            green = range(edition["golf.green.first"], last + 1)
            return [Place(k, icon="flag" if k in green else "") for k in range(1, last + 1)]
        case 19:
            fallen = [k for k, flag in enumerate(edition.cells("slalom.flag", last - 1), 1) if flag]
            return [
                Place(k, icon="star" if k == last else "flag-fallen" if k in fallen else "") for k in range(1, last + 1)
            ]
    game = NAMES[space]
    found = []
    for k in PLACES:
        loses = space == VEGAS and edition[f"{game}.lose_all.{k}"]
        value = words("Lose all") if loses else change(edition[f"{game}.place.{k}"])
        found.append(Place(k, value, "close" if loses else ""))
    return [*found[: last - 1], Place(last, amount(prize(edition, space)), "star")]
