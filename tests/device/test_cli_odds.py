"""`firelight odds`: the table of odds as people read it, and their mistakes in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.cli import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[str]:
    assert main(["odds", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def row(lines: list[str], title: str) -> list[str]:
    """The words after a title."""
    (line,) = [line for line in lines if line.startswith(f"{title} ")]
    return line.removeprefix(title).split()


def mistake(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    try:
        status = main(["odds", *map(str, arguments)])
    except SystemExit as leave:
        status = int(str(leave.code))
    out, err = capsys.readouterr()
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err.rstrip("\n")


def test_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "dakara")
    assert lines[0].split() == ["game", "wins", "on", "average"]
    assert row(lines, "No. 2 Disc shooting") == ["50.00%", "+30,000", "$"]
    assert row(lines, "No. 40 Customs") == ["25.00%", "-50,000", "$"]
    assert row(lines, "No. 28 Dice, Nassau") == ["22.22%", "+0.556", "a", "dollar"]
    assert sum(line.startswith("No. ") for line in lines) == 29
    assert len({len(line) for line in lines[1:4]}) == 1, "in columns"
    assert not [line for line in lines if line.startswith("!")]


def test_what_to_do_where_one_may_leave(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line.strip() for line in printed(capsys, "dakara")]
    assert "7: leave (-7,037 $ for rolling on)" in lines
    assert "11: roll on (+50,000 $)" in lines
    assert "12: stand (-0.269 a dollar for rolling on)" in lines
    assert "5: all the same" in lines


def test_players_and_rulings_count(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "dakara", "--players", 2, "--option", "nassau=seven_to_eleven", "--option", "pays=in_all")
    assert row(lines, "No. 33 All bet") == ["50.00%", "+0", "$"]
    assert row(lines, "No. 8 Kentucky Derby") == ["16.67%", "+0.000", "a", "dollar"]
    assert lines[-1] == "! No. 28 Dice, Nassau: pays too well (+2.333 a dollar)"


def test_an_owners_edition(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        "kentucky.face.6 = 5\nkentucky.pays = 3\nnotes.1000 = 4\ncustoms.unit = 30_000\n"
        "reno.face.4 = 0\nreno.win.1 = 10_000\nlas_vegas.prize = 20_000\nlas_vegas.lose_all.11 = 1\n"
        "las_vegas.lose_all.10 = 0\nlas_vegas.place.10 = 3_000\naruba.cell.3.4 = 1\n"
    )
    lines = [line.strip() for line in printed(capsys, "dakara", "--edition", file)]
    assert "horse 5: 33.33%, +0.333 a dollar" in lines
    assert "space 3: 66.67%, +0.333 a dollar" in lines
    assert "10: roll on with winnings up to 18,000 $ (at best +1,167 $)" in lines
    assert [line for line in lines if line.startswith("!")] == [
        "! start: the notes make 49,000 $, not the money of the start",
        "! No. 8 Kentucky Derby, horse 6: can't be won (-1.000 a dollar)",
        "! No. 40 Customs: costs too much (-150,000 $)",
        "! No. 46 Reno: is better declined (-3,333 $)",
    ]


def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert mistake(capsys, "dakota") == "firelight: dakota: only dakara has odds"
    assert mistake(capsys, "dakara", "--players", 7) == "firelight: dakara is for 2 to 6 players, not 7"
    assert "firelight: --option nassau: dakara has " in mistake(capsys, "dakara", "--option", "nassau")
    gone = tmp_path / "gone.toml"
    assert mistake(capsys, "dakara", "--edition", gone) == f"firelight: {gone}: No such file or directory"
    broken = tmp_path / "broken.toml"
    broken.write_bytes(b"\xff")
    assert mistake(capsys, "dakara", "--edition", broken).startswith(f"firelight: {broken}: not readable as TOML: ")
    for torn in ("[disc", "a=" + "[" * 5000, "a=" + "9" * 5000):
        broken.write_text(torn)
        assert mistake(capsys, "dakara", "--edition", broken).startswith(f"firelight: {broken}: not readable as TOML: ")
    broken.write_text("disc.rolls = 9")
    assert mistake(capsys, "dakara", "--edition", broken) == (
        f"firelight: {broken}: disc.rolls: 9 is not possible; allowed: a whole number from 1 to 6"
    )
