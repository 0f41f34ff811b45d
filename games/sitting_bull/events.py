"""What happened, told to the screen, the lights and the journal. Never more than the table may see at that moment."""

from __future__ import annotations

from games.game import Event
from games.sitting_bull.terms import Icon, Milestone, Path, Present, Region, Stone, Tile, Wisdom


class FirstPlayerDrawn(Event, frozen=True):
    """`seat` begins."""

    seat: int


class CardTurnedUp(Event, frozen=True):
    """`card` lies face up in `region`."""

    region: Region
    card: int


class NeutralPlaced(Event, frozen=True):
    """A third-colour pawn stands in `region` (S:98)."""

    region: Region


class MilestoneDrawn(Event, frozen=True):
    """A milestone tile of this game."""

    milestone: Milestone


class TileDrawn(Event, frozen=True):
    """The powwow of this game; `printed` where no tile was drawn."""

    tile: Tile
    printed: bool


class OfferingPlaced(Event, frozen=True):
    """An offering lies in `region`."""

    region: Region
    value: int


class SittingBullMoved(Event, frozen=True):
    """Sitting Bull stands in `region`: at setup (`player` is -1), or by a card of Silence."""

    player: int
    region: Region


class CardDealt(Event, frozen=True):
    """`player` has drawn a card from the deck."""

    player: int


class WisdomDealt(Event, frozen=True):
    """`player` has a wisdom card."""

    player: int


class HandKept(Event, frozen=True):
    """`player` starts with the first four cards."""

    player: int


class HandExchanged(Event, frozen=True):
    """`player` exchanged all four; the old ones are back in the deck."""

    player: int


class TurnStarted(Event, frozen=True):
    """`player` is on turn; `round` counts from 1."""

    player: int
    round: int


class CardPlayed(Event, frozen=True):
    """`player` played a card with `icon` into `column` (-1: none); `card` is -1 where the cards are real."""

    player: int
    icon: Icon
    column: int
    card: int


class PawnPlaced(Event, frozen=True):
    """A pawn of `player` stands in `place`, a region or the POWWOW."""

    player: int
    place: int


class StoneTaken(Event, frozen=True):
    """`player` has taken a stone: from Sitting Bull, or blue from the River."""

    player: int
    stone: Stone


class StonesOut(Event, frozen=True):
    """There was no such stone left for `player` (SB-R44)."""

    player: int
    stone: Stone


class DiscMoved(Event, frozen=True):
    """The feat disc of `path` is on `level` now."""

    player: int
    path: Path
    level: int


class PawnMoved(Event, frozen=True):
    """`player` moved a pawn of `owner` between places."""

    player: int
    owner: int
    origin: int
    to: int


class PawnsSwapped(Event, frozen=True):
    """`player` exchanged a pawn of `owner` in `region` with one of `other_owner` in `other_region`."""

    player: int
    region: Region
    owner: int
    other_region: Region
    other_owner: int


class CardSwapped(Event, frozen=True):
    """`player` put `card` of the hand into `region` for the card that lay there."""

    player: int
    region: Region
    card: int


class SpaceTaken(Event, frozen=True):
    """The pawn of `player` stands on the space of `path` of Leadership."""

    player: int
    path: Path


class PresentDrawn(Event, frozen=True):
    """`player` has taken `present` from the pile; what becomes of it follows."""

    player: int
    present: Present


class PresentKept(Event, frozen=True):
    """`player` keeps it until the end."""

    player: int
    present: Present


class PresentUsed(Event, frozen=True):
    """`player` uses it now; it is out of the game."""

    player: int
    present: Present


class PresentDiscarded(Event, frozen=True):
    """It is out of the game unused; `forced` where nothing could be done with it."""

    player: int
    present: Present
    forced: bool


class PresentReturned(Event, frozen=True):
    """It is mixed into the pile again (S:220)."""

    player: int
    present: Present


class EffectSkipped(Event, frozen=True):
    """Nothing could be done with the powwow `tile` (SB-R18)."""

    player: int
    tile: Tile


class PresentsOut(Event, frozen=True):
    """There was no present left for `player`."""

    player: int


class MilestoneClaimed(Event, frozen=True):
    """A disc of `player` lies on a milestone, worth `points`; `space` counts from 0."""

    player: int
    milestone: Milestone
    space: int
    points: int


class CardTaken(Event, frozen=True):
    """`player` has taken the face-up card of `region` (S:161)."""

    player: int
    region: Region


class TurnEnded(Event, frozen=True):
    """After a turn: the points each player has so far, without wisdom cards."""

    player: int
    scores: tuple[int, ...]


class WisdomShown(Event, frozen=True):
    """At the end: the wisdom card of `player` and what it scores."""

    player: int
    wisdom: Wisdom
    points: int


class GameEnded(Event, frozen=True):
    """The final scores and who won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
