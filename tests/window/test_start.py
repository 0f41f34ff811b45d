"""How much it takes to begin: every press from the home screen to the first throw is counted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.ports import Button
from tests.device.rig import Rig

Table = Callable[[str, str], Rig]
SEATS = tuple(button for button in Button if button.seat is not None)
MOST_SECONDS = 60
each_table = pytest.mark.parametrize(("panel", "seats"), [("7in", 2), ("10in", 3), ("15in", 6)])


class Counted:
    """A hand whose touches and presses are counted, each a second after the one before."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.acts = 0
        self._began = rig.clock.now

    @property
    def seconds(self) -> float:
        return self.rig.clock.now - self._began

    def touch(self, key: str) -> None:
        self.acts += 1
        self.rig.turn(0.25, turns=4)
        self.rig.tap(key)

    def press(self, button: Button) -> None:
        self.acts += 1
        self.rig.turn(0.25, turns=4)
        self.rig.press(button)

    def marked(self) -> str:
        """What the buttons are at."""
        return next((w.key for w in self.rig.scene() if w.focus), "")


def awaits_first_roll(rig: Rig) -> bool:
    """The hand that begins may roll now, or after a moment in which nobody has to do anything."""
    rig.turn(0.5, turns=20)
    assert rig.table.hand is not None
    return any(widget.key == "roll" for widget in rig.scene())


@each_table
def test_by_touch_dakara_starts_within_two_touches_a_seat_and_two(table: Table, panel: str, seats: int) -> None:
    hand = Counted(table(panel, "stand"))
    for key in ("game:dakara", *(f"place:{place}" for place in range(seats)), "options", "start"):
        hand.touch(key)
    assert awaits_first_roll(hand.rig)
    assert hand.acts <= 2 * seats + 2
    assert hand.seconds <= MOST_SECONDS


@each_table
def test_by_buttons_dakara_starts_within_two_presses_a_seat_and_two(table: Table, panel: str, seats: int) -> None:
    hand = Counted(table(panel, "flat"))
    while hand.marked() != "game:dakara":
        hand.press(SEATS[0])
        assert hand.acts <= 2 * seats + 2
    hand.press(Button.OK)
    for seat in SEATS[:seats]:
        hand.press(seat)
    hand.press(Button.OK)
    hand.press(Button.OK)
    assert awaits_first_roll(hand.rig)
    assert hand.acts <= 2 * seats + 2
    assert hand.seconds <= MOST_SECONDS


def test_another_game_of_the_same_people_takes_four_touches(table: Table) -> None:
    hand = Counted(table("10in", "stand"))
    for key in ("game:dakara", "place:1", "place:4", "options", "start", "pause", "home"):
        hand.touch(key)
    hand.acts = 0
    for key in ("game:dakara", "same", "start"):
        hand.touch(key)
    assert hand.acts <= 4
    assert awaits_first_roll(hand.rig)


def test_dice_and_bank_is_one_touch_from_home(table: Table) -> None:
    hand = Counted(table("10in", "stand"))
    hand.touch("bank")
    assert hand.rig.console.navigator.name == "seats"
    for place in (0, 3):
        hand.touch(f"place:{place}")
    hand.touch("start")
    assert hand.acts <= 2 * 2 + 2
    assert {"throw", "gold", "pass"} <= set(hand.rig.keys())
