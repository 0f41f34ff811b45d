"""A full position that an observation allows: what the viewer does not see is dealt anew.

Where people hold the real cards the console knows nothing that the table does not see: there is nothing to guess.
"""

from __future__ import annotations

from random import Random

from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.rules import Rules
from games.sitting_bull.state import State
from games.sitting_bull.terms import (
    COLUMNS,
    HAND,
    MILESTONES,
    NEUTRAL,
    NONE,
    OWNERS,
    PLACES,
    POWWOW,
    PRESENT_KINDS,
    STONES,
    Awaits,
    Wisdom,
)


def sample(seen: SittingBullObservation, rules: Rules, rng: Random) -> State:
    """A state whose observation by the same viewer equals `seen`; all deals of the unseen cards are equally likely."""
    state = State(rules)
    _fill_board(state, seen)
    _fill_seats(state, seen)
    _fill_turn(state, seen)
    state.deck_left = seen.deck
    for view in seen.regions:
        if view.card is not None:
            state.deck[view.card] -= 1
    if not rules.real_cards:
        _deal_cards(state, seen, rng)
        _deal_wisdom(state, seen, rng)
    return state


def _fill_board(state: State, seen: SittingBullObservation) -> None:
    players = state.rules.players
    for view in seen.regions:
        _stand(state, view.region, view.pawns)
        state.face[view.region] = NONE if view.card is None else view.card
        state.offerings[view.region] = view.offering
        if view.sitting_bull:
            state.sitting_bull = view.region
    _stand(state, POWWOW, seen.powwow)
    state.pool = [*(seat.pawns for seat in seen.seats), *[0] * (OWNERS - players)]
    state.pool[NEUTRAL] = seen.neutrals
    state.spaces = list(seen.spaces)
    state.tile = NONE if seen.tile is None else seen.tile
    state.levels = list(seen.levels)
    state.milestones = [int(view.milestone) for view in seen.milestones]
    state.discs = [view.discs for view in seen.milestones]
    state.supply = list(seen.stones_left)
    state.pile = list(seen.presents_left)
    state.gone = list(seen.gone)
    for icon, place in seen.played:
        state.played[icon * len(PLACES) + place] += 1


def _stand(state: State, place: int, pawns: tuple[int, ...]) -> None:
    at = place * OWNERS
    state.pawns[at : at + state.rules.players] = pawns[:-1]
    state.pawns[at + NEUTRAL] = pawns[-1]


def _fill_seats(state: State, seen: SittingBullObservation) -> None:
    for player, seat in enumerate(seen.seats):
        state.columns[COLUMNS * player : COLUMNS * (player + 1)] = seat.columns
        state.stones[STONES * player : STONES * (player + 1)] = seat.stones
        state.presents[PRESENT_KINDS * player : PRESENT_KINDS * (player + 1)] = seat.presents
        state.hand_counts[player] = seat.hand_count
        state.taken[player] = seat.taken
        state.hands[player] = seat.hand or ()
        state.wisdom[player] = NONE if seat.wisdom is None else seat.wisdom


def _fill_turn(state: State, seen: SittingBullObservation) -> None:
    """Where the turn stands, or the setup."""
    state.awaits = seen.awaits
    state.current = seen.current
    state.first = seen.first
    state.turn = seen.turn
    state.round = seen.round
    state.dealing = seen.dealing
    state.region = seen.region
    state.left = _left(seen)
    state.icon = NONE if seen.icon is None else seen.icon
    state.card = seen.card
    state.column = seen.column
    state.place = seen.place
    state.effect = NONE if seen.effect is None else seen.effect
    state.paths = sum(1 << path for path in seen.paths)
    state.moves = seen.moves
    state.present = NONE if seen.present is None else seen.present
    state.offered = tuple(int(present) for present in seen.offered)


def _left(seen: SittingBullObservation) -> int:
    """Draws still to make in this step of the setup, or cards still to deal."""
    match seen.awaits:
        case Awaits.REGION_CARD if not seen.round:
            return sum(view.card is None for view in seen.regions)
        case Awaits.MILESTONE_TILE:
            return MILESTONES - len(seen.milestones)
        case Awaits.OFFERING:
            return sum(not view.offering for view in seen.regions)
        case Awaits.HAND_CARD:
            return 1 if seen.round else HAND - seen.seats[seen.dealing].hand_count
    return 0


def _deal_cards(state: State, seen: SittingBullObservation, rng: Random) -> None:
    """What is not seen goes to the other hands and, in an exchange, aside, to their counts; the rest is the deck."""
    unseen = [left - gone for left, gone in zip(state.deck, state.gone, strict=True)]
    for hand in (*state.hands, seen.aside or ()):
        for card in hand:
            unseen[card] -= 1
    pool = [card for card, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)

    def take(count: int) -> tuple[int, ...]:
        return tuple(sorted(pool.pop() for _ in range(count)))

    for player, seat in enumerate(seen.seats):
        if seat.hand is None:
            state.hands[player] = take(seat.hand_count)
    if seen.exchanging:
        state.aside = take(HAND) if seen.aside is None else seen.aside
    state.deck = [0] * len(unseen)
    for card in pool:
        state.deck[card] += 1


def _deal_wisdom(state: State, seen: SittingBullObservation, rng: Random) -> None:
    """A different one for each player who has one already."""
    hidden = [player for player in _with_wisdom(seen) if state.wisdom[player] == NONE]
    unseen = [int(wisdom) for wisdom in Wisdom if wisdom not in state.wisdom]
    for player, wisdom in zip(hidden, rng.sample(unseen, len(hidden)), strict=True):
        state.wisdom[player] = wisdom


def _with_wisdom(seen: SittingBullObservation) -> range | list[int]:
    """Who has a wisdom card: they are dealt in turn order, before the exchange."""
    players = len(seen.seats)
    if seen.awaits is Awaits.WISDOM:
        return [(seen.first + n) % players for n in range((seen.dealing - seen.first) % players)]
    return range(players if seen.exchanging or seen.awaits >= Awaits.EXCHANGE or seen.round else 0)
