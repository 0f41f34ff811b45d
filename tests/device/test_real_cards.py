"""An option with the name of a mode fixes it for the whole game; what people hold in their hands no bot can play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from device.archive import Archive
from device.cli import main
from device.dealer import Dealer
from device.faults import GameSetAside, Refusal, Refused
from device.files import export_game, read_game
from device.records import ModeChanged, SeatChanged
from device.seats import Modes, Seat, seats_for
from device.table import Table
from device.tables import header_for, resume, start
from games import catalogue
from tests.device.desk import Desk
from tests.device.toys import HELD, HeldOptions
from ui.commands import Home, ResumeGame, SeatPlan, SetAway, SetMode, StartGame

GAMES = {"held": HELD}


def held_table(
    cards: str, archive: Archive | None = None, bots: Sequence[str | None] = (None, None), modes: Modes | None = None
) -> Table:
    options = msgspec.convert({"players": len(bots), "cards": cards}, HeldOptions)
    header = header_for(HELD, options, seats_for(list(bots)), HELD.edition(), modes, seed=bytes(32))
    return start(archive or Archive(None), HELD, header)


def code(error: pytest.ExceptionInfo[Refused]) -> Refusal:
    return error.value.code


@pytest.mark.parametrize("habit", ["console", "table"])
@pytest.mark.parametrize("cards", ["console", "table"])
def test_the_option_decides_whatever_the_table_does_by_habit(cards: str, habit: str) -> None:
    modes = msgspec.convert({"cards": habit, "dice": "table", "help": "short"}, Modes)
    table = held_table(cards, modes=modes)
    assert table.modes == msgspec.structs.replace(modes, cards=cards)
    assert (Dealer(table).pending() is not None) == (cards == "table"), "the first draw is asked for, or made"


def test_what_was_chosen_before_the_game_is_not_changed_in_it() -> None:
    table = held_table("table")
    for value in ("console", "table", "sand"):
        with pytest.raises(Refused) as error:
            table.set_mode("cards", value, by=0)
        assert code(error) == Refusal.MODE_IS_FIXED
    assert table.journal() == []
    table.set_mode("dice", "table", by=0)
    assert table.modes == Modes(cards="table", dice="table")


def test_bots_can_not_sit_where_people_hold_the_cards() -> None:
    with pytest.raises(ValueError, match=r"^held: with real cards only people can play, not bots$"):
        held_table("table", bots=(None, "easy"))
    assert held_table("console", bots=(None, "easy")).seats[1].bot == "easy"


def test_nobody_plays_for_who_is_away() -> None:
    table = held_table("table")
    with pytest.raises(Refused) as error:
        table.set_away(1, True)
    assert code(error) == Refusal.PEOPLE_ONLY
    with pytest.raises(Refused) as error:
        table.set_bot(1, "easy")
    assert code(error) == Refusal.PEOPLE_ONLY
    assert table.records == []
    table.set_away(1, False)
    assert table.seats[1].person


def test_a_resumed_and_an_imported_game_keep_it(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "here")
    table = held_table("table", archive)
    assert resume(archive, GAMES, table.id).modes.cards == "table"
    path = tmp_path / "game.firelight"
    export_game(archive.load(table.id), path)
    other = Archive(tmp_path / "there")
    other.add_whole(read_game(path))
    again = resume(other, GAMES, table.id)
    assert again.modes.cards == "table"
    with pytest.raises(Refused):
        again.set_mode("cards", "console", by=0)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (ModeChanged(sequence=1, mode="cards", value="console", by=0), "mode_is_fixed"),
        (SeatChanged(sequence=1, player=1, seat=Seat(place=1, bot="easy")), "people_only"),
        (SeatChanged(sequence=1, player=1, seat=Seat(place=1, away=True)), "people_only"),
        (SeatChanged(sequence=1, player=2, seat=Seat(place=1)), "there is no such seat"),
        (SeatChanged(sequence=1, player=-1, seat=Seat(place=1)), "there is no such seat"),
    ],
)
def test_a_record_that_can_not_have_been_made_sets_the_game_aside(
    record: ModeChanged | SeatChanged, why: str, tmp_path: Path
) -> None:
    archive = Archive(tmp_path)
    table = held_table("table", archive)
    saved = archive.load(table.id)
    archive.append(table.id, record, saved.link)
    with pytest.raises(GameSetAside, match=f"record 1 does not fit .{why}"):
        resume(archive, GAMES, table.id)


# --- at the console, and on the command line


def start_at(desk: Desk, cards: str, *players: str) -> bool:
    seats = tuple(SeatPlan(place, player) for place, player in enumerate(players))
    return desk.console.run(StartGame("held", seats, options=(("cards", cards),), modes=(("cards", "console"),)))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path, games={**catalogue.GAMES, "held": HELD})


def test_the_console_starts_with_what_was_chosen_and_keeps_it(desk: Desk) -> None:
    assert start_at(desk, "table", "person", "person")
    assert desk.table.modes["cards"] == "table"
    assert not desk.console.run(SetMode("cards", "console"))
    assert (desk.table.modes["cards"], desk.table.refusal) == ("table", "mode_is_fixed")
    key = desk.table.key
    desk.console.run(Home())
    desk.console.run(ResumeGame(key))
    assert desk.table.modes["cards"] == "table"


def test_the_console_says_in_one_line_why_it_does_not_start(desk: Desk) -> None:
    assert not start_at(desk, "table", "person", "easy")
    model = desk.console.model()
    assert model.table is None
    told = [notice.detail for notice in model.notices if notice.code == "not_started"]
    assert told == ["held: with real cards only people can play, not bots"]


def test_the_console_lets_nobody_leave(desk: Desk) -> None:
    assert start_at(desk, "table", "person", "person")
    assert not desk.console.run(SetAway(1, True))
    assert desk.table.refusal == "people_only"
    assert not desk.table.seats[1].away


def test_bots_do_not_play_it_without_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(catalogue, "GAMES", GAMES)
    status = main(["play", "held", "--option", "cards=table"])
    assert (status, *capsys.readouterr()) == (
        2, "", "firelight: held: with real cards only people can play, not bots\n",
    )  # fmt: skip
