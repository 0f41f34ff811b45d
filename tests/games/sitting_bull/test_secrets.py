"""Hands and wisdom cards are their owner's alone, and nobody knows the deck (S:112-117)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from games.game import CHANCE, Event, State
from games.sitting_bull.actions import DealCard, DealWisdom, ExchangeHand, KeepHand, ShowWisdom
from games.sitting_bull.events import CardDealt, CardTaken, HandExchanged, WisdomDealt
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.terms import HAND, Awaits, Wisdom
from tests.games.play import walk
from tests.games.sitting_bull.random_games import SHIPPED, new_game, whole


def until(state: State, awaits: Awaits, rng: Random) -> SittingBullObservation:
    """Play at random until the game waits for this."""
    if whole(state).awaits is not awaits:
        for _ in walk(SITTING_BULL, state, rng):
            if whole(state).awaits is awaits:
                break
    seen = whole(state)
    assert seen.awaits is awaits
    return seen


def without_own(seen: SittingBullObservation) -> SittingBullObservation:
    """All but what only the viewer sees."""
    seats = tuple(msgspec.structs.replace(seat, hand=None, wisdom=None) for seat in seen.seats)
    return msgspec.structs.replace(seen, viewer=None, seats=seats, aside=None)


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_sees_the_own_hand_and_wisdom_and_of_others_the_number_of_cards(players: int) -> None:
    state = new_game(players)
    until(state, Awaits.CARD, Random(players))
    for viewer in (None, *range(players)):
        seats = whole(state, viewer).seats
        for player, seat in enumerate(seats):
            assert seat.hand_count == HAND
            own = player == viewer
            assert (seat.hand is not None) == (seat.wisdom is not None) == own
            if seat.hand is not None:
                assert len(seat.hand) == HAND
                assert list(seat.hand) == sorted(seat.hand)


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_but_the_own_cards_tells_viewers_apart(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 3)
    for _ in walk(SITTING_BULL, state, rng):
        if rng.random() < 0.2 and state.current_players():
            public = whole(state)
            assert without_own(public) == public
            for viewer in range(len(public.seats)):
                assert without_own(whole(state, viewer)) == public


def secret_draws(state: State, rng: Random) -> Iterator[tuple[Any, list[Event]]]:
    """Each card that the console deals, with what is told of it."""
    log: list[Event] = []
    known = 0
    for action in walk(SITTING_BULL, state, rng, log):
        told, known = log[known:], len(log)
        if isinstance(action, DealCard | DealWisdom):
            yield action, told


@pytest.mark.rule("SB-13", "SB-14", "SB-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_of_a_dealt_card_does_not_name_it(players: int) -> None:
    told_kinds = set()
    for action, told in secret_draws(new_game(players), Random(players)):
        first = told[0]
        assert isinstance(first, CardDealt if isinstance(action, DealCard) else WisdomDealt)
        assert set(msgspec.to_builtins(first)) == {"type", "player"}
        told_kinds.add(type(first))
    assert told_kinds == {CardDealt, WisdomDealt}


@pytest.mark.rule("SB-25")
def test_a_card_taken_from_a_region_is_not_named_again() -> None:
    """Those who watched know it; the console does not keep it for the others."""
    assert CardTaken.__struct_fields__ == ("player", "region")


@pytest.mark.rule("SB-14", "SB-R35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_laid_aside_for_an_exchange_are_their_owners_secret(players: int) -> None:
    state = new_game(players)
    asked = until(state, Awaits.EXCHANGE, Random(players)).turn
    old = whole(state, asked).seats[asked].hand
    log: list[Event] = []
    state.apply_action(ExchangeHand(asked), log)
    assert not log, "nothing is told before the new cards are there"
    for viewer in (None, *range(players)):
        seen = whole(state, viewer)
        assert (seen.exchanging, seen.dealing) == (True, asked)
        assert seen.aside == (old if viewer == asked else None)
        assert seen.seats[asked].hand_count == 0
    for _ in range(HAND):
        state.apply_action(state.chance_outcomes()[0][0], log)
    assert log == [CardDealt(asked)] * HAND + [HandExchanged(asked)]
    assert (whole(state, asked).aside, whole(state, asked).exchanging) == (None, False)


@pytest.mark.rule("SB-36", "SB-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_all_is_open(players: int) -> None:
    state = new_game(players)
    for _ in walk(SITTING_BULL, state, Random(players)):
        pass
    public = whole(state)
    assert all(seat.hand is not None and len(seat.hand) == seat.hand_count for seat in public.seats)
    assert len({seat.wisdom for seat in public.seats} - {None}) == players
    for viewer in range(players):
        assert without_viewer(whole(state, viewer)) == without_viewer(public)
        assert SITTING_BULL.sample_state(whole(state, viewer), options_of(players), SHIPPED, Random(1)) == state


def without_viewer(seen: SittingBullObservation) -> SittingBullObservation:
    return msgspec.structs.replace(seen, viewer=None)


def options_of(players: int, **rulings: Any) -> SittingBullOptions:
    return SittingBullOptions(players=players, **rulings)


@pytest.mark.rule("SB-13", "SB-36")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_real_cards_are_nobodys_to_see_and_wisdom_shows_when_it_is_shown(players: int) -> None:
    state = new_game(players, cards="table")
    until(state, Awaits.REVEAL, Random(players))
    first = whole(state).first
    shown: dict[int, Wisdom] = {}
    for turn in range(players):
        player = (first + turn) % players
        for viewer in (None, *range(players)):
            seats = whole(state, viewer).seats
            assert all(seat.hand is None for seat in seats)
            assert {p: seat.wisdom for p, seat in enumerate(seats) if seat.wisdom is not None} == shown
        shown[player] = Wisdom(turn)
        state.apply_action(ShowWisdom(player, Wisdom(turn)))
    assert whole(state).awaits is Awaits.OVER
    assert all(seat.hand is None for seat in whole(state, 0).seats)


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_real_hands_are_counted_though_nobody_tells_what_they_hold(players: int) -> None:
    state = new_game(players, cards="table")
    until(state, Awaits.EXCHANGE, Random(players))
    for turn in range(players):
        seen = whole(state)
        assert [seat.hand_count for seat in seen.seats] == [HAND] * players
        assert seen.deck == sum(kind.copies for kind in seen.kinds) - 5 - HAND * players
        asked = seen.turn
        assert asked == (seen.first + turn) % players
        state.apply_action(ExchangeHand(asked) if turn % 2 else KeepHand(asked))
    assert whole(state).awaits is Awaits.CARD
    assert state.current_players() != (CHANCE,)
