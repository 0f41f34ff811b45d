"""Local games that one may leave: what rolling on is worth, with the best choices after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.dakara.heuristics_odds import BLACKJACK, LAS_VEGAS, MADRID, RENO, VENICE, Worth, bet
from games.dakara.observe import observe
from games.dakara.odds.table import table_of_odds
from games.dakara.position import Position
from games.dakara.rules import Rules
from games.dakara.terms import FACES

CELLS = range(1, 7)


class Course(NamedTuple):
    """A strip of places with a prize on the last."""

    goal: int
    amounts: Sequence[int]
    """By place, from 0 to as far past the goal as a roll can go: dollars, below 0 to be paid."""


class Printed(NamedTuple):
    """What the board says of these games."""

    canal: Course
    slots: Course
    lose_all: Sequence[int]
    fee: int
    streak: Sequence[float]
    """Chance of each roll to win."""
    risks: Sequence[tuple[int, int]]
    """Reno: what each cell wins and costs, in dollars."""
    risk: float
    """Chance to win a cell."""


@lru_cache(maxsize=8)
def printed(rules: Rules) -> Printed:
    """By the numbers of the edition."""
    edition = rules.edition
    return Printed(
        canal=_course(rules, "venice"),
        slots=_course(rules, "las_vegas"),
        lose_all=edition.cells("las_vegas.lose_all", 11),
        fee=edition["las_vegas.fee"],
        streak=[sum(edition.faces(f"madrid.cell.{cell}")) / 6 for cell in CELLS],
        risks=list(zip(edition.cells("reno.win", 6), edition.cells("reno.lose", 6), strict=True)),
        risk=sum(edition.faces("reno.face")) / 6,
    )


def _course(rules: Rules, game: str) -> Course:
    edition, goal = rules.edition, rules.edition[f"{game}.goal"]
    places = edition.cells(f"{game}.place", goal - 1)
    return Course(goal, (0, *places, edition[f"{game}.prize"], *[0] * len(FACES)))


def go_on(p: Position, player: int, worth: Worth) -> float:
    """Rolling once more in the local game that is played."""
    game, money, stake = p.game, p.money[player], p.stake[player]
    if game == VENICE:
        return canal(p.rules, worth, p.cell, money)
    if game == LAS_VEGAS:
        return slots(p.rules, worth, p.cell, money, stake)
    if game == MADRID:
        return streak(p.rules, worth, p.cell, money, stake)
    if game == RENO:
        return risks(p.rules, worth, p.cell, money)
    return _blackjack(p, player, worth, on=True)


def leave(p: Position, player: int, worth: Worth) -> float:
    """Leaving with what one has; at blackjack standing, and the bank's rolls."""
    if p.game == BLACKJACK:
        return _blackjack(p, player, worth, on=False)
    return worth(p.money[player] + p.stake[player])


def canal(rules: Rules, worth: Worth, place: int, money: int) -> float:
    """Venice: all is settled place by place; who can't pay in full is out (DA-R12, DA-R35)."""
    goal, amounts = printed(rules).canal
    known: dict[tuple[int, int], float] = {}

    def roll(place: int, money: int) -> float:
        if (place, money) not in known:
            total = 0.0
            for target in range(place + 1, place + 7):
                left = max(0, money + amounts[target])
                on = target < goal and money + amounts[target] >= 0
                total += max(worth(left), roll(target, left)) if on else worth(left)
            known[place, money] = total / 6
        return known[place, money]

    return roll(place, money)


def slots(rules: Rules, worth: Worth, place: int, money: int, stake: int) -> float:
    """Las Vegas: winnings lie at stake until one leaves or loses all."""
    board = printed(rules)
    goal, amounts = board.slots
    known: dict[tuple[int, int], float] = {}

    def roll(place: int, stake: int) -> float:
        if (place, stake) not in known:
            total = 0.0
            for target in range(place + 1, place + 7):
                if target < goal and board.lose_all[target - 1]:
                    total += worth(money)
                    continue
                home = worth(money + stake + amounts[target])
                total += home if target >= goal else max(home, roll(target, stake + amounts[target]))
            known[place, stake] = total / 6
        return known[place, stake]

    return roll(place, stake)


def enter_slots(rules: Rules, worth: Worth, money: int) -> float:
    """Las Vegas from the fee on; without the money for it one passes (DA-R38)."""
    fee = printed(rules).fee
    return slots(rules, worth, 0, money - fee, 0) if money >= fee else worth(money)


def streak(rules: Rules, worth: Worth, wins: int, money: int, stake: int) -> float:
    """Madrid: all that lies at stake is doubled or lost."""
    chances = printed(rules).streak
    win = chances[wins]
    doubled = worth(money + 2 * stake)
    if wins + 1 < len(chances):
        doubled = max(doubled, streak(rules, worth, wins + 1, money, 2 * stake))
    return win * doubled + (1 - win) * worth(money)


def risks(rules: Rules, worth: Worth, cell: int, money: int) -> float:
    """Reno: each cell wins or costs, while the money covers the loss (DA-R43)."""
    board = printed(rules)
    known: dict[tuple[int, int], float] = {}

    def roll(cell: int, money: int) -> float:
        if (cell, money) not in known:
            gain, loss = board.risks[cell - 1]
            known[cell, money] = board.risk * at(cell + 1, money + gain) + (1 - board.risk) * at(cell + 1, money - loss)
        return known[cell, money]

    def at(cell: int, money: int) -> float:
        if cell > len(board.risks) or money < board.risks[cell - 1][1]:
            return worth(money)
        return max(worth(money), roll(cell, money))

    return at(cell, money) if money < board.risks[cell - 1][1] else roll(cell, money)


def _blackjack(p: Position, player: int, worth: Worth, *, on: bool) -> float:
    """The chance to win does not depend on the money, so the exact odds say it."""
    rules, stake = p.rules, p.stake[player]
    seen = table_of_odds(rules.edition, rules.options).outlook(observe(p, player), player)
    mean = seen.going_on if on else seen.stopping
    assert mean is not None
    times = bet(rules, BLACKJACK).times
    win = (mean / stake + 1) / (times + 1)
    money = p.money[player]
    return win * worth(money + stake + stake * times) + (1 - win) * worth(money)
