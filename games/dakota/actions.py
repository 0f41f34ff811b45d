"""What players, and chance, may do in Dakota. Territories are numbered as in `zones.py`."""

from __future__ import annotations

from typing import TypeAlias

from games.dakota.terms import Building, Faction, Pawn, Resource, Terrain
from games.game import Action


class DrawFirstPlayer(Action, frozen=True):
    """Chance: `seat` takes the first player marker (D:115)."""

    seat: int


class DrawTerritory(Action, frozen=True):
    """Chance: a territory token is drawn; the frontier territory of `terrain` becomes active (D:117-121)."""

    terrain: Terrain


class ChooseFaction(Action, frozen=True):
    """Cover a faction token (D:127); revealed when all have chosen."""

    faction: Faction


class PlaceTotem(Action, frozen=True):
    """Activation: `building`, a totem, puts `resource` on `territory` (D:377, 385, 393)."""

    building: Building
    resource: Resource
    territory: int


class PlaceGhostDance(Action, frozen=True):
    """Activation: no neutral settler may be placed on `territory` this round (D:417)."""

    territory: int


class SkipTotem(Action, frozen=True):
    """Activation: leave `building` unused this round; only where totems are optional (DK-R20)."""

    building: Building


class PlacePawn(Action, frozen=True):
    """Either placement: put one's own `pawn` on `territory` (or MARKET)."""

    pawn: Pawn
    territory: int


class PlaceNeutral(Action, frozen=True):
    """Second placement: put a neutral explorer of `faction` on `territory` (D:177)."""

    faction: Faction
    territory: int


class Collect(Action, frozen=True):
    """Collection: take `resource` from the territory being resolved; `pawn` goes home (D:228)."""

    resource: Resource
    pawn: Pawn


class Decline(Action, frozen=True):
    """Collection: `pawn` goes home without a resource; only where declining is allowed (DK-R5)."""

    pawn: Pawn


class Replenish(Action, frozen=True):
    """End of collection: the first player adds `resource` to the row of `territory` (D:281)."""

    resource: Resource
    territory: int


class Buy(Action, frozen=True):
    """Market: one pawn buys `resource` at the faction's price (D:299)."""

    resource: Resource


class LeaveMarket(Action, frozen=True):
    """Market: buy nothing more; the pawns come home (D:301)."""


class Build(Action, frozen=True):
    """Development: build or reinforce; `wild` pays the four-colour symbols, in ascending order (D:315, D:323)."""

    building: Building
    wild: tuple[Resource, ...] = ()


class Sell(Action, frozen=True):
    """Development: sell one `resource` (D:327)."""

    resource: Resource


class Recruit(Action, frozen=True):
    """Development: pay for one explorer (D:333)."""


class BuyPoint(Action, frozen=True):
    """Development: pay for one victory point (D:333)."""


class EndDevelopment(Action, frozen=True):
    """Development: done."""


DakotaAction: TypeAlias = (
    DrawFirstPlayer
    | DrawTerritory
    | ChooseFaction
    | PlaceTotem
    | PlaceGhostDance
    | SkipTotem
    | PlacePawn
    | PlaceNeutral
    | Collect
    | Decline
    | Replenish
    | Buy
    | LeaveMarket
    | Build
    | Sell
    | Recruit
    | BuyPoint
    | EndDevelopment
)
