"""In any game: no card, pawn, stone, present or disc appears or vanishes but by the rules, as the events tell it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.game import Event
from games.sitting_bull.events import (
    CardPlayed,
    MilestoneClaimed,
    PawnPlaced,
    PresentDiscarded,
    PresentDrawn,
    PresentReturned,
    PresentUsed,
    TurnEnded,
    TurnStarted,
)
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.terms import HAND, Awaits, Icon, Present, Stone
from tests.games.play import random_options, walk
from tests.games.sitting_bull.random_games import SHIPPED, whole
from tests.games.sitting_bull.tally import PATHS, POWWOW, STONE_POINTS, THIRD_COLOUR, Tally

PAWNS = {2: 13, 3: 12, 4: 10}
PRESENTS = {"RED": 3, "BLACK": 3, "BLUE": 3, "HARMONY": 0, "CALL": 2, "POWWOW": 1, "SWAP": 1}
"""Of the others: two of each path, one for each pair of discs."""


def presents_in_the_box() -> Counter[Present]:
    return Counter({p: PRESENTS.get(p.name, 2 if p.name in PATHS else 1) for p in Present})


def check_cards(seen: SittingBullObservation, log: list[Event]) -> None:
    deck = {2: 39, 3: 53, 4: 59}[len(seen.seats)]
    assert sum(kind.copies for kind in seen.kinds) == deck
    played = [event for event in log if isinstance(event, CardPlayed)]
    hands = sum(seat.hand_count for seat in seen.seats)
    face = sum(view.card is not None for view in seen.regions)
    aside = HAND if seen.exchanging else 0
    assert seen.deck + hands + face + aside + len(played) == deck
    assert all(seat.hand_count <= HAND for seat in seen.seats)
    if seen.real_cards:
        assert not any(seen.gone)
        assert len(seen.played) + (seen.awaits is Awaits.PLACE and seen.icon is not None) == len(played)
    else:
        assert not seen.played
        assert Counter(event.card for event in played) == +Counter(dict(enumerate(seen.gone)))
    for player, seat in enumerate(seen.seats):
        columns = Counter(event.column for event in played if event.player == player and event.icon != Icon.POWWOW)
        assert seat.columns == tuple(columns[column] for column in range(4))


def check_pawns(seen: SittingBullObservation, tally: Tally) -> None:
    players = len(seen.seats)
    assert sum(tally.pawns[place, THIRD_COLOUR] for place in range(6)) == (13 - seen.neutrals if players == 2 else 0)
    for player, seat in enumerate(seen.seats):
        assert seat.pawns + sum(tally.pawns[place, player] for place in range(6)) == PAWNS[players]
    for place in range(6):
        there = seen.powwow if place == POWWOW else seen.regions[place].pawns
        assert there == tuple(tally.pawns[place, owner] for owner in (*range(players), THIRD_COLOUR))
    assert sum(view.sitting_bull for view in seen.regions) == (1 if all(v.offering for v in seen.regions) else 0)


def check_pieces(seen: SittingBullObservation, tally: Tally, log: list[Event]) -> None:
    for stone in Stone:
        held = [seat.stones[stone] for seat in seen.seats]
        assert held == [tally.stones[player, stone.name] for player in range(len(seen.seats))]
        assert sum(held) + seen.stones_left[stone] == 12
    out = Counter(event.present for event in log if isinstance(event, PresentUsed | PresentDiscarded))
    kept = Counter({p: sum(seat.presents[p] for seat in seen.seats) for p in Present})
    drawn = Counter(event.present for event in log if isinstance(event, PresentDrawn))
    back = Counter(event.present for event in log if isinstance(event, PresentReturned))
    assert presents_in_the_box() - (drawn - back) == +Counter(dict(zip(Present, seen.presents_left, strict=True)))
    held_now = Counter(seen.offered) + Counter([seen.present] if seen.present is not None else [])
    if not (seen.awaits is Awaits.EFFECT and seen.paths):  # a used present lies there until both discs are moved
        assert drawn - back == out + kept + held_now
    assert all(present.name in (*STONE_POINTS, *PATHS) for present in +kept), "those that act at once are not kept"
    assert list(seen.levels) == [tally.levels[path] for path in PATHS[:3]]
    assert all(1 <= level <= 5 for level in seen.levels)


def check_milestones(seen: SittingBullObservation, tally: Tally) -> None:
    for view in seen.milestones:
        assert list(view.discs) == tally.discs.get(view.milestone, [])
        assert len(set(view.discs)) == len(view.discs) <= len(view.points) == len(seen.seats)
        assert not set(view.discs) & set(view.met)


@pytest.mark.rule("SB-1", "SB-2", "SB-4", "SB-8", "SB-12", "SB-15", "SB-24", "SB-38", "SB-R2", "SB-R28", "SB-R41")
@pytest.mark.parametrize("seed", range(24))
def test_nothing_appears_or_vanishes(seed: int) -> None:
    rng = Random(seed)
    options = random_options(SITTING_BULL, rng)
    assert isinstance(options, SittingBullOptions)
    state = SITTING_BULL.new_game(options, SHIPPED)
    tally, log = Tally(options), list[Event]()
    known = 0
    for ply, _ in enumerate(walk(SITTING_BULL, state, rng, log)):
        for event in log[known:]:
            tally.note(event)
        known = len(log)
        if ply % 3 == 0 or not state.current_players():
            seen = whole(state)
            check_cards(seen, log)
            check_pawns(seen, tally)
            check_pieces(seen, tally, log)
            check_milestones(seen, tally)
    check_turns(options.players, log)


def check_turns(players: int, log: list[Event]) -> None:
    """Each player has as many turns as pawns, in turn, with one pawn and at most one disc in each."""
    turns = [event.player for event in log if isinstance(event, TurnStarted)]
    first = turns[0]
    assert turns == [(first + n) % players for n in range(PAWNS[players] * players)]
    assert [event.player for event in log if isinstance(event, TurnEnded)] == turns
    assert [event.player for event in log if isinstance(event, PawnPlaced)] == turns
    discs = 0
    for event in log:
        if isinstance(event, TurnStarted):
            discs = 0
        elif isinstance(event, MilestoneClaimed):
            discs += 1
            assert discs == 1
    claims = Counter(event.player for event in log if isinstance(event, MilestoneClaimed))
    assert all(count <= 3 for count in claims.values())
