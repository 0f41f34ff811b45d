"""One game as a file: out, in, and every way in which a file can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from device.archive import Archive
from device.files import BadFile, as_lines, export_game, parse, read_game
from device.tables import resume
from tests.device.toys import GAMES, bid, play_on, toy_table


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path / "data")


def whole(archive: Archive) -> bytes:
    """The file of a finished game with a correction in it."""
    table = toy_table(archive)
    play_on(table, until=5)
    table.undo(0)
    bid(table, 0, 2)
    play_on(table)
    return b"\n".join(as_lines(archive.load(table.id))) + b"\n"


def test_a_game_goes_out_and_comes_in_whole(archive: Archive, tmp_path: Path) -> None:
    table = toy_table(archive)
    play_on(table)
    saved = archive.load(table.id)
    path = tmp_path / "game.firelight"
    export_game(saved, path)
    assert read_game(path) == saved
    other = Archive(tmp_path / "other")
    other.add_whole(read_game(path))
    again = resume(other, GAMES, table.id)
    assert (again.checksum(), again.journal()) == (table.checksum(), table.journal())


def test_the_file_of_a_running_game_says_that_it_holds_secrets(archive: Archive) -> None:
    table = toy_table(archive)
    play_on(table, until=6)
    first = json.loads(next(as_lines(archive.load(table.id))))
    assert first["holds_secrets"] is True
    play_on(table)
    assert json.loads(next(as_lines(archive.load(table.id))))["holds_secrets"] is False


def fault(data: bytes) -> str:
    with pytest.raises(BadFile) as error:
        parse(data, "game")
    assert "\n" not in str(error.value)
    return str(error.value)


def test_what_is_wrong_is_named_by_line_and_field(archive: Archive) -> None:
    lines = whole(archive).split(b"\n")

    def with_line(number: int, old: bytes, new: bytes) -> bytes:
        assert old in lines[number - 1]
        return b"\n".join([*lines[: number - 1], lines[number - 1].replace(old, new), *lines[number:]])

    assert fault(b"") == "game: this is not a file of a Firelight game"
    assert fault(b"\x89PNG\r\n\n\n") == "game: this is not a file of a Firelight game"
    assert fault(b'{"format":"other"}\n\n') == "game: this is not a file of a Firelight game"
    newer = with_line(1, b'"version":2}', b'"version":3}')
    assert fault(newer) == "game: line 1: version is 3; this Firelight reads up to 2"
    assert fault(with_line(1, b'"luck":""', b'"luck":1')) == (
        "game: line 1: Expected `str`, got `int` - at `$.header.luck`"
    )
    assert "- at `$.header.seed`" in fault(with_line(1, b'"seed":"0', b'"seed":"x'))
    assert "line 3: Expected `int`, got `str` - at `$.record.by`" in fault(with_line(3, b'"by":-1', b'"by":"x"'))
    assert "line 3: Object contains unknown field `tea`" in fault(with_line(3, b'"n":', b'"tea":1,"n":'))
    assert "line 3: link does not fit" in fault(with_line(3, b'"seat":1', b'"seat":2'))
    assert "line 4: record.sequence is 2, not 3" in fault(b"\n".join([*lines[:3], lines[2], *lines[4:]]))
    assert "line 4: record.sequence is 4, not 3" in fault(b"\n".join([*lines[:3], *lines[4:]]))
    assert "the end is that of 13 records, here are 12" in fault(b"\n".join([*lines[:-3], *lines[-2:]]))
    assert "link does not fit" in fault(with_line(1, b'"luck":""', b'"luck":"x"'))


def test_a_file_torn_anywhere_is_refused(archive: Archive) -> None:
    data = whole(archive)
    for length in range(len(data)):
        fault(data[:length])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200, deadline=None)
@given(st.data())
def test_a_changed_byte_is_never_taken_for_the_game(archive: Archive, data: st.DataObject) -> None:
    if not archive.games():
        whole(archive)
    saved = archive.load(archive.games()[0].id)
    text = bytearray(b"\n".join(as_lines(saved)) + b"\n")
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.integers(0, 255).filter(lambda byte: byte != text[place]))
    try:
        assert parse(bytes(text), "game").records == saved.records
    except BadFile:
        return


def test_an_export_to_a_full_disk_leaves_nothing_half_written(
    archive: Archive, tmp_path: Path, no_room: Callable[[], AbstractContextManager[None]]
) -> None:
    table = toy_table(archive)
    path = tmp_path / "game"
    path.write_text("the old file")
    with no_room(), pytest.raises(OSError, match="File too large"):
        export_game(archive.load(table.id), path)
    assert path.read_text() == "the old file"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data", "game"]
