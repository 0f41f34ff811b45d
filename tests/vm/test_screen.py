"""The machine's real screen, through KMSDRM and nothing else, and the user who draws on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.vm.table import UNIT, Table
from tests.vm.twin import Twin

pytestmark = pytest.mark.slow


def test_its_own_user_draws_on_the_whole_screen_without_a_desktop(
    table: Callable[..., Table], twin: Callable[..., Twin]
) -> None:
    started = table()
    here = twin(started)
    here.agree()
    assert len({*here.picture()[::3]}) > 20, "not a picture to compare with"
    machine, process = started.machine, started.pid()
    assert machine.run("ps", "-o", "user=", "-p", str(process)).strip() == UNIT
    assert "/dev/dri/card0" in machine.run("sh", "-c", f"readlink /proc/{process}/fd/*").split()
    names = machine.run("ps", "-e", "-o", "comm=").split()
    assert not [name for name in names if any(desktop in name.lower() for desktop in ("xorg", "wayland", "weston"))]
