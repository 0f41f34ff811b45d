"""Turns follow each other until nobody has pawns left (S:121); then wisdom cards are shown and the game is over."""

from __future__ import annotations

from games.menus import Menu
from games.sitting_bull import scoring
from games.sitting_bull.actions import ShowWisdom
from games.sitting_bull.events import GameEnded, TurnEnded, TurnStarted, WisdomShown
from games.sitting_bull.position import Log, Position
from games.sitting_bull.terms import NONE, Awaits, Wisdom


def begin(p: Position, player: int, log: Log) -> None:
    """Step 1 for `player`; without a card the turn begins with step 2 (SB-R9)."""
    p.turn = player
    if player == p.first:
        p.round += 1
    p.icon = p.card = p.column = p.place = NONE
    if log is not None:
        log.append(TurnStarted(player, p.round))
    p.ask(Awaits.CARD if p.hand_counts[player] else Awaits.PLACE)


def end(p: Position, log: Log) -> None:
    """The next player's turn, or the end after as many rounds as each has pawns (SB-38)."""
    if log is not None:
        log.append(TurnEnded(p.turn, scoring.running(p)))
    following = p.after(p.turn)
    if following != p.first or p.round < p.rules.rounds:
        begin(p, following, log)
        return
    p.icon = p.card = p.column = p.place = NONE
    if p.rules.real_cards:
        p.turn = p.first
        p.ask(Awaits.REVEAL)
    else:
        _finish(p, log)


def wisdom_menu(p: Position) -> Menu:
    """The wisdom cards that nobody has shown yet."""
    return p.rules.choices.show[p.turn][sum(1 << wisdom for wisdom in Wisdom if wisdom not in p.wisdom)]


def show_wisdom(p: Position, action: ShowWisdom, log: Log) -> None:
    """Where the cards are real the console learns the wisdom cards now, one after the other (S:206)."""
    p.wisdom[p.turn] = action.wisdom
    if log is not None:
        log.append(WisdomShown(p.turn, action.wisdom, scoring.sheets(p)[p.turn].wisdom_points))
    p.turn = p.after(p.turn)
    if p.turn == p.first:
        _finish(p, log)
    else:
        p.ask(Awaits.REVEAL)


def _finish(p: Position, log: Log) -> None:
    p.awaits, p.current = Awaits.OVER, ()
    if log is None:
        return
    if not p.rules.real_cards:
        for player, sheet in enumerate(scoring.sheets(p)):
            log.append(WisdomShown(player, Wisdom(p.wisdom[player]), sheet.wisdom_points))
    log.append(GameEnded(scoring.running(p), scoring.winners(p)))
