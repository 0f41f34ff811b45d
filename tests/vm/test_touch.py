"""Fingers on a touchscreen of the kernel's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.vm.table import Table
from tests.vm.twin import BANNER_ROWS, Twin

pytestmark = pytest.mark.slow


def seated(table: Table, here: Twin, folder: Path) -> dict[int, str | None]:
    """Begin the game; who sits where in it, by place."""
    here.tap("options")
    table.tap(here.on_glass("start"))
    table.wait_for_game(folder)
    return {seat.place: seat.bot for seat in table.game(folder).header.seats}


def test_two_fingers_on_two_pads_both_count_and_each_touch_is_one_act(
    table: Callable[..., Table], twin: Callable[..., Twin], tmp_path: Path
) -> None:
    started = table()
    here = twin(started)
    here.agree()
    here.hidden_rows = BANNER_ROWS
    here.tap("game:dakara")
    here.touch("place:0", "place:3")
    here.tap("place:3")
    assert seated(started, here, tmp_path) == {0: None, 3: "normal"}


def test_a_screen_that_is_mounted_upside_down_turns_with_its_touch(
    table: Callable[..., Table], twin: Callable[..., Twin], tmp_path: Path
) -> None:
    started = table("panel.rotation = 180\n")
    here = twin(started, upside_down=True)
    here.agree()
    here.hidden_rows = BANNER_ROWS
    here.tap("game:dakara")
    here.touch("place:1", "place:4")
    assert seated(started, here, tmp_path) == {1: None, 4: None}
