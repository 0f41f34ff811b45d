"""The printed values of Sitting Bull in words: their headings, their titles, what they mean, and what does not fit."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from games.sitting_bull.edition import read_edition
from ui.presentation import Doubt
from ui.sitting_bull.presentation import SITTING_BULL_PRESENTATION
from ui.text import sitting_bull
from ui.text.words import Words

WORDS: Final = Words()
VALUES: Final = read_edition().values()


def test_every_printed_value_has_a_title_of_its_own() -> None:
    titles = [
        (sitting_bull.edition_section(WORDS, value.key), sitting_bull.edition_words(WORDS, value.key))
        for value in VALUES
    ]
    assert len(set(titles)) == len(titles)
    for value, title in zip(VALUES, titles, strict=True):
        for text in title:
            assert text and text != value.key and not re.search(r"[{}_]", text), value.key


def test_there_are_few_headings() -> None:
    headings = list(dict.fromkeys(sitting_bull.edition_section(WORDS, value.key) for value in VALUES))
    assert len(headings) == 16
    assert headings[:2] == ["Cards 1 to 10", "Cards 11 to 20"]
    assert headings[5] == "Cards 51 to 59"


@pytest.mark.parametrize(
    ("key", "number", "meaning"),
    [
        ("card.7.regions", 5, "Prairie, Forest"),
        ("card.7.regions", 18, "Mountain, River"),
        ("card.7.regions", 8, "Camp"),
        ("card.7.regions", 0, "None"),
        ("card.7.regions", 31, "Any region"),
        ("card.7.regions", 23, "Not Camp"),
        ("card.7.icon", 0, "Origin"),
        ("card.7.icon", 4, "Amulet"),
        ("card.7.icon", 5, "Powwow"),
        ("card.7.players", 2, "2 players and more"),
        ("card.7.players", 3, "3 players and more"),
        ("card.7.players", 4, "4 players"),
        ("card.7.neutral", 0, "No"),
        ("card.7.neutral", 1, "Yes"),
        ("tile.printed", 0, "Swap"),
        ("tile.6", 6, "Council of Elders"),
        ("offering.1", 10, ""),
        ("feats.levels", 5, ""),
    ],
)
def test_numbers_that_stand_for_words_are_said_in_words(key: str, number: int, meaning: str) -> None:
    assert sitting_bull.edition_value(WORDS, key, number) == meaning


def test_whatever_may_be_written_has_a_meaning_of_its_own() -> None:
    """So that no two steps of the pads look alike."""
    for value in VALUES:
        numbers = value.among or range(value.low, value.high + 1)
        meanings = [sitting_bull.edition_value(WORDS, value.key, number) for number in numbers]
        assert len(set(meanings)) in (1, len(meanings)), value.key
        assert all(meanings) or not any(meanings), value.key


@pytest.mark.parametrize(
    ("own", "heading", "text"),
    [
        ({"present.red": 4}, "Presents", "25 presents in all, there must be 24"),
        ({"tile.3": 0}, "Powwow", "Tile 3: Swap is there already"),
        ({"card.59.regions": 1}, "Cards 51 to 59", "Card 59: regions: must be none on a Powwow card"),
        ({"card.11.regions": 0}, "Cards 11 to 20", "Card 11: regions: must be one at least"),
        ({"milestone.points.2.2": 11}, "Milestones", "2 players: points of space 2: must be at most 10"),
        ({"path.level.2.3": 3}, "Paths at levels 1 and 2", "Level 2, items: 3: must be at least 4"),
        ({"path.silence.6": 0}, "Level 5 and Silence", "Silence, items: 6: must be at least 15"),
    ],
)
def test_what_does_not_fit_together_is_said_under_its_heading(own: dict[str, Any], heading: str, text: str) -> None:
    edition = read_edition(own, "own")
    assert SITTING_BULL_PRESENTATION.doubts(WORDS, edition)[0] == Doubt(heading, text)


def test_our_own_values_fit() -> None:
    assert not SITTING_BULL_PRESENTATION.doubts(WORDS, read_edition())
