"""`firelight shots`: a picture of every screen at every panel size."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from device.cli import main
from device.shots import MOMENTS, Camera
from ui.kit.panel import PANELS

COMMON = {
    "home", "seats", "options", "settings", "language", "pin", "staff", "pause", "journal", "correct", "modes",
    "edition", "error", "help", "home-resume", "saved", "dakota-end",
}  # fmt: skip


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_the_screens_before_a_game_are_pictured_each_as_itself(tmp_path: Path) -> None:
    taken = dict(Camera(tmp_path, (1024, 600), 7.0).before_a_game())
    assert set(taken) == {"home", "seats", "options", "settings", "language", "pin", "staff"}
    pictures = list(taken.values())
    assert all(picture.get_size() == (1024, 600) for picture in pictures)
    assert not any(alike(one, other) for at, one in enumerate(pictures) for other in pictures[:at])


@pytest.mark.slow
def test_every_screen_at_every_panel_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shots", str(tmp_path)]) == 0
    for name, panel in PANELS.items():
        files = {path.name.removesuffix(f"-{name}.png") for path in tmp_path.glob(f"*-{name}.png")}
        assert files >= COMMON
        assert {f"dakota-{moment}" for moment in MOMENTS} <= files
        assert {"dakota-factions-secret", "dakota-factions-peek"} <= files
        for path in tmp_path.glob(f"*-{name}.png"):
            assert pygame.image.load(path).get_size() == (panel.width_px, panel.height_px)
    assert capsys.readouterr().out.startswith(f"{len(list(tmp_path.iterdir()))} pictures are in ")
