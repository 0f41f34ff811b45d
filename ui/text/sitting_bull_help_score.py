"""Help on the final score of Sitting Bull: its six sections, ties, and the wisdom cards."""

from __future__ import annotations

from games.sitting_bull.edition import SittingBullEdition
from games.sitting_bull.terms import Wisdom
from ui.text.sitting_bull_goals import wisdom_goal
from ui.text.sitting_bull_names import section_name, wisdom_name
from ui.text.topics import Topic
from ui.text.words import Words


def score_topics(words: Words, edition: SittingBullEdition) -> tuple[Topic, ...]:
    """The sections in the order of the sheet, the tie-break, and one topic for each wisdom card."""
    section = words("Scoring")
    return (
        Topic(
            "score",
            section,
            words("The final score"),
            words("When the last pawn is placed and that turn is over, six sections are added up."),
            (
                words("Touch a section on the screen to open its sums, for all of you side by side."),
                words(
                    "During the game touch the plate of a seat: it opens what that seat has and what it would score "
                    "now, without the wisdom card."
                ),
            ),
        ),
        *(
            Topic(f"score.{name}", section, section_name(words, number), brief, more)
            for number, (name, brief, more) in enumerate((*_gathered(words, edition), *_won(words)))
        ),
        Topic(
            "tie_break",
            section,
            words("Ties at the end"),
            words("Equal points: more items of Silence win. Still equal: the win is shared."),
        ),
        *(
            Topic(
                f"wisdom.{wisdom.name.lower()}",
                section,
                words("Wisdom: {name}").format(name=wisdom_name(words, wisdom)),
                words("{goal} at the end: {n} points.").format(
                    goal=wisdom_goal(words, wisdom, edition), n=edition[f"wisdom.{wisdom.name.lower()}.points"]
                ),
                (more,),
            )
            for wisdom, more in _wisdom(words)
        ),
    )


_Part = tuple[str, str, tuple[str, ...]]


def _gathered(words: Words, edition: SittingBullEdition) -> tuple[_Part, ...]:
    red, black, blue, harmony, present = (
        edition[f"stone.points.{name}"] for name in ("red", "black", "blue", "harmony", "present")
    )
    level = edition["feats.start"]
    silence = ", ".join(str(edition[f"path.silence.{n}"]) for n in range(1, 7))
    powwow = ", ".join(str(edition[f"powwow.points.{n}"]) for n in range(1, 6))
    return (
        (
            "stones",
            words("Points for each stone, for each stone present, and one more point for every stone that you own."),
            (
                words(
                    "Points: red {red}, black {black}, blue {blue}, Harmony {harmony}, a stone present {present}."
                ).format(red=red, black=black, blue=blue, harmony=harmony, present=present),
                words(
                    "The bonus is the number of all your stones, presents among them, counted once. Your table may "
                    "have chosen to count it for each Harmony stone."
                ),
            ),
        ),
        (
            "paths",
            words("Each path scores by the number of your items, and by the level of its feat disc."),
            (
                words("Items are the cards of the column, Amulets, path presents, and spaces of Leadership."),
                words("Three items with the disc on level {level}: {n} points. Silence has no disc.").format(
                    level=level, n=edition[f"path.level.{level}.3"]
                ),
                words("One to six items of Silence: {points} points. More count as six.").format(points=silence),
            ),
        ),
        (
            "powwow",
            words("Your pawns in the powwow score by their number."),
            (
                words("One to five pawns: {points} points. More count as five.").format(points=powwow),
                words("Only your own number counts, not who has the most."),
            ),
        ),
    )


def _won(words: Words) -> tuple[_Part, ...]:
    return (
        (
            "offerings",
            words("In each region whoever has the most pawns gets the points of its offering. A tie gets nothing."),
            (
                words("There is nothing for the second place."),
                words("With two players the third colour counts like another player."),
            ),
        ),
        (
            "milestones",
            words("Each of your discs scores the space that it lies on."),
            (words("The sooner you claim, the higher the space."),),
        ),
        (
            "wisdom",
            words("Your secret wisdom card scores if you have done what it asks for."),
            (
                words("Everybody has another one. They are shown when the last turn is over."),
                words("Presents and spaces of Leadership count for it too."),
            ),
        ),
    )


def _wisdom(words: Words) -> tuple[tuple[Wisdom, str], ...]:
    return (
        (Wisdom.PATHFINDER, words("Any of the four paths will do. Cards, Amulets, presents and Leadership count.")),
        (Wisdom.QUIET_ONE, words("Cards, presents and the space of Leadership count.")),
        (Wisdom.STONE_KEEPER, words("All types together, with the stone presents.")),
        (Wisdom.ELDER, words("Effects may have brought them there.")),
        (Wisdom.WANDERER, words("It does not matter who else stands there, or who leads.")),
    )
