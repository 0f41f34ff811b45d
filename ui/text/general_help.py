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
                words(
                    "To pause a game with the buttons: press HELP, then your seat button, then OK. All that is not "
                    "part of a turn is found there: the journal, the settings, correcting, leaving."
                ),
                words("For a secret hand: hold your seat button, then UNDO goes to the next card, and OK takes it."),
                words(
                    "A bright ring marks what OK takes. Where you have marked nothing, that is the bright pad at the "
                    "bottom right."
                ),
            ),
        ),
        Topic(
            "touch",
            section,
            words("Touch"),
            words("A white frame, or a white bar with a plus, means: you may choose this. Touch it."),
            (
                words(
                    "The bright pad at the bottom right finishes what the headline asks for. What cannot be done now "
                    "is drawn as an outline, with the reason below it."
                ),
                words("A touch that the rules do not allow changes nothing. The table names the rule instead."),
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
            words("Hold your seat button, or the pad with the eye, to see what is yours. Let go and it is gone."),
            (
                words("The others look away meanwhile. The sheet closes by itself after ten seconds."),
                words(
                    "To choose with one finger or a mouse, hold the pad, slide to a card and let go there. With a "
                    "second finger you can also touch the card."
                ),
                words("Secret choices change places at random each time you look, so your hand gives nothing away."),
                words(
                    "Where your button also moves the choice, a short press does that, and holding it for a second "
                    "opens the sheet. The sheet says which buttons choose."
                ),
                words(
                    "What you take is seen by all and then sealed: the journal says that you took something, not what. "
                    "It opens when the game is over. To play openly, touch Pause, then How you play; two of you agree."
                ),
            ),
        ),
        Topic(
            "chance",
            section,
            words("Dice and draws"),
            words("The table fixes its chance before you play, shows four words of it, and opens it at the end."),
            (
                words(
                    "The four words belong to a secret number. Every roll and every draw comes from that number and "
                    "from the luck that you add. The table can't change it afterwards: other numbers have other words."
                ),
                words(
                    "Pressing for luck stirs them after the words are shown. So the table can't have chosen its "
                    "number to suit anybody, and you can't know what your presses do."
                ),
                words(
                    "When the game is over the number is shown. Keep a copy of the game, and a small program in our "
                    "papers makes every roll and draw again."
                ),
                words(
                    "The dice record leaves out what real dice showed. Grey is how often a face of a fair die comes in "
                    "95 of 100 records, and more. Under 60 rolls it says nothing."
                ),
            ),
        ),
        Topic(
            "undo",
            section,
            words("Taking back"),
            words(
                "UNDO takes back your own last steps, as long as nothing was drawn, rolled or looked at, and nobody "
                "else has played."
            ),
            (
                words("A second look at your own secrets does not matter while only you have played since the first."),
                words(
                    "Further back it is a correction: touch Pause, then Correct, and choose the entry that was "
                    "wrong. A second seat agrees with its button or its pad."
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
                "Touch Pause, then Seats, and the seat that leaves: the table plays for it. Press its button to take "
                "over again."
            ),
            (words("Nobody is sent away by a clock. What the table played for a seat is marked in the journal."),),
        ),
        Topic(
            "power",
            section,
            words("Switching off"),
            words("Pull the plug whenever you like. Next time the table offers to go on exactly there."),
            (
                words("Every step is written down before it is shown, so nothing you have seen can be lost."),
                words("If the line at the top says that nothing is saved, leave the table on until staff have looked."),
            ),
        ),
    )
