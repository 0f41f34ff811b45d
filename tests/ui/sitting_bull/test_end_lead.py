"""How the lead changed: the points after each turn from the journal, and the final ones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.sitting_bull.events import TurnEnded, TurnStarted
from tests.ui.sitting_bull.ended import ended, points, scored, view
from ui.kit.panel import Box
from ui.kit.pieces.lead_chart import LeadLine
from ui.model import JournalEntry, Model
from ui.sitting_bull.lead import lead_chart, longest, points_by_turn

BOX = Box(0, 0, 586, 462)


def told(*scores: tuple[int, int], undone: int | None = None) -> JournalEntry:
    """A record of turns that ended with these points."""
    events = [event for n, each in enumerate(scores) for event in (TurnEnded(n % 2, each), TurnStarted(1, 2))]
    return JournalEntry(0, 0, tuple(events), undone_by=undone)


def with_journal(model: Model, *journal: JournalEntry) -> Model:
    assert model.table is not None
    return replace(model, table=replace(model.table, journal=journal))


def test_points_run_from_nothing_over_every_turn_to_the_final_ones() -> None:
    model = scored(points(70), points(88), winners=(1,))
    journal = (told((3, 0)), told((3, 9), (5, 9)))
    assert points_by_turn(journal, view(model)) == ((0, 3, 3, 5, 70), (0, 0, 9, 9, 88))


def test_what_was_taken_back_is_left_out() -> None:
    model = scored(points(70), points(88), winners=(1,))
    journal = (told((3, 0)), told((50, 60), undone=4), told((3, 9)))
    assert points_by_turn(journal, view(model)) == ((0, 3, 3, 70), (0, 0, 9, 88))


@pytest.mark.rule("SB-38")
@pytest.mark.parametrize(("players", "turns"), [(2, 26), (3, 36), (4, 40)])
def test_a_whole_game_has_a_point_for_each_turn(players: int, turns: int) -> None:
    model = ended(players)
    assert model.table is not None
    lines = points_by_turn(model.table.journal, view(model))
    assert [len(line) for line in lines] == [turns + 2] * players
    for line, own in zip(lines, view(model).sheets, strict=True):
        assert line[0] == 0
        assert line[-1] - line[-2] == own.wisdom_points


def test_the_picture_has_a_line_for_each_seat_and_says_who_led_longest() -> None:
    model = with_journal(scored(points(70), points(88), winners=(1,)), told((3, 0)), told((3, 2)), told((3, 9)))
    chart = lead_chart(model, BOX)
    assert chart.lines == (LeadLine(0, (0, 3, 3, 3, 70)), LeadLine(1, (0, 0, 2, 9, 88)))
    assert (chart.title, chart.start, chart.end) == ("How the lead changed", "Round 1", "Final score")
    assert chart.note == ""
    chart = lead_chart(with_journal(model, told((3, 0)), told((3, 2)), told((9, 9))), BOX)
    assert chart.note == "Orange led longest"


@pytest.mark.parametrize(
    ("one", "other", "place"),
    [((0, 1, 2), (0, 0, 0), 5), ((1, 0, 1), (0, 1, 2), 2), ((1, 0), (0, 1), None), ((1, 1), (1, 1), None)],
)
def test_who_led_at_the_most_moments(one: tuple[int, ...], other: tuple[int, ...], place: int | None) -> None:
    assert longest((LeadLine(5, one), LeadLine(2, other))) == place
