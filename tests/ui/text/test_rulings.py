"""The help tells all readings of a rule, ours first."""

from __future__ import annotations

import pytest

from games.game import Ruling
from ui.text.rulings import RulingWords, ruling_topic
from ui.text.words import Words


@pytest.mark.parametrize(
    ("values", "ours", "others"),
    [(("a", "b"), "First", "Second"), (("b", "a"), "Second", "First"), (("c", "a", "b"), "Third", "First; Second")],
)
def test_a_ruling_is_told_with_all_its_readings(values: tuple[str, ...], ours: str, others: str) -> None:
    told = RulingWords("Ties", "Who wins?", {"a": "First", "b": "Second", "c": "Third"})
    topic = ruling_topic(Words(), "Rules", Ruling("X-1", "ties", values), told, "It says so.")
    assert (topic.id, topic.section, topic.title) == ("ruling.ties", "Rules", "Ties")
    assert topic.brief == f"Who wins? Ours: {ours}."
    assert topic.more == (f"Or, chosen at setup: {others}.", "It says so.")
