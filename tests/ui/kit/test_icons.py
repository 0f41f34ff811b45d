"""Our icons: plain shapes, one colour, told apart by their outline even where they are small."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import combinations

import pygame
import pytest

from games.dakota.terms import Faction, Pawn, Resource, Terrain
from games.sitting_bull.terms import Icon, Milestone, Region, Stone
from ui.kit.icons import Icons
from ui.kit.theme import WHITE

FOLDER = files("ui.kit") / "icons"
NAMES = sorted(entry.name.removesuffix(".svg") for entry in FOLDER.iterdir() if entry.name.endswith(".svg"))
ALLOWED = {"svg", "g", "path", "circle", "rect"}
SMALL = 28


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_plain_and_in_one_colour(name: str) -> None:
    source = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert 'viewBox="0 0 24 24"' in source
    assert set(re.findall(r"<([a-z]+)", source)) <= ALLOWED
    assert set(re.findall(r'(?:fill|stroke)="([^"]*)"', source)) <= {"#fff", "none"}
    assert "style" not in source


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_is_drawn_small_and_large(name: str) -> None:
    icons = Icons()
    for size in (20, SMALL, 96):
        picture = icons.picture(name, size, WHITE)
        share = pygame.mask.from_surface(picture).count() / size**2
        assert 0.04 < share < 0.9, f"{name} covers {share:.0%} at {size} pixels"


def test_shapes_that_stand_beside_each_other_differ_by_outline() -> None:
    groups = (
        [r.name.lower() for r in Resource],
        [t.name.lower() for t in Terrain],
        [p.name.lower() for p in Pawn] + ["market", "frontier"],
        [f.name.lower() for f in Faction],
        [r.name.lower() for r in Region] + ["powwow"],
        [i.name.lower() for i in Icon],
        [f"stone-{s.name.lower()}" for s in Stone],
        [m.name.lower().replace("_", "-") for m in Milestone],
        ["swap", "cards", "feat", "travel", "present", "leadership", "council", "call", "powwow"],
        ["pawn", "offering", "present", "milestone", "wisdom", "deck", "cards", "standing-stone"],
        ["pause", "play", "sound", "sound-off", "help", "undo", "close", "settings", "switch-off"],
    )
    icons = Icons()
    for group in groups:
        masks = {name: pygame.mask.from_surface(icons.picture(name, SMALL, WHITE)) for name in group}
        for one, other in combinations(group, 2):
            both = masks[one].overlap_area(masks[other], (0, 0))
            either = masks[one].count() + masks[other].count() - both
            assert (either - both) / either > 0.2, f"{one} and {other} look alike"
