"""What the powwow, a region or a present lets a player do (S:212-224, S:237-239, S:254-259).

Presents are found in `presents.py`; what is done with one is decided here like any other effect.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.game import Action
from games.menus import Menu
from games.sitting_bull import milestones, real_cards
from games.sitting_bull.actions import (
    DiscardPresent,
    KeepPresent,
    MoveDisc,
    MovePawn,
    SwapCard,
    SwapPawns,
    TakeSpace,
)
from games.sitting_bull.events import (
    CardSwapped,
    DiscMoved,
    EffectSkipped,
    PawnMoved,
    PawnsSwapped,
    PresentDiscarded,
    PresentKept,
    PresentUsed,
    SpaceTaken,
)
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import (
    NOBODY,
    NONE,
    OWNERS,
    POWWOW,
    PRESENT_KINDS,
    Awaits,
    Effect,
    Present,
    Tile,
)


def begin(p: Position, effect: int, log: Log) -> None:
    """Ask for a decision; what leaves no choice is done at once, what can't be done is skipped (SB-R18)."""
    p.effect = effect
    listed = menu(p)
    actions = listed.actions
    if len(actions) > 1:
        p.ask(Awaits.EFFECT)
        p.menu = listed
    elif not actions:
        if log is not None:
            log.append(EffectSkipped(p.turn, Tile(p.tile)))
        finish(p, log)
    elif p.present == NONE or _in_use(p):
        apply(p, actions[0], log)
    else:
        _discard(p, log, forced=True)


def move_discs(p: Position, paths: int, moves: int, log: Log) -> None:
    """Move `moves` different discs of a mask of paths (SB-R14)."""
    p.paths, p.moves = paths, moves
    begin(p, Effect.DISCS, log)


def finish(p: Position, log: Log) -> None:
    """Step 4 is over."""
    p.effect = p.present = NONE
    p.paths = p.moves = 0
    milestones.check(p, log)


def menu(p: Position) -> Menu:
    """What may be decided on `p.effect`."""
    return _MENUS[p.effect](p)


def apply(p: Position, action: Action, log: Log) -> None:
    """What the player decided on `p.effect`."""
    _APPLY[type(action)](p, action, log)


def _in_use(p: Position) -> bool:
    """Whether something was done with the present already, so that the rest must follow: one of two discs moved."""
    return p.moves == 1


def _discard_bit(p: Position) -> int:
    return 1 if p.present != NONE and not _in_use(p) else 0


def _disc_menu(p: Position) -> Menu:
    paths = p.paths
    origin, awakening, memory = p.levels
    key = (origin if paths & 1 else 0, awakening if paths & 2 else 0, memory if paths & 4 else 0, _discard_bit(p))
    return p.rules.choices.discs[p.turn][key]


def _swap_menu(p: Position) -> Menu:
    return p.rules.choices.swap[p.turn][_standing(p) << 1 | _discard_bit(p)]


def _travel_menu(p: Position) -> Menu:
    return p.rules.choices.travel[p.turn][_standing(p) << 1 | _discard_bit(p)]


def _to_powwow_menu(p: Position) -> Menu:
    return p.rules.choices.to_powwow[p.turn][_standing(p) << 1 | _discard_bit(p)]


def _standing(p: Position) -> int:
    """A bit for each region and owner with a pawn there."""
    return sum(1 << at for at, count in enumerate(p.pawns[: POWWOW * OWNERS]) if count)


def _card_menu(p: Position) -> Menu:
    """Any card of the hand for any on the board (SB-R36); of real cards any that a hand may hold."""
    cards = real_cards.held(p) if p.rules.real_cards else p.hands[p.turn]
    return p.rules.choices.swap_card[p.turn][cards, sum(1 << r for r, card in enumerate(p.face) if card != NONE)]


def _space_menu(p: Position) -> Menu:
    return p.rules.choices.space[p.turn][sum(1 << path for path, owner in enumerate(p.spaces) if owner == NOBODY)]


def _choice_menu(p: Position) -> Menu:
    return p.rules.choices.take[p.turn][sum(1 << present for present in set(p.offered))]


def _keep_menu(p: Position) -> Menu:
    return p.rules.choices.keep[p.turn]


_MENUS: Final[tuple[Callable[[Position], Menu], ...]] = (
    _disc_menu,
    _swap_menu,
    _travel_menu,
    _to_powwow_menu,
    _card_menu,
    _space_menu,
    _choice_menu,
    _keep_menu,
)
"""By Effect."""


def _use(p: Position, log: Log) -> None:
    """A present that acts is out of the game (SB-R38)."""
    if log is not None and p.present != NONE and not _in_use(p):
        log.append(PresentUsed(p.turn, Present(p.present)))


def _move_disc(p: Position, action: MoveDisc, log: Log) -> None:
    _use(p, log)
    path = action.path
    p.levels[path] += action.step
    p.paths &= ~(1 << path)
    p.moves -= 1
    if log is not None:
        log.append(DiscMoved(p.turn, path, p.levels[path]))
    if p.moves:
        begin(p, Effect.DISCS, log)
    else:
        finish(p, log)


def _swap_pawns(p: Position, action: SwapPawns, log: Log) -> None:
    _use(p, log)
    here, there, pawns = action.region * OWNERS, action.other_region * OWNERS, p.pawns
    pawns[here + action.owner] -= 1
    pawns[there + action.owner] += 1
    pawns[there + action.other_owner] -= 1
    pawns[here + action.other_owner] += 1
    if log is not None:
        log.append(PawnsSwapped(p.turn, action.region, action.owner, action.other_region, action.other_owner))
    finish(p, log)


def _move_pawn(p: Position, action: MovePawn, log: Log) -> None:
    _use(p, log)
    p.pawns[action.region * OWNERS + action.owner] -= 1
    p.pawns[action.to * OWNERS + action.owner] += 1
    if log is not None:
        log.append(PawnMoved(p.turn, action.owner, action.region, action.to))
    finish(p, log)


def _swap_card(p: Position, action: SwapCard, log: Log) -> None:
    """No third-colour pawn comes with the card put down (SB-R32)."""
    player, card, region = p.turn, action.card, action.region
    taken = p.face[region]
    p.face[region] = card
    if p.rules.real_cards:
        p.deck[card] -= 1
        p.deck[taken] += 1
        real_cards.give(p, player, card)
        real_cards.take(p, player, taken)
    else:
        hand = list(p.hands[player])
        hand[hand.index(card)] = taken
        p.hands[player] = tuple(sorted(hand))
    if log is not None:
        log.append(CardSwapped(player, region, card))
    finish(p, log)


def _take_space(p: Position, action: TakeSpace, log: Log) -> None:
    p.spaces[action.path] = p.turn
    if log is not None:
        log.append(SpaceTaken(p.turn, action.path))
    finish(p, log)


def _keep(p: Position, _action: KeepPresent, log: Log) -> None:
    p.presents[PRESENT_KINDS * p.turn + p.present] += 1
    if log is not None:
        log.append(PresentKept(p.turn, Present(p.present)))
    finish(p, log)


def _discard(p: Position, log: Log, *, forced: bool) -> None:
    if log is not None:
        log.append(PresentDiscarded(p.turn, Present(p.present), forced))
    finish(p, log)


_APPLY: Final[dict[type[Action], Callable[[Position, Any, Log], None]]] = {
    MoveDisc: _move_disc,
    SwapPawns: _swap_pawns,
    MovePawn: _move_pawn,
    SwapCard: _swap_card,
    TakeSpace: _take_space,
    KeepPresent: _keep,
    DiscardPresent: lambda p, _, log: _discard(p, log, forced=False),
}
