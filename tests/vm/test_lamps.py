"""Lamps behind a USB controller: a serial port that udev names, plugged in and out by the machine's own plugs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from drivers.ports import Button, DeviceBack, DeviceLost
from hardware.bed import load_bed
from tests.vm.controller import NAME, Controller
from tests.vm.machine import Machine
from tests.vm.table import UNIT, Table
from tests.vm.twin import BANNER_ROWS, Twin

pytestmark = pytest.mark.slow

ADALIGHT = f'lamps = {{ form = "adalight", port = "{NAME}" }}\n'
DARK = bytes(3 * load_bed().pixels)
MANY = 20
STEPS = 4000
STEP_SECONDS = 0.0173
"""Beside the beat of the frames, so that each frame of a light that breathes comes up at some time."""


@pytest.fixture
def controller(machine: Machine) -> Iterator[Controller]:
    """Plugged in."""
    made = Controller(machine)
    try:
        made.plug()
        yield made
    finally:
        made.close()


@pytest.fixture
def no_restart(machine: Machine) -> Iterator[None]:
    """What comes after the program's end is not the next program's start."""
    folder = f"/run/systemd/system/{UNIT}.service.d"
    machine.run("mkdir", "-p", folder)
    machine.write(f"{folder}/once.conf", "[Service]\nRestart=no\n")
    machine.run("systemctl", "daemon-reload")
    yield
    machine.run("rm", "-r", folder)
    machine.run("systemctl", "daemon-reload")


def light(here: Twin) -> set[bytes]:
    """Every frame of the light as it is now, as the program here composes it."""
    here.turn(2.0)
    before = len(here.lamps.frames)
    here.turn(STEP_SECONDS, turns=STEPS)
    return {here.lamps.frames[before - 1], *here.lamps.frames[before:]}


def test_a_controller_shows_the_light_of_the_game_also_after_it_was_unplugged_in_mid_game(
    controller: Controller,
    table: Callable[..., Table],
    twin: Callable[..., Twin],
    joined: Callable[..., Twin],
    tmp_path: Path,
) -> None:
    started = table(ADALIGHT, lights="both")
    here = twin(started)
    here.agree()
    here.hidden_rows = BANNER_ROWS
    for key in ("game:dakara", "place:0", "place:3", "options"):
        here.tap(key)
    started.tap(here.on_glass("start"))
    here = joined(started)
    shown = light(here)
    controller.wait_for(shown.__contains__)
    assert controller.next(MANY) <= shown

    controller.unplug()
    here.queue.post(DeviceLost("lamps", "unplugged"))
    here.agree()
    assert here.told() == ["device_lost"]
    here.press(Button.OK)
    assert started.game(tmp_path).records, "the game goes on in the dark"

    controller.plug()
    here.queue.post(DeviceBack("lamps"))
    after = light(here)
    assert after != shown
    controller.wait_for(after.__contains__)
    assert controller.next(MANY) <= after


def test_the_lamps_are_dark_after_the_end_and_after_a_program_that_was_killed(
    controller: Controller, table: Callable[..., Table], twin: Callable[..., Twin], no_restart: None
) -> None:
    started = table(ADALIGHT)
    for end in (started.stop, started.kill):
        here = twin(started, end.__name__)
        here.agree()
        here.hidden_rows = BANNER_ROWS
        here.tap("game:dakara")
        shown = light(here)
        assert DARK not in shown
        controller.wait_for(shown.__contains__)
        end()
        controller.wait_for(DARK.__eq__)
        started.wait_for_end()
        assert controller.frames[-1] == DARK
        started.start()
