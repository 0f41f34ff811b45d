"""An owner's edition that can't be is refused in one line: some of it at once, the rest when a game begins."""

from __future__ import annotations

import re
from typing import Any

import pytest

from games.editions import KeyedEdition
from games.game import EditionError
from games.sitting_bull.edition import read_edition
from games.sitting_bull.edition_checks import Fault, faults
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.rules import Rules


def marked(players: int, left: int) -> dict[str, Any]:
    """All cards but `left` of them are for more than so many players."""
    return {"card": {str(n): {"players": 2 if n <= left else players + 1} for n in range(1, 60)}}


AT_ONCE: list[tuple[dict[str, Any], str]] = [
    ({"card.7.icon": 6}, "card.7.icon: 6 is not possible; allowed: a whole number from 0 to 5"),
    ({"card.7.regions": 32}, "card.7.regions: 32 is not possible; allowed: 0, 1, 2, 4, 8, 16, 3, 5, "),
    ({"card": {"60": {"icon": 1}}}, "card.60: unknown key; allowed here: 1, 2, 3, "),
    ({"tile": {"printed": 5}}, "tile.printed: 5 is not possible; allowed: 0, 1, 2, 3, 4"),
    ({"tile": {"printed": 6}}, "tile.printed: 6 is not possible; allowed: 0, 1, 2, 3, 4"),
    ({"present": {"red": 25}}, "present.red: 25 is not possible; allowed: a whole number from 0 to 24"),
    ({"feats": {"levels": 2}}, "feats.start: 3 is above the track; allowed: up to feats.levels, 2"),
    ({"feats": {"levels": 4, "start": 5}}, "feats.start: 5 is above the track; allowed: up to feats.levels, 4"),
    ({"offering": {"5": 10}}, "offering: 10 is there twice; allowed: one lowest offering"),
    ({"offering": {"6": 10}}, "offering: 10 is there twice; allowed: one lowest offering"),
    ({"offering": {"1": 15}}, "offering: 15 is there twice; allowed: one lowest offering"),
    (marked(2, 16), "card: 16 cards for 2 players; allowed: at least 17"),
    (marked(3, 20), "card: 20 cards for 3 players; allowed: at least 21"),
]  # fmt: skip


@pytest.mark.parametrize(("overrides", "says"), AT_ONCE, ids=str)
def test_what_is_wrong_whatever_else_changes_is_refused_at_once(overrides: dict[str, Any], says: str) -> None:
    with pytest.raises(EditionError, match=re.escape(f"house.toml: {says}")) as error:
        read_edition(overrides, "house.toml")
    assert "\n" not in str(error.value)


LATER: list[tuple[dict[str, Any], Fault, str]] = [
    ({"present": {"red": 4}}, Fault("present", "total", 25, 24), "present: 25 in all; allowed: 24 in all"),
    ({"present": {"call": 1}}, Fault("present", "total", 23, 24), "present: 23 in all; allowed: 24 in all"),
    (
        {"tile": {"printed": 3}},
        Fault("tile.3", "twice", 3, 7),
        "tile.3: 3 is there already; allowed: seven different ones",
    ),
    ({"tile": {"6": 0}}, Fault("tile.6", "twice", 0, 7), "tile.6: 0 is there already; allowed: seven different ones"),
    (
        {"card.36.regions": 4},
        Fault("card.36.regions", "region", 4, 0),
        "card.36.regions: 4 on a Powwow card; allowed: 0",
    ),
    (
        {"card.1.regions": 0},
        Fault("card.1.regions", "no_region", 0, 1),
        "card.1.regions: no region on the card; allowed: at least one",
    ),
    (
        {"card.35.regions": 0},
        Fault("card.35.regions", "no_region", 0, 1),
        "card.35.regions: no region on the card; allowed: at least one",
    ),
    (
        {"milestone.points.2": {"2": 11}},
        Fault("milestone.points.2.2", "rises", 11, 10),
        "milestone.points.2.2: 11 is more than for the space before; allowed: up to 10",
    ),
    (
        {"milestone.points.4": {"4": 5}},
        Fault("milestone.points.4.4", "rises", 5, 4),
        "milestone.points.4.4: 5 is more than for the space before; allowed: up to 4",
    ),
    (
        {"path.level.2": {"16": 29}},
        Fault("path.level.2.16", "falls", 29, 30),
        "path.level.2.16: 29 is less than for one fewer; allowed: at least 30",
    ),
    (
        {"path.level.5": {"1": 11}},
        Fault("path.level.5.2", "falls", 10, 11),
        "path.level.5.2: 10 is less than for one fewer; allowed: at least 11",
    ),
    (
        {"path.silence": {"1": 4}},
        Fault("path.silence.2", "falls", 3, 4),
        "path.silence.2: 3 is less than for one fewer; allowed: at least 4",
    ),
    (
        {"path.silence": {"6": 14}},
        Fault("path.silence.6", "falls", 14, 15),
        "path.silence.6: 14 is less than for one fewer; allowed: at least 15",
    ),
    (
        {"powwow.points": {"5": 13}},
        Fault("powwow.points.5", "falls", 13, 14),
        "powwow.points.5: 13 is less than for one fewer; allowed: at least 14",
    ),
]  # fmt: skip


