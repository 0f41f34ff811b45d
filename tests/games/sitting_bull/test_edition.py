"""Every number printed on the board, the cards and the tiles, as the documents give it, and where each comes from."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from games.game import EditionValue
from games.sitting_bull.edition import read_edition
from games.sitting_bull.terms import (
    FEAT_PRESENTS,
    HAND,
    ITEMS,
    LEVELS,
    MILESTONES,
    PATH_PRESENTS,
    SPACES,
    STONE_PRESENTS,
    TRACK_OF,
    TRACKS,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)

SHIPPED = read_edition()
PRINTED: dict[str, EditionValue] = {value.key: value for value in SHIPPED.values()}
BITS = {"P": 1, "M": 2, "F": 4, "C": 8, "R": 16}
"""Of the sets of regions in the file."""
RING = ("P M", "F R", "P C", "M F", "R C", "P F", "M R", "F C", "P R", "M C")
DECK = {2: (8, 8, 8, 7, 4, 4), 3: (3, 3, 3, 2, 1, 2), 4: (1, 1, 1, 1, 1, 1)}
"""Cards by the number of players that they are marked for, in the order of the icons."""


def numbers(prefix: str) -> dict[str, int]:
    """The values directly below a table."""
    below = {key[len(prefix) + 1 :]: v.value for key, v in PRINTED.items() if key.startswith(f"{prefix}.")}
    return {key: value for key, value in below.items() if "." not in key}


def column(name: str) -> list[int]:
    """One value of every card, in order."""
    return [PRINTED[f"card.{n}.{name}"].value for n in range(1, 60)]


@pytest.mark.rule("SB-1", "SB-3", "SB-D1")
def test_the_59_cards_lie_in_the_order_of_their_marks_and_icons() -> None:
    expected = [(icon, mark) for mark, counts in DECK.items() for icon in Icon for _ in range(counts[icon])]
    assert list(zip(column("icon"), column("players"), strict=True)) == expected
    assert [sum(counts) for counts in DECK.values()] == [39, 14, 6]
    assert Counter(column("icon")) == {0: 12, 1: 12, 2: 12, 3: 10, 4: 6, 5: 7}


@pytest.mark.rule("SB-D2", "SB-3", "SB-5")
def test_ten_pairs_of_regions_go_round_the_cards_of_the_paths() -> None:
    dealt = 0
    for icon, regions in zip(column("icon"), column("regions"), strict=True):
        if icon == Icon.AMULET:
            assert regions == sum(BITS.values())
        elif icon == Icon.POWWOW:
            assert regions == 0
        else:
            assert regions == sum(BITS[region] for region in RING[dealt % len(RING)].split())
            dealt += 1
    assert dealt == 46
    assert [BITS[name[0]] for name in ("P", "M", "F", "C", "R")] == [1 << region for region in Region]


@pytest.mark.rule("SB-D2", "SB-30")
@pytest.mark.parametrize(("players", "least"), [(2, 12), (3, 16), (4, 18)])
def test_each_region_is_on_about_as_many_cards_of_paths(players: int, least: int) -> None:
    shown = Counter(
        region
        for icon, regions, mark in zip(column("icon"), column("regions"), column("players"), strict=True)
        for region in Region
        if icon < Icon.AMULET and mark <= players and regions >> region & 1
    )
    assert len(shown) == 5
    assert {least} <= set(shown.values()) <= {least, least + 1}
    mountain = BITS["M"]
    assert any(i == Icon.AWAKENING and r & mountain for i, r in zip(column("icon"), column("regions"), strict=True))


@pytest.mark.rule("SB-D3", "SB-11")
def test_every_third_card_for_two_players_has_the_neutral_mark() -> None:
    assert [n for n, mark in enumerate(column("neutral"), 1) if mark] == list(range(3, 40, 3))
    assert sum(column("neutral")) == PRINTED["pawns.2"].value == 13


@pytest.mark.rule("SB-12", "SB-2", "SB-38")
def test_the_pawns() -> None:
    assert numbers("pawns") == {"2": 13, "3": 12, "4": 10}
    assert 4 * max(numbers("pawns").values()) == 52
    assert [int(n) * count for n, count in numbers("pawns").items()] == [26, 36, 40]


@pytest.mark.rule("SB-39")
def test_the_decks_for_two_and_three_last_just_as_long_as_the_game() -> None:
    needed = {n: len(Region) + HAND * n + n * PRINTED[f"pawns.{n}"].value for n in (2, 3, 4)}
    assert needed == {2: 39, 3: 53, 4: 61}
    decks = {n: sum(mark <= n for mark in column("players")) for n in (2, 3, 4)}
    assert decks == {2: 39, 3: 53, 4: 59}


@pytest.mark.rule("SB-10", "SB-R5", "SB-D4")
def test_the_six_offerings() -> None:
    assert list(numbers("offering").items()) == [("1", 10), ("2", 15), ("3", 20), ("4", 25), ("5", 15), ("6", 20)]


@pytest.mark.rule("SB-27", "SB-D12", "SB-R3")
def test_the_six_tiles_and_the_printed_powwow_are_seven_different_ones() -> None:
    assert numbers("tile") == {"printed": Tile.SWAP, **{str(n): n for n in range(1, 7)}}
    assert set(numbers("tile").values()) == set(Tile)
    assert [tile.name for tile in Tile] == [
        "SWAP", "LAKOTA_CARD", "FEATS", "TRAVEL", "PRESENTS", "LEADERSHIP", "COUNCIL",
    ]  # fmt: skip
    assert SPACES == len(Path) == 4


@pytest.mark.rule("SB-9", "SB-D5", "SB-22")
def test_the_feat_tracks() -> None:
    assert numbers("feats") == {"levels": 5, "start": 3}
    assert list(LEVELS) == [1, 2, 3, 4, 5]
    assert TRACKS == (Path.ORIGIN, Path.AWAKENING, Path.MEMORY)
    assert TRACK_OF == {
        Region.PRAIRIE: Path.AWAKENING, Region.MOUNTAIN: Path.ORIGIN, Region.FOREST: Path.MEMORY,
    }  # fmt: skip


@pytest.mark.rule("SB-2", "SB-1", "SB-8")
def test_the_stones() -> None:
    assert numbers("stones") == {"red": 12, "black": 12, "blue": 12, "harmony": 12}
    assert sum(numbers("stones").values()) == 48
    assert [stone.name.lower() for stone in Stone] == list(numbers("stones"))


@pytest.mark.rule("SB-29", "SB-1", "SB-D10")
def test_the_24_presents() -> None:
    assert numbers("present") == {
        "red": 3, "black": 3, "blue": 3, "harmony": 0, "origin": 2, "awakening": 2, "memory": 2, "silence": 2,
        "origin_awakening": 1, "origin_memory": 1, "awakening_memory": 1, "powwow": 1, "swap": 1, "call": 2,
    }  # fmt: skip
    assert sum(numbers("present").values()) == 24
    assert [present.name.lower() for present in Present] == list(numbers("present"))
    assert [present.name for present in STONE_PRESENTS] == [stone.name for stone in Stone]
    assert [present.name for present in PATH_PRESENTS] == [path.name for path in Path]
    for present, discs in FEAT_PRESENTS.items():
        assert present.name == "_".join(path.name for path in discs)


@pytest.mark.rule("SB-28", "SB-R3", "SB-R2", "SB-2")
def test_the_six_milestones_and_what_they_ask_for() -> None:
    assert [milestone.name for milestone in Milestone] == [
        "BIG_LAND", "BIG_TRIBE", "MAGIC", "HUNTING_GAME", "DOMAIN", "POWER",
    ]  # fmt: skip
    assert numbers("milestone.big_tribe") == {"pawns": 4}
    assert numbers("milestone.hunting_game") == {"items": 4}
    assert numbers("milestone.power") == {"stones": 6}
    assert MILESTONES == 12 // 4 == 3


@pytest.mark.rule("SB-6", "SB-D9")
def test_the_spaces_of_a_milestone_by_players() -> None:
    points = {n: list(numbers(f"milestone.points.{n}").values()) for n in (2, 3, 4)}
    assert points == {2: [10, 5], 3: [10, 6, 3], 4: [10, 7, 4, 2]}


@pytest.mark.rule("SB-31")
def test_the_points_of_stones() -> None:
    assert numbers("stone.points") == {"red": 2, "black": 2, "blue": 2, "harmony": 4, "present": 3}


@pytest.mark.rule("SB-D6", "SB-32")
def test_the_paths_with_a_disc_score_items_times_level() -> None:
    assert list(ITEMS) == list(range(1, 17))
    for level in LEVELS:
        assert numbers(f"path.level.{level}") == {str(n): n * level for n in ITEMS}


@pytest.mark.rule("SB-D7", "SB-32")
def test_silence_scores_by_items_alone() -> None:
    assert list(numbers("path.silence").values()) == [1, 3, 6, 10, 15, 21]


@pytest.mark.rule("SB-D8", "SB-34")
def test_the_points_of_the_powwow() -> None:
    assert list(numbers("powwow.points").values()) == [2, 5, 9, 14, 20]


@pytest.mark.rule("SB-1", "SB-D11")
def test_the_five_wisdom_cards() -> None:
    needs = {wisdom.name.lower(): numbers(f"wisdom.{wisdom.name.lower()}") for wisdom in Wisdom}
    assert needs == {
        "pathfinder": {"need": 5, "points": 8},
        "quiet_one": {"need": 3, "points": 8},
        "stone_keeper": {"need": 7, "points": 8},
        "elder": {"need": 3, "points": 8},
        "wanderer": {"need": 2, "regions": 4, "points": 8},
    }
    assert len({key.split(".")[1] for key in PRINTED if key.startswith("wisdom.")}) == 5


def test_the_edition_prints_nothing_else() -> None:
    assert len(PRINTED) == len(SHIPPED.values())
    assert Counter(key.split(".")[0] for key in PRINTED) == {
        "card": 4 * 59, "pawns": 3, "offering": 6, "tile": 7, "feats": 2, "stones": 4, "present": 14,
        "milestone": 3 + 2 + 3 + 4, "stone": 5, "path": 5 * 16 + 6, "powwow": 5, "wisdom": 11,
    }  # fmt: skip


ORIGINS = {
    "card": ("default", "SB-D1"),
    "pawns.2": ("rulebook", "S:106"),
    "pawns.3": ("rulebook", "S:107"),
    "pawns.4": ("rulebook", "S:108"),
    "offering": ("rulebook", "S:92"),
    "offering.5": ("default", "SB-D4"),
    "offering.6": ("default", "SB-D4"),
    "tile": ("derived", "SB-27"),
    "tile.printed": ("default", "SB-D12"),
    "feats": ("default", "SB-D5"),
    "stones": ("derived", "SB-2"),
    "present": ("default", "SB-D10"),
    "milestone.big_tribe": ("rulebook", "S:246"),
    "milestone.hunting_game": ("rulebook", "S:248"),
    "milestone.power": ("rulebook", "S:250"),
    "milestone.points": ("default", "SB-D9"),
    "stone.points": ("rulebook", "S:179"),
    "stone.points.harmony": ("rulebook", "S:181"),
    "stone.points.present": ("rulebook", "S:180"),
    "path.level": ("default", "SB-D6"),
    "path.silence": ("default", "SB-D7"),
    "powwow": ("default", "SB-D8"),
    "wisdom": ("default", "SB-D11"),
}
"""Status and source by key, or by the nearest table that a key is in; of cards, see below."""
OF_CARDS = {"regions": ("default", "SB-D2"), "neutral": ("default", "SB-D3")}


def origin(key: str) -> tuple[str, str]:
    return ORIGINS[key] if key in ORIGINS else origin(key.rpartition(".")[0])


def test_every_value_says_where_it_comes_from() -> None:
    for key, value in PRINTED.items():
        head, *_, name = key.split(".")
        expected = OF_CARDS[name] if head == "card" and name in OF_CARDS else origin(key)
        assert (value.status, value.source) == expected, key


MASKS = (
    0, 1, 2, 4, 8, 16, 3, 5, 6, 9, 10, 12, 17, 18, 20, 24,
    7, 11, 13, 14, 19, 21, 22, 25, 26, 28, 15, 23, 27, 29, 30, 31,
)  # fmt: skip
POINTS = (0, 100)
LIMITS = {
    "card.1.icon": (0, 5),
    "card.59.players": (2, 4),
    "card.9.neutral": (0, 1),
    "pawns.3": (1, 13),
    "offering.6": (1, 100),
    "tile.4": (0, 6),
    "feats.levels": (2, 5),
    "feats.start": (1, 5),
    "stones.red": (1, 48),
    "present.call": (0, 24),
    "milestone.big_tribe.pawns": (1, 13),
    "milestone.hunting_game.items": (1, 16),
    "milestone.power.stones": (1, 48),
    "milestone.points.4.4": POINTS,
    "stone.points.harmony": POINTS,
    "path.level.5.16": (0, 200),
    "path.silence.6": POINTS,
    "powwow.points.5": POINTS,
    "wisdom.elder.need": (1, 30),
    "wisdom.elder.points": POINTS,
    "wisdom.wanderer.regions": (1, 5),
}


@pytest.mark.parametrize("key", LIMITS)
def test_a_value_has_its_bounds(key: str) -> None:
    value = PRINTED[key]
    assert (value.low, value.high, value.step, value.among) == (*LIMITS[key], 1, ())


def test_regions_step_from_few_to_many_and_the_printed_powwow_is_none_for_two_players_alone() -> None:
    assert PRINTED["card.2.regions"].among == MASKS
    assert PRINTED["tile.printed"].among == (0, 1, 2, 3, 4)


def test_the_shipped_text_comes_back_as_it_is() -> None:
    again = read_edition(tomllib.loads(SHIPPED.as_toml()), "archive")
    assert list(again.values()) == list(SHIPPED.values())
    assert again.same_numbers(SHIPPED)
