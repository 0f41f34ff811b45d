"""What all screens read of the running game."""

from __future__ import annotations

import msgspec
import pytest

from games.game import CHANCE
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import running
from ui.reading import acting, table_of


@pytest.mark.parametrize(
    ("current", "player"), [((0,), 0), ((2,), 2), ((0, 1), None), ((CHANCE,), None), ((), None)], ids=str
)
def test_one_player_acts_or_nobody_alone(current: tuple[int, ...], player: int | None) -> None:
    table = running()
    table = msgspec.structs.replace(table, view=msgspec.structs.replace(table.view, current=current))
    model = make_model(table=table)
    assert table_of(model) is table
    assert acting(model) == player
