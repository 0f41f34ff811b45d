"""Dakota in light. Reads what the whole table may see; nothing here depends on a player's secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from games.dakota.actions import PlaceGhostDance, PlaceNeutral, PlacePawn, PlaceTotem, Replenish
from games.dakota.events import (
    Bought,
    Collected,
    Declined,
    GameEnded,
    GhostDancePlaced,
    NeutralPlaced,
    PawnPlaced,
    Replenished,
    RowDepleted,
    TerritoryActivated,
    TotemPlaced,
)
from games.dakota.observation import DakotaObservation, TerritoryView
from games.dakota.terms import MARKET, Faction, Phase, Row, Status
from games.dakota.zones import MARKET_ZONE, area_zones, territory_name
from games.game import CHANCE, Action, Choice, Event, Observation
from ui.lights.light import NEUTRAL, Light, Meaning, Scene, button

AREAS: Final = {Faction.NATIVE: 0, Faction.SETTLER: 3}
"""Of `area_zones`."""
ROWS: Final = {Row.UPPER: 1, Row.LOWER: 2}


def places(observation: Observation) -> frozenset[str]:
    """The territories of this board, and the market."""
    assert isinstance(observation, DakotaObservation)
    return frozenset({MARKET_ZONE, *(territory_name(t.terrain, t.number) for t in observation.territories)})


def lights(
    observation: Observation,
    legal: Sequence[Choice] = (),
    chosen: Sequence[Action] = (),
    changed: Sequence[Event] = (),
) -> Scene:
    """See `light.SceneOf`."""
    assert isinstance(observation, DakotaObservation)
    board = _Board(observation)
    return Scene(
        board=board.standing(),
        prompt=board.asked(legal) | board.chosen(chosen),
        change=board.changed(changed),
    )


class _Board:
    """One observation with the names of its zones."""

    def __init__(self, view: DakotaObservation) -> None:
        self.view = view
        self._zones = [area_zones(territory_name(t.terrain, t.number)) for t in view.territories]

    def standing(self) -> dict[str, Light]:
        """Frontiers and pawns; in collection the territory that is compared, with its winners only."""
        found: dict[str, Light] = {}
        for zones, territory in zip(self._zones, self.view.territories, strict=True):
            if territory.frontier:
                found |= dict.fromkeys(zones, Light(Meaning.FRONTIER))
            found |= self._pawns(zones, territory)
        if market := self._sorted({p: s.market_explorers + s.market_horsemen for p, s in enumerate(self.view.seats)}):
            found[MARKET_ZONE] = Light(Meaning.OCCUPIED, market)
        found |= self._resolving()
        # Whose turn it is; but who has chosen a faction must not show in the light.
        if self.view.phase is not Phase.FACTIONS:
            found |= {button(player): Light(Meaning.OCCUPIED, (player,)) for player in self.view.current if player >= 0}
        return found

    def asked(self, legal: Sequence[Choice]) -> dict[str, Light]:
        """Where the persons on turn may act; in the market and in development no more than that they may."""
        view = self.view
        players = {choice.player for choice in legal if choice.player != CHANCE}
        zones: Iterable[str] = ()
        match view.phase:
            case Phase.ACTIVATION | Phase.FIRST_PLACEMENT | Phase.SECOND_PLACEMENT:
                zones = [zone for choice in legal if isinstance(choice, Action) for zone in self._zones_of(choice)]
            case Phase.REPLENISHMENT if players and view.replenishing >= 0:
                zones = [self._row(view.replenishing)]
            case Phase.MARKET if players:
                # What one can pay for is secret: the market breathes for whoever stands on it.
                zones = [MARKET_ZONE]
            case Phase.DEVELOPMENT:
                zones = [button(player) for player in players]
        return dict.fromkeys(zones, Light(Meaning.MAY_CHOOSE))

    def chosen(self, actions: Sequence[Action]) -> dict[str, Light]:
        """Acts that wait for OK."""
        return {z: Light(Meaning.CHOSEN, (action.player,)) for action in actions for z in self._zones_of(action)}

    def changed(self, events: Sequence[Event]) -> dict[str, Light]:
        """What the last events did to the board; the last event about a zone counts."""
        found: dict[str, Light] = {}
        for event in events:
            found |= self._change(event)
        return found

    def _zones_of(self, action: Action) -> tuple[str, ...]:
        """Where an action takes place."""
        match action:
            case PlacePawn(territory=territory, player=player):
                faction = self.view.seats[player].faction
                return (self._place(territory, faction),) if faction is not None else ()
            case PlaceNeutral(territory=territory, faction=faction):
                return (self._place(territory, faction),)
            case PlaceTotem(territory=territory) | PlaceGhostDance(territory=territory):
                return self._zones[territory]
            case Replenish(territory=territory):
                return (self._row(territory),)
        return ()

    def _change(self, event: Event) -> Mapping[str, Light]:
        pulse = Light(Meaning.CHANGED)
        match event:
            case TerritoryActivated(territory=territory):
                return {zone: pulse for t in self._activated(territory) for zone in self._zones[t]}
            case PawnPlaced(territory=territory, player=player):
                faction = self.view.seats[player].faction
                return {self._place(territory, faction): pulse} if faction is not None else {}
            case NeutralPlaced(territory=territory, faction=faction):
                return {self._place(territory, faction): pulse}
            case GhostDancePlaced(territory=territory):
                return {self._place(territory, Faction.SETTLER): pulse}
            case RowDepleted(territory=territory, row=row):
                return {self._zones[territory][ROWS[row]]: pulse}
            case TotemPlaced(territory=territory) | Replenished(territory=territory):
                return {self._row(territory): pulse}
            case Collected(territory=territory) | Declined(territory=territory):
                return {self._row(territory): pulse}
            case Bought():
                return {MARKET_ZONE: pulse}
            case GameEnded(winners=winners):
                return self._result(winners)
        return {}

    def _activated(self, territory: int) -> Sequence[int]:
        """The new territory; with the last one of the setup, all that are in play."""
        if self.view.phase in (Phase.TERRITORIES, Phase.FACTIONS) and self.view.draws_left == 0:
            return [n for n, other in enumerate(self.view.territories) if other.status is Status.ACTIVE]
        return [territory]

    def _result(self, winners: tuple[int, ...]) -> dict[str, Light]:
        """The winners' buttons, and their side of every territory in play."""
        found = {button(player): Light(Meaning.RESULT, (player,)) for player in winners}
        for faction, area in AREAS.items():
            seats = tuple(player for player in winners if self.view.seats[player].faction is faction)
            if seats:
                for zones, territory in zip(self._zones, self.view.territories, strict=True):
                    if territory.status is Status.ACTIVE:
                        found[zones[area]] = Light(Meaning.RESULT, seats)
        return found

    def _resolving(self) -> dict[str, Light]:
        """The territory whose picks are being made: the side that won and the row; the losers' side is dark."""
        now = self.view.collection
        if now is None:
            return {}
        zones, territory = self._zones[now.territory], self.view.territories[now.territory]
        found = {zones[AREAS[now.winner]]: Light(Meaning.RESOLVING, self._seats(territory, now.winner))}
        if any(territory.tokens):
            found[zones[ROWS[territory.row]]] = Light(Meaning.RESOLVING)
        return found

    def _pawns(self, zones: tuple[str, str, str, str], territory: TerritoryView) -> dict[str, Light]:
        """Each side's pawns; the side that trails, and both of a tie, at half strength."""
        strength = {faction: self._strength(territory, faction) for faction in Faction}
        leads = {Faction.NATIVE: strength[Faction.NATIVE] > strength[Faction.SETTLER]}
        leads[Faction.SETTLER] = strength[Faction.SETTLER] > strength[Faction.NATIVE]
        return {
            zones[AREAS[faction]]: Light(Meaning.OCCUPIED, self._seats(territory, faction), half=not leads[faction])
            for faction in Faction
            if strength[faction]
        }

    def _players(self, territory: TerritoryView, faction: Faction) -> dict[int, int]:
        """Strength of each player of a side."""
        return {
            player: territory.explorers[player] + 2 * territory.horsemen[player]
            for player, seat in enumerate(self.view.seats)
            if seat.faction is faction
        }

    def _strength(self, territory: TerritoryView, faction: Faction) -> int:
        return sum(self._players(territory, faction).values()) + territory.neutrals[faction]

    def _seats(self, territory: TerritoryView, faction: Faction) -> tuple[int, ...]:
        return self._sorted(self._players(territory, faction) | {NEUTRAL: territory.neutrals[faction]})

    def _sorted(self, strength: dict[int, int]) -> tuple[int, ...]:
        """Those that are there, the strongest first, ties in round order, neutral pawns last."""
        order = [*self.view.order, NEUTRAL]
        return tuple(sorted((p for p in order if strength.get(p)), key=lambda p: (p == NEUTRAL, -strength[p])))

    def _place(self, territory: int, faction: Faction) -> str:
        return MARKET_ZONE if territory == MARKET else self._zones[territory][AREAS[faction]]

    def _row(self, territory: int) -> str:
        return self._zones[territory][ROWS[self.view.territories[territory].row]]
