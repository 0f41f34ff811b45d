"""Every number printed on the board and cards, as the documents give it, and where each comes from."""

from __future__ import annotations

import tomllib
from itertools import pairwise

import pytest

from games.catalogue import GAMES
from games.dakota.options import DakotaOptions
from games.dakota.terms import (
    FOUR_COLOUR,
    MARKET,
    NATIVE_BUILDINGS,
    SETTLER_BUILDINGS,
    Building,
    Faction,
    Pawn,
    Phase,
    Resource,
    Row,
    Terrain,
)
from games.dakota.zones import MARKET_ZONE, area_zones, territory_name, territory_names
from games.game import EditionValue

DAKOTA = GAMES["dakota"]
ROWS = {
    "mountain.upper": {"timber": 3, "game": 2},
    "mountain.lower": {"metal": 5},
    "forest.upper": {"timber": 2, "game": 3},
    "forest.lower": {"timber": 5},
    "plain.upper": {"horse": 5},
    "plain.lower": {"grain": 5},
    "river.upper": {"fish": 5},
    "river.lower": {"gold": 5},
    "prairie.upper": {"buffalo": 5},
    "prairie.lower": {"grain": 5},
}
NAMES = ("timber", "game", "fish", "horse", "buffalo", "metal", "gold", "grain")
PRICES = {"native": (2, 3, 2, 4, 5, 3, 2, 1), "settler": (3, 2, 1, 2, 3, 4, 5, 2)}
COSTS = {
    "eagle_totem": {"timber": 1, "buffalo": 1, "horse": 1, "game": 1, "fish": 1},
    "buffalo_totem": {"timber": 1, "buffalo": 2, "four_colour": 2},
    "horse_totem": {"timber": 1, "horse": 2, "four_colour": 2},
    "horse_herd": {"horse": 3},
    "ghost_dance": {"wealth": 6},
    "rifles": {"metal": 1, "gold": 1},
    "bank": {"timber": 3, "metal": 1},
    "blacksmith": {"timber": 2, "metal": 1},
    "saloon": {"timber": 3},
    "train": {"timber": 2, "metal": 3},
    "fort": {"horse": 2, "timber": 2},
    "army": {"wealth": 8},
}
POINTS = {"eagle_totem": 5, "buffalo_totem": 4, "horse_totem": 4, "bank": 4, "blacksmith": 1, "saloon": 2, "train": 6}
OTHERS = {
    "territories.mountain": 4,
    "territories.forest": 5,
    "territories.plain": 3,
    "territories.river": 2,
    "territories.prairie": 3,
    "exchange.base": 12,
    "exchange.bank": 10,
    "effect.saloon": 1,
    "effect.blacksmith": 2,
    "effect.train": 1,
    "start.explorers": 3,
    "start.wealth": 0,
    "limit.pawns": 6,
    "limit.neutrals": 13,
    "neutral.per_other": 3,
    "neutral.base": 1,
    "rounds.3": 9,
    "rounds.4": 8,
    "rounds.5": 10,
    "extra.3": 1,
    "extra.4": 3,
    "extra.5": 5,
}


def printed() -> dict[str, EditionValue]:
    return {value.key: value for value in DAKOTA.edition().values()}


def numbers(prefix: str) -> dict[str, int]:
    """The values below a table that are not 0."""
    return {key[len(prefix) + 1 :]: v.value for key, v in printed().items() if key.startswith(f"{prefix}.") and v.value}


@pytest.mark.rule("DK-D3", "DK-65", "DK-66", "DK-67", "DK-68", "DK-69", "DK-70")
@pytest.mark.parametrize("row", ROWS)
def test_each_row_prints_its_symbols(row: str) -> None:
    assert numbers(f"row.{row}") == ROWS[row]
    assert sum(ROWS[row].values()) == 5


@pytest.mark.rule("DK-D4", "DK-63", "DK-64", "DK-45")
@pytest.mark.parametrize("faction", PRICES)
def test_each_faction_has_its_prices(faction: str) -> None:
    assert numbers(f"price.{faction}") == dict(zip(NAMES, PRICES[faction], strict=True))
    assert sum(PRICES[faction]) == 22


@pytest.mark.rule("DK-50", "DK-51", "DK-52", "DK-53", "DK-54", "DK-55", "DK-56", "DK-57", "DK-58", "DK-59", "DK-60")
@pytest.mark.rule("DK-61")
@pytest.mark.parametrize("building", COSTS)
def test_each_building_has_its_cost_and_points(building: str) -> None:
    assert numbers(f"cost.{building}") == COSTS[building]
    assert printed()[f"points.{building}"].value == POINTS.get(building, 0)


