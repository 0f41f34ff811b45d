"""One setting turns the picture and the touches of a panel together."""

from __future__ import annotations

from typing import Final

import pygame

QUARTERS: Final = (0, 90, 180, 270)
"""Degrees clockwise by which the picture is turned on the display."""


def turned_size(size: tuple[int, int], rotation: int) -> tuple[int, int]:
    """Width and height after a turn by `rotation` degrees, either way round."""
    return size if rotation % 180 == 0 else (size[1], size[0])


def to_panel(x: int, y: int, display: tuple[int, int], rotation: int) -> tuple[int, int]:
    """The pixel of the panel's surface under pixel (x, y) of a display of this size."""
    width, height = display
    if rotation == 90:
        return y, width - 1 - x
    if rotation == 180:
        return width - 1 - x, height - 1 - y
    if rotation == 270:
        return height - 1 - y, x
    return x, y


def to_display(rect: pygame.Rect, display: tuple[int, int], rotation: int) -> pygame.Rect:
    """Where a rectangle of the panel's surface lies on a display of this size."""
    width, height = display
    if rotation == 90:
        return pygame.Rect(width - rect.bottom, rect.left, rect.height, rect.width)
    if rotation == 180:
        return pygame.Rect(width - rect.right, height - rect.bottom, rect.width, rect.height)
    if rotation == 270:
        return pygame.Rect(rect.top, height - rect.right, rect.height, rect.width)
    return rect


def turn(picture: pygame.Surface, rotation: int) -> pygame.Surface:
    """The picture turned clockwise by whole quarters, pixel for pixel."""
    return pygame.transform.rotate(picture, -rotation)
