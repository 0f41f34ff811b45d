"""The titles of the printed values, for people who copy their own cards."""

from __future__ import annotations

from games.dakota.terms import Building, Faction, Resource, Row, Terrain
from ui.text.dakota_names import building_name, faction_name, resource_name, row_name, terrain_name
from ui.text.words import Words


def edition_section(words: Words, key: str) -> str:
    """The heading under which a value is listed: "Mountain, upper row", "Train", "Settler prices"."""
    match key.split("."):
        case ["territories", *_]:
            return words("Territories on the board")
        case ["row", terrain, row, *_]:
            return words("{terrain}: {row}").format(
                terrain=terrain_name(words, Terrain[terrain.upper()]), row=row_name(words, Row[row.upper()])
            )
        case ["price", faction, *_]:
            return words("{faction} prices").format(faction=faction_name(words, Faction[faction.upper()]))
        case ["exchange", *_]:
            return words("Explorers and points")
        case ["cost", building, *_]:
            return words("Cost: {building}").format(building=building_name(words, Building[building.upper()]))
        case ["points", *_]:
            return words("Victory points of settlements")
        case ["effect", *_]:
            return words("Effects of settlements")
        case ["start" | "limit", *_]:
            return words("Start and limits")
        case ["neutral", *_]:
            return words("Neutral pawns")
        case ["rounds", *_]:
            return words("Length of the game")
        case ["extra", *_]:
            return words("Extra territories at setup")
    return key


def edition_words(words: Words, key: str) -> str:
    """The title of one value inside its section; the key itself where there are no words for it."""
    match key.split("."):
        case ["territories", terrain]:
            return terrain_name(words, Terrain[terrain.upper()])
        case ["cost", _, "wealth"]:
            return words("Wealth")
        case ["cost", _, "four_colour"]:
            return words("Four-colour symbols")
        case ["row" | "price" | "cost", _, _, resource] | ["row" | "price" | "cost", _, resource]:
            return resource_name(words, Resource[resource.upper()])
        case ["points" | "effect", building]:
            return building_name(words, Building[building.upper()])
        case ["exchange", "base"]:
            return words("Price of an explorer or a point")
        case ["exchange", "bank"]:
            return words("The same with a Bank")
        case ["start", "explorers"]:
            return words("Explorers at the start")
        case ["start", "wealth"]:
            return words("Wealth at the start")
        case ["limit", "pawns"]:
            return words("Most own pawns in play")
        case ["limit", "neutrals"]:
            return words("Most neutral pawns of a side")
        case ["neutral", "per_other"]:
            return words("For each player of the other side")
        case ["neutral", "base"]:
            return words("And in any case")
        case ["rounds" | "extra", players]:
            return words("{n} players").format(n=players)
    return key
