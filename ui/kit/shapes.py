"""Smooth shapes: drawn large, scaled down, and kept, because SDL draws no smooth rounded rectangles itself."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ui.kit.theme import Colour

SCALE = 4
"""Shapes are drawn this many times larger; four steps of grey in each direction are enough for the eye."""
KEPT = 600

Point = tuple[float, float]


class Shapes:
    """Smooth shapes at pixel sizes as transparent surfaces."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def rounded(
        self,
        size: tuple[int, int],
        radii: tuple[int, int, int, int],
        fill: Colour | None,
        border: int = 0,
        border_colour: Colour | None = None,
        dash: int = 0,
    ) -> pygame.Surface:
        """A rounded rectangle; `radii` top left and right, bottom left and right; `dash` pixels, 0 for a line."""
        key = ("rounded", size, radii, fill, border, border_colour, dash)
        found = self._kept.get(key)
        if found is None:
            found = self._keep(key, self._rounded(size, radii, fill, border, border_colour, dash))
        return found

    def polygon(self, size: tuple[int, int], points: Sequence[Point], colour: Colour) -> pygame.Surface:
        """A filled polygon, points in pixels."""
        key = ("polygon", size, tuple(points), colour)
        found = self._kept.get(key)
        if found is None:
            large = self._canvas(size)
            pygame.draw.polygon(large, colour, [(x * SCALE, y * SCALE) for x, y in points])
            found = self._keep(key, self._down(large, size, colour))
        return found

    def disc(self, diameter: int, colour: Colour, ring: int = 0) -> pygame.Surface:
        """A disc, or a ring of `ring` pixels."""
        key = ("disc", diameter, colour, ring)
        found = self._kept.get(key)
        if found is None:
            large = self._canvas((diameter, diameter))
            half = diameter * SCALE / 2
            pygame.draw.circle(large, colour, (half, half), half, ring * SCALE)
            found = self._keep(key, self._down(large, (diameter, diameter), colour))
        return found

    def _keep(self, key: tuple[object, ...], surface: pygame.Surface) -> pygame.Surface:
        if len(self._kept) >= KEPT:
            self._kept.clear()
        self._kept[key] = surface
        return surface

    def _canvas(self, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface((max(1, size[0]) * SCALE, max(1, size[1]) * SCALE), pygame.SRCALPHA)

    def _down(self, large: pygame.Surface, size: tuple[int, int], colour: Colour) -> pygame.Surface:
        """Scale down; the alpha is averaged, the colour stays pure so that no dark fringe appears."""
        small = pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))
        pure = pygame.Surface(small.get_size(), pygame.SRCALPHA)
        pure.fill((*colour, 255))
        small.fill((255, 255, 255, 255), special_flags=pygame.BLEND_RGB_MAX)
        pure.blit(small, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pure

    def _rounded(
        self,
        size: tuple[int, int],
        radii: tuple[int, int, int, int],
        fill: Colour | None,
        border: int,
        border_colour: Colour | None,
        dash: int,
    ) -> pygame.Surface:
        result = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
        if border and border_colour is not None and not dash:
            if fill is not None:
                result.blit(self._plain(size, radii, border_colour), (0, 0))
                inner = (size[0] - 2 * border, size[1] - 2 * border)
                result.blit(self._plain(inner, _less(radii, border), fill), (border, border))
            else:
                result.blit(self._outline(size, radii, border, border_colour), (0, 0))
            return result
        if fill is not None:
            result.blit(self._plain(size, radii, fill), (0, 0))
        if dash and border and border_colour is not None:
            outline = self._outline(size, radii, border, border_colour)
            result.blit(_dashed(outline, dash), (0, 0))
        return result

    def _plain(self, size: tuple[int, int], radii: tuple[int, int, int, int], colour: Colour) -> pygame.Surface:
        return self._shape(size, radii, 0, colour)

    def _outline(
        self, size: tuple[int, int], radii: tuple[int, int, int, int], border: int, colour: Colour
    ) -> pygame.Surface:
        return self._shape(size, radii, border, colour)

    def _shape(
        self, size: tuple[int, int], radii: tuple[int, int, int, int], border: int, colour: Colour
    ) -> pygame.Surface:
        """Filled without a border. Only the corners are drawn large: the rest is straight, and large is slow."""
        width, height = max(1, size[0]), max(1, size[1])
        block = max(*radii, border) + 1
        if 2 * block > min(width, height):
            large = self._part(pygame.Rect(0, 0, width, height), (width, height), radii, border, colour)
            return self._down(large, (width, height), colour)
        result = pygame.Surface((width, height), pygame.SRCALPHA)
        if border:
            for edge in (
                (0, 0, width, border),
                (0, height - border, width, border),
                (0, 0, border, height),
                (width - border, 0, border, height),
            ):
                result.fill(colour, edge)
        else:
            result.fill(colour)
        for x in (0, width - block):
            for y in (0, height - block):
                corner = pygame.Rect(x, y, block, block)
                large = self._part(corner, (width, height), radii, border, colour)
                result.fill((0, 0, 0, 0), corner)
                result.blit(self._down(large, (block, block), colour), corner)
        return result

    def _part(
        self,
        part: pygame.Rect,
        size: tuple[int, int],
        radii: tuple[int, int, int, int],
        border: int,
        colour: Colour,
    ) -> pygame.Surface:
        """A part of a rounded rectangle of `size`, large."""
        large = self._canvas(part.size)
        whole = pygame.Rect(-part.x * SCALE, -part.y * SCALE, size[0] * SCALE, size[1] * SCALE)
        a, b, c, d = (r * SCALE for r in radii)
        pygame.draw.rect(large, colour, whole, 0, -1, a, b, c, d)
        if border:
            a, b, c, d = (r * SCALE for r in _less(radii, border))
            inside = whole.inflate(-2 * border * SCALE, -2 * border * SCALE)
            pygame.draw.rect(large, (0, 0, 0, 0), inside, 0, -1, a, b, c, d)
        return large


def _less(radii: tuple[int, int, int, int], by: int) -> tuple[int, int, int, int]:
    a, b, c, d = (max(0, r - by) for r in radii)
    return a, b, c, d


def _dashed(outline: pygame.Surface, dash: int) -> pygame.Surface:
    """Cut gaps into an outline, at the same places on opposite sides."""
    width, height = outline.get_size()
    for x in range(dash, width - dash, 2 * dash):
        outline.fill((0, 0, 0, 0), (x, 0, dash * 4 // 5, dash))
        outline.fill((0, 0, 0, 0), (x, height - dash, dash * 4 // 5, dash))
    for y in range(dash, height - dash, 2 * dash):
        outline.fill((0, 0, 0, 0), (0, y, dash, dash * 4 // 5))
        outline.fill((0, 0, 0, 0), (width - dash, y, dash, dash * 4 // 5))
    return outline
