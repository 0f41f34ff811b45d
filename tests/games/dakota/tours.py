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
    Collect,
    EndDevelopment,
    PlaceNeutral,
    PlacePawn,
    Recruit,
    Sell,
)
from games.dakota.options import DakotaOptions
from games.dakota.refusals import Refusal
from games.dakota.terms import MARKET, Building, Resource, Status, Terrain
from games.game import CHANCE, Action, Choice, Event, IllegalAction, State
from tests.games.dakota.board import DAKOTA, PLACES, SHIPPED
from tests.games.dakota.ledger import whole
from tests.games.play import next_action, random_options

TERRAINS = [terrain.name.lower() for terrain in Terrain]
WEIGHTS: dict[type, float] = {Recruit: 8, BuyPoint: 0.5, EndDevelopment: 1.5, Buy: 2}
SAVED = (Resource.TIMBER, Resource.METAL)


class Taste:
    """What the players of one game like: a building of each faction, and a terrain to crowd on (it runs out sooner)."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.favourites = (Building(seed % 6), Building(6 + seed % 6))
        self.terrain = self.crowded = 0

    def look(self, state: State, ply: int) -> None:
        """The terrain changes from time to time; its first territory in play is meant."""
        if ply % 300 == 0:
            self.terrain = self.rng.choice((0, 0, 1, 2, 3, 4, 4))
        if ply % 20 == 0:
            land = [i for i, t in enumerate(whole(state, None).territories) if t.status == Status.ACTIVE]
            wanted = TERRAINS[self.terrain]
            self.crowded = min(land, key=lambda i: (list(PLACES)[i].split("-")[0] != wanted, i), default=0)

    def weight(self, choice: Choice) -> float:
        """How much such a player likes a choice."""
        if isinstance(choice, PlacePawn | PlaceNeutral):
            return 6 if choice.territory == self.crowded else 0.3 if choice.territory == MARKET else 1
        if isinstance(choice, Build):
            return 60 if choice.building in self.favourites else 0.1
        if isinstance(choice, Sell):
            return 0.03 if choice.resource in SAVED else 0.25
        if isinstance(choice, Collect):
            return 5 if choice.resource in SAVED else 1
        return WEIGHTS.get(type(choice), 1)

    def choose(self, state: State) -> Action:
        """The next action."""
        players = state.current_players()
        if players == (CHANCE,):
            return next_action(DAKOTA, state, self.rng)
        listed = state.legal_actions(self.rng.choice(players))
        choice = self.rng.choices(listed, [self.weight(c) for c in listed])[0]
        assert isinstance(choice, Action)
        return choice


def eager_walk(state: State, taste: Taste, log: list[Event]) -> Iterator[Action]:
    """Play to the end."""
    for ply in range(20_000):
        if not state.current_players():
            return
        taste.look(state, ply)
        action = taste.choose(state)
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
            for action in eager_walk(state, Taste(seed), self.events):
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
