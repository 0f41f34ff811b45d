"""The final score: stones, paths, powwow and milestones (S:173-202)."""

from __future__ import annotations

import pytest

from games.sitting_bull import scoring
from games.sitting_bull.terms import POWWOW, TRACKS, Milestone, Path, Present, Region
from tests.games.sitting_bull.count import Count

RED, BLACK, BLUE, HARMONY = Present.RED, Present.BLACK, Present.BLUE, Present.HARMONY


@pytest.mark.rule("SB-31", "SB-R24")
def test_three_red_one_black_and_one_harmony_are_worth_17() -> None:
    sheet = Count().stones(0, red=3, black=1, harmony=1).sheet()
    assert (sheet.stone_points, sheet.present_points, sheet.bonus) == ((6, 2, 0, 4), 0, 5)
    assert sheet.sections == (17, 0, 0, 0, 0, 0)
    assert sheet.total == 17


@pytest.mark.rule("SB-31", "SB-R25")
def test_two_blue_and_a_red_present_are_worth_10() -> None:
    sheet = Count().stones(0, blue=2).presents(0, RED).sheet()
    assert (sheet.stones, sheet.stone_presents) == ((0, 0, 2, 0), (1, 0, 0, 0))
    assert (sheet.stone_points, sheet.present_points, sheet.bonus) == ((0, 0, 4, 0), 3, 3)
    assert sheet.total == 10


@pytest.mark.rule("SB-31")
@pytest.mark.parametrize(("kind", "points"), [("red", 2), ("black", 2), ("blue", 2), ("harmony", 4)])
def test_each_type_of_stone_has_its_points_and_one_of_the_bonus(kind: str, points: int) -> None:
    assert Count().stones(1, **{kind: 3}).totals() == (0, 3 * points + 3, 0)


@pytest.mark.rule("SB-31", "SB-R25")
@pytest.mark.parametrize("present", [RED, BLACK, BLUE, HARMONY])
def test_a_present_that_awards_a_stone_is_worth_3_whatever_its_type(present: Present) -> None:
    sheet = Count().presents(2, present, present).sheet(2)
    assert (sheet.present_points, sheet.bonus, sheet.total) == (6, 2, 8)
    assert sheet.stone_presents[present] == 2


@pytest.mark.rule("SB-R24")
@pytest.mark.parametrize(
    ("reading", "harmony", "gifts", "bonus"),
    [
        ("once", 0, (), 4),
        ("once", 2, (RED,), 7),
        ("each_harmony", 0, (), 0),
        ("each_harmony", 1, (), 5),
        ("each_harmony", 2, (RED,), 14),
        ("each_harmony", 2, (HARMONY,), 21),
    ],
)
def test_the_bonus_counts_once_or_for_each_harmony_stone(
    reading: str, harmony: int, gifts: tuple[Present, ...], bonus: int
) -> None:
    count = Count(stone_bonus=reading).stones(0, red=3, blue=1, harmony=harmony).presents(0, *gifts)
    assert count.sheet().bonus == bonus


@pytest.mark.rule("SB-32", "SB-D6")
@pytest.mark.parametrize("path", TRACKS)
@pytest.mark.parametrize(("cards", "level", "points"), [(0, 5, 0), (1, 1, 1), (4, 3, 12), (5, 5, 25), (8, 2, 16)])
def test_a_path_scores_its_items_times_the_level_of_its_own_disc(
    path: Path, cards: int, level: int, points: int
) -> None:
    name = path.name.lower()
    sheet = Count().cards(0, **{name: cards}).levels(**{name: level}).sheet()
    line = sheet.paths[path]
    assert (line.items, line.level, line.points) == (cards, level, points)
    assert sheet.sections == (0, points, 0, 0, 0, 0)


@pytest.mark.rule("SB-32", "SB-D7")
@pytest.mark.parametrize(
    ("cards", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21), (9, 21)]
)
def test_silence_has_a_scale_of_its_own_and_no_disc(cards: int, points: int) -> None:
    for levels in ((1, 1, 1), (5, 5, 5)):
        line = Count().cards(0, silence=cards).levels(*levels).sheet().paths[Path.SILENCE]
        assert (line.items, line.level, line.points) == (cards, 0, points)


@pytest.mark.rule("SB-32")
def test_more_items_than_the_scoring_card_shows_score_as_its_last() -> None:
    assert Count().cards(0, origin=17).levels(origin=2).sheet().paths[Path.ORIGIN].points == 32
    assert Count().cards(0, origin=16).levels(origin=2).sheet().paths[Path.ORIGIN].points == 32


