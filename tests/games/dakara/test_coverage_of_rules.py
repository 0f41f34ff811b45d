"""Whole games meet every space, every way that money moves, every end of a local game and each reading of an option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import TypeVar, get_args

import msgspec
import pytest

from games.dakara.actions import Bet, Bid, Decline, Withdraw
from games.dakara.board import FORMS, INNER_GAMES
from games.dakara.events import (
    BankBroken,
    BankRolled,
    Bankrupt,
    Fell,
    GameEnded,
    GameStarted,
    GoalReached,
    GoldDrawn,
    Moved,
    Paid,
    PassDrawn,
    PlaceWon,
    Sold,
    TiedRolls,
    Travelled,
    Unsold,
)
from games.dakara.game_entry import DAKARA
from games.dakara.options import RULINGS, DakaraOptions
from games.dakara.terms import CARDS, Line, Reason, Result
from games.game import CHANCE, Action, Event, Range, Ruling, State
from tests.games.dakara.board import SHIPPED
from tests.games.play import as_action, next_action, random_options
from tests.games.readings import differ

E = TypeVar("E", bound=Event)
GAMES = 200
BOLD = 4
"""Every fourth game is of players who bet all they have."""
BANK_ONLY = {"transfer", "reversal"}
"""Reasons for payments where no rules are enforced."""
FREE = {2, 3, 5, 6, 7, 9, 10, 19, 25, 30}
"""Local games that cost nothing."""
SMALL_BANK = {"bank": {"money": 1_000_000}}


class Taste:
    """Careful players, who keep their money for many a turn: small bets, mostly a way out; or bold ones."""

    def __init__(self, seed: int, bold: bool = False) -> None:
        self.rng = Random(seed)
        self.bold = bold

    def choose(self, state: State) -> Action:
        """The next action."""
        players = state.current_players()
        if players == (CHANCE,):
            return next_action(DAKARA, state, self.rng)
        listed = state.legal_actions(self.rng.choice(players))
        action = as_action(DAKARA, self.rng.choice(listed), self.rng)
        if isinstance(action, Bet):
            most = max(choice.high for choice in listed if isinstance(choice, Range))
            return msgspec.structs.replace(action, amount=most if self.bold else min(most, 2_000))
        return action


class Tour:
    """What was told in many games; every other one is played with a bank that breaks soon."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.done: Counter[type[Action]] = Counter()
        self.winners: Counter[int] = Counter()
        poor = DAKARA.edition(SMALL_BANK, "test")
        for seed in range(GAMES):
            options = random_options(DAKARA, Random(seed))
            state: State = DAKARA.new_game(options, poor if seed % 2 else SHIPPED)
            taste = Taste(seed, bold=seed % BOLD == 0)
            while state.current_players():
                action = taste.choose(state)
                self.done[type(action)] += 1
                state.apply_action(action, self.events)
            self.winners[len(state.winners())] += 1


@cache
def tour() -> Tour:
    return Tour()


def told(kind: type[E]) -> list[E]:
    return [event for event in tour().events if isinstance(event, kind)]


def spaces(events: Iterable[GameStarted | Travelled | PassDrawn]) -> set[int]:
    return {event.space for event in events}


def test_every_space_was_landed_on_and_every_local_game_played() -> None:
    assert {event.target for event in told(Moved)} == set(range(48))
    assert spaces(told(GameStarted)) == set(FORMS)
    assert spaces(told(Travelled)) == set(FORMS)
    assert spaces(told(PassDrawn)) == set(INNER_GAMES)


def test_money_moved_for_every_reason() -> None:
    assert {event.reason for event in told(Paid)} == set(get_args(Reason)) - BANK_ONLY


def test_local_games_ended_in_every_way() -> None:
    assert {event.result for event in told(GameEnded)} == set(get_args(Result))
    by_space: dict[int, set[str]] = {}
    for event in told(GameEnded):
        by_space.setdefault(event.space, set()).add(event.result)
    assert set(by_space) == set(FORMS)
    assert {space for space, results in by_space.items() if "lost" not in results} == FREE
    seldom = {space for space, results in by_space.items() if "won" not in results}
    assert seldom <= {40, 45, 46}, "no tax brings nothing; six wins in a row are shown by hand"


def test_every_card_was_read_on_every_line() -> None:
    assert {event.line for event in told(GoldDrawn)} == set(Line)
    assert {event.card for event in told(GoldDrawn)} == {0, *CARDS}, "0: read by hand"


def test_the_odd_moments_came_too() -> None:
    for kind in (BankBroken, Bankrupt, Fell, GoalReached, TiedRolls, BankRolled, Sold, Unsold):
        assert told(kind), kind.__name__
    assert {event.place for event in told(PlaceWon)} == {-1, 0, 1, 2, 3, 4, 5, 6}
    assert {Bet, Bid, Decline, Withdraw} < set(tour().done)
    assert set(tour().winners) >= {1}


@pytest.mark.rule("DA-19", "DA-R1", "DA-R2", "DA-R3", "DA-R6", "DA-R27", "DA-R29", "DA-R39", "DA-R52")
@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.option)
def test_the_readings_of_an_option_play_differently(ruling: Ruling) -> None:
    for value in ruling.values[1:]:
        assert any(makes_a_difference(ruling, value, seed) for seed in range(40)), value


def makes_a_difference(ruling: Ruling, value: str, seed: int) -> bool:
    """Whether another reading than ours does in this game."""
    one = DakaraOptions(players=Random(seed).choice(DAKARA.players))
    two = msgspec.structs.replace(one, **{ruling.option: value})
    return differ(DAKARA, SHIPPED, one, two, Taste(seed).choose)
