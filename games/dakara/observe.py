"""Observations: the whole position, made anew for each viewer."""

from __future__ import annotations

from games.dakara.actions import Decline
from games.dakara.observation import DakaraObservation, SeatView
from games.dakara.position import Position
from games.dakara.terms import GATE, NOBODY, Awaits, FormKind


def observe(p: Position, viewer: int | None) -> DakaraObservation:
    """What `viewer`, like everybody, sees."""
    asked = p.rules.forms[p.game].kind if p.awaits is Awaits.PLAYERS and p.game != GATE else None
    selling = asked is FormKind.AUCTION
    return DakaraObservation(
        viewer=viewer,
        current=p.current,
        chance_for=None if p.roller == NOBODY else p.roller,
        races=selling or asked is FormKind.ANTE,
        silence=Decline.__name__ if selling else "",
        hammer=p.turn if selling else None,
        awaits=p.awaits,
        seats=tuple(_seat(p, player) for player in range(p.rules.players)),
        bank=p.bank,
        first=p.first,
        turn=p.turn,
        round=p.round,
        rolls_made=p.rolls_made,
        last_face=p.last_face,
        landed=p.landed,
        game=p.game,
        rolls=tuple(p.rolls),
        cell=p.cell,
        won=p.won,
        stage=p.stage,
        line=p.line,
        gold_line=p.gold_line,
        bank_total=p.bank_total,
        price=p.price,
        leader=p.leader,
        gold_order=tuple(p.gold_order),
        pass_order=tuple(p.pass_order),
        booked=p.booked,
        broken=p.broken,
        winners=p.richest,
    )


def _seat(p: Position, player: int) -> SeatView:
    return SeatView(
        money=p.money[player],
        stake=p.stake[player],
        space=p.space[player],
        travelled=p.travelled[player],
        goal=p.rules.goals[player],
        out=p.out[player],
        choice=p.choice[player],
        done=p.done[player],
        mark=p.mark[player],
    )
