"""Icons: our own SVG drawings, in one colour, rendered at the size they are shown."""

from __future__ import annotations

import io
from importlib.resources import files

import pygame

from ui.kit.theme import Colour

KEPT = 400


class Icons:
    """Renders `ui/kit/icons/NAME.svg` in a colour; keeps the pictures."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, Colour], pygame.Surface] = {}
        self._sources: dict[str, bytes] = {}

    def picture(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        """A square transparent surface of `px` pixels; raises FileNotFoundError for an unknown name."""
        key = (name, px, colour)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[key] = self._render(name, px, colour)
        return found

    def _render(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        source = self._sources.get(name)
        if source is None:
            source = self._sources[name] = (files("ui.kit") / "icons" / f"{name}.svg").read_bytes()
        shape = pygame.image.load_sized_svg(io.BytesIO(source), (px, px))
        shape.fill((255, 255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
        picture = pygame.Surface(shape.get_size(), pygame.SRCALPHA)
        picture.fill((*colour, 255))
        picture.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture
