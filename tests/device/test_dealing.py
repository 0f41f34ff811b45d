"""How quickly the console deals: draws in a row need no time to be thought about."""

from __future__ import annotations

from pathlib import Path

import pytest

from device.live import DEALING, PACE
from tests.device.desk import Desk
from ui.commands import Deal, SeatPlan, StartGame


def test_draws_in_a_row_follow_quickly_and_a_move_waits(tmp_path: Path) -> None:
    desk = Desk(tmp_path, pace=PACE)
    seats = tuple(SeatPlan(place, kind) for place, kind in enumerate(("person", "random")))
    desk.console.run(StartGame("sitting-bull", seats))
    live = desk.console.live
    assert live is not None
    desk.console.run(Deal(0))
    waited = []
    for _ in range(5):
        waited.append(live.due())
        desk.clock.now += live.due() or 0.0
        assert live.step()
    assert waited[1:] == [pytest.approx(DEALING)] * 4
    while live.dealer.due():
        desk.clock.now += live.due() or 0.0
        assert live.step()
    due = live.due()
    assert due is None or due == pytest.approx(PACE)
