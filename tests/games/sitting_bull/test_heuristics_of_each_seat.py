"""Each seat of four is judged by its own pieces: what the others have brings it no nearer to anything."""

from __future__ import annotations

from typing import Final

import pytest

from games.sitting_bull import heuristics_goals as goals
from games.sitting_bull import heuristics_worth as worth
from games.sitting_bull import milestones
from games.sitting_bull.heuristics_hand import NEAR_HIM, PAWN, REGION_ACTION, card_worth, hand, wanted
from games.sitting_bull.heuristics_majorities import chances
from games.sitting_bull.terms import NONE, POWWOW, Awaits, Icon, Milestone, Present, Region, Stone, Wisdom
from tests.games.sitting_bull.board import Table
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
    assert {milestone: milestones.missing(count.p, player, milestone) for milestone in Milestone} == {
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
    assert milestones.missing(count.p, player, Milestone.HUNTING_GAME) == 1
    assert milestones.missing(count.p, player, Milestone.DOMAIN) == 2


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
    assert [milestones.missing(count.p, player, milestone) for milestone in Milestone] == [0] * 6
    assert [goals.lacking(count.p, player, wisdom) for wisdom in Wisdom] == [0] * 5


@pytest.mark.parametrize("player", SEATS)
def test_stones_of_a_seat(player: int) -> None:
    for reading in ("once", "each_harmony"):
        count = Count(4, stone_bonus=reading)
        for seat in SEATS:
            if seat != player:
                count.stones(seat, *[RICH] * len(Stone)).presents(seat, *[*Present] * 3)
        count.stones(player, 1, 1, 3, 2).presents(player, Present.HARMONY, Present.ORIGIN)
        assert worth.stones(count.p, player) == count.sheet(player).sections[0]


@pytest.mark.parametrize("player", range(3))
def test_what_one_more_pawn_brings_a_seat(player: int) -> None:
    """The region's action, and the offering as far as the pawn makes its majority likelier."""
    table = Table(3).no_pawns().pawns(Region.MOUNTAIN, 2, 1, 3).pawns(Region.CAMP, 1, 4, 2).pawns(POWWOW, 1, 2, 3)
    p = table.state
    pools = tuple(p.pool)
    gains = []
    for region in Region:
        before = [*table.region(region).pawns[:3], 0, 0]
        after = [count + (seat == player) for seat, count in enumerate(before)]
        likelier = chances(tuple(after), pools)[player] - chances(tuple(before), pools)[player]
        gains.append(REGION_ACTION[region] + table.region(region).offering * likelier)
    assert wanted(p, player) == pytest.approx([gain - sum(gains) / 5 for gain in gains])


@pytest.mark.parametrize("player", range(3))
def test_a_powwow_card_is_worth_the_own_next_pawn_there(player: int) -> None:
    table = Table(3).no_pawns().pawns(POWWOW, *[2 if seat == player else 4 for seat in range(3)])
    assert card_worth(table.state, player, table.card(Icon.POWWOW), (0, 0, 0, 0), [3.0] * 3) == 9 - 5 - PAWN


def test_a_card_that_leads_to_sitting_bull_brings_the_stone_of_its_path() -> None:
    table = Table(3, edition={"stone": {"points": {"red": 1, "black": 4, "blue": 6, "harmony": 9}}})
    levels = [3.0] * 3

    def gains(icon: Icon, region: Region) -> float:
        card = table.card(icon, region)
        table.sitting_bull(region)
        near = card_worth(table.state, 0, card, (0, 0, 0, 0), levels)
        table.sitting_bull(next(r for r in Region if r not in table.state.rules.kinds[card].regions))
        return near - card_worth(table.state, 0, card, (0, 0, 0, 0), levels)

    for region in Region:
        for icon, stone in ((Icon.ORIGIN, 1), (Icon.AWAKENING, 4), (Icon.MEMORY, 9)):
            assert gains(icon, region) == pytest.approx(NEAR_HIM * (1 + stone))


def test_a_pawn_where_no_card_lies_brings_none() -> None:
    table = Table(3).pile(Present.RED)
    table.visit(Region.CAMP)
    levels = worth.lasting_levels(table.state)
    table.state.face[Region.CAMP] = NONE
    without = hand(table.state, 0, levels)
    table.state.awaits = Awaits.CARD
    assert hand(table.state, 0, levels) == without
