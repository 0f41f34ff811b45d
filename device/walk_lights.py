"""The walk along the chain of pixels: first the colours, then every pixel, row by row where all is well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from device.walk_talk import NO, YES, Talk
from drivers.ports import Lamps
from hardware.bed import Bed
from hardware.drawings.plan import rows_in_chain_order
from ui.lights.colour_test import ColourTest, Seen, Trouble, other
from ui.lights.pipeline import Pipeline
from ui.lights.probe import Probe

SEEN: Final = {
    "r": Seen.RED,
    "g": Seen.GREEN,
    "b": Seen.BLUE,
    "w": Seen.WHITE,
    "s": Seen.SEVERAL,
    "d": Seen.DARK,
}
TROUBLES: Final = {
    Trouble.DARK: "nothing lights: check the supply, the ground between supply and Pi, and the data wire through the "
    "level shifter to the DIN of No. 1",
    Trouble.MIXED: "the pixels differ whatever they are taken for: check the ground, the level shifter (5 V at its "
    "supply) and the length of the data wire; pixels of two types can't share a chain",
    Trouble.UNCLEAR: "the answers fit no order of colours: try again; a pixel whose colour is broken confuses the test",
}


class TestLight:
    """Shows test lights on the chain while the talk goes on, within the limits of current and flashes."""

    __test__ = False

    def __init__(self, talk: Talk, bed: Bed, brightness: int, lamps: Lamps) -> None:
        """`brightness` in percent."""
        self._talk = talk
        self._pipeline = Pipeline(bed, brightness / 100)
        self._frame = b""
        self.lamps = lamps

    def show(self, probe: Probe | None) -> None:
        self._pipeline.probe(probe)

    def reopen(self, open_lamps: Callable[[], Lamps]) -> None:
        """Go on with the chain opened anew; a serial port can't be open twice."""
        self.lamps.close()
        self.lamps, self._frame = open_lamps(), b""

    def choose(self, question: str, answers: Sequence[str]) -> str | None:
        """As `Talk.choose`, while the light fades on."""
        return self._talk.choose(question, answers, self._step)

    def _step(self) -> float | None:
        """Hand over the frame of now; seconds until the next one is due."""
        now = self._talk.clock()
        frame = self._pipeline.frame(now)
        if frame != self._frame:
            self._frame = frame
            self.lamps.show(frame)
        due = self._pipeline.next_change(now)
        return None if due is None else max(0.0, due - now)


def walk_colours(
    talk: Talk,
    light: TestLight,
    order: str,
    pixel_type: str,
    reopen: Callable[[str], Lamps],
    keep: Callable[[str, str], None],
) -> Iterator[str]:
    """Asks which colours are seen; offers to `keep` another order and type, and gives what to check.

    `reopen` opens the chain as another type of pixel.
    """
    test, sent_type = ColourTest(), pixel_type
    while not test.done:
        wanted = other(pixel_type) if test.other_type else pixel_type
        if wanted != sent_type:
            light.reopen(partial(reopen, wanted))
            sent_type = wanted
        light.show(Probe(test.lit(order)))
        question = "  What do all lights show: red, green, blue, white or mixed, several colours, or are they dark?"
        answer = light.choose(question, tuple(SEEN))
        if answer is None:
            return
        test = test.seen(SEEN[answer])
        if test.trouble:
            yield TROUBLES[test.trouble]
            return
    if (test.found, sent_type) == (order, pixel_type):
        talk.say(f"    colours are right (lamps.colour_order {order}, lamps.pixel_type {pixel_type})")
    elif talk.ask(f"  The pixels are {sent_type} in the order {test.found}. Keep this in the settings?"):
        keep(test.found, sent_type)
    else:
        yield f"set lamps.colour_order to {test.found} and lamps.pixel_type to {sent_type}"


def walk_pixels(light: TestLight, bed: Bed) -> Iterator[str]:
    """Lights the seat buttons one by one and then row by row, each in the order of the chain; where a row is not whole,
    pixel by pixel. Ends at the joint from which on the chain is dark.
    """
    names = {place: f"seat {place + 1}'s button" for place in range(len(bed.seats))}
    cells = {bed.pixel((column, row)): (column, row) for column, row in bed.cells()}
    names |= {pixel: f"row {row + 1}, column {column + 1}" for pixel, (column, row) in cells.items()}
    for place in range(len(bed.seats)):
        if _is_wrong(light, f"  {names[place]}: is it white?", (place,)):
            yield _joint(place, names[place])
            if _ends(light, place, bed):
                return
    for row in rows_in_chain_order(bed):
        pixels = sorted(pixel for pixel, cell in cells.items() if cell[1] == row)
        if not _is_wrong(light, f"  row {row + 1} from the top: are all {len(pixels)} white?", tuple(pixels)):
            continue
        for pixel in pixels:
            if _is_wrong(light, f"    {names[pixel]}: is it white, and it alone?", (pixel,)):
                yield _joint(pixel, names[pixel])
                if _ends(light, pixel, bed):
                    return
    light.show(None)


def _ends(light: TestLight, pixel: int, bed: Bed) -> bool:
    """Whether nothing behind `pixel` gets data: then there is one fault, and no more to ask."""
    behind = tuple(range(pixel + 1, bed.pixels))
    if not behind:
        return False
    light.show(Probe(pixels=behind))
    return light.choose("    Now all behind it should be lit. Are they all dark?", (YES, NO)) == YES


def _is_wrong(light: TestLight, question: str, pixels: tuple[int, ...]) -> bool:
    light.show(Probe(pixels=pixels))
    return light.choose(question, (YES, NO)) == NO


def _joint(pixel: int, name: str) -> str:
    """What to check where a pixel fails; a chain is dark from its first broken joint on."""
    before = (
        f"the joints between DOUT of No. {pixel} and DIN of No. {pixel + 1}"
        if pixel
        else "the data wire at DIN of No. 1"
    )
    return f"{name} (No. {pixel + 1} of the chain): check {before}, then the pixel itself"
