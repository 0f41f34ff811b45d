"""There is help on everything, in two lengths, and no sentence of it is the rulebook's."""

from __future__ import annotations

from typing import Final

from games.dakota.refusals import Refusal
from games.dakota.terms import Building, Phase
from ui.text.dakota_help import help_topics
from ui.text.topics import find_topic, sections
from ui.text.words import Words

WORDS: Final = Words()
TOPICS: Final = help_topics(WORDS, "full")


def test_every_phase_building_and_refusal_has_a_topic() -> None:
    ids = {topic.id for topic in TOPICS}
    wanted = {f"phase.{p.name.lower()}" for p in Phase}
    wanted |= {f"building.{b.name.lower()}" for b in Building}
    wanted |= {f"refusal.{r.value}" for r in Refusal}
    wanted |= {"goal", "round", "picks", "neutrals", "depletion", "regrowth", "prices", "points", "tie_break"}
    wanted |= {"buttons", "touch", "lights", "secrets", "undo"}
    assert wanted <= ids
    assert len(ids) == len(TOPICS)


def test_contents_fit_one_page() -> None:
    assert len(sections(TOPICS)) <= 6


def test_short_help_is_the_first_paragraph() -> None:
    for full, short in zip(TOPICS, help_topics(WORDS, "short"), strict=True):
        assert short.paragraphs == full.paragraphs[:1]
        assert len(short.brief) <= 180


def test_paragraphs_stay_short() -> None:
    assert max(len(paragraph) for topic in TOPICS for paragraph in topic.paragraphs) <= 260


def test_an_unknown_part_finds_what_it_belongs_to() -> None:
    found = find_topic(TOPICS, "phase.market.prices")
    assert found is not None
    assert found.id == "phase.market"
    assert find_topic(TOPICS, "nothing") is None
    assert find_topic(TOPICS, "") is None
