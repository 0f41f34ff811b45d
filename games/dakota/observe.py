"""Observations: what one viewer may know, made anew from the state (D:72: what is behind a screen is secret)."""

from __future__ import annotations

from games.dakota import goods, scoring
from games.dakota.collection import next_pick
from games.dakota.contest import Contest
from games.dakota.observation import CollectionView, DakotaObservation, Pick, SeatView, TerritoryView
from games.dakota.position import Position
from games.dakota.terms import MARKET, Building, Faction, Pawn, Phase, Row, Status
from games.menus import bits

_PLACEMENTS = (Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT)


def observe(state: Position, viewer: int | None) -> DakotaObservation:
    """What `viewer` may know; None for what the whole table sees."""
    rules, phase = state.rules, state.phase
    ended = phase is Phase.END
    return DakotaObservation(
        viewer=viewer,
        current=state.current,
        round=state.round,
        rounds=rules.rounds,
        phase=phase,
        first_player=state.first,
        order=rules.everyone if state.first < 0 else rules.orders[state.first],
        draws_left=state.left if phase is Phase.TERRITORIES else 0,
        territories=tuple(_territory(state, t) for t in range(rules.territories)),
        neutrals=(state.neutrals[-2], state.neutrals[-1]),
        seats=tuple(_seat(state, player, ended or player == viewer) for player in range(rules.players)),
        to_place=state.left if phase in _PLACEMENTS else 0,
        activating=state.activating,
        collection=_collection(state, state.contest) if state.contest is not None else None,
        replenishing=state.territory if phase is Phase.REPLENISHMENT else -1,
        purchases_left=state.left if phase is Phase.MARKET else 0,
        developed=state.developed,
        winners=scoring.winners(state),
        final_wealth=scoring.final_wealth(state) if ended else (),
    )


def _territory(state: Position, territory: int) -> TerritoryView:
    rules = state.rules
    terrain = rules.terrain_of[territory]
    active, depleted = state.active >> territory & 1, state.depleted >> territory & 1
    block = state.pawns[territory * rules.block : (territory + 1) * rules.block]
    return TerritoryView(
        terrain=terrain,
        number=territory - rules.first_of[terrain] + 1,
        status=Status.ACTIVE if active else Status.DEPLETED if depleted else Status.INACTIVE,
        frontier=territory == state.frontier(terrain),
        row=Row(state.lower >> territory & 1),
        tokens=goods.unpack(state.tokens[territory]),
        explorers=tuple(block[::2]),
        horsemen=tuple(block[1::2]),
        neutrals=(state.neutrals[2 * territory], state.neutrals[2 * territory + 1]),
        ghost_dances=state.ghosts.count(territory),
        touched=bool(state.touched >> territory & 1),
    )


def _seat(state: Position, player: int, open_: bool) -> SeatView:
    rules = state.rules
    # by kind and place: the reference card is the last place but one
    kinds = [state.pawns[2 * player + pawn :: rules.block] for pawn in Pawn]
    explorers, horsemen = map(sum, kinds)
    return SeatView(
        faction=_faction(state, player, open_),
        locked=bool(state.factions) or state.chosen[player] >= 0,
        points=state.points[player],
        explorers=explorers,
        horsemen=horsemen,
        free_explorers=kinds[Pawn.EXPLORER][-2],
        free_horsemen=kinds[Pawn.HORSEMAN][-2],
        market_explorers=state.at(MARKET, player),
        market_horsemen=state.at(MARKET, player, Pawn.HORSEMAN),
        buildings=tuple(Building(b) for b in bits(state.built[player])),
        resource_count=goods.total(state.goods[player]),
        resources=goods.unpack(state.goods[player]) if open_ else None,
        wealth=state.wealth[player] if open_ else None,
    )


def _faction(state: Position, player: int, open_: bool) -> Faction | None:
    if state.factions:
        return state.factions[player]
    return Faction(state.chosen[player]) if open_ and state.chosen[player] >= 0 else None


def _collection(state: Position, contest: Contest) -> CollectionView:
    return CollectionView(
        territory=state.territory,
        native=contest.native,
        settler=contest.settler,
        winner=contest.winner,
        explorers=contest.pawns[::2],
        horsemen=contest.pawns[1::2],
        neutrals=contest.neutrals,
        picks=_picks(state, contest),
    )


def _picks(state: Position, contest: Contest) -> tuple[Pick, ...]:
    """Those made, the one being made, and those to come as if nobody declines and explorers leave first."""
    made = [Pick(player=p, strength=s, reason=r, state="done") for p, s, r in state.picks[:-1]]
    player, strength, reason = state.picks[-1]
    made.append(Pick(player=player, strength=strength, reason=reason, state="now"))
    ahead = state.clone()
    tokens = goods.total(state.tokens[state.territory])
    while player >= 0:
        at = state.territory * state.rules.block + 2 * player
        ahead.pawns[at if ahead.pawns[at] else at + 1] -= 1
        tokens -= 1
        player, strength, reason = next_pick(ahead, contest)
        if player >= 0:
            reason = reason if tokens > 0 else "empty"
            made.append(Pick(player=player, strength=strength, reason=reason, state="next"))
    return tuple(made)
