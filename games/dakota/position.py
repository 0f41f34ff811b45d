"""A position of Dakota: what there is, and what the phases need to read and move it. They decide what happens."""

from __future__ import annotations

from typing import Final, Self

from games.dakota.contest import Contest
from games.dakota.rules import Rules
from games.dakota.terms import Building, Faction, Pawn, Phase
from games.game import CHANCE
from games.menus import Menu

NOBODY: Final = -2
"""For `actor` when chance, several players or nobody may act."""


class Position:
    """Who stands where and owns what.

    Masks have a bit for each territory. `pawns` has a block for each territory, one for the reference cards and
    one for the market (so that MARKET is its last block); a block holds explorers and horsemen of each player.
    `neutrals` has natives and settlers of each territory, then those in their areas (at `faction - 2`, from the end).
    """

    __slots__ = (
        "activating", "active", "actor", "built", "chosen", "contest", "current", "depleted", "developed", "factions",
        "first", "ghosted", "ghosts", "goods", "left", "lower", "menu", "neutrals", "pawns", "pending", "phase",
        "picks", "points", "round", "rules", "sides", "territory", "tokens", "touched", "wealth",
    )  # fmt: skip

    rules: Rules
    phase: Phase
    round: int
    first: int
    """The first player of this round; -1 before the draw."""
    actor: int
    """The one player who may act, or NOBODY."""
    current: tuple[int, ...]
    menu: Menu | None
    """What may be done now, once somebody has asked."""
    factions: tuple[Faction, ...]
    """Empty until revealed."""
    chosen: tuple[int, ...]
    """Covered faction tokens by player, -1 where none is; empty once revealed."""
    sides: tuple[tuple[int, ...], tuple[int, ...]]
    """Native and settler players in round order."""

    active: int
    depleted: int
    lower: int
    """Territories in play or depleted that are on their lower row."""
    touched: int
    """Territories where a pawn was placed this round."""
    ghosted: int
    """Territories with a Ghost Dance."""
    ghosts: tuple[int, ...]
    """The territory of each Ghost Dance marker, ascending."""
    tokens: list[int]
    """Packed tokens on the current row of each territory."""
    neutrals: list[int]
    pawns: list[int]

    goods: list[int]
    """Packed resources of each player."""
    wealth: list[int]
    points: list[int]
    built: list[int]
    """A mask of buildings for each player."""

    left: int
    """Draws, pawns or purchases that the actor still has."""
    activating: Building | None
    """The building that the actor resolves in the activation phase."""
    developed: bool
    pending: int
    """Territories still to be resolved, then those that may replenish."""
    territory: int
    """The territory being resolved or replenished, or -1."""
    contest: Contest | None
    picks: tuple[tuple[int, int, str], ...]
    """Picks made on the territory being resolved: player, strength and reason."""

    def __init__(self, rules: Rules) -> None:
        """The position before anything is drawn (D:111-117)."""
        self.rules = rules
        self.phase = Phase.TERRITORIES
        self.round = 1
        self.first = -1
        self.actor = NOBODY
        self.current = (CHANCE,)
        self.menu = None
        self.factions = ()
        self.chosen = (-1,) * rules.players
        self.sides = ((), ())
        self.active = sum(1 << first for first in rules.first_of)
        self.depleted = self.lower = self.touched = self.ghosted = 0
        self.ghosts = ()
        self.tokens = [row if self.active >> t & 1 else 0 for t, row in enumerate(rules.upper)]
        self.neutrals = [0] * (2 * rules.territories + 2)
        self.pawns = [0] * (rules.block * (rules.territories + 2))
        for player in range(rules.players):
            self.pawns[rules.home + 2 * player] = rules.start_explorers
        self.goods = [0] * rules.players
        self.wealth = [rules.start_wealth] * rules.players
        self.points = [0] * rules.players
        self.built = [0] * rules.players
        self.left = rules.extra_territories
        self.activating = None
        self.developed = False
        self.pending = 0
        self.territory = -1
        self.contest = None
        self.picks = ()

    def ask(self, player: int) -> None:
        """Wait for `player`."""
        self.actor = player
        self.current = self.rules.alone[player]

    def finish(self) -> None:
        """Wait for nobody any more."""
        self.actor, self.current = NOBODY, ()

    def frontier(self, terrain: int) -> int:
        """The first inactive territory of a terrain, counted from the right, or -1 (D:125, DK-R4)."""
        inactive = self.rules.mask_of[terrain] & ~(self.active | self.depleted)
        return (inactive & -inactive).bit_length() - 1

    def open_territory(self, territory: int) -> None:
        """Activate a territory, its upper row full (D:123, D:266)."""
        self.active |= 1 << territory
        self.tokens[territory] = self.rules.upper[territory]

    def row_of(self, territory: int) -> int:
        """The packed symbols printed on the current row of a territory."""
        return (self.rules.lower if self.lower >> territory & 1 else self.rules.upper)[territory]

    def send_home(self, place: int, player: int) -> int:
        """Take all pawns of `player` from `place` back to the reference card; says how many they were (D:210)."""
        pawns, rules = self.pawns, self.rules
        there, home = place * rules.block + 2 * player, rules.home + 2 * player
        explorers, horsemen = pawns[there], pawns[there + 1]
        pawns[home] += explorers
        pawns[home + 1] += horsemen
        pawns[there] = pawns[there + 1] = 0
        return explorers + horsemen

    def at(self, place: int, player: int, pawn: int = Pawn.EXPLORER) -> int:
        """How many of a player's pawns of one kind are on a territory or the MARKET."""
        return self.pawns[place * self.rules.block + 2 * player + pawn]

    def pawns_at_home(self, player: int) -> int:
        """Explorers and horsemen on the reference card: all that the player has, once the market is over."""
        home = self.rules.home + 2 * player
        return self.pawns[home] + self.pawns[home + 1]

    def clone(self) -> Self:
        """An equal state that shares nothing mutable with this one; written out, since bots and undo live on it."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.phase = self.phase
        other.round = self.round
        other.first = self.first
        other.actor = self.actor
        other.current = self.current
        other.menu = self.menu
        other.factions = self.factions
        other.chosen = self.chosen
        other.sides = self.sides
        other.active = self.active
        other.depleted = self.depleted
        other.lower = self.lower
        other.touched = self.touched
        other.ghosted = self.ghosted
        other.tokens = self.tokens[:]
        other.neutrals = self.neutrals[:]
        other.pawns = self.pawns[:]
        other.goods = self.goods[:]
        other.wealth = self.wealth[:]
        other.points = self.points[:]
        other.built = self.built[:]
        other.ghosts = self.ghosts
        other.left = self.left
        other.activating = self.activating
        other.developed = self.developed
        other.pending = self.pending
        other.territory = self.territory
        other.contest = self.contest
        other.picks = self.picks
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.rules.same_as(other.rules) and all(getattr(self, n) == getattr(other, n) for n in _COMPARED)

    __hash__ = None  # type: ignore[assignment]


_COMPARED: Final = tuple(name for name in Position.__slots__ if name not in ("rules", "menu"))
