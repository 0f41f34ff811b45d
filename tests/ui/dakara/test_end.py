"""The end: ranking, fortunes over time, what else there is to look at, and the same seats once more."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from device.setup import read_options
from device.staging import plan, play_until, staged_console
from games.dakara.events import Bankrupt, Declined, GameEnded, Paid, TurnStarted
from games.dakara.options import DakaraOptions
from games.dakara.terms import BANK, ESCROW, Awaits
from games.game import CHANCE, Event
from tests.ui.checks import LongWords, check_differ_in_grey, check_scene
from tests.ui.dakara.build import DAKARA, Play
from ui.commands import Home, SeatPlan, Show
from ui.dakara.closing import ClosingScreen
from ui.dakara.end import EndScreen, replay
from ui.dakara.fortunes import Fortune, fortunes
from ui.kit.panel import PANELS, Box, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.event_row import EventRow
from ui.kit.pieces.fortune_chart import DASHES, FortuneChart, Fortunes, grid_step, spread, strokes
from ui.kit.pieces.rule_line import RuleLine
from ui.kit.pieces.standing import Standing
from ui.kit.widget import Scene
from ui.model import AllTime, Best, JournalEntry, Model
from ui.screen import Control, ControlPressed, Touched
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
LOOKED_AT = ("dice", "fairness", "records", "ledger", "journal")


@cache
def over(players: int = 4) -> Play:
    return Play(players, seed=2, length="short").until_awaits(Awaits.OVER)


def ended(money: tuple[int, ...], winners: tuple[int, ...], out: tuple[int, ...] = (), **view: Any) -> Model:
    """The end of a game of so many players with that money."""
    model = over(len(money)).model()
    assert model.table is not None
    seats = tuple(
        replace(seat, money=dollars, stake=0, out=player in out)
        for player, (seat, dollars) in enumerate(zip(over(len(money)).view.seats, money, strict=True))
    )
    seen = replace(over(len(money)).view, seats=seats, winners=winners, **view)
    return replace(model, table=replace(model.table, view=seen))


def recorded(model: Model, amount: int, place: int, games: int = 3) -> Model:
    return replace(model, records={"dakara": AllTime(games, Best(amount, place))})


def banner(scene: Scene) -> Banner:
    return next(widget for widget in scene if isinstance(widget, Banner))


def keys(scene: Scene) -> list[str]:
    return [widget.key for widget in scene if widget.key]


def standings(model: Model) -> list[tuple[str, int, str, bool]]:
    return [(w.rank, w.place, w.score, w.winner) for w in EndScreen().scene(model) if isinstance(w, Standing)]


# --- ranking


def test_the_richest_stand_first_with_full_numbers() -> None:
    model = ended((96_000, 1_214_000, 58_000, 131_000), winners=(1,))
    assert standings(model) == [
        ("1", 1, "1,214,000", True),
        ("2", 3, "131,000", False),
        ("3", 0, "96,000", False),
        ("4", 2, "58,000", False),
    ]
    assert (banner(EndScreen().scene(model)).headline, banner(EndScreen().scene(model)).place) == ("Sky won", 1)


@pytest.mark.rule("DA-R16")
def test_equal_money_shares_the_win_and_the_rank() -> None:
    model = ended((96_000, 200_000, 200_000, 96_000), winners=(1, 2))
    assert [line[:2] for line in standings(model)] == [("1", 1), ("1", 2), ("3", 0), ("3", 3)]
    assert banner(EndScreen().scene(model)).headline == "Sky + Green share the win"
    assert banner(EndScreen().scene(model)).place is None


def test_who_is_out_comes_last() -> None:
    model = ended((0, 200_000, 0, 96_000), winners=(1,), out=(0, 2))
    lines = [w for w in EndScreen().scene(model) if isinstance(w, Standing)]
    assert [(line.place, line.note == "Out of money") for line in lines] == [
        (1, False), (3, False), (0, True), (2, True),
    ]  # fmt: skip


@pytest.mark.rule("DA-R15")
def test_a_broken_bank_is_said_before_and_on_the_ranking() -> None:
    model = ended((96_000, 200_000, 5_000, 96_000), winners=(1,), broken=True)
    assert banner(EndScreen().scene(model)).overline == "The bank is broken"
    told = [w.text for w in ClosingScreen().scene(model) if isinstance(w, RuleLine)]
    assert told == ["The bank could not pay in full, so the game ends here. All bets went back to their owners."]
    whole = ended((96_000, 200_000, 5_000, 96_000), winners=(1,))
    assert not [w for w in ClosingScreen().scene(whole) if isinstance(w, RuleLine)]


def test_the_record_of_all_games_or_a_new_one() -> None:
    model = ended((96_000, 200_000, 58_000, 131_000), winners=(1,))
    assert banner(EndScreen().scene(model)).overline == "Dakara"
    for best, place, games, told in (
        (900_000, 3, 3, "Record 900,000"),
        (200_000, 1, 3, "A new record"),
        (200_000, 1, 1, "Record 200,000"),
        (200_000, 0, 3, "Record 200,000"),
    ):
        shown = banner(EndScreen().scene(recorded(model, best, place, games)))
        assert shown.overline == f"Dakara  ·  {told}"


# --- the pads


@pytest.mark.parametrize("key", LOOKED_AT)
def test_one_press_leads_to_what_there_is_to_look_at(key: str) -> None:
    screen, model = EndScreen(), over().model()
    assert screen.handle(Touched(key), model) == [Show(key)]


def test_a_small_panel_has_it_on_a_page_of_its_own() -> None:
    screen, model = EndScreen(), over().model(PANELS["7in"])
    assert not set(LOOKED_AT) & set(keys(screen.scene(model)))
    screen.handle(Touched("turn"), model)
    assert any(isinstance(w, FortuneChart) for w in screen.scene(model))
    screen.handle(Touched("turn"), model)
    assert set(LOOKED_AT) <= set(keys(screen.scene(model)))
    screen.handle(Touched("turn"), model)
    assert any(isinstance(w, Standing) for w in screen.scene(model))


def test_ok_is_done_and_nothing_is_undone() -> None:
    screen, model = EndScreen(), over().model()
    assert screen.handle(ControlPressed(Control.OK), model) == [Home()]
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert not screen.goes_back(model)


def test_one_press_plays_again_with_the_same_seats_and_rulings() -> None:
    model = over().model(bots=(2,))
    assert model.table is not None
    options = DakaraOptions(players=4, length="split", from_biarritz=(0, 2), bet_limit="50000")
    model = replace(model, table=replace(model.table, options=options))
    (command,) = EndScreen().handle(Touched("again"), model)
    assert command == replay(model)
    assert replay(model).seats == (
        SeatPlan(0, "person"), SeatPlan(1, "person"), SeatPlan(2, "normal"), SeatPlan(3, "person"),
    )  # fmt: skip
    given = {**dict(replay(model).options), "players": 4}
    assert given["from_biarritz"] == "0 2"
    assert read_options(DAKARA, given) == options
    assert dict(replay(model).modes)["dice"] == "console"


def test_the_table_really_plays_again(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1280, 800))
    console.run(plan("dakara", people=2, bots=1, bot="random"))
    first = console.model().table
    play_until(console, lambda _: False, skill="random")
    console.changed()
    console.handle(Touched("ranking"))
    console.navigator.scene(console.model())
    assert isinstance(console.navigator.top(console.model()), EndScreen)
    console.handle(Touched("again"))
    table = console.model().table
    assert table is not None and first is not None
    assert table.key != first.key and not table.finished
    assert [seat.player for seat in table.seats] == ["person", "person", "random"]
    assert table.options == first.options
    console.close()


@pytest.mark.parametrize("text", ["0 x", "0,2", "-1"])
def test_seats_that_are_no_numbers_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="from_biarritz"):
        read_options(DAKARA, {"players": 4, "length": "split", "from_biarritz": text})


# --- fortunes


def entry(*events: Event, undone_by: int | None = None) -> JournalEntry:
    return JournalEntry(record=1, by=CHANCE, events=events, undone_by=undone_by)


def test_fortunes_are_what_everybody_had_when_each_turn_began() -> None:
    """With what lay at stake: a bet laid down makes nobody poorer."""
    view = over(2).view
    seats = (replace(view.seats[0], money=30_000, stake=0), replace(view.seats[1], money=90_000, stake=0))
    journal = (
        entry(Paid(BANK, 0, 50_000, "start"), Paid(BANK, 1, 50_000, "start"), TurnStarted(0, 0)),
        entry(Paid(BANK, 0, 99_000, "cell"), undone_by=2),
        entry(Paid(0, ESCROW, 20_000, "stake", 0)),
        entry(TurnStarted(1, 0)),
        entry(Paid(ESCROW, BANK, 20_000, "lost_stake", 0), Paid(BANK, 1, 40_000, "prize"), TurnStarted(0, 5)),
    )
    assert fortunes(journal, replace(view, seats=seats)) == (
        Fortune(0, (50_000, 50_000, 30_000, 30_000)),
        Fortune(1, (50_000, 50_000, 90_000, 90_000)),
    )


def test_a_line_ends_with_the_turn_in_which_its_player_went_out() -> None:
    view = over(2).view
    seats = (replace(view.seats[0], money=0, stake=0, out=True), replace(view.seats[1], money=60_000, stake=0))
    journal = (
        entry(TurnStarted(0, 0)),
        entry(Paid(0, BANK, 10_000, "tax"), Bankrupt(0), TurnStarted(1, 0)),
        entry(Paid(BANK, 1, 10_000, "cell"), TurnStarted(1, 0)),
    )
    assert fortunes(journal, replace(view, seats=seats)) == (
        Fortune(0, (10_000, 0)),
        Fortune(1, (50_000, 50_000, 60_000, 60_000)),
    )


def test_a_whole_game_begins_with_the_opening_money_and_ends_with_the_last() -> None:
    play = over()
    table = play.model().table
    assert table is not None
    lines = fortunes(table.journal, play.view)
    assert {line.worth[0] for line in lines} == {50_000}
    assert [line.worth[-1] for line in lines] == [seat.money for seat in play.view.seats]


# --- the chart


def chart(place: int, worth: tuple[int, ...] = (50_000, 80_000, 20_000, 120_000), steps: int = 4) -> FortuneChart:
    return FortuneChart(
        box=Box(0, 0, 800, 440), lines=(Fortunes(place, worth),), steps=steps, start="Round 1", end="Round 9"
    )


@pytest.mark.parametrize(("high", "step"), [(1, 1), (4, 1), (5, 2), (50_000, 20_000), (1_200_000, 500_000)])
def test_at_most_four_round_steps_reach_the_highest(high: int, step: int) -> None:
    assert grid_step(high) == step


def test_badges_at_the_end_stand_apart_and_inside() -> None:
    assert spread([10.0, 100.0], 30, 0, 300) == [10.0, 100.0]
    assert spread([100.0, 101.0, 102.0], 30, 0, 300) == [100.0, 130.0, 160.0]
    assert spread([290.0, 295.0], 30, 0, 300) == [270.0, 300.0]
    assert spread([-5.0], 30, 0, 300) == [0.0]


def test_dashes_run_on_round_the_corners() -> None:
    drawn = list(strokes([(0, 0), (10, 0), (10, 10)], (6, 6)))
    assert drawn == [((0, 0), (6, 0)), ((10, 2), (10, 8))]


def test_every_seat_has_dashes_of_its_own() -> None:
    assert len(set(DASHES)) == len(DASHES) == 6


@pytest.mark.parametrize("place", range(1, 6))
def test_seats_are_told_apart_without_colour(place: int) -> None:
    check_differ_in_grey(chart(0), chart(place), PANELS["10in"], share=0.0008)


@each_panel
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(panel: Panel, players: int, words: Words) -> None:
    screen, model = EndScreen(), recorded(over(players).model(panel, words=words), 1_234_000, 2)
    for _ in range(3):
        check_scene(screen.scene(model), panel)
        screen.handle(Touched("turn" if panel.compact else "page:FORTUNES"), model)


def test_a_split_start_belongs_to_a_split_game() -> None:
    model = over().model()
    assert model.table is not None
    options = DakaraOptions(players=4, length="short", from_biarritz=(0, 2))
    model = replace(model, table=replace(model.table, options=options))
    assert "from_biarritz" not in dict(replay(model).options)
    assert dict(replay(model).options)["length"] == "short"


def test_a_record_does_not_stand_beside_the_win_of_a_bot() -> None:
    model = ended((96_000, 200_000, 58_000, 131_000), winners=(1,))
    assert model.table is not None
    seats = tuple(replace(seat, player="normal" if n == 1 else seat.player) for n, seat in enumerate(model.table.seats))
    model = recorded(replace(model, table=replace(model.table, seats=seats)), 131_000, 3)
    assert banner(EndScreen().scene(model)).overline == "Dakara"


def test_who_does_not_play_is_told_once() -> None:
    model = ended((96_000, 200_000, 58_000, 131_000), winners=(1,))
    assert model.table is not None
    unseen = (Declined(0), GameEnded(0, 23, "declined", 0))
    scene = ClosingScreen().scene(replace(model, table=replace(model.table, unseen=unseen)))
    assert [w.text for w in scene if isinstance(w, EventRow)] == ["No. 23: did not play at Biarritz"]


def test_the_ranking_tells_the_best_win_of_each() -> None:
    model = ended((96_000, 200_000, 0), winners=(1,), out=(2,))
    assert model.table is not None
    wins = (GameEnded(0, 9, "won", 50_000), GameEnded(0, 20, "won", 90_000), GameEnded(1, 9, "lost", -10_000))
    entry = replace(model.table.journal[0], events=wins)
    model = replace(model, table=replace(model.table, journal=(entry,)))
    notes = {w.place: w.note for w in EndScreen().scene(model) if isinstance(w, Standing)}
    walked = over(3).view.seats[1].travelled
    assert notes == {0: "Best win 90,000, Cannes", 1: f"{walked} spaces travelled", 2: "Out of money"}
