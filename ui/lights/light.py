"""What the games say in light: for each zone a meaning and the seats that it concerns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final, Protocol

import msgspec

from games.game import Action, Choice, Event, Observation

NEUTRAL: Final = -1
"""In `Light.seats`: a pawn that is nobody's."""


class Meaning(IntEnum):
    """What a light can mean; the same in all games."""

    MAY_CHOOSE = 0
    OCCUPIED = 1
    CHOSEN = 2
    CHANGED = 3
    RESOLVING = 4
    MOVEMENT = 5
    FRONTIER = 6
    REFUSED = 7
    RESULT = 8


class Light(msgspec.Struct, frozen=True):
    """The light of one zone. `seats` are players, the strongest first (NEUTRAL is nobody's pawn)."""

    meaning: Meaning
    seats: tuple[int, ...] = ()
    half: bool = False
    """At half strength: this side trails, or is tied."""


class Layer(IntEnum):
    """The layers of light, from the lowest; an upper one speaks louder where both want a zone."""

    BOARD = 0
    PROMPT = 1
    CHANGE = 2
    HINT = 3


class Scene(msgspec.Struct, frozen=True):
    """What a game says at one moment, by layer and zone."""

    board: Mapping[str, Light] = {}
    """How things stand: occupied, being resolved, frontier."""
    prompt: Mapping[str, Light] = {}
    """What is asked: may choose, chosen."""
    change: Mapping[str, Light] = {}
    """What just happened: changed, moved (in the order of the path), the result. Each is said once and ends alone."""


class SceneOf(Protocol):
    """Each game's map from what the table may see to light: `ui/lights/<game>.py` has it as `lights`."""

    def __call__(
        self,
        observation: Observation,
        legal: Sequence[Choice] = (),
        chosen: Sequence[Action] = (),
        changed: Sequence[Event] = (),
    ) -> Scene:
        """The light of the game: `observation` is the whole table's, `legal` what the persons on turn may do,
        `chosen` acts picked on a screen but not confirmed, `changed` the events since the last call."""


def button(player: int) -> str:
    """The zone that is the pixel in the seat button of `player`."""
    return f"button-{player}"


class PlacesOf(Protocol):
    """Each game's list of the places of its board that there are, without the parts; the overlay may have more."""

    def __call__(self, observation: Observation) -> frozenset[str]:
        """Such as "forest-2" and "market"; what can never be lit is not outlined."""
