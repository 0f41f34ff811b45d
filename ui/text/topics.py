"""A topic of the help: a few paragraphs under a title, found by an id that never changes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Topic(msgspec.Struct, frozen=True):
    """One page of help, in words."""

    id: str
    """Such as "phase.activation" or "refusal.ghost_dance": what `Show("help", id)` opens."""
    section: str
    """The heading that it is listed under, in words."""
    title: str
    brief: str
    """The answer in a sentence or two."""
    more: tuple[str, ...] = ()
    """Further paragraphs, for those who want the whole."""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """All of it."""
        return (self.brief, *self.more)


def at_level(topics: Sequence[Topic], level: str) -> tuple[Topic, ...]:
    """The topics at the help level "full"; at "short" (and at "off", asked for all the same) only their briefs."""
    if level == "full":
        return tuple(topics)
    return tuple(msgspec.structs.replace(topic, more=()) for topic in topics)


def sections(topics: Sequence[Topic]) -> tuple[str, ...]:
    """The headings in the order of the topics."""
    return tuple(dict.fromkeys(topic.section for topic in topics))


def find_topic(topics: Sequence[Topic], about: str) -> Topic | None:
    """The topic called `about`, or the nearest one above it ("phase.market.x" finds "phase.market")."""
    while about:
        for topic in topics:
            if topic.id == about:
                return topic
        about = about.rpartition(".")[0]
    return None
