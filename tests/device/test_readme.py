"""The README names commands that there are, and pictures that are there and small."""

from __future__ import annotations

import re
from pathlib import Path

import pygame

from device.cli import parser

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text()


def test_its_commands_are_understood() -> None:
    commands = re.findall(r"^firelight (.*?)(?:\s+#.*)?$", TEXT, re.MULTILINE)
    assert len(commands) == 13
    for command in commands:
        parser().parse_args(command.replace("[--json]", "--json").split())
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", TEXT, re.MULTILINE)) <= targets


def test_its_pictures_are_there() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", TEXT)
    assert pictures == [f"hardware/pictures/{name}.png" for name in ("simulator", "panel", "dakara", "sitting-bull")]
    for name in pictures:
        assert (ROOT / name).stat().st_size < 200_000
    assert pygame.image.load(ROOT / pictures[0]).get_size() == (1600, 1000)


def test_the_pads_it_names_are_on_the_screen() -> None:
    words = (ROOT / "ui/text/locale/firelight.pot").read_text()
    for name in re.findall(r"\*\*([A-Z][\w ]+)\*\*", TEXT):
        assert f'msgid "{name}"' in words, name
