"""Files that are not as they should be, on the command line: one printable line, and nothing of them is touched."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from device.archive import FINISHED, RUNNING, Archive, Saved
from device.files import as_lines, export_game
from device.records import AnyRecord, Header, ModeChanged, Peeked, Rewound, SeatChanged
from device.seats import Seat, seats_for
from device.tables import header_for
from games.catalogue import GAMES
from tests.device.call import run
from tests.device.desk import Desk
from ui.commands import SeatPlan, StartGame

NOT_ONE_BOX = [
    ("[present]\nred = 2\n", "present: 23 in all; allowed: 24 in all"),
    ("card.1.icon = 5\n", "card.1.regions"),
    ("card.36.regions = 3\n", "card.36.regions: 3 on a Powwow card; allowed: 0"),
    ("tile.1 = 2\n", "is there already; allowed: seven different ones"),
    ("milestone.points.2.1 = 3\n", "milestone.points.2.2"),
    ("path.level.3.5 = 0\n", "path.level.3.5: 0 is less than for one fewer"),
]
"""Own editions of Sitting Bull, each value possible but not beside the others; and what is told."""


def mistake(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one printable line of a call that must fail."""
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    line = err.removesuffix("\n")
    assert line.isprintable()
    return line.removeprefix("firelight: ")


def own_edition(folder: Path, text: str) -> Path:
    """The owner's edition of Sitting Bull."""
    path = folder / "editions" / "sitting-bull.toml"
    path.parent.mkdir()
    path.write_text(text)
    return path


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def archive_of_one(folder: Path, name: str = "") -> bytes:
    """An archive with one game, sound and let go of; its bytes."""
    header = made_header(seats=(Seat(place=0, name=name), Seat(place=1), Seat(place=2)))
    archive = Archive(folder)
    archive.begin(header)
    archive.close()
    return (folder / "games.db").read_bytes()


def made_header(**changes: object) -> Header:
    game = GAMES["dakota"]
    header = header_for(game, game.options_type(players=3), seats_for([None] * 3), game.edition())
    return msgspec.structs.replace(header, **changes)


# --- editions


@pytest.mark.parametrize(("text", "why"), NOT_ONE_BOX)
def test_values_that_are_not_those_of_one_box_begin_no_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, why: str
) -> None:
    path = own_edition(tmp_path, text)
    line = mistake(capsys, "play", "sitting-bull", "--data", tmp_path)
    assert line.startswith(f"{path}: ")
    assert why in line
    assert names(tmp_path) == ["editions"], "no archive for a game that never began"
    assert run(capsys, "play", "dakota", "--data", tmp_path, "--json")[0] == 0, "other games can be played"


@pytest.mark.parametrize(("text", "why"), NOT_ONE_BOX)
def test_doctor_warns_of_values_that_begin_no_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    path = own_edition(tmp_path, text)
    status, out, err = run(capsys, "doctor", "--data", tmp_path)
    (line,) = [line for line in out.splitlines() if line.startswith("! No game of sitting-bull can begin: ")]
    assert f"{path}: " in line
    assert why in line
    assert (status, err) == (0, "")


