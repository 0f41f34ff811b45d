"""The end: who won and why, the six lines, what they open by touch and by buttons, and the same seats once more."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from device.setup import read_options
from device.staging import plan, play_until, staged_console
from games.catalogue import GAMES
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.ended import ended, points, scored, seen, view
from ui.anew import again
from ui.commands import Command, Home, SeatPlan, Show, StartGame
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.lead_chart import LeadChart
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.score_matrix import Score, ScoreHead, ScoreLine, SumSheet
from ui.kit.widget import Scene, Widget
from ui.model import AllTime, Best, Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.sitting_bull.end import MORE, PAGES, EndScreen
from ui.sitting_bull.presentation import SITTING_BULL_PRESENTATION
from ui.sitting_bull.reading import options_of
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
SECTIONS = ("Stones", "Paths", "Powwow", "Offerings", "Milestones", "Wisdom")
SMALL = PANELS["7in"]


def banner(scene: Scene) -> Banner:
    return next(w for w in scene if isinstance(w, Banner))


def lines(scene: Scene) -> list[ScoreLine]:
    return [w for w in scene if isinstance(w, ScoreLine)]


def opened(scene: Scene) -> str:
    """The title of what is opened; "" for the lines alone or the further pads."""
    return next((w.title for w in scene if isinstance(w, SumSheet | LeadChart)), "")


def keys(scene: Scene) -> list[str]:
    return [w.key for w in scene if w.key]


def ok(screen: EndScreen, model: Model) -> list[Command]:
    return screen.handle(ControlPressed(Control.OK), model)


def press(screen: EndScreen, model: Model, place: int = 0) -> str:
    """A seat's button; returns what is marked then."""
    screen.handle(SeatPressed(place), model)
    screen.handle(SeatPressed(place, down=False), model)
    marked: list[Widget] = [w for w in screen.scene(model) if w.focus]
    return marked[0].key


# --- who won


def test_the_winner_stands_in_the_banner() -> None:
    model = scored(points(70), points(88), points(65), winners=(1,))
    shown = banner(EndScreen().scene(model))
    assert (shown.headline, shown.overline, shown.place) == ("Sky wins with 88", "Sitting Bull", 1)


@pytest.mark.rule("SB-37")
def test_a_win_by_silence_says_so() -> None:
    model = scored(points(88), points(65), points(88), winners=(2,))
    seats = view(model).seats
    silent = [replace(seat, items=(0, 0, 0, count)) for seat, count in zip(seats, (3, 9, 4), strict=True)]
    shown = banner(EndScreen().scene(seen(model, seats=tuple(silent))))
    assert (shown.headline, shown.place) == ("Green wins with 88", 2)
    assert shown.overline == "Tie at 88: more Silence items win, 4 to 3"


@pytest.mark.rule("SB-37")
def test_a_shared_win_names_all_who_share_it() -> None:
    model = scored(points(88), points(88), points(65), winners=(0, 1))
    seats = tuple(replace(seat, items=(0, 0, 0, 4)) for seat in view(model).seats)
    shown = banner(EndScreen().scene(seen(model, seats=seats)))
    assert (shown.headline, shown.place) == ("Orange + Sky share the win with 88", None)
    assert shown.overline == "Equal points, and equally many Silence items: 4"


@pytest.mark.parametrize(
    ("best", "place", "games", "told"),
    [(120, 3, 3, "Record 120"), (88, 1, 3, "A new record"), (88, 1, 1, "Record 88"), (88, 0, 3, "Record 88")],
)
def test_the_record_of_all_games_or_a_new_one(best: int, place: int, games: int, told: str) -> None:
    model = scored(points(70), points(88), winners=(1,))
    model = replace(model, records={"sitting-bull": AllTime(games, Best(best, place))})
    assert banner(EndScreen().scene(model)).overline == f"Sitting Bull  ·  {told}"


def test_a_record_does_not_stand_beside_the_win_of_a_bot() -> None:
    model = scored(points(70), points(88), winners=(1,))
    assert model.table is not None
    seats = (model.table.seats[0], replace(model.table.seats[1], player="normal"))
    records = {"sitting-bull": AllTime(3, Best(90, 0))}
    model = replace(model, table=replace(model.table, seats=seats), records=records)
    assert banner(EndScreen().scene(model)).overline == "Sitting Bull"


