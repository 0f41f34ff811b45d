"""Playing by buttons alone: the own seat button moves to the next choice, OK takes it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ui.kit.widget import Scene


class Cursor:
    """Remembers which touch target the buttons are at; nobody sees it until a button is pressed."""

    def __init__(self) -> None:
        self.key = ""

    def next(self, keys: Sequence[str]) -> None:
        """Move to the choice after the present one, from the last to the first."""
        if not keys:
            self.key = ""
            return
        at = keys.index(self.key) if self.key in keys else -1
        self.key = keys[(at + 1) % len(keys)]

    def clear(self) -> None:
        """Forget the choice (it was taken, or a finger plays)."""
        self.key = ""

    def mark(self, scene: Scene) -> Scene:
        """The scene with the present choice marked."""
        if not self.key:
            return scene
        return tuple(msgspec.structs.replace(w, focus=True) if w.key == self.key else w for w in scene)
