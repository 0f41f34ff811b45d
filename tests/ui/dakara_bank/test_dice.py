"""One press throws, and everybody sees it soon; cards are shown whole; real dice and cards are entered."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.dakara_bank.desk import BANK, BankDesk
from ui.commands import Set, SetMode
from ui.kit.pieces.die import Die
from ui.kit.pieces.whole_card import WholeCard
from ui.screen import Control, SeatPressed, Touched


@pytest.fixture
def desk(tmp_path: Path) -> BankDesk:
    return BankDesk(tmp_path)


def dice(desk: BankDesk) -> list[int]:
    return [widget.face for widget in desk.scene() if isinstance(widget, Die)]


def test_one_press_throws_and_all_see_it_within_a_second(desk: BankDesk) -> None:
    desk.touch("throw")
    view = desk.view()
    assert view.rolls_made == 1
    assert len(dice(desk)) == 1
    assert "Rolling" in desk.told()
    moving = desk.console.navigator.moving(desk.model())
    assert moving is not None and moving <= 1 / 30
    desk.wait(0.7)
    assert "Rolling" in desk.told()
    desk.wait(0.11)
    assert dice(desk) == list(view.dice)
    assert f"Rolled {view.dice[0]}" in desk.told()
    assert "Roll 1" in desk.told()
    assert desk.console.navigator.moving(desk.model()) is None


def test_a_tap_lays_the_die_down_and_the_next_puts_it_away(desk: BankDesk) -> None:
    desk.touch("throw")
    desk.wait(0.1)
    desk.touch("done")
    assert dice(desk) == list(desk.view().dice)
    desk.touch("done")
    assert dice(desk) == []
    assert "Choose who pays" in desk.told()


def test_nothing_tumbles_where_motion_is_off(desk: BankDesk) -> None:
    desk.console.run(Set("motion", "still"))
    desk.touch("throw")
    assert dice(desk) == list(desk.view().dice)


def test_two_dice_have_a_sum(desk: BankDesk) -> None:
    desk.touch("throw-two")
    desk.wait(2)
    assert dice(desk) == list(desk.view().dice)
    assert len(dice(desk)) == 2
    assert f"Rolled {sum(desk.view().dice)}" in desk.told()
    assert str(sum(desk.view().dice)) in desk.told()
    assert "Roll 2" in desk.told()


def test_the_counter_tells_two_equal_rolls_apart(desk: BankDesk) -> None:
    for count in (1, 2, 3):
        desk.touch("throw")
        desk.wait(1)
        assert f"Roll {count}" in desk.told()


def test_who_pressed_last_throws(desk: BankDesk) -> None:
    desk.give(SeatPressed(2))
    desk.touch("throw")
    desk.wait(1)
    assert desk.view().hand == 2
    assert f"Rolled {desk.view().dice[0]}" in desk.told()
    desk.touch("account:1", "throw")
    desk.wait(1)
    assert desk.view().hand == 1
    assert not any("threw" in text for text in desk.told())


def test_a_gold_card_shows_its_four_lines(desk: BankDesk) -> None:
    desk.touch("gold")
    (card,) = (widget for widget in desk.scene() if isinstance(widget, WholeCard))
    numbers = tuple(number for _, number in card.lines)
    assert numbers == tuple(f"{dollars:,}" for dollars in desk.view().gold_lines)
    assert [word for word, _ in card.lines] == ["Cash", "Stock market", "Auction", "Lottery"]
    assert f"Gold card {desk.view().gold}" in desk.told()


def test_a_boarding_pass_says_where_it_leads(desk: BankDesk) -> None:
    desk.touch("pass")
    assert any(text.startswith(f"No. {desk.view().pass_to} ") for text in desk.told())


def test_a_touch_on_an_account_puts_the_card_away(desk: BankDesk) -> None:
    desk.touch("gold", "account:0")
    assert not [widget for widget in desk.scene() if isinstance(widget, WholeCard)]
    assert "Orange pays: to whom?" in desk.told()


def test_undo_does_not_take_a_throw_back(desk: BankDesk) -> None:
    desk.touch("throw")
    desk.wait(1)
    desk.control(Control.UNDO)
    assert desk.view().rolls_made == 1
    assert dice(desk) == []


def test_a_real_die_is_entered_by_its_face(desk: BankDesk) -> None:
    desk.console.run(SetMode("dice", "table"))
    desk.touch("throw-two")
    assert "What does the die show?" in desk.told()
    assert "throw" not in desk.targets()
    assert [key for key in desk.targets() if key.startswith("chance:")] == [f"chance:{n}" for n in range(6)]
    desk.touch("chance:3", "chance:1")
    assert desk.view().dice == (4, 2)


def test_real_cards_are_entered_too_the_used_ones_last(desk: BankDesk) -> None:
    desk.console.run(SetMode("cards", "table"))
    desk.touch("gold", "chance:4", "done", "gold")
    assert desk.view().gold == 5
    desk.touch("chance:14", "done")
    assert desk.view().gold == 5
    desk.touch("pass", "chance:0")
    assert desk.view().pass_to == 6


def test_nothing_else_is_taken_while_a_die_is_awaited(desk: BankDesk) -> None:
    desk.console.run(SetMode("dice", "table"))
    desk.touch("throw")
    desk.give(Touched("gold"))
    desk.touch(f"account:{BANK}")
    assert "What does the die show?" in desk.told()
