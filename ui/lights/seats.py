"""The light before a game: buttons that do something breathe, the other taken ones are steady in their colour."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ui.lights.light import Light, Meaning, Scene, button

PLACES: Final = range(6)


def seats(taken: Collection[int]) -> Scene:
    """`taken` are places at the table; for a pipeline without a game, where player n sits at place n."""
    return _scene(taken, [place for place in PLACES if place not in taken])


def luck(taken: Collection[int], pressing: Collection[int]) -> Scene:
    """The buttons that may add to the luck breathe, the other taken ones are steady."""
    return _scene([place for place in taken if place not in pressing], pressing)


def _scene(steady: Collection[int], breathing: Collection[int]) -> Scene:
    return Scene(
        board={button(place): Light(Meaning.OCCUPIED, (place,)) for place in PLACES if place in steady},
        prompt={button(place): Light(Meaning.MAY_CHOOSE) for place in PLACES if place in breathing},
    )
