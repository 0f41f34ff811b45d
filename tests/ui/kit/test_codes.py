"""QR codes are read back as a phone reads them, from the pixels of the panel."""

from __future__ import annotations

import pygame
import pytest
import zxingcpp

from tests.ui.screens.cases import CASES
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box, Panel
from ui.kit.pieces.dice_record import DiceRecord
from ui.kit.pieces.qr import QUIET, SealCard, modules
from ui.screens.fairness import code_of, luck_words
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def read(surface: pygame.Surface) -> list[str]:
    """The texts of all codes in a picture."""
    width, height = surface.get_size()
    pixels = memoryview(pygame.image.tobytes(surface, "RGB")).cast("B", (height, width, 3))
    return [code.text for code in zxingcpp.read_barcodes(pixels)]


@each_panel
@pytest.mark.parametrize("name", ["luck", "fairness", "fairness-end"])
def test_a_phone_reads_what_the_screen_shows(panel: Panel, name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    model = case.model(panel)
    assert model.fairness is not None
    painter = Painter(panel)
    painter.paint(case.make().scene(model))
    expected = code_of(model.fairness) if name.startswith("fairness") else model.fairness.fingerprint
    assert read(painter.surface) == [expected]


@each_panel
def test_the_smallest_module_can_be_seen_by_a_camera(panel: Panel) -> None:
    """A module of half a millimetre is read from 30 cm."""
    for name in ("luck", "fairness-end"):
        case = next(case for case in CASES if case.name == name)
        card = next(w for w in case.make().scene(case.model(panel)) if isinstance(w, SealCard))
        count = len(modules(card.code)) + 2 * QUIET
        side = min(card.box.h, card.box.w * 0.45)
        assert panel.millimetres(side) / count > 0.5


def test_a_code_is_square_and_has_its_three_corners() -> None:
    rows = modules("firelight")
    assert {len(row) for row in rows} == {len(rows)}
    for corner in (rows[0][:7], rows[0][-7:], rows[-1][:7]):
        assert all(corner)


def test_luck_is_told_by_seat_and_a_strange_one_as_it_is() -> None:
    words = Words()
    assert luck_words(words, "0:7 3:2") == "Orange 7, Yellow 2"
    assert luck_words(words, "") == "none"
    assert luck_words(words, "by the moon") == "by the moon"
    assert luck_words(words, "9:1") == "9:1"


def test_the_dice_record_has_neither_red_nor_green() -> None:
    """All of it is grey or paper: the colours of a pixel lie close together."""
    painter = Painter(PANELS["10in"])
    record = DiceRecord(box=Box(0, 0, 600, 400), faces=(3, 14, 22, 9, 8, 10), low=5, high=17)
    picture = painter.picture(record)
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(0, 600, 3) for y in range(0, 400, 3)}
    assert max(max(colour) - min(colour) for colour in colours) < 48


def test_the_band_shows_only_where_something_can_be_said() -> None:
    painter = Painter(PANELS["10in"])
    with_band = DiceRecord(box=Box(0, 0, 600, 400), faces=(10,) * 6, low=5, high=16)
    without = DiceRecord(box=Box(0, 0, 600, 400), faces=(10,) * 6, low=0, high=0)
    grey = (0x36, 0x41, 0x4D)
    shown = [
        sum(tuple(p.get_at((x, y)))[:3] == grey for x in range(0, 600, 5) for y in range(0, 400, 5))
        for p in (painter.picture(with_band), painter.picture(without))
    ]
    assert shown[0] > 500
    assert shown[1] == 0
