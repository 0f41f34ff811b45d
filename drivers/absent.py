"""The forms of devices that are not there: they take every call and do nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from drivers.ports import Button, Receipt, Sound, Vitals

if TYPE_CHECKING:
    import pygame


class AbsentLamps:
    """No light."""

    def show(self, frame: bytes) -> None:
        """Nothing to light."""

    def close(self) -> None:
        """Nothing to let go."""


class AbsentButtons:
    """No buttons: touch does it all."""

    def down(self) -> frozenset[Button]:
        return frozenset()

    def look(self) -> None:
        """Nothing to see."""

    def close(self) -> None:
        """Nothing to let go."""


class AbsentSpeaker:
    """Silence; every sound has a caption or a light beside it."""

    def play(self, sound: Sound) -> None:
        """Nothing to hear."""

    def set_level(self, level: int) -> None:
        """Nothing to turn up."""

    def close(self) -> None:
        """Nothing to let go."""


class AbsentPanel:
    """A surface that nobody sees: for headless games, pictures and tests. `size` in pixels."""

    def __init__(self, size: tuple[int, int]) -> None:
        import pygame

        self._surface = pygame.Surface(size)

    def surface(self) -> pygame.Surface:
        return self._surface

    def present(self, rects: Sequence[pygame.Rect] | None = None) -> None:
        """Nobody looks."""

    def pump(self, now: float) -> None:
        """Nobody touches."""

    def wake_files(self) -> Sequence[int]:
        return ()

    def sleep(self) -> None:
        """It shows nothing anyway."""

    def correct(self, corners: Sequence[float]) -> None:
        """Nobody touches."""

    def close(self) -> None:
        """Nothing to let go."""


class AbsentHealth:
    """A machine that says nothing about itself."""

    def read(self) -> Vitals:
        return Vitals()


class AbsentPrinter:
    """No paper: screens offer none."""

    columns = 42

    def print(self, receipt: Receipt) -> None:
        """Nothing to print on."""

    def close(self) -> None:
        """Nothing to let go."""


class AbsentBacklight:
    """A panel whose light is always the same."""

    def set(self, percent: int) -> None:
        """Nothing to dim."""

    def close(self) -> None:
        """Nothing to let go."""
