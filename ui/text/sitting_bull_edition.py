"""The titles of Sitting Bull's printed values, and what a number means where it stands for words."""

from __future__ import annotations

from typing import Final

from games.sitting_bull.terms import Milestone, Present, Region, Stone, Wisdom
from ui.text.sitting_bull_names import (
    icon_name,
    milestone_name,
    present_name,
    regions_words,
    stone_name,
    tile_name,
    wisdom_name,
)
from ui.text.words import Words

CARDS: Final = 59
PER_HEADING: Final = 10
"""Cards under one heading; the last has what is left."""

MOST: Final = 4
"""Players."""


def edition_section(words: Words, key: str) -> str:
    """The heading under which a value is listed: "Cards 1 to 10", "Sacred stones", "Wisdom cards"."""
    match key.split("."):
        case ["card", number, *_]:
            first = (int(number) - 1) // PER_HEADING * PER_HEADING + 1
            return words("Cards {first} to {last}").format(first=first, last=min(first + PER_HEADING - 1, CARDS))
        case ["pawns" | "feats", *_]:
            return words("Pawns and feat discs")
        case ["offering", *_]:
            return words("Offerings")
        case ["tile" | "powwow", *_]:
            return words("Powwow")
        case ["stones" | "stone", *_]:
            return words("Sacred stones")
        case ["present", *_]:
            return words("Presents")
        case ["milestone", *_]:
            return words("Milestones")
        case ["path", "level", "1" | "2", *_]:
            return words("Paths at levels 1 and 2")
        case ["path", "level", "3" | "4", *_]:
            return words("Paths at levels 3 and 4")
        case ["path", *_]:
            return words("Level 5 and Silence")
        case ["wisdom", *_]:
            return words("Wisdom cards")
    return key


def edition_words(words: Words, key: str) -> str:
    """The title of one value inside its section; the key itself where there are no words for it."""
    parts = key.split(".")
    for told in (_cards, _pieces, _milestones, _scores):
        text = told(words, parts)
        if text:
            return text
    return key


def _cards(words: Words, parts: list[str]) -> str:
    match parts:
        case ["card", number, "icon"]:
            return words("Card {n}: path").format(n=number)
        case ["card", number, "regions"]:
            return words("Card {n}: regions").format(n=number)
        case ["card", number, "players"]:
            return words("Card {n}: players").format(n=number)
        case ["card", number, "neutral"]:
            return words("Card {n}: third colour").format(n=number)
        case ["wisdom", wisdom, "need"]:
            return words("{name}: asks for").format(name=wisdom_name(words, Wisdom[wisdom.upper()]))
        case ["wisdom", wisdom, "regions"]:
            return words("{name}: regions").format(name=wisdom_name(words, Wisdom[wisdom.upper()]))
        case ["wisdom", wisdom, "points"]:
            return words("{name}: points").format(name=wisdom_name(words, Wisdom[wisdom.upper()]))
    return ""


def _pieces(words: Words, parts: list[str]) -> str:
    match parts:
        case ["pawns", players]:
            return words("Pawns of each, with {n} players").format(n=players)
        case ["feats", "levels"]:
            return words("Levels of a feat track")
        case ["feats", "start"]:
            return words("Level at the start")
        case ["offering", number]:
            return words("Offering {n}").format(n=number)
        case ["tile", "printed"]:
            return words("The printed space")
        case ["tile", number]:
            return words("Tile {n}").format(n=number)
        case ["stones", stone]:
            return words("{stone}: how many").format(stone=stone_name(words, Stone[stone.upper()]))
        case ["present", present]:
            return present_name(words, Present[present.upper()])
    return ""


def _milestones(words: Words, parts: list[str]) -> str:
    match parts:
        case ["milestone", "points", players, space]:
            return words("{players} players: points of space {n}").format(players=players, n=space)
        case ["milestone", "big_tribe", "pawns"]:
            return words("{name}: pawns").format(name=milestone_name(words, Milestone.BIG_TRIBE))
        case ["milestone", "hunting_game", "items"]:
            return words("{name}: items").format(name=milestone_name(words, Milestone.HUNTING_GAME))
        case ["milestone", "power", "stones"]:
            return words("{name}: stones").format(name=milestone_name(words, Milestone.POWER))
    return ""


def _scores(words: Words, parts: list[str]) -> str:
    match parts:
        case ["stone", "points", "present"]:
            return words("Stone present: points")
        case ["stone", "points", stone]:
            return words("{stone}: points").format(stone=stone_name(words, Stone[stone.upper()]))
        case ["path", "level", level, items]:
            return words("Level {level}, items: {n}").format(level=level, n=items)
        case ["path", "silence", items]:
            return words("Silence, items: {n}").format(n=items)
        case ["powwow", "points", pawns]:
            return words("Points, pawns there: {n}").format(n=pawns)
    return ""


def edition_value(words: Words, key: str, number: int) -> str:
    """What `number` means: "Prairie, Forest", "Amulet", "3 players and more", "Yes"; "" for a plain number."""
    match key.split("."):
        case ["card", _, "icon"]:
            return icon_name(words, number)
        case ["card", _, "regions"]:
            return _regions(words, number)
        case ["card", _, "players"]:
            return (words("{n} players") if number == MOST else words("{n} players and more")).format(n=number)
        case ["card", _, "neutral"]:
            return words("Yes") if number else words("No")
        case ["tile", _]:
            return tile_name(words, number)
    return ""


def _regions(words: Words, mask: int) -> str:
    """The regions of a bit mask; none for a Powwow card."""
    if not mask:
        return words("None")
    text = regions_words(words, [region for region in Region if mask >> region & 1])
    return text[:1].upper() + text[1:]