@pytest.mark.rule("SB-1", "SB-27", "SB-29")
@pytest.mark.parametrize(("overrides", "fault", "says"), LATER, ids=[says.split(";")[0] for _, _, says in LATER])
def test_what_two_changes_can_mend_is_told_when_a_game_begins(
    overrides: dict[str, Any], fault: Fault, says: str
) -> None:
    edition = read_edition(overrides, "house.toml")
    assert list(faults(edition)) == [fault]
    with pytest.raises(EditionError, match="^" + re.escape(f"house.toml: {says}") + "$"):
        Rules(SittingBullOptions(players=3), edition)


def test_all_faults_are_found_in_the_order_of_the_file() -> None:
    own = {"powwow.points.1": 6, "present.red": 2, "tile.2": 4, "card": {"1": {"regions": 0}, "59": {"regions": 1}}}
    found = [fault.key for fault in faults(read_edition(own))]
    assert found == ["card.1.regions", "card.59.regions", "tile.4", "present", "powwow.points.2"]
    with pytest.raises(EditionError, match=r"^owner's edition: card\.1\.regions: no region"):
        read_edition(own).check_whole()


@pytest.mark.parametrize(
    "overrides",
    [
        {},
        {"present": {"red": 2, "harmony": 1}},
        {"tile": {"printed": 3, "3": 0}},
        {"card.36": {"icon": 0, "regions": 1}},
        {"card.1": {"icon": 5, "regions": 0}},
        {"milestone.points.3": {"1": 6, "2": 6, "3": 6}},
        {"path.level.1": {"1": 2}, "path.silence.6": 15, "powwow.points": {"4": 20}},
        {"feats": {"start": 5}},
        {"feats": {"levels": 3}},
        {"offering": {"5": 11, "6": 11}},
        marked(2, 17),
        marked(3, 21),
    ],
    ids=lambda overrides: str(overrides)[:60],
)
def test_what_is_just_possible_is_played(overrides: dict[str, Any]) -> None:
    edition = read_edition(overrides, "house.toml")
    assert not list(faults(edition))
    assert Rules(SittingBullOptions(players=3), edition).edition is edition


def test_the_shipped_values_are_those_of_one_box() -> None:
    shipped: KeyedEdition = read_edition()
    assert not list(faults(shipped))


def test_without_a_name_the_owners_edition_is_called_so() -> None:
    with pytest.raises(EditionError, match=r"^owner's edition: feats\.start: 3 "):
        read_edition({"feats": {"levels": 2}})
    with pytest.raises(EditionError, match=r"^owner's edition: pawns\.2: 0 "):
        read_edition({"pawns": {"2": 0}})


def test_a_fault_of_no_owner_is_the_files() -> None:
    own = {"present": {"red": {"value": 4, "status": "default", "source": "SB-D10"}}}
    with pytest.raises(EditionError, match=r"^edition\.toml: present: 25 in all; allowed: 24 in all$"):
        read_edition(own, "archive").check_whole()
