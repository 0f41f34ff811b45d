"""Help on the twelve cards of Dakota."""

from __future__ import annotations

from games.dakota.terms import Building
from ui.text.dakota_names import building_name
from ui.text.topics import Topic
from ui.text.words import Words


def building_topics(words: Words) -> tuple[Topic, ...]:
    """One topic for each settlement and reinforcement, natives first."""
    return tuple(
        Topic(f"building.{building.name.lower()}", words("Cards"), building_name(words, building), brief, more)
        for building, brief, more in (*_totems(words), *_natives(words), *_settlements(words), *_soldiers(words))
    )


_Part = tuple[Building, str, tuple[str, ...]]


def _totems(words: Words) -> tuple[_Part, ...]:
    place = words(
        "It needs a free space with that symbol, in a row in play that is not empty. Without one it is skipped."
    )
    shared = words("Whoever wins that territory takes what grew, so put it where you are strong.")
    wild = words("The four-colour symbols of its cost take any mix of fish, horse, game and buffalo.")
    return (
        (
            Building.EAGLE_TOTEM,
            words("A native settlement. Each round it adds one fish or one game to a territory of your choice."),
            (
                words(
                    "It asks for one of each thing the land gives, so it rewards going many ways, and it is worth the "
                    "most points of the three totems."
                ),
                place,
                shared,
            ),
        ),
        (
            Building.BUFFALO_TOTEM,
            words("A native settlement. Each round it adds one buffalo to a territory of your choice."),
            (wild, place, shared),
        ),
        (
            Building.HORSE_TOTEM,
            words("A native settlement. Each round it adds one horse to a territory of your choice."),
            (wild, place, shared),
        ),
    )


def _natives(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Building.HORSE_HERD,
            words("A native reinforcement, paid with horses. One of your explorers becomes a horseman."),
            (_horseman(words), _no_points(words)),
        ),
        (
            Building.GHOST_DANCE,
            words(
                "A native reinforcement, paid with wealth. Each round you name a territory where no neutral settler "
                "may stand."
            ),
            (
                words("You name it before anybody places a pawn, and it holds for that round."),
                words(
                    "It does not stop the settlers' own pawns, nor neutral natives. Best where settlers count on "
                    "neutral help."
                ),
                words("The land under it still grows back, unless your table chose otherwise at setup."),
            ),
        ),
        (
            Building.RIFLES,
            words("A native reinforcement, paid with metal and gold. One of your explorers becomes a horseman."),
            (
                words("Metal and gold lie in lower rows. The market sells them too."),
                _horseman(words),
                _no_points(words),
            ),
        ),
    )


def _settlements(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Building.BANK,
            words("A settlers' settlement. Explorers and victory points cost you less wealth from now on."),
            (words("It works at once: build it first, then spend. The earlier it stands, the more it saves."),),
        ),
        (
            Building.BLACKSMITH,
            words("A settlers' settlement. Each metal you sell brings extra wealth."),
            (
                words("It works at once, so build it before you sell. With a Train both extras count for metal."),
                words("Good where you hold the mountains and their lower rows are open."),
            ),
        ),
        (
            Building.SALOON,
            words("A settlers' settlement. It pays you wealth at the start of each round."),
            (
                words(
                    "It pays by itself from the next round on. Built early it pays often, so it is a fine first card."
                ),
            ),
        ),
        (
            Building.TRAIN,
            words(
                "A settlers' settlement, worth the most points. Each grain, metal and gold you sell brings extra "
                "wealth."
            ),
            (
                words(
                    "To build it, some plain or prairie in play must have its upper row used up and something left on "
                    "its lower row. Anybody's work will do."
                ),
                words(
                    "The land is looked at only while you build. Afterwards the Train stays, whatever happens there."
                ),
            ),
        ),
    )


def _soldiers(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Building.FORT,
            words("A settlers' reinforcement, paid with horses and timber. One of your explorers becomes a horseman."),
            (
                words("Horses lie on the plains, in the natives' rows. The market sells them too."),
                _horseman(words),
                _no_points(words),
            ),
        ),
        (
            Building.ARMY,
            words("A settlers' reinforcement, paid with wealth. One of your explorers becomes a horseman."),
            (_horseman(words), _no_points(words)),
        ),
    )


def _horseman(words: Words) -> str:
    return words(
        "A horseman counts 2 in a fight and takes one resource, like an explorer. You keep the same number of pawns, "
        "and the horseman rides from the next placement on."
    )


def _no_points(words: Words) -> str:
    return words("It brings no points, so it pays in early rounds and hardly in the last ones.")
