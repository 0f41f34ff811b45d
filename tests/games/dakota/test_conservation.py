"""In any game: no pawn, token or coin appears or vanishes but by the rules, as the events tell it."""

from __future__ import annotations

from random import Random

import pytest

from games.dakota.actions import PlaceNeutral, PlacePawn
from games.dakota.events import (
    Bought,
    Built,
    Collected,
    PointBought,
    Recruited,
    Replenished,
    RowDepleted,
    Sold,
    TerritoryActivated,
    TotemPlaced,
    WealthGained,
)
from games.dakota.options import DakotaOptions
from games.dakota.terms import Building, Faction, Phase, Resource, Row, Status, Terrain
from games.game import Action, Event, State
from tests.games.dakota.board import DAKOTA, SHIPPED
from tests.games.dakota.ledger import COSTS, HORSEMAN_SOURCES, PRINTED, WEALTH_COSTS, whole
from tests.games.play import random_options, walk


class Ledger:
    """What each player and territory must hold, kept from the events alone."""

    def __init__(self, options: DakotaOptions) -> None:
        self.options = options
        self.hands = [[0] * 8 for _ in range(options.players)]
        self.wealth = [0] * options.players
        self.explorers = [3] * options.players
        self.horsemen = [0] * options.players
        self.buildings: list[list[Building]] = [[] for _ in range(options.players)]
        self.boxed = 0

    def note(self, action: Action, told: list[Event]) -> None:
        for event in told:
            if isinstance(event, Collected):
                self.hands[event.player][event.resource] += 1
            elif isinstance(event, Bought):
                self.hands[event.player][event.resource] += 1
                self.wealth[event.player] -= event.price
            elif isinstance(event, Sold):
                self.hands[event.player][event.resource] -= 1
                self.wealth[event.player] += event.price
            elif isinstance(event, WealthGained):
                self.wealth[event.player] += event.amount
            elif isinstance(event, PointBought):
                self.wealth[event.player] -= event.price
            elif isinstance(event, Recruited):
                self.wealth[event.player] -= event.price
                self.explorers[event.player] += 1
                self.boxed += event.neutral_removed
            elif isinstance(event, Built):
                self.build(event, getattr(action, "wild", ()))

    def build(self, event: Built, wild: tuple[Resource, ...]) -> None:
        self.buildings[event.player].append(event.building)
        for name, count in COSTS[event.building].items():
            self.hands[event.player][Resource[name.upper()]] -= count
        for resource in wild:
            self.hands[event.player][resource] -= 1
        self.wealth[event.player] -= WEALTH_COSTS.get(event.building, 0)
        if event.building in HORSEMAN_SOURCES:
            self.explorers[event.player] -= 1
            self.horsemen[event.player] += 1

    def check_players(self, state: State) -> None:
        for player in range(self.options.players):
            seat = whole(state, player).seats[player]
            assert seat.resources == tuple(self.hands[player])
            assert seat.wealth == self.wealth[player]
            assert seat.wealth >= 0
            assert min(self.hands[player]) >= 0
            assert (seat.explorers, seat.horsemen) == (self.explorers[player], self.horsemen[player])
            assert seat.explorers + seat.horsemen <= 6
            assert seat.horsemen <= 2
            assert seat.buildings == tuple(sorted(self.buildings[player]))
            here = [(t.explorers[player], t.horsemen[player]) for t in whole(state, player).territories]
            assert seat.explorers == sum(e for e, _ in here) + seat.free_explorers + seat.market_explorers
            assert seat.horsemen == sum(h for _, h in here) + seat.free_horsemen + seat.market_horsemen

    def check_board(self, state: State) -> None:
        seen = whole(state, None)
        neutrals = sum(seen.neutrals) + sum(sum(t.neutrals) for t in seen.territories)
        if seen.phase > Phase.FACTIONS:
            assert neutrals == 3 * self.options.players + 2 - self.boxed
        for territory in seen.territories:
            printed = PRINTED[territory.terrain, territory.row]
            assert sum(territory.tokens) <= sum(printed)
            if self.options.totem_space == "printed":
                assert all(held <= most for held, most in zip(territory.tokens, printed, strict=True))
            if territory.status == Status.ACTIVE:
                assert sum(territory.tokens) > 0
            else:
                assert sum(territory.tokens) == 0
                assert not any(territory.explorers + territory.horsemen + territory.neutrals)
        for terrain in Terrain:
            row = [t for t in seen.territories if t.terrain == terrain]
            closed = [t for t in row if t.status == Status.INACTIVE]
            assert [t for t in row if t.frontier] == closed[:1]
            assert all(t.status == Status.INACTIVE for t in row[len(row) - len(closed) :]), "it opens from the right"


def tokens(state: State) -> int:
    return sum(sum(t.tokens) for t in whole(state, None).territories)


def expected_change(told: list[Event]) -> int:
    """How the number of tokens on the land changes."""
    change = 0
    for event in told:
        if isinstance(event, Collected):
            change -= 1
        elif isinstance(event, Replenished | TotemPlaced):
            change += 1
        elif isinstance(event, TerritoryActivated) or (isinstance(event, RowDepleted) and event.row == Row.UPPER):
            change += 5
    return change


@pytest.mark.rule("DK-2", "DK-3", "DK-4", "DK-27", "DK-43", "DK-46", "DK-D7", "DK-13")
@pytest.mark.parametrize("seed", range(24))
def test_nothing_appears_or_vanishes(seed: int) -> None:
    rng = Random(seed)
    options = random_options(DAKOTA, rng)
    assert isinstance(options, DakotaOptions)
    state = DAKOTA.new_game(options, SHIPPED)
    ledger = Ledger(options)
    log: list[Event] = []
    placed: dict[tuple[int, int], int] = {}
    before, known = tokens(state), 0
    for ply, action in enumerate(walk(DAKOTA, state, rng, log)):
        told, known = log[known:], len(log)
        ledger.note(action, told)
        after = tokens(state)
        assert after - before == expected_change(told)
        before = after
        if ply % 7 == 0:
            ledger.check_players(state)
            ledger.check_board(state)
        if isinstance(action, PlacePawn | PlaceNeutral):
            key = (state.rounds_played(), action.player)
            placed[key] = placed.get(key, 0) + 1
    ledger.check_players(state)
    ledger.check_board(state)
    assert set(placed.values()) <= {5, 6}, "six, but for a Ghost Dance (DK-R8)"
    assert {Faction.NATIVE, Faction.SETTLER} == {s.faction for s in whole(state, None).seats}
