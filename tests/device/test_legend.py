"""What the window's legend shows beside each meaning of the light."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from device.glow import Glow
from device.simulator import Legend, _lamps, _line
from drivers.simulator_data import Meaning as Line
from drivers.simulator_data import Print, Report
from hardware.bed import load_bed
from tests.device.rig import WatchedLamps
from tests.ui.sitting_bull.build import model_of, new_state
from ui.lights.light import Meaning
from ui.lights.meanings import SEAT_LAMPS, WHITE
from ui.lights.probe import Probe
from ui.screen import Control
from ui.text.words import Words


def test_its_colours_are_those_of_seats_at_the_table() -> None:
    lamps = _lamps(model_of(new_state(3)))
    assert lamps == (SEAT_LAMPS[0], SEAT_LAMPS[1])
    assert _line(Words(), Meaning.OCCUPIED, 2, lamps).swatch == lamps
    assert _line(Words(), Meaning.CHOSEN, 1, lamps).swatch == (SEAT_LAMPS[0], WHITE)


def test_without_a_table_they_are_those_of_the_first_seats() -> None:
    model = replace(model_of(new_state(2)), table=None)
    assert _lamps(model) == (SEAT_LAMPS[0], SEAT_LAMPS[1])


class Window:
    """Keeps the last report."""

    def __init__(self) -> None:
        self.last: Report | None = None

    def report(self, report: Report) -> None:
        self.last = report

    def lay(self, overlay: Print) -> None: ...

    def enable(self, buttons: object) -> None: ...


@pytest.mark.parametrize(
    ("probe", "lines"),
    [
        (Probe((0, 255, 0)), (Line(((0, 255, 0), (0, 255, 0)), "a self-test", "steady", 166),)),
        (Probe(pixels=(3, 4)), (Line((WHITE, WHITE), "a self-test", "steady", 2),)),
        (Probe(pixels=()), ()),
        (None, ()),
    ],
)
def test_it_tells_of_a_self_test(probe: Probe | None, lines: tuple[Line, ...]) -> None:
    model = replace(model_of(new_state(2)), table=None, settings={"brightness": "20"})
    glow, window = Glow(load_bed(), WatchedLamps(), {}, 20, lambda code, detail: None), Window()
    for n in range(20):
        glow.update(model, (), 0.05 * n, None, probe)
        glow.show(0.05 * n)
    Legend(window, glow).update(model, frozenset({Control.OK}), 1.0)  # type: ignore[arg-type]
    assert window.last is not None
    assert window.last.meanings == lines
