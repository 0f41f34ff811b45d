"""What no single value of an edition of Dakara shows: each game can be won, each course run, each start paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from games.dakara.terms import CELLS, FACES, SUMS
from games.editions import KeyedEdition, check_at_most
from games.game import EditionError

SEATS: Final = 6
"""The most players, whom the bank pays at the start."""

_WINNING_FACES: Final = (
    "agency.face",
    "disc.face",
    "lottery.face",
    "golf.sink",
    "stock.rise",
    "tennis.first",
    "tennis.second",
    "reno.face",
    *(f"{game}.cell.{cell}" for game in ("aruba", "madrid") for cell in CELLS),
)


def check(edition: KeyedEdition, source: str) -> None:
    """Raises EditionError, naming `source`, for the first thing that can't be."""
    _check_bank(edition, source)
    for path in _WINNING_FACES:
        if not any(edition[f"{path}.{face}"] for face in FACES):
            raise EditionError(f"{source}: {path}: no face wins; allowed: at least one face with 1")
    if not any(edition[f"baccarat.sum.{total}"] for total in SUMS):
        raise EditionError(f"{source}: baccarat.sum: no sum pays; allowed: at least one sum above 0")
    check_at_most(edition, "disc.hits", "disc.rolls", "is more than there are rolls", source)
    check_at_most(edition, "lottery.hits", "lottery.rolls", "is more than there are rolls", source)
    check_at_most(edition, "blackjack.stands", "blackjack.limit", "is past the limit", source)
    _check_golf(edition, source)
    _check_courses(edition, source)


def _check_bank(edition: KeyedEdition, source: str) -> None:
    """The bank can pay all that six players get at the start."""
    needed = SEATS * edition["start.money"]
    if edition["bank.money"] < needed:
        raise EditionError(
            f"{source}: bank.money: {edition['bank.money']} can't pay {SEATS} starts; allowed: at least {needed}"
        )


def _check_golf(edition: KeyedEdition, source: str) -> None:
    """There is a green, and the rolls can reach it."""
    check_at_most(edition, "golf.green.first", "golf.green.last", "is behind the end of the green", source)
    reach = max(FACES) * edition["golf.rolls"]
    if edition["golf.green.first"] > reach:
        first = edition["golf.green.first"]
        raise EditionError(f"{source}: golf.green.first: {first} is out of reach; allowed: up to {reach}")


def _check_courses(edition: KeyedEdition, source: str) -> None:
    """No course is closed by six obstacles in a row."""
    lap = edition["steeplechase.lap"]
    courses: tuple[tuple[str, int, Callable[[int], int]], ...] = (
        ("slalom.flag", edition["slalom.finish"], lambda place: edition[f"slalom.flag.{place}"]),
        (
            "steeplechase.fallen",
            lap * edition["steeplechase.laps"],
            lambda place: edition[f"steeplechase.fallen.{(place - 1) % lap + 1}"],
        ),
        ("las_vegas.lose_all", edition["las_vegas.goal"], lambda place: edition[f"las_vegas.lose_all.{place}"]),
    )
    for path, goal, closed in courses:
        if not _open(goal, closed):
            raise EditionError(f"{source}: {path}: nobody can get through; allowed: fewer than six in a row")


def _open(goal: int, closed: Callable[[int], int]) -> bool:
    """Whether some rolls lead from 0 to `goal` or past it without a closed place."""
    reached = {0}
    for place in range(1, goal):
        if not closed(place) and any(place - face in reached for face in FACES):
            reached.add(place)
    return any(goal - face in reached for face in FACES)
