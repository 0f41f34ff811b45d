"""Pictures as files: what the disk refuses is the disk's error, and not SDL's."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pygame


def write_picture(picture: pygame.Surface, path: Path) -> None:
    """Write a PNG; raises OSError."""
    stream = BytesIO()
    pygame.image.save(picture, stream, "picture.png")
    path.write_bytes(stream.getvalue())
