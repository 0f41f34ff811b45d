"""The Train needs a plain or prairie in play whose upper row is empty and whose lower row has a token (D:465)."""

from __future__ import annotations

import pytest

from games.dakota.actions import Build, Sell
from games.dakota.events import Sold
from games.dakota.terms import Building, Phase, Row, Status
from tests.games.dakota.board import GRAIN, Board

TRAIN = Build(0, Building.TRAIN)


def ready() -> Board:
    """A settler in development who has all that a train costs."""
    board = Board("SNS")
    board.to(Phase.DEVELOPMENT)
    return board.give(0, timber=2, metal=3)


@pytest.mark.rule("DK-59", "DK-R30")
@pytest.mark.parametrize("place", ["plain-1", "plain-2", "prairie-1"])
def test_one_colonised_plain_or_prairie_is_enough(place: str) -> None:
    board = ready()
    assert board.refused(TRAIN) == "train_needs_land"
    board.colonise(place, grain=1)
    assert TRAIN in board.legal(0)


@pytest.mark.rule("DK-59", "DK-R30")
@pytest.mark.parametrize("place", ["mountain-1", "forest-1", "river-1"])
def test_other_colonised_land_does_not_help(place: str) -> None:
    board = ready()
    board.colonise(place, grain=5)
    assert board.refused(TRAIN) == "train_needs_land"


@pytest.mark.rule("DK-59", "DK-R30")
@pytest.mark.parametrize("horses", [1, 5])
def test_an_upper_row_that_is_not_empty_does_not_help(horses: int) -> None:
    board = ready()
    board.land("plain-1", horse=horses)
    assert board.refused(TRAIN) == "train_needs_land"


@pytest.mark.rule("DK-59", "DK-R30", "DK-R36")
def test_depleted_land_does_not_help() -> None:
    board = ready()
    board.spend("plain-1").spend("plain-2").spend("prairie-1")
    assert board.refused(TRAIN) == "train_needs_land"


@pytest.mark.rule("DK-R30")
def test_land_without_a_single_token_does_not_help_one_token_does() -> None:
    """Played: the last horse opens the lower row; its last grain ends the plain."""
    board = Board("SNS").land("plain-1", horse=1)
    board.stage({0: "plain-1 market*2"})
    board.to(Phase.DEVELOPMENT)
    board.give(0, timber=2, metal=3)
    assert board.place("plain-1").row == Row.LOWER
    assert TRAIN in board.legal(0)
    board.end_development()
    board.land("plain-1", grain=1)
    board.stage({1: "plain-1 market*2"})
    board.to(Phase.DEVELOPMENT, 0)
    assert board.place("plain-1").status == Status.DEPLETED
    assert board.refused(TRAIN) == "train_needs_land"


@pytest.mark.rule("DK-R30")
def test_the_condition_is_looked_at_only_when_building() -> None:
    board = ready()
    board.colonise("plain-1", grain=1)
    board.do(TRAIN)
    board.spend("plain-1")
    board.give(0, grain=1)
    assert board.do(Sell(0, GRAIN)) == [Sold(0, GRAIN, 3, 1)]


@pytest.mark.rule("DK-59")
def test_land_is_told_before_money() -> None:
    board = ready().give(0, timber=1)
    assert board.refused(TRAIN) == "train_needs_land"
    board.colonise("plain-1", grain=1)
    assert board.refused(TRAIN) == "missing_resources"


@pytest.mark.rule("DK-59", "DK-R30")
def test_the_land_is_asked_of_trains_only() -> None:
    board = ready().give(0, timber=3, metal=1)
    assert Build(0, Building.BANK) in board.legal(0)
