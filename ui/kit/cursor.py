"""Playing by buttons alone: the own seat button moves to the next choice, OK takes it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from ui.kit.widget import Scene


class Cursor:
    """Remembers which touch target the buttons are at; nobody sees it until a button is pressed."""

    def __init__(self) -> None:
        self.key = ""
        self._left = ""

    def next(self, keys: Sequence[str], skipped: Collection[str] = ()) -> None:
        """Move to the choice after the present one, from the last to the first, but to none that is `skipped`."""
        came_from = self.key or self._left
        at = keys.index(came_from) if came_from in keys else -1
        ahead = [*keys[at + 1 :], *keys[: at + 1]]
        self.key = next((key for key in ahead if key not in skipped), "")

    def rest(self) -> None:
        """The choice was taken: nothing is marked, and the next press goes on from there."""
        self._left, self.key = self.key or self._left, ""

    def clear(self) -> None:
        """Forget the choice (it was taken, or a finger plays)."""
        self.key = self._left = ""

    def mark(self, scene: Scene) -> Scene:
        """The scene with the present choice marked."""
        if not self.key:
            return scene
        return tuple(msgspec.structs.replace(w, focus=True) if w.key == self.key else w for w in scene)
