"""Presses on the kernel's GPIO lines, with the bounces of real contacts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from device.archive import FINISHED
from drivers.ports import Button
from tests.vm.conftest import JOINED
from tests.vm.table import Table, newest_game
from tests.vm.twin import Twin
from tests.window.test_buttons import DakaraPresser

pytestmark = pytest.mark.slow
SOME = 5


def test_a_whole_game_is_set_up_and_played_by_the_lines_of_the_header(
    table: Callable[..., Table], dakara: Callable[[Table], DakaraPresser], tmp_path: Path
) -> None:
    started = table()
    presser = dakara(started)
    presser.play()
    there = started.game(tmp_path)
    assert there.status == FINISHED
    assert [seat.place for seat in there.header.seats] == [0, 3]
    assert there == newest_game(tmp_path / JOINED), "the same game, to the last link of its chain"


def test_a_killed_program_comes_back_by_itself_with_the_game_where_it_was(
    table: Callable[..., Table],
    twin: Callable[..., Twin],
    dakara: Callable[[Table], DakaraPresser],
    tmp_path: Path,
) -> None:
    started = table()
    presser = dakara(started)
    for _ in range(SOME):
        assert presser.act()
    before, process = started.game(tmp_path), started.pid()
    started.kill()
    started.wait_for_restart(process)
    assert started.game(tmp_path) == before
    here = twin(started, JOINED)
    here.agree()
    again = DakaraPresser(here, seed=2)
    again.go_to("resume")
    again.press(Button.OK)
    for _ in range(SOME):
        assert again.act()
    assert len(started.game(tmp_path).records) > len(before.records)
