"""There is help on everything in Sitting Bull, in two lengths, with the numbers that are played with."""

from __future__ import annotations

from typing import Final

from games.sitting_bull.edition import SittingBullEdition, read_edition
from games.sitting_bull.options import RULINGS
from games.sitting_bull.terms import Milestone, Region, Tile, Wisdom
from ui.text.sitting_bull_goals import milestone_goal, wisdom_goal
from ui.text.sitting_bull_help import help_topics
from ui.text.topics import find_topic, sections
from ui.text.words import Words

WORDS: Final = Words()
EDITION: Final = read_edition()
TOPICS: Final = help_topics(WORDS, "full", EDITION)


def text_of(topic: str, edition: SittingBullEdition = EDITION) -> str:
    found = find_topic(help_topics(WORDS, "full", edition), topic)
    assert found is not None
    return " ".join(found.paragraphs)


def test_everything_has_a_topic() -> None:
    ids = {topic.id for topic in TOPICS}
    wanted = {"goal", "setup", "two", "hands", "real-cards", "rulings", "powwow", "score", "tie_break"}
    wanted |= {f"step.{step}" for step in ("card", "place", "sitting_bull", "region", "milestones", "draw", "refill")}
    wanted |= {f"region.{region.name.lower()}" for region in Region}
    wanted |= {f"tile.{tile.name.lower()}" for tile in Tile}
    wanted |= {f"present.{present}" for present in ("stone", "path", "feats", "powwow", "swap", "call")}
    wanted |= {f"milestone.{milestone.name.lower()}" for milestone in Milestone}
    wanted |= {f"score.{part}" for part in ("stones", "paths", "powwow", "offerings", "milestones", "wisdom")}
    wanted |= {f"wisdom.{wisdom.name.lower()}" for wisdom in Wisdom}
    wanted |= {f"ruling.{ruling.option}" for ruling in RULINGS}
    wanted |= {"buttons", "touch", "lights", "secrets", "undo"}
    assert wanted <= ids
    assert len(ids) == len(TOPICS)


def test_titles_tell_the_topics_of_a_section_apart() -> None:
    assert len({(topic.section, topic.title) for topic in TOPICS}) == len(TOPICS)


def test_contents_fit_one_page() -> None:
    assert len(sections(TOPICS)) <= 6


def test_short_help_is_the_first_paragraph() -> None:
    for full, short in zip(TOPICS, help_topics(WORDS, "short", EDITION), strict=True):
        assert short.paragraphs == full.paragraphs[:1]
        assert len(short.brief) <= 180


def test_paragraphs_stay_short() -> None:
    assert max(len(paragraph) for topic in TOPICS for paragraph in topic.paragraphs) <= 260


def test_the_help_has_the_numbers_that_are_played_with() -> None:
    own = read_edition(
        {
            "milestone.big_tribe.pawns": 5,
            "milestone.power.stones": 1,
            "wisdom.wanderer.need": 3,
            "wisdom.wanderer.regions": 2,
            "wisdom.elder.points": 9,
            "stone.points.present": 1,
            "path.silence.6": 30,
            "powwow.points.5": 25,
            "milestone.points.2.1": 12,
        },
        "own",
    )
    assert text_of("milestone.big_tribe").startswith("Have 4 pawns in one region, and claim it in your turn.")
    assert text_of("milestone.big_tribe", own).startswith("Have 5 pawns in one region,")
    assert "2 players 10, 5; 3 players 10, 6, 3; 4 players 10, 7, 4, 2." in text_of("milestone.power")
    assert text_of("milestone.power", own).startswith("Own 1 stone,")
    assert "2 players 12, 5;" in text_of("milestone.power", own)
    assert text_of("wisdom.wanderer").startswith("Have 2 pawns in each of 4 regions at the end: 8 points.")
    assert text_of("wisdom.wanderer", own).startswith("Have 3 pawns in each of 2 regions at the end: 8 points.")
    assert text_of("wisdom.elder", own).startswith("Have 3 pawns in the powwow at the end: 9 points.")
    assert "red 2, black 2, blue 2, Harmony 4, a stone present 3." in text_of("score.stones")
    assert "a stone present 1." in text_of("score.stones", own)
    assert "worth 1 point." in text_of("present.stone", own)
    assert "1, 3, 6, 10, 15, 30 points" in text_of("score.paths", own)
    assert "disc on level 3: 9 points" in text_of("score.paths")
    assert "2, 5, 9, 14, 25 points" in text_of("score.powwow", own)
    assert "13 with 2 players, 12 with 3 players, 10 with 4 players" in text_of("goal")


def test_goals_are_one_line() -> None:
    goals = [milestone_goal(WORDS, each, EDITION) for each in Milestone]
    goals += [wisdom_goal(WORDS, each, EDITION) for each in Wisdom]
    assert len(set(goals)) == len(goals)
    assert max(map(len, goals)) <= 40
    assert not any(goal.endswith(".") for goal in goals)


def test_the_readings_of_the_rulings_are_in_the_help() -> None:
    assert text_of("ruling.silence").startswith(
        "When does Silence move Sitting Bull? Ours: Always. Or, chosen at setup:"
    )
