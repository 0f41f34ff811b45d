"""What no single value of an edition of Sitting Bull shows: the totals of the box, and decks that can be dealt.

Some of it an owner can't keep at every step: to turn a red stone among the presents into a blue one takes two changes.
That is looked for when a game begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from games.editions import KeyedEdition, check_at_most
from games.game import EditionError
from games.sitting_bull.terms import CARDS, HAND, ITEMS, LEVELS, OFFERINGS, PRESENTS, TILES, Icon, Present, Region

POWWOWS: Final = ("printed", *TILES)
"""The seven powwows (S:48, S:88)."""


class Fault(NamedTuple):
    """A value that does not go with the others."""

    key: str
    """Of the value, or of the table that all of them are in."""
    kind: Literal["total", "twice", "region", "no_region", "rises", "falls"]
    number: int
    """What is there."""
    allowed: int
    """What should be: the number itself, or the most or the least."""


_SAYS: Final = {
    "total": "{0} in all; allowed: {1} in all",
    "twice": "{0} is there already; allowed: seven different ones",
    "region": "{0} on a Powwow card; allowed: {1}",
    "no_region": "no region on the card; allowed: at least one",
    "rises": "{0} is more than for the space before; allowed: up to {1}",
    "falls": "{0} is less than for one fewer; allowed: at least {1}",
}
"""By kind."""


def check(edition: KeyedEdition, source: str) -> None:
    """Raises EditionError, naming `source`, for the first thing that is wrong whatever else will be changed."""
    _check_decks(edition, source)
    _check_offerings(edition, source)
    check_at_most(edition, "feats.start", "feats.levels", "is above the track", source)


def check_whole(edition: KeyedEdition, source: str) -> None:
    """Raises EditionError, naming `source`, for the first fault: the values are not those of one box."""
    for key, kind, number, allowed in faults(edition):
        raise EditionError(f"{source}: {key}: {_SAYS[kind].format(number, allowed)}")


def faults(edition: KeyedEdition) -> Iterator[Fault]:
    """What does not fit together, in the order of the file."""
    yield from _cards(edition)
    yield from _tiles(edition)
    presents = sum(edition[f"present.{present.name.lower()}"] for present in Present)
    if presents != PRESENTS:
        yield Fault("present", "total", presents, PRESENTS)
    for players in (2, 3, 4):
        yield from _runs(edition, f"milestone.points.{players}", range(1, players + 1), "rises")
    for level in LEVELS:
        yield from _runs(edition, f"path.level.{level}", ITEMS, "falls")
    yield from _runs(edition, "path.silence", range(1, 7), "falls")
    yield from _runs(edition, "powwow.points", range(1, 6), "falls")


def _check_decks(edition: KeyedEdition, source: str) -> None:
    """Each deck can be dealt: a card to each region, the hands, and four more to exchange (S:86, S:112, S:117).

    Four serve all, since what one exchanges is shuffled in before the next. A deck may run out later (SB-R9). Four
    players have every card of the box, whatever the edition says (S:80).
    """
    for players in (2, 3):
        deck = sum(edition[f"card.{card}.players"] <= players for card in CARDS)
        needed = len(Region) + HAND * players + HAND
        if deck < needed:
            raise EditionError(f"{source}: card: {deck} cards for {players} players; allowed: at least {needed}")


def _check_offerings(edition: KeyedEdition, source: str) -> None:
    """One is the lowest, where Sitting Bull begins (S:93)."""
    values = [edition[f"offering.{tile}"] for tile in OFFERINGS]
    if values.count(min(values)) > 1:
        raise EditionError(f"{source}: offering: {min(values)} is there twice; allowed: one lowest offering")


def _cards(edition: KeyedEdition) -> Iterator[Fault]:
    """A Powwow card leads to the powwow, any other to a region (S:135)."""
    for card in CARDS:
        key = f"card.{card}.regions"
        regions = edition[key]
        if edition[f"card.{card}.icon"] == Icon.POWWOW:
            if regions:
                yield Fault(key, "region", regions, 0)
        elif not regions:
            yield Fault(key, "no_region", 0, 1)


def _tiles(edition: KeyedEdition) -> Iterator[Fault]:
    """The seven powwows are different (S:212-224)."""
    seen: set[int] = set()
    for name in POWWOWS:
        tile = edition[f"tile.{name}"]
        if tile in seen:
            yield Fault(f"tile.{name}", "twice", tile, len(POWWOWS))
        seen.add(tile)


def _runs(edition: KeyedEdition, table: str, places: Sequence[int], kind: Literal["rises", "falls"]) -> Iterator[Fault]:
    """Values of `table` that rise, or fall, from one of `places` to the next."""
    for before, place in pairwise(places):
        least, number = edition[f"{table}.{before}"], edition[f"{table}.{place}"]
        if number > least if kind == "rises" else number < least:
            yield Fault(f"{table}.{place}", kind, number, least)
