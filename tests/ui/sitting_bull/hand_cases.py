"""Positions with a hand to look at, or real cards to enter, and how tests read these screens."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec

from games.game import CHANCE
from games.sitting_bull.state import State
from games.sitting_bull.terms import Awaits, Effect, Icon
from tests.ui.random_play import play_until
from tests.ui.sitting_bull.build import at, at_effect, new_state, search, view
from ui.commands import Command, Submit
from ui.kit.pieces.symbol_card import SymbolCard
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed
from ui.sitting_bull.hand import HandScreen
from ui.sitting_bull.hand_order import HandOrder


@cache
def _with_amulet() -> State:
    return search(lambda state: columns_for_amulet(state) == 2 and view(state).round >= 3)


def with_amulet() -> State:
    """Step 1 of a player who holds an Amulet that may join two columns."""
    return _with_amulet().clone()


@cache
def _one_column() -> State:
    return search(lambda state: columns_for_amulet(state) == 1)


def one_column() -> State:
    """Step 1 of a player who holds an Amulet that may join one column only."""
    return _one_column().clone()


@cache
def _without_column() -> State:
    return search(lambda state: columns_for_amulet(state) == 0)


def without_column() -> State:
    """Step 1 of a player who holds an Amulet that may join no column."""
    return _without_column().clone()


def columns_for_amulet(state: State) -> int:
    """How many columns an Amulet of the player on turn may join; -1 without one, or where no card can be played."""
    seen = view(state)
    if seen.awaits is not Awaits.CARD:
        return -1
    player = state.current_players()[0]
    hand = own_hand(state, player)
    if not any(seen.kinds[card].icon is Icon.AMULET for card in hand):
        return -1
    if all(seen.kinds[card].icon is Icon.AMULET for card in hand):
        return -1
    return sum(count > 0 for count in seen.seats[player].columns[:3])


def own_hand(state: State, player: int) -> tuple[int, ...]:
    """The cards of `player`, who may know them."""
    seen = state.observation(player)
    hand = seen.seats[player].hand
    assert hand is not None
    return hand


@cache
def _exchange() -> State:
    return at(Awaits.EXCHANGE, round_=0)


def exchange(cards: str = "console") -> State:
    """The first player is asked about the starting cards."""
    return _exchange().clone() if cards == "console" else at(Awaits.EXCHANGE, round_=0, cards=cards)


@cache
def _swap() -> State:
    return at_effect(Effect.CARD)


def swap() -> State:
    """A card of the hand is swapped for one of the board."""
    return _swap().clone()


def drawn(awaits: Awaits, players: int = 4, skip: int = 0) -> State:
    """A game with real cards where `awaits` is to be entered for the (1 + skip)th time."""
    left = [skip]

    def reached(state: State) -> bool:
        if view(state).awaits is not awaits or state.current_players() != (CHANCE,):
            return False
        left[0] -= 1
        return left[0] < 0

    return play_until(new_state(players, cards="table"), Random(5), reached)


@cache
def _real_turn() -> State:
    def reached(state: State) -> bool:
        seen = view(state)
        if seen.awaits is not Awaits.CARD:
            return False
        return sum(count > 0 for count in seen.seats[state.current_players()[0]].columns[:3]) == 2

    return search(reached, cards="table")


def real_turn() -> State:
    """Step 1 with real cards of a player whose Amulet may join two columns."""
    return _real_turn().clone()


@cache
def _reveal() -> State:
    return at(Awaits.REVEAL, cards="table")


def reveal() -> State:
    """The first player shows the wisdom card."""
    return _reveal().clone()


OK, UNDO, HELP = (ControlPressed(control) for control in Control)


def sorted_hand() -> HandScreen:
    """A screen on which no card has a place before another: the hand lies as the rules list it."""
    return HandScreen(HandOrder(lambda text: b""))


def submitted(commands: list[Command]) -> list[object]:
    return [command.action for command in commands if isinstance(command, Submit)]


def cards(scene: Scene) -> list[SymbolCard]:
    return [w for w in scene if isinstance(w, SymbolCard)]


def after(model: Model, seconds: float) -> Model:
    return msgspec.structs.replace(model, now=model.now + seconds)


def actor_of(state: State) -> int:
    return state.current_players()[0]


def amulet_at(state: State) -> int:
    """Which of the cards is the Amulet."""
    kinds = view(state).kinds
    return next(n for n, card in enumerate(own_hand(state, actor_of(state))) if kinds[card].icon is Icon.AMULET)
