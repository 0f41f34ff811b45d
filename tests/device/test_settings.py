"""Settings in layers; bad values are told and never stop the start; saving is whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from device.notices import Notice
from device.seats import Modes
from device.settings import FILE_NAME, SHIPPED, Settings, SettingsFile, data_folder

HUGE = "a number of thousands of digits"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "etc.toml"


def own(folder: Path, text: str) -> Path:
    path = folder / FILE_NAME
    path.write_text(text)
    return path


def test_what_we_ship_is_what_the_types_say(tmp_path: Path, site: Path) -> None:
    files = SettingsFile(tmp_path, site)
    assert (files.settings, files.notices) == (Settings(), [])
    assert files.settings.table.modes() == Modes()


def test_the_tables_own_value_wins_over_the_sites(tmp_path: Path, site: Path) -> None:
    site.write_text("[panel]\ndiagonal_in = 7\nstance = 'stand'\n[sound]\nvolume = 1\n")
    own(tmp_path, "[panel]\ndiagonal_in = 15.6\n")
    files = SettingsFile(tmp_path, site)
    assert not files.notices
    assert (files.settings.panel.diagonal_in, files.settings.panel.stance) == (15.6, "stand")
    assert files.settings.sound.volume == 1


@pytest.mark.parametrize(
    ("text", "key", "value", "allowed"),
    [
        ("[panel]\ndiagonal_in = 6.9", "panel.diagonal_in", "6.9", "a number from 7 to 24"),
        ("[panel]\ndiagonal_in = nan", "panel.diagonal_in", "nan", "a number from 7 to 24"),
        ("[panel]\ndiagonal_in = '10'", "panel.diagonal_in", '"10"', "a number from 7 to 24"),
        ("[panel]\nrotation = 45", "panel.rotation", "45", "0 or 90 or 180 or 270"),
        ("[lights]\nbrightness = 41", "lights.brightness", "41", "a whole number from 5 to 40"),
        ("[lights]\nbrightness = true", "lights.brightness", "true", "a whole number from 5 to 40"),
        ("[lights]\nbrightness = 0x" + 5000 * "f", "lights.brightness", HUGE, "a whole number from 5 to 40"),
        ("[lights]\nbrightness = [0x" + 5000 * "f" + "]", "lights.brightness", HUGE, "a whole number from 5 to 40"),
        ("[sound]\nvolume = -1", "sound.volume", "-1", "a whole number from 0 to 3"),
        ("[screen]\nlanguage = 'xx'", "screen.language", '"xx"', "en or it or de or es"),
        ("[table]\nnames = ['a']", "table.names", '["a"]', "six texts of at most 24 characters"),
        ("[table]\ntea = 1", "table.tea", "1", "table has dice, cards, secrets, lights, help, names"),
        (
            "[tea]\nhot = 1",
            "tea.hot",
            "1",
            "the tables are panel, touch, lights, lamps, buttons, speaker, printer, sound, screen, table, staff",
        ),
        ("tea = 1", "tea", "1", "a table of values"),
        ("[staff]\npin = '123456'", "staff.pin", "(hidden)", "set it on the staff page"),
    ],
)
def test_a_bad_value_falls_back_and_is_told(
    tmp_path: Path, site: Path, text: str, key: str, value: str, allowed: str
) -> None:
    site.write_text("[panel]\nstance = 'stand'\n")
    path = own(tmp_path, text + "\n[sound]\nvolume = 3\n" if "[sound]" not in text else text)
    files = SettingsFile(tmp_path, site)
    (notice,) = files.notices
    assert notice.code == "setting"
    assert (notice.values["file"], notice.values["key"]) == (str(path), key)
    assert (notice.values["value"], notice.values["allowed"]) == (value, allowed)
    instead = "it is left out" if "tea" in key else "the default "
    assert str(notice).startswith(f"{path}: {key} = {value} is not allowed ({allowed}); {instead}")
    assert files.settings.panel.stance == "stand"
    assert files.settings.panel.diagonal_in == 10.1


TORN = [
    b"[panel\n",
    b"\xff\xfe",
    b"[panel]\nstance = 'flat'\nstance = 'flat'",
    b"a=" + b"[" * 5000,
    b"a=" + b"9" * 5000,
]


@pytest.mark.parametrize("data", TORN, ids=["open", "no text", "twice", "deep", "huge"])
def test_a_torn_file_is_told_and_kept_when_the_next_one_is_saved(tmp_path: Path, site: Path, data: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(data)
    files = SettingsFile(tmp_path, site)
    assert [notice.code for notice in files.notices] == ["settings_file"]
    assert files.settings == Settings()
    assert files.change("sound", "volume", 0) is None
    assert path.with_name(FILE_NAME + ".damaged-1").read_bytes() == data
    assert SettingsFile(tmp_path, site).settings.sound.volume == 0


def test_a_file_that_can_not_be_read(folder_of_nobody: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = own(folder_of_nobody, "[sound]\nvolume = 0\n")
    path.chmod(0)
    files = SettingsFile(folder_of_nobody, folder_of_nobody / "none.toml")
    assert [notice.code for notice in files.notices] == ["settings_file"]


def test_changes_are_saved_and_only_those(tmp_path: Path, site: Path) -> None:
    site.write_text("[sound]\nvolume = 1\n")
    files = SettingsFile(tmp_path, site)
    files.change("panel", "stance", "stand")
    names = ['Zoë "Z" \\ 1', "\x7f\n", "", "", "", "日本"]
    files.change("table", "names", names)
    assert files.settings.table.names == tuple(names)
    again = SettingsFile(tmp_path, site)
    assert (again.settings, again.notices) == (files.settings, [])
    assert "volume" not in (tmp_path / FILE_NAME).read_text()


@pytest.mark.parametrize(("table", "key", "value"), [("panel", "rotation", 1), ("panel", "tea", 1), ("tea", "hot", 1)])
def test_a_change_to_what_is_not_allowed_is_refused(
    tmp_path: Path, site: Path, table: str, key: str, value: int
) -> None:
    files = SettingsFile(tmp_path, site)
    with pytest.raises(ValueError, match=f"{table}.{key} = {value} is not allowed"):
        files.change(table, key, value)
    assert files.settings == Settings()


def test_a_change_on_a_full_disk_holds_and_is_told(
    tmp_path: Path, site: Path, no_room: Callable[[], AbstractContextManager[None]]
) -> None:
    path = own(tmp_path, "[sound]\nvolume = 1\n")
    files = SettingsFile(tmp_path, site)
    with no_room():
        notice = files.change("sound", "volume", 3)
    assert isinstance(notice, Notice)
    assert "hold until the table is switched off" in str(notice)
    assert files.settings.sound.volume == 3
    assert path.read_text() == "[sound]\nvolume = 1\n"
    assert list(tmp_path.iterdir()) == [path]


def test_the_shipped_file_stands_beside_the_program() -> None:
    assert SHIPPED.exists()


def test_where_the_data_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert data_folder("/somewhere") == Path("/somewhere")
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/firelight:/var/lib/other")
    assert data_folder() == Path("/var/lib/firelight")
    monkeypatch.delenv("STATE_DIRECTORY")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "firelight"
