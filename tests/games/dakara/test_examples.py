"""The rulebook's own example of a turn, played to its end (K:40), and what it says elsewhere about turns."""

from __future__ import annotations

import pytest

from games.dakara.events import (
    GameEnded,
    GameStarted,
    GoldDrawn,
    Moved,
    Paid,
    PassDrawn,
    Rolled,
    Travelled,
    TurnStarted,
)
from games.dakara.terms import BANK, Awaits, Line
from tests.games.dakara.board import Table, told

OF_THE_JOURNEY = (TurnStarted, Rolled, Moved, Paid, GoldDrawn, PassDrawn, Travelled, GameStarted, GameEnded)


@pytest.mark.rule("DA-7", "DA-S4", "DA-6", "DA-R51", "DA-R20")
def test_no_4_gives_5_000_and_a_pass_to_golf_where_the_marker_plays() -> None:
    """K:40, with the tournament won: two rolls to the green, a 2 sinks the ball, 180,000."""
    table = Table(3, first=1)
    start = len(table.events)
    table.roll(4)
    table.gold(1)
    assert table.money == [50_000, 55_000, 50_000]
    table.fly(10)
    seen = table.seen()
    assert (seen.game, seen.landed, table.spaces) == (10, 4, [0, 4, 0])
    assert (seen.awaits, seen.chance_for) == (Awaits.ROLL, 1)
    table.roll(3, 6, 2)
    assert [event for event in table.events[start:] if isinstance(event, OF_THE_JOURNEY)] == [
        Rolled(1, 4, 1),
        Moved(1, 0, 4),
        GoldDrawn(1, 1, Line.CASH, 5_000),
        Paid(BANK, 1, 5_000, "gold_cash"),
        PassDrawn(1, 10),
        Travelled(1, 10),
        GameStarted(1, 10),
        Rolled(1, 3, 2),
        Rolled(1, 6, 3),
        Rolled(1, 2, 4),
        Paid(BANK, 1, 180_000, "prize"),
        GameEnded(1, 10, "won", 180_000),
        TurnStarted(2, 0),
    ]
    seen = table.seen()
    assert (seen.game, table.spaces, table.money) == (0, [0, 4, 0], [50_000, 235_000, 50_000])
    assert (seen.gold_order, seen.pass_order) == ((1,), (10,))
    assert seen.bank == 30_000_000 - 335_000


@pytest.mark.rule("DA-9", "DA-6")
def test_the_advance_token_stays_until_the_next_turn() -> None:
    table = Table(2)
    table.roll(4)
    table.gold(1)
    table.fly(10)
    table.roll(6, 5)
    table.roll(2, 2, 2)
    assert table.spaces == [4, 2]
    assert Moved(0, 4, 9) in table.roll(5)


@pytest.mark.rule("DA-3")
def test_the_bank_pays_the_board_the_cards_and_the_games() -> None:
    table = Table(2)
    table.roll(1)
    table.fly(9)
    table.roll(1, 2, 3, 4, 5, 6)
    assert [(paid.payer, paid.payee, paid.amount) for paid in told(Paid, table.events)[2:]] == [
        (BANK, 0, 5_000), *[(BANK, 0, 50_000)] * 6,
    ]  # fmt: skip
    assert table.money == [355_000, 50_000]


@pytest.mark.rule("DA-R50")
def test_the_bank_is_nobodys() -> None:
    """All that is not the players' is the bank's."""
    table = Table(4)
    assert table.seen().bank == 30_000_000 - 4 * 50_000
    table.roll(2, 1, 3)
    assert table.money == [110_000, 50_000, 50_000, 50_000]
    assert table.seen().bank == 30_000_000 - 4 * 50_000 - 60_000
