"""What tracks and Reno are worth to a rich player who always chooses best, by trying every roll."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial

import pytest

from games.dakara.position import Position
from games.dakara.terms import Awaits
from games.game import Action, Range
from tests.games.dakara.forms.table import LocalGame

RICH = 1_000_000


class Best:
    """`worth` in dollars, and the places where leaving is worth more than going on."""

    def __init__(self, space: int, *faces: int) -> None:
        """`faces` are equally likely: all six, or one of each half."""
        game = LocalGame(space, money=RICH)
        self.form = game.form
        self.faces = faces or tuple(range(1, 7))
        self.leaves_at: set[int] = set()
        self.worth = float(self._money(game.p) - RICH)

    def _money(self, p: Position) -> Fraction:
        """What the player can expect to have in the end."""
        if p.awaits is Awaits.ROLL:
            steps = [partial(self.form.roll, face=face) for face in self.faces]
            return sum((self._after(p, step) for step in steps), Fraction()) / len(steps)
        go_on, leave = (self._after(p, partial(self.form.play, action=action)) for action in self._actions(p))
        if leave > go_on:
            self.leaves_at.add(p.cell)
        return max(go_on, leave)

    def _actions(self, p: Position) -> list[Action]:
        return [choice for choice in self.form.choices(p, 0) if not isinstance(choice, Range)]

    def _after(self, p: Position, step: Callable[..., bool]) -> Fraction:
        after = p.clone()
        over = step(after, log=None)
        return Fraction(after.money[0]) if over else self._money(after)


@pytest.mark.rule("DA-S10")
def test_golf_is_worth_41_667() -> None:
    assert Best(10).worth == pytest.approx(180_000 * 90 / 216 * 5 / 9)


@pytest.mark.rule("DA-S19", "DA-D7")
def test_the_slalom_is_won_212_times_in_1000() -> None:
    assert Best(19).worth / 160_000 == pytest.approx(0.212, abs=0.0005)


@pytest.mark.rule("DA-S21", "DA-D9")
def test_in_venice_leaving_is_right_on_some_places() -> None:
    best = Best(21)
    assert best.leaves_at == {5, 7, 9}
    assert 25_000 <= best.worth <= 45_000


@pytest.mark.rule("DA-S43", "DA-D13")
def test_las_vegas_is_worth_30_400_after_the_fee() -> None:
    assert Best(43).worth == pytest.approx(30_400, abs=50)


@pytest.mark.rule("DA-S46", "DA-D15")
def test_reno_is_worth_35_000() -> None:
    best = Best(46, 3, 4)
    assert best.worth == 35_000
    assert not best.leaves_at
