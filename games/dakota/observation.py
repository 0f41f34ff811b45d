"""What one viewer may know of a game of Dakota: the only door for hidden information."""

from __future__ import annotations

import msgspec

from games.dakota.terms import Building, Faction, Phase, Row, Status, Terrain
from games.game import Observation


class TerritoryView(msgspec.Struct, frozen=True, kw_only=True):
    """One territory with everything that stands on it; all of it is public."""

    terrain: Terrain
    number: int
    """1 is the rightmost of its terrain."""
    status: Status
    frontier: bool
    """The first inactive territory of its terrain."""
    row: Row
    """The row that can be collected from now."""
    tokens: tuple[int, ...]
    """Tokens of each Resource on the current row (8 counts)."""
    explorers: tuple[int, ...]
    """Explorers of each player."""
    horsemen: tuple[int, ...]
    neutrals: tuple[int, int]
    """Neutral natives, neutral settlers."""
    ghost_dances: int
    touched: bool = False
    """A pawn was placed here this round, so nothing grows back (D:277)."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer may know of one player."""

    faction: Faction | None
    """None until revealed (but a viewer knows the own choice)."""
    locked: bool
    """A faction token is covered."""
    points: int
    explorers: int
    """Explorers in play (on the reference card, on territories or on the market)."""
    horsemen: int
    free_explorers: int
    """Explorers still on the reference card."""
    free_horsemen: int
    market_explorers: int
    market_horsemen: int
    buildings: tuple[Building, ...]
    resource_count: int
    """How many tokens lie behind the screen."""
    resources: tuple[int, ...] | None
    """8 counts; None for other viewers until the end (sealed)."""
    wealth: int | None
    """None for other viewers until the end (sealed)."""


class Pick(msgspec.Struct, frozen=True, kw_only=True):
    """One place in the order of picks of the territory being resolved."""

    player: int
    strength: int
    """The player's strength in this territory before the pick."""
    reason: str
    """"only", "strongest", "order" (tie broken by round order), "empty" (no token will be left)."""
    state: str
    """"done", "now", "next"."""


class CollectionView(msgspec.Struct, frozen=True, kw_only=True):
    """The territory being resolved."""

    territory: int
    native: int
    """Strength before anybody left."""
    settler: int
    winner: Faction
    explorers: tuple[int, ...]
    """Pawns of each player as they stood at the start of the comparison."""
    horsemen: tuple[int, ...]
    neutrals: tuple[int, int]
    picks: tuple[Pick, ...]
    """All picks, made and to come, in order (those to come as if nobody declines and explorers leave first)."""


class DakotaObservation(Observation, frozen=True, kw_only=True):
    """The whole table as `viewer` may know it."""

    round: int
    rounds: int
    phase: Phase
    first_player: int
    """-1 before the draw."""
    order: tuple[int, ...]
    """Players in round order."""
    draws_left: int
    """Territory tokens still to be drawn at setup."""
    territories: tuple[TerritoryView, ...]
    neutrals: tuple[int, int]
    """Neutral natives and settlers in their areas."""
    seats: tuple[SeatView, ...]
    to_place: int
    """Pawns the current player still places in this phase."""
    activating: Building | None
    """The building that the current player resolves in the activation phase."""
    collection: CollectionView | None
    replenishing: int
    """The territory whose replenishment the first player chooses, or -1."""
    purchases_left: int = 0
    """What the current player may still buy in the market phase."""
    developed: bool
    """The current player has built or reinforced in this development phase."""
    winners: tuple[int, ...]
    final_wealth: tuple[int, ...]
    """After conversion, for the tie-break; empty before the end."""
