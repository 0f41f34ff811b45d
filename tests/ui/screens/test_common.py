"""What single screens promise: the journal's seals, the owner's cards, settings, results."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from device.faults import Refusal
from device.notices import LINES
from games.catalogue import GAMES
from games.dakota.terms import Phase
from tests.ui.checks import check_differ_in_grey
from tests.ui.dakara.build import Play
from tests.ui.screens.builder import dakota_table, make_model, played, saved_game
from tests.ui.screens.cases import SETTINGS, dakota_at, draft, finished, running
from ui.commands import (
    Back,
    Home,
    ResumeGame,
    Set,
    SetAway,
    SetMode,
    Show,
)
from ui.dakota.presentation import DAKOTA_PRESENTATION
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.game_pads import ResumePad
from ui.kit.pieces.journal_row import JournalRow
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.seat_tab import SeatTab
from ui.kit.pieces.table_seats import PlacePad, TableMiddle
from ui.kit.pieces.value_cell import ValueCell
from ui.kit.widget import Scene, Widget
from ui.model import JournalEntry, Note, SavedGame, SeatInfo
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.screens.away import AwayScreen
from ui.screens.correct import CorrectScreen
from ui.screens.home import HomeScreen
from ui.screens.journal import JournalScreen, journal_lines
from ui.screens.modes import ModesScreen
from ui.screens.notices import notice_words
from ui.screens.pause import PauseScreen
from ui.screens.results import ResultsScreen
from ui.screens.saved import SavedScreen
from ui.screens.seats import SeatsScreen
from ui.screens.settings import SettingsScreen, settings_asked
from ui.shows import PRESENTATIONS
from ui.text.table_refusals import table_refusal
from ui.text.words import Words

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)
WORDS = Words()


def by_key(scene: Scene, key: str) -> Any:
    """The widget with this key."""
    return next(widget for widget in scene if widget.key == key)


# --- home


def test_home_resumes_the_newest_game_first() -> None:
    model = make_model(saved=(saved_game(150, 4, "new"), saved_game(90, 5, "old")))
    screen = HomeScreen()
    resume: ResumePad = by_key(screen.scene(model), "resume")
    assert resume.title == "Resume Dakota"
    assert resume.status.startswith("Round ")
    assert screen.handle(OK, model) == [ResumeGame("new")]
    assert screen.handle(Touched("saved"), model) == [Show("saved")]
    assert SavedScreen().handle(Touched("resume:1"), model) == [ResumeGame("old")]


def test_home_names_what_else_is_saved() -> None:
    two = make_model(saved=(saved_game(150, 4, "new"), saved_game(90, 5, "old")))
    three = make_model(saved=(*two.saved, saved_game(20, 3, "oldest")))
    assert by_key(HomeScreen().scene(two), "saved").label == "Dakota"
    assert by_key(HomeScreen().scene(three), "saved").label == "2 more"


def test_a_saved_game_of_money_shows_what_is_in_hand() -> None:
    view = Play(2).view
    view = msgspec.structs.replace(
        view, seats=tuple(msgspec.structs.replace(seat, money=100_000, stake=30_000) for seat in view.seats)
    )
    seats = (SeatInfo(0, "person"), SeatInfo(1, "person"))
    saved = SavedGame(key="d", game="dakara", seats=seats, scores=(130_000, 130_000), view=view)
    model = make_model(saved=(saved,), presentations=PRESENTATIONS)
    resume: ResumePad = by_key(HomeScreen().scene(model), "resume")
    assert resume.seats == ((0, "100,000"), (1, "100,000"))


def test_the_language_is_asked_for_once_there_are_two() -> None:
    one, two = Words(), Words()
    two.languages = ("en", "de")
    for words, offered in ((one, False), (two, True)):
        home = HomeScreen().scene(make_model(words=words))
        settings = SettingsScreen().scene(make_model(words=words))
        assert any(w.key == "language" for w in home) is offered
        assert any(w.key.startswith("language=") for w in settings) is offered


def test_home_offers_every_game_of_the_table() -> None:
    model = make_model()
    screen = HomeScreen()
    assert screen.handle(Touched("game:dakota"), model) == [Show("seats", "dakota")]
    assert screen.handle(Touched("sound"), model) == [Set("volume", "3")]
    assert screen.handle(Touched("settings"), model) == [Show("settings")]
    assert screen.handle(UNDO, model) == []


# --- journal


def test_what_was_sealed_is_told_only_after_the_game_or_in_open_mode() -> None:
    hidden = dakota_at(Phase.DEVELOPMENT)
    shown = dakota_at(Phase.DEVELOPMENT, open_book=True)
    sealed_lines = [line.text for line in journal_lines(make_model(table=hidden))]
    open_lines = [line.text for line in journal_lines(make_model(table=shown))]
    took = [text for text in open_lines if " took " in text]
    assert took
    assert not set(took) & set(sealed_lines)
    assert len(sealed_lines) == len(open_lines)
    assert any(" took " in line.text for line in journal_lines(make_model(table=finished())))


def test_corrections_are_marked_and_nothing_is_dropped() -> None:
    model = make_model(table=running())
    lines = journal_lines(model)
    undone = [line for line in lines if line.undone]
    assert undone
    assert {line.mark for line in undone} == {"taken back"}
    assert {line.mark for line in lines} >= {"entered by hand"}
    row = next(w for w in JournalScreen().scene(model) if isinstance(w, JournalRow) and w.undone)
    plain = msgspec.structs.replace(row, undone=False)
    check_differ_in_grey(row, plain, PANELS["10in"])


def test_the_journal_is_read_to_its_end_by_ok_alone() -> None:
    model = make_model(table=running())
    screen = JournalScreen()
    pages = 0
    while screen.handle(OK, model) != [Back()]:
        pages += 1
    assert pages >= len(journal_lines(model)) // 10 - 1


def test_a_seat_that_leaves_and_returns_is_told_in_the_journal() -> None:
    table = dakota_table(40)
    entries = (JournalEntry(90, 2, (), note=Note.LEFT), JournalEntry(91, 2, (), note=Note.BACK))
    lines = journal_lines(make_model(table=msgspec.structs.replace(table, journal=entries)))
    assert [line.text for line in lines] == ["Green is back", "Green is away: the table plays"]


def test_the_page_is_named_between_the_pads_that_turn_it() -> None:
    model = make_model(table=running())
    for screen in (JournalScreen(), CorrectScreen()):
        numbers = [w.text for w in screen.scene(model) if isinstance(w, Label) and w.text.startswith("1/")]
        assert len(numbers) == 1
        assert not any(w.label for w in screen.scene(model) if isinstance(w, Pad) and w.key.startswith("page-"))


# --- pause, seats, modes


def test_pause_says_why_nothing_can_be_corrected() -> None:
    scene = PauseScreen().scene(make_model(table=dakota_table(60)))
    pad = next(w for w in scene if isinstance(w, Pad) and w.label == "Correct")
    assert pad.look is Look.OFF
    assert pad.note == "Nothing to correct"


def test_persons_leave_and_return() -> None:
    model = make_model(table=running())
    screen = AwayScreen()
    assert screen.handle(Touched("seat:0"), model) == [SetAway(0, True)]
    assert screen.handle(Touched("seat:1"), model) == []
    seats = list(running().seats)
    seats[0] = SeatInfo(seats[0].place, "person", away=True)
    away = make_model(table=msgspec.structs.replace(running(), seats=tuple(seats)))
    assert screen.handle(Touched("seat:0"), away) == [SetAway(0, False)]
    assert by_key(screen.scene(away), "seat:0").note == "Away, the table plays"
    notes = [w.note for each in (model, away) for w in screen.scene(each) if isinstance(w, TableMiddle)]
    assert notes == ["", "Press your button to return"], "said only where somebody is away"


def test_modes_change_in_the_middle_of_a_game() -> None:
    screen, model = ModesScreen(), make_model(table=running())
    assert screen.handle(Touched("mode.lights=bed"), model) == [SetMode("lights", "bed")]
    assert screen.handle(Touched("mode.secrets=peek"), model) == []


# --- settings and results


@pytest.mark.parametrize(("before", "after"), [("15in", "7in"), ("7in", "15in"), ("10in", "7in")])
def test_another_size_leaves_the_question_under_the_finger(before: str, after: str) -> None:
    screen, was, now = SettingsScreen(), make_model(PANELS[before]), make_model(PANELS[after])
    key = "diagonal_in=15.6"
    while not any(w.key == key for w in screen.scene(was)):
        screen.handle(Touched("page-on"), was)
    screen.handle(Touched(key), was)
    assert any(w.key == key for w in screen.scene(now))
    if any(w.key == "page-back" for w in screen.scene(now)):
        screen.handle(Touched("page-back"), now)
        assert not any(w.key == key for w in screen.scene(now)), "the page may be turned all the same"


def test_the_screens_light_is_a_setting_only_where_it_can_be_set() -> None:
    for status, offered in (("ok", True), ("may not write brightness", False), (None, False)):
        model = make_model(settings={"backlight": "60"}, status={} if status is None else {"backlight": status})
        chosen = [asked.chosen for asked in settings_asked(model) if asked.name == "backlight"]
        assert chosen == (["50"] if offered else [])
    dimmed = make_model(settings={"backlight": "60"})
    assert SettingsScreen().answered("backlight", "75", dimmed) == [Set("backlight", "75")]


def test_settings_are_set_at_once() -> None:
    model = make_model(settings={"brightness": "18", "motion": "full"})
    screen = SettingsScreen()
    assert by_key(screen.scene(model), "brightness=20").look is Look.CHOSEN
    assert screen.handle(Touched("brightness=40"), model) == [Set("brightness", "40")]
    assert screen.handle(Touched("motion=still"), model) == [Set("motion", "still")]
    assert screen.handle(Touched("motion=full"), model) == []


def test_the_winners_come_first_and_ties_share_a_rank() -> None:
    table = finished()
    scene = ResultsScreen().scene(make_model(table=table))
    rows: list[Any] = [w for w in scene if hasattr(w, "rank")]
    assert [row.rank for row in rows] == sorted(row.rank for row in rows)
    view: Any = table.view
    assert sum(row.winner for row in rows) == len(view.winners)
    scores = [int(row.score) for row in rows]
    assert scores == sorted(scores, reverse=True)


def test_after_the_end_people_play_again_or_leave() -> None:
    screen, model = ResultsScreen(), make_model(table=finished())
    assert screen.handle(OK, model) == [Home()]
    assert screen.handle(Touched("again"), model) == [Home(), Show("seats", "dakota")]


# --- states differ without colour


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (Pad(box=Box(0, 0, 200, 88), label="Yes"), Pad(box=Box(0, 0, 200, 88), label="Yes", look=Look.CHOSEN)),
        (
            SeatTab(box=Box(0, 0, 200, 88), key="x", place=2, name="Green"),
            SeatTab(box=Box(0, 0, 200, 88), key="x", place=2, name="Green", chosen=True),
        ),
        (
            PlacePad(box=Box(0, 0, 270, 132), place=4, name="Blue", note="Press to join"),
            PlacePad(box=Box(0, 0, 270, 132), place=4, name="Blue", note="Press to join", kind="person"),
        ),
        (
            ValueCell(box=Box(0, 0, 400, 100), title="Fish", source="Ours", number="2"),
            ValueCell(box=Box(0, 0, 400, 100), title="Fish", source="Ours", number="2", own=True),
        ),
    ],
    ids=["pad", "tab", "place", "value"],
)
def test_states_differ_in_grey(one: Widget, other: Widget) -> None:
    check_differ_in_grey(one, other, PANELS["10in"], share=0.005)


# --- Dakota on the common screens


def test_dakota_has_words_for_every_moment() -> None:
    game = GAMES["dakota"]
    seats = tuple(SeatInfo(place, "person") for place in range(4))
    phases = set()
    for steps in range(0, 500, 3):
        state, _ = played(game, 4, steps, seed=2)
        view: Any = state.observation(None)
        phases.add(view.phase)
        headline = DAKOTA_PRESENTATION.headline(WORDS, view, seats)
        assert headline
        assert "{" not in headline
        assert DAKOTA_PRESENTATION.status(WORDS, view)
        topics = {topic.id for topic in DAKOTA_PRESENTATION.help_topics(WORDS, "full", game.edition())}
        assert view.phase is Phase.TERRITORIES or DAKOTA_PRESENTATION.topic(view) in topics
    assert len(phases) >= 7


def test_a_seat_pressed_turns_a_flat_panel_to_it() -> None:
    screen = SeatsScreen(draft())
    model = make_model(about="dakota", settings=SETTINGS)
    screen.handle(SeatPressed(1), model)
    assert screen.facing(model) == 1


# --- words for what the device says


def test_every_notice_and_refusal_of_the_device_has_words() -> None:
    unknown = notice_words(WORDS, "no such code", "")[0]
    for code in (
        *LINES,
        "not_started",
        "exported",
        "not_exported",
        "printed",
        "not_printed",
        "device_absent",
        "device_lost",
        "phantom_touch",
        "button_stuck",
        "button_chatters",
        "undervoltage",
        "too_hot",
        "disk_nearly_full",
    ):
        assert notice_words(WORDS, code, "")[0] != unknown, code
    assert {str(code) for code in Refusal if not table_refusal(WORDS, code)} <= {"no_such_outcome", "not_an_action"}
