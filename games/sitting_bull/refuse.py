"""Why an action is refused: asked only after it was not found among the legal ones, so it need not be fast."""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from games.game import CHANCE
from games.sitting_bull import real_cards
from games.sitting_bull.actions import (
    DRAWS,
    ClaimMilestone,
    DiscardPresent,
    ExchangeHand,
    KeepHand,
    KeepPresent,
    MoveDisc,
    MovePawn,
    PlacePawn,
    PlayCard,
    PlayIcon,
    ShowWisdom,
    SwapCard,
    SwapPawns,
    TakePresent,
    TakeSpace,
    TurnUpCard,
)
from games.sitting_bull.choices import columns_of
from games.sitting_bull.position import Position
from games.sitting_bull.refusals import Refusal
from games.sitting_bull.terms import (
    NEUTRAL,
    NONE,
    OWNERS,
    POWWOW,
    Awaits,
    Effect,
    Icon,
    Milestone,
    Path,
    Present,
    Region,
    Tile,
    Wisdom,
)

_CHANCE: Final[dict[type, Awaits]] = {kind: awaits for awaits, kind in DRAWS.items()}
_PLAYERS: Final[dict[type, Awaits]] = {
    KeepHand: Awaits.EXCHANGE,
    ExchangeHand: Awaits.EXCHANGE,
    PlayCard: Awaits.CARD,
    PlayIcon: Awaits.CARD,
    PlacePawn: Awaits.PLACE,
    MoveDisc: Awaits.EFFECT,
    SwapPawns: Awaits.EFFECT,
    MovePawn: Awaits.EFFECT,
    SwapCard: Awaits.EFFECT,
    TakeSpace: Awaits.EFFECT,
    TakePresent: Awaits.EFFECT,
    KeepPresent: Awaits.EFFECT,
    DiscardPresent: Awaits.EFFECT,
    ClaimMilestone: Awaits.MILESTONE,
    ShowWisdom: Awaits.REVEAL,
}
_EFFECTS: Final[dict[type, tuple[Effect, ...]]] = {
    MoveDisc: (Effect.DISCS,),
    SwapPawns: (Effect.SWAP,),
    MovePawn: (Effect.TRAVEL, Effect.TO_POWWOW),
    SwapCard: (Effect.CARD,),
    TakeSpace: (Effect.SPACE,),
    TakePresent: (Effect.CHOICE,),
    KeepPresent: (Effect.KEEP,),
    DiscardPresent: (),
}
"""Where an action of EFFECT belongs; one that may be discarded would have been accepted."""

_WORDS: Final[dict[str, type[IntEnum]]] = {
    "milestone": Milestone,
    "tile": Tile,
    "wisdom": Wisdom,
    "present": Present,
    "icon": Icon,
    "region": Region,
    "other_region": Region,
    "path": Path,
}


def reason(p: Position, action: object) -> Refusal:
    """The rule against an `action` that is not legal."""
    if p.awaits is Awaits.OVER:
        return Refusal.GAME_OVER
    kind = type(action)
    if (kind not in _CHANCE and kind not in _PLAYERS) or _malformed(action):
        return Refusal.MALFORMED
    return _why_chance(p, action) if kind in _CHANCE else _out_of_turn(p, action) or _WHY[kind](p, action)


