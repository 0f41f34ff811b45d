"""The records across games: kept, made anew from the archive when they are lost, and forgotten when staff say so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from device.archive import Archive
from device.chance import seed_from_number
from device.history import AT_ONCE, FILE_NAME, History
from device.seats import Seat
from device.table import Table
from device.tables import header_for, start
from games.dakara.events import GameEnded, Rolled
from games.dakara.game_entry import DAKARA
from games.game import CHANCE, Game
from tests.device.desk import Desk
from tests.device.random_play import play_on
from tests.games.toy import TenderGame
from ui.commands import ForgetRecords, SetPin
from ui.model import AllTime, Best

GAMES: dict[str, Game] = {"dakara": DAKARA, "tender": TenderGame()}
PEOPLE = (Seat(place=0, name="Ada"), Seat(place=3), Seat(place=4, bot="random"))


def played(
    archive: Archive,
    seed: int = 1,
    seats: tuple[Seat, ...] = PEOPLE,
    *,
    created: str = "2026-11-30T20:00:00+00:00",
    length: str = "short",
    **more: Any,
) -> Table:
    """A whole game of Dakara."""
    options = msgspec.convert({"players": len(seats), "length": length}, DAKARA.options_type)
    header = header_for(DAKARA, options, seats, DAKARA.edition(), seed=seed_from_number(seed))
    table = start(archive, DAKARA, msgspec.structs.replace(header, created=created))
    play_on(table, seed=seed, **more)
    assert table.finished
    return table


def money(table: Table, *players: int) -> list[int]:
    """What the players have at the end."""
    view: Any = table.observation(None)
    return [view.seats[player].money for player in players]


def wins(table: Table, player: int) -> list[int]:
    """What the local games brought a player."""
    events = [event for line in table.journal() if line.undone_by is None for event in line.events]
    return [e.amount for e in events if isinstance(e, GameEnded) and e.player == player and e.amount > 0]


def read(folder: Path, archive: Archive) -> AllTime:
    """What a table that starts now has of Dakara."""
    history = History(folder, archive, GAMES)
    history.update()
    return history.all_time().get("dakara", AllTime())


def test_a_new_table_has_no_records(tmp_path: Path) -> None:
    history = History(tmp_path, Archive(tmp_path), GAMES)
    history.update()
    assert history.all_time() == {}
    assert not (tmp_path / FILE_NAME).exists()


def test_the_highest_fortune_of_a_person_is_kept_with_who_and_when(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    tables = [played(archive, seed, created=f"2026-11-0{seed}T20:00:00+00:00") for seed in (1, 2, 3)]
    best, number, player = max((money(table, p)[0], -n, p) for n, table in enumerate(tables) for p in (0, 1))
    place, name = ((0, "Ada"), (3, ""))[player]
    found = read(tmp_path, archive)
    assert found.games == 3
    assert found.score == Best(best, place, name, f"2026-11-0{1 - number}", "short")


def test_the_biggest_win_is_that_of_one_local_game(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = played(archive, 4)
    best = max(wins(table, 0) + wins(table, 1))
    found = read(tmp_path, archive).win
    assert found is not None
    assert found.amount == best > 0


def test_a_bots_fortune_is_no_record(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    seats = (Seat(place=0, bot="random"), Seat(place=3, bot="easy"), Seat(place=4))
    tables = [played(archive, seed, seats) for seed in range(1, 6)]
    assert any(max(money(table, 0, 1)) > max(money(other, 2)[0] for other in tables) for table in tables)
    found = read(tmp_path, archive).score
    assert found is not None
    assert found.place == 4
    assert found.amount == max(money(table, 2)[0] for table in tables)


def test_a_game_of_bots_alone_counts_for_nothing(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    played(archive, 1, tuple(Seat(place=p, bot="random") for p in range(3)))
    history = History(tmp_path, archive, GAMES)
    history.update()
    assert history.all_time() == {}


def test_what_was_taken_back_is_no_record_and_what_was_corrected_after_the_end_counts_anew(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = played(archive, 5)
    history = History(tmp_path, archive, GAMES)
    history.update()
    first = history.all_time()["dakara"]
    table.correct(0, 0, 1)
    history.update()
    assert history.all_time() == {}, "it is running again"
    play_on(table, seed=99)
    assert table.finished
    history.update()
    again = history.all_time()["dakara"]
    assert again.games == 1
    assert again.score is not None
    assert again.score.amount == max(money(table, 0, 1))
    assert again != first
    standing = [e for line in table.journal() if line.undone_by is None for e in line.events if isinstance(e, Rolled)]
    assert sum(again.faces) >= len(standing) > 0


def test_faces_are_counted_without_real_dice(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    table = played(archive, 6, by_hand=lambda ply: ply % 5 == 0)
    records: list[Any] = [r for r in table.records if getattr(r, "by", 0) == CHANCE]
    console = [r.action["face"] for r in records if r.action["type"] == "RollDie" and r.how == "console"]
    entered = [r for r in records if r.action["type"] == "RollDie" and r.how == "hand"]
    found = read(tmp_path, archive)
    assert found.faces == tuple(console.count(face) for face in range(1, 7))
    assert found.entered == len(entered) > 0


def test_of_equal_records_the_older_stays(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for day in ("2026-11-03", "2026-11-01", "2026-11-02"):
        played(archive, 7, created=f"{day}T20:00:00+00:00")
    found = read(tmp_path, archive).score
    assert found is not None
    assert found.day == "2026-11-01"


@pytest.mark.parametrize(
    ("created", "day"), [("1970-01-01T00:00:09+00:00", ""), ("2024-12-31", ""), ("2025-01-01", "2025-01-01"), ("", "")]
)
def test_a_clock_that_was_never_set_gives_no_day(tmp_path: Path, created: str, day: str) -> None:
    archive = Archive(tmp_path)
    played(archive, 1, created=created)
    found = read(tmp_path, archive).score
    assert found is not None
    assert found.day == day


def test_the_records_are_kept_in_a_file_and_not_read_again(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    played(archive, 1)
    before = read(tmp_path, archive)
    file = tmp_path / FILE_NAME
    book = json.loads(file.read_text())
    (key,) = book["games"]
    book["games"][key]["seats"][0]["score"] = 29_000_000
    file.write_text(json.dumps(book))
    after = read(tmp_path, archive).score
    assert after is not None
    assert before.score is not None
    assert (after.amount, after.name) == (29_000_000, "Ada")


@pytest.mark.parametrize(
    "broken", [b"", b"{", b'{"version":1}', b'{"version":2,"games":{},"forgotten":[]}', b"\xff\xfe"]
)
def test_a_broken_file_is_kept_and_made_anew(tmp_path: Path, broken: bytes) -> None:
    archive = Archive(tmp_path)
    played(archive, 1)
    whole = read(tmp_path, archive)
    (tmp_path / FILE_NAME).write_bytes(broken)
    history = History(tmp_path, archive, GAMES)
    history.update()
    assert history.all_time()["dakara"] == whole
    assert [notice.code for notice in history.take_notices()] == ["history_unread"]
    assert history.take_notices() == []
    assert (tmp_path / f"{FILE_NAME}.damaged-1").read_bytes() == broken
    assert read(tmp_path, archive) == whole


def test_a_disk_that_takes_nothing_is_told_and_the_records_hold_meanwhile(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    played(archive, 1)
    (tmp_path / "none").write_text("a file, where a folder should be")
    history = History(tmp_path / "none", archive, GAMES)
    history.update()
    assert history.all_time()["dakara"].games == 1
    assert "history_unsaved" in [notice.code for notice in history.take_notices()]


def test_staff_begin_anew_and_old_games_stay_forgotten(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    played(archive, 1)
    history = History(tmp_path, archive, GAMES)
    history.update()
    history.forget()
    history.update()
    assert history.all_time() == {}
    assert read(tmp_path, archive) == AllTime()
    played(archive, 2)
    assert read(tmp_path, archive).games == 1


def test_a_large_archive_is_read_in_parts(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for seed in range(AT_ONCE + 2):
        played(archive, seed)
    history = History(tmp_path, archive, GAMES)
    history.update()
    assert history.all_time()["dakara"].games == AT_ONCE
    history.update()
    assert history.all_time()["dakara"].games == AT_ONCE + 2


def test_a_game_that_cannot_be_read_counts_for_nothing(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    played(archive, 1)
    history = History(tmp_path, archive, {"tender": TenderGame()})
    history.update()
    assert history.all_time() == {}


# --- at the table


def test_the_table_knows_its_records_when_a_game_ends(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    assert desk.console.model().records == {}
    desk.start("person", "normal", "normal")
    live = desk.console.live
    assert live is not None
    assert desk.console.model().records == {}
    desk.console.changed()
    play_on(live.table)
    desk.console.step()
    desk.start("person", "normal", "normal")
    score = desk.console.model().records["dakota"].score
    assert score is not None
    assert score.amount == int(live.table.returns()[0])


def test_only_staff_begin_the_records_anew(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.start("person", "normal", "normal")
    live = desk.console.live
    assert live is not None
    play_on(live.table)
    desk.start("person", "normal", "normal")
    assert desk.console.model().records["dakota"].games == 1
    assert not desk.console.run(ForgetRecords())
    assert desk.console.model().records["dakota"].games == 1
    desk.console.run(SetPin("123456"))
    assert desk.console.run(ForgetRecords())
    assert desk.console.model().records == {}
