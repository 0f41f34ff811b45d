"""The walk along the chain: a person who looks at a simulated chain and answers truthfully is led to every fault."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import msgspec
import pytest

from device.walk_lights import TestLight, walk_colours, walk_pixels
from device.walk_talk import Talk
from drivers.queue import InputQueue
from hardware.bed import load_bed

BED = msgspec.structs.replace(load_bed(), columns=4, rows=3)


class Chain:
    """Pixels that take their bytes in `order`, and the driver before them, set to `sent`; both of type rgb."""

    def __init__(self, order: str, sent: str, dead: tuple[int, ...] = ()) -> None:
        self.order, self.sent, self.dead = order, sent, dead
        self.frame = b""
        self.closed = False

    def show(self, frame: bytes) -> None:
        assert not self.closed
        self.frame = frame

    def close(self) -> None:
        self.closed = True

    def lit(self) -> dict[int, str]:
        """The colours of each pixel that is not dark."""
        found = {}
        for pixel in range(BED.pixels):
            levels = dict(zip("RGB", self.frame[3 * pixel : 3 * pixel + 3], strict=True))
            wire = [levels[letter] for letter in self.sent]
            shown = "".join(letter for letter, level in zip(self.order, wire, strict=True) if level)
            if shown and pixel not in self.dead:
                found[pixel] = shown
        return found


class Looker:
    """Answers each question by what the chain shows once the light stands still."""

    def __init__(self, queue: InputQueue, chain: Chain, answer: Callable[[str, Chain], str]) -> None:
        self.lines: list[str] = []
        self._chain = chain
        self._answer = answer
        self._now = 0.0
        self._reader, self._writer = os.pipe()
        self.talk = Patient(queue, self._reader, self.lines.append, self._clock)
        self.talk.when_still = self._say

    def close(self) -> None:
        os.close(self._reader)
        os.close(self._writer)

    def _say(self) -> None:
        os.write(self._writer, (self._answer(self.lines[-1], self._chain) + "\n").encode())

    def _clock(self) -> float:
        """Time goes on by more than a frame at each look: no test waits."""
        self._now += 0.05
        return self._now


class Patient(Talk):
    """Nothing is due any more: the light stands still, and the person answers."""

    when_still: Callable[[], None]

    def listen(self, seconds: float | None = None) -> object | None:
        if seconds is None:
            self.when_still()
        return super().listen(seconds)


@pytest.fixture
def queue() -> Iterator[InputQueue]:
    queue = InputQueue()
    yield queue
    queue.close()


def colours(line: str, chain: Chain) -> str:
    if "Keep this" in line:
        return "y"
    shown = set(chain.lit().values())
    return shown.pop().lower() if len(shown) == 1 else "d"


@pytest.mark.parametrize(("order", "sent"), [("GRB", "GRB"), ("RGB", "GRB"), ("BRG", "RBG")])
def test_the_order_of_the_chain_is_found_and_kept(queue: InputQueue, order: str, sent: str) -> None:
    chain = Chain(order, sent)
    looker = Looker(queue, chain, colours)
    kept: list[tuple[str, str]] = []
    light = TestLight(looker.talk, BED, 20, chain)
    found = walk_colours(looker.talk, light, sent, "rgb", lambda _: chain, lambda *what: kept.append(what))
    assert list(found) == []
    assert kept == ([] if order == sent else [(order, "rgb")])
    assert looker.lines[0] == (
        "  What do all lights show: red, green, blue, white or mixed, several colours, or are they dark? "
        "[r/g/b/w/s/d, Enter skips, q ends]"
    )
    assert looker.lines[-1] == (
        "    colours are right (lamps.colour_order GRB, lamps.pixel_type rgb)"
        if order == sent
        else f"  The pixels are rgb in the order {order}. Keep this in the settings? [y/n, Enter skips, q ends]"
    )
    looker.close()


@pytest.mark.parametrize(
    ("answers", "found"),
    [("rw", "the answers fit no order of colours: try again"), ("ww", "the pixels differ whatever they are taken for")],
)
def test_answers_that_fit_no_chain_say_what_to_do(queue: InputQueue, answers: str, found: str) -> None:
    left = iter(answers)
    chain = Chain("GRB", "GRB")
    looker = Looker(queue, chain, lambda line, _: next(left))
    light = TestLight(looker.talk, BED, 20, chain)
    (told,) = walk_colours(looker.talk, light, "GRB", "rgb", lambda _: Chain("GRB", "GRB"), lambda *_: None)
    assert told.startswith(found)
    looker.close()


def test_a_dark_chain_says_where_to_look(queue: InputQueue) -> None:
    chain = Chain("GRB", "GRB", dead=tuple(range(BED.pixels)))
    looker = Looker(queue, chain, colours)
    light = TestLight(looker.talk, BED, 20, chain)
    (found,) = walk_colours(looker.talk, light, "GRB", "rgb", lambda _: chain, lambda *_: None)
    assert found.startswith("nothing lights: check the supply, the ground")
    looker.close()


def test_a_chain_of_the_other_type_is_opened_anew_and_the_one_before_closed(queue: InputQueue) -> None:
    first, second = Chain("GRB", "GRB"), Chain("GRB", "GRB")

    def answer(line: str, _: Chain) -> str:
        if "Keep this" in line:
            return "n"
        return "s" if not first.closed else colours(line, second)

    looker = Looker(queue, first, answer)
    light = TestLight(looker.talk, BED, 20, first)
    opened: list[str] = []

    def reopen(pixel_type: str) -> Chain:
        assert first.closed
        opened.append(pixel_type)
        return second

    found = list(walk_colours(looker.talk, light, "GRB", "rgb", reopen, lambda *_: None))
    assert opened == ["rgbw"]
    assert found == ["set lamps.colour_order to GRB and lamps.pixel_type to rgbw"]
    looker.close()


def pixels(line: str, chain: Chain) -> str:
    """What a person with good eyes says: a whole row is white, or one pixel and it alone."""
    lit = chain.lit()
    if "all dark" in line:
        return "n" if lit else "y"
    count = BED.columns if " all " in line else 1
    return "y" if len(lit) == count and set(lit.values()) == {"RGB"} else "n"


def test_every_pixel_is_seen_and_the_dark_ones_are_named(queue: InputQueue) -> None:
    chain = Chain("RGB", "RGB", dead=(0, 3, BED.pixel((3, 1)), BED.pixels - 1))
    looker = Looker(queue, chain, pixels)
    found = list(walk_pixels(TestLight(looker.talk, BED, 20, chain), BED))
    assert found == [
        "seat 1's button (No. 1 of the chain): check the data wire at DIN of No. 1, then the pixel itself",
        "seat 4's button (No. 4 of the chain): check the joints between DOUT of No. 3 and DIN of No. 4, "
        "then the pixel itself",
        "row 2, column 4 (No. 11 of the chain): check the joints between DOUT of No. 10 and DIN of No. 11, "
        "then the pixel itself",
        "row 3, column 4 (No. 18 of the chain): check the joints between DOUT of No. 17 and DIN of No. 18, "
        "then the pixel itself",
    ]
    seats, rows, cells, behind = 6, 3, 2 * 4, 3
    assert sum("Enter skips" in line for line in looker.lines) == seats + rows + cells + behind
    looker.close()


@pytest.mark.parametrize("first", range(18))
def test_a_chain_that_is_dark_from_one_joint_on_is_one_fault(queue: InputQueue, first: int) -> None:
    chain = Chain("RGB", "RGB", dead=tuple(range(first, BED.pixels)))
    looker = Looker(queue, chain, pixels)
    (found,) = walk_pixels(TestLight(looker.talk, BED, 20, chain), BED)
    assert f"(No. {first + 1} of the chain)" in found
    looker.close()


def test_a_whole_row_of_white_stays_within_the_supply(queue: InputQueue) -> None:
    chain = Chain("RGB", "RGB")
    most = 0

    def answer(line: str, chain: Chain) -> str:
        nonlocal most
        most = max(most, *chain.frame)
        return "y"

    looker = Looker(queue, chain, answer)
    assert list(walk_pixels(TestLight(looker.talk, BED, 20, chain), BED)) == []
    assert most == round(255 * 0.2)
    looker.close()
