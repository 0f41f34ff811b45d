"""Each seat of four is judged by its own pieces: what the others have brings it no nearer to anything."""

from __future__ import annotations

from typing import Final

import pytest

from games.sitting_bull import heuristics_goals as goals
from games.sitting_bull import heuristics_worth as worth
from games.sitting_bull.terms import POWWOW, Milestone, Present, Region, Stone, Wisdom
from tests.games.sitting_bull.count import Count

SEATS: Final = range(4)
RICH: Final = 9


def among_the_rich(player: int, reading: str = "at_the_end") -> Count:
    """The others have plenty of everything; `player` has two pawns in the first region and one at the powwow."""
    count = Count(4, presents=reading)
    for place in (*Region, POWWOW):
        own = {Region.PRAIRIE: 2, POWWOW: 1}.get(place, 0)
        count.pawns(place, *[own if seat == player else RICH for seat in SEATS], neutral=RICH)
    for seat in SEATS:
        if seat != player:
            count.stones(seat, *[RICH] * 4).cards(seat, *[RICH] * 4).presents(seat, *[*Present] * 3)
    return count


@pytest.mark.parametrize("player", SEATS)
def test_steps_to_milestones(player: int) -> None:
    count = among_the_rich(player).stones(player, 1).cards(player, 3, 1).presents(player, *Present)
    assert {milestone: goals.missing(count.p, player, milestone) for milestone in Milestone} == {
        Milestone.BIG_LAND: 4,
        Milestone.BIG_TRIBE: 2,
        Milestone.MAGIC: 3,
        Milestone.HUNTING_GAME: 1,
        Milestone.DOMAIN: 2,
        Milestone.POWER: 5,
    }


@pytest.mark.parametrize("player", SEATS)
def test_steps_to_milestones_where_presents_count(player: int) -> None:
    gifts = (Present.HARMONY, Present.ORIGIN, Present.ORIGIN, Present.MEMORY)
    count = among_the_rich(player, "for_milestones").cards(player, 1).presents(player, *gifts)
    assert goals.missing(count.p, player, Milestone.HUNTING_GAME) == 1
    assert goals.missing(count.p, player, Milestone.DOMAIN) == 2


STEPS: Final = {
    Wisdom.PATHFINDER: 1,
    Wisdom.QUIET_ONE: 2,
    Wisdom.STONE_KEEPER: 5,
    Wisdom.ELDER: 2,
    Wisdom.WANDERER: 6,
}


@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize("wisdom", Wisdom)
def test_steps_to_a_wisdom_card(player: int, wisdom: Wisdom) -> None:
    gifts = (Present.BLUE, Present.ORIGIN, Present.SILENCE)
    count = among_the_rich(player).stones(player, 1).cards(player, 3, 1).presents(player, *gifts)
    assert goals.lacking(count.p, player, wisdom) == STEPS[wisdom]
    count.wisdom(player, wisdom)
    likely = 8 * goals.WISE_STEP[wisdom] ** STEPS[wisdom]
    assert [goals.wisdom(count.p, seat) for seat in SEATS] == [likely if seat == player else 0 for seat in SEATS]


@pytest.mark.parametrize("player", SEATS)
def test_who_has_more_than_enough_lacks_nothing(player: int) -> None:
    count = Count(4).stones(player, *[3] * 4).cards(player, *[7] * 4)
    for place in (*Region, POWWOW):
        count.pawns(place, *[7 * (seat == player) for seat in SEATS])
    assert [goals.missing(count.p, player, milestone) for milestone in Milestone] == [0] * 6
    assert [goals.lacking(count.p, player, wisdom) for wisdom in Wisdom] == [0] * 5


@pytest.mark.parametrize("player", SEATS)
def test_stones_of_a_seat(player: int) -> None:
    for reading in ("once", "each_harmony"):
        count = Count(4, stone_bonus=reading)
        for seat in SEATS:
            if seat != player:
                count.stones(seat, *[RICH] * len(Stone)).presents(seat, *[*Present] * 3)
        count.stones(player, 2, 1, 3, 2).presents(player, Present.RED, Present.HARMONY, Present.ORIGIN)
        assert worth.stones(count.p, player) == count.sheet(player).sections[0]
