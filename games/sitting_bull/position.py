"""The position: small integers and flat lists, copied by hand; and what the steps of a turn share to move it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from games.game import CHANCE, Event
from games.sitting_bull.terms import (
    COLUMNS,
    NEUTRAL,
    NOBODY,
    NONE,
    OWNERS,
    PLACES,
    POWWOW,
    PRESENT_KINDS,
    SPACES,
    STONE_PRESENTS,
    STONES,
    TRACKS,
    Awaits,
    Icon,
    Region,
)

if TYPE_CHECKING:
    from games.menus import Menu
    from games.sitting_bull.rules import Rules

_REGIONS_END: Final = POWWOW * OWNERS
"""Where the block of the powwow begins in `Position.pawns`."""

Log = list[Event] | None
"""Where events go; None where nobody listens."""


class Position:
    """Everything that is so now. Lists by player unless said otherwise; -1 stands for none and nobody."""

    __slots__ = (
        "aside", "awaits", "card", "column", "columns", "current", "dealing", "deck", "deck_left", "discs",
        "effect", "face", "first", "gone", "hand_counts", "hands", "icon", "left", "levels", "menu", "milestones",
        "moves", "offered", "offerings", "paths", "pawns", "pile", "place", "played", "pool", "present", "presents",
        "region", "round", "rules", "sitting_bull", "spaces", "stones", "supply", "taken", "tile", "turn", "wisdom",
    )  # fmt: skip

    rules: Rules
    awaits: Awaits
    current: tuple[int, ...]
    menu: Menu | None
    """What may be done now, once somebody has asked."""
    first: int
    turn: int
    """The player on turn, or who is asked about the starting cards."""
    round: int
    """0 at setup."""
    left: int
    """Draws still to make in this step of the setup, or cards still to deal to `dealing`."""
    dealing: int
    """Who gets a card in secret now."""
    region: int
    """The region that waits for a card or an offering."""

    pawns: list[int]
    """By place, then by owner: `place * OWNERS + owner`; the third colour is the last owner."""
    pool: list[int]
    """Pawns of each owner not on the board (length OWNERS)."""
    spaces: list[int]
    """The owner on each space of Leadership."""
    sitting_bull: int
    offerings: list[int]
    """By region; 0 before it is drawn."""
    face: list[int]
    """The face-up card of each region."""
    tile: int
    levels: list[int]
    """Of the feat discs of Origin, Awakening and Memory."""
    milestones: list[int]
    """The tiles of this game, in the order of drawing."""
    discs: list[tuple[int, ...]]
    """For each of them, the players whose discs lie there, the highest space first."""

    deck: list[int]
    """By kind. Dealt by the console: what is left in the deck. Real cards: all that do not lie face up."""
    deck_left: int
    hands: list[tuple[int, ...]]
    """Kinds, ascending; empty where the cards are real."""
    hand_counts: list[int]
    taken: list[tuple[int, ...]]
    """Real cards: kinds, ascending, taken face up and surely not played since; one may be on its way to a region."""
    aside: tuple[int, ...]
    """The old cards of an exchange until the new ones are dealt (SB-R35)."""
    gone: list[int]
    """By kind: played and discarded; all 0 where the cards are real."""
    played: list[int]
    """Real cards: how many were played by icon and place, `icon * len(PLACES) + place`."""
    columns: list[int]
    """Cards by player and path: `player * COLUMNS + path`."""
    stones: list[int]
    """`player * STONES + stone`."""
    supply: list[int]
    """Stones left, by type."""
    presents: list[int]
    """Kept ones: `player * PRESENT_KINDS + present`."""
    pile: list[int]
    """Presents left, by kind."""
    wisdom: list[int]
    """-1 before it is dealt, and where the cards are real before it is shown."""

    icon: int
    """Of the card of this turn."""
    card: int
    column: int
    place: int
    """Where the pawn of this turn was placed (SB-R12)."""
    effect: int
    paths: int
    """Effect.DISCS: a mask of the discs that may still be moved."""
    moves: int
    """Effect.DISCS: how many are still to be moved."""
    present: int
    """The present being resolved."""
    offered: tuple[int, ...]
    """The presents drawn for the Presents tile."""

    def __init__(self, rules: Rules) -> None:
        """The position before anything is drawn."""
        players = rules.players
        self.rules = rules
        self.awaits = Awaits.FIRST
        self.current = BY_CHANCE
        self.menu = None
        self.first = self.turn = self.dealing = NOBODY
        self.round = self.left = 0
        self.region = NONE
        self.pawns = [0] * (len(PLACES) * OWNERS)
        self.pool = [rules.pawns if owner < players else 0 for owner in range(OWNERS)]
        self.pool[NEUTRAL] = rules.neutrals
        self.spaces = [NOBODY] * SPACES
        self.sitting_bull = NONE
        self.offerings = [0] * len(Region)
        self.face = [NONE] * len(Region)
        self.tile = NONE
        self.levels = [rules.start_level] * len(TRACKS)
        self.milestones = []
        self.discs = []
        self.deck = list(rules.copies)
        self.deck_left = sum(rules.copies)
        self.hands = [()] * players
        self.hand_counts = [0] * players
        self.taken = [()] * players
        self.aside = ()
        self.gone = [0] * len(rules.copies)
        self.played = [0] * (len(Icon) * len(PLACES))
        self.columns = [0] * (COLUMNS * players)
        self.stones = [0] * (STONES * players)
        self.supply = list(rules.stones)
        self.presents = [0] * (PRESENT_KINDS * players)
        self.pile = list(rules.presents)
        self.wisdom = [NONE] * players
        self.icon = self.card = self.column = self.place = self.effect = self.present = NONE
        self.paths = self.moves = 0
        self.offered = ()

    def ask(self, awaits: Awaits) -> None:
        """Wait for the one whose turn it is."""
        self.awaits = awaits
        self.current = self.rules.alone[self.turn]

    def draw(self, awaits: Awaits) -> None:
        """Wait for chance."""
        self.awaits = awaits
        self.current = BY_CHANCE

    def pawns_of(self, player: int) -> list[int]:
        """In each region."""
        return self.pawns[player:_REGIONS_END:OWNERS]

    def stones_of(self, player: int) -> list[int]:
        """Of each type, without presents."""
        return self.stones[STONES * player : STONES * player + STONES]

    def cards_of(self, player: int) -> list[int]:
        """In each column."""
        return self.columns[COLUMNS * player : COLUMNS * player + COLUMNS]

    def stone_presents_of(self, player: int) -> list[int]:
        """Kept ones, by type of stone."""
        first = PRESENT_KINDS * player + STONE_PRESENTS[0]
        return self.presents[first : first + STONES]

    def presents_of(self, player: int) -> list[int]:
        """Kept ones, by Present."""
        first = PRESENT_KINDS * player
        return self.presents[first : first + PRESENT_KINDS]

    def after(self, player: int) -> int:
        """Who sits next, clockwise."""
        return (player + 1) % self.rules.players

    def clone(self) -> Self:
        """An equal state that shares nothing mutable with this one; written out, since bots and undo live on it."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.awaits = self.awaits
        other.current = self.current
        other.menu = self.menu
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.left = self.left
        other.dealing = self.dealing
        other.region = self.region
        other.pawns = self.pawns[:]
        other.pool = self.pool[:]
        other.spaces = self.spaces[:]
        other.sitting_bull = self.sitting_bull
        other.offerings = self.offerings[:]
        other.face = self.face[:]
        other.tile = self.tile
        other.levels = self.levels[:]
        other.milestones = self.milestones[:]
        other.discs = self.discs[:]
        other.deck = self.deck[:]
        other.deck_left = self.deck_left
        other.hands = self.hands[:]
        other.hand_counts = self.hand_counts[:]
        other.taken = self.taken[:]
        other.aside = self.aside
        other.gone = self.gone[:]
        other.played = self.played[:]
        other.columns = self.columns[:]
        other.stones = self.stones[:]
        other.supply = self.supply[:]
        other.presents = self.presents[:]
        other.pile = self.pile[:]
        other.wisdom = self.wisdom[:]
        other.icon = self.icon
        other.card = self.card
        other.column = self.column
        other.place = self.place
        other.effect = self.effect
        other.paths = self.paths
        other.moves = self.moves
        other.present = self.present
        other.offered = self.offered
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.rules.same(other.rules) and all(getattr(self, n) == getattr(other, n) for n in _COMPARED)

    __hash__ = None  # type: ignore[assignment]


BY_CHANCE: Final = (CHANCE,)
_COMPARED: Final = tuple(name for name in Position.__slots__ if name not in ("rules", "menu"))
