"""Why an action is refused: asked only after it was not found among the legal ones, so it need not be fast."""

from __future__ import annotations

from typing import Any, Final

from games.dakara import legal
from games.dakara.actions import (
    Bet,
    Bid,
    Decline,
    DrawFirstPlayer,
    DrawGold,
    DrawPass,
    Enter,
    GoOn,
    ReadGold,
    RollDie,
    Throw,
    Travel,
    Withdraw,
)
from games.dakara.board import AUCTIONS
from games.dakara.position import Position
from games.dakara.refusals import Refusal
from games.dakara.terms import NOTE, Awaits
from games.game import CHANCE, Choice, Range

_CHANCE: Final[dict[type, tuple[Awaits, ...]]] = {
    DrawFirstPlayer: (Awaits.FIRST,),
    RollDie: (Awaits.MOVE, Awaits.ROLL),
    DrawGold: (Awaits.GOLD,),
    ReadGold: (Awaits.GOLD,),
    DrawPass: (Awaits.PASS,),
}
_PLAYERS: Final = (Travel, Bet, Enter, Decline, GoOn, Withdraw, Throw, Bid)


def reason(p: Position, action: Any) -> Refusal:
    """The rule against an `action` that is not legal."""
    if p.awaits is Awaits.OVER:
        return Refusal.GAME_OVER
    kind = type(action)
    if kind not in _CHANCE and kind not in _PLAYERS:
        return Refusal.MALFORMED
    if any(type(getattr(action, name)) is not int for name in action.__struct_fields__):
        return Refusal.MALFORMED
    if kind in _CHANCE:
        return _why_chance(p, action)
    return _out_of_turn(p, action.player) or _why_choice(p, action)


def _why_chance(p: Position, action: Any) -> Refusal:
    if action.player != CHANCE:
        return Refusal.MALFORMED
    if p.awaits not in _CHANCE[type(action)]:
        return Refusal.WRONG_MOMENT
    if isinstance(action, ReadGold) and action.amount % NOTE:
        return Refusal.IN_THOUSANDS
    return Refusal.NO_SUCH_OUTCOME


def _out_of_turn(p: Position, player: int) -> Refusal | None:
    """Why `player` may not act now, if so."""
    if player not in range(p.rules.players):
        return Refusal.MALFORMED
    if player in p.current:
        return None
    if p.out[player]:
        return Refusal.OUT_OF_THE_GAME
    if p.awaits is not Awaits.PLAYERS:
        return Refusal.WRONG_MOMENT if player in (p.turn, p.roller) else Refusal.NOT_YOUR_TURN
    if p.game in AUCTIONS and player in (p.turn, p.leader):
        return Refusal.OWN_AUCTION if player == p.turn else Refusal.ALREADY_LEADING
    return Refusal.ALREADY_DECIDED if p.done[player] else Refusal.NOT_YOUR_TURN


def _why_choice(p: Position, action: Any) -> Refusal:
    """For a player who may act."""
    listed = legal.choices(p, action.player)
    alike = [choice for choice in listed if _kind(choice) == type(action).__name__]
    if isinstance(action, Travel) and alike:
        return Refusal.NOT_A_GAME
    if isinstance(action, Bid) and p.game in AUCTIONS:
        return Refusal.NOT_ENOUGH_MONEY if action.amount > p.money[action.player] else Refusal.ONE_STEP
    return _why_bet(p, action, alike) if alike else Refusal.WRONG_MOMENT  # all other choices have but one form


def _kind(choice: Choice) -> str:
    return choice.kind if isinstance(choice, Range) else type(choice).__name__


def _why_bet(p: Position, bet: Bet, listed: list[Choice]) -> Refusal:
    if bet.place not in [choice.place for choice in listed if isinstance(choice, Range)]:
        return Refusal.NO_SUCH_PLACE
    if bet.amount < NOTE or bet.amount % NOTE:
        return Refusal.IN_THOUSANDS
    return Refusal.NOT_ENOUGH_MONEY if bet.amount > p.money[bet.player] else Refusal.OVER_THE_LIMIT
