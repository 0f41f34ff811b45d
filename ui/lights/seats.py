"""The light while people find their seats: free buttons breathe, taken ones are steady in their colour."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from ui.lights.light import Light, Meaning, Scene, button

PLACES: Final = range(6)


def seats(taken: Collection[int]) -> Scene:
    """`taken` are places at the table; for a pipeline without a game, where player n sits at place n."""
    return Scene(
        board={button(place): Light(Meaning.OCCUPIED, (place,)) for place in PLACES if place in taken},
        prompt={button(place): Light(Meaning.MAY_CHOOSE) for place in PLACES if place not in taken},
    )