@pytest.mark.rule("SB-32", "SB-33", "SB-R22", "SB-R43")
@pytest.mark.parametrize("path", Path)
def test_items_are_cards_presents_and_the_own_pawn_on_the_space(path: Path) -> None:
    gift = Present(Present.ORIGIN + path)
    count = Count(2).cards(0, **{path.name.lower(): 2}).presents(0, gift, gift).space(0, path)
    count.presents(1, gift).stones(1, red=1).presents(1, RED)
    assert scoring.items(count.p, 0) == tuple(5 if q == path else 0 for q in Path)
    assert scoring.items(count.p, 1) == tuple(1 if q == path else 0 for q in Path)
    assert count.sheet(0).paths[path].items == 5


@pytest.mark.rule("SB-33", "SB-R22")
def test_a_pawn_on_a_space_scores_in_the_powwow_and_on_its_path() -> None:
    count = Count(2).pawns(POWWOW, 2, 0).space(0, Path.MEMORY).cards(0, memory=1).levels(memory=4)
    assert count.sheet(0).sections == (0, 8, 5, 0, 0, 0)
    assert count.sheet(1).total == 0


@pytest.mark.rule("SB-34", "SB-R23", "SB-D8")
@pytest.mark.parametrize(("pawns", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (9, 20)])
def test_the_powwow_scores_by_the_own_pawns_there(pawns: int, points: int) -> None:
    for others in (0, 12):
        sheet = Count().pawns(POWWOW, others, pawns, others).sheet(1)
        assert (sheet.powwow_pawns, sheet.powwow_points, sheet.total) == (pawns, points, points)


@pytest.mark.rule("SB-R23")
def test_pawns_in_the_powwow_are_no_majority_anywhere() -> None:
    count = Count().pawns(POWWOW, 5, 1, 0)
    for region in Region:
        count.offering(region, 10)
    assert count.totals() == (20, 2, 0)


@pytest.mark.rule("SB-36", "SB-D9")
@pytest.mark.parametrize(
    ("players", "points"), [(2, (10, 5)), (3, (10, 6, 3)), (4, (10, 7, 4, 2))], ids=("two", "three", "four")
)
def test_a_disc_scores_its_space(players: int, points: tuple[int, ...]) -> None:
    order = tuple(reversed(range(players)))
    count = Count(players).milestone(Milestone.MAGIC, *order).milestone(Milestone.POWER)
    assert count.totals() == tuple(reversed(points))
    for space, player in enumerate(order):
        assert count.sheet(player).milestones == ((Milestone.MAGIC, points[space]),)


@pytest.mark.rule("SB-36", "SB-R29")
def test_milestones_add_up_and_a_disc_stays_though_its_goal_is_lost() -> None:
    count = Count(2).milestone(Milestone.BIG_LAND, 0).milestone(Milestone.BIG_TRIBE, 1, 0).milestone(Milestone.POWER, 1)
    assert count.sheet(0).milestones == ((Milestone.BIG_LAND, 10), (Milestone.BIG_TRIBE, 5))
    assert count.totals() == (15, 20)
    assert not any(count.p.pawns), "nobody stands anywhere any more"


@pytest.mark.rule("SB-31", "SB-32", "SB-34", "SB-35", "SB-36")
def test_the_total_is_the_sum_of_the_six_sections() -> None:
    count = Count(2).stones(0, red=1).cards(0, origin=2).levels(origin=4).pawns(POWWOW, 3, 0)
    count.pawns(Region.CAMP, 2, 1).offering(Region.CAMP, 25).milestone(Milestone.POWER, 0)
    sheet = count.sheet(0)
    assert sheet.sections == (3, 8, 9, 25, 10, 0)
    assert sheet.total == 55
    assert count.totals() == (55, 0)


@pytest.mark.rule("SB-31", "SB-32", "SB-34", "SB-36")
def test_what_scores_is_printed_in_the_edition() -> None:
    edition = {
        "stone": {"points": {"red": 7, "black": 8, "blue": 9, "harmony": 10, "present": 11}},
        "path": {"level": {"2": {"1": 4}}, "silence": {"1": 3}},
        "powwow": {"points": {"1": 4}},
        "milestone": {"points": {"3": {"1": 30, "2": 29}}},
    }
    count = Count(edition=edition).stones(0, 1, 1, 1, 1).presents(0, BLUE).cards(0, memory=1, silence=1)
    count.levels(memory=2).pawns(POWWOW, 1).milestone(Milestone.MAGIC, 1, 0)
    sheet = count.sheet(0)
    assert (sheet.stone_points, sheet.present_points, sheet.bonus) == ((7, 8, 9, 10), 11, 5)
    assert sheet.sections[1:] == (7, 4, 0, 29, 0)
