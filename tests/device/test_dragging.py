"""A finger on a list drags it, or presses where it was let go; whoever only presses drags nothing."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from games.dakara_bank.actions import Collect
from tests.device.rig import Rig
from ui.commands import SeatPlan, StartGame
from ui.kit.pieces.ledger_row import LedgerRow

Make = Callable[..., Rig]
FLAT: dict[tuple[str, str], object] = {("panel", "stance"): "flat"}


def at_the_ledger(rig: Rig, entries: int = 12) -> Rig:
    rig.console.run(StartGame("dakara-bank", (SeatPlan(0, "person"), SeatPlan(3, "person"))))
    live = rig.console.live
    assert live is not None
    for _ in range(entries):
        live.table.submit(Collect(0, 1000), 0)
    rig.console.changed()
    rig.settle()
    rig.turn(4.0)
    rig.tap("ledger")
    rig.settle()
    return rig


@pytest.fixture
def rig(rigged: Make) -> Rig:
    return at_the_ledger(rigged())


def top(rig: Rig) -> str:
    return next(widget.number for widget in rig.scene() if isinstance(widget, LedgerRow))


def drag(rig: Rig, key: str, *by: int) -> None:
    x, y = rig.middle(key)
    rig.finger(pygame.FINGERDOWN, x, y)
    rig.turn()
    for step in by:
        y += step
        rig.finger(pygame.FINGERMOTION, x, y)
        rig.turn()
    rig.finger(pygame.FINGERUP, x, y)
    rig.turn()


def test_a_drag_moves_the_list_and_presses_nothing(rig: Rig) -> None:
    assert top(rig) == "12"
    drag(rig, "entry:9", -60, -60, -60)
    assert top(rig) == "11"
    drag(rig, "entry:9", 60, 60, 60)
    assert top(rig) == "12"
    assert "entry:9" in [widget.key for widget in rig.scene()]


def test_a_finger_that_stays_presses_when_it_is_let_go(rig: Rig) -> None:
    x, y = rig.middle("entry:9")
    rig.finger(pygame.FINGERDOWN, x, y)
    rig.turn()
    assert "entry:9" in [widget.key for widget in rig.scene()]
    rig.finger(pygame.FINGERMOTION, x, y + 8)
    rig.turn()
    rig.finger(pygame.FINGERUP, x, y + 8)
    rig.turn()
    assert "agree:0" in [widget.key for widget in rig.scene()]


def test_a_drag_is_no_press_to_the_ear(rig: Rig) -> None:
    played = len(rig.speaker.played)
    drag(rig, "entry:9", -60, -60)
    assert len(rig.speaker.played) == played


def test_on_a_turned_picture_the_list_follows_the_finger_all_the_same(rigged: Make) -> None:
    rig = at_the_ledger(rigged(plain=FLAT))
    rig.press_north()
    rig.settle()
    assert rig.console.turned(rig.console.model())
    drag(rig, "entry:9", 60, 60, 60)
    assert top(rig) == "11"