@pytest.mark.rule("DK-62")
def test_both_sides_can_earn_thirteen_points_for_fifteen_resources() -> None:
    for side in (NATIVE_BUILDINGS, SETTLER_BUILDINGS):
        worth = {b.name.lower(): POINTS[b.name.lower()] for b in side if b.name.lower() in POINTS}
        assert sum(printed()[f"points.{name}"].value for name in worth) == 13
        assert sum(sum(numbers(f"cost.{name}").values()) for name in worth) == 15


@pytest.mark.rule("DK-D2", "DK-D5", "DK-18", "DK-14", "DK-4", "DK-46", "DK-56")
def test_all_other_numbers_are_those_of_the_documents() -> None:
    found = {k: v.value for k, v in printed().items() if k.split(".")[0] not in ("row", "price", "cost", "points")}
    assert found == OTHERS


def test_the_edition_prints_nothing_else() -> None:
    assert len(printed()) == len(DAKOTA.edition().values())
    tables = {key.rpartition(".")[0] for key in printed()}
    assert tables == {
        "territories", "exchange", "points", "effect", "start", "limit", "neutral", "rounds", "extra",
        *(f"row.{row}" for row in ROWS), *(f"price.{f}" for f in PRICES), *(f"cost.{b}" for b in COSTS),
    }  # fmt: skip


ORIGINS = {
    "territories": ("published", "DK-F1"),
    "row.mountain.upper": ("default", "DK-65, DK-F5"),
    "row.mountain.lower": ("default", "DK-F5"),
    "row.forest.upper": ("default", "DK-66"),
    "row.forest.lower": ("default", "DK-D3"),
    "row.plain.upper": ("default", "DK-67"),
    "row.plain.lower": ("default", "DK-70"),
    "row.river.upper": ("default", "DK-70"),
    "row.river.lower": ("default", "DK-68"),
    "row.prairie.upper": ("default", "DK-70"),
    "row.prairie.lower": ("default", "DK-70"),
    "price.native": ("default", "DK-D4"),
    "price.native.game": ("rulebook", "D:345"),
    "price.native.fish": ("rulebook", "D:345"),
    "price.native.buffalo": ("rulebook", "D:345"),
    "price.settler": ("default", "DK-D4"),
    "exchange.base": ("rulebook", "D:333"),
    "exchange.bank": ("rulebook", "D:441"),
    "cost.eagle_totem": ("rulebook", "D:373"),
    "cost.buffalo_totem": ("rulebook", "D:381"),
    "cost.horse_totem": ("rulebook", "D:389"),
    "cost.horse_herd": ("rulebook", "D:405"),
    "cost.ghost_dance": ("rulebook", "D:413"),
    "cost.rifles": ("rulebook", "D:421"),
    "cost.bank": ("rulebook", "D:437"),
    "cost.blacksmith": ("rulebook", "D:445"),
    "cost.saloon": ("rulebook", "D:453"),
    "cost.train": ("rulebook", "D:461"),
    "cost.fort": ("rulebook", "D:477"),
    "cost.army": ("rulebook", "D:485"),
    "points.eagle_totem": ("rulebook", "D:375"),
    "points.buffalo_totem": ("rulebook", "D:383"),
    "points.horse_totem": ("rulebook", "D:391"),
    "points.horse_herd": ("rulebook", "D:407"),
    "points.ghost_dance": ("rulebook", "D:415"),
    "points.rifles": ("rulebook", "D:423"),
    "points.bank": ("rulebook", "D:439"),
    "points.blacksmith": ("rulebook", "D:447"),
    "points.saloon": ("rulebook", "D:455"),
    "points.train": ("rulebook", "D:463"),
    "points.fort": ("rulebook", "D:479"),
    "points.army": ("rulebook", "D:487"),
    "effect.saloon": ("rulebook", "D:457"),
    "effect.blacksmith": ("rulebook", "D:449"),
    "effect.train": ("rulebook", "D:465"),
    "start.explorers": ("implied", "D:163"),
    "start.wealth": ("default", "DK-D5"),
    "limit.pawns": ("default", "DK-D7"),
    "limit.neutrals": ("rulebook", "D:66"),
    "neutral": ("derived", "DK-D1"),
    "rounds.3": ("rulebook", "D:139"),
    "rounds.4": ("rulebook", "D:140"),
    "rounds.5": ("rulebook", "D:141"),
    "extra.3": ("rulebook", "D:119"),
    "extra.4": ("rulebook", "D:120"),
    "extra.5": ("rulebook", "D:121"),
}
"""Status and source by key, or by the table that a key is in."""


