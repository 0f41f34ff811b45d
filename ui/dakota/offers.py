"""What a seat can build, sell and buy: for its owner what is possible and missing, for the table the cards alone.

The rules stay in the engine: what is possible is read from the legal actions; why something is not, from the card.
"""

from __future__ import annotations

import msgspec

from games.dakota.actions import Build
from games.dakota.edition import DakotaEdition
from games.dakota.observation import SeatView
from games.dakota.terms import (
    FOUR_COLOUR,
    NATIVE_BUILDINGS,
    SETTLER_BUILDINGS,
    Building,
    Faction,
    Resource,
)
from ui.dakota.reading import edition_of, icon_of, own_seat, view_of
from ui.kit.panel import Box
from ui.kit.pieces.building_card import BuildingCard, CardState
from ui.kit.pieces.tile import Tile
from ui.model import Model
from ui.reading import table_of
from ui.text.dakota import building_effect_now, building_name, resource_name

MOUNTS = (Building.HORSE_HERD, Building.RIFLES, Building.FORT, Building.ARMY)
USELESS_AT_THE_END = (*MOUNTS, Building.GHOST_DANCE)


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """One building for one seat."""

    building: Building
    can: bool
    """It may be chosen: the owner looks, and it is possible."""
    closed: bool
    """Nobody looks: whether it can be built stays behind the screen."""
    owned: bool
    tiles: tuple[tuple[str, Tile], ...]
    wealth: int
    wealth_short: bool
    note: str
    note_icon: str


def cards_of(faction: Faction | None) -> tuple[Building, ...]:
    """The buildings of a side."""
    return NATIVE_BUILDINGS if faction is Faction.NATIVE else SETTLER_BUILDINGS


def offers(model: Model, player: int, *, open_: bool) -> tuple[Offer, ...]:
    """All buildings of a seat; not `open_`: nothing that depends on what lies behind the screen."""
    public = view_of(model).seats[player]
    return tuple(_offer(model, player, building, open_=open_) for building in cards_of(public.faction))


def _offer(model: Model, player: int, building: Building, *, open_: bool) -> Offer:
    words, view, edition = model.words, view_of(model), edition_of(model)
    owned = building in view.seats[player].buildings
    path = f"cost.{building.name.lower()}"
    wealth = edition[f"{path}.wealth"]
    note = icon = ""
    short = False
    done = owned or view.developed
    tiles = _printed(edition, building, Tile.EMPTY if done else Tile.TOKEN)
    can = False
    if owned:
        note, icon = words("Built"), "check"
    elif view.developed:
        note = words("Next round")
    elif open_:
        seat = own_seat(model, player)
        tiles, missing = _paid(edition, building, seat)
        lacking = max(0, wealth - (seat.wealth or 0))
        short = lacking > 0
        legal = table_of(model).legal.get(player, ())
        can = any(isinstance(choice, Build) and choice.building is building for choice in legal)
        note = _lack(model, building, missing, lacking)
        if can:
            note, icon = words("Affordable"), "check"
    closed = not done and not open_ and player in table_of(model).legal
    if (can or closed) and view.round == view.rounds and building in USELESS_AT_THE_END:
        note, icon = words("Too late now"), "warning"
    return Offer(
        building=building,
        can=can,
        closed=closed,
        owned=owned,
        tiles=tiles,
        wealth=wealth,
        wealth_short=short,
        note=note,
        note_icon=icon,
    )


def _printed(edition: DakotaEdition, building: Building, state: Tile) -> tuple[tuple[str, Tile], ...]:
    cost = edition.cost(building)
    any_kind = edition[f"cost.{building.name.lower()}.four_colour"]
    icons = [icon_of(r) for r in Resource for _ in range(cost[r])] + ["any"] * any_kind
    return tuple((icon, state) for icon in icons)


