"""Offerings: the most pawns in a region take what lies there (S:196-198)."""

from __future__ import annotations

import pytest

from games.sitting_bull import scoring
from games.sitting_bull.terms import NEUTRAL, Region
from tests.games.sitting_bull.count import Count


@pytest.mark.rule("SB-35")
@pytest.mark.parametrize(
    ("pawns", "points"),
    [
        ((2, 1, 0), (15, 0, 0)),
        ((1, 2, 0), (0, 15, 0)),
        ((0, 0, 1), (0, 0, 15)),
        ((3, 2, 2), (15, 0, 0)),
        ((2, 2, 1), (0, 0, 0)),
        ((0, 2, 2), (0, 0, 0)),
        ((1, 1, 1), (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("region", Region)
def test_the_most_pawns_take_the_offering_and_a_tie_takes_nothing(
    region: Region, pawns: tuple[int, ...], points: tuple[int, ...]
) -> None:
    count = Count(3).pawns(region, *pawns).offering(region, 15)
    assert count.totals() == points
    for player in range(3):
        assert count.sheet(player).offerings == tuple(points[player] if r == region else 0 for r in Region)


@pytest.mark.rule("SB-R31")
def test_an_offering_where_nobody_stands_goes_to_nobody() -> None:
    count = Count(2).offering(Region.RIVER, 25)
    assert count.totals() == (0, 0)
    assert scoring.leaders(count.p, Region.RIVER) == ()


@pytest.mark.rule("SB-35", "SB-R31", "SB-11")
@pytest.mark.parametrize(
    ("pawns", "neutral", "leaders", "points"),
    [
        ((2, 1), 1, (0,), (20, 0)),
        ((2, 1), 2, (0, NEUTRAL), (0, 0)),
        ((2, 1), 3, (NEUTRAL,), (0, 0)),
        ((1, 1), 0, (0, 1), (0, 0)),
        ((1, 1), 1, (0, 1, NEUTRAL), (0, 0)),
        ((0, 0), 1, (NEUTRAL,), (0, 0)),
        ((0, 3), 2, (1,), (0, 20)),
    ],
)
def test_the_third_colour_counts_as_a_third_player(
    pawns: tuple[int, int], neutral: int, leaders: tuple[int, ...], points: tuple[int, int]
) -> None:
    count = Count(2).pawns(Region.FOREST, *pawns, neutral=neutral).offering(Region.FOREST, 20)
    assert scoring.leaders(count.p, Region.FOREST) == leaders
    assert count.totals() == points


@pytest.mark.rule("SB-35")
def test_each_region_has_its_own_majority_and_offering() -> None:
    count = Count(4)
    for region, (pawns, value) in enumerate(
        [((3, 1), 10), ((0, 0, 2), 15), ((1, 1), 20), ((0, 4, 0, 3), 25), ((1, 0, 0, 5), 15)]
    ):
        count.pawns(region, *pawns).offering(region, value)
    assert [count.sheet(player).offerings for player in range(4)] == [
        (10, 0, 0, 0, 0),
        (0, 0, 0, 25, 0),
        (0, 15, 0, 0, 0),
        (0, 0, 0, 0, 15),
    ]
    assert count.totals() == (10, 25, 15, 15)
