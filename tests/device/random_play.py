"""Plays a real table at random: for tests that need whole games with everything in them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from device.table import Table
from games.game import CHANCE, Range, with_amount


def play_on(
    table: Table, until: int = 10**6, *, seed: int = 1, by_hand: Callable[[int], bool] = lambda _: False
) -> None:
    """Let the table go on to `until` actions, or to the end; rolls and draws for which `by_hand` says so are entered.

    What the console gave before a correction it gives again, so such a roll is never entered.
    """
    rng = Random(seed)
    while not table.finished and table.ply < until:
        if table.current == (CHANCE,):
            hand = by_hand(table.ply) and table.kept_outcome() is None
            outcomes = [outcome for outcome, weight in table.outcomes() if weight]
            table.submit_chance(rng.choice(outcomes) if hand else table.console_outcome(), by_hand=hand)
            continue
        player = rng.choice(table.current)
        choice = rng.choice(list(table.legal(player)))
        if isinstance(choice, Range):
            choice = with_amount(
                choice, rng.randrange(choice.low, choice.high + 1, choice.step), table.game.action_type
            )
        seat = table.seats[player]
        table.submit(choice, player, "bot" if seat.bot else "seat")
