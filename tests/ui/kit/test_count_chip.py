"""Who leads and who ties shows without colour; counts keep apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.ui.checks import check_differ_in_grey, contains, overlap
from tests.ui.kit.board_parts import PANEL, region
from ui.kit.panel import Box
from ui.kit.pieces.count_chip import Count, Lead, count_boxes, leads


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ((3, 1, 0, 1), (Lead.LEADS, Lead.NONE, Lead.NONE, Lead.NONE)),
        ((1, 2, 2), (Lead.NONE, Lead.TIES, Lead.TIES)),
        ((1, 1), (Lead.TIES, Lead.TIES)),
        ((0, 0, 0), (Lead.NONE, Lead.NONE, Lead.NONE)),
        ((), ()),
    ],
)
def test_the_most_alone_leads_and_the_most_together_tie(numbers: tuple[int, ...], expected: tuple[Lead, ...]) -> None:
    assert leads(numbers) == expected


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("size", [(150.0, 110.0), (150.0, 58.0), (240.0, 40.0), (106.0, 56.0)])
def test_counts_keep_inside_their_room_and_apart(number: int, size: tuple[float, float]) -> None:
    room = Box(7, 11, *size)
    boxes = count_boxes(room, number)
    assert len(boxes) == number
    assert all(contains(room, box) for box in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))


def test_two_counts_stand_in_a_row_unless_the_room_is_low_and_wide() -> None:
    def rows(boxes: tuple[Box, ...]) -> int:
        return len({box.y for box in boxes})

    assert rows(count_boxes(Box(0, 0, 150, 110), 4)) == 2
    assert rows(count_boxes(Box(0, 0, 260, 40), 4)) == 1
    assert rows(count_boxes(Box(0, 0, 106, 56), 4)) == 2
    assert rows(count_boxes(Box(0, 0, 260, 110), 3, across=3)) == 1


@pytest.mark.parametrize(("one", "other"), list(combinations(Lead, 2)))
def test_leader_tie_and_others_differ_without_colour(one: Lead, other: Lead) -> None:
    two = [region(counts=(Count(place=0, number=2, lead=lead), Count(place=1, number=2))) for lead in (one, other)]
    check_differ_in_grey(two[0], two[1], PANEL, 0.005)
