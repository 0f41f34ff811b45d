"""One person plays a whole game against bots through Dakota's own screens: by touch alone, and by buttons alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.dakota.terms import Phase
from games.game import CHANCE, Event
from tests.ui.dakota.build import new_state
from tests.ui.dakota.desk import Desk
from ui.kit.panel import PANELS
from ui.screen import Touched

PERSON = 0
ASIDE = {"pause", "help", "sound", "undo"}
PATIENCE = 400
"""Inputs without any effect on the game before the test calls it stuck."""


def play(desk: Desk, rng: Random, act: Callable[[], object]) -> None:
    """Bots play at random; `act` gives the person's inputs, until the end of the game."""
    idle = 0
    while desk.state.current_players():
        model = desk.model()
        current = desk.state.current_players()
        bots = [player for player in current if player in desk.bots]
        if desk.screen.holds(model) or (PERSON in current and not bots):
            before = (desk.view, len(desk.unseen))
            act()
            idle = 0 if (desk.view, len(desk.unseen)) != before else idle + 1
            assert idle < PATIENCE, f"stuck in {desk.state.phase.name} on {desk.screen.situation(model)}"
            continue
        log: list[Event] = []
        if current[0] == CHANCE:
            desk.state.apply_action(rng.choice([a for a, _ in desk.state.chance_outcomes()]), log)
        else:
            desk.state.apply_action(rng.choice(list(desk.state.legal_actions(bots[0]))), log)
        desk.unseen += log
    assert desk.state.phase is Phase.END


@pytest.mark.parametrize("panel", PANELS)
def test_by_touch_alone(panel: str) -> None:
    rng = Random(len(panel))
    players = {"7in": 3, "10in": 4, "15in": 5}[panel]
    desk = Desk(new_state(players), PANELS[panel], bots=tuple(range(1, players)))

    def touch() -> None:
        keys = [key for key in desk.targets() if key not in ASIDE]
        desk.give(Touched("done" if "done" in keys else rng.choice(keys)))

    play(desk, rng, touch)


@pytest.mark.parametrize("panel", ["7in", "10in"])
def test_by_buttons_alone(panel: str) -> None:
    rng = Random(len(panel))
    desk = Desk(new_state(3), PANELS[panel], bots=(1, 2))

    def press() -> None:
        for _ in range(rng.choice((0, 1, 1, 2, 3, 7))):
            desk.press_as(PERSON)
        desk.ok()

    play(desk, rng, press)
