"""What no single value of an edition of Dakara shows: each game can be won, each course run, each start paid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from games.dakara.terms import CELLS, FACES, SUMS
from games.game import EditionError

Numbers = Mapping[str, int]
"""The values of an edition by key."""

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


def check(numbers: Numbers, source: str) -> None:
    """Raises EditionError, naming `source`, for the first thing that can't be."""
    _check_bank(numbers, source)
    for path in _WINNING_FACES:
        if not any(numbers[f"{path}.{face}"] for face in FACES):
            raise EditionError(f"{source}: {path}: no face wins; allowed: at least one face with 1")
    if not any(numbers[f"baccarat.sum.{total}"] for total in SUMS):
        raise EditionError(f"{source}: baccarat.sum: no sum pays; allowed: at least one sum above 0")
    _check_at_most(numbers, "disc.hits", "disc.rolls", "is more than there are rolls", source)
    _check_at_most(numbers, "lottery.hits", "lottery.rolls", "is more than there are rolls", source)
    _check_at_most(numbers, "blackjack.stands", "blackjack.limit", "is past the limit", source)
    _check_golf(numbers, source)
    _check_courses(numbers, source)


def _check_bank(numbers: Numbers, source: str) -> None:
    """The bank can pay all that six players get at the start."""
    needed = SEATS * numbers["start.money"]
    if numbers["bank.money"] < needed:
        raise EditionError(
            f"{source}: bank.money: {numbers['bank.money']} can't pay {SEATS} starts; allowed: at least {needed}"
        )


def _check_golf(numbers: Numbers, source: str) -> None:
    """There is a green, and the rolls can reach it."""
    _check_at_most(numbers, "golf.green.first", "golf.green.last", "is behind the end of the green", source)
    reach = max(FACES) * numbers["golf.rolls"]
    if numbers["golf.green.first"] > reach:
        first = numbers["golf.green.first"]
        raise EditionError(f"{source}: golf.green.first: {first} is out of reach; allowed: up to {reach}")


def _check_courses(numbers: Numbers, source: str) -> None:
    """No course is closed by six obstacles in a row."""
    lap = numbers["steeplechase.lap"]
    courses: tuple[tuple[str, int, Callable[[int], int]], ...] = (
        ("slalom.flag", numbers["slalom.finish"], lambda place: numbers[f"slalom.flag.{place}"]),
        (
            "steeplechase.fallen",
            lap * numbers["steeplechase.laps"],
            lambda place: numbers[f"steeplechase.fallen.{(place - 1) % lap + 1}"],
        ),
        ("las_vegas.lose_all", numbers["las_vegas.goal"], lambda place: numbers[f"las_vegas.lose_all.{place}"]),
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


def _check_at_most(numbers: Numbers, key: str, highest: str, why: str, source: str) -> None:
    if numbers[key] > numbers[highest]:
        allowed = f"allowed: up to {highest}, {numbers[highest]}"
        raise EditionError(f"{source}: {key}: {numbers[key]} {why}; {allowed}")