def _malformed(action: Any) -> bool:
    """Whether a value is no word of its kind; True is no 1."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        words = _WORDS.get(name)
        if words is None:
            if type(value) is not int:
                return True
        elif type(value) is not words and (type(value) is not int or not 0 <= value < len(words)):
            return True
    return False


def _why_chance(p: Position, action: Any) -> Refusal:
    if action.player != CHANCE:
        return Refusal.MALFORMED
    if p.awaits is not _CHANCE[type(action)]:
        return Refusal.WRONG_MOMENT
    if isinstance(action, TurnUpCard) and action.card in range(len(p.deck)) and p.deck[action.card]:
        return Refusal.NO_CARD_LEFT  # all that do not lie face up were played or taken
    return Refusal.NO_SUCH_OUTCOME


def _out_of_turn(p: Position, action: Any) -> Refusal | None:
    player = action.player
    if player not in range(p.rules.players):
        return Refusal.MALFORMED
    if player not in p.current:
        return Refusal.WRONG_MOMENT if player == p.turn else Refusal.NOT_YOUR_TURN
    if p.awaits is not _PLAYERS[type(action)]:
        return Refusal.WRONG_MOMENT
    if p.awaits is Awaits.EFFECT and p.effect not in _EFFECTS[type(action)]:
        return Refusal.WRONG_MOMENT
    return None


def _why_card(p: Position, action: PlayCard) -> Refusal:
    if p.rules.real_cards:
        return Refusal.WRONG_MOMENT
    if action.card not in p.hands[action.player]:
        return Refusal.NOT_IN_HAND
    return _why_column(p.rules.icons[action.card], action.column)


def _why_icon(p: Position, action: PlayIcon) -> Refusal:
    if not p.rules.real_cards:
        return Refusal.WRONG_MOMENT
    if not real_cards.places(p, action.icon):
        return Refusal.NO_CARD_LEFT
    return _why_column(Icon(action.icon), action.column)


def _why_column(icon: Icon, column: int) -> Refusal:
    if column in columns_of(icon):
        return Refusal.EMPTY_COLUMN
    return Refusal.NOT_FOR_AMULETS if icon is Icon.AMULET and column == Path.SILENCE else Refusal.WRONG_COLUMN


def _why_place(p: Position, _action: PlacePawn) -> Refusal:
    return Refusal.NO_CARD_LEFT if p.rules.real_cards else Refusal.NOT_ON_THE_CARD


def _why_disc(p: Position, action: MoveDisc) -> Refusal:
    if action.step not in (1, -1):
        return Refusal.MALFORMED
    if not p.paths >> action.path & 1:
        return Refusal.OTHER_DISC
    return Refusal.END_OF_TRACK


def _why_swap(p: Position, action: SwapPawns) -> Refusal:
    if action.region == action.other_region:
        return Refusal.SAME_REGION
    if action.region > action.other_region or not {action.owner, action.other_owner} <= _owners(p):
        return Refusal.MALFORMED
    if not _stands(p, action.region, action.owner) or not _stands(p, action.other_region, action.other_owner):
        return Refusal.NO_PAWN_THERE
    return Refusal.OWN_PAWNS_ONLY


def _why_move(p: Position, action: MovePawn) -> Refusal:
    if action.owner not in _owners(p):
        return Refusal.MALFORMED
    if not _stands(p, action.region, action.owner):
        return Refusal.NO_PAWN_THERE
    if action.to == action.region:
        return Refusal.SAME_REGION
    allowed = (POWWOW,) if p.effect == Effect.TO_POWWOW else tuple(Region)
    return Refusal.OWN_PAWNS_ONLY if action.to in allowed else Refusal.NOT_THERE


def _owners(p: Position) -> set[int]:
    """Who has pawns in this game."""
    return {*range(p.rules.players), *((NEUTRAL,) if p.rules.neutrals else ())}


def _stands(p: Position, region: int, owner: int) -> bool:
    return p.pawns[region * OWNERS + owner] > 0


def _why_swap_card(p: Position, action: SwapCard) -> Refusal:
    if p.face[action.region] == NONE:
        return Refusal.NO_CARD_THERE
    return Refusal.NO_CARD_LEFT if p.rules.real_cards else Refusal.NOT_IN_HAND


def _always(refusal: Refusal) -> Callable[[Position, Any], Refusal]:
    return lambda _p, _action: refusal


_WHY: Final[dict[type, Callable[[Position, Any], Refusal]]] = {
    PlayCard: _why_card,
    PlayIcon: _why_icon,
    PlacePawn: _why_place,
    MoveDisc: _why_disc,
    SwapPawns: _why_swap,
    MovePawn: _why_move,
    SwapCard: _why_swap_card,
    TakeSpace: _always(Refusal.SPACE_TAKEN),
    TakePresent: _always(Refusal.NOT_OFFERED),
    ClaimMilestone: _always(Refusal.NOT_MET),
    ShowWisdom: _always(Refusal.WISDOM_SHOWN),
}
"""For the player whose turn it is, at the right moment."""
