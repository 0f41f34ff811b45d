"""Every refusal code is raised somewhere, and what is wrong first is told first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.dakara.actions import (
    Bet,
    Bid,
    Decline,
    DrawFirstPlayer,
    DrawGold,
    DrawPass,
    Enter,
    GoOn,
    ReadGold,
    RollDie,
    Throw,
    Travel,
    Withdraw,
)
from games.dakara.refusals import Refusal
from games.dakara.terms import Awaits
from games.game import CHANCE, Action, IllegalAction
from tests.games.dakara.board import Table


class Foreign(Action, frozen=True):
    """Of no game."""


def new() -> Table:
    return Table(3, drawn=False)


def moving() -> Table:
    """Player 0 is to roll."""
    return Table(3)


def discs() -> Table:
    table = Table(3)
    table.land(2)
    return table


def gold() -> Table:
    table = Table(3)
    table.land(4)
    return table


def boarding() -> Table:
    table = Table(3)
    table.land(1)
    return table


def flying() -> Table:
    table = Table(3)
    table.land(13)
    return table


def cannes() -> Table:
    table = Table(3, bet_limit="10000")
    table.land(20)
    return table


def decided() -> Table:
    """At Cannes the lander has bet, the others have not."""
    table = cannes()
    table.do(Bet(0, 1_000, 1))
    return table


def poor() -> Table:
    """All may bet at Cannes, player 1 has 3,500."""
    table = Table(3).give(p1=3_500)
    table.land(20)
    return table


def auction() -> Table:
    """Player 0 sells; 70,000 are asked for after 60,000 of player 1. Player 3 has but 65,000."""
    table = Table(5).give(p1=90_000, p2=90_000, p3=65_000, p4=90_000)
    table.land(14)
    table.do(Bid(1, 50_000), Bid(2, 60_000), Decline(4))
    return table


def ante() -> Table:
    """Player 1 has thrown."""
    table = Table(4).give(p3=9_000)
    table.land(33)
    table.do(Throw(1))
    table.roll(3)
    return table


def venice() -> Table:
    table = Table(3)
    table.land(21)
    table.roll(1)
    return table


def bankrupt() -> Table:
    """Player 2 is out, all others may bet at Cannes."""
    table = Table(3).give(p2=0)
    table.idle()
    table.land(20)
    return table


def over() -> Table:
    table = Table(2).put(0, 1, 60).put(1, 1, 46)
    table.idle()
    table.idle()
    return table


CASES: dict[Refusal, list[tuple[Callable[[], Table], Action]]] = {
    Refusal.GAME_OVER: [(over, RollDie(CHANCE, 1)), (over, Bet(0, 1_000, 1)), (over, Foreign(0))],
    Refusal.NOT_YOUR_TURN: [
        (moving, Travel(1, 6)), (flying, Travel(1, 6)), (discs, Withdraw(2)), (venice, GoOn(1)), (ante, Throw(3)),
        (gold, Decline(1)),
    ],
    Refusal.OUT_OF_THE_GAME: [(bankrupt, Bet(2, 1_000, 1)), (bankrupt, Decline(2))],
    Refusal.WRONG_MOMENT: [
        (new, RollDie(CHANCE, 1)), (new, DrawGold(CHANCE, 1)), (moving, DrawFirstPlayer(CHANCE, 1)),
        (moving, DrawPass(CHANCE, 6)), (moving, ReadGold(CHANCE, 1_000)), (gold, RollDie(CHANCE, 3)),
        (boarding, DrawGold(CHANCE, 3)), (flying, RollDie(CHANCE, 3)), (flying, DrawPass(CHANCE, 6)),
        (moving, Travel(0, 6)), (discs, GoOn(0)), (discs, Withdraw(0)), (flying, Bet(0, 1_000, 1)),
        (flying, Bid(0, 50_000)), (flying, Decline(0)), (cannes, Travel(0, 6)), (cannes, Withdraw(1)),
        (cannes, Enter(0)), (cannes, Throw(2)), (cannes, Bid(1, 50_000)), (venice, Decline(0)),
        (venice, Bet(0, 1_000, 0)), (auction, Bet(1, 1_000, 0)), (auction, Withdraw(1)), (gold, Decline(0)),
    ],
    Refusal.NO_SUCH_OUTCOME: [
        (new, DrawFirstPlayer(CHANCE, 3)), (new, DrawFirstPlayer(CHANCE, -1)), (moving, RollDie(CHANCE, 0)),
        (moving, RollDie(CHANCE, 7)), (discs, RollDie(CHANCE, 7)), (gold, DrawGold(CHANCE, 16)),
        (gold, DrawGold(CHANCE, 0)), (gold, ReadGold(CHANCE, 1_001_000)), (gold, ReadGold(CHANCE, 0)),
        (boarding, DrawPass(CHANCE, 2)), (boarding, DrawPass(CHANCE, 99)),
    ],
    Refusal.ALREADY_DECIDED: [
        (ante, Throw(1)), (auction, Decline(4)), (auction, Bid(4, 70_000)), (decided, Bet(0, 2_000, 1)),
    ],
    Refusal.NOT_A_GAME: [(flying, Travel(0, 0)), (flying, Travel(0, 13)), (flying, Travel(0, 12))],
    Refusal.NO_SUCH_PLACE: [
        (cannes, Bet(0, 1_000, 0)), (cannes, Bet(0, 1_000, 3)), (cannes, Bet(1, 1_000, -1)), (cannes, Bet(0, 500, 3)),
    ],
    Refusal.IN_THOUSANDS: [
        (cannes, Bet(0, 500, 1)), (cannes, Bet(0, 1_500, 2)), (cannes, Bet(0, 0, 1)), (cannes, Bet(0, -1_000, 1)),
        (gold, ReadGold(CHANCE, 1_500)), (poor, Bet(1, 3_500, 1)), (poor, Bet(1, 999_500, 1)),
    ],
    Refusal.NOT_ENOUGH_MONEY: [
        (poor, Bet(1, 4_000, 1)), (poor, Bet(0, 51_000, 1)), (auction, Bid(1, 100_000)), (cannes, Bet(0, 60_000, 1)),
    ],
    Refusal.OVER_THE_LIMIT: [(cannes, Bet(0, 11_000, 1)), (cannes, Bet(2, 50_000, 2))],
    Refusal.OWN_AUCTION: [(auction, Bid(0, 70_000)), (auction, Decline(0))],
    Refusal.ALREADY_LEADING: [(auction, Bid(2, 70_000)), (auction, Decline(2))],
    Refusal.ONE_STEP: [
        (auction, Bid(1, 60_000)), (auction, Bid(1, 80_000)), (auction, Bid(1, 65_000)), (auction, Bid(1, 90_000)),
    ],
    Refusal.MALFORMED: [
        (moving, Foreign(0)), (moving, Action(0)), (moving, RollDie(0, 1)), (gold, DrawGold(0, 1)),
        (flying, Travel(-1, 6)), (flying, Travel(3, 6)), (discs, Decline(-1)), (flying, Travel(-2, 6)),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("code", "position", "action"),
    [(code, position, action) for code, cases in CASES.items() for position, action in cases],
)
def test_a_refusal_names_its_reason(code: Refusal, position: Callable[[], Table], action: Action) -> None:
    assert position().refused(action) == code


def test_every_code_is_shown() -> None:
    assert set(CASES) == set(Refusal)
    assert all(CASES.values())


@pytest.mark.rule("DA-R44")
def test_who_cant_pay_the_price_asked_for_is_not_asked() -> None:
    assert auction().seen().current == (1,)
    assert auction().refused(Bid(3, 70_000)) == "not_your_turn"


@pytest.mark.rule("DA-10", "DA-R48", "DA-R21")
def test_all_the_money_in_thousands_may_be_bet() -> None:
    table = poor()
    table.do(Bet(1, 3_000, 1), Bet(2, 50_000, 2), Bet(0, 1_000, 1))
    assert [seat.stake for seat in table.seen().seats] == [1_000, 3_000, 50_000]


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (moving, RollDie(CHANCE, True)),
        (moving, RollDie(CHANCE, Awaits.MOVE)),
        (moving, RollDie(CHANCE, 1.0)),  # type: ignore[arg-type]
        (moving, RollDie(CHANCE, "1")),  # type: ignore[arg-type]
        (moving, RollDie(CHANCE, None)),  # type: ignore[arg-type]
        (new, DrawFirstPlayer(CHANCE, True)),
        (gold, DrawGold(CHANCE, True)),
        (gold, ReadGold(CHANCE, 1e3)),  # type: ignore[arg-type]
        (boarding, DrawPass(CHANCE, 6.0)),  # type: ignore[arg-type]
        (flying, Travel(False, 6)),
        (flying, Travel(0.0, 6)),  # type: ignore[arg-type]
        (flying, Travel(0, 6.0)),  # type: ignore[arg-type]
        (cannes, Bet(0, 1_000, True)),
        (cannes, Bet(0, 1e3, 1)),  # type: ignore[arg-type]
        (cannes, Bet(True, 1_000, 1)),
        (cannes, Bet(0, [1_000], 1)),  # type: ignore[arg-type]
        (auction, Bid(1, 7e4)),  # type: ignore[arg-type]
    ],
)
def test_only_whole_numbers_are_numbers(position: Callable[[], Table], action: Any) -> None:
    state = position().state
    before = state.clone()
    with pytest.raises(IllegalAction, match="malformed"):
        state.apply_action(action)
    assert state == before


@pytest.mark.parametrize("thing", [None, 1, "RollDie", {"type": "RollDie", "face": 1}, RollDie])
def test_what_is_no_action_is_refused_as_such(thing: Any) -> None:
    for position in (new, moving, gold, boarding, flying, cannes):
        with pytest.raises(IllegalAction, match="malformed"):
            position().state.apply_action(thing)


def test_an_equal_action_from_elsewhere_is_as_good_as_the_listed_one() -> None:
    """Actions come back from the archive as new objects."""
    table = flying()
    table.do(Travel(0, 43))
    table.do(Enter(0))
    assert table.awaits is Awaits.ROLL
