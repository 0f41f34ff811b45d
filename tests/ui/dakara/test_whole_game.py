"""People play a whole game against bots through Dakara's own screens: by touch alone, and by buttons alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.dakara.terms import Awaits
from tests.ui.dakara.build import Play
from tests.ui.dakara.desk import Desk
from ui.kit.panel import PANELS
from ui.screen import Touched

ASIDE = {"pause", "sound", "help", "undo"}
PATIENCE = 400
"""Inputs without any effect on the game before the test calls it stuck."""


def play(desk: Desk, act: Callable[[], object]) -> None:
    """Until the end of the game; people act by `act`, and look at a roll for a while before they go on."""
    idle = 0
    while desk.play.state.current_players():
        if desk.step():
            idle = 0
            continue
        before = len(desk.play.history), len(desk.unseen)
        act()
        desk.now += 0.3
        idle = 0 if (len(desk.play.history), len(desk.unseen)) != before else idle + 1
        assert idle < PATIENCE, f"stuck at {desk.play.view.awaits.name} on {desk.screen.situation(desk.model())}"
    assert desk.play.view.awaits is Awaits.OVER


@pytest.mark.parametrize("panel", PANELS)
def test_by_touch_alone(panel: str) -> None:
    rng = Random(len(panel))
    players = {"7in": 2, "10in": 3, "15in": 4}[panel]
    desk = Desk(Play(players, length="short"), PANELS[panel], bots=tuple(range(2, players)))

    def touch() -> None:
        keys = [key for key in desk.targets() if key not in ASIDE]
        if keys:
            desk.give(Touched(rng.choice(keys)))

    play(desk, touch)


@pytest.mark.parametrize("panel", ["7in", "10in"])
def test_by_buttons_alone(panel: str) -> None:
    rng = Random(len(panel))
    desk = Desk(Play(3, length="short"), PANELS[panel], bots=(2,))

    def press() -> None:
        for _ in range(rng.choice((0, 1, 1, 2, 3, 7))):
            desk.press_as(rng.choice((0, 1)))
        desk.ok()

    play(desk, press)


def test_with_real_dice_and_cards_alone() -> None:
    rng = Random(3)
    desk = Desk(Play(2, length="short"), dice="table")

    def touch() -> None:
        keys = [key for key in desk.targets() if key not in ASIDE]
        assert "roll" not in keys
        assert "take" not in keys
        if keys:
            desk.give(Touched(rng.choice(keys)))

    play(desk, touch)
