"""How each game of the catalogue is shown: its presentation, its light, and the words on its overlay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from hardware.drawings.labels import Labels
from ui.dakara import overlay_labels as dakara_labels
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.dakara_bank import lights as bank_lights
from ui.dakara_bank.presentation import BANK_PRESENTATION
from ui.dakota import overlay_labels as dakota_labels
from ui.dakota.presentation import DAKOTA_PRESENTATION
from ui.lights import dakara, dakota, sitting_bull
from ui.lights.light import PlacesOf, SceneOf
from ui.presentation import Presentation
from ui.sitting_bull import overlay_labels as sitting_bull_labels
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
    "dakota": dakota_labels.labels,
    "dakara": dakara_labels.labels,
    "sitting-bull": sitting_bull_labels.labels,
}
"""The words on the overlays; a game without one has none."""
