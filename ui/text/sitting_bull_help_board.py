"""Help on the five regions of Sitting Bull, and on what the powwow does."""

from __future__ import annotations

from games.sitting_bull.terms import Region, Tile
from ui.text.sitting_bull_names import region_name, tile_name
from ui.text.topics import Topic
from ui.text.words import Words


def board_topics(words: Words) -> tuple[Topic, ...]:
    """One topic for each region and each powwow tile."""
    section = words("Regions and powwow")
    return (
        *(
            Topic(f"region.{region.name.lower()}", section, region_name(words, region), brief, more)
            for region, brief, more in _regions(words)
        ),
        Topic(
            "powwow",
            section,
            words("Powwow"),
            words("Pawns of Powwow cards stand here. The tile of this game acts, and the pawns score by their number."),
            (
                words("A pawn here is missing in the regions, and its card joins no path."),
                words("Effects can bring pawns here as well. No pawn ever leaves the powwow."),
            ),
        ),
        *(
            Topic(
                f"tile.{tile.name.lower()}",
                section,
                words("Powwow: {name}").format(name=tile_name(words, tile)),
                brief,
                more,
            )
            for tile, brief, more in (*_tiles(words), *_more_tiles(words))
        ),
    )


def _regions(words: Words) -> tuple[tuple[Region, str, tuple[str, ...]], ...]:
    track = words("The disc belongs to all: a higher level makes this path worth more for everybody, a lower one less.")
    must = words("It can't stay where it is. At an end of the track it goes the only way there is.")
    return (
        (Region.PRAIRIE, words("The feat disc of Awakening goes one level up or down, as you like."), (track, must)),
        (Region.MOUNTAIN, words("The feat disc of Origin goes one level up or down, as you like."), (track, must)),
        (Region.FOREST, words("The feat disc of Memory goes one level up or down, as you like."), (track, must)),
        (
            Region.CAMP,
            words("Take a present from the pile, unseen. Stones and items are kept, the others are used at once."),
            (
                words("You may discard it instead. Used or discarded, a present is out of the game."),
                words("Kept presents lie face up before you."),
                words("See: Presents and milestones."),
            ),
        ),
        (
            Region.RIVER,
            words("It gives you a blue stone."),
            (words("The River keeps them all. When none is left, you get none."),),
        ),
    )


_Part = tuple[Tile, str, tuple[str, ...]]


def _tiles(words: Words) -> tuple[_Part, ...]:
    moved = words("A pawn that is moved does nothing else: no region acts, and Sitting Bull does not either.")
    anybody = words("Any pawns will do, of the third colour too, unless your table moves only its own.")
    return (
        (
            Tile.SWAP,
            words("Choose two pawns in different regions: they trade places."),
            (
                anybody,
                moved,
                words("Where tables move only their own, one of the two must be yours."),
            ),
        ),
        (
            Tile.LAKOTA_CARD,
            words("Put a card of your hand into a region and take the card that lies there."),
            (
                words("Afterwards you draw the top card of the deck, as after every Powwow card."),
                words("With real cards, do it with your hands and touch what you put down."),
            ),
        ),
        (
            Tile.FEATS,
            words("Two feat discs of your choice go one level up or down."),
            (words("Not the same one twice, and both have to move. Each goes its own way."),),
        ),
        (
            Tile.TRAVEL,
            words("Pick up a pawn in one region and put it into another."),
            (anybody, moved, words("Not to the powwow.")),
        ),
    )


def _more_tiles(words: Words) -> tuple[_Part, ...]:
    return (
        (
            Tile.PRESENTS,
            words("You turn up two presents and choose between them. The other is mixed back into the pile."),
            (words("What you take works as in the Camp. If only one is left, it is yours."),),
        ),
        (
            Tile.LEADERSHIP,
            words("Your pawn takes one of the four reserved spaces. At the end it counts as an item of that path."),
            (
                words("There is one space for each path, for one pawn. It still counts for the powwow."),
                words("Are all four taken, your pawn simply stands in the powwow."),
                words("This tile is for two players, unless your table reads the rulebook the other way."),
            ),
        ),
        (
            Tile.COUNCIL,
            words("Pick up a pawn in a region and put it into the powwow."),
            (
                words("Your own scores there. Another's may lose a region by it."),
                words("Any pawn will do, of the third colour too, unless your table moves only its own."),
            ),
        ),
    )