# --- the lines


@each_panel
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_lines_and_the_totals_are_the_sheets(panel: Panel, players: int) -> None:
    model = ended(players, panel)
    scene, sheets = EndScreen().scene(model), view(model).sheets
    assert [line.name for line in lines(scene)] == list(SECTIONS)
    for k, line in enumerate(lines(scene)):
        assert line.numbers == tuple(str(sheet.sections[k]) for sheet in sheets)
    head = next(w for w in scene if isinstance(w, ScoreHead))
    places = (0, 1, 2, 5)
    assert head.scores == tuple(
        Score(places[p], str(sum(sheet.sections)), p in view(model).winners) for p, sheet in enumerate(sheets)
    )


def test_each_line_opens_its_sums() -> None:
    screen, model = EndScreen(), ended()
    assert opened(screen.scene(model)) == "Stones"
    for line in lines(screen.scene(model))[::-1]:
        assert screen.handle(Touched(line.key), model) == []
        scene = screen.scene(model)
        assert opened(scene) == line.name
        assert [each.name for each in lines(scene) if each.chosen] == [line.name]
    screen.handle(Touched("page:lead"), model)
    assert opened(screen.scene(model)) == "How the lead changed"
    assert not [each for each in lines(screen.scene(model)) if each.chosen]


def test_undo_goes_back_to_the_first_line_once() -> None:
    screen, model = EndScreen(), ended()
    assert not screen.goes_back(model)
    screen.handle(Touched("page:wisdom"), model)
    assert screen.goes_back(model)
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert opened(screen.scene(model)) == "Stones"
    assert not screen.goes_back(model)


# --- buttons alone


def test_any_seat_button_comes_to_the_next_line_and_ok_opens_it() -> None:
    screen, model = EndScreen(), ended()
    shown = "Stones"
    for number, title in enumerate((*SECTIONS, "How the lead changed")):
        press(screen, model, number % 4)
        assert opened(screen.scene(model)) == shown, "nothing opens without OK"
        assert ok(screen, model) == []
        assert opened(screen.scene(model)) == title
        shown = title
    assert press(screen, model) == "page:more"
    assert opened(screen.scene(model)) == shown
    assert ok(screen, model) == []
    assert press(screen, model) == "journal"
    assert ok(screen, model) == [Show("journal")]
    assert [press(screen, model) for _ in range(4)] == ["fairness", "records", "again", "home"]


@each_panel
def test_ok_goes_home_and_never_wipes_the_score_by_a_second_press(panel: Panel) -> None:
    """As at the end of the other games: "Done" is the one bright pad."""
    screen, model = EndScreen(), ended(panel=panel)
    (done,) = (w for w in screen.scene(model) if isinstance(w, Pad) and w.look is Look.ACCENT)
    assert (done.key, done.label, done.icon) == ("home", "Done", "check")
    assert ok(screen, model) == [Home()]
    press(screen, model)
    assert ok(screen, model) == []


@pytest.mark.parametrize("panel", [PANELS["10in"], PANELS["15in"]])
def test_playing_again_stands_away_from_the_pad_that_leaves(panel: Panel) -> None:
    boxes = {w.key: w.box for w in EndScreen().scene(ended(panel=panel)) if isinstance(w, Pad)}
    assert panel.millimetres(boxes["home"].x - boxes["again"].right) >= 8.0


def test_playing_again_is_marked_first() -> None:
    screen, model = EndScreen(), ended()
    while press(screen, model) != "again":
        pass
    assert ok(screen, model) == [again(model, options_of(model))]


@each_panel
def test_every_pad_is_reached_by_buttons(panel: Panel) -> None:
    screen, model = EndScreen(), ended(panel=panel)
    while press(screen, model) != "page:more":
        pass
    ok(screen, model)
    reached = {press(screen, model) for _ in range(30)}
    # HELP does what "?" does, and the sound is one of the settings
    wanted = {key for key in keys(screen.scene(model)) if key not in ("help", "sound")}
    assert wanted <= reached


