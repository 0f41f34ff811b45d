"""Games of players who want something: they build when they can, and save for it; so that all of Dakota is seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from games.dakota.actions import (
    Build,
    Buy,
    BuyPoint,
    EndDevelopment,
    PlaceNeutral,
    PlacePawn,
    Recruit,
    Sell,
)
from games.dakota.options import DakotaOptions
from games.dakota.refusals import Refusal
from games.dakota.terms import MARKET, Status, Terrain
from games.game import CHANCE, Action, Choice, Event, IllegalAction, State
from tests.games.dakota.board import DAKOTA, PLACES, SHIPPED
from tests.games.dakota.ledger import whole
from tests.games.play import next_action, random_options

TERRAINS = [terrain.name.lower() for terrain in Terrain]
WEIGHTS: dict[type, float] = {Build: 40, Recruit: 8, BuyPoint: 0.5, Sell: 0.35, EndDevelopment: 1.5, Buy: 2}


def weight(choice: Choice, crowded: int) -> float:
    """How much such a player likes a choice; pawns crowd together on `crowded`, which runs out sooner."""
    if isinstance(choice, PlacePawn | PlaceNeutral):
        return 6 if choice.territory == crowded else 0.3 if choice.territory == MARKET else 1
    return WEIGHTS.get(type(choice), 1)


def eager_action(state: State, rng: Random, crowded: int) -> Action:
    """The next action of a game of such players."""
    players = state.current_players()
    if players == (CHANCE,):
        return next_action(DAKOTA, state, rng)
    listed = state.legal_actions(rng.choice(players))
    choice = rng.choices(listed, [weight(c, crowded) for c in listed])[0]
    assert isinstance(choice, Action)
    return choice


def eager_walk(state: State, rng: Random, log: list[Event]) -> Iterator[Action]:
    """Play to the end; the land where pawns crowd is one terrain's first in play."""
    terrain = crowded = 0
    for ply in range(20_000):
        if not state.current_players():
            return
        if ply % 300 == 0:
            terrain = rng.randrange(5)
        if ply % 20 == 0:
            land = [i for i, t in enumerate(whole(state, None).territories) if t.status == Status.ACTIVE]
            crowded = min(land, key=lambda i: (list(PLACES)[i].split("-")[0] != TERRAINS[terrain], i), default=0)
        action = eager_action(state, rng, crowded)
        state.apply_action(action, log)
        yield action
    raise AssertionError("no end")


class Tour:
    """What was met in many such games."""

    def __init__(self, games: int) -> None:
        self.events: list[Event] = []
        self.refused: Counter[Refusal] = Counter()
        self.winners: Counter[int] = Counter()
        pool: list[Action] = []
        for seed in range(games):
            rng = Random(seed)
            options = random_options(DAKOTA, rng)
            assert isinstance(options, DakotaOptions)
            state = DAKOTA.new_game(options, SHIPPED)
            for action in eager_walk(state, rng, self.events):
                pool.append(action)
                self.try_some(state, rng, pool)
            self.winners[len(state.winners())] += 1

    def try_some(self, state: State, rng: Random, pool: Sequence[Action]) -> None:
        """Actions of this and earlier games, mostly at the wrong moment."""
        players = [player for player in state.current_players() if player != CHANCE]
        for action in rng.sample(pool, min(3, len(pool))):
            own = (
                msgspec.structs.replace(action, player=rng.choice(players))
                if players and rng.random() < 0.7
                else action
            )
            trial = state.clone()
            try:
                trial.apply_action(own)
            except IllegalAction as refusal:
                self.refused[Refusal(refusal.code)] += 1
