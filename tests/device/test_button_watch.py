"""What the test of the buttons sees, from scripted contacts through the real debouncer."""

from __future__ import annotations

import pytest

from device.button_watch import ButtonWatch
from drivers.debounce import Debouncer
from drivers.ports import Button, ButtonEdge
from ui.model import ButtonSeen


class Hand:
    """Opens and closes contacts at given times."""

    def __init__(self, held: frozenset[Button] = frozenset()) -> None:
        self.watch, self.debouncer = ButtonWatch(), Debouncer()
        self.debouncer.start(held, 0.0)
        self.watch.begin(held, 0.0)

    def edges(self, button: Button, *times: float, first: bool = True) -> ButtonSeen:
        """The contact closes and opens in turn at these times; what is seen 0.2 s after the last."""
        down = first
        for t in times:
            edge = ButtonEdge(button, down, t)
            self.watch.edge(edge)
            for event in self.debouncer.edge(edge):
                self.watch.event(event)
            down = not down
        for event in self.debouncer.due(times[-1] + 0.2):
            self.watch.event(event)
        return self.watch.seen[button.value]


def test_a_clean_press_is_one_press_without_a_bounce() -> None:
    hand = Hand()
    assert hand.edges(Button.OK, 1.0) == ButtonSeen(down=True, presses=1, since=1.0)
    assert hand.edges(Button.OK, 1.3, first=False) == ButtonSeen(down=False, presses=1, since=1.3)
    assert hand.watch.seen["help"] == ButtonSeen()


@pytest.mark.parametrize(
    ("times", "bounces"),
    [
        ((1.0, 1.02), 0),  # shorter than the time of bouncing: its release is believed when that is over
        ((1.0, 1.002, 1.004, 1.3), 2),
        ((1.0, 1.001, 1.002, 1.003, 1.004, 1.3, 1.301, 1.303), 6),
        ((1.0, 1.3, 1.301, 1.302), 2),
    ],
)
def test_contacts_that_are_no_press_are_bounces(times: tuple[float, ...], bounces: int) -> None:
    seen = Hand().edges(Button.SEAT_3, *times)
    assert (seen.presses, seen.bounces, seen.down) == (1, bounces, False)


def test_saying_the_same_again_is_no_bounce() -> None:
    hand = Hand()
    for t in (1.0, 1.1, 1.2):
        hand.edges(Button.UNDO, t)
    assert hand.watch.seen["undo"] == ButtonSeen(down=True, presses=1, since=1.0)


def test_a_button_that_was_down_before_is_seen_down_and_counts_once_let_go() -> None:
    hand = Hand(frozenset({Button.SEAT_1}))
    assert hand.watch.seen["seat-1"] == ButtonSeen(down=True)
    assert hand.edges(Button.SEAT_1, 1.0, first=False) == ButtonSeen(since=1.0)
    assert hand.edges(Button.SEAT_1, 2.0, 2.2).presses == 1


def test_a_loose_wire_chatters_until_it_is_pressed_again() -> None:
    hand = Hand()
    seen = hand.edges(Button.SEAT_6, *(1.0 + 0.031 * n for n in range(40)))
    assert seen.chatters
    hand.debouncer.due(9.0)
    assert not hand.edges(Button.SEAT_6, 10.0, 10.2).chatters


def test_nothing_is_seen_while_nothing_is_tested() -> None:
    hand = Hand()
    hand.edges(Button.OK, 1.0, 1.2)
    hand.watch.end()
    assert hand.watch.seen == {}
    edge = ButtonEdge(Button.OK, True, 5.0)
    hand.watch.edge(edge)
    for event in hand.debouncer.edge(edge):
        hand.watch.event(event)
    assert hand.watch.seen == {}
