"""The titles of Dakara's printed values, for people who copy their own board and cards."""

from __future__ import annotations

from typing import Final

from ui.text.dakara_names import numbered, space_words
from ui.text.words import Words

PLAYED_AT: Final = {
    "disc": 2,
    "baccarat": 3,
    "lottery": 5,
    "atlantic": 6,
    "acapulco": 7,
    "kentucky": 8,
    "buenos_aires": 9,
    "golf": 10,
    "auction": 14,
    "stock": 16,
    "slalom": 19,
    "cannes": 20,
    "venice": 21,
    "biarritz": 23,
    "nassau": 28,
    "tennis": 30,
    "steeplechase": 32,
    "ante": 33,
    "blackjack": 35,
    "customs": 40,
    "monte_carlo": 41,
    "aruba": 42,
    "las_vegas": 43,
    "madrid": 45,
    "reno": 46,
    "odd_even": 47,
}
"""From the first word of a key to a space where it counts."""
PLAYED_TOO_AT: Final = {25: "lottery", 34: "stock", 38: "auction"}
"""Spaces with the numbers of another."""


def edition_section(words: Words, key: str) -> str:
    """The heading under which a value is listed: "Slalom, Aspen", "Gold cards", "Boarding passes"."""
    match key.split("."):
        case ["bank" | "start" | "notes" | "gate", *_]:
            return words("Bank and start")
        case ["collect", *_]:
            return words("Collect")
        case ["agency", *_]:
            return words("Travel agency")
        case ["pass", *_]:
            return words("Boarding passes")
        case ["gold", *_]:
            return words("Gold cards")
        case [game, *_] if game in PLAYED_AT:
            return _name(words, game)
    return key


def section_of_space(words: Words, space: int) -> str:
    """The heading of what is printed for a space with a local game; 0 stands for the start."""
    if not space:
        return edition_section(words, "start.money")
    return _name(words, PLAYED_TOO_AT[space]) if space in PLAYED_TOO_AT else space_words(words, space).title


def _name(words: Words, game: str) -> str:
    return space_words(words, PLAYED_AT[game]).title


def edition_words(words: Words, key: str) -> str:
    """The title of one value inside its section; the key itself where there are no words for it."""
    for told in (_start, _cards, _cells, _faces, _numbers):
        text = told(words, key.split("."))
        if text:
            return text
    return key


def _start(words: Words, parts: list[str]) -> str:
    match parts:
        case ["bank", "money"]:
            return words("Money in the bank")
        case ["start", "money"]:
            return words("Money at the start")
        case ["notes", note]:
            return words("Notes of {amount}").format(amount=f"{int(note):,}")
        case ["gate", "money"]:
            return words("Departure gate pays")
        case ["collect", space]:
            return words("Collect on {no}").format(no=numbered(words, int(space)))
        case ["agency", "money"]:
            return words("Travel money")
    return ""


def _cards(words: Words, parts: list[str]) -> str:
    match parts:
        case ["gold", card, "cash"]:
            return words("Card {n}: cash").format(n=card)
        case ["gold", card, "stock"]:
            return words("Card {n}: stocks").format(n=card)
        case ["gold", card, "auction"]:
            return words("Card {n}: auction").format(n=card)
        case ["gold", card, "lottery"]:
            return words("Card {n}: lottery").format(n=card)
        case ["pass", card]:
            return words("Pass {n} leads to No.").format(n=card)
    return ""


def _cells(words: Words, parts: list[str]) -> str:
    match parts:
        case ["atlantic", "cell", cell, "first"]:
            return words("Cell {n}: first die").format(n=cell)
        case ["atlantic", "cell", cell, "second"]:
            return words("Cell {n}: second die").format(n=cell)
        case ["buenos_aires", "cell", cell]:
            return words("Cell {n}: the face that hits").format(n=cell)
        case [_, "cell", cell]:
            return words("Cell {n}").format(n=cell)
        case [_, "cell", cell, face]:
            return words("Cell {n}: a {face} wins").format(n=cell, face=face)
        case ["reno", "win", cell]:
            return words("Cell {n}: win").format(n=cell)
        case ["reno", "lose", cell]:
            return words("Cell {n}: lose").format(n=cell)
        case ["slalom", "flag", place]:
            return words("Fallen flag at {n}").format(n=place)
        case ["steeplechase", "fallen", place]:
            return words("Fallen at {n}").format(n=place)
        case ["las_vegas", "lose_all", place]:
            return words("Place {n} loses all").format(n=place)
        case [_, "place", place]:
            return words("Place {n}").format(n=place)
    return ""


def _faces(words: Words, parts: list[str]) -> str:
    match parts:
        case ["baccarat", "sum", total]:
            return words("Prize for a sum of {n}").format(n=total)
        case ["monte_carlo", "sum", total]:
            return words("Space of sum {n}").format(n=total)
        case ["kentucky", "face", face]:
            return words("Horse of face {n}").format(n=face)
        case ["cannes", "face", face]:
            return words("Face {n}: 1 black, 2 red").format(n=face)
        case ["biarritz", "face", face]:
            return words("Face {n}: 1 yellow, 2 green").format(n=face)
        case ["odd_even", "face", face]:
            return words("Face {n}: 1 odd, 2 even").format(n=face)
        case ["stock", "rise", face]:
            return words("A {n} rises").format(n=face)
        case ["golf", "sink", face]:
            return words("A {n} sinks the ball").format(n=face)
        case ["tennis", "first", face]:
            return words("First roll: {n} wins").format(n=face)
        case ["tennis", "second", face]:
            return words("Second roll: {n} wins").format(n=face)
        case [_, "face", face]:
            return words("A {n} wins").format(n=face)
    return ""


def _numbers(words: Words, parts: list[str]) -> str:
    match parts:
        case ["golf", "green", "first"]:
            return words("Green begins at")
        case ["golf", "green", "last"]:
            return words("Green ends at")
        case [_, "prize"]:
            return words("Prize")
        case [_, "pays"]:
            return words("Pays this to 1")
        case [_, "rolls"]:
            return words("Rolls")
        case [_, "hits"]:
            return words("Hits that win")
        case [_, "shots"]:
            return words("Shots on the green")
        case [_, "unit"]:
            return words("Each point counts")
        case ["acapulco", "out"]:
            return words("The face that ends it")
        case ["auction", "open"]:
            return words("Opening price")
        case ["auction", "step"]:
            return words("One step")
        case [_, "goal"]:
            return words("Goal")
        case [_, "finish"]:
            return words("Finish")
    return _more_numbers(words, parts)


def _more_numbers(words: Words, parts: list[str]) -> str:
    match parts:
        case [_, "lap"]:
            return words("Spaces of a lap")
        case [_, "laps"]:
            return words("Laps")
        case [_, "entry"]:
            return words("Entry, if it costs")
        case [_, "fee"]:
            return words("Fee")
        case ["ante", "money"]:
            return words("Each puts in")
        case ["blackjack", "limit"]:
            return words("Highest total")
        case ["blackjack", "stands"]:
            return words("The bank stands at, by that ruling")
    return ""
