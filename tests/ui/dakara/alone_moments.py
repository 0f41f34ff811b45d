"""Moments of the games that one plays alone, each reached by named rolls and choices of player 0 (96,000 dollars)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from games.dakara.actions import Bet, DrawGold, Enter, GoOn, RollDie, Withdraw
from games.game import CHANCE, Action
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Touched
from ui.text.words import Words

ON, OFF = GoOn(0), Withdraw(0)
LIES: Mapping[str, Any] = {"unseen": 1, "now": 1.2}
"""The last act is looked at, and its die has come to rest."""


def bet(amount: int) -> Bet:
    return Bet(0, amount, 0)


def at(space: int, *acts: int | Action, **landing: Any) -> Play:
    """Player 0 landed on `space`; then a number is a roll, anything else an act."""
    play = landed(space, **landing)
    for act in acts:
        play.act(RollDie(CHANCE, act) if isinstance(act, int) else act)
    return play


class Shown(NamedTuple):
    """A screen and its model."""

    screen: DakaraScreen
    model: Model

    @property
    def scene(self) -> Scene:
        return self.screen.scene(self.model)


def shown(
    play: Play, panel: Panel = PANELS["10in"], touched: Sequence[str] = (), words: Words | None = None, **given: Any
) -> Shown:
    """The screen as it looks `now` seconds after the last act; `touched` pads come first."""
    now = given.pop("now", 0.0)
    screen, model = DakaraScreen(), play.model(panel, words=words, **given)
    screen.scene(model)
    for key in touched:
        screen.handle(Touched(key), model)
    return Shown(screen, play.model(panel, words=words, now=now, **given) if now else model)


class Moment(NamedTuple):
    name: str
    play: Callable[[], Play]
    given: Mapping[str, Any] = {}
    touched: Sequence[str] = ()


CHECKS = (
    Moment("discs", lambda: at(2, 3, 2)),
    Moment("discs-won", lambda: at(2, 3, 5), LIES),
    Moment("baccarat-first", lambda: at(3)),
    Moment("baccarat", lambda: at(3, 3)),
    Moment("baccarat-end", lambda: at(3, 3, 6), LIES),
    Moment("lottery", lambda: at(5, 2, 3)),
    Moment("lottery-won", lambda: at(5, 2, 4, 6, DrawGold(CHANCE, 9)), {"unseen": 1}),
    Moment("tennis", lambda: at(30, 3)),
    Moment("customs-first", lambda: at(40)),
    Moment("customs", lambda: at(40, 3)),
    Moment("customs-end", lambda: at(40, 3, 4), LIES),
    Moment("customs-free", lambda: at(40, 2, 4), LIES),
    Moment("stocks", lambda: at(16, DrawGold(CHANCE, 9))),
    Moment("stocks-fall", lambda: at(34, DrawGold(CHANCE, 9), 2, money=(400_000,) * 5), LIES),
)
ROWS = (
    Moment("atlantic", lambda: at(6, 6, 3, 3)),
    Moment("acapulco", lambda: at(7, 2, 3)),
    Moment("acapulco-out", lambda: at(7, 2, 6), LIES),
    Moment("buenos-aires", lambda: at(9, 4, 2, 6)),
    Moment("buenos-aires-tumbles", lambda: at(9, 4, 2, 6, 4), {"unseen": 1, "now": 0.4}),
    Moment("buenos-aires-lies", lambda: at(9, 4, 2, 6, 4), LIES),
    Moment("buenos-aires-end", lambda: at(9, 4, 2, 6, 4, 1, 6), LIES),
    Moment("buenos-aires-own-dice", lambda: at(9, 4, 2, 6), {"dice": "table"}),
    Moment("aruba", lambda: at(42, bet(20_000), 1, bet(10_000), 1)),
    Moment("aruba-chips", lambda: at(42, bet(20_000), 1), {}, ("chip:10000", "chip:50000")),
    Moment("aruba-rolls", lambda: at(42, bet(20_000), 1, bet(10_000))),
    Moment("reno", lambda: at(46, ON, 4, ON, 2)),
    Moment("reno-own-dice", lambda: at(46, ON, 4, ON, 2), {"dice": "table"}),
    Moment("reno-of-bot", lambda: at(46, ON, 4), {"bots": (0,)}),
    Moment("reno-left", lambda: at(46, ON, 4, OFF), {"unseen": 1}),
)
TRACKS = (
    Moment("golf", lambda: at(10, 5)),
    Moment("golf-shot", lambda: at(10, 5, 4, 1)),
    Moment("golf-past", lambda: at(10, 6, 6), LIES),
    Moment("slalom-start", lambda: at(19)),
    Moment("slalom", lambda: at(19, 5, 3)),
    Moment("slalom-home", lambda: at(19, 6, 6, 5, 6), LIES),
    Moment("slalom-falls", lambda: at(19, 4), LIES),
    Moment("venice-start", lambda: at(21)),
    Moment("venice", lambda: at(21, 5)),
    Moment("venice-lies", lambda: at(21, 5, ON, 2), LIES),
    Moment("venice-late", lambda: at(21, 5, ON, 2, ON, 2)),
    Moment("venice-goal", lambda: at(21, 5, ON, 2, ON, 5), LIES),
    Moment("venice-past", lambda: at(21, 5, ON, 2, ON, 6), LIES),
    Moment("vegas-door", lambda: at(43)),
    Moment("vegas", lambda: at(43, Enter(0), 5)),
    Moment("vegas-tumbles", lambda: at(43, Enter(0), 5, ON, 3), {"unseen": 1, "now": 0.4}),
    Moment("vegas-left", lambda: at(43, Enter(0), 5, OFF), {"unseen": 1}),
    Moment("vegas-lost", lambda: at(43, Enter(0), 5, ON, 2), LIES),
)
STREAKS = (
    Moment("madrid", lambda: at(45)),
    Moment("madrid-chips", lambda: at(45), {}, ("chip:10000",)),
    Moment("madrid-first", lambda: at(45, bet(10_000))),
    Moment("madrid-doubles", lambda: at(45, bet(10_000), 1, ON, 2)),
    Moment("madrid-lost", lambda: at(45, bet(10_000), 1, ON, 2, ON, 6), LIES),
)
BLACKJACK = (
    Moment("blackjack-bet", lambda: at(35)),
    Moment("blackjack-first", lambda: at(35, bet(10_000))),
    Moment("blackjack", lambda: at(35, bet(10_000), 5, ON, 4)),
    Moment("blackjack-many", lambda: at(35, bet(10_000), *(1, ON) * 11, 1)),
    Moment("blackjack-bank", lambda: at(35, bet(10_000), 5, ON, 4, OFF, 4)),
    Moment("blackjack-bank-lies", lambda: at(35, bet(10_000), 5, ON, 4, OFF, 4), LIES),
    Moment("blackjack-end", lambda: at(35, bet(10_000), 5, ON, 4, OFF, 4, 6), LIES),
    Moment("blackjack-over", lambda: at(35, bet(10_000), 5, ON, 6, ON, 4), LIES),
)
MOMENTS = (*CHECKS, *ROWS, *TRACKS, *STREAKS, *BLACKJACK)
