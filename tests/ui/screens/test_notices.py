"""What everybody must know: that nothing is saved, what is wrong, how far the table went back."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from device.notices import LINES
from games.dakota.terms import Phase
from games.game import CHANCE
from tests.ui.checks import LongWords, check_scene
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import dakota_at, running
from tests.ui.screens.desk import Desk
from ui.commands import Show
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.label import Card
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.status_row import StatusRow
from ui.kit.widget import Scene
from ui.model import JournalEntry, Model, Note, Notice
from ui.navigation import Navigator
from ui.screen import Control, ControlPressed, Touched
from ui.screens.error import ErrorScreen
from ui.screens.home import HomeScreen
from ui.screens.notices import Strip, notice_words
from ui.screens.pause import PauseScreen
from ui.screens.staff import StaffScreen
from ui.text.words import Words

OK = ControlPressed(Control.OK)
UNSAVED = "Not saved: the table plays on, but don't switch it off"


def strips(scene: Scene) -> list[str]:
    """What the line on top says."""
    return [w.text for w in scene if isinstance(w, Strip)]


def shown_on(model: Model, screen: str = "") -> Scene:
    """What people see with `screen` on top."""
    navigator = Navigator()
    navigator.scene(model)
    if screen:
        navigator.show(screen, "dakota")
    return navigator.scene(model)


@pytest.mark.parametrize("screen", ["", "pause", "journal", "modes", "help", "settings"])
def test_a_game_that_is_not_saved_says_so_on_every_screen(screen: str) -> None:
    lost = msgspec.structs.replace(dakota_at(Phase.FIRST_PLACEMENT), unsaved=True)
    assert strips(shown_on(make_model(table=lost), screen)) == [UNSAVED]
    assert strips(shown_on(make_model(table=dakota_at(Phase.FIRST_PLACEMENT)), screen)) == []


@pytest.mark.parametrize("screen", ["", "seats"])
def test_without_a_game_home_and_setup_say_it_too(screen: str) -> None:
    assert strips(shown_on(make_model(unsaved=True), screen)) == [
        "Nothing can be saved: games are lost when you switch off"
    ]


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_the_line_suits_hands_and_eyes(panel: Panel, words: Words) -> None:
    for table in (msgspec.structs.replace(running(), unsaved=True), _went_back(running())):
        check_scene(shown_on(make_model(panel, words, table=table), "pause"), panel)
    check_scene(shown_on(make_model(panel, words, unsaved=True)), panel)


def test_an_open_sheet_is_not_disturbed() -> None:
    lost = msgspec.structs.replace(dakota_at(Phase.FACTIONS), unsaved=True)
    navigator, model = Navigator(), make_model(table=lost, now=1.0)
    navigator.scene(model)
    navigator.handle(Touched("peek-0"), model)
    assert strips(navigator.scene(model)) == []


def test_leaving_and_ending_promise_no_saving_that_there_is_not() -> None:
    for unsaved, leave, end in (
        (False, "Save and leave", "Everything is saved"),
        (True, "Leave", "Not saved: the newest games will be lost"),
    ):
        pause = PauseScreen().scene(make_model(table=running(), unsaved=unsaved))
        assert next(w.label for w in pause if isinstance(w, Pad) and w.key == "home") == leave
        staff, model = StaffScreen(), make_model(staff=True, unsaved=unsaved)
        staff.handle(Touched("view:system"), model)
        assert end in [w.text for w in staff.scene(model) if isinstance(w, StatusRow)]


@pytest.mark.parametrize(
    "code",
    [
        "locked",
        "read_only",
        "disk_full",
        "disk_fault",
        "archive_damaged",
        "archive_foreign",
        "archive_newer",
        "archive_unread",
    ],
)
def test_what_endangers_games_is_told_once_in_plain_words(code: str) -> None:
    desk = Desk()
    desk.facts["notices"] = (Notice(code, "[Errno 20] Not a directory: '/data/games.db'"),)
    scene = desk.navigator.scene(desk.model())
    assert desk.navigator.name == "error"
    assert next(w.headline for w in scene if isinstance(w, Banner)) == notice_words(Words(), code, "")[0]
    assert "Errno" not in next(w.text for w in scene if isinstance(w, Card))
    desk.give(OK)
    assert desk.navigator.name == "home"
    desk.navigator.scene(desk.model())
    assert desk.navigator.name == "home"


def test_a_second_firelight_on_one_folder_is_called_that() -> None:
    happened, todo = notice_words(Words(), "locked", LINES["locked"])
    assert happened == "Another Firelight uses this folder"
    assert "Close the other one" in todo


def test_what_was_never_there_did_not_stop_working() -> None:
    words = Words()
    assert notice_words(words, "device_absent", "speaker: no sound card")[0] == "Sound: not there"
    assert notice_words(words, "device_lost", "lamps: cable out")[0] == "Lights: stopped working"


def test_absent_devices_are_one_line_of_the_staff_page_and_nothing_elsewhere() -> None:
    notices = tuple(Notice("device_absent", f"{name}: none") for name in ("lamps", "buttons", "speaker"))
    staff, model = StaffScreen(), make_model(staff=True, notices=notices)
    staff.handle(Touched("view:notices"), model)
    rows = [w.title for w in staff.scene(model) if isinstance(w, StatusRow)]
    assert rows == ["Not there: Lights, Buttons, Sound"]
    assert _overline(shown_on(make_model(notices=notices))) == "Firelight"


def test_home_counts_what_was_not_used() -> None:
    notices = (Notice("settings_file", "torn"), Notice("edition", "torn"), Notice("device_lost", "speaker: none"))
    assert _overline(HomeScreen().scene(make_model(notices=notices))) == "2 notices: Settings, then Staff"


def test_after_a_correction_the_table_says_what_went() -> None:
    table = running()
    assert strips(shown_on(make_model(table=table))) == []
    (line,) = strips(shown_on(make_model(table=_went_back(table, 1))))
    assert line == "Taken back: Orange sent a neutral settler to Mountain 1"
    (line,) = strips(shown_on(make_model(table=_went_back(table, 4))))
    assert line.endswith(", and what followed")
    played_on = _went_back(table)
    more = JournalEntry(len(played_on.journal) + 1, 0, ())
    table = msgspec.structs.replace(played_on, journal=(*played_on.journal, more))
    assert strips(shown_on(make_model(table=table))) == []


def test_the_line_goes_after_six_seconds() -> None:
    navigator, table = Navigator(), _went_back(running())
    early, late, gone = (make_model(table=table, now=now) for now in (100.0, 105.9, 106.0))
    assert len(strips(navigator.scene(early))) == 1
    assert navigator.moving(early) == 6.0
    assert len(strips(navigator.scene(late))) == 1
    assert strips(navigator.scene(gone)) == []
    assert navigator.moving(gone) is None
    again = make_model(table=_went_back(table), now=200.0)
    assert len(strips(navigator.scene(again))) == 1


def test_what_bots_and_chance_do_next_leaves_the_line() -> None:
    back = _went_back(running())
    (line,) = strips(shown_on(make_model(table=back)))

    def after(by: int, note: Note | None = None) -> list[str]:
        more = JournalEntry(len(back.journal), by, back.journal[0].events, note=note)
        return strips(shown_on(make_model(table=msgspec.structs.replace(back, journal=(*back.journal, more)))))

    assert after(1) == after(CHANCE) == [line]
    assert after(0) == after(CHANCE, Note.ENTERED) == []


def test_a_correction_leads_back_to_the_table() -> None:
    navigator, model = Navigator(), make_model(table=running())
    navigator.scene(model)
    navigator.follow([Show("pause"), Show("correct")])
    navigator.handle(Touched("take-back"), model)
    assert navigator.name == "table"


def _went_back(table: Any, acts: int = 1) -> Any:
    """The table after the last `acts` that still stood were taken back."""
    record = table.journal[-1].record + 1
    standing = [entry.record for entry in table.journal if not entry.undone and entry.events]
    gone = set(standing[-acts:])
    journal = tuple(
        msgspec.structs.replace(entry, undone_by=record) if entry.record in gone else entry for entry in table.journal
    )
    return msgspec.structs.replace(table, journal=(*journal, JournalEntry(record, 0, (), note=Note.CORRECTION)))


def _overline(scene: Scene) -> str:
    return next(w.overline for w in scene if isinstance(w, Banner))


def test_a_fault_of_ours_says_where_its_story_is_and_how_to_go_on() -> None:
    notices = (Notice("fault", "KeyError: 3"),)
    screen, model = ErrorScreen(), make_model(table=running(), about="fault", notices=notices)
    (card,) = [w for w in screen.scene(model) if isinstance(w, Card)]
    assert "journalctl -u firelight" in card.text
    assert "KeyError" not in card.text
    (pad,) = [w for w in screen.scene(model) if isinstance(w, Pad) and w.key == "ok"]
    assert (pad.label, pad.note, pad.look, pad.primary) == ("OK", "and go on", Look.ACCENT, True)
