"""How bots judge rolling on, against the odds that people are told: who counts in dollars finds the same."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara import heuristics_visits as visits
from games.dakara.heuristics_odds import BETS, bet
from games.dakara.terms import Awaits
from tests.games.dakara.test_odds_proof import OTHER_READINGS, OWN_CARDS
from tests.games.dakara.ways import Ways, own

EDITIONS = pytest.mark.parametrize("edition", [None, OWN_CARDS], ids=["shipped", "own"])
READINGS = pytest.mark.parametrize("readings", [{}, OTHER_READINGS], ids=["ours", "others"])


@EDITIONS
@READINGS
@pytest.mark.parametrize("space", [21, 35, 43, 45, 46])
def test_who_counts_in_dollars_values_going_on_and_leaving_as_the_odds_do(
    space: int, readings: dict[str, Any], edition: dict[str, Any] | None
) -> None:
    """Venice, blackjack, Las Vegas, Madrid and Reno, at every position where one may leave."""
    ways = Ways(space, edition=edition, **readings)
    asked = 0
    for p in ways.positions():
        outlook = ways.outlook(p)
        if p.awaits is not Awaits.PLAYERS or outlook.going_on is None or outlook.stopping is None:
            continue
        asked += 1
        if space == 43 and not p.stage:
            on = visits.enter_slots(p.rules, float, p.money[0])
        else:
            on = visits.go_on(p, 0, float)
            assert visits.leave(p, 0, float) == pytest.approx(own(p) + outlook.stopping, abs=1e-6)
        assert on == pytest.approx(own(p) + outlook.going_on, abs=1e-6), (p.cell, p.stake)
    assert asked


OURS = {8: 6, 20: 1, 23: 1, 28: 6, 35: 2, 41: 6, 42: 1, 45: 1, 47: 1}
OWN = {**OURS, 8: 3, 35: 1, 41: 4, 42: 2}


@pytest.mark.rule("DA-R3")
@pytest.mark.parametrize(
    ("reading", "edition", "times"),
    [
        ("stake_back_and", None, OURS),
        ("in_all", None, {**OURS, 8: 5, 28: 5, 41: 5}),
        ("stake_back_and", OWN_CARDS, OWN),
        ("in_all", OWN_CARDS, {**OWN, 8: 2, 28: 5, 41: 3}),
    ],
)
def test_bots_know_how_many_times_the_stake_a_win_brings(
    reading: str, edition: dict[str, Any] | None, times: dict[int, int]
) -> None:
    """More than 2 to 1 is read in two ways (K:60-61)."""
    rules = Ways(8, edition=edition, pays=reading).start.rules
    assert {int(space): bet(rules, space).times for space in BETS} == times
