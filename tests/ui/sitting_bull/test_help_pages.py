"""Every topic of Sitting Bull's help can be read on every panel, in longer languages too."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.sitting_bull.edition import read_edition
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import model_of, new_state
from ui.kit.panel import PANELS, Panel
from ui.screens.help import HelpScreen
from ui.text.sitting_bull_help import help_topics
from ui.text.topics import find_topic
from ui.text.words import Words

TOPICS = [topic.id for topic in help_topics(Words(), "full", read_edition())]

GENERAL = TOPICS.index("buttons")
"""Here begins what all games share, which is looked at with them."""


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(panel: Panel, words: Words) -> None:
    model = model_of(new_state(2), panel, words=words)
    for topic in TOPICS[:GENERAL]:
        screen = HelpScreen()
        check_scene(screen.scene(replace(model, about=topic)), panel)


def test_a_page_explains_the_signs_and_what_a_touch_on_them_opens() -> None:
    page = find_topic(help_topics(Words(), "full", read_edition()), "signs")
    assert page is not None
    said = " ".join(page.paragraphs)
    for sign in ("white outline", "filled frame", "it ties", "standing stone", "plate", "outlined one could"):
        assert sign in said


def test_help_says_where_the_score_so_far_is_found_and_how_buttons_play_a_card() -> None:
    topics = help_topics(Words(), "full", read_edition())
    for about, sentence in (
        ("score", "touch the plate of a seat"),
        ("step.card", "UNDO goes to the next card, and OK takes it"),
        ("buttons", "UNDO goes to the next card, and OK takes it"),
        ("step.milestones", "Touch the milestones"),
    ):
        page = find_topic(topics, about)
        assert page is not None and sentence in " ".join(page.paragraphs)
