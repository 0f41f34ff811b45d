"""The owner's own edition."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from device.editions import OwnEdition
from games.catalogue import GAMES
from games.game import Edition, EditionError

DAKOTA = GAMES["dakota"]


def values(edition: Edition) -> dict[str, int]:
    return {value.key: value.value for value in edition.values()}


def test_a_value_is_corrected_kept_and_reset(tmp_path: Path) -> None:
    shipped = values(DAKOTA.edition())
    own = OwnEdition(tmp_path, DAKOTA)
    assert values(own.edition) == shipped
    assert own.change("rounds.3", 5) is None
    assert own.change("row.forest.upper.timber", 1) is None
    again = OwnEdition(tmp_path, DAKOTA)
    assert (again.own(), again.notice) == ({"rounds.3": 5, "row.forest.upper.timber": 1}, None)
    assert values(again.edition) == {**shipped, "rounds.3": 5, "row.forest.upper.timber": 1}
    again.reset("rounds.3")
    assert OwnEdition(tmp_path, DAKOTA).own() == {"row.forest.upper.timber": 1}
    again.reset()
    assert values(OwnEdition(tmp_path, DAKOTA).edition) == shipped


def test_what_is_not_allowed_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    own = OwnEdition(tmp_path, DAKOTA)
    own.change("rounds.3", 5)
    for key, value in [("rounds.3", 0), ("rounds.3", 21), ("tea", 1)]:
        with pytest.raises(EditionError, match=key):
            own.change(key, value)
    assert OwnEdition(tmp_path, DAKOTA).own() == own.own() == {"rounds.3": 5}


@pytest.mark.parametrize("text", ["rounds.3 = 99\n", "[rounds\n", "tea = 1\n", "a=" + "[" * 5000, "a=" + "9" * 5000])
def test_a_bad_file_is_told_not_used_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "editions" / "dakota.toml"
    path.parent.mkdir()
    path.write_text(text)
    own = OwnEdition(tmp_path, DAKOTA)
    assert values(own.edition) == values(DAKOTA.edition())
    assert own.notice is not None
    assert str(path) in str(own.notice)
    own.change("rounds.3", 5)
    assert not own.notice
    assert path.with_name("dakota.toml.damaged-1").read_text() == text
    assert OwnEdition(tmp_path, DAKOTA).own() == {"rounds.3": 5}


def test_a_hand_written_file_with_tables_is_read(tmp_path: Path) -> None:
    path = tmp_path / "editions" / "dakota.toml"
    path.parent.mkdir()
    path.write_text("[row.forest]\nupper.timber = 1\n[price.native]\nbuffalo = 7\n")
    assert OwnEdition(tmp_path, DAKOTA).own() == {"row.forest.upper.timber": 1, "price.native.buffalo": 7}


def test_a_full_disk_is_told(tmp_path: Path, no_room: Callable[[], AbstractContextManager[None]]) -> None:
    own = OwnEdition(tmp_path, DAKOTA)
    own.change("rounds.3", 5)
    with no_room():
        notice = own.change("rounds.3", 6)
    assert notice is not None
    assert notice.code == "edition_unsaved"
    assert values(own.edition)["rounds.3"] == 6
    assert OwnEdition(tmp_path, DAKOTA).own() == {"rounds.3": 5}
