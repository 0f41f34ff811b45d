"""Who wins: most points, then most wealth after converting what is left, then all of them (D:355-359)."""

from __future__ import annotations

from random import Random

import pytest

from games.dakota.actions import BuyPoint, EndDevelopment
from games.dakota.events import GameEnded
from games.dakota.terms import Building, Phase
from games.game import Event
from tests.games.dakota.board import DAKOTA, Board, counts


def last_round(factions: str = "NSN", **rulings: str) -> Board:
    """Development of the last round of three players."""
    board = Board(factions, tie_break=rulings.get("tie_break", "base_prices")).at_round(9)
    board.to(Phase.DEVELOPMENT)
    return board


def finish(board: Board) -> list[Event]:
    return board.do(*[EndDevelopment(player) for player in range(board.players)])


@pytest.mark.rule("DK-49")
@pytest.mark.parametrize(("points", "winners"), [((5, 4, 3), (0,)), ((4, 5, 3), (1,)), ((4, 4, 5), (2,))])
def test_most_points_win_whatever_the_wealth(points: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    board = last_round()
    for player, score in enumerate(points):
        board.score(player, score)
        board.give(player, wealth=0 if player in winners else 9)
    told = finish(board)
    assert board.state.winners() == winners
    assert board.seen().winners == winners
    assert board.state.returns() == [float(p) for p in points]
    wealth = tuple(0 if p in winners else 9 for p in range(3))
    assert told[-1] == GameEnded(points, wealth, winners)
    assert board.seen().final_wealth == wealth


@pytest.mark.rule("DK-49")
@pytest.mark.parametrize(("wealth", "winners"), [((7, 6, 0), (0,)), ((6, 7, 0), (1,)), ((7, 7, 6), (0, 1))])
def test_a_tie_goes_to_most_wealth_and_then_is_shared(wealth: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    board = last_round()
    for player in range(3):
        board.score(player, 4).give(player, wealth=wealth[player])
    finish(board)
    assert board.state.winners() == winners


@pytest.mark.rule("DK-49", "DK-R34")
def test_all_may_share_the_win() -> None:
    board = last_round()
    finish(board)
    assert board.state.winners() == (0, 1, 2)


@pytest.mark.rule("DK-49", "DK-R34", "DK-45")
def test_what_is_left_is_converted_at_the_price_of_the_own_faction() -> None:
    board = last_round()
    everything = {"timber": 1, "game": 1, "fish": 1, "horse": 1, "buffalo": 1, "metal": 1, "gold": 1, "grain": 1}
    for player in range(2):
        board.score(player, 1).give(player, wealth=2, **everything)
    board.give(2, wealth=3, gold=2, metal=1)
    told = finish(board)
    assert told[-1] == GameEnded((1, 1, 0), (24, 24, 10), (0, 1))
    assert board.hand(0) == counts(**everything), "counted, not taken away"


@pytest.mark.rule("DK-49")
def test_goods_can_win_a_tie_against_wealth() -> None:
    board = last_round().score(0, 4).score(2, 4).give(0, wealth=4).give(2, wealth=0, buffalo=1)
    finish(board)
    assert board.state.winners() == (2,)


@pytest.mark.rule("DK-R34")
@pytest.mark.parametrize(
    ("tie_break", "owned", "wealth"),
    [
        ("base_prices", (Building.BLACKSMITH, Building.TRAIN), 4 + 5 + 2),
        ("with_bonuses", (), 4 + 5 + 2),
        ("with_bonuses", (Building.BLACKSMITH,), 6 + 5 + 2),
        ("with_bonuses", (Building.TRAIN,), 5 + 6 + 3),
        ("with_bonuses", (Building.BLACKSMITH, Building.TRAIN), 7 + 6 + 3),
    ],
)
def test_bonuses_count_at_the_end_only_where_the_table_plays_so(
    tie_break: str, owned: tuple[Building, ...], wealth: int
) -> None:
    board = last_round("SNS", tie_break=tie_break).own(0, *owned).give(0, metal=1, gold=1, grain=1).give(2, wealth=12)
    finish(board)
    assert board.seen().final_wealth == (wealth, 0, 12)
    assert board.state.winners() == ((0,) if wealth > 12 else (2,))


@pytest.mark.rule("DK-49")
def test_nobody_has_won_before_the_end() -> None:
    board = last_round().score(0, 9)
    assert board.state.winners() == ()
    assert board.seen().winners == ()
    assert board.seen().final_wealth == ()
    assert board.state.returns() == [9.0, 0.0, 0.0]
    board.give(0, wealth=12)
    board.do(BuyPoint(0))
    assert board.state.returns() == [10.0, 0.0, 0.0]


@pytest.mark.rule("DK-49", "DK-D10")
def test_at_the_end_everything_is_open() -> None:
    board = last_round().give(0, wealth=5, fish=1)
    assert board.seen(1).seats[0].wealth is None
    finish(board)
    for viewer in (None, 0, 1, 2):
        assert board.seen(viewer).seats[0].wealth == 5
        assert board.seen(viewer).seats[0].resources == counts(fish=1)
        guess = DAKOTA.sample_state(board.seen(viewer), board.options, board.edition, Random(1))
        assert guess == board.state, "nothing is left to guess"
    assert board.legal(0) == []
