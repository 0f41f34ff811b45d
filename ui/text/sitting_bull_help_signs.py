"""Help on the signs of Sitting Bull's screens: what frames, outlines and numbers mean."""

from __future__ import annotations

from ui.text.topics import Topic
from ui.text.words import Words


def sign_topics(words: Words) -> tuple[Topic, ...]:
    """One topic: the signs of the board, of the milestones and of the plates."""
    return (
        Topic(
            "signs",
            words("The game"),
            words("The signs"),
            words(
                "A white outline: you may choose this. A number in a filled frame: its seat leads there. In a thin "
                "frame: it ties."
            ),
            (
                words(
                    "Paths: the plant is Origin, the rising sun Awakening, the rings are Memory, the moon is Silence. "
                    "The pendant is an Amulet, the sun with its rays the powwow."
                ),
                words(
                    "In a region: a number for each seat, its pawns there. The standing stone is Sitting Bull. The "
                    "bowl holds the offering, the small card is what you would pick up."
                ),
                words(
                    "Milestones: a filled tile has claimed, an outlined one could. The framed numbers are the points "
                    "still to be had."
                ),
                words(
                    "A seat's plate: pawns left and presents above, then cards of each path, then stones. These count "
                    "for milestones as they stand. The paper 1 marks who went first."
                ),
                words("Touch a plate or the milestones to have them explained. A touch closes them again."),
            ),
        ),
    )