def _paid(
    edition: DakotaEdition, building: Building, seat: SeatView
) -> tuple[tuple[tuple[str, Tile], ...], dict[Resource | None, int]]:
    """The cost with what is missing dashed; how many of which kind are missing (None: the four-colour symbol)."""
    have = list(seat.resources or ())
    cost = edition.cost(building)
    tiles: list[tuple[str, Tile]] = []
    missing: dict[Resource | None, int] = {}
    for resource in Resource:
        there = min(cost[resource], have[resource])
        have[resource] -= there
        tiles += [(icon_of(resource), Tile.TOKEN)] * there
        tiles += [(icon_of(resource), Tile.MISSING)] * (cost[resource] - there)
        if cost[resource] > there:
            missing[resource] = cost[resource] - there
    any_kind = edition[f"cost.{building.name.lower()}.four_colour"]
    there = min(any_kind, sum(have[r] for r in FOUR_COLOUR))
    tiles += [("any", Tile.TOKEN)] * there + [("any", Tile.MISSING)] * (any_kind - there)
    if any_kind > there:
        missing[None] = any_kind - there
    return tuple(tiles), missing


def _lack(model: Model, building: Building, missing: dict[Resource | None, int], wealth: int) -> str:
    """Why it can't be built now."""
    words = model.words
    count = sum(missing.values())
    if wealth and not count:
        return words.plural("{n} wealth short", "{n} wealth short", wealth)
    if len(missing) == 1 and not wealth:
        ((resource, number),) = missing.items()
        if resource is not None:
            return words("{kind}: {n} short").format(kind=resource_name(words, resource), n=number)
    if count:
        return words.plural("{n} token short", "{n} tokens short", count)
    return words("No open land") if building is Building.TRAIN else words("No explorer left")


def building_card(model: Model, player: int, offer: Offer, box: Box, *, chosen: bool, ask: str = "") -> BuildingCard:
    """The card of an offer; `ask` begins the key of one that is only to be read."""
    words, edition = model.words, edition_of(model)
    building = offer.building
    name = building.name.lower()
    points = edition[f"points.{name}"]
    mark = "horseman" if building in MOUNTS else "ghost-dance" if building is Building.GHOST_DANCE else ""
    state = CardState.CHOICE if offer.can else CardState.OWNED if offer.owned else CardState.OFF
    if offer.closed:
        state = CardState.SHOWN
    effect = {
        Building.BANK: "exchange.bank",
        Building.BLACKSMITH: "effect.blacksmith",
        Building.SALOON: "effect.saloon",
        Building.TRAIN: "effect.train",
    }.get(building)
    number = edition[effect] if effect is not None else 0
    return BuildingCard(
        box=box,
        key=f"card-{int(building)}" if offer.can or chosen else f"{ask}{int(building)}" if offer.closed and ask else "",
        name=building_name(words, building),
        points=str(points) if points else "",
        unit=words("VP"),
        mark="" if points else mark,
        tiles=offer.tiles,
        wealth=offer.wealth,
        wealth_short=offer.wealth_short,
        effect=building_effect_now(words, building, number, edition["exchange.base"]),
        note=words("Chosen") if chosen else offer.note,
        note_icon="check" if chosen else offer.note_icon,
        state=CardState.CHOSEN if chosen else state,
        place=table_of(model).seats[player].place,
    )


def sale_price(edition: DakotaEdition, seat: SeatView, resource: Resource) -> int:
    """What one token brings, with what Blacksmith and Train add."""
    assert seat.faction is not None
    price = edition.prices(seat.faction)[resource]
    if Building.BLACKSMITH in seat.buildings and resource is Resource.METAL:
        price += edition["effect.blacksmith"]
    if Building.TRAIN in seat.buildings and resource in (Resource.GRAIN, Resource.METAL, Resource.GOLD):
        price += edition["effect.train"]
    return price


def exchange_price(edition: DakotaEdition, seat: SeatView) -> int:
    """What an explorer or a point costs."""
    return edition["exchange.bank" if Building.BANK in seat.buildings else "exchange.base"]
