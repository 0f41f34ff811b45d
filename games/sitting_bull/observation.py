"""What one viewer may know of a game of Sitting Bull: the only door for hidden information."""

from __future__ import annotations

import msgspec

from games.game import Observation
from games.sitting_bull.cards import DeckKinds
from games.sitting_bull.sheet import ScoreSheet
from games.sitting_bull.terms import Awaits, Effect, Icon, Milestone, Path, Present, Region, Tile, Wisdom


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """One region with everything that lies in it; all of it is public."""

    region: Region
    card: int | None
    """The face-up card; None where the place is empty."""
    pawns: tuple[int, ...]
    """By owner: the players, last the third colour (length players + 1)."""
    offering: int
    """0 before it is drawn."""
    sitting_bull: bool
    leaders: tuple[int, ...]
    """Owners (players, NEUTRAL) with the most pawns: one leads, several tie; empty where nobody stands."""


class MilestoneView(msgspec.Struct, frozen=True, kw_only=True):
    """One milestone tile of this game."""

    milestone: Milestone
    points: tuple[int, ...]
    """Of its spaces, the highest first; as many as there are players."""
    discs: tuple[int, ...]
    """The players whose discs lie on them, in the order of the spaces."""
    met: tuple[int, ...]
    """Players without a disc here who fulfil it now: they claim it in their own turn."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer may know of one player."""

    pawns: int
    """Still in the pool."""
    hand: tuple[int, ...] | None
    """Kinds of cards, ascending; None for other viewers until the end, and always where the cards are real."""
    hand_count: int
    taken: tuple[int, ...]
    """Where the cards are real: kinds, ascending, that all saw the player take and that can't have been played since,
    but for one that waits for its region; () otherwise."""
    columns: tuple[int, int, int, int]
    """Cards in each column, Amulets among them."""
    stones: tuple[int, int, int, int]
    presents: tuple[int, ...]
    """Kept ones by Present (length PRESENT_KINDS); none of those that act at once."""
    items: tuple[int, int, int, int]
    """Of each path as they would score now (SB-R43)."""
    wisdom: Wisdom | None
    """None for other viewers until the end, and where the cards are real until it is shown."""
    score: int
    """So far, without the wisdom card; with it at the end."""


class SittingBullObservation(Observation, frozen=True, kw_only=True):
    """The whole table as `viewer` may know it."""

    awaits: Awaits
    real_cards: bool
    """People hold the real cards."""
    kinds: DeckKinds
    round: int
    """Of the table, from 1; 0 before the first turn."""
    rounds: int
    first: int
    """-1 before it is known."""
    turn: int
    """The player on turn, or who is asked about the starting cards; -1 before that."""
    dealing: int
    """The player who gets a card in secret now, or -1."""
    exchanging: bool
    """`dealing` exchanges the starting cards: four old ones lie aside until four new ones are dealt (SB-R35)."""
    aside: tuple[int, ...] | None
    """These, for their owner; None for other viewers."""
    region: int
    """The region that waits for a card or an offering, or -1."""
    regions: tuple[RegionView, ...]
    """By Region."""
    powwow: tuple[int, ...]
    """Pawns by owner (length players + 1), those on spaces of Leadership among them."""
    spaces: tuple[int, int, int, int]
    """The owner on each space of Leadership by Path, -1 where it is free."""
    tile: Tile | None
    printed: bool
    """The tile is the printed space."""
    levels: tuple[int, int, int]
    """Of the feat discs of Origin, Awakening and Memory."""
    milestones: tuple[MilestoneView, ...]
    seats: tuple[SeatView, ...]
    deck: int
    """Cards left in the deck."""
    gone: tuple[int, ...]
    """By kind: cards that were played or discarded; all 0 where the cards are real."""
    played: tuple[tuple[int, int], ...]
    """Where the cards are real: (icon, place) of every card played so far, ascending."""
    presents_left: tuple[int, ...]
    """By Present: in the pile."""
    stones_left: tuple[int, int, int, int]
    neutrals: int
    """Third-colour pawns still in their pool."""
    icon: Icon | None
    """Of the card played in this turn; None before it is played."""
    card: int
    """Its kind, -1 where the cards are real or none was played."""
    column: int
    """Where it went, or -1."""
    place: int
    """Where the pawn of this turn was placed, or -1."""
    effect: Effect | None
    """What is decided now."""
    paths: tuple[Path, ...]
    """Effect.DISCS: discs that may still be moved."""
    moves: int
    """Effect.DISCS: how many of them are moved before it is done."""
    present: Present | None
    """The present that `effect` comes from, and that may be discarded while nothing was done with it."""
    offered: tuple[Present, ...]
    """Effect.CHOICE: the two presents; while the second one is drawn, the first."""
    sheets: tuple[ScoreSheet, ...]
    """How each player would score now, wisdom only at the end."""
    winners: tuple[int, ...]
