"""The questions about colours: from truthful answers they find the order and the type of the pixels, whatever was set.

The chain here knows nothing of frames: it takes the bytes of the wire in its own way, three or four for each pixel.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations, product

import pytest

from drivers.pixel_bytes import PixelBytes, pixel_order
from ui.lights.colour_test import MOST_QUESTIONS, TYPES, ColourTest, Seen, Trouble, colour, other
from ui.lights.probe import Tone

ORDERS = tuple("".join(letters) for letters in permutations("RGB"))
PIXELS = 166


def on_the_wire(tone: Tone, order: str, pixel_type: str) -> bytes:
    """What a driver set to `order` and `pixel_type` sends when the whole chain shows `tone`."""
    return bytes(PixelBytes(PIXELS, pixel_order(order, pixel_type)).of(bytes(tone) * PIXELS))


def lamps(wire: bytes, order: str, pixel_type: str) -> list[frozenset[str]]:
    """The lamps that are lit in each pixel of a chain that takes its bytes so; what gets no data stays dark."""
    taken = len(pixel_type)
    letters = order + "W"
    parts = [wire[at : at + taken] for at in range(0, min(len(wire), taken * PIXELS), taken)]
    return [frozenset(letters[n] for n, level in enumerate(part) if level) for part in parts if len(part) == taken]


def look(lit: Iterable[frozenset[str]]) -> Seen:
    """What people say who look at all of it."""
    different = set(lit)
    if len(different) > 1:
        return Seen.SEVERAL
    (shown,) = different
    if not shown:
        return Seen.DARK
    return Seen(next(iter(shown))) if len(shown) == 1 and shown != {"W"} else Seen.WHITE


@pytest.mark.parametrize("true_type", TYPES)
@pytest.mark.parametrize("true_order", ORDERS)
def test_truthful_answers_find_every_chain_whatever_was_set(true_order: str, true_type: str) -> None:
    for order, set_type in product(ORDERS, TYPES):
        test = ColourTest()
        while not test.done:
            assert test.trouble is None
            sent_type = other(set_type) if test.other_type else set_type
            wire = on_the_wire(test.lit(order), order, sent_type)
            test = test.seen(look(lamps(wire, true_order, true_type)))
        assert test.found == true_order
        assert test.other_type == (set_type != true_type)
        assert test.asked == (3 if test.other_type else 2) <= MOST_QUESTIONS


@pytest.mark.parametrize("true_order", ORDERS)
def test_who_sees_a_mixture_on_the_first_pixels_is_understood_too(true_order: str) -> None:
    wire = on_the_wire(ColourTest().lit("GRB"), "GRB", "rgb")
    first = lamps(wire, true_order, "rgbw")[:1]
    assert look(first) is Seen.WHITE
    assert ColourTest().seen(look(first)).other_type


@pytest.mark.parametrize(
    ("answers", "trouble", "other_type"),
    [
        ([Seen.DARK], Trouble.DARK, False),
        ([Seen.SEVERAL, Seen.SEVERAL], Trouble.MIXED, False),
        ([Seen.WHITE, Seen.SEVERAL], Trouble.MIXED, False),
        ([Seen.SEVERAL, Seen.DARK], Trouble.DARK, False),
        ([Seen.RED, Seen.RED], Trouble.UNCLEAR, False),
        ([Seen.SEVERAL, Seen.RED, Seen.SEVERAL], Trouble.UNCLEAR, True),
        ([Seen.BLUE, Seen.DARK], Trouble.UNCLEAR, False),
        ([Seen.GREEN, Seen.WHITE], Trouble.UNCLEAR, False),
    ],
)
def test_answers_that_no_chain_gives_end_the_test(answers: list[Seen], trouble: Trouble, other_type: bool) -> None:
    test = ColourTest()
    for answer in answers:
        assert test.trouble is None
        test = test.seen(answer)
    assert (test.trouble, test.done, test.other_type) == (trouble, False, other_type)


@pytest.mark.parametrize("seen", [Seen.SEVERAL, Seen.WHITE])
def test_where_the_type_is_set_elsewhere_no_other_is_tried(seen: Seen) -> None:
    test = ColourTest(type_known=True).seen(seen)
    assert (test.trouble, test.other_type) == (Trouble.MIXED, False)
    assert ColourTest(type_known=True).seen(Seen.BLUE).seen(Seen.RED).found == "BRG"


def test_the_tones_are_pure() -> None:
    assert [colour(letter) for letter in "RGB"] == [(255, 0, 0), (0, 255, 0), (0, 0, 255)]