def test_doctor_is_content_with_values_of_one_box(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    own_edition(tmp_path, "feats.start = 3\n")
    assert "can begin" not in run(capsys, "doctor", "--data", tmp_path)[1]


@pytest.mark.parametrize(("text", "why"), NOT_ONE_BOX)
def test_the_table_tells_in_one_notice_why_such_a_game_did_not_start(tmp_path: Path, text: str, why: str) -> None:
    path = own_edition(tmp_path, text)
    desk = Desk(tmp_path)
    desk.console.run(StartGame("sitting-bull", (SeatPlan(0, "person"), SeatPlan(1, "person"))))
    model = desk.console.model()
    (notice,) = [notice for notice in model.notices if notice.code == "not_started"]
    assert notice.detail.startswith(f"{path}: ")
    assert why in notice.detail
    assert notice.detail.isprintable()
    assert (model.table, model.saved) == (None, ())
    desk.start("person", "person", "person")
    assert desk.table.game.id == "dakota", "and the table goes on"


# --- archives


def torn(whole: bytes) -> bytes:
    return whole[:40000]


def rubbish(whole: bytes) -> bytes:
    return b"\x93" * len(whole)


def empty(_: bytes) -> bytes:
    return b""


@pytest.mark.parametrize(
    ("hurt", "why", "kept"),
    [
        (torn, "the archive is damaged (the file ends before its ", "games.db.damaged-1"),
        (empty, "the archive is damaged (the file is empty)", "games.db.damaged-1"),
        (rubbish, "this is another program's file, not an archive (file is not a database)", "games.db.foreign-1"),
    ],
)
def test_reading_a_damaged_archive_changes_nothing_and_writing_tells(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    hurt: Callable[[bytes], bytes],
    why: str,
    kept: str,
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    data = tmp_path / "data"
    path = data / "games.db"
    found = hurt(archive_of_one(data))
    path.write_bytes(found)
    for command in (["export", "last", tmp_path / "x"], ["ledger", "last"]):
        assert mistake(capsys, *command, "--data", data).startswith(f"{path}: {why}")
    out = run(capsys, "doctor", "--data", data)[1]
    assert f"\n! {path}: {why}" in out
    assert (names(tmp_path), names(data), path.read_bytes()) == (["data"], ["games.db"], found)
    status, out, err = run(capsys, "play", "dakota", "--json", "--data", data)
    assert (status, out.count("\n"), err.count("\n")) == (0, 1, 1)
    assert err.startswith("firelight: The archive was ")
    assert f"kept as {kept}, a new one was started" in err
    assert (data / kept).read_bytes() == found


def test_an_import_tells_what_became_of_the_archive(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = tmp_path / "game"
    export_game(Saved(made_header(), (), b"", RUNNING), game)
    (tmp_path / "games.db").write_bytes(b"")
    status, _, err = run(capsys, "import", game, "--data", tmp_path)
    assert (status, err.count("\n")) == (0, 1)
    assert err.startswith("firelight: The archive was damaged; kept as games.db.damaged-1")


def test_an_archive_is_read_and_left_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    data = tmp_path / "data"
    whole = archive_of_one(data)
    assert run(capsys, "export", "last", tmp_path / "x", "--data", data)[0] == 0
    assert "\narchive   1 games, 1 running\n" in run(capsys, "doctor", "--data", data)[1]
    assert (names(data), (data / "games.db").read_bytes()) == (["games.db"], whole)


def test_doctor_makes_nothing_where_nothing_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for folder in (tmp_path, tmp_path / "a" / "b"):
        assert "\narchive   none yet\n" in run(capsys, "doctor", "--data", folder)[1]
        assert names(tmp_path) == []


def test_doctor_finds_an_archive_that_takes_nothing(
    capsys: pytest.CaptureFixture[str], folder_of_nobody: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    archive_of_one(folder_of_nobody)
    path = folder_of_nobody / "games.db"
    path.chmod(0o400)
    status, out, _ = run(capsys, "doctor", "--data", folder_of_nobody)
    assert (status, "archive   1 games, " in out) == (1, True)
    assert f"\n!! {path}: the archive can't be written (Permission denied)\n" in out
    path.chmod(0)
    assert (
        f"\n!! {path}: the archive can't be read (Permission denied)\n"
        in run(capsys, "doctor", "--data", folder_of_nobody)[1]
    )
    assert mistake(capsys, "ledger", "last", "--data", folder_of_nobody) == (
        f"{path}: the archive can't be read (Permission denied)"
    )


def test_nothing_lies_beside_the_archive_after_a_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    data = tmp_path / "data"
    for _ in range(2):
        run(capsys, "play", "dakota", "--json", "--data", data)
        assert names(data) == ["games.db"]
    run(capsys, "export", "last", tmp_path / "x", "--data", data)
    run(capsys, "import", tmp_path / "x", "--data", data)
    assert names(data) == ["games.db"]


def test_games_that_the_disk_did_not_take_are_told(capsys: pytest.CaptureFixture[str], small_disk: Path) -> None:
    status, out, err = run(capsys, "play", "dakota", "--json", "--games", 12, "--data", small_disk)
    assert (status, out.count("\n"), err.count("\n")) == (2, 12, 1)
    assert err.startswith("firelight: The disk is full")


# --- forged files

HOSTILE = "\x1b[2Jno\nsuch\x07\u202e"


@pytest.mark.parametrize(
    "record",
    [
        ModeChanged(sequence=1, mode="help", value="off", by=9),
        ModeChanged(sequence=1, mode="help", value="off", by=-5),
        ModeChanged(sequence=1, mode="help", value="off", by=0, consent=9),
        Rewound(sequence=1, to=0, by=9),
        Rewound(sequence=1, to=0, by=0, consent=9),
        Peeked(sequence=1, player=9),
        Peeked(sequence=1, player=-7),
        SeatChanged(sequence=1, player=9, seat=Seat(place=3)),
    ],
)
def test_a_seat_that_is_not_there_is_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: AnyRecord
) -> None:
    game = tmp_path / "game"
    export_game(Saved(made_header(), (record,), b"", RUNNING), game)
    for command in (["replay", game], ["import", game, "--data", tmp_path / "data"]):
        assert "record 1 does not fit (there is no such seat: " in mistake(capsys, *command)


def test_what_a_forged_file_says_reaches_no_terminal_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    shown = "?[2Jno such??"
    game = tmp_path / "game"
    export_game(Saved(made_header(game=HOSTILE), (), b"", RUNNING), game)
    assert mistake(capsys, "replay", game).endswith(f": there is no game {shown} here")
    lines = list(as_lines(Saved(made_header(), (Peeked(sequence=1, player=0),), b"", FINISHED)))
    assert b'"type":"peek"' in lines[1]
    lines[1] = lines[1].replace(b'"type":"peek"', b'"type":' + msgspec.json.encode(HOSTILE))
    game.write_bytes(b"\n".join(lines) + b"\n")
    assert f"line 2: Invalid value '{shown}'" in mistake(capsys, "import", game, "--data", tmp_path / "data")
    export_game(Saved(made_header(game="x" * 10**6), (), b"", RUNNING), game)
    assert len(mistake(capsys, "replay", game)) < 1100


def test_a_forged_archive_is_told_printably(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    archive = Archive(tmp_path)
    archive.begin(made_header(game=HOSTILE, id="0" * 12))
    archive.set_status("0" * 12, "set aside", HOSTILE)
    archive.close()
    assert "(?[2Jno such??, set aside)" in mistake(capsys, "ledger", "zz", "--data", tmp_path)
    out = run(capsys, "doctor", "--data", tmp_path)[1]
    assert "\n! game 000000000000 (?[2Jno such??) is set aside: ?[2Jno such??\n" in out
    assert "\x1b" not in out


def test_names_of_a_forged_game_are_told_printably(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    header = made_header(
        seats=(Seat(place=0, name=HOSTILE), Seat(place=1), Seat(place=2)), luck=HOSTILE, created=HOSTILE
    )
    game = tmp_path / "game"
    export_game(Saved(header, (SeatChanged(sequence=1, player=0, seat=header.seats[0]),), b"", RUNNING), game)
    status, out, _ = run(capsys, "replay", game)
    assert status == 0
    assert out.count("\n") == 5
    assert "\x1b" not in out
    assert "players ?[2Jno such?? (person), " in out


def test_an_edition_of_hostile_keys_is_told_printably(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    hostile = ('"\\u001b[2J\\n" = 1\n', 'tile.1 = { value = 2, source = "\\u001b[2J\\n" }\n', '[present]\nred="\\n"')
    for number, text in enumerate(hostile):
        folder = tmp_path / str(number)
        folder.mkdir()
        own_edition(folder, text)
        mistake(capsys, "play", "sitting-bull", "--data", folder)
        assert "\x1b" not in run(capsys, "doctor", "--data", folder)[1]
