"""Settings as screens know them: every one by its plain name, there and back, and never the staff's lock."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.plain_settings import as_plain, from_plain
from device.settings import Settings, SettingsFile

SETTINGS = Settings()
NAMES = list(as_plain(SETTINGS))


def test_no_two_tables_share_a_name() -> None:
    keys = sum(len(getattr(SETTINGS, table).__struct_fields__) for table in SETTINGS.__struct_fields__)
    hidden, names = 1, len(SETTINGS.table.names)
    assert len(NAMES) == keys - hidden - 1 + names


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_comes_back_as_it_was(tmp_path: Path, name: str) -> None:
    file = SettingsFile(tmp_path, site=tmp_path / "none")
    value = as_plain(file.settings)[name]
    assert file.change(*from_plain(file.settings, name, value)) is None
    assert as_plain(file.settings) == as_plain(Settings())
    assert file.settings == SettingsFile(tmp_path, site=tmp_path / "none").settings


def test_numbers_become_numbers_and_words_stay_words() -> None:
    assert from_plain(SETTINGS, "volume", "3") == ("sound", "volume", 3)
    assert from_plain(SETTINGS, "diagonal_in", "15.6") == ("panel", "diagonal_in", 15.6)
    assert from_plain(SETTINGS, "motion", "still") == ("screen", "motion", "still")


def test_devices_are_named_with_their_table_and_corners_are_a_list() -> None:
    assert from_plain(SETTINGS, "lamps.form", "adalight") == ("lamps", "form", "adalight")
    assert from_plain(SETTINGS, "printer.form", "serial") == ("printer", "form", "serial")
    assert from_plain(SETTINGS, "lamps.baud", "921600") == ("lamps", "baud", 921600)
    corners = "0.1 0.1 0.9 0.11 0.9 0.9 0.1 0.92"
    assert from_plain(SETTINGS, "touch.corners", corners) == ("touch", "corners", [float(x) for x in corners.split()])
    assert from_plain(SETTINGS, "touch.corners", "") == ("touch", "corners", [])


def test_a_name_changes_its_own_place_only() -> None:
    table, key, value = from_plain(SETTINGS, "name-4", "Ada")
    assert (table, key, value) == ("table", "names", ["", "", "", "", "Ada", ""])


@pytest.mark.parametrize(
    "name", ["pin", "staff", "names", "name-6", "name-x", "name-", "name--1", "nonsense", "", "form"]
)
def test_what_is_no_setting_of_people_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"there is no setting {name}"):
        from_plain(SETTINGS, name, "1")


def test_the_staffs_lock_is_no_plain_setting() -> None:
    assert "pin" not in NAMES


@pytest.mark.parametrize(("name", "value"), [("volume", "loud"), ("volume", "9"), ("volume", "1.5"), ("motion", "7")])
def test_a_value_that_is_none_is_refused_by_name(tmp_path: Path, name: str, value: str) -> None:
    file = SettingsFile(tmp_path, site=tmp_path / "none")
    table, key, typed = from_plain(file.settings, name, value)
    with pytest.raises(ValueError, match=f"{table}.{key} = "):
        file.change(table, key, typed)
