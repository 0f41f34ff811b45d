"""Presents: drawn from the pile of Camp, two of which one is kept for the tile, then resolved (S:220, S:241)."""

from __future__ import annotations

from typing import Final

from games.sitting_bull import effects
from games.sitting_bull.actions import DrawPresent, TakePresent
from games.sitting_bull.events import EffectSkipped, PresentDrawn, PresentReturned, PresentsOut
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import FEAT_PRESENTS, Awaits, Effect, Present, Tile

_EFFECTS: Final = {Present.POWWOW: Effect.TO_POWWOW, Present.SWAP: Effect.SWAP, Present.CALL: Effect.TRAVEL}


def at_camp(p: Position, log: Log) -> None:
    """Take one present (S:241)."""
    if any(p.pile):
        p.draw(Awaits.PRESENT)
        return
    if log is not None:
        log.append(PresentsOut(p.turn))
    effects.finish(p, log)


def take_two(p: Position, log: Log) -> None:
    """Take two presents to keep one, or the last one (S:220, SB-R37)."""
    if any(p.pile):
        p.effect = Effect.CHOICE
        p.draw(Awaits.PRESENT)
        return
    if log is not None:
        log.append(EffectSkipped(p.turn, Tile(p.tile)))
    effects.finish(p, log)


def draw(p: Position, action: DrawPresent, log: Log) -> None:
    """One present from the pile."""
    present = action.present
    p.pile[present] -= 1
    if log is not None:
        log.append(PresentDrawn(p.turn, present))
    if p.effect != Effect.CHOICE:
        _resolve(p, present, log)
        return
    p.offered += (present,)
    if len(p.offered) == 1 and any(p.pile):
        return
    if p.offered[0] == present:  # the only one, or two alike
        _take(p, present, log)
    else:
        p.ask(Awaits.EFFECT)


def take(p: Position, action: TakePresent, log: Log) -> None:
    """The player has chosen one of the two (S:220)."""
    _take(p, action.present, log)


def _take(p: Position, taken: Present, log: Log) -> None:
    """This one of the two works as in Camp; the other goes back among the rest (SB-R37)."""
    offered = list(p.offered)
    offered.remove(taken)
    p.offered = ()
    for present in offered:
        p.pile[present] += 1
        if log is not None:
            log.append(PresentReturned(p.turn, Present(present)))
    _resolve(p, taken, log)


def _resolve(p: Position, present: Present, log: Log) -> None:
    """Stones and paths are kept or discarded; the others act now or are discarded (S:241, SB-R17, SB-R42)."""
    p.present = present
    if present in FEAT_PRESENTS:
        one, other = FEAT_PRESENTS[present]
        effects.move_discs(p, 1 << one | 1 << other, 2, log)
    else:
        effects.begin(p, _EFFECTS.get(present, Effect.KEEP), log)
