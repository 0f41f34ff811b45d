"""The turn: the move round the board, what the space reached gives, and the way to its local game (K:42-50, 78-176)."""

from __future__ import annotations

from games.dakara import ending
from games.dakara.actions import DrawGold, DrawPass, ReadGold, RollDie, Travel
from games.dakara.board import landing
from games.dakara.events import (
    GameStarted,
    GoalReached,
    GoldDrawn,
    Moved,
    PassDrawn,
    Rolled,
    Travelled,
    TurnStarted,
)
from games.dakara.position import Log, Position
from games.dakara.terms import GATE, NOBODY, RING, Awaits, Landing, Line
from games.game import Action


def begin_turn(p: Position, player: int, log: Log) -> None:
    """`player` is to roll for the move."""
    p.turn = player
    p.landed = NOBODY
    if log is not None:
        log.append(TurnStarted(player, p.space[player]))
    p.await_roll(player, Awaits.MOVE)


def move(p: Position, action: RollDie, log: Log) -> None:
    """The advance token goes as far as the die says (K:46)."""
    _count_roll(p, action.face, log)
    player, face = p.turn, action.face
    origin = p.space[player]
    target = (origin + face) % RING
    p.space[player] = p.landed = target
    p.travelled[player] += face
    if log is not None:
        log.append(Moved(player, origin, target))
    if target == GATE or (target < origin and p.rules.pays_in_passing):
        p.bank_pays(player, p.rules.gate_money, "gate", log)
    if log is not None and p.travelled[player] - face < p.rules.goals[player] <= p.travelled[player]:
        log.append(GoalReached(player))
    if p.broken:
        ending.stop(p, log)
    else:
        _land(p, target, log)


def _count_roll(p: Position, face: int, log: Log) -> None:
    p.rolls_made += 1
    p.last_face = face
    if log is not None:
        log.append(Rolled(p.roller, face, p.rolls_made))


def _land(p: Position, space: int, log: Log) -> None:
    """What the space does; money comes before the boarding pass, and the pass before the game (DA-R20)."""
    what = landing(space)
    if what is Landing.GAME:
        _begin_game(p, space, log)
    elif what is Landing.GOLD_PASS:
        p.await_gold(p.turn, Line.CASH)
    elif what is Landing.AGENCY:
        p.await_pass(p.turn)
    elif what is Landing.GATE:
        end_turn(p, log)
    else:
        p.bank_pays(p.turn, p.rules.collect[space], "collect", log)
        if p.broken:
            ending.stop(p, log)
        elif what is Landing.COLLECT_PASS:
            p.await_pass(p.turn)
        else:
            p.await_players(p.turn)


def take_gold(p: Position, action: DrawGold | ReadGold, log: Log) -> None:
    """A gold card, or what its line says (K:67-72): cash on the way to a boarding pass, else for the local game."""
    line = p.gold_line
    assert line is not None
    if isinstance(action, DrawGold):
        card, amount = action.card, p.rules.gold[line][action.card]
        p.gold_order = p.rules.gold_deck.put_under(p.gold_order, card)
    else:
        card, amount = 0, action.amount
    p.gold_line = None
    if log is not None:
        log.append(GoldDrawn(p.roller, card, line, amount))
    if p.game:
        p.line = amount
        _after_game(p, p.rules.forms[p.game].card(p, amount, log), log)
        return
    p.bank_pays(p.turn, amount, "gold_cash", log)
    if p.broken:
        ending.stop(p, log)
    else:
        p.await_pass(p.turn)


def take_pass(p: Position, action: DrawPass, log: Log) -> None:
    """A boarding pass; at an agency the roll for travel expenses comes before the journey (DA-R20)."""
    p.pass_order = p.rules.pass_deck.put_under(p.pass_order, action.space)
    if log is not None:
        log.append(PassDrawn(p.turn, action.space))
    if landing(p.landed) is Landing.AGENCY:
        p.booked = action.space
        p.await_roll(p.turn)
    else:
        _travel(p, action.space, log)


def roll(p: Position, action: RollDie, log: Log) -> None:
    """The die of a local game, or of an agency: some faces bring travel expenses (K:106)."""
    _count_roll(p, action.face, log)
    if p.game:
        _after_game(p, p.rules.forms[p.game].roll(p, action.face, log), log)
        return
    space, p.booked = p.booked, 0
    if action.face in p.rules.agency_faces:
        p.bank_pays(p.turn, p.rules.agency_money, "travel_expenses", log)
    if p.broken:
        ending.stop(p, log)
    else:
        _travel(p, space, log)


def choose(p: Position, action: Action, log: Log) -> None:
    """A player's choice: where to fly or cruise to, or what to do in a local game."""
    if isinstance(action, Travel):
        _travel(p, action.space, log)
    else:
        _after_game(p, p.rules.forms[p.game].play(p, action, log), log)


def _travel(p: Position, space: int, log: Log) -> None:
    """The marker goes; the advance token stays where it is (DA-R51)."""
    if log is not None:
        log.append(Travelled(p.turn, space))
    _begin_game(p, space, log)


def _begin_game(p: Position, space: int, log: Log) -> None:
    p.game = space
    if log is not None:
        log.append(GameStarted(p.turn, space))
    _after_game(p, p.rules.forms[space].begin(p, log), log)


def _after_game(p: Position, over: bool, log: Log) -> None:
    """Go on with the local game, or if it is `over` with the table's; a broken bank has ended both."""
    if not over:
        return
    p.game = GATE
    p.reset_game()
    if p.broken:
        ending.stop(p, log)
    else:
        end_turn(p, log)


def end_turn(p: Position, log: Log) -> None:
    """The turn is settled: the game ends, or the next player left, clockwise, is on turn."""
    if ending.ends_after_turn(p, log):
        return
    players, player = p.rules.players, p.turn
    while True:
        player = (player + 1) % players
        if player == p.first:
            p.round += 1
        if not p.out[player]:
            break
    begin_turn(p, player, log)
