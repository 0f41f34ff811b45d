"""Languages, each in its own words."""

from __future__ import annotations

from typing import Final

from ui.commands import Back, Command, Set
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.frame import banner, body, corner_pads, grid

LANGUAGES: Final = {"en": "English", "it": "Italiano", "de": "Deutsch", "es": "Español"}
"""By code, as their speakers call them; those without a catalogue are shown in English."""


class LanguageScreen(PadScreen):
    """Two taps from anywhere at home: the language pad, and the language."""

    topic = "buttons"

    def layout(self, model: Model) -> Scene:
        now = model.settings.get("language", model.words.language)
        offered = model.settings.get("languages", "en").split(",")
        names = [(code, LANGUAGES.get(code, code)) for code in offered]
        cells = grid(body(model.panel), 2, 2)
        pads = [
            Pad(
                box=cell,
                key=f"language:{code}",
                label=name,
                size=40,
                look=Look.CHOSEN if code == now else Look.PLAIN,
            )
            for (code, name), cell in zip(names, cells, strict=False)
        ]
        head = banner(model, model.words("Choose a language"), icon="language")
        return (head, *corner_pads(model), *pads)

    def act(self, key: str, model: Model) -> list[Command]:
        return [Set("language", key.partition(":")[2]), Back()]
