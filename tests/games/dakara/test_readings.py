"""Each reading of each option by its name, with what comes of it; the same dice, another result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from games.dakara.actions import Bet, Decline, Withdraw
from games.dakara.options import RULINGS
from games.dakara.terms import BANK, Awaits
from games.game import Range
from tests.games.dakara.board import Table, paid
from tests.games.dakara.forms.table import LocalGame


def length(reading: str) -> tuple[list[int], bool]:
    """Where two players start; and whether it is over once the last one has come to No. 23."""
    table = Table(2, length=reading)
    start = table.spaces
    table.put(1, 30, 60).put(0, 22)
    table.roll(1)
    table.do(Decline(0))
    return start, table.awaits is Awaits.OVER


def customs(reading: str) -> int:
    """A 3 and a 4."""
    return LocalGame(40, money=200_000, customs=reading).roll(3, 4).p.money[0]


def nassau(reading: str) -> int:
    """10,000 of 50,000, and a sum of 8."""
    return LocalGame(28, nassau=reading).do(Bet(0, 10_000, 0)).roll(4, 4).p.money[0]


def pays(reading: str) -> int:
    """10,000 of 50,000 on the horse that wins at 6 to 1, the other does not bet."""
    return LocalGame(8, pays=reading).do(Bet(0, 10_000, 2), Decline(1)).roll(2).p.money[0]


def gate(reading: str) -> list[Any]:
    """From No. 46 past the gate to No. 4."""
    return paid(Table(2, gate=reading).put(0, 46).roll(6))


def steeplechase(reading: str) -> list[int]:
    """At the start, with 50,000 each."""
    return LocalGame(32, steeplechase=reading).p.money


def hits(reading: str) -> list[tuple[int, str, int]]:
    """A third disc is hit where a third roll is made."""
    game = LocalGame(2, hits=reading).roll(1, 3)
    return game.ends or game.roll(5).ends


def banker(reading: str) -> list[tuple[int, str, int]]:
    """The player stands on 5 with 10,000 at stake; the bank's dice show 6, 4 and 5 if it goes on."""
    game = LocalGame(35, banker=reading).do(Bet(0, 10_000, 0)).roll(5).do(Withdraw(0)).roll(6)
    return game.ends or game.roll(4, 5).ends


def bet_limit(reading: str) -> int:
    """The most that 700,000 can stake on odd."""
    choice = LocalGame(47, money=700_000, bet_limit=reading).choices()[0]
    assert isinstance(choice, Range)
    return choice.high


PLAY: Final[dict[str, Callable[[str], Any]]] = {
    play.__name__: play for play in (length, customs, nassau, pays, gate, steeplechase, hits, banker, bet_limit)
}
RESULTS: Final[dict[str, dict[str, Any]]] = {
    "length": {"full": ([0, 0], False), "short": ([0, 0], True), "split": ([0, 23], False)},
    "customs": {"sum_if_any_odd": 130_000, "each_odd_roll": 170_000},
    "nassau": {"seven_or_eleven": 40_000, "seven_to_eleven": 110_000},
    "pays": {"stake_back_and": 110_000, "in_all": 100_000},
    "gate": {"on_landing": [], "on_passing": [(BANK, 0, 50_000, "gate")]},
    "steeplechase": {"free": [50_000, 50_000], "each_pays": [40_000, 40_000]},
    "hits": {"at_least": [(0, "won", 60_000)], "exactly": [(0, "even", 0)]},
    "banker": {"ties_or_beats": [(0, "lost", -10_000)], "stands": [(0, "won", 20_000)]},
    "bet_limit": {"none": 700_000, "10000": 10_000, "50000": 50_000, "100000": 100_000, "500000": 500_000},
}


def readings() -> Iterator[Any]:
    """Every value of every option, marked with its rule."""
    for ruling in RULINGS:
        for value in ruling.values:
            yield pytest.param(ruling.option, value, marks=pytest.mark.rule(ruling.id), id=f"{ruling.option}-{value}")


@pytest.mark.parametrize(("option", "value"), list(readings()))
def test_each_reading_gives_its_own_result(option: str, value: str) -> None:
    assert PLAY[option](value) == RESULTS[option][value]


@pytest.mark.parametrize("option", PLAY)
def test_no_two_readings_give_the_same(option: str) -> None:
    results = list(RESULTS[option].values())
    assert all(results.count(result) == 1 for result in results)
