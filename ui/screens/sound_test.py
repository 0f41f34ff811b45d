"""The three sounds of the table, each at its three levels."""

from __future__ import annotations

from typing import Final

from ui.commands import Command, PlaySound
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.screens.base import PadScreen
from ui.screens.chrome import GAP
from ui.screens.device_state import State, reason, state
from ui.screens.frame import banner, column, corner_pads, grid, primary_box, primary_pad, stage
from ui.text.words import Words

LEVELS: Final = (1, 2, 3)


class SoundTestScreen(PadScreen):
    """A pad plays, whatever level is set."""

    topic = "lights"
    tests = "speaker"

    def layout(self, model: Model) -> Scene:
        words = model.words
        sounds, levels = _sounds(words), _levels(words)
        cells = grid(stage(model.panel), len(levels), len(sounds))
        at = column(model.panel)
        why = reason(model, "speaker")
        return (
            banner(model, words("Play each sound"), words("Test the sounds"), icon="sound"),
            *corner_pads(model),
            *(
                Pad(
                    box=cells[row * len(levels) + n],
                    key=f"play:{sound}:{level}",
                    label=name,
                    note=levels[n],
                    size=28,
                )
                for row, (sound, name) in enumerate(sounds.items())
                for n, level in enumerate(LEVELS)
            ),
            Label(
                box=Box(at.x, at.y, at.w, primary_box(model.panel).y - GAP - at.y),
                text=why or words("Each level is louder than the one before."),
                size=24,
                muted=state(model, "speaker") is not State.BROKEN,
            ),
            primary_pad(model, "done", words("Done")),
        )

    def act(self, key: str, model: Model) -> list[Command]:
        head, *rest = key.split(":")
        if head == "play":
            sound, level = rest
            return [PlaySound(sound, int(level))]
        return self.undo(model)

    def primary(self, model: Model) -> str:
        return "done"


def _sounds(words: Words) -> dict[str, str]:
    return {"tap": words("A touch"), "done": words("Done"), "refused": words("Refused")}


def _levels(words: Words) -> tuple[str, ...]:
    return words("Low"), words("Mid"), words("High")
