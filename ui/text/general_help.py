"""Help that is the same for every game: buttons, touch, lights, secrets, taking back."""

from __future__ import annotations

from ui.text.topics import Topic
from ui.text.words import Words


def general_topics(words: Words) -> tuple[Topic, ...]:
    """The topics about the table itself."""
    section = words("This table")
    return (
        Topic(
            "buttons",
            section,
            words("Buttons"),
            words("Your seat button moves to your next choice, OK takes it. UNDO goes back, HELP explains."),
            (
                words(
                    "Every decision can be made with the buttons alone, and every decision with touch alone. Mix them "
                    "as you like."
                ),
                words(
                    "When several people decide at once, each button speaks for its own seat. Two presses within a "
                    "blink count as a tie, and the table says how it settled it."
                ),
                words("When nothing is marked, OK presses the bright pad at the bottom right."),
            ),
        ),
        Topic(
            "touch",
            section,
            words("Touch"),
            words("A white frame or a white bar with a plus means: this can be chosen. Tap it."),
            (
                words(
                    "The bright pad at the bottom right finishes what the headline asks for. What cannot be done now "
                    "is drawn as an outline, with the reason below it."
                ),
                words("A tap that the rules do not allow changes nothing. The table names the rule instead."),
            ),
        ),
        Topic(
            "lights",
            section,
            words("Lights"),
            words(
                "Breathing white: you may choose this. A steady seat colour: it belongs to that seat. A dim amber "
                "glow: not open yet."
            ),
            (
                words(
                    "Two soft pulses show what just changed. While something is being worked out, its place shines and "
                    "all others are dim."
                ),
                words("A place that goes dark for a moment could not be chosen. The reason stands on the screen."),
                words("Lights only repeat what the screen shows. You can play without them."),
            ),
        ),
        Topic(
            "secrets",
            section,
            words("Secrets"),
            words("Hold your seat button, or the peek pad, to see what is yours. Let go and it is gone."),
            (
                words(
                    "The others look away meanwhile, as you would behind a screen. The peek closes by itself after ten "
                    "seconds."
                ),
                words(
                    "If you choose something in a peek, the two pads change sides at random, so your hand gives "
                    "nothing away."
                ),
                words(
                    "Where your button also moves the choice, a short press does that, and holding it for a second "
                    "opens the peek. You can let go first and choose then: the table sees the same pads whatever you "
                    "have."
                ),
                words(
                    "What you take is seen by all and then sealed: the journal says that you took something, not what. "
                    "It opens when the game is over. A table can also play openly, in the pause screen."
                ),
            ),
        ),
        Topic(
            "undo",
            section,
            words("Taking back"),
            words(
                "UNDO takes back your own last steps, as long as nothing was drawn, rolled or peeked at and nobody "
                "else has played."
            ),
            (
                words(
                    "Further back it becomes a correction: open the journal, choose the moment, and a second seat "
                    "agrees with its button."
                ),
                words(
                    "Nothing is erased. The journal keeps what was taken back, and a die or a drawn token falls the "
                    "same way again."
                ),
            ),
        ),
        Topic(
            "away",
            section,
            words("Away and back"),
            words(
                "Mark a seat away in the pause screen and the table plays for it. Press the seat button to take over "
                "again."
            ),
            (words("Nobody is sent away by a clock. What the table played for a seat is marked in the journal."),),
        ),
        Topic(
            "power",
            section,
            words("Switching off"),
            words("Pull the plug whenever you like. Next time the table offers to go on exactly there."),
            (words("Every step is written down before it is shown, so nothing you have seen can be lost."),),
        ),
    )
