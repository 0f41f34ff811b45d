"""Whole games meet every effect, present, milestone and end; each reading of an option makes a difference."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest

from games.game import CHANCE, Action, Choice, Event, IllegalAction, Ruling, State
from games.sitting_bull.actions import ExchangeHand, KeepHand, MovePawn, SwapPawns
from games.sitting_bull.events import (
    CardPlayed,
    CardSwapped,
    DiscMoved,
    EffectSkipped,
    HandExchanged,
    MilestoneClaimed,
    NeutralPlaced,
    PawnMoved,
    PawnPlaced,
    PresentDiscarded,
    PresentDrawn,
    PresentKept,
    PresentReturned,
    PresentsOut,
    PresentUsed,
    SittingBullMoved,
    SpaceTaken,
    StonesOut,
    StoneTaken,
    TileDrawn,
    WisdomShown,
)
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.options import RULINGS, SittingBullOptions
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import (
    FEAT_PRESENTS,
    NEUTRAL,
    PATH_PRESENTS,
    POWWOW,
    STONE_PRESENTS,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Stone,
    Tile,
    Wisdom,
)
from tests.games.play import next_action, random_options
from tests.games.readings import differ

E = TypeVar("E", bound=Event)
GAMES = 120
SCARCE: dict[str, Any] = {
    "stones": {"red": 1, "black": 1, "blue": 1, "harmony": 1},
    "present": {"red": 0, "harmony": 3},
}
"""Few stones; and presents of Harmony, which our box has none of."""
CAMP: dict[str, Any] = {"card": {str(n): {"regions": 8} for n in range(1, 60) if n not in (36, 37, 38, 39, 52, 53, 59)}}
"""Every pawn that is not in the powwow goes to the Camp, so that its presents run out."""
KEPT = {*STONE_PRESENTS, *PATH_PRESENTS}
USED = {*FEAT_PRESENTS, Present.POWWOW, Present.SWAP, Present.CALL}
RARE = {Refusal.EMPTY_COLUMN, Refusal.SAME_REGION, Refusal.NO_CARD_THERE}
"""Shown by constructed positions, since chance meets them seldom."""


class Tour:
    """What was told and refused in many games; some are played with an owner's edition."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.refused: Counter[Refusal] = Counter()
        self.done: Counter[type[Action]] = Counter()
        self.winners: Counter[int] = Counter()
        self.pools: dict[type[Choice], list[Action]] = {}
        """Actions of this and earlier games by what they are."""
        editions = [SITTING_BULL.edition(own, "test") for own in ({}, SCARCE, {}, CAMP)]
        for seed in range(GAMES):
            rng = Random(seed)
            state: State = SITTING_BULL.new_game(random_options(SITTING_BULL, rng), editions[seed % len(editions)])
            while state.current_players():
                if rng.random() < 0.2:
                    self.try_some(state, rng)
                action = next_action(SITTING_BULL, state, rng)
                self.done[type(action)] += 1
                self.pools.setdefault(type(action), []).append(action)
                state.apply_action(action, self.events)
            self.try_some(state, rng)
            self.winners[len(state.winners())] += 1

    def try_some(self, state: State, rng: Random) -> None:
        """What was done elsewhere: of a kind that is possible here, or of any kind, mostly by who is to act."""
        players = state.current_players()
        pools = list(self.pools.values())
        if players and players != (CHANCE,):
            possible = rng.choice(state.legal_actions(players[0]))
            pools = [self.pools.get(type(possible), []), *rng.sample(pools, min(1, len(pools)))]
        for pool in pools:
            for action in rng.sample(pool, min(2, len(pool))):
                trial = action
                if players and action.player != CHANCE and rng.random() < 0.8:
                    trial = msgspec.structs.replace(action, player=players[0])
                try:
                    state.clone().apply_action(trial)
                except IllegalAction as refusal:
                    self.refused[Refusal(refusal.code)] += 1


@cache
def tour() -> Tour:
    return Tour()


def told(kind: type[E]) -> list[E]:
    return [event for event in tour().events if isinstance(event, kind)]


