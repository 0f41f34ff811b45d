"""What the bots of Sitting Bull build their judgement on: scales, majorities, goals and the worth of a hand."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any

import pytest

from games.sitting_bull import heuristics_goals as goals
from games.sitting_bull import heuristics_worth as worth
from games.sitting_bull import milestones
from games.sitting_bull.actions import PlayCard
from games.sitting_bull.heuristics_hand import NEAR_HIM, PAWN, RANKED, UNKNOWN, WAYS, card_worth, hand, wanted, way
from games.sitting_bull.heuristics_majorities import chances
from games.sitting_bull.heuristics_scale import along, path_worth
from games.sitting_bull.terms import POWWOW, Awaits, Effect, Icon, Milestone, Present, Region, Tile, Wisdom
from tests.games.sitting_bull.board import CAMP, FOREST, PRAIRIE, Table
from tests.games.sitting_bull.count import Count

NOBODY_LEFT = (0, 0, 0, 0, 0)


@pytest.mark.parametrize(("count", "points"), [(0, 0), (0.5, 1), (1, 2), (1.5, 3.5), (2, 5), (3, 9), (3.5, 9), (8, 9)])
def test_between_two_printed_numbers_lies_a_straight_line(count: float, points: float) -> None:
    assert along((2, 5, 9), count) == points


@pytest.mark.parametrize(
    ("items", "level", "points"),
    [(0, 5, 0), (4, 3, 12), (4, 3.5, 14), (2.5, 4, 10), (2, 1, 2), (2, 5, 10), (20, 5, 80)],
)
def test_half_a_level_is_half_the_way(items: float, level: float, points: float) -> None:
    assert path_worth(Count().p.rules, items, level) == pytest.approx(points)


@pytest.mark.parametrize(
    ("standing", "certain"),
    [
        ((2, 1, 0, 0, 0), (1, 0, 0, 0, 0)),
        ((2, 2, 1, 0, 0), (0, 0, 0, 0, 0)),
        ((2, 1, 0, 0, 2), (0, 0, 0, 0, 0)),
        ((1, 1, 0, 0, 3), (0, 0, 0, 0, 1)),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ((0, 0, 1, 0, 0), (0, 0, 1, 0, 0)),
    ],
)
def test_when_all_pawns_are_placed_a_majority_is_certain(standing: Any, certain: Any) -> None:
    assert chances(standing, NOBODY_LEFT) == pytest.approx(certain, abs=0.001)


def test_a_majority_is_the_surer_the_greater_it_is_and_the_fewer_pawns_are_left() -> None:
    def lead(own: int, left: int) -> float:
        return chances((own, 1, 0, 0, 0), (left, left, 0, 0, 0))[0]

    assert lead(1, 6) < lead(2, 6) < lead(3, 6) < lead(3, 3) < lead(3, 1) < 1
    assert sum(chances((2, 2, 1, 0, 0), (6, 6, 6, 0, 0))) < 1, "nobody may win it"
    one, two, *_ = chances((1, 1, 0, 0, 0), (5, 5, 0, 0, 0))
    assert one == two
    ahead, behind, *_ = chances((1, 1, 0, 0, 0), (6, 2, 0, 0, 0))
    assert ahead > behind, "pawns in the pool count"


def test_the_third_colour_comes_only_as_fast_as_the_players_place() -> None:
    few = chances((2, 1, 0, 0, 1), (1, 1, 0, 0, 13))
    assert few[0] == pytest.approx(chances((2, 1, 0, 0, 1), (1, 1, 0, 0, 1))[0], abs=0.05)
    assert few[0] > chances((2, 1, 0, 0, 1), (9, 9, 0, 0, 13))[0]


def test_who_stands_nowhere_and_hardly_comes_leads_nowhere() -> None:
    assert chances((0, 0, 0, 0, 0), (1, 0, 0, 0, 5))[4] == 0
    assert chances((0, 0, 0, 0, 0), (1, 0, 0, 0, 0))[0] > 0, "one pawn is enough to come"
    assert chances((1, 0, 0, 0, 0), (6, 0, 0, 0, 0))[0] == 1, "who neither stands there nor comes is no rival"


def test_a_lead_varies_as_much_as_the_pawns_that_still_come_or_not() -> None:
    comes = 0.17
    spread = sqrt(6 * comes * (1 - comes))
    leads = 1 - NormalDist(1 + 2 * comes, spread).cdf(0.5)
    assert chances((2, 1, 0, 0, 0), (4, 2, 0, 0, 0))[0] == pytest.approx(leads, abs=0.01)


def test_where_the_third_colour_leads_nobody_gains_or_loses() -> None:
    count = Count(2).pawns(0, 2, 1, neutral=4).offering(0, 25)
    count.p.pool = [0] * 5
    assert worth.places(count.p, 0) == pytest.approx(0, abs=0.01)
    count.pawns(0, 2, 1)
    assert worth.places(count.p, 0) == pytest.approx(25, abs=0.1)
    assert worth.places(count.p, 1) == pytest.approx(-25, abs=0.1)


def test_missing_steps_to_each_milestone() -> None:
    count = Count().pawns(0, 3).pawns(2, 1).stones(0, 2, 0, 1, 0).cards(0, origin=1, memory=2)
    steps = {milestone: milestones.missing(count.p, 0, milestone) for milestone in Milestone}
    assert steps == {
        Milestone.BIG_LAND: 3,
        Milestone.BIG_TRIBE: 1,
        Milestone.MAGIC: 2,
        Milestone.HUNTING_GAME: 3,
        Milestone.DOMAIN: 2,
        Milestone.POWER: 3,
    }
    done = Count().cards(0, 4, 1, 1, 1).stones(0, 3, 3, 1, 1)
    for place in range(5):
        done.pawns(place, 5)
    assert [milestones.missing(done.p, 0, milestone) for milestone in Milestone] == [0] * 6


def test_presents_bring_milestones_nearer_only_where_the_table_plays_so() -> None:
    for reading, steps in (("at_the_end", (4, 4)), ("for_milestones", (3, 3))):
        p = Count(presents=reading).presents(0, Present.ORIGIN, Present.RED).p
        assert (milestones.missing(p, 0, Milestone.HUNTING_GAME), milestones.missing(p, 0, Milestone.DOMAIN)) == steps


def test_a_milestone_is_worth_its_next_space_the_nearer_the_more_and_nothing_out_of_reach() -> None:
    step = goals.STEP[Milestone.BIG_TRIBE]
    count = Count().milestone(Milestone.BIG_TRIBE, 1)
    count.pawns(0, 4)
    assert goals.milestones(count.p, 0) == 6
    assert goals.milestones(count.p, 1) == 10
    count.pawns(0, 2)
    assert goals.milestones(count.p, 0) == pytest.approx(6 * step**2)
    count.p.pool[0] = 2
    assert goals.milestones(count.p, 0) == pytest.approx(6 * step**2)
    count.p.pool[0] = 1
    assert goals.milestones(count.p, 0) == 0


def test_in_the_last_turn_a_milestone_can_be_claimed_until_step_5_is_over() -> None:
    count = Count().milestone(Milestone.BIG_TRIBE).pawns(0, 4)
    count.p.pool = [0] * 5
    count.p.turn = 0
    for awaits in (Awaits.EFFECT, Awaits.PRESENT, Awaits.MILESTONE):
        count.p.awaits = awaits
        assert goals.milestones(count.p, 0) == 10
    count.p.awaits = Awaits.REGION_CARD
    assert goals.milestones(count.p, 0) == 0
    count.p.awaits, count.p.turn = Awaits.EFFECT, 1
    assert goals.milestones(count.p, 0) == 0


@pytest.mark.parametrize(
    ("wisdom", "steps"),
    [
        (Wisdom.PATHFINDER, 1),
        (Wisdom.QUIET_ONE, 2),
        (Wisdom.STONE_KEEPER, 4),
        (Wisdom.ELDER, 1),
        (Wisdom.WANDERER, 5),
    ],
)
def test_missing_steps_to_each_wisdom_card(wisdom: Wisdom, steps: int) -> None:
    count = Count().cards(0, origin=3, silence=1).presents(0, Present.ORIGIN, Present.BLUE).stones(0, red=2)
    count.pawns(POWWOW, 2).pawns(0, 1).pawns(1, 5)
    assert goals.lacking(count.p, 0, wisdom) == steps
    assert goals.wisdom(count.p, 0) == 0, "not dealt yet"
    count.wisdom(0, wisdom)
    assert goals.wisdom(count.p, 0) == pytest.approx(8 * goals.WISE_STEP[wisdom] ** steps)
    count.p.pool[0] = steps - 1
    assert goals.wisdom(count.p, 0) == 0


def test_a_disc_is_expected_nearer_the_middle_the_more_pawns_are_to_come() -> None:
    count = Count().levels(5, 3, 1)
    early = worth.lasting_levels(count.p)
    assert early[1] == 3
    assert 3 < early[0] < 5
    assert early[0] + early[2] == pytest.approx(6)
    count.p.pool = [1, 0, 0, 0, 0]
    late = worth.lasting_levels(count.p)
    assert early[0] < late[0] == pytest.approx(3 + 2 * worth.LASTING)
    count.p.pool = [0] * 5
    assert worth.lasting_levels(count.p) == [5, 3, 1]
    assert worth.lasting_levels(Count(2).levels(5).p)[0] == pytest.approx(3 + 2 * worth.LASTING**26), "players' pawns"


def test_turns_to_come_bring_items_and_the_next_four_what_the_hand_says() -> None:
    rules = Count(2).p.rules

    def brings(turns: int) -> float:
        paths = sum(path_worth(rules, turns * worth.ITEMS_A_TURN[path], 3) for path in (0, 1, 2))
        silence = along(rules.silence_points, turns * worth.ITEMS_A_TURN[3])
        return paths + silence + along(rules.powwow_points, turns * worth.POWWOW_A_TURN)

    assert worth.outlook(Count(2).p, 0) == pytest.approx(brings(13 - 4) - brings(13))


def test_a_present_to_come_is_worth_something_and_the_better_of_two_more() -> None:
    count = Count(2)
    count.p.turn = 0
    nothing = worth.outlook(count.p, 0)
    count.p.awaits = Awaits.PRESENT
    assert worth.outlook(count.p, 0) == pytest.approx(nothing + worth.PRESENT)
    count.p.effect = Effect.CHOICE
    assert worth.outlook(count.p, 0) == pytest.approx(nothing + worth.BETTER_PRESENT)


@pytest.mark.parametrize("reading", ["once", "each_harmony"])
def test_stones_are_worth_their_section_of_the_score(reading: str) -> None:
    count = Count(stone_bonus=reading).stones(0, 2, 1, 1, 2).presents(0, Present.BLUE, Present.HARMONY)
    assert worth.stones(count.p, 0) == count.sheet().sections[0]


def test_with_all_pawns_placed_the_outlook_is_the_difference_of_the_scores() -> None:
    count = (
        Count(3).stones(0, 2, 1, 1, 2).presents(0, Present.BLUE, Present.MEMORY).cards(0, 3, 0, 2, 2).levels(4, 2, 5)
    )
    count.cards(1, 5, 1, 1, 1).cards(2, silence=4).pawns(POWWOW, 3, 1).milestone(Milestone.MAGIC, 2, 0)
    count.pawns(0, 2, 1).pawns(1, 1, 1, 1).pawns(2, 0, 4, 3).offering(0, 15).offering(1, 10).offering(2, 25)
    count.wisdom(0, Wisdom.STONE_KEEPER).over()
    count.p.pool = [0] * 5
    own, one, two = count.totals()
    assert count.sheet(0).wisdom_met
    assert worth.outlook(count.p, 0) == pytest.approx(own - (one + two) / 2, abs=0.1)


def test_a_card_is_worth_its_item_and_a_stone_where_it_leads_to_sitting_bull() -> None:
    table = Table(3).columns(0, 1, 1, 1, 2).sitting_bull(PRAIRIE)
    levels = [4.0, 3.0, 2.0]

    def value(icon: Icon, region: Region | None = None) -> float:
        return card_worth(table.state, 0, table.card(icon, region), (1, 1, 1, 2), levels)

    for icon, item, stone in ((Icon.ORIGIN, 4, 3), (Icon.AWAKENING, 3, 3), (Icon.MEMORY, 2, 5)):
        with_him = next(c for c, k in enumerate(table.seen().kinds) if k.icon == icon and PRAIRIE in k.regions)
        without = next(c for c, k in enumerate(table.seen().kinds) if k.icon == icon and PRAIRIE not in k.regions)
        assert card_worth(table.state, 0, with_him, (1, 1, 1, 2), levels) == pytest.approx(item + NEAR_HIM * stone)
        assert card_worth(table.state, 0, without, (1, 1, 1, 2), levels) == pytest.approx(item)
    assert value(Icon.SILENCE) == 6 - 3
    assert value(Icon.AMULET) == pytest.approx(4 + NEAR_HIM * 3), "for the best path"
    table.pawns(POWWOW, 2)
    assert value(Icon.POWWOW) == 9 - 5 - PAWN


def test_a_pawn_is_wanted_where_it_decides_most() -> None:
    table = Table(2, offerings=(10, 15, 15, 20, 20)).no_pawns()
    for region in Region:
        table.pawns(region, 1, 4)
    table.pawns(FOREST, 2, 2)
    table.state.pool = [1, 1, 0, 0, 0]
    needs = wanted(table.state, 0)
    assert max(range(5), key=needs.__getitem__) == FOREST
    assert sum(needs) == pytest.approx(0)
    card = table.card(Icon.ORIGIN, FOREST)
    assert way(table.state, card, needs) == needs[FOREST]
    assert way(table.state, table.card(Icon.POWWOW), needs) == 0


def test_of_a_hand_the_best_cards_count_as_many_as_turns_are_left() -> None:
    table = Table(3)
    table.hold(0, *[table.card(Icon.POWWOW)] * 4).pawns(POWWOW, 4)
    levels = [3.0] * 3
    gift = 20 - 14 - PAWN
    assert hand(table.state, 0, levels) == pytest.approx(gift * sum(RANKED[:4]))
    for left in (3, 2, 1, 0):
        table.state.pool[0] = left
        assert hand(table.state, 0, levels) == pytest.approx(gift * sum(RANKED[:left]))
    assert isinstance(hand(table.state, 0, levels), float)


def test_a_card_is_worth_more_where_a_pawn_is_wanted() -> None:
    table = Table(2).no_pawns()
    table.pawns(FOREST, 2, 2)
    levels = worth.lasting_levels(table.state)
    needs = wanted(table.state, 0)
    for card in (table.card(Icon.MEMORY, FOREST), table.card(Icon.ORIGIN, CAMP)):
        table.state.hands[0] = (card,)
        alone = card_worth(table.state, 0, card, (0, 0, 0, 0), levels) + WAYS * way(table.state, card, needs)
        assert hand(table.state, 0, levels) == pytest.approx(RANKED[0] * alone)


def test_who_has_no_card_draws_none() -> None:
    table = Table(3).pile(Present.RED)
    table.visit(CAMP)
    levels = worth.lasting_levels(table.state)
    before = hand(table.state, 0, levels)
    table.state.icon = -1
    with_four = hand(table.state, 0, levels)
    assert with_four < before


def test_the_card_that_the_pawn_brings_is_in_the_hand_already() -> None:
    table = Table(3).pile(Present.RED)
    table.visit(CAMP)
    assert table.awaits is Awaits.PRESENT
    levels = worth.lasting_levels(table.state)
    before = hand(table.state, 0, levels)
    table.show(CAMP, table.card(Icon.POWWOW))
    assert hand(table.state, 0, levels) < before


def test_the_unknown_card_of_the_powwow_is_in_the_hand_too() -> None:
    table = Table(3, tile=Tile.FEATS)
    powwow = table.card(Icon.POWWOW)
    table.hold(0, *[powwow] * 4).do(PlayCard(0, powwow, -1))
    gift = 5 - 2 - PAWN
    expected = UNKNOWN * RANKED[0] + gift * sum(RANKED[1:4])
    assert hand(table.state, 0, [3.0] * 3) == pytest.approx(expected)
    while table.seen().awaits == Awaits.EFFECT:
        table.do(table.choices()[0])
    assert table.seen().awaits == Awaits.HAND_CARD
    assert hand(table.state, 0, [3.0] * 3) == pytest.approx(expected)
