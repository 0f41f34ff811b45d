"""Help on the seven steps of a turn of Sitting Bull, and on Sitting Bull himself."""

from __future__ import annotations

from ui.text.topics import Topic
from ui.text.words import Words


def turn_topics(words: Words) -> tuple[Topic, ...]:
    """One topic for each step, in order."""
    section = words("A turn")
    return tuple(
        Topic(f"step.{name}", section, title, brief, more)
        for name, title, brief, more in (*_playing(words), *_acting(words), *_closing(words))
    )


_Part = tuple[str, str, str, tuple[str, ...]]


def _playing(words: Words) -> tuple[_Part, ...]:
    return (
        (
            "card",
            words("1. A card"),
            words("Play one card of your hand. A card of a path joins its column in front of you, and stays there."),
            (
                words("Hold your pad to look at your hand, slide to a card and let go there."),
                words("With buttons: hold your own, then UNDO goes to the next card, and OK takes it."),
                words(
                    "An Amulet joins Origin, Awakening or Memory, whichever you choose, if a card lies there already. "
                    "It then counts as one of that path. It never joins Silence."
                ),
                words("If your whole hand is Amulets without a column, one of them may open a column."),
                words("A Powwow card is discarded. Its pawn goes to the powwow."),
            ),
        ),
        (
            "place",
            words("2. A pawn"),
            words("Put one of your pawns into a region that the card shows."),
            (
                words("Where the card shows only one region, the table puts the pawn there for you."),
                words(
                    "Think three ways: what the region does now, which card you pick up there, and where you need the "
                    "most pawns at the end."
                ),
                words("Region and powwow hold any number of pawns."),
            ),
        ),
    )


def _acting(words: Words) -> tuple[_Part, ...]:
    return (
        (
            "sitting_bull",
            words("3. Sitting Bull"),
            words(
                "If Sitting Bull stands where you placed your pawn, the card acts: red stone for Origin, black for "
                "Awakening, Harmony for Memory."
            ),
            (
                words(
                    "A card of Silence brings him to your pawn, wherever he was. Your table may have chosen at setup "
                    "that he must stand there already."
                ),
                words("An Amulet acts like a card of the path that it joined."),
                words("He never stands in the powwow. If no such stone is left, you get none."),
            ),
        ),
        (
            "region",
            words("4. The region"),
            words("The region where you placed your pawn does what it does, or the powwow does what its tile says."),
            (
                words(
                    "Prairie, Mountain and Forest move a feat disc, the River gives a blue stone, the Camp a present."
                ),
                words("Only a pawn placed from your pool does this, never one that was moved on the board."),
                words("You can't leave it out, unless nothing can be done. Presents may be discarded."),
            ),
        ),
    )


def _closing(words: Words) -> tuple[_Part, ...]:
    return (
        (
            "milestones",
            words("5. Milestones"),
            words("If you have reached a milestone, your disc goes to its highest free space."),
            (
                words("One disc in a turn, and one on each milestone. With several reached you choose one."),
                words("Only whoever is on turn claims. If you reach one in another's turn, it waits for yours."),
                words("A disc stays, even if what it was for is gone later."),
                words("Touch the milestones on the screen: they tell what they ask for, and how far everybody is."),
            ),
        ),
        (
            "draw",
            words("6. A new card"),
            words("Take the face-up card of the region where you placed your pawn. After the powwow, draw the deck."),
            (
                words("It is the region of step 2, even if the pawn has been moved since."),
                words("If there is no card, you draw none. Four cards last to the end."),
            ),
        ),
        (
            "refill",
            words("7. The region is filled"),
            words("The top card of the deck is turned up where you took one."),
            (
                words("With two players a card with the neutral mark brings a pawn of the third colour there."),
                words("When the deck is used up, the region stays empty."),
            ),
        ),
    )
