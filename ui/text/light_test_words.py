"""The self-tests of the lights in words."""

from __future__ import annotations

from hardware.bed import Bed
from ui.lights.colour_test import Seen, Trouble
from ui.text.words import Words


def seen_words(words: Words) -> dict[Seen, str]:
    """What people may see, in the order of the pads."""
    return {
        Seen.RED: words("Red"),
        Seen.GREEN: words("Green"),
        Seen.BLUE: words("Blue"),
        Seen.WHITE: words("White or mixed"),
        Seen.SEVERAL: words("Different colours"),
        Seen.DARK: words("Nothing: dark"),
    }


def trouble_words(words: Words, trouble: Trouble) -> tuple[str, tuple[str, ...]]:
    """What was found, and what to check."""
    if trouble is Trouble.DARK:
        return words("No pixel lights"), (
            words("The bed should be white now. It turns white by itself when the fault is gone."),
            words(
                "Measure 5 V at the first pixel. Check that the grounds of supply and computer are joined, and follow "
                "the data wire through the level shifter to the input of the first pixel."
            ),
        )
    if trouble is Trouble.MIXED:
        return words("The pixels differ"), (
            words("Neither pixels of three colours nor pixels with white fit what was seen."),
            words(
                "Check the ground between computer and pixels, the level shifter and the length of the data wire. All "
                "pixels must be of one type. With a USB controller, set the type there."
            ),
        )
    return words("The answers do not fit"), (
        words("Two answers exclude each other. Start again and look at the whole bed."),
        words("A pixel with a broken colour shows in the test of each pixel."),
    )


def pixel_place(words: Words, bed: Bed, number: int) -> str:
    """Where a pixel of the chain is, seen from above; rows and columns from 1."""
    if number < len(bed.seats):
        return words("Seat button {n}").format(n=number + 1)
    column, row = next(cell for cell in bed.cells() if bed.pixel(cell) == number)
    return words("Row {row}, column {column}").format(row=row + 1, column=column + 1)


def joint_words(words: Words, bed: Bed, number: int) -> tuple[str, ...]:
    """What to look at where a pixel stays dark, and what follows it."""
    if number == 0:
        first = words("Look at the data wire at the input of the first pixel, and at its 5 V and ground.")
    else:
        first = words("Look at the solder joints between pixel {before} and this one ({place}).").format(
            before=number, place=pixel_place(words, bed, number - 1)
        )
    return first, words(
        "Is all that follows dark too? Then the data ends here: a joint, or this pixel. Do the others light? Then only "
        "this pixel is broken."
    )
