"""How each game of the catalogue is shown: its presentation, its light, and the words on its overlay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hardware.drawings.labels import Labels
from ui.dakara import printing as dakara_printing
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.dakara_bank import lights as bank_lights
from ui.dakara_bank.presentation import BANK_PRESENTATION
from ui.dakota import printing as dakota_printing
from ui.dakota.presentation import DAKOTA_PRESENTATION
from ui.lights import dakara, dakota, sitting_bull
from ui.lights.light import PlacesOf, SceneOf
from ui.presentation import Presentation
from ui.sitting_bull import printing as sitting_bull_printing
from ui.sitting_bull.presentation import SITTING_BULL_PRESENTATION
from ui.text.words import Words

PRESENTATIONS: Final[Mapping[str, Presentation]] = {
    "dakota": DAKOTA_PRESENTATION,
    "dakara": DAKARA_PRESENTATION,
    "sitting-bull": SITTING_BULL_PRESENTATION,
    "dakara-bank": BANK_PRESENTATION,
}
SCENES: Final[Mapping[str, SceneOf]] = {
    "dakota": dakota.lights,
    "dakara": dakara.lights,
    "sitting-bull": sitting_bull.lights,
    "dakara-bank": bank_lights.lights,
}
PLACES: Final[Mapping[str, PlacesOf]] = {
    "dakota": dakota.places,
    "dakara": dakara.places,
    "sitting-bull": sitting_bull.places,
    "dakara-bank": bank_lights.places,
}
LABELS: Final[Mapping[str, Callable[[Words], Labels]]] = {
    "dakota": dakota_printing.labels,
    "dakara": dakara_printing.labels,
    "sitting-bull": sitting_bull_printing.labels,
}
"""The words on the overlays; a game without one has none."""
