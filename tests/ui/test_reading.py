"""What all screens read of the running game."""

from __future__ import annotations

import msgspec
import pytest

from games.game import CHANCE
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import running
from ui.model import SeatInfo
from ui.reading import acting, is_person, people, persons, table_of


@pytest.mark.parametrize(
    ("current", "player"), [((0,), 0), ((2,), 2), ((0, 1), None), ((CHANCE,), None), ((), None)], ids=str
)
def test_one_player_acts_or_nobody_alone(current: tuple[int, ...], player: int | None) -> None:
    table = running()
    table = msgspec.structs.replace(table, view=msgspec.structs.replace(table.view, current=current))
    model = make_model(table=table)
    assert table_of(model) is table
    assert acting(model) == player


@pytest.mark.parametrize(
    ("seats", "found"),
    [
        ((SeatInfo(0, "person"), SeatInfo(1, "normal"), SeatInfo(2, "person")), [0, 2]),
        ((SeatInfo(0, "person", away=True), SeatInfo(1, "person"), SeatInfo(2, "easy")), [1]),
        ((SeatInfo(0, "person", away=True), SeatInfo(1, "normal"), SeatInfo(2, "easy")), []),
    ],
)
def test_people_are_persons_who_are_here(seats: tuple[SeatInfo, ...], found: list[int]) -> None:
    model = make_model(table=msgspec.structs.replace(running(), seats=seats))
    assert persons(model) == found
    assert [player for player in range(3) if is_person(model, player)] == found
    assert people(model) is bool(found)
