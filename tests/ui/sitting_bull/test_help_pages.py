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
