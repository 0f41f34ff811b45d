"""How each game of the catalogue is shown: its presentation, and its light."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.dakota.presentation import DAKOTA_PRESENTATION
from ui.lights import dakota
from ui.lights.light import PlacesOf, SceneOf
from ui.presentation import Presentation

PRESENTATIONS: Final[Mapping[str, Presentation]] = {"dakota": DAKOTA_PRESENTATION}
SCENES: Final[Mapping[str, SceneOf]] = {"dakota": dakota.lights}
PLACES: Final[Mapping[str, PlacesOf]] = {"dakota": dakota.places}
