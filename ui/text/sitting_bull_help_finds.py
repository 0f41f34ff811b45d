"""Help on the presents and the milestones of Sitting Bull."""

from __future__ import annotations

from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.terms import Milestone
from ui.text.sitting_bull_goals import milestone_goal
from ui.text.sitting_bull_names import milestone_name
from ui.text.topics import Topic
from ui.text.words import Words


def present_and_milestone_topics(words: Words, edition: SittingBullEdition) -> tuple[Topic, ...]:
    """One topic for each sort of presents and each milestone."""
    section = words("Presents and milestones")
    return (
        *(
            Topic(f"present.{name}", section, words("Present: {name}").format(name=title), brief, more)
            for name, title, brief, more in (*_kept(words, edition), *_used(words))
        ),
        *(
            Topic(
                f"milestone.{milestone.name.lower()}",
                section,
                words("Milestone: {name}").format(name=milestone_name(words, milestone)),
                words("{goal}, and claim it in your turn.").format(goal=milestone_goal(words, milestone, edition)),
                (*more, _worth(words, edition)),
            )
            for milestone, more in _milestones(words)
        ),
    )


def _worth(words: Words, edition: SittingBullEdition) -> str:
    """The points of the spaces, for each number of players."""
    return words("Points of the spaces, first come first served: {spaces}.").format(
        spaces="; ".join(
            words("{n} players {points}").format(
                n=players,
                points=", ".join(str(edition[f"milestone.points.{players}.{n}"]) for n in range(1, players + 1)),
            )
            for players in (2, 3, 4)
        )
    )


_Part = tuple[str, str, str, tuple[str, ...]]


def _kept(words: Words, edition: SittingBullEdition) -> tuple[_Part, ...]:
    return (
        (
            "stone",
            words("a stone"),
            words.plural(
                "Keep it. At the end it is a stone worth {n} point.",
                "Keep it. At the end it is a stone worth {n} points.",
                edition["stone.points.present"],
            ),
            (words("It counts for the bonus of all stones and for the Stone keeper, but not for milestones."),),
        ),
        (
            "path",
            words("an item of a path"),
            words("Keep it. At the end it counts as an item of the path that it shows."),
            (
                words("It is no card: an Amulet can't join a column that holds only this."),
                words("Whether it helps to reach Hunting game and Domain is a choice at setup. As a rule it does not."),
            ),
        ),
    )


def _used(words: Words) -> tuple[_Part, ...]:
    gone = words("Use it now or discard it. Either way it is out of the game.")
    return (
        (
            "feats",
            words("Feats"),
            words("The two feat discs that it shows go one level up or down."),
            (words("Each goes its own way. Once one has moved, the other has to."), gone),
        ),
        ("powwow", words("Powwow"), words("Pick up a pawn in a region and put it into the powwow."), (gone,)),
        ("swap", words("Swap"), words("Choose two pawns in different regions: they trade places."), (gone,)),
        ("call", words("Call"), words("Pick up a pawn in one region and put it into another."), (gone,)),
    )


def _milestones(words: Words) -> tuple[tuple[Milestone, tuple[str, ...]], ...]:
    pool = words("Only stones from the pool and the River count, no presents.")
    column = words("Cards in your columns count, Amulets among them. Presents do only if your table chose so.")
    return (
        (Milestone.BIG_LAND, (words("One pawn in each is enough. The powwow is no region."),)),
        (Milestone.BIG_TRIBE, (words("The powwow is no region."),)),
        (Milestone.MAGIC, (words("Red, black, blue and Harmony."), pool)),
        (Milestone.HUNTING_GAME, (column,)),
        (Milestone.DOMAIN, (words("Origin, Awakening, Memory and Silence."), column)),
        (Milestone.POWER, (words("Any types will do."), pool)),
    )
