"""A whole short game of Dakara by buttons alone, on the whole program: seats, OK, nothing else, and nobody touches."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.ports import Button
from games.dakara.observation import DakaraObservation
from games.dakara.terms import Awaits
from tests.device.rig import Rig
from tests.window.presser import PLACES, Presser

Table = Callable[[str, str], Rig]
ASIDE = {"help", "sound", "pause", "bank", "undo", "own", "other"}
"""Pads that do not lead on."""
MOST = 2000
"""Times that somebody presses OK; a short game takes a few hundred."""


class DakaraPresser(Presser):
    """People at some of the places."""

    tries: tuple[int, ...] = (0, 0, 1, 1, 2, 3, 5)
    """How often somebody presses the own button before OK, one of these at random."""

    def start(self, people: tuple[int, ...], bots: tuple[int, ...]) -> None:
        """A short game, from the home screen."""
        self.seat("dakara", people, bots)
        self.go_to("option.length=short")
        self.press(Button.OK)
        self.go_to("start")
        self.press(Button.OK)

    def play(self) -> None:
        """To the end."""
        for _ in range(MOST):
            if not self.act():
                return
        raise AssertionError(f"not over after {MOST} turns: {self.rig.table.view}")

    def act(self) -> bool:
        """A few presses of a button that counts, then OK; False once the game is over and seen."""
        table = self.rig.table
        assert isinstance(table.view, DakaraObservation)
        if table.view.awaits is Awaits.OVER and not self.rig.console.waits() and not table.unseen:
            return False
        place = self.random.choice(self.places())
        for _ in range(self.random.choice(self.tries)):
            self.press(PLACES[place])
        while self.marked() in ASIDE:
            self.press(PLACES[place])
        self.press(Button.OK)
        return True


@pytest.mark.parametrize(
    ("panel", "stance", "people", "bots"),
    [
        ("7in", "stand", (0, 3), ()),
        pytest.param("10in", "flat", (1, 3, 5), (), marks=pytest.mark.slow),
        pytest.param("10in", "stand", (2,), (0, 4), marks=pytest.mark.slow),
        pytest.param("15in", "flat", (0, 1, 3, 4), (5,), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_buttons_alone(
    table: Table, panel: str, stance: str, people: tuple[int, ...], bots: tuple[int, ...]
) -> None:
    presser = DakaraPresser(table(panel, stance), seed=len(people))
    presser.start(people, bots)
    seats = presser.rig.table.seats
    assert [seat.place for seat in seats if seat.player == "person"] == list(people)
    assert [seat.place for seat in seats if seat.player == "normal"] == list(bots)
    presser.play()
    live = presser.rig.console.live
    assert live is not None
    assert live.table.finished
    assert presser.rig.told() == []
