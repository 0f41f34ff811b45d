"""A camera for the screens: consoles that are brought to where they are wanted, and pictures of them."""

from __future__ import annotations

from pathlib import Path

import pygame

from device.console import Console
from device.staging import staged_console
from ui.kit.painter import Painter
from ui.kit.panel import Panel

Picture = tuple[str, pygame.Surface]
"""A picture and its name."""


class Camera:
    """Takes pictures of one panel; every console has a data folder of its own below `folder`."""

    def __init__(self, folder: Path, panel: Panel) -> None:
        self.folder = folder
        self._panel = panel
        self._painter: Painter | None = None

    def console(self, name: str, seed: int = 7) -> Console:
        """A console of that name; the same seed gives the same games."""
        size = self._panel.width_px, self._panel.height_px
        return staged_console(self.folder / name, size, seed, self._panel.diagonal_in)

    def take(self, name: str, console: Console) -> Picture:
        """What the console shows now."""
        if self._painter is None:
            self._painter = Painter(console.panel)
        self._painter.paint(console.navigator.scene(console.model()))
        return name, self._painter.surface.copy()
