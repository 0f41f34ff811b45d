"""What looks wrong in an owner's numbers is said in words, under the heading of what causes it."""

from __future__ import annotations

from typing import Any

import pytest

from games.catalogue import GAMES
from games.dakara.board import FORMS
from ui.dakara.presentation import DAKARA_PRESENTATION
from ui.presentation import Doubt, Doubtful
from ui.shows import PRESENTATIONS
from ui.text.dakara_edition import edition_section, section_of_space
from ui.text.words import Words

WORDS = Words()


def doubts(**own: Any) -> list[Doubt]:
    return list(DAKARA_PRESENTATION.doubts(WORDS, GAMES["dakara"].edition(own, "own")))


def test_dakara_and_sitting_bull_are_judged() -> None:
    assert [name for name, shown in PRESENTATIONS.items() if isinstance(shown, Doubtful)] == ["dakara", "sitting-bull"]


@pytest.mark.parametrize(
    ("own", "heading", "text"),
    [
        ({"start": {"money": 60_000}}, "Bank and start", "The notes make 50,000, which is not the money at the start"),
        ({"disc": {"prize": 202_000}}, "Disc shooting", "No. 2: pays very much, +101,000 on average"),
        ({"customs": {"unit": 21_000}}, "Customs", "No. 40: costs very much, \u2212105,000 on average"),
        ({"kentucky": {"pays": 1}}, "Kentucky Derby", "No. 8: costs very much, \u22120.67 for each dollar on average"),
        ({"biarritz": {"pays": 3}}, "Biarritz", "No. 23: pays very much, +1.00 for each dollar on average"),
    ],
)
def test_each_doubt_in_words(own: dict[str, Any], heading: str, text: str) -> None:
    assert doubts(**own) == [Doubt(heading, text)]


def test_a_bet_that_cannot_win_is_named() -> None:
    found = doubts(kentucky={"face": {"6": 1}})
    assert found[0] == Doubt("Kentucky Derby", "No. 8, horse 6: can't be won")


def test_a_space_that_shares_another_s_numbers_has_its_heading() -> None:
    headings = {edition_section(WORDS, value.key) for value in GAMES["dakara"].edition().values()}
    assert {section_of_space(WORDS, space) for space in (0, *FORMS)} <= headings
    assert section_of_space(WORDS, 25) == section_of_space(WORDS, 5) == "Lottery"
    assert section_of_space(WORDS, 34) == "Stock market, New York"
    assert section_of_space(WORDS, 38) == "Art auction, Paris"
