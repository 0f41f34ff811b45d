"""The checks that all screens' tests use find what they are meant to find."""

from __future__ import annotations

import pytest

from tests.ui.checks import LongWords, check_scene, check_text, contrast, lengthened
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pen import Pen
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.theme import INK, TEXT
from ui.kit.widget import Widget

PANEL = PANELS["10in"]


def pad(x: float, y: float, w: float = 88, h: float = 88, key: str = "a") -> Pad:
    return Pad(box=Box(x, y, w, h), key=key, label="Ok")


def test_a_good_scene_passes() -> None:
    written = check_scene((pad(48, 48), pad(154, 48, key="b")), PANEL)
    assert [t.text for t in written] == ["Ok", "Ok"]


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ((pad(48, 48, w=60),), "less than"),
        ((pad(48, 48), pad(140, 48, key="b")), "apart"),
        ((pad(40, 48),), "from the edge"),
        ((pad(48, 48), pad(154, 48)), "share a key"),
        ((pad(48, 48), pad(100, 48, key="b")), "half covers"),
        ((Label(box=Box(48, 48, 60, 30), text="A long sentence"),), "cuts"),
        ((Label(box=Box(48, 48, 260, 30), text="Writing 漢"),), "the font has no"),
    ],
)
def test_faults_are_found(scene: tuple[Widget, ...], why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        check_scene(scene, PANEL)


def test_opposites_stand_apart() -> None:
    scene = (pad(48, 48), pad(154, 48, key="b"))
    with pytest.raises(AssertionError, match=r"only 3\.1 mm apart"):
        check_scene(scene, PANEL, opposites=[("a", "b")])


class Faint(Widget, frozen=True, kw_only=True):
    def draw(self, pen: Pen) -> None:
        pen.text("faint", 10, 20, 24, (60, 60, 60))


def test_faint_text_is_found() -> None:
    with pytest.raises(AssertionError, match="has contrast"):
        check_text(Faint(box=Box(0, 0, 100, 40)), Painter(PANEL))


def test_long_words_are_forty_per_cent_longer_and_keep_their_fields() -> None:
    assert lengthened("Round {round} of {rounds}").count("{round}") == 1
    text = "Red: place three explorers"
    letters = sum(c.isalpha() for c in text)
    assert sum(c.isalpha() for c in LongWords()(text)) == round(letters * 1.4)
    assert LongWords().plural("{n} pawn", "{n} pawns", 2).startswith("2 pawnsn")


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(TEXT, INK) > 15