# --- what else there is


@each_panel
@pytest.mark.parametrize("key", ["journal", "fairness", "records"])
def test_more_leads_to_what_there_is_to_look_at(panel: Panel, key: str) -> None:
    screen, model = EndScreen(), ended(panel=panel)
    screen.handle(Touched("page:more"), model)
    labels = {w.key: w.label for w in screen.scene(model) if isinstance(w, Pad)}
    # there is no die in this game
    assert labels["fairness"] == "Check the draws"
    assert screen.handle(Touched(key), model) == [Show(key)]
    assert labels["again"] == "Play again"
    assert screen.handle(Touched("home"), model) == [Home()]


def test_help_explains_the_score() -> None:
    assert EndScreen().handle(ControlPressed(Control.HELP), ended()) == [Show("help", "score")]


# --- a small panel


def test_a_small_panel_turns_its_pages_both_ways() -> None:
    screen, model = EndScreen(), ended(panel=SMALL)
    titles = ["", *SECTIONS, "How the lead changed", ""]
    for title in titles:
        scene = screen.scene(model)
        assert opened(scene) == title
        assert bool(lines(scene)) == (title == "")
        screen.handle(Touched("on"), model)
    for title in reversed([*SECTIONS, "How the lead changed", "", "Stones"]):
        assert opened(screen.scene(model)) == title
        screen.handle(Touched("back"), model)


def test_on_a_small_panel_ok_turns_on_and_on_once_the_arrow_is_marked() -> None:
    screen, model = EndScreen(), ended(panel=SMALL)
    assert press(screen, model) == "on"
    for title in SECTIONS:
        assert ok(screen, model) == []
        assert opened(screen.scene(model)) == title


def test_on_a_small_panel_the_arrows_lead_out_of_the_further_pads() -> None:
    for key in ("on", "back"):
        screen, model = EndScreen(), ended(panel=SMALL)
        screen.handle(Touched("page:more"), model)
        assert not lines(screen.scene(model))
        screen.handle(Touched(key), model)
        assert lines(screen.scene(model))


# --- once more


def test_the_same_seats_rulings_and_modes_play_again() -> None:
    model = ended(2, stone_bonus="each_harmony", powwow="printed")
    assert model.table is not None
    seats = (replace(model.table.seats[0], name="Ann"), replace(model.table.seats[1], player="easy"))
    model = replace(model, table=replace(model.table, seats=seats))
    (command,) = EndScreen().handle(Touched("again"), model)
    assert isinstance(command, StartGame)
    assert command.game == "sitting-bull"
    assert command.seats == (SeatPlan(0, "person", "Ann"), SeatPlan(1, "easy"))
    given = {**dict(command.options), "players": 2}
    assert model.table is not None
    assert read_options(GAMES["sitting-bull"], given) == model.table.options
    assert given["stone_bonus"] == "each_harmony"
    assert dict(command.modes) == {"secrets": "peek", "cards": "console", "help": "full"}


def test_a_real_game_comes_to_this_screen_and_plays_again(tmp_path: Path) -> None:
    console = staged_console(tmp_path, (1280, 800))
    console.run(plan("sitting-bull", people=2))
    first = console.model().table
    assert first is not None
    assert not play_until(console, lambda _: False, "random")
    console.changed()
    assert isinstance(console.navigator.top(console.model()), EndScreen)
    console.handle(Touched("again"))
    table = console.model().table
    assert table is not None
    assert table.key != first.key
    assert not table.finished
    assert (table.seats, table.options) == (first.seats, first.options)
    console.close()


def test_the_presentation_brings_it() -> None:
    assert isinstance(SITTING_BULL_PRESENTATION.results(), EndScreen)


# --- hands and eyes


@each_panel
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(panel: Panel, players: int, words: Words) -> None:
    model = ended(players, panel, words)
    for page in ("", *PAGES[1:], MORE):
        screen = EndScreen()
        if page:
            screen.act(f"page:{page}", model)
        check_scene(screen.scene(model), panel)
