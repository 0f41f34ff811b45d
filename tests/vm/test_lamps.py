"""Lamps behind a USB controller: a serial port that udev names, plugged in and out by the machine's own plugs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.bed import load_bed
from tests.vm.controller import NAME, Controller
from tests.vm.machine import Machine
from tests.vm.table import Table
from tests.vm.twin import BANNER_ROWS, Twin

pytestmark = pytest.mark.slow

ADALIGHT = f'lamps = {{ form = "adalight", port = "{NAME}" }}\n'
DARK = bytes(3 * load_bed().pixels)
STEPS = 4000
STEP_SECONDS = 0.0173
"""Beside the beat of the frames, so that each frame of a light that breathes comes up at some time."""


@pytest.fixture
def controller(machine: Machine) -> Iterator[Controller]:
    """Plugged in."""
    made = Controller(machine)
    made.plug()
    yield made
    made.close()


def light(here: Twin) -> set[bytes]:
    """Every frame of the light as it is now, as the program here composes it."""
    here.turn(2.0)
    before = len(here.lamps.frames)
    here.turn(STEP_SECONDS, turns=STEPS)
    return {here.lamps.frames[before - 1], *here.lamps.frames[before:]}


def test_frames_arrive_and_come_again_after_the_controller_was_unplugged_in_mid_game(
    controller: Controller, table: Callable[..., Table], twin: Callable[..., Twin], tmp_path: Path
) -> None:
    started = table(ADALIGHT)
    here = twin(started)
    here.agree()
    here.hidden_rows = BANNER_ROWS
    for key in ("game:dakara", "place:0", "place:3"):
        here.tap(key)
    shown = light(here)
    assert DARK not in shown
    controller.wait_for(shown.__contains__, after=0)


def test_the_lamps_are_dark_when_the_program_has_ended_in_order_and_when_it_was_killed(
    controller: Controller, table: Callable[..., Table]
) -> None:
    started = table(ADALIGHT)
