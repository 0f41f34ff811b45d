"""What players, and chance, may do in Sitting Bull. A card is the index of its kind in `DeckKinds` (`cards.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from games.game import Action
from games.sitting_bull.terms import Awaits, Icon, Milestone, Path, Present, Region, Tile, Wisdom


class DrawFirstPlayer(Action, frozen=True):
    """Chance, or entered by the table: `seat` is the oldest and begins (S:115, SB-R40)."""

    seat: int


class TurnUpCard(Action, frozen=True):
    """Chance: `card` comes face up in the region that waits for it (S:86, S:167)."""

    card: int


class DrawMilestone(Action, frozen=True):
    """Chance: a milestone tile of this game (S:87)."""

    milestone: Milestone


class DrawTile(Action, frozen=True):
    """Chance: the powwow tile of this game (S:88)."""

    tile: Tile


class DrawOffering(Action, frozen=True):
    """Chance: an offering of `value` for the region that waits for it (S:92)."""

    value: int


class DealCard(Action, frozen=True):
    """Chance, in secret: `card` for the hand that waits for it (S:112, S:161)."""

    card: int


class DealWisdom(Action, frozen=True):
    """Chance, in secret: a wisdom card (S:114)."""

    wisdom: Wisdom


class DrawPresent(Action, frozen=True):
    """Chance: a present from the pile of Camp (S:241)."""

    present: Present


class KeepHand(Action, frozen=True):
    """Start with the cards one has (S:117)."""


class ExchangeHand(Action, frozen=True):
    """Take four other cards for all four (S:117)."""


class PlayCard(Action, frozen=True):
    """Step 1: play `card` of the hand into `column`; a Powwow card is discarded, with column -1 (S:127, S:265)."""

    card: int
    column: int


class PlayIcon(Action, frozen=True):
    """Step 1 where the cards are real: a card with `icon` is played into `column`; -1 for a Powwow card."""

    icon: Icon
    column: int


class PlacePawn(Action, frozen=True):
    """Step 2: a pawn from the pool to `region` (S:133)."""

    region: Region


class MoveDisc(Action, frozen=True):
    """Move the feat disc of `path` one space: `step` is 1 (up) or -1 (down) (S:237)."""

    path: Path
    step: int


class SwapPawns(Action, frozen=True):
    """The pawns of `owner` in `region` and of `other_owner` in `other_region`, a later one, exchange places (S:212)."""

    region: Region
    owner: int
    other_region: Region
    other_owner: int


class MovePawn(Action, frozen=True):
    """A pawn of `owner` goes from `region` to the place `to`, a region or the POWWOW (S:218, S:224, S:257, S:259)."""

    owner: int
    region: Region
    to: int


class SwapCard(Action, frozen=True):
    """Lakota card: `card` of the hand for the card of `region` (S:214)."""

    card: int
    region: Region


class TakeSpace(Action, frozen=True):
    """Leadership: the placed pawn takes the space of `path` (S:222)."""

    path: Path


class TakePresent(Action, frozen=True):
    """Presents: take this one of the two; the other goes back to the pile (S:220)."""

    present: Present


class KeepPresent(Action, frozen=True):
    """Keep the stone or path present just taken (S:241)."""


class DiscardPresent(Action, frozen=True):
    """Discard the present just taken, unused (S:241)."""


class ClaimMilestone(Action, frozen=True):
    """Step 5: put a disc on this one of several milestones (S:153, SB-R27)."""

    milestone: Milestone


class ShowWisdom(Action, frozen=True):
    """Final scoring where the cards are real: the player's wisdom card is `wisdom` (S:206)."""

    wisdom: Wisdom


SittingBullAction: TypeAlias = (
    DrawFirstPlayer
    | TurnUpCard
    | DrawMilestone
    | DrawTile
    | DrawOffering
    | DealCard
    | DealWisdom
    | DrawPresent
    | KeepHand
    | ExchangeHand
    | PlayCard
    | PlayIcon
    | PlacePawn
    | MoveDisc
    | SwapPawns
    | MovePawn
    | SwapCard
    | TakeSpace
    | TakePresent
    | KeepPresent
    | DiscardPresent
    | ClaimMilestone
    | ShowWisdom
)

DRAWS: Final[Mapping[Awaits, type[Action]]] = {
    Awaits.FIRST: DrawFirstPlayer,
    Awaits.REGION_CARD: TurnUpCard,
    Awaits.MILESTONE_TILE: DrawMilestone,
    Awaits.POWWOW_TILE: DrawTile,
    Awaits.OFFERING: DrawOffering,
    Awaits.HAND_CARD: DealCard,
    Awaits.WISDOM: DealWisdom,
    Awaits.PRESENT: DrawPresent,
}
"""How chance acts."""
