"""The print of Sitting Bull: five regions around the powwow, and no cell that serves two of their parts."""

from __future__ import annotations

import pytest

from hardware.overlay import group_of
from tests.ui.lights.sitting_bull_games import (
    OVERLAY,
)


def test_no_cell_serves_two_zones() -> None:
    cells = [cell for zone in OVERLAY.zones.values() for cell in zone]
    assert len(cells) == len(set(cells))


@pytest.mark.parametrize(
    ("name", "columns", "rows"),
    [
        ("prairie", range(5), range(5)),
        ("mountain", range(5, 11), range(3)),
        ("forest", range(11, 16), range(5)),
        ("camp", range(5), range(5, 10)),
        ("river", range(11, 16), range(5, 10)),
    ],
)
def test_a_region_fills_its_part_of_the_bed(name: str, columns: range, rows: range) -> None:
    cells = {cell for zone, cells in OVERLAY.zones.items() if group_of(zone) == name for cell in cells}
    assert cells == {(column, row) for column in columns for row in rows}


def test_the_powwow_lies_between_them_and_every_part_but_the_fields_has_one_cell() -> None:
    powwow = {cell for zone, cells in OVERLAY.zones.items() if group_of(zone) == "powwow" for cell in cells}
    assert powwow <= {(column, row) for column in range(5, 11) for row in range(3, 10)}
    assert all(len(cells) == 1 for zone, cells in OVERLAY.zones.items() if not zone.endswith(".field"))


def test_the_marks_lie_in_the_fields_of_their_places() -> None:
    assert [mark.icon for mark in OVERLAY.marks] == ["prairie", "mountain", "forest", "camp", "river", "powwow"]
    for mark in OVERLAY.marks:
        assert (int(mark.x), int(mark.y)) in OVERLAY.zones[f"{mark.icon}.field"]
