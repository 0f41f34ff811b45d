"""A table for tests: set up by playing, read through observations, edited in one place (`edits.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from games.catalogue import GAMES
from games.dakota.actions import (
    ChooseFaction,
    Collect,
    DrawFirstPlayer,
    DrawTerritory,
    EndDevelopment,
    LeaveMarket,
    PlaceNeutral,
    PlacePawn,
)
from games.dakota.observation import DakotaObservation, SeatView, TerritoryView
from games.dakota.options import DakotaOptions
from games.dakota.terms import MARKET, Building, Faction, Pawn, Phase, Resource, Status, Terrain
from games.dakota.zones import territory_names
from games.game import CHANCE, Action, Choice, Event, State
from tests.games import laws
from tests.games.dakota import edits
from tests.games.dakota.facts import MEMOS

DAKOTA: Final = GAMES["dakota"]
SHIPPED: Final = DAKOTA.edition()
PLACES: Final = {name: i for i, name in enumerate(territory_names((4, 5, 3, 2, 3)))}
MOUNTAIN, FOREST, PLAIN, RIVER, PRAIRIE = Terrain
NATIVE, SETTLER = Faction
EXPLORER, HORSEMAN = Pawn
TIMBER, GAME, FISH, HORSE, BUFFALO, METAL, GOLD, GRAIN = Resource
DRAWS: Final = {3: (PLAIN,), 4: (PLAIN, FOREST, MOUNTAIN), 5: (PLAIN, FOREST, MOUNTAIN, RIVER, PRAIRIE)}


def at(place: str | int) -> int:
    """The number of a territory by its name; "market" is the market."""
    if isinstance(place, int):
        return place
    return MARKET if place == "market" else PLACES[place]


def counts(**kinds: int) -> tuple[int, ...]:
    """Eight counts, such as counts(timber=3)."""
    assert all(name.upper() in Resource.__members__ for name in kinds)
    return tuple(kinds.get(resource.name.lower(), 0) for resource in Resource)


class Table:
    """A game before its setup."""

    def __init__(self, players: int, edition: Mapping[str, Any] | None = None, **rulings: Any) -> None:
        self.players = players
        self.options = DakotaOptions(players=players, **rulings)
        self.edition = DAKOTA.edition(edition, "test") if edition else SHIPPED
        self.state: State = DAKOTA.new_game(self.options, self.edition)
        self.events: list[Event] = []

    # acting

    def draw(self, first: int, terrains: Sequence[Terrain]) -> None:
        """What chance decides before the factions are chosen."""
        self.do(DrawFirstPlayer(CHANCE, first), *[DrawTerritory(CHANCE, terrain) for terrain in terrains])

    def do(self, *actions: Action) -> list[Event]:
        """Apply `actions`, each of which must be listed; returns what was told. Being told changes nothing."""
        told: list[Event] = []
        for action in actions:
            assert action in self.legal(action.player), f"{action} not in {self.legal(action.player)}"
            untold = self.state.clone()
            untold.apply_action(action)
            self.state.apply_action(action, told)
            assert untold == self.state
        self.events += told
        return told

    def legal(self, player: int) -> list[Choice]:
        if player == CHANCE:
            return [action for action, _ in self.state.chance_outcomes()]
        return list(self.state.legal_actions(player))

    def refused(self, action: Action) -> str:
        """The code with which `action` is refused; it is not listed and changes nothing."""
        assert action not in self.legal(action.player)
        return laws.refused(self.state, action, MEMOS)

    def explorers(self, player: int, place: str, count: int = 1) -> list[Event]:
        return self.do(*[PlacePawn(player, EXPLORER, at(place))] * count)

    def horsemen(self, player: int, place: str, count: int = 1) -> list[Event]:
        return self.do(*[PlacePawn(player, HORSEMAN, at(place))] * count)

    def neutrals(self, player: int, faction: Faction, place: str, count: int = 1) -> list[Event]:
        return self.do(*[PlaceNeutral(player, faction, at(place))] * count)

    def stage(self, places: Mapping[int, str], dump: str = "river-1") -> list[Event]:
        """Play both placements of a round; returns what was told.

        `places` says in order where a player's pawns go: "plain-1*2 H:market N:forest-1" is two explorers, a horseman
        and, in the second placement, a neutral native (S: a settler). Who has none left goes to the market, or puts
        neutral settlers (then natives) on `dump`.
        """
        told: list[Event] = []
        plans = {player: parse(player, text) for player, text in places.items()}
        while self.phase in (Phase.FIRST_PLACEMENT, Phase.SECOND_PLACEMENT):
            player = self.now()
            plan = plans.get(player)
            told += self.do(plan.pop(0) if plan else filler(player, self.legal(player), at(dump)))
        assert not any(plans.values()), f"left over: {plans}"
        return told

    def collect(self, player: int, resource: Resource, pawn: Pawn = EXPLORER) -> list[Event]:
        return self.do(Collect(player, resource, pawn))

    def pass_until(self, done: Callable[[DakotaObservation], bool]) -> list[Event]:
        """Do the dull thing (market, first place, leave, end) until `done`; returns what was told."""
        told: list[Event] = []
        for _ in range(1000):
            if done(self.seen()):
                return told
            player = self.now()
            told += self.do(dull(player, self.legal(player)))
        raise AssertionError("never came")

    def to(self, phase: Phase, player: int | None = None) -> list[Event]:
        """Play dully until `phase` (and `player` is to act)."""
        return self.pass_until(lambda o: o.phase == phase and (player is None or o.current == (player,)))

    def to_round(self, number: int) -> list[Event]:
        """Play dully until round `number` is in its activation or placement."""
        return self.pass_until(lambda o: o.round == number)

    def finish_placement(self, phase: Phase = Phase.SECOND_PLACEMENT) -> list[Event]:
        """Play dully until this placement phase is over."""
        return self.pass_until(lambda o: o.phase > phase)

    def end_development(self) -> list[Event]:
        """All say that they are done, up to the next round."""
        now = self.seen().round
        self.to(Phase.DEVELOPMENT)
        return self.pass_until(lambda o: o.round > now or o.phase == Phase.END)

    # reading

    def seen(self, viewer: int | None = None) -> DakotaObservation:
        seen = self.state.observation(viewer)
        assert isinstance(seen, DakotaObservation)
        return seen

    def now(self) -> int:
        """The one player to act."""
        (player,) = self.state.current_players()
        return player

    @property
    def phase(self) -> Phase:
        return self.seen().phase

    def seat(self, player: int) -> SeatView:
        """A seat as its own player sees it."""
        return self.seen(player).seats[player]

    def wealth(self, player: int) -> int:
        wealth = self.seat(player).wealth
        assert wealth is not None
        return wealth

    def hand(self, player: int) -> tuple[int, ...]:
        hand = self.seat(player).resources
        assert hand is not None
        return hand

    def points(self, player: int) -> int:
        return self.seat(player).points

    def place(self, name: str | int) -> TerritoryView:
        return self.seen().territories[at(name)]

    def tokens(self, name: str) -> tuple[int, ...]:
        return self.place(name).tokens

    def active(self) -> list[str]:
        """The names of the territories in play."""
        return [
            f"{territory.terrain.name.lower()}-{territory.number}"
            for territory in self.seen().territories
            if territory.status == Status.ACTIVE
        ]


class Board(Table):
    """A game of players such as "NSN" (native, settler, native), begun by player `first`."""

    def __init__(
        self,
        factions: str = "NSN",
        first: int = 0,
        draws: Sequence[Terrain] | None = None,
        edition: Mapping[str, Any] | None = None,
        **rulings: Any,
    ) -> None:
        super().__init__(len(factions), edition, **rulings)
        self.draw(first, DRAWS[self.players] if draws is None else draws)
        for player, side in enumerate(factions):
            self.do(ChooseFaction(player, NATIVE if side == "N" else SETTLER))

    # editing: what takes too long to play

    def give(self, player: int, wealth: int | None = None, **kinds: int) -> Board:
        """Set the wealth, and the whole hand if any kind is named."""
        if wealth is not None:
            edits.set_wealth(self.state, player, wealth)
        if kinds:
            edits.set_hand(self.state, player, counts(**kinds))
        return self

    def score(self, player: int, points: int) -> Board:
        edits.set_points(self.state, player, points)
        return self

    def own(self, player: int, *buildings: Building) -> Board:
        """Put buildings into play, without cost, points or horsemen."""
        edits.add_buildings(self.state, player, buildings)
        return self

    def pawns(self, player: int, explorers: int, horsemen: int = 0) -> Board:
        """Set the pawns in play; all must be on the reference card."""
        edits.set_pawns(self.state, player, explorers, horsemen)
        return self

    def land(self, name: str, **kinds: int) -> Board:
        """Set the tokens on the current row."""
        edits.set_tokens(self.state, at(name), counts(**kinds))
        return self

    def colonise(self, name: str, **kinds: int) -> Board:
        """Make the lower row current, with these tokens."""
        edits.set_lower(self.state, at(name), counts(**kinds))
        return self

    def open(self, name: str) -> Board:
        """Bring a territory into play."""
        edits.activate(self.state, at(name))
        return self

    def spend(self, name: str) -> Board:
        """Make a territory depleted."""
        edits.set_depleted(self.state, at(name))
        return self

    def at_round(self, number: int) -> Board:
        """Set the round counter."""
        edits.set_round(self.state, number)
        return self

    def box_neutrals(self, natives: int, settlers: int) -> Board:
        """Set the neutral pawns in their areas."""
        edits.set_neutrals(self.state, natives, settlers)
        return self


def parse(player: int, text: str) -> list[Action]:
    """See `Table.stage`."""
    actions: list[Action] = []
    for word in text.split():
        what, _, times = word.partition("*")
        kind, _, place = what.rpartition(":")
        action: Action
        if kind in ("N", "S"):
            action = PlaceNeutral(player, NATIVE if kind == "N" else SETTLER, at(place))
        else:
            action = PlacePawn(player, HORSEMAN if kind == "H" else EXPLORER, at(place))
        actions += [action] * int(times or 1)
    return actions


def filler(player: int, listed: Sequence[Choice], dump: int) -> Action:
    """Own pawns to the market; neutral settlers, then natives, to `dump`."""
    wanted = [*(PlacePawn(player, pawn, MARKET) for pawn in Pawn), PlaceNeutral(player, SETTLER, dump)]
    return next((action for action in wanted if action in listed), PlaceNeutral(player, NATIVE, dump))


def dull(player: int, listed: Sequence[Choice]) -> Action:
    """What somebody does who wants nothing."""
    for wanted in (PlacePawn(player, EXPLORER, MARKET), PlacePawn(player, HORSEMAN, MARKET)):
        if wanted in listed:
            return wanted
    for choice in listed:
        if isinstance(choice, LeaveMarket | EndDevelopment):
            return choice
    first = listed[0]
    assert isinstance(first, Action)
    return first
