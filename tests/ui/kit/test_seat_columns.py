"""What a seat has laid out, in numbers at any size."""

from __future__ import annotations

import pytest

from tests.ui.checks import check_differ_in_grey
from tests.ui.kit.board_parts import PANEL, PATHS, STONE_NAMES, texts
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.theme import PANEL as PANEL_COLOUR


def seat(**more: object) -> SeatColumns:
    given: dict[str, object] = {
        "box": Box(0, 0, 282, 138),
        "place": 0,
        "name": "Orange",
        "head": (("pawn", 9), ("present", 1)),
        "paths": tuple(zip(PATHS, (3, 0, 2, 1), strict=True)),
        "stones": tuple(zip(STONE_NAMES, (1, 4, 0, 1), strict=True)),
    }
    return SeatColumns(**{**given, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(282.0, 138.0), (193.0, 78.0), (190.0, 74.0), (376.0, 138.0)])
@pytest.mark.parametrize("panel", sorted(PANELS))
def test_a_seat_tells_all_its_numbers_at_any_size(size: tuple[float, float], panel: str) -> None:
    card = seat(box=Box(0, 0, *size), name="Bartholomäus-Maximilian", current=True, first=True)
    shown = texts(card, panel)
    assert shown == ["1", "1", "9", "3", "0", "2", "1", "1", "4", "0", "1"]


def test_a_seat_s_name_stands_where_it_fits() -> None:
    assert "Orange" in texts(seat())
    assert "Orange" not in texts(seat(box=Box(0, 0, 193, 78), head=(("pawn", 13), ("present", 10))))


def test_the_seat_on_turn_the_first_and_one_that_is_away_stand_apart_in_grey() -> None:
    check_differ_in_grey(seat(), seat(current=True), PANEL, 0.06)
    check_differ_in_grey(seat(), seat(first=True), PANEL, 0.005)
    check_differ_in_grey(seat(), seat(icon="bot"), PANEL, 0.003)


@pytest.mark.parametrize(("panel", "size", "middle"), [("10in", (583.0, 116.0), 60), ("7in", (401.0, 72.0), 36)])
def test_a_wide_card_has_paths_and_stones_in_one_line(panel: str, size: tuple[float, float], middle: int) -> None:
    """Spread over the width in two lines, they would not read as groups: between name and line nothing is drawn."""
    card = seat(box=Box(0, 0, *size))
    picture = Painter(PANELS[panel]).picture(card)
    scale = picture.get_width() / size[0]
    between = {picture.get_at((x, round(middle * scale)))[:3] for x in range(round(70 * scale), picture.get_width())}
    assert between == {PANEL_COLOUR}
    assert texts(card, panel)[-8:] == ["3", "0", "2", "1", "1", "4", "0", "1"]


def test_numbers_of_two_digits_in_a_wide_card_are_still_whole() -> None:
    paths = tuple(zip(PATHS, (12, 10, 11, 13), strict=True))
    stones = tuple(zip(STONE_NAMES, (12, 10, 11, 12), strict=True))
    assert texts(seat(box=Box(0, 0, 401, 72), paths=paths, stones=stones))[-8:] == [
        "12", "10", "11", "13", "12", "10", "11", "12",
    ]  # fmt: skip
