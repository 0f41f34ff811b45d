"""A rule that fair readers settle differently, in the words of the options screen and of the help."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.game import Ruling
from ui.text.topics import Topic
from ui.text.words import Words


class RulingWords(msgspec.Struct, frozen=True):
    """A ruling as people read it; the reading of each value by the value's name."""

    title: str
    question: str
    readings: Mapping[str, str]


def ruling_topic(words: Words, section: str, ruling: Ruling, told: RulingWords, why: str) -> Topic:
    """All readings of `ruling`, ours first, and `why` it is ours."""
    ours, *others = (told.readings[value] for value in ruling.values)
    brief = words("{question} Ours: {reading}.").format(question=told.question, reading=ours)
    other = words("Or, chosen at setup: {readings}.").format(readings="; ".join(others))
    return Topic(f"ruling.{ruling.option}", section, told.title, brief, (other, why))
