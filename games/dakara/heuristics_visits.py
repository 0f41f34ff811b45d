"""Local games that one may leave: what rolling on is worth, with the best choices after it."""

from __future__ import annotations

from games.dakara.board import Space
from games.dakara.forms.blackjack import Blackjack
from games.dakara.forms.canal import Canal
from games.dakara.forms.risk_row import RiskRow
from games.dakara.forms.slots import Slots
from games.dakara.forms.streak import Streak
from games.dakara.forms.strip import Strip
from games.dakara.heuristics_odds import Worth
from games.dakara.observe import observe
from games.dakara.odds.table import odds_of
from games.dakara.position import Position
from games.dakara.rules import Rules
from games.dakara.terms import FACES


def go_on(p: Position, player: int, worth: Worth) -> float:
    """Rolling once more in the local game that is played."""
    game, money, stake = p.game, p.money[player], p.stake[player]
    if game == Space.VENICE:
        return canal(p.rules, worth, p.cell, money)
    if game == Space.LAS_VEGAS:
        return slots(p.rules, worth, p.cell, money, stake)
    if game == Space.MADRID:
        return streak(p.rules, worth, p.cell, money, stake)
    if game == Space.RENO:
        return risks(p.rules, worth, p.cell, money)
    return _blackjack(p, player, worth, on=True)


def leave(p: Position, player: int, worth: Worth) -> float:
    """Leaving with what one has; at blackjack standing, and the bank's rolls."""
    if p.game == Space.SAN_JUAN:
        return _blackjack(p, player, worth, on=False)
    return worth(p.money[player] + p.stake[player])


def canal(rules: Rules, worth: Worth, place: int, money: int) -> float:
    """Venice: all is settled place by place; who can't pay in full is out (DA-R12, DA-R35)."""
    strip = rules.form(Space.VENICE, Canal).strip
    goal, amounts = strip.goal, _ahead(strip)
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
    form = rules.form(Space.LAS_VEGAS, Slots)
    goal, amounts = form.strip.goal, _ahead(form.strip)
    known: dict[tuple[int, int], float] = {}

    def roll(place: int, stake: int) -> float:
        if (place, stake) not in known:
            total = 0.0
            for target in range(place + 1, place + 7):
                if target in form.lose_all:
                    total += worth(money)
                    continue
                home = worth(money + stake + amounts[target])
                total += home if target >= goal else max(home, roll(target, stake + amounts[target]))
            known[place, stake] = total / 6
        return known[place, stake]

    return roll(place, stake)


def enter_slots(rules: Rules, worth: Worth, money: int) -> float:
    """Las Vegas from the fee on; without the money for it one passes (DA-R38)."""
    fee = rules.form(Space.LAS_VEGAS, Slots).fee
    return slots(rules, worth, 0, money - fee, 0) if money >= fee else worth(money)


def streak(rules: Rules, worth: Worth, wins: int, money: int, stake: int) -> float:
    """Madrid: all that lies at stake is doubled or lost."""
    cells = rules.form(Space.MADRID, Streak).cells
    win = len(cells[wins]) / 6
    doubled = worth(money + 2 * stake)
    if wins + 1 < len(cells):
        doubled = max(doubled, streak(rules, worth, wins + 1, money, 2 * stake))
    return win * doubled + (1 - win) * worth(money)


def risks(rules: Rules, worth: Worth, cell: int, money: int) -> float:
    """Reno: each cell wins or costs, while the money covers the loss (DA-R43)."""
    form = rules.form(Space.RENO, RiskRow)
    win, cells = len(form.winning) / 6, len(form.gains)
    known: dict[tuple[int, int], float] = {}

    def roll(cell: int, money: int) -> float:
        if (cell, money) not in known:
            won, lost = money + form.gains[cell - 1], money - form.losses[cell - 1]
            known[cell, money] = win * at(cell + 1, won) + (1 - win) * at(cell + 1, lost)
        return known[cell, money]

    def at(cell: int, money: int) -> float:
        if cell > cells or money < form.losses[cell - 1]:
            return worth(money)
        return max(worth(money), roll(cell, money))

    return at(cell, money) if money < form.losses[cell - 1] else roll(cell, money)


def _ahead(strip: Strip) -> dict[int, int]:
    """Dollars by place, as far past the goal as a roll can go."""
    return {place: strip.amount(place) for place in range(1, strip.goal + FACES[-1])}


def _blackjack(p: Position, player: int, worth: Worth, *, on: bool) -> float:
    """The chance to win does not depend on the money, so the exact odds say it."""
    rules, stake = p.rules, p.stake[player]
    seen = odds_of(rules).outlook(observe(p, player), player)
    mean = seen.going_on if on else seen.stopping
    assert mean is not None
    times = rules.form(Space.SAN_JUAN, Blackjack).times
    win = (mean / stake + 1) / (times + 1)
    money = p.money[player]
    return win * worth(money + stake + stake * times) + (1 - win) * worth(money)
