"""The round place in the middle tells its pawns, its effect and its spaces."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.ui.checks import check_differ_in_grey, lengthened
from tests.ui.kit.board_parts import PANEL, PATHS, heads, powwow, texts
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.powwow_place import Space
from ui.kit.pieces.symbol import Mark
from ui.kit.pieces.target import State


@pytest.mark.parametrize("size", [(226.0, 226.0), (264.0, 226.0), (257.0, 150.0), (190.0, 150.0), (190.0, 132.0)])
@pytest.mark.parametrize("effect", ["Travel", "Council of Elders", lengthened("Council of Elders")])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_the_powwow_tells_its_pawns_at_any_size(size: tuple[float, float], effect: str, panel: str) -> None:
    box, mark = Box(0, 0, *size), Mark("council", effect)
    four = powwow(box=box, counts=heads(1, 12, 0, 3), effect=mark)
    assert {"1", "12", "0", "3"} <= set(texts(four, panel))
    spaces = tuple(Space(icon) for icon in PATHS)
    three = powwow(box=box, counts=heads(1, 8, 0, third=True), effect=mark, spaces=spaces, state=State.FREE)
    assert {"1", "8", "0"} <= set(texts(three, panel))


def test_the_powwow_writes_its_effect_on_two_lines_or_why_not() -> None:
    assert texts(powwow(effect=Mark("council", "Council of Elders")))[1] == "Council of Elders"
    assert texts(powwow(note="Not on the card"))[1] == "Not on the card"
    assert texts(powwow()) == ["Powwow", "Travel", "1", "1", "2", "1"]
    assert texts(powwow(box=Box(0, 0, 190, 132)))[0] == "Travel"


def test_a_reserved_space_that_is_taken_shows_by_whom() -> None:
    free = tuple(Space(icon) for icon in PATHS)
    plain = powwow(effect=Mark("leadership", "Leadership"), counts=heads(1, 0, 2, third=True), spaces=free)
    taken = [replace(plain, spaces=(Space("origin", place), *free[1:])) for place in (0, 1)]
    check_differ_in_grey(plain, taken[0], PANEL, 0.01)
    check_differ_in_grey(taken[0], taken[1], PANEL, 0.0005)
