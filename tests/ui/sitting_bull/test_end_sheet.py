"""The sheets of the final score: where each number comes from, and that the sums are the points."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.sitting_bull.edition import read_edition
from games.sitting_bull.observation import MilestoneView
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.sheet import PathLine
from games.sitting_bull.terms import NEUTRAL, Milestone, Wisdom
from tests.ui.sitting_bull.ended import NO_POINTS, ended, scored, seen, view
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.score_matrix import SheetCell, SheetColumn, SheetRow, SumSheet
from ui.model import Model
from ui.sitting_bull.end_sheet import Section, sum_sheet

BOX = Box(0, 0, 586, 462)


def sheet(model: Model, section: Section) -> SumSheet:
    return sum_sheet(model, section, BOX)


def cells(row: SheetRow) -> list[tuple[str, str]]:
    return [(cell.number, cell.note) for cell in row.cells]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("section", Section)
def test_every_row_of_a_real_game_adds_up(players: int, section: Section) -> None:
    model = ended(players)
    opened = sheet(model, section)
    rows = opened.rows[:players]
    assert [row.place for row in rows] == [0, 1, 2, 5][:players]
    for row, own in zip(rows, view(model).sheets, strict=True):
        assert row.total == str(own.sections[section])
        assert len(row.cells) == len(opened.columns)
        if section is not Section.WISDOM:
            assert sum(int(cell.number) for cell in row.cells if cell.number) == own.sections[section]


@pytest.mark.rule("SB-31", "SB-R24", "SB-R25")
def test_stones_are_counted_by_type_then_presents_then_all_together() -> None:
    golden = replace(NO_POINTS, stones=(3, 1, 0, 1), stone_points=(6, 2, 0, 4), bonus=5)
    presents = replace(
        NO_POINTS,
        stones=(0, 0, 2, 0),
        stone_presents=(1, 0, 0, 0),
        stone_points=(0, 0, 4, 0),
        present_points=3,
        bonus=3,
    )
    opened = sheet(scored(golden, presents), Section.STONES)
    assert [column.symbol for column in opened.columns] == [
        "stone-red", "stone-black", "stone-blue", "stone-harmony", "present", "",
    ]  # fmt: skip
    assert opened.columns[-1].caption == "Bonus"
    assert cells(opened.rows[0]) == [("6", "3 × 2"), ("2", "1 × 2"), ("0", ""), ("4", "1 × 4"), ("0", ""), ("5", "")]
    assert cells(opened.rows[1]) == [("0", ""), ("0", ""), ("4", "2 × 2"), ("0", ""), ("3", "1 × 3"), ("3", "")]
    assert [row.total for row in opened.rows] == ["17", "10"]
    assert opened.text == "The bonus is the number of all your stones, presents too."


@pytest.mark.rule("SB-R24")
def test_the_bonus_for_each_harmony_stone_says_how_often_it_counts() -> None:
    golden = replace(
        NO_POINTS,
        stones=(3, 0, 0, 2),
        stone_presents=(0, 0, 0, 1),
        stone_points=(6, 0, 0, 8),
        present_points=3,
        bonus=18,
    )
    model = scored(golden, NO_POINTS)
    assert model.table is not None
    options = SittingBullOptions(players=2, stone_bonus="each_harmony")
    opened = sheet(replace(model, table=replace(model.table, options=options)), Section.STONES)
    assert cells(opened.rows[0])[-1] == ("18", "× 3")
    assert opened.text.endswith("for each Harmony stone.")


@pytest.mark.rule("SB-32")
def test_paths_are_items_by_the_level_of_the_disc() -> None:
    lines = (PathLine(4, 4, 16), PathLine(2, 3, 6), PathLine(0, 2, 0), PathLine(1, 0, 1))
    model = scored(replace(NO_POINTS, paths=lines), NO_POINTS, levels=(4, 3, 2))
    opened = sheet(model, Section.PATHS)
    assert opened.columns == (
        SheetColumn("origin", "level 4"), SheetColumn("awakening", "level 3"), SheetColumn("memory", "level 2"),
        SheetColumn("silence"),
    )  # fmt: skip
    assert cells(opened.rows[0]) == [("16", "4 × 4"), ("6", "2 × 3"), ("0", ""), ("1", "1 item")]
    assert opened.rows[0].total == "23"
    assert opened.text == "Multiply the items by the level of the path. Silence counts 1, 3, 6, 10, 15, 21."


def test_where_an_owner_s_table_is_no_product_only_the_items_are_told() -> None:
    edition = read_edition({"path.level.4.4": 19})
    lines = (PathLine(4, 4, 19), PathLine(3, 4, 12), PathLine(0, 2, 0), PathLine(0, 0, 0))
    model = scored(replace(NO_POINTS, paths=lines), NO_POINTS)
    assert model.table is not None
    opened = sheet(replace(model, table=replace(model.table, edition=edition)), Section.PATHS)
    assert cells(opened.rows[0])[:2] == [("19", "4 items"), ("12", "3 × 4")]
    assert opened.text.startswith("The level of the path says what the items count.")


@pytest.mark.rule("SB-34")
@pytest.mark.parametrize(
    ("pawns", "points", "step", "note"), [(1, 2, 0, "1 pawn"), (5, 20, 4, "5 pawns"), (7, 20, 4, "7 pawns")]
)
def test_powwow_points_stand_under_the_number_of_pawns(pawns: int, points: int, step: int, note: str) -> None:
    model = scored(replace(NO_POINTS, powwow_pawns=pawns, powwow_points=points), NO_POINTS)
    opened = sheet(model, Section.POWWOW)
    assert [column.caption for column in opened.columns] == ["1", "2", "3", "4", "5"]
    expected = [SheetCell("")] * 5
    expected[step] = SheetCell(str(points), note)
    assert list(opened.rows[0].cells) == expected
    assert list(opened.rows[1].cells) == [SheetCell("")] * 5
    assert opened.text == "One to five pawns: 2, 5, 9, 14, 20 points. More count as five."


@pytest.mark.rule("SB-35", "SB-R31")
def test_offerings_tell_who_leads_and_who_ties_and_what_the_third_colour_takes_away() -> None:
    model = scored(replace(NO_POINTS, offerings=(10, 0, 0, 0, 0)), NO_POINTS)
    standing = (
        (10, (3, 1, 0), (0,)), (15, (2, 2, 1), (0, 1)), (25, (1, 0, 2), (NEUTRAL,)), (20, (0, 1, 1), (1, NEUTRAL)),
        (15, (0, 0, 0), ()),
    )  # fmt: skip
    regions = tuple(
        replace(region, offering=value, pawns=pawns, leaders=leaders)
        for region, (value, pawns, leaders) in zip(view(model).regions, standing, strict=True)
    )
    opened = sheet(seen(model, regions=regions), Section.OFFERINGS)
    assert opened.columns == tuple(
        SheetColumn(icon, value)
        for icon, value in zip(
            ("prairie", "mountain", "forest", "camp", "river"), ("10", "15", "25", "20", "15"), strict=True
        )
    )
    assert cells(opened.rows[0]) == [("10", "3 leads"), ("0", "2 ties"), ("0", "1"), ("0", "0"), ("0", "0")]
    assert cells(opened.rows[1]) == [("0", "1"), ("0", "2 ties"), ("0", "0"), ("0", "1 ties"), ("0", "0")]
    assert cells(opened.rows[2]) == [("0", "0"), ("0", "1"), ("0", "2 leads"), ("0", "1 ties"), ("0", "0")]
    assert [(row.place, row.total) for row in opened.rows] == [(0, "10"), (1, "0"), (-1, "")]
    assert "third colour" in opened.text


def test_more_than_two_players_have_no_third_colour() -> None:
    opened = sheet(ended(3), Section.OFFERINGS)
    assert [row.place for row in opened.rows] == [0, 1, 2]
    assert "third colour" not in opened.text


@pytest.mark.rule("SB-36")
def test_milestones_tell_the_space_of_each_disc() -> None:
    claimed = ((Milestone.BIG_TRIBE, 5), (Milestone.POWER, 10))
    tiles = (
        MilestoneView(milestone=Milestone.BIG_TRIBE, points=(10, 5), discs=(1, 0), met=()),
        MilestoneView(milestone=Milestone.POWER, points=(10, 5), discs=(0,), met=()),
        MilestoneView(milestone=Milestone.DOMAIN, points=(10, 5), discs=(), met=(0,)),
    )
    one, other = replace(NO_POINTS, milestones=claimed), replace(NO_POINTS, milestones=((Milestone.BIG_TRIBE, 10),))
    opened = sheet(scored(one, other, milestones=tiles), Section.MILESTONES)
    assert opened.columns == (
        SheetColumn("big-tribe", "Big tribe"), SheetColumn("power", "Power"), SheetColumn("domain", "Domain"),
    )  # fmt: skip
    assert cells(opened.rows[0]) == [("5", "space 2"), ("10", "space 1"), ("0", "")]
    assert cells(opened.rows[1]) == [("10", "space 1"), ("0", ""), ("0", "")]
    assert [row.total for row in opened.rows] == ["15", "10"]


@pytest.mark.rule("SB-36")
def test_wisdom_tells_the_card_how_far_it_came_and_what_it_asked_for() -> None:
    met = replace(NO_POINTS, wisdom=Wisdom.QUIET_ONE, wisdom_met=True, wisdom_points=8)
    model = scored(met, replace(NO_POINTS, wisdom=Wisdom.ELDER), powwow=(0, 2, 0))
    seats = tuple(replace(seat, items=(0, 0, 0, 4)) for seat in view(model).seats)
    opened = sheet(seen(model, seats=seats), Section.WISDOM)
    assert cells(opened.rows[0]) == [("Quiet one: 4 of 3", "Own 3 items of Silence")]
    assert cells(opened.rows[1]) == [("Elder: 2 of 3", "Have 3 pawns in the powwow")]
    assert [row.total for row in opened.rows] == ["8", "0"]


def test_a_small_panel_shows_the_sums_without_the_rule() -> None:
    for section in Section:
        opened = sum_sheet(ended(4, PANELS["7in"]), section, BOX)
        assert opened.text == ""
        assert opened.rows == sheet(ended(4), section).rows
