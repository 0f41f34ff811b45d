"""A full position that an observation allows: sealed hoards are dealt kinds to their count, the rest is guessed."""

from __future__ import annotations

from random import Random

from games.dakota import goods
from games.dakota.contest import Contest
from games.dakota.observation import DakotaObservation, SeatView
from games.dakota.replenish import replenishable
from games.dakota.rules import Rules
from games.dakota.state import State
from games.dakota.terms import Faction, Phase, Resource, Row, Status
from games.menus import bits

_MOST_GUESSED_WEALTH = 12
"""More than this is seldom kept: it buys a point."""


def sample(observation: DakotaObservation, rules: Rules, rng: Random) -> State:
    """A state whose observation by the same viewer equals `observation`."""
    state = State(rules)
    state.phase = observation.phase
    state.round = observation.round
    state.first = observation.first_player
    if observation.phase is Phase.END:
        state.finish()
    elif observation.phase is Phase.FACTIONS:
        state.current = observation.current
    elif observation.phase is not Phase.TERRITORIES:
        state.ask(observation.current[0])
    _fill_board(state, observation)
    _fill_seats(state, observation, rng)
    _fill_turn(state, observation)
    return state


def _fill_board(state: State, observation: DakotaObservation) -> None:
    rules = state.rules
    state.active = 0
    for t, view in enumerate(observation.territories):
        bit = 1 << t
        state.active |= bit if view.status is Status.ACTIVE else 0
        state.depleted |= bit if view.status is Status.DEPLETED else 0
        state.lower |= bit if view.row is Row.LOWER else 0
        state.touched |= bit if view.touched else 0
        state.ghosts += (t,) * view.ghost_dances
        state.ghosted |= bit if view.ghost_dances else 0
        state.tokens[t] = goods.pack(view.tokens)
        state.neutrals[2 * t : 2 * t + 2] = view.neutrals
        here = t * rules.block
        state.pawns[here : here + rules.block : 2] = view.explorers
        state.pawns[here + 1 : here + rules.block : 2] = view.horsemen
    state.neutrals[-2:] = observation.neutrals


def _fill_seats(state: State, observation: DakotaObservation, rng: Random) -> None:
    rules = state.rules
    for p, seat in enumerate(observation.seats):
        state.points[p] = seat.points
        state.built[p] = sum(1 << building for building in seat.buildings)
        home, market = rules.home + 2 * p, rules.home + rules.block + 2 * p
        state.pawns[home : home + 2] = seat.free_explorers, seat.free_horsemen
        state.pawns[market : market + 2] = seat.market_explorers, seat.market_horsemen
        state.wealth[p] = _wealth(observation, rules, rng) if seat.wealth is None else seat.wealth
    _deal_hoards(state, observation, rng)
    if observation.phase > Phase.FACTIONS:
        state.factions = tuple(_faction(seat, rng) for seat in observation.seats)
        state.chosen = ()
        state.sides = rules.sides(state.factions, state.first)
    else:
        state.chosen = tuple(int(_faction(seat, rng)) if seat.locked else -1 for seat in observation.seats)


def _faction(seat: SeatView, rng: Random) -> Faction:
    return rng.choice(tuple(Faction)) if seat.faction is None else seat.faction


def _deal_hoards(state: State, observation: DakotaObservation, rng: Random) -> None:
    """Deal what has left the rows, but is not in the viewer's own hoard; the market sold the rest."""
    gone, printed = _taken_and_printed(state)
    for p, seat in enumerate(observation.seats):
        if seat.resources is not None:
            state.goods[p] = goods.pack(seat.resources)
            gone = [max(0, taken - own) for taken, own in zip(gone, seat.resources, strict=True)]
    pool = [kind for kind in Resource for _ in range(gone[kind])]
    rng.shuffle(pool)
    for p, seat in enumerate(observation.seats):
        if seat.resources is None:
            dealt, pool = pool[: seat.resource_count], pool[seat.resource_count :]
            dealt += rng.choices(tuple(Resource), printed, k=seat.resource_count - len(dealt))
            state.goods[p] = goods.pack_kinds(dealt)


def _taken_and_printed(state: State) -> tuple[list[int], list[int]]:
    """By resource: how many tokens have left the rows opened so far, and how many symbols they have."""
    gone, printed = [0] * len(Resource), [0] * len(Resource)
    for t in bits(state.active | state.depleted):
        rows = state.rules.upper[t] + (state.rules.lower[t] if state.lower >> t & 1 else 0)
        for kind, (symbols, tokens) in enumerate(zip(goods.unpack(rows), goods.unpack(state.tokens[t]), strict=True)):
            printed[kind] += symbols
            gone[kind] += max(0, symbols - tokens)
    return gone, printed


def _wealth(observation: DakotaObservation, rules: Rules, rng: Random) -> int:
    """Nobody sells before the first development phase; later a player keeps what does not buy a point."""
    if observation.round == 1 and observation.phase < Phase.MARKET:
        return rules.start_wealth
    nothing_sold = observation.round == 1 and observation.phase is Phase.MARKET
    return rng.randint(0, rules.start_wealth if nothing_sold else _MOST_GUESSED_WEALTH)


def _fill_turn(state: State, observation: DakotaObservation) -> None:
    """Where the phase stands; each phase counts something else."""
    state.developed = observation.developed
    state.left = observation.draws_left + observation.to_place + observation.purchases_left
    state.activating = observation.activating
    if observation.phase is Phase.REPLENISHMENT:
        state.territory = observation.replenishing
        state.pending = replenishable(state) >> state.territory + 1 << state.territory + 1
    elif observation.collection is not None:
        _fill_contest(state, observation)


def _fill_contest(state: State, observation: DakotaObservation) -> None:
    view = observation.collection
    assert view is not None
    pawns = tuple(n for pair in zip(view.explorers, view.horsemen, strict=True) for n in pair)
    winners = [p for p in state.sides[view.winner] if pawns[2 * p] + pawns[2 * p + 1]]
    state.territory = view.territory
    state.pending = state.touched >> view.territory + 1 << view.territory + 1
    state.contest = Contest(view.native, view.settler, view.winner, pawns, view.neutrals, len(winners) == 1)
    state.picks = tuple((p.player, p.strength, p.reason) for p in view.picks if p.state != "next")
