"""The targets that only explain: the plate of a seat, and the milestones."""

from __future__ import annotations

from typing import Final

FACT: Final = "fact-"
MILESTONES_KEY: Final = f"{FACT}milestones"
CLOSE: Final = f"{FACT}close"
"""The sheet itself."""


def seat_fact(player: int) -> str:
    """Of the plate of `player`."""
    return f"{FACT}{player}"


def is_fact(key: str) -> bool:
    """It opens a sheet and does nothing in the game."""
    return key.startswith(FACT)


def player_of(key: str) -> int | None:
    """Whose plate it is; None for the milestones and for what is no such target."""
    number = key.removeprefix(FACT)
    return int(number) if is_fact(key) and number.isdigit() else None