def test_every_value_says_where_it_comes_from() -> None:
    for key, value in printed().items():
        assert (value.status, value.source) == ORIGINS.get(key, ORIGINS.get(key.rpartition(".")[0])), key


def test_the_bounds_of_the_values_are_these() -> None:
    bounds = {
        "territories.river": (1, 5), "row.plain.upper.horse": (0, 5), "price.settler.gold": (1, 20),
        "cost.saloon.timber": (0, 9), "cost.army.wealth": (0, 50), "cost.horse_totem.four_colour": (0, 4),
        "points.train": (0, 20), "effect.saloon": (0, 10), "exchange.base": (1, 50), "start.explorers": (3, 6),
        "start.wealth": (0, 50), "limit.pawns": (3, 6), "limit.neutrals": (0, 13), "neutral.base": (0, 13),
        "rounds.3": (1, 20), "extra.5": (0, 5),
    }  # fmt: skip
    assert {key: (printed()[key].low, printed()[key].high) for key in bounds} == bounds


@pytest.mark.rule("DK-7", "DK-10", "DK-11", "DK-44", "DK-9", "DK-22")
def test_the_words_of_the_game_are_these() -> None:
    assert [t.name for t in Terrain] == ["MOUNTAIN", "FOREST", "PLAIN", "RIVER", "PRAIRIE"]
    assert [r.name.lower() for r in Resource] == list(NAMES)
    assert {r.name for r in FOUR_COLOUR} == {"FISH", "HORSE", "GAME", "BUFFALO"}
    assert [b.name.lower() for b in Building] == list(COSTS)
    assert [b.name for b in NATIVE_BUILDINGS] == [
        "EAGLE_TOTEM", "BUFFALO_TOTEM", "HORSE_TOTEM", "HORSE_HERD", "GHOST_DANCE", "RIFLES",
    ]  # fmt: skip
    assert [b.name for b in SETTLER_BUILDINGS] == ["BANK", "BLACKSMITH", "SALOON", "TRAIN", "FORT", "ARMY"]
    assert (*NATIVE_BUILDINGS, *SETTLER_BUILDINGS) == tuple(Building)
    assert [row.name for row in Row] == ["UPPER", "LOWER"]
    assert [f.name for f in Faction] == ["NATIVE", "SETTLER"]
    assert [p.name for p in Pawn] == ["EXPLORER", "HORSEMAN"]
    assert MARKET == -1
    assert [p.name for p in Phase] == [
        "TERRITORIES", "FACTIONS", "ACTIVATION", "FIRST_PLACEMENT", "SECOND_PLACEMENT", "COLLECTION",
        "REPLENISHMENT", "MARKET", "DEVELOPMENT", "END",
    ]  # fmt: skip
    for words in (Terrain, Resource, Building, Phase):
        assert all(b - a == 1 for a, b in pairwise(words))


@pytest.mark.rule("DK-11", "DK-13", "DK-R15")
def test_the_places_are_numbered_from_the_top_and_the_right() -> None:
    names = territory_names((4, 5, 3, 2, 3))
    assert len(names) == 17
    assert names[:5] == ["mountain-1", "mountain-2", "mountain-3", "mountain-4", "forest-1"]
    assert names[-5:] == ["river-1", "river-2", "prairie-1", "prairie-2", "prairie-3"]
    assert territory_name(Terrain.FOREST, 2) == "forest-2"
    assert area_zones("river-1") == ("river-1.native", "river-1.upper", "river-1.lower", "river-1.settler")
    assert MARKET_ZONE == "market"


@pytest.mark.rule("DK-1")
def test_three_to_five_play() -> None:
    assert DAKOTA.id == "dakota"
    assert DAKOTA.version == 1
    assert DAKOTA.players == range(3, 6)
    for players in (2, 6):
        with pytest.raises(ValueError, match=r"."):
            DAKOTA.new_game(DakotaOptions(players=players), DAKOTA.edition())


def test_the_edition_as_text_reads_back_with_status_and_source() -> None:
    owner = DAKOTA.edition({"price": {"native": {"horse": 7}}}, "house.toml")
    again = DAKOTA.edition(tomllib.loads(owner.as_toml()), "archive")
    assert list(again.values()) == list(owner.values())
    changed = {v.key: v for v in again.values()}["price.native.horse"]
    assert (changed.value, changed.status, changed.source) == (7, "owner", "house.toml")