@pytest.mark.rule("SB-17", "SB-18", "SB-26")
def test_every_card_was_played_into_each_column_where_it_may_lie() -> None:
    lie = {(icon, icon) for icon in list(Icon)[:4]} | {(Icon.AMULET, column) for column in (0, 1, 2)}
    assert {(event.icon, event.column) for event in told(CardPlayed)} == {*lie, (Icon.POWWOW, -1)}


@pytest.mark.rule("SB-19")
def test_pawns_were_placed_everywhere_and_those_of_the_third_colour_in_every_region() -> None:
    assert {event.place for event in told(PawnPlaced)} == {*Region, POWWOW}
    assert {event.region for event in told(NeutralPlaced)} == set(Region)
    assert {event.region for event in told(SittingBullMoved)} == set(Region)


@pytest.mark.rule("SB-27", "SB-21", "SB-22")
def test_every_powwow_acted() -> None:
    assert {(event.tile, event.printed) for event in told(TileDrawn)} == {
        (Tile.SWAP, True), *((tile, False) for tile in list(Tile)[1:]),
    }  # fmt: skip
    assert {event.path for event in told(SpaceTaken)} == set(Path)
    assert told(CardSwapped)
    assert {event.owner for event in told(PawnMoved)} == {0, 1, 2, 3, NEUTRAL}
    assert {event.to for event in told(PawnMoved)} == {*Region, POWWOW}
    assert {(event.path, event.level) for event in told(DiscMoved)} == {(p, n) for p in range(3) for n in range(1, 6)}
    assert {event.tile for event in told(EffectSkipped)} >= {Tile.SWAP, Tile.TRAVEL}
    assert {event.stone for event in told(StoneTaken)} == set(Stone)
    assert {event.stone for event in told(StonesOut)} == set(Stone)


@pytest.mark.rule("SB-29", "SB-R17", "SB-R37", "SB-R42")
def test_every_present_was_drawn_and_kept_or_used_or_discarded() -> None:
    assert {event.present for event in told(PresentDrawn)} == set(Present)
    assert {event.present for event in told(PresentKept)} == KEPT
    assert {event.present for event in told(PresentUsed)} == USED
    assert {event.present for event in told(PresentDiscarded) if not event.forced} == set(Present)
    assert {event.present for event in told(PresentDiscarded) if event.forced} <= USED
    assert len({event.present for event in told(PresentReturned)}) > 8
    assert told(PresentsOut)


@pytest.mark.rule("SB-28", "SB-24")
def test_every_milestone_was_claimed_and_every_space_of_one() -> None:
    assert {event.milestone for event in told(MilestoneClaimed)} == set(Milestone)
    spaces = {(event.space, event.points) for event in told(MilestoneClaimed)}
    assert spaces == {(0, 10), (1, 5), (1, 6), (1, 7), (2, 3), (2, 4), (3, 2)}


@pytest.mark.rule("SB-36", "SB-14", "SB-37")
def test_wisdom_was_met_and_missed_and_the_odd_moments_came_too() -> None:
    assert {(event.wisdom, event.points) for event in told(WisdomShown)} == {(w, n) for w in Wisdom for n in (0, 8)}
    assert told(HandExchanged)
    assert {KeepHand, ExchangeHand, SwapPawns, MovePawn} < set(tour().done)
    assert set(tour().done) == set(SITTING_BULL.action_type.__args__)
    assert set(tour().winners) >= {1}


def test_every_refusal_was_met_by_chance_or_is_shown_by_hand() -> None:
    assert set(tour().refused) | RARE == set(Refusal)


@pytest.mark.rule("SB-7", "SB-13", "SB-R1", "SB-R15", "SB-R20", "SB-R24", "SB-R26")
@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.option)
def test_both_readings_of_an_option_play_differently(ruling: Ruling) -> None:
    assert any(makes_a_difference(ruling, seed) for seed in range(40))


def makes_a_difference(ruling: Ruling, seed: int) -> bool:
    """Whether the other reading does in this game."""
    rng = Random(seed)
    one = SittingBullOptions(players=rng.choice(SITTING_BULL.players))
    two = msgspec.structs.replace(one, **{ruling.option: ruling.values[1]})
    return differ(SITTING_BULL, SITTING_BULL.edition(), one, two, lambda state: next_action(SITTING_BULL, state, rng))
