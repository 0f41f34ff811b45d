"""Languages, each in its own words."""

from __future__ import annotations

from ui.commands import Back, Command, Set
from ui.kit.pieces.pad import Look, Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.frame import banner, body, corner_pads, grid
from ui.text.words import LANGUAGES


class LanguageScreen(PadScreen):
    """Two taps from anywhere at home: the language pad, and the language."""

    topic = "buttons"

    def layout(self, model: Model) -> Scene:
        now = model.settings.get("language", model.words.language)
        names = [(code, LANGUAGES[code]) for code in model.words.languages]
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
