"""The builder's own bed.toml and pins.toml: good ones are used; of others one line says why the shipped ones are."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from device.builder_files import FOLDER, BuilderFiles
from hardware.bed import load_bed
from hardware.pins import load_pins


def shipped(name: str) -> str:
    return (files("hardware") / name).read_text("utf-8")


def told(found: BuilderFiles) -> list[tuple[str, str]]:
    """The notices as the staff page shows them, and each is one line."""
    lines = [str(notice) for notice in found.notices]
    assert all(len(line.splitlines()) == 1 for line in lines)
    return [(notice.code, line) for notice, line in zip(found.notices, lines, strict=True)]


def test_they_lie_beside_the_sites_settings() -> None:
    assert Path("/etc/firelight") == FOLDER


@pytest.mark.parametrize("there", (True, False))
def test_without_files_the_table_is_the_shipped_one(tmp_path: Path, there: bool) -> None:
    found = BuilderFiles(tmp_path if there else tmp_path / "none")
    assert (found.bed, found.pins, told(found)) == (load_bed(), load_pins(), [])


def test_a_builders_table_is_used_and_each_file_stands_alone(tmp_path: Path) -> None:
    (tmp_path / "bed.toml").write_text(shipped("bed.toml").replace('"top-left"', '"bottom-right"'))
    found = BuilderFiles(tmp_path)
    assert (found.bed.first_corner, found.pins, told(found)) == ("bottom-right", load_pins(), [])
    (tmp_path / "pins.toml").write_text(shipped("pins.toml").replace("help = 16", "help = 26"))
    found = BuilderFiles(tmp_path)
    assert (found.bed.first_corner, found.pins.buttons["help"], told(found)) == ("bottom-right", 26, [])


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("bed.toml", b"columns = ", "{path}: Invalid value (at end of document)"),
        ("bed.toml", b"", "{path}: grid.columns: missing"),
        ("bed.toml", b"\xff\xfe", "{path}: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"),
        (
            "bed.toml",
            b"[grid]\ncolumns = 0x" + 5000 * b"f",
            "{path}: grid.columns: a number of thousands of digits (allowed: 1 to 64)",
        ),
        ("pins.toml", b"[buttons]\nseat-1 = 28", "{path}: buttons.seat-1: 28 (allowed: 0 to 27)"),
        (
            "pins.toml",
            b"[buttons]\nseat-1 = 5\nseat-2 = 5",
            "{path}: buttons.seat-2: 5 (allowed: a pin that is not yet buttons.seat-1)",
        ),
    ],
)
def test_a_bad_file_is_named_and_the_shipped_one_is_used(tmp_path: Path, name: str, content: bytes, why: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    found = BuilderFiles(tmp_path)
    assert (found.bed, found.pins) == (load_bed(), load_pins())
    assert told(found) == [("hardware_file", f"{why.format(path=path)}; the shipped {name} is used.")]


@pytest.mark.parametrize(
    ("key", "line", "why"),
    [
        ("amperes", "amperes = 0.1", "supply.amperes: 0.1 (allowed: more than 0.21 for 166 pixels)"),
        ("seat_buttons", "seat_buttons = 7", "wiring.seat_buttons: 7 (allowed: 6)"),
        ("first_corner", 'first_corner = "left"', "wiring.first_corner: 'left' (allowed: top-left, top-right, "),
    ],
)
def test_a_bad_value_of_the_bed_is_named(tmp_path: Path, key: str, line: str, why: str) -> None:
    path = tmp_path / "bed.toml"
    lines = [line if old.startswith(f"{key} ") else old for old in shipped("bed.toml").splitlines()]
    path.write_text("\n".join(lines))
    found = BuilderFiles(tmp_path)
    assert found.bed == load_bed()
    [(code, said)] = told(found)
    assert code == "hardware_file"
    assert said.startswith(f"{path}: {why}")


def test_one_bad_file_keeps_nothing_from_the_other(tmp_path: Path) -> None:
    (tmp_path / "bed.toml").write_text("[grid]\ncolumns = 0\n")
    (tmp_path / "pins.toml").write_text(shipped("pins.toml").replace("help = 16", "help = 26"))
    found = BuilderFiles(tmp_path)
    assert (found.bed, found.pins.buttons["help"]) == (load_bed(), 26)
    assert [notice.values["file"] for notice in found.notices] == ["bed.toml"]


def test_a_file_that_cannot_be_read_is_named(folder_of_nobody: Path) -> None:
    path = folder_of_nobody / "pins.toml"
    path.write_text(shipped("pins.toml"))
    path.chmod(0)
    found = BuilderFiles(folder_of_nobody)
    assert found.pins == load_pins()
    assert told(found) == [
        ("hardware_file", f"{path}: [Errno 13] Permission denied: '{path}'; the shipped pins.toml is used.")
    ]


def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "bed.toml").mkdir()
    [(code, said)] = told(BuilderFiles(tmp_path))
    assert code == "hardware_file"
    assert said.endswith("; the shipped bed.toml is used.")


def test_a_name_that_would_break_a_line_is_shown_in_one(tmp_path: Path) -> None:
    folder = tmp_path / "a\nb"
    folder.mkdir()
    (folder / "bed.toml").write_text("?")
    assert len(told(BuilderFiles(folder))) == 1


def test_a_value_of_any_length_is_told_in_a_line_that_people_can_read(tmp_path: Path) -> None:
    (tmp_path / "bed.toml").write_text(f"[grid]\ncolumns = '{100_000 * 'x'}'")
    ((_, line),) = told(BuilderFiles(tmp_path))
    assert len(line) < 400
    assert line.endswith("x…; the shipped bed.toml is used.")
