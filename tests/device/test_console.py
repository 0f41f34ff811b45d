"""The console: games started, left and resumed, settings, editions, the staff lock, what people are told."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from games.dakota.actions import ChooseFaction
from games.dakota.terms import Faction
from games.game import CHANCE
from tests.device.desk import Desk
from ui.commands import (
    Acknowledge,
    EnterPin,
    Export,
    Home,
    ResumeGame,
    Set,
    SetAway,
    SetEdition,
    SetMode,
    SetPin,
    Show,
    StartGame,
    Submit,
    Undo,
)
from ui.screen import SeatPressed


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_a_game_that_is_left_can_be_resumed_where_it_was(desk: Desk) -> None:
    desk.start("person", "normal", "easy")
    desk.go_on(lambda: bool(desk.table.legal))
    key, view = desk.table.key, desk.table.view
    desk.console.run(Home())
    model = desk.console.model()
    assert model.table is None
    assert [saved.key for saved in model.saved] == [key]
    desk.console.run(ResumeGame(key))
    assert desk.table.view == view


def test_another_console_finds_the_game_after_a_pulled_plug(desk: Desk, tmp_path: Path) -> None:
    desk.start("person", "normal", "easy")
    desk.go_on(lambda: bool(desk.table.legal))
    again = Desk(tmp_path)
    assert again.console.model().saved[0].view == desk.table.view


def test_a_refused_act_keeps_its_reason_until_the_next_one(desk: Desk) -> None:
    desk.start("person", "person", "person")
    desk.go_on(lambda: bool(desk.table.legal))
    assert desk.console.run(Submit(ChooseFaction(0, Faction.NATIVE)))
    assert not desk.console.run(Submit(ChooseFaction(0, Faction.SETTLER)))
    assert desk.table.refusal == "already_locked"
    assert desk.console.refused == ChooseFaction(0, Faction.SETTLER)
    assert desk.console.run(Submit(ChooseFaction(1, Faction.SETTLER)))
    assert desk.table.refusal == ""
    assert desk.console.refused is None


def test_of_several_acts_those_after_a_refused_one_are_not_done(desk: Desk) -> None:
    desk.start("person", "person", "person")
    desk.go_on(lambda: bool(desk.table.legal))
    live = desk.console.live
    assert live is not None
    before = len(live.table.records)
    assert not desk.console.run(Submit(ChooseFaction(9, Faction.NATIVE)))
    assert len(live.table.records) == before


def test_undo_takes_back_the_last_own_act_and_says_when_it_cannot(desk: Desk) -> None:
    desk.start("person", "normal", "normal")
    assert not desk.console.run(Undo())
    assert desk.table.refusal == "nothing_to_undo"


def test_bots_wait_while_another_screen_lies_on_the_table(desk: Desk) -> None:
    desk.start("normal", "normal", "normal")
    assert desk.console.step()
    desk.console.run(Show("pause"))
    assert not desk.console.step()
    assert desk.console.due() is None
    desk.console.run(Show("table"))
    assert desk.console.step()


def test_bots_move_at_a_pace(tmp_path: Path) -> None:
    desk = Desk(tmp_path, pace=0.6)
    desk.start("normal", "normal", "normal")
    while desk.table.view.current == (CHANCE,):
        # the board is laid more quickly
        desk.clock.now += 0.15
        assert desk.console.step()
    assert not desk.console.step()
    assert desk.console.due() == pytest.approx(0.6)
    desk.clock.now += 0.6
    assert desk.console.step()


def test_a_game_of_bots_alone_plays_itself_to_the_end(desk: Desk) -> None:
    desk.start("normal", "easy", "random")
    assert desk.go_on(lambda: desk.table.finished)
    assert desk.console.due() is None
    assert not desk.console.model().saved


def test_the_only_person_needs_no_peek_and_two_do(desk: Desk) -> None:
    desk.start("person", "normal", "normal", secrets="peek")
    assert list(desk.table.open_seats) == [0]
    desk.console.run(Home())
    desk.start("person", "person", "normal", secrets="peek")
    assert list(desk.table.open_seats) == []
    assert sorted(desk.table.own) == [0, 1]
    assert not desk.console.run(SetMode("secrets", "open"))
    assert (list(desk.table.open_seats), desk.table.refusal) == ([], "needs_consent")
    assert desk.console.run(SetMode("secrets", "open", 1, 0))
    assert list(desk.table.open_seats) == [0, 1, 2]
    assert (desk.table.journal[-1].by, desk.table.journal[-1].consent, desk.table.refusal) == (1, 0, "")


def test_the_console_plays_for_an_absent_person_until_the_seat_button_is_pressed(desk: Desk) -> None:
    desk.start("person", "normal", "normal")
    desk.go_on(lambda: bool(desk.table.legal))
    desk.console.run(SetAway(0, away=True))
    assert desk.table.legal == {}
    assert desk.go_on(lambda: any(entry.note == "away" for entry in desk.table.journal))
    desk.console.handle(SeatPressed(0))
    assert not desk.table.seats[0].away


def test_the_table_enters_its_own_draws_when_it_wants_to(desk: Desk) -> None:
    desk.start("person", "normal", "normal", cards="table")
    assert len(desk.table.chance) == 3
    assert desk.console.due() is None
    assert desk.console.run(Submit(desk.table.chance[2]))  # type: ignore[arg-type]
    assert getattr(desk.table.view, "first_player", -1) == 2
    assert desk.table.journal[-1].note == "entered"


def test_acknowledging_clears_what_was_unseen(desk: Desk) -> None:
    desk.start("person", "normal", "normal")
    desk.console.step()
    assert desk.table.unseen
    desk.console.run(Acknowledge())
    assert not desk.table.unseen


def test_settings_are_kept_by_their_plain_names(desk: Desk, tmp_path: Path) -> None:
    desk.console.run(Set("volume", "3"))
    desk.console.run(Set("diagonal_in", "15.6"))
    desk.console.run(Set("stance", "flat"))
    desk.console.run(Set("name-4", "Ada"))
    again = Desk(tmp_path).console
    assert again.settings["volume"] == "3"
    assert again.settings["name-4"] == "Ada"
    assert again.panel.diagonal_in == 15.6
    assert again.panel.flat


@pytest.mark.parametrize(("name", "value"), [("volume", "9"), ("nonsense", "1"), ("language", "xx")])
def test_a_setting_that_is_not_allowed_is_told_and_changes_nothing(desk: Desk, name: str, value: str) -> None:
    before = dict(desk.console.settings)
    assert not desk.console.run(Set(name, value))
    assert dict(desk.console.settings) == before
    assert desk.console.model().notices[-1].code == "setting_refused"


def test_an_owners_value_is_played_with_from_the_next_game_on(desk: Desk) -> None:
    desk.console.run(SetEdition("dakota", "price.native.buffalo", 6))
    desk.start("person", "normal", "normal")
    edition = desk.table.edition
    assert edition is not None
    values = {value.key: value for value in edition.values()}
    assert values["price.native.buffalo"].value == 6
    assert values["price.native.buffalo"].status == "owner"
    desk.console.run(SetEdition("dakota", "price.native.buffalo", None))
    desk.console.run(Home())
    desk.start("person", "normal", "normal")
    assert desk.table.edition is not None
    assert {v.key: v.value for v in desk.table.edition.values()}["price.native.buffalo"] == 5


def test_an_impossible_value_is_told(desk: Desk) -> None:
    assert not desk.console.run(SetEdition("dakota", "price.native.buffalo", 10_000))
    assert desk.console.model().notices[-1].code == "edition"


def test_the_staff_page_opens_with_the_pin_only(desk: Desk) -> None:
    assert desk.console.run(SetPin("123456"))
    desk.console.run(Home())
    assert not desk.console.model().staff
    for _ in range(5):
        assert not desk.console.run(EnterPin("000000"))
    assert desk.console.model().pin_wait > 59
    assert not desk.console.run(EnterPin("123456"))
    desk.clock.now += 61
    assert desk.console.run(EnterPin("123456"))
    assert desk.console.model().staff


def test_nobody_changes_the_pin_without_knowing_it(desk: Desk) -> None:
    desk.console.run(SetPin("123456"))
    desk.console.run(Home())
    assert not desk.console.run(SetPin("999999"))


def test_a_game_is_exported_and_a_second_export_keeps_the_first(desk: Desk, tmp_path: Path) -> None:
    desk.start("person", "normal", "normal")
    key = desk.table.key
    assert desk.console.run(Export(key))
    assert desk.console.run(Export(key))
    assert len(list((tmp_path / "exports").iterdir())) == 2
    assert not desk.console.run(Export("no-such-game"))
    assert desk.console.model().notices[-1].code == "not_exported"


def test_a_game_whose_chain_is_broken_is_set_aside_and_told(desk: Desk, tmp_path: Path) -> None:
    desk.start("person", "normal", "normal")
    desk.go_on(lambda: bool(desk.table.legal))
    key = desk.table.key
    desk.console.close()
    with sqlite3.connect(tmp_path / "games.db") as database:
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {trigger}")
        database.execute("UPDATE record SET body = replace(body, 'console', 'hand') WHERE sequence = 1")
    database.close()
    again = Desk(tmp_path)
    assert not again.console.model().saved
    told = [notice for notice in again.console.model().notices if notice.code == "game_set_aside"]
    assert len(told) == 1
    assert key in told[0].detail


def test_a_game_that_cannot_start_is_told(desk: Desk) -> None:
    assert not desk.console.run(StartGame("dakota", ()))
    assert desk.console.model().notices[-1].code == "not_started"
    assert desk.console.live is None
