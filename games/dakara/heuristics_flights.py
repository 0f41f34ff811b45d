"""Where to fly or cruise to: what a visit to each local game is worth."""

from __future__ import annotations

from games.dakara import heuristics_bets as bets
from games.dakara import heuristics_sales as sales
from games.dakara import heuristics_visits as visits
from games.dakara.board import AUCTIONS, EXCHANGES, LOTTERIES, Space
from games.dakara.forms.ante import Ante
from games.dakara.forms.race import Race
from games.dakara.heuristics_chance import win_chance
from games.dakara.heuristics_odds import BETS, Worth, games
from games.dakara.position import Position
from games.dakara.terms import Line


def visit(p: Position, player: int, space: int) -> float:
    """The local game of `space`, as well as `player` can play it."""
    if space in BETS:
        return bets.best(p, player, space)
    if space in AUCTIONS:
        return sales.sale(p, player, space)
    if space == Space.AINTREE:
        return _race(p, player)
    worth, money = win_chance(p, player), p.money[player]
    if space == Space.VENICE:
        return visits.canal(p.rules, worth, 0, money)
    if space == Space.LAS_VEGAS:
        return max(worth(money), visits.enter_slots(p.rules, worth, money))
    if space == Space.RENO:
        return max(worth(money), visits.risks(p.rules, worth, 1, money))
    if space == Space.ALL_BET:
        return _ante(p, player)
    return _prize(p, space, worth, money)


def _prize(p: Position, space: int, worth: Worth, money: int) -> float:
    """Won or lost without a choice: taken as one prize, or one loss, of the same mean."""
    odds = games(p.rules)[space]
    win = float(odds.win)
    gain = loss = 0
    if space in EXCHANGES:
        gain = loss = sales.mean_card(p, Line.STOCK)
    elif space in LOTTERIES:
        gain = sales.mean_card(p, Line.LOTTERY)
    elif odds.mean > 0:
        gain = round(odds.mean / odds.win)
    elif odds.mean < 0:
        loss = round(-odds.mean / (1 - odds.win))
    return win * worth(money + gain) + (1 - win) * worth(max(0, money - loss))


def _race(p: Position, player: int) -> float:
    """Free or for an entry; the others ride too, with about the chance of the lander."""
    form, odds = p.rules.form(Space.AINTREE, Race), games(p.rules)[Space.AINTREE]
    prize = form.prize
    riders = [q for q in p.alive() if p.money[q] >= form.entry]
    money = [own - form.entry if q in riders else own for q, own in enumerate(p.money)]
    own = float(odds.win) if player in riders else 0.0
    others = [q for q in riders if q != player]
    each = min(float(odds.win), (1 - own) / len(others)) if others else 0.0
    value = own * win_chance(p, player, money)(money[player] + prize)
    for rider in others:
        after = [m + prize if q == rider else m for q, m in enumerate(money)]
        value += each * win_chance(p, player, after)(money[player])
    return value + (1 - own - each * len(others)) * win_chance(p, player, money)(money[player])


def _ante(p: Position, player: int) -> float:
    """All who can put up the same, and each wins the pot as often as the others (DA-R25)."""
    amount = p.rules.form(Space.ALL_BET, Ante).amount
    throwing = [q for q in p.alive() if p.money[q] >= amount]
    if len(throwing) < 2:
        return win_chance(p, player)(p.money[player])
    value = 0.0
    for winner in throwing:
        money = [m - amount if q in throwing else m for q, m in enumerate(p.money)]
        money[winner] += amount * len(throwing)
        value += win_chance(p, player, money)(money[player])
    return value / len(throwing)
