"""The final score on paper: all that the end screens say, on any width, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from games.catalogue import GAMES
from games.dakota.observation import DakotaObservation
from games.game import Observation
from tests.ui.checks import LongWords
from tests.ui.dakara.test_end import ended as dakara_ended
from tests.ui.dakara.test_end import over as dakara_over
from tests.ui.dakota.tables import Play as DakotaPlay
from tests.ui.screens.builder import make_model, make_table, played
from tests.ui.sitting_bull.ended import ended as sitting_bull_ended
from tests.ui.sitting_bull.ended import points, scored
from tests.ui.sitting_bull.ended import view as sitting_bull_view
from ui.dakara.end import EndScreen as DakaraEnd
from ui.dakota.end import EndScreen as DakotaEnd
from ui.final_score import final_score, ranking
from ui.kit.pieces.score_sheet import ScoreSheet, StandingRow
from ui.kit.pieces.standing import Standing
from ui.model import Fairness, Model, SeatInfo
from ui.paper import ends, entry
from ui.plain import PlainPresentation
from ui.score_slip import score_slip
from ui.screen import Screen, Touched
from ui.shows import PRESENTATIONS
from ui.text.words import Words

OPEN = Fairness(("thunder", "hospital", "category", "question"), "ab" * 32, luck="0:7 1:12", seed="cd" * 32)
SEALED = replace(OPEN, seed="")
WIDTHS = (32, 42, 48)


@cache
def dakota() -> Model:
    return DakotaPlay(4, 4).until(lambda play: not play.state.current_players()).model(open_book=True)


def dakara() -> Model:
    return dakara_over().model()


def sitting_bull() -> Model:
    return sitting_bull_ended(3)


@cache
def bank() -> Model:
    table = make_table(GAMES["dakara-bank"], *played(GAMES["dakara-bank"], 3, 60))
    return make_model(table=table, presentations=PRESENTATIONS)


GAMES_OVER = (dakota, dakara, sitting_bull, bank)
each_game = pytest.mark.parametrize("over", GAMES_OVER, ids=lambda over: over.__name__)


def named(model: Model, *names: str) -> Model:
    assert model.table is not None
    seats = tuple(replace(seat, name=name) for seat, name in zip(model.table.seats, (*names, *[""] * 6), strict=False))
    return replace(model, table=replace(model.table, seats=seats))


def shown(screen: Screen, model: Model, kind: type[Any]) -> list[Any]:
    return [widget for widget in screen.scene(model) if isinstance(widget, kind)]


# --- the paper


def test_two_texts_stand_at_the_ends_and_the_left_one_gives_way() -> None:
    assert ends("Sky", "12", 10) == "Sky     12"
    assert ends("Bartholomew", "12", 10) == "Barthol 12"


def test_a_long_entry_takes_several_lines_and_its_number_ends_the_last() -> None:
    assert entry("one two three four", "12", 12, "  ") == ["  one two", "  three", "  four    12"]
    assert entry("", "12", 8, "  ") == ["      12"]
    assert entry("one two three", "", 8) == ["one two", "three"]


@each_game
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("long", [False, True])
def test_every_line_fits_the_paper(over: Callable[[], Model], width: int, long: bool) -> None:
    model = replace(named(over(), "Bartholomäus der Fünfzehnte", "W" * 24), fairness=OPEN)
    slip = score_slip(replace(model, words=LongWords()) if long else model, width, "2026-12-01")
    assert slip.lines
    assert max(map(len, slip.lines)) <= width
    assert all(line == line.rstrip() and line.isprintable() for line in slip.lines)


# --- what stands on it


@each_game
def test_names_stand_beside_their_colours(over: Callable[[], Model]) -> None:
    text = "\n".join(score_slip(named(over(), "Anna"), 42).lines)
    assert re.search(r"^\d\. Anna \(Orange\) +\S", text, re.MULTILINE)
    assert len(re.findall(r"^\d\. ", text, re.MULTILINE)) == len(over().table.seats)  # type: ignore[union-attr]


def test_a_day_is_printed_if_there_is_one() -> None:
    dated, undated = score_slip(bank(), 42, "2026-12-01"), score_slip(bank(), 42)
    assert dated.title == "Dice and bank"
    assert dated.lines[:3] == ("Final score", "2026-12-01", "-" * 42)
    assert dated.lines[2:] == undated.lines[1:]


def test_the_chance_can_be_checked_with_the_paper_alone() -> None:
    slip = score_slip(replace(bank(), fairness=OPEN), 42)
    assert slip.code == f"fingerprint {'ab' * 32}\nseed {'cd' * 32}\nluck 0:7 1:12\n"
    assert slip.lines[-6:] == (
        "-" * 42,
        "Shown before the game",
        "  thunder hospital category question",
        "Luck: Orange 7, Sky 12",
        "The code holds seed and luck. A copy of",
        "the game holds all they made.",
    )


@pytest.mark.parametrize("fair", [None, SEALED])
def test_no_code_without_a_seed(fair: Fairness | None) -> None:
    slip = score_slip(replace(bank(), fairness=fair), 42)
    assert slip.code == ""
    assert slip.lines[-1] == "-" * 42
    assert not any("thunder" in line for line in slip.lines)


# --- each game


def test_dakota_prints_the_sheets_of_its_end_screen() -> None:
    model, screen = dakota(), DakotaEnd()
    score = final_score(model)
    assert [(str(seat.rank), seat.score, seat.note) for seat in score.seats] == [
        (row.rank, f"{row.score} VP", row.note) for row in shown(screen, model, StandingRow)
    ]
    text = score_slip(model, 42).lines
    for seat in score.seats:
        screen.handle(Touched(f"seat-{seat.player}"), model)
        (sheet,) = shown(screen, model, ScoreSheet)
        assert [(line.text, line.value, line.total) for line in sheet.lines] == [
            (line.text, line.number, line.total) for line in seat.lines
        ]
        for line in sheet.lines:
            assert ends(f"  = {line.text}" if line.total else f"  {line.text}", line.value, 42) in text


def test_dakota_tells_what_decided_a_tie() -> None:
    model = dakota()
    assert model.table is not None
    view = model.table.view
    assert isinstance(view, DakotaObservation)
    seats = tuple(replace(seat, points=9) for seat in view.seats)
    tied = replace(view, seats=seats, winners=(1,), final_wealth=[3, 20, 8, 3])
    score = final_score(replace(model, table=replace(model.table, view=tied)))
    assert score.headline == "Sky wins with 9 VP"
    assert score.reason == "Tie at 9 VP, decided by wealth: 20 to 8"
    assert [(seat.player, seat.rank) for seat in score.seats][:2] == [(1, 1), (2, 2)]
    assert [seat.rank for seat in score.seats][2:] == [3, 3]


def test_dakara_prints_the_ranking_of_its_end_screen() -> None:
    model = dakara_ended((100_000, 500_000, 0, 300_000), (1,), out=(2,))
    score = final_score(model)
    assert [(str(seat.rank), seat.score, seat.note) for seat in score.seats] == [
        (row.rank, row.score, row.note) for row in shown(DakaraEnd(), model, Standing)
    ]
    assert [(seat.player, seat.score) for seat in score.seats] == [
        (1, "500,000"), (3, "300,000"), (0, "100,000"), (2, "0"),
    ]  # fmt: skip
    assert (score.headline, score.reason) == ("Sky won", "")


def test_dakara_says_that_the_bank_is_broken() -> None:
    model = dakara_ended((100_000, 500_000, 0), (1,), broken=True)
    assert final_score(model).reason == "The bank is broken"


def test_every_part_of_sitting_bulls_score_adds_up() -> None:
    model = sitting_bull()
    sheets = sitting_bull_view(model).sheets
    seen = set()
    for seat in final_score(model).seats:
        *sections, total = seat.lines
        sheet = sheets[seat.player]
        assert [int(line.number) for line in sections] == list(sheet.sections)
        assert sum(sheet.sections) == int(total.number) == sheet.total == int(seat.score)
        assert [line.text for line in sections] == [
            "Stones", "Paths", "Powwow", "Offerings", "Milestones", "Wisdom",
        ]  # fmt: skip
        for line in sections[:5]:
            assert sum(int(part.number) for part in line.parts) == int(line.number)
            seen |= {line.text for part in line.parts if part.text}
    assert seen >= {"Stones", "Paths", "Offerings", "Milestones"}


def test_the_parts_of_a_number_stand_below_it_and_apart() -> None:
    lines = score_slip(sitting_bull(), 30).lines
    assert lines[4:10] == (
        "1. Green                    84",
        "  Stones                    14",
        "    Red stone 2 × 2      4",
        "    Blue stone 1 × 2     2",
        "    Harmony stone 1 × 4  4",
        "    Bonus                4",
    )
    assert lines[-2:] == ("  = Total                   65", "-" * 30)


def test_sitting_bull_ranks_the_winners_first_and_says_why() -> None:
    score = final_score(scored(points(40), points(50), points(50), winners=(2,)))
    assert [(seat.player, seat.rank, seat.score) for seat in score.seats] == [(2, 1, "50"), (1, 2, "50"), (0, 3, "40")]
    assert score.headline == "Green wins with 50"
    assert score.reason.startswith("Tie at 50: more Silence items win")
    shared = final_score(scored(points(50), points(40), points(50), points(40), winners=(0, 2)))
    assert [(seat.player, seat.rank) for seat in shared.seats] == [(0, 1), (2, 1), (1, 3), (3, 3)]


def test_a_game_without_a_sheet_prints_the_common_ranking() -> None:
    model = bank()
    order = ranking(model, model.presentations["dakara-bank"])
    score = final_score(model)
    assert [(seat.player, seat.rank, seat.score) for seat in score.seats] == [
        (ranked.player, ranked.rank, f"{ranked.score:,}") for ranked in order
    ]
    assert [ranked.score for ranked in order] == sorted((ranked.score for ranked in order), reverse=True)
    assert [ranked.won for ranked in order] == [True, False, False]


def test_equal_scores_share_a_rank_and_winners_the_first() -> None:
    class Shown(PlainPresentation):
        def score(self, view: object, player: int) -> int:
            return (5, 9, 5, 7)[player]

    table = dakota().table
    assert table is not None
    seats = tuple(SeatInfo(place, "person") for place in range(4))
    model = replace(dakota(), table=replace(table, seats=seats, view=replace(table.view, winners=(3,))))
    found = ranking(model, Shown("toy"))
    assert [(ranked.player, ranked.rank, ranked.won) for ranked in found] == [
        (3, 1, True), (1, 2, False), (0, 3, False), (2, 3, False),
    ]  # fmt: skip


def test_where_the_game_names_no_winners_the_highest_score_wins() -> None:
    class Shown(PlainPresentation):
        def score(self, view: object, player: int) -> int:
            return (5, 9, 9, 7)[player]

        def seat_note(self, words: Words, view: Observation, player: int) -> str:
            return words("Seat {number}").format(number=player + 1 + len(view.current))

    table = dakota().table
    assert table is not None
    view = Observation(viewer=None, current=())
    model = replace(dakota(), table=replace(table, view=view), presentations={"dakota": Shown("toy")})
    assert [(ranked.player, ranked.rank, ranked.won) for ranked in ranking(model, Shown("toy"))] == [
        (1, 1, True), (2, 1, True), (3, 3, False), (0, 4, False),
    ]  # fmt: skip
    score = final_score(model)
    assert score.headline == "The game is over"
    assert [(seat.player, seat.rank, seat.score, seat.note) for seat in score.seats] == [
        (1, 1, "9 points", "Seat 2"), (2, 1, "9 points", "Seat 3"), (3, 3, "7 points", "Seat 4"),
        (0, 4, "5 points", "Seat 1"),
    ]  # fmt: skip
