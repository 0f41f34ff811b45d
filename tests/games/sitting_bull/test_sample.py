"""Guesses of what a viewer does not see: possible, and every deal as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from games.game import State
from games.sitting_bull.actions import ExchangeHand
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.state import State as Inside
from games.sitting_bull.terms import HAND, Awaits, Wisdom
from tests.games.play import random_options, walk
from tests.games.sitting_bull.random_games import SHIPPED, new_game, whole
from tests.games.sitting_bull.test_secrets import until


def guess(state: State, viewer: int | None, seed: int) -> Inside:
    seen = whole(state, viewer)
    cards = "table" if seen.real_cards else "console"
    assert isinstance(state, Inside)
    found = SITTING_BULL.sample_state(seen, state.rules.options, SHIPPED, Random(seed))
    assert found.rules.options.cards == cards
    assert found.observation(viewer) == seen
    return found


def all_cards(state: Inside) -> list[int]:
    """How many of each kind there are, wherever they lie."""
    counts = Counter(card for hand in (*state.hands, state.aside, state.face) for card in hand if card >= 0)
    return [counts[card] + state.deck[card] + state.gone[card] for card in range(len(state.deck))]


@pytest.mark.rule("SB-13", "SB-14")
@pytest.mark.parametrize("seed", range(12))
def test_a_guess_deals_every_card_once_and_keeps_what_is_known(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 3)
    copies = [kind.copies for kind in whole(state).kinds]
    for _ in walk(SITTING_BULL, state, rng):
        if rng.random() > 0.1:
            continue
        for viewer in (None, *range(2 + seed % 3)):
            seen, found = whole(state, viewer), guess(state, viewer, seed)
            assert all_cards(found) == copies
            assert min(found.deck) >= 0
            assert sum(found.deck) == found.deck_left == seen.deck
            assert [len(hand) for hand in found.hands] == [seat.hand_count for seat in seen.seats]
            assert len(found.aside) == (HAND if seen.exchanging else 0)
            if viewer is not None:
                assert found.hands[viewer] == seen.seats[viewer].hand
                assert found.wisdom[viewer] == (-1 if (own := seen.seats[viewer].wisdom) is None else own)
            dealt = [wisdom for wisdom in found.wisdom if wisdom >= 0]
            assert len(set(dealt)) == len(dealt)


@pytest.mark.rule("SB-13", "SB-14")
@pytest.mark.parametrize("seed", range(9))
def test_but_for_the_secrets_a_guess_is_the_truth(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 3, powwow=("drawn", "printed")[seed % 2])
    assert isinstance(state, Inside)
    for _ in walk(SITTING_BULL, state, rng):
        viewer = rng.choice([None, *range(2 + seed % 3)])
        found = guess(state, viewer, seed)
        found.hands, found.deck, found.aside, found.wisdom = state.hands, state.deck, state.aside, state.wisdom
        assert found == state


def shares(found: Sequence[tuple[int, ...]]) -> Counter[int]:
    return Counter(card for cards in found for card in cards)


def assert_fair(counts: Counter[int], pool: Counter[int], drawn: int) -> None:
    """Each kind was drawn about as often as it is in the pool: within 4.5 standard deviations (draws in hundreds)."""
    size = pool.total()
    for card, copies in pool.items():
        share = copies / size
        assert abs(counts[card] - drawn * share) < 4.5 * sqrt(drawn * share * (1 - share)), card
    assert not counts - Counter(dict.fromkeys(pool, drawn)), "nothing from outside the pool"


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_unseen_card_is_as_likely_in_a_hand_as_in_the_deck(viewer: int | None) -> None:
    state = new_game(3)
    until(state, Awaits.CARD, Random(4))
    seen = whole(state, viewer)
    pool = Counter({card: kind.copies for card, kind in enumerate(seen.kinds)})
    pool -= Counter(view.card for view in seen.regions if view.card is not None)
    pool -= Counter(seen.seats[viewer].hand if viewer is not None else ())
    found = [guess(state, viewer, seed) for seed in range(400)]
    for player in range(3):
        if player != viewer:
            assert_fair(shares([g.hands[player] for g in found]), pool, 400 * HAND)
    decks = Counter[int]()
    for g in found:
        decks.update(dict(enumerate(g.deck)))
    assert_fair(+decks, pool, 400 * seen.deck)


@pytest.mark.rule("SB-14", "SB-R35")
def test_cards_laid_aside_are_guessed_by_others_and_kept_by_their_owner() -> None:
    state = new_game(2)
    seen = until(state, Awaits.EXCHANGE, Random(2))
    owner, other = seen.turn, 1 - seen.turn
    old = whole(state, owner).seats[owner].hand
    state.apply_action(ExchangeHand(owner))
    assert {guess(state, owner, seed).aside for seed in range(20)} == {old}
    assert len({guess(state, other, seed).aside for seed in range(20)}) > 10
    assert len({guess(state, None, seed).aside for seed in range(20)}) > 10
    known = guess(state, owner, 1)
    assert [known.deck[card] for card in range(len(known.deck))] == [
        copies - Counter((*known.hands[other], *known.aside, *known.face))[card]
        for card, copies in enumerate(kind.copies for kind in seen.kinds)
    ]


@pytest.mark.rule("SB-13", "SB-36")
@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_every_wisdom_card_that_is_not_the_own_is_as_likely(viewer: int | None) -> None:
    state = new_game(4)
    until(state, Awaits.EXCHANGE, Random(1))
    own = None if viewer is None else whole(state, viewer).seats[viewer].wisdom
    assert (own is None) == (viewer is None)
    pool = Counter(int(wisdom) for wisdom in Wisdom if wisdom is not own)
    found = [guess(state, viewer, seed).wisdom for seed in range(500)]
    for player in range(4):
        if player != viewer:
            assert_fair(Counter(wisdom[player] for wisdom in found), pool, 500)
        else:
            assert {wisdom[player] for wisdom in found} == {own}


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wisdom_cards_are_guessed_for_all_who_were_dealt_one_and_for_nobody_else(players: int) -> None:
    state = new_game(players)
    for _ in walk(SITTING_BULL, state, Random(players)):
        seen = whole(state)
        true = state.wisdom if isinstance(state, Inside) else []
        for viewer in (None, *range(players)):
            found = guess(state, viewer, 1)
            assert [wisdom >= 0 for wisdom in found.wisdom] == [wisdom >= 0 for wisdom in true]
        if seen.round == 2:
            break


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("seed", range(8))
def test_with_real_cards_nothing_is_left_to_guess(seed: int) -> None:
    rng = Random(seed)
    state = new_game(2 + seed % 3, cards="table")
    assert guess(state, None, 1) == state
    for _ in walk(SITTING_BULL, state, rng):
        for viewer in (None, rng.randrange(2 + seed % 3)):
            assert guess(state, viewer, 1) == state


@pytest.mark.rule("SB-13")
@pytest.mark.parametrize("seed", range(9))
def test_a_guess_goes_on_like_the_truth(seed: int) -> None:
    """As long as its viewer acts, and until the end opens all."""
    rng = Random(seed)
    options = random_options(SITTING_BULL, rng)
    assert isinstance(options, SittingBullOptions)
    state = SITTING_BULL.new_game(options, SHIPPED)
    other: State | None = None
    viewer = compared = 0
    for action in walk(SITTING_BULL, state, rng):
        if other is not None and state.current_players():
            other.apply_action(action)
            assert other.observation(viewer) == state.observation(viewer)
            compared += 1
        following = state.current_players()
        if other is None or following != (viewer,):
            other = None
            if following and following[0] >= 0:
                viewer = following[0]
                other = SITTING_BULL.sample_state(state.observation(viewer), options, SHIPPED, rng)
    assert compared > 30
