"""What happened, told to the screen, the lights and the journal. Never more than the table may see at that moment."""

from __future__ import annotations

from games.dakota.terms import Building, Faction, Pawn, Phase, Resource, Row
from games.game import Event


class FirstPlayerDrawn(Event, frozen=True):
    """`seat` goes first in round 1."""

    seat: int


class TerritoryActivated(Event, frozen=True):
    """`territory` is now in play, its upper row full."""

    territory: int


class FactionLocked(Event, frozen=True):
    """`player` has covered a faction token."""

    player: int


class FactionsRevealed(Event, frozen=True):
    """Every token is turned up, by player."""

    factions: tuple[Faction, ...]


class FactionsRepeated(Event, frozen=True):
    """All chose the same faction: choose again (D:129)."""

    faction: Faction


class RoundStarted(Event, frozen=True):
    """`round` begins (1 is the first) with `first_player`."""

    round: int
    first_player: int


class PhaseStarted(Event, frozen=True):
    """A phase begins."""

    phase: Phase


class WealthGained(Event, frozen=True):
    """The Saloon pays `player` (D:457)."""

    player: int
    amount: int
    building: Building


class TotemPlaced(Event, frozen=True):
    """A totem puts a resource on a territory."""

    player: int
    building: Building
    resource: Resource
    territory: int


class ActivationSkipped(Event, frozen=True):
    """`building` of `player` finds no place; `reason` is a refusal code, or "chosen" if it was left unused."""

    player: int
    building: Building
    reason: str


class GhostDancePlaced(Event, frozen=True):
    """No neutral settler may be placed on `territory` this round."""

    player: int
    territory: int


class PawnPlaced(Event, frozen=True):
    """An own pawn stands on `territory` (or MARKET)."""

    player: int
    pawn: Pawn
    territory: int


class NeutralPlaced(Event, frozen=True):
    """A neutral pawn of `faction` stands on `territory`."""

    player: int
    faction: Faction
    territory: int


class PlacementShort(Event, frozen=True):
    """`player` has no legal pawn left and places `missing` fewer (DK-R8)."""

    player: int
    missing: int


class TerritoryCompared(Event, frozen=True):
    """Strengths on `territory`; `winner` None on a tie (D:204-208)."""

    territory: int
    native: int
    settler: int
    winner: Faction | None


class Collected(Event, frozen=True):
    """`player` took `resource`; `reason`: "only", "strongest", "order" (a tie broken by round order)."""

    player: int
    territory: int
    resource: Resource
    pawn: Pawn
    reason: str


class Declined(Event, frozen=True):
    """`pawn` of `player` went home without a resource (DK-R5)."""

    player: int
    territory: int
    pawn: Pawn


class TerritoryResolved(Event, frozen=True):
    """All pawns have left `territory`; `left` lists the winners' pawns that got nothing, by player."""

    territory: int
    left: tuple[int, ...]


class RowDepleted(Event, frozen=True):
    """`row` of `territory` is empty for good; after the upper one the lower is filled (D:254)."""

    territory: int
    row: Row


class Replenished(Event, frozen=True):
    """A resource grew back on an untouched territory (D:279)."""

    territory: int
    resource: Resource


class Bought(Event, frozen=True):
    """One purchase on the market."""

    player: int
    resource: Resource
    price: int


class MarketLeft(Event, frozen=True):
    """`player` took the pawns home from the market."""

    player: int


class Built(Event, frozen=True):
    """A settlement or reinforcement is in play; `points` were added."""

    player: int
    building: Building
    points: int


class Sold(Event, frozen=True):
    """One resource sold for `price`, of which `bonus` from Blacksmith and Train."""

    player: int
    resource: Resource
    price: int
    bonus: int


class Recruited(Event, frozen=True):
    """A new explorer; `neutral_removed` if a neutral of that faction left the game (D:337)."""

    player: int
    price: int
    neutral_removed: bool


class PointBought(Event, frozen=True):
    """One victory point bought."""

    player: int
    price: int


class DevelopmentEnded(Event, frozen=True):
    """`player` is done."""

    player: int


class RoundEnded(Event, frozen=True):
    """`round` is over; Ghost Dance markers go home."""

    round: int


class GameEnded(Event, frozen=True):
    """Final points and wealth after conversion, by player, and who won (D:357-359)."""

    points: tuple[int, ...]
    wealth: tuple[int, ...]
    winners: tuple[int, ...]
