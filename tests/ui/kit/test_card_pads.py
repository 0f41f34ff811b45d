"""Lines of a hand and pads with symbols: what does not fit is left out, never cut, and states differ in grey."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ui.checks import check_differ_in_grey, check_text
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.card_line import CardLine
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.symbol_pad import SymbolPad
from ui.kit.pieces.target import State
from ui.kit.widget import Widget

PANEL = PANELS["10in"]
WIDE, NARROW = Box(0, 0, 338, 78), Box(0, 0, 188, 72)
MARKS = (Mark("mountain"), Mark("river"), Mark("standing-stone"), Mark("stone-black", "+1"))


def texts(widget: Widget) -> list[str]:
    return [written.text for written in check_text(widget, Painter(PANEL))]


def line(box: Box = WIDE, **more: object) -> CardLine:
    given: dict[str, object] = {"box": box, "symbol": "awakening", "name": "Awakening", "marks": MARKS, **more}
    return CardLine(**given)  # type: ignore[arg-type]


def pad(wide: float = 222, high: float = 142, **more: object) -> SymbolPad:
    given: dict[str, object] = {"box": Box(0, 0, wide, high), "symbols": ("prairie", "forest"), **more}
    return SymbolPad(**given)  # type: ignore[arg-type]


def test_a_line_has_name_and_marks() -> None:
    assert texts(line()) == ["Awakening", "+1"]
    assert texts(line(marks=(), text="Any region")) == ["Awakening", "Any region"]


def test_a_narrow_line_leaves_out_marks_from_the_end() -> None:
    assert texts(line(NARROW)) == ["Awakening"]
    check_differ_in_grey(line(NARROW), line(NARROW, marks=MARKS[:2]), PANEL)
    assert texts(line(NARROW, name="Awakeningnemo", marks=(Mark("camp"),), text="Anywhere at all, really")) == []


def test_a_line_that_is_off_says_why_if_that_fits() -> None:
    assert texts(line(state=State.OFF, reason="No path to join yet")) == ["No path to join yet"]
    assert texts(line(NARROW, state=State.OFF, reason="Nonem pathnemo tonem joinnemo yetnemo andnemo more")) == []


def test_lines_differ_in_grey() -> None:
    shown = [line(state=State.FREE), line(state=State.CHOSEN, seat=0), line(state=State.OFF, reason="No")]
    for one, other in combinations(shown, 2):
        check_differ_in_grey(one, other, PANEL)


@pytest.mark.parametrize(("wide", "high"), [(222, 142), (147, 102), (257, 72), (360, 100)])
def test_a_pad_has_its_label_wherever_it_fits(wide: float, high: float) -> None:
    assert texts(pad(wide, high, label="Prairie, Forest")) == ["Prairie, Forest"]


def test_a_pad_leaves_out_the_note_then_the_label() -> None:
    more = {"label": "Pathfinder", "note": "Own 5 items of one path"}
    assert texts(pad(222, 200, symbols=("wisdom",), **more)) == ["Pathfinder", "Own 5 items of one path"]
    assert texts(pad(222, 110, symbols=("wisdom",), **more)) == ["Pathfinder"]
    assert texts(pad(80, 72, symbols=("wisdom",), **more)) == []


def test_why_not_comes_before_what() -> None:
    off = pad(157, 90, symbols=("amulet",), label="Amulet of old", note="all seen", state=State.OFF)
    assert texts(off) == ["all seen"]
    assert texts(pad(222, 142, symbols=("amulet",), label="Amulet", note="all seen", state=State.OFF)) == [
        "Amulet",
        "all seen",
    ]


def test_pads_differ_in_grey() -> None:
    shown = [pad(label="One", state=state) for state in State]
    for one, other in combinations(shown, 2):
        check_differ_in_grey(one, other, PANEL)
    check_differ_in_grey(pad(), pad(symbols=("prairie",)), PANEL)


def middle(widget: SymbolPad) -> float:
    """Where the middle of what is drawn inside the outline lies, by the width."""
    picture = Painter(PANEL).picture(widget)
    wide, high = picture.get_size()
    ground = picture.get_at((10, high // 2))
    lit = [x for x in range(10, wide - 10) if any(picture.get_at((x, y)) != ground for y in range(10, high - 10))]
    return (lit[0] + lit[-1]) / 2 / wide


@pytest.mark.parametrize(("high", "label", "centred"), [(72, "", True), (72, "A", False), (200, "A", True)])
def test_only_low_pads_with_words_have_them_beside_the_symbols(high: float, label: str, *, centred: bool) -> None:
    shown = pad(500, high, symbols=("powwow",), label=label)
    assert (middle(shown) == pytest.approx(0.5, abs=0.01)) is centred
