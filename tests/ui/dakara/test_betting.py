"""Chips on a bet: what one seat has put together, and the pads for it."""

from __future__ import annotations

import pytest

from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.landings import landed
from ui.dakara.betting import HOLD_SECONDS, Stake, bets_of, chip_pads, highest
from ui.kit.panel import PANELS, Box
from ui.kit.pieces.chip_pad import TICKS
from ui.text.words import Words


def test_chips_add_up_within_what_may_be_bet() -> None:
    stake = Stake()
    stake.put(50_000, 58_000)
    stake.put(5_000, 58_000)
    stake.put(5_000, 58_000)
    assert stake.amount == 55_000
    stake.put(1_000, 56_000)
    assert stake.amount == 56_000


def test_the_last_chip_comes_off_first() -> None:
    stake = Stake()
    assert not stake.take_off()
    stake.put(1_000, 9_000)
    stake.put(5_000, 9_000)
    assert stake.take_off()
    assert stake.amount == 1_000
    assert stake.take_off()
    assert not stake.take_off()


def test_all_in_is_one_chip_of_what_is_left() -> None:
    stake = Stake()
    stake.put(10_000, 58_000)
    stake.put_all(58_000)
    assert stake.amount == 58_000
    stake.put_all(58_000)
    stake.take_off()
    assert stake.amount == 10_000


def test_a_hold_of_a_second_puts_in_everything_once() -> None:
    stake = Stake()
    stake.hold(10.0)
    stake.settle(10.0 + HOLD_SECONDS - 0.01, 58_000)
    assert stake.amount == 0
    stake.settle(10.0 + HOLD_SECONDS, 58_000)
    assert stake.amount == 58_000
    stake.take_off()
    stake.settle(12.0, 58_000)
    stake.let_go(12.0, 58_000)
    assert stake.amount == 0


def test_a_short_hold_does_nothing() -> None:
    stake = Stake()
    stake.hold(10.0)
    stake.let_go(10.5, 58_000)
    stake.settle(20.0, 58_000)
    assert stake.amount == 0
    assert stake.moving() is None


def test_a_hold_counts_when_it_is_let_go_late_between_two_pictures() -> None:
    stake = Stake()
    stake.hold(10.0)
    stake.let_go(11.2, 58_000)
    assert stake.amount == 58_000


def test_the_ring_fills_with_the_hold() -> None:
    stake = Stake()
    assert stake.charge(0.0) == 0
    assert stake.moving() is None
    stake.hold(10.0)
    assert [stake.charge(10.0 + part) for part in (0.0, 0.5, 0.99)] == [0, TICKS // 2, TICKS - 1]
    assert stake.moving() == pytest.approx(HOLD_SECONDS / TICKS)


def test_clearing_forgets_chips_and_hold() -> None:
    stake = Stake()
    stake.put(1_000, 9_000)
    stake.hold(1.0)
    stake.clear()
    stake.settle(9.0, 9_000)
    assert stake.amount == 0
    assert not stake.take_off()


def test_the_most_is_what_the_rules_offer() -> None:
    model = landed(20, players=3, money=(96_500, 214_000, 900)).model()
    assert highest(model, 0) == 96_000
    assert [choice.place for choice in bets_of(model, 1)] == [1, 2]
    assert bets_of(model, 2) == ()
    assert highest(model, 2) == 0


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize(("wide", "columns"), [(583.0, 6), (382.0, 3), (1184.0, 6)])
def test_what_is_more_than_there_is_has_no_key(wide: float, columns: int, words: Words) -> None:
    model = landed(20).model(words=words)
    stake = Stake()
    stake.put(50_000, 58_000)
    high = 76.0 if columns == 6 else 170.0
    scene = chip_pads(model, stake, 58_000, Box(48, 400, wide, high), columns, to="2/")
    assert [w.key for w in scene] == ["2/chip:1000", "2/chip:5000", "", "", "", "2/all"]
    assert [w.holds for w in scene] == [False] * 5 + [True]
    check_scene(scene, PANELS["10in"])


def test_nothing_more_can_be_put_in_once_everything_is() -> None:
    stake = Stake()
    stake.put_all(58_000)
    scene = chip_pads(landed(20).model(), stake, 58_000, Box(48, 400, 583, 76))
    assert [w.key for w in scene] == [""] * 6
    assert not any(w.holds for w in scene)
