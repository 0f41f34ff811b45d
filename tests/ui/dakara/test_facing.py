"""To whom the picture of a flat panel turns while a die rolls."""

from __future__ import annotations

import pytest

from games.dakara.actions import Bet, Decline
from tests.ui.dakara.landings import landed, rolled
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel

FLAT = {name: Panel(panel.width_px, panel.height_px, panel.diagonal_in, flat=True) for name, panel in PANELS.items()}
CANNES, ROULETTE, ACAPULCO = 20, 41, 7


@pytest.mark.parametrize(("space", "faces"), [(CANNES, (3,)), (ROULETTE, (3,)), (ROULETTE, (3, 4))])
@pytest.mark.parametrize("name", ["10in", "15in"])
def test_the_die_of_a_bet_at_all_edges_turns_nothing(name: str, space: int, faces: tuple[int, ...]) -> None:
    play = landed(space, players=3, lander=0)
    play.act(Bet(0, 5_000, 1))
    for player in (1, 2):
        play.act(Decline(player))
    screen = DakaraScreen()
    assert screen.facing(play.model(FLAT[name])) is None
    model = rolled(play, *faces).model(FLAT[name], unseen=1)
    screen.scene(model)
    assert screen.facing(model) is None


def test_other_dice_turn_to_who_rolls() -> None:
    model = rolled(landed(ACAPULCO, players=3, lander=1), 2).model(FLAT["10in"], unseen=1)
    screen = DakaraScreen()
    screen.scene(model)
    assert screen.facing(model) == model.table.seats[1].place if model.table else None
