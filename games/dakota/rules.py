"""The rules of one table, compiled: options and edition as tuples, and every possible action made once.

Shared by all states of a game and by their clones; nothing in it changes but memos that give equal answers.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from games.dakota import goods
from games.dakota.actions import (
    Build,
    Buy,
    BuyPoint,
    ChooseFaction,
    Collect,
    Decline,
    DrawFirstPlayer,
    DrawTerritory,
    EndDevelopment,
    LeaveMarket,
    PlaceGhostDance,
    PlaceNeutral,
    PlacePawn,
    PlaceTotem,
    Recruit,
    Replenish,
    Sell,
    SkipTotem,
)
from games.dakota.edition import DakotaEdition
from games.dakota.options import DakotaOptions
from games.dakota.terms import (
    FOUR_COLOUR,
    MARKET,
    NATIVE_BUILDINGS,
    SETTLER_BUILDINGS,
    Building,
    Faction,
    Pawn,
    Resource,
    Row,
    Terrain,
)
from games.game import CHANCE, Action
from games.menus import Menu, Menus, bits

TOTEM_RESOURCES: Final = {
    Building.EAGLE_TOTEM: (Resource.FISH, Resource.GAME),
    Building.BUFFALO_TOTEM: (Resource.BUFFALO,),
    Building.HORSE_TOTEM: (Resource.HORSE,),
}
"""What a totem puts on a territory (D:377, 385, 393)."""

TOTEMS: Final = tuple(TOTEM_RESOURCES)

HORSEMAN_SOURCES: Final = frozenset({Building.HORSE_HERD, Building.RIFLES, Building.FORT, Building.ARMY})
"""What turns an explorer into a horseman (D:409, 425, 481, 489)."""

FACTION_BUILDINGS: Final = (NATIVE_BUILDINGS, SETTLER_BUILDINGS)
"""By faction (DK-9; D:365, 399, 431, 471)."""

RECRUIT: Final = 1
POINT: Final = 2
"""Bits of a key of `trade_menus`, beside the kinds held: what the player can pay for."""

MenuMaker: TypeAlias = Callable[[int], list[Action]]
"""Makes the list of a menu from its key."""


class Cost:
    """What a building asks for (D:315)."""

    __slots__ = (
        "bit", "building", "faction", "four_colour", "goods", "needs_explorer", "needs_land", "points", "wealth",
    )  # fmt: skip

    def __init__(self, building: Building, edition: DakotaEdition) -> None:
        name = building.name.lower()
        self.building = building
        self.faction = Faction.NATIVE if building in NATIVE_BUILDINGS else Faction.SETTLER
        self.bit = 1 << building
        self.goods = goods.pack(edition.cost(building))
        self.four_colour = edition[f"cost.{name}.four_colour"]
        self.wealth = edition[f"cost.{name}.wealth"]
        self.points = edition[f"points.{name}"]
        self.needs_explorer = building in HORSEMAN_SOURCES
        self.needs_land = building is Building.TRAIN


class Rules:
    """Everything that stays the same during a game.

    Lists of possible actions are looked up by player, then by a key of what they depend on, which the phases make.
    """

    def __init__(self, options: DakotaOptions, edition: DakotaEdition) -> None:
        self.options = options
        self.edition = edition
        self.players = options.players
        self.may_decline = options.collecting == "may_decline"
        self.with_replacement = options.tokens == "with_replacement"
        self.any_free_space = options.totem_space == "any_free"
        self.totems_optional = options.totems == "optional"
        self.lower_rows_replenish = options.lower_rows == "replenish"
        self.ghost_dance_stops_replenishing = options.ghost_dance == "stops_replenishing"
        self._read_board(edition)
        self._read_cards(edition)
        self._seat_players()
        self._make_actions()
        self._make_menus()

    def same_as(self, other: Rules) -> bool:
        """Whether both tables play alike."""
        return self is other or (self.options == other.options and self.edition.same_numbers(other.edition))

    def _read_board(self, edition: DakotaEdition) -> None:
        counts = [edition[f"territories.{terrain.name.lower()}"] for terrain in Terrain]
        self.terrain_of = tuple(terrain for terrain in Terrain for _ in range(counts[terrain]))
        self.territories = len(self.terrain_of)
        self.first_of = tuple(sum(counts[:terrain]) for terrain in Terrain)
        self.mask_of = tuple((1 << counts[t]) - 1 << self.first_of[t] for t in Terrain)
        self.upper = tuple(goods.pack(edition.row(terrain, Row.UPPER)) for terrain in self.terrain_of)
        self.lower = tuple(goods.pack(edition.row(terrain, Row.LOWER)) for terrain in self.terrain_of)
        self.train_land = self.mask_of[Terrain.PLAIN] | self.mask_of[Terrain.PRAIRIE]

    def _read_cards(self, edition: DakotaEdition) -> None:
        self.prices = tuple(tuple(edition.prices(faction)) for faction in Faction)
        self.dearest = max(map(max, self.prices))
        self.base_exchange = edition["exchange.base"]
        self.bank_exchange = edition["exchange.bank"]
        self.costs = tuple(Cost(building, edition) for building in Building)
        self.faction_costs = tuple(tuple(self.costs[b] for b in FACTION_BUILDINGS[faction]) for faction in Faction)
        self.saloon = edition["effect.saloon"]
        self.blacksmith = edition["effect.blacksmith"]
        self.train = edition["effect.train"]
        self.start_explorers = edition["start.explorers"]
        self.start_wealth = edition["start.wealth"]
        self.most_pawns = edition["limit.pawns"]
        self.rounds = edition[f"rounds.{self.players}"]
        self.extra_territories = edition[f"extra.{self.players}"]

    def neutrals_for(self, factions: tuple[Faction, ...]) -> tuple[int, int]:
        """Neutral natives and settlers: the fewer players a faction has, the more (D:175, D:191, DK-R1)."""
        per_other, base = self.edition["neutral.per_other"], self.edition["neutral.base"]
        most = self.edition["limit.neutrals"]
        settlers = factions.count(Faction.SETTLER)
        natives = len(factions) - settlers
        return min(per_other * settlers + base, most), min(per_other * natives + base, most)

    def exchange(self, built: int) -> int:
        """Wealth for one explorer or point, for the owner of the buildings in the mask `built` (D:333, D:441)."""
        return self.bank_exchange if built >> Building.BANK & 1 else self.base_exchange

    def bonus(self, built: int, resource: Resource) -> int:
        """Additional wealth for one `resource` sold (D:449, D:465, DK-R28)."""
        more = 0
        if resource == Resource.METAL and built >> Building.BLACKSMITH & 1:
            more += self.blacksmith
        if resource in (Resource.METAL, Resource.GOLD, Resource.GRAIN) and built >> Building.TRAIN & 1:
            more += self.train
        return more

    def sides(self, factions: tuple[Faction, ...], first: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Native players and settler players, each in round order."""
        order = self.orders[first]
        return (
            tuple(p for p in order if factions[p] is Faction.NATIVE),
            tuple(p for p in order if factions[p] is Faction.SETTLER),
        )

    def _seat_players(self) -> None:
        seats = range(self.players)
        self.orders = tuple(tuple((first + n) % self.players for n in seats) for first in seats)
        self.alone = tuple((player,) for player in seats)
        self.everyone = tuple(seats)
        self.block = 2 * self.players
        """Ints of one place in `State.pawns`."""
        self.home = self.territories * self.block
        """Where the block of the reference cards begins; the last block is the market."""

    def _make_actions(self) -> None:
        seats, places = range(self.players), range(self.territories)
        self.place_pawn = [[[PlacePawn(p, k, t) for t in (*places, MARKET)] for k in Pawn] for p in seats]
        self.place_neutral = [[[PlaceNeutral(p, f, t) for t in places] for f in Faction] for p in seats]
        self.collect = [[[Collect(p, r, k) for r in Resource] for k in Pawn] for p in seats]
        self.decline = [[Decline(p, k) for k in Pawn] for p in seats]
        self.replenish = [[[Replenish(p, r, t) for r in Resource] for t in places] for p in seats]
        self.buy = [[Buy(p, r) for r in Resource] for p in seats]
        self.leave_market = [LeaveMarket(p) for p in seats]
        self.build = [[self._builds(p, building) for building in Building] for p in seats]
        self.sell = [[Sell(p, r) for r in Resource] for p in seats]
        self.recruit = [Recruit(p) for p in seats]
        self.buy_point = [BuyPoint(p) for p in seats]
        self.end_development = [EndDevelopment(p) for p in seats]
        self.choose_faction = [[ChooseFaction(p, f) for f in Faction] for p in seats]
        self.place_ghost_dance = [[PlaceGhostDance(p, t) for t in places] for p in seats]
        self.place_totem = [
            {(b, r): [PlaceTotem(p, b, r, t) for t in places] for b in TOTEMS for r in TOTEM_RESOURCES[b]}
            for p in seats
        ]
        self.skip_totem = [{b: SkipTotem(p, b) for b in TOTEMS} for p in seats]

    def _builds(self, player: int, building: Building) -> list[tuple[int, Build]]:
        """Every way to pay for a building: all it takes, packed, and the action."""
        cost = self.costs[building]
        return [
            (cost.goods + goods.pack_kinds(wild), Build(player, building, wild))
            for wild in combinations_with_replacement(FOUR_COLOUR, cost.four_colour)
        ]

    def _make_menus(self) -> None:
        seats = range(self.players)
        self.first_player_menu = Menu(DrawFirstPlayer(CHANCE, seat) for seat in seats)
        draws = [DrawTerritory(CHANCE, terrain) for terrain in Terrain]
        self.territory_menus: Menus[int] = Menus(lambda terrains: [draws[t] for t in bits(terrains)])
        self.faction_menus: Menus[int] = Menus(lambda open_: [a for p in bits(open_) for a in self.choose_faction[p]])
        self.pawn_menus = [Menus(self._pawn_list(p)) for p in seats]
        self.neutral_menus = [Menus(self._neutral_list(p)) for p in seats]
        self.collect_menus = [Menus(self._collect_list(p)) for p in seats]
        self.replenish_menus = [[Menus(self._replenish_list(p, t)) for t in range(self.territories)] for p in seats]
        self.market_menus = [[Menus(self._market_list(p, f)) for f in Faction] for p in seats]
        self.ghost_dance_menus = [Menus(self._ghost_dance_list(p)) for p in seats]
        self.trade_menus = [Menus(self._trade_list(p)) for p in seats]

    def _pawn_list(self, player: int) -> MenuMaker:
        """The key: places above, two bits below for an explorer and a horseman at home."""
        explorers, horsemen = self.place_pawn[player]

        def make(key: int) -> list[Action]:
            places = [*bits(key >> 2), MARKET]
            chosen: list[Action] = [explorers[t] for t in places] if key & 1 else []
            return chosen + [horsemen[t] for t in places] if key & 2 else chosen

        return make

    def _neutral_list(self, player: int) -> MenuMaker:
        """The key: places open to settlers above those open to natives."""
        natives, settlers = self.place_neutral[player]
        width = self.territories

        def make(key: int) -> list[Action]:
            return [*(natives[t] for t in bits(key & (1 << width) - 1)), *(settlers[t] for t in bits(key >> width))]

        return make

    def _collect_list(self, player: int) -> MenuMaker:
        """The key: kinds on the row above, two bits below for an explorer and a horseman there."""
        collect, decline = self.collect[player], self.decline[player]

        def make(key: int) -> list[Action]:
            pawns = [pawn for pawn in Pawn if key >> pawn & 1]
            chosen: list[Action] = [collect[pawn][r] for pawn in pawns for r in goods.KINDS[key >> 2]]
            return chosen + [decline[pawn] for pawn in pawns] if self.may_decline else chosen

        return make

    def _replenish_list(self, player: int, territory: int) -> MenuMaker:
        return lambda key: [self.replenish[player][territory][r] for r in goods.KINDS[key]]

    def _market_list(self, player: int, faction: Faction) -> MenuMaker:
        prices = self.prices[faction]
        return lambda wealth: [
            *(self.buy[player][r] for r in Resource if prices[r] <= wealth),
            self.leave_market[player],
        ]

    def _ghost_dance_list(self, player: int) -> MenuMaker:
        return lambda active: [self.place_ghost_dance[player][t] for t in bits(active)]

    def _trade_list(self, player: int) -> MenuMaker:
        """The key: kinds behind the screen, with RECRUIT and POINT in bits that kinds never use."""

        def make(key: int) -> list[Action]:
            chosen: list[Action] = [self.sell[player][r] for r in goods.KINDS[key & goods.TOPS]]
            if key & RECRUIT:
                chosen.append(self.recruit[player])
            if key & POINT:
                chosen.append(self.buy_point[player])
            chosen.append(self.end_development[player])
            return chosen

        return make
