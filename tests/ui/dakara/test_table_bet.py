"""Bets at a table: put together and locked, one after the other or at once, by touch and by buttons."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.dakara.actions import Bet, Decline
from games.dakara.options import DakaraOptions
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.landings import rolled
from tests.ui.dakara.table_bets import (
    BANK,
    BIARRITZ,
    CANNES,
    FLAT,
    KENTUCKY,
    LARGE,
    NASSAU,
    ROULETTE,
    all_bet,
    keys,
    looked_at,
    table,
    touch,
)
from ui.commands import Command, Submit, TakeBack
from ui.dakara.table_bet import TableBetScreen
from ui.dakara.table_bet_parts import spots
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.bet_place import BetPlace
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.stake_box import StakeBox
from ui.model import Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.text.words import Words

# sizes, gaps, texts


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", [*PANELS.values(), *LARGE.values()], ids=[*PANELS, *(f"{n}-flat" for n in LARGE)])
@pytest.mark.parametrize("space", [KENTUCKY, CANNES, ROULETTE])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_and_eyes_where_all_bet(players: int, space: int, panel: Panel, words: Words) -> None:
    apart = [(f"{player}/lock", f"{player}/none") for player in range(players)]
    fresh = table(space, players)
    for touched in ((), ("1/place:2",), ("1/place:2", "1/chip:10000")):
        screen = TableBetScreen()
        touch(screen, fresh.model(panel), *touched)
        check_scene(screen.scene(fresh.model(panel, words=words)), panel, opposites=apart)
    half = table(space, players, Bet(0, 50_000, 2)).model(panel, words=words, can_take_back=(0,))
    check_scene(TableBetScreen().scene(half), panel)
    done = all_bet(space, players)
    check_scene(TableBetScreen().scene(done.model(panel, words=words)), panel)
    rolled(done, 3)
    for age in (0.3, 1.3):
        check_scene(looked_at(done, age, panel, words), panel)


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", [*PANELS.values(), *FLAT.values()], ids=[*PANELS, *(f"{n}-flat" for n in FLAT)])
@pytest.mark.parametrize("space", [BIARRITZ, NASSAU, BANK])
def test_hands_and_eyes_where_one_bets(space: int, panel: Panel, words: Words) -> None:
    play = table(space, 5)
    for touched in ((), ("1/chip:10000",)):
        screen = TableBetScreen()
        touch(screen, play.model(panel), *touched)
        check_scene(screen.scene(play.model(panel, words=words)), panel)
    play.act(Bet(1, 5_000, 0 if space == NASSAU else 1))
    check_scene(TableBetScreen().scene(play.model(panel, words=words)), panel)
    rolled(play, 3)
    check_scene(looked_at(play, 1.3, panel, words), panel)


# what can be bet on


def test_places_are_the_editions() -> None:
    def found(space: int) -> list[tuple[int, str, tuple[int, ...]]]:
        return [tuple(spot) for spot in spots(table(space).model(), space)]  # type: ignore[misc]

    assert found(CANNES) == [(1, "black", (1, 3, 5)), (2, "red", (2, 4, 6))]
    assert found(BIARRITZ) == [(1, "yellow", (1, 2, 3)), (2, "green", (4, 5, 6))]
    assert found(BANK) == [(1, "odd", (1, 3, 5)), (2, "even", (2, 4, 6))]
    assert found(KENTUCKY) == [(k, str(k), (k,)) for k in range(1, 7)]
    assert found(NASSAU) == [(0, "", (7, 11))]
    sums = [(7,), (6, 12), (2, 8), (5, 11), (3, 9), (4, 10)]
    assert found(ROULETTE) == [(k, str(k), sums[k - 1]) for k in range(1, 7)]


def test_nassau_wins_as_the_table_plays_it() -> None:
    model = table(NASSAU).model()
    assert model.table is not None
    options = DakaraOptions(players=4, nassau="seven_to_eleven")
    model = replace(model, table=replace(model.table, options=options))
    assert spots(model, NASSAU)[0].hits == (7, 8, 9, 10, 11)


# one panel after the other


def test_a_bet_is_put_together_and_locked() -> None:
    screen, model = TableBetScreen(), table(ROULETTE).model()
    assert screen.headline(model) == "Sky: bet, then lock"
    assert "1/lock" not in keys(screen.scene(model))
    touch(screen, model, "1/place:4")
    assert "1/lock" not in keys(screen.scene(model))
    touch(screen, model, "1/chip:50000", "1/chip:10000")
    box = next(w for w in screen.scene(model) if isinstance(w, StakeBox))
    assert (box.status, box.number, box.cash) == ("Bet on 4", "60,000", "154,000")
    assert [w.label for w in screen.scene(model) if isinstance(w, BetPlace) and w.chosen] == ["4"]
    assert screen.chosen(model) == (Bet(1, 60_000, 4),)
    assert touch(screen, model, "1/lock") == [Submit(Bet(1, 60_000, 4))]


def test_no_bet_and_the_last_chip_back() -> None:
    screen, model = TableBetScreen(), table(CANNES).model()
    touch(screen, model, "1/place:1", "1/chip:5000", "1/chip:1000", "1/back")
    assert screen.chosen(model) == (Bet(1, 5_000, 1),)
    assert touch(screen, model, "1/none") == [Submit(Decline(1))]


def test_where_there_is_one_bet_no_place_is_asked_for() -> None:
    screen, model = TableBetScreen(), table(NASSAU).model()
    touch(screen, model, "1/chip:5000")
    assert touch(screen, model, "1/lock") == [Submit(Bet(1, 5_000, 0))]


def test_a_second_on_all_bets_everything_and_less_nothing() -> None:
    play, screen = table(CANNES), TableBetScreen()
    touch(screen, play.model(), "1/place:2")
    screen.handle(Touched("1/all"), play.model(now=10.0))
    assert screen.moving(play.model(now=10.1)) is not None
    screen.handle(Touched("1/all", down=False), play.model(now=10.5))
    assert screen.chosen(play.model(now=11.5)) == ()
    screen.handle(Touched("1/all"), play.model(now=20.0))
    assert screen.chosen(play.model(now=21.0)) == (Bet(1, 214_000, 2),)
    screen.handle(Touched("1/all", down=False), play.model(now=21.5))
    assert screen.moving(play.model(now=22.0)) is None


def test_nobody_is_forced_into_an_order() -> None:
    screen, model = TableBetScreen(), table(CANNES).model()
    touch(screen, model, "1/place:1", "1/chip:1000", "3/seat", "3/place:2", "3/chip:5000")
    assert screen.headline(model) == "Yellow: bet, then lock"
    assert set(screen.chosen(model)) == {Bet(1, 1_000, 1), Bet(3, 5_000, 2)}
    screen.handle(SeatPressed(0), model)
    assert screen.headline(model) == "Orange: bet, then lock"
    assert touch(screen, model, "3/seat", "3/lock") == [Submit(Bet(3, 5_000, 2))]


def test_locks_are_seen_and_can_be_opened() -> None:
    screen = TableBetScreen()
    model = table(CANNES, 4, Bet(1, 1_000, 1), Decline(0)).model(can_take_back=(0, 1))
    cards = [w for w in screen.scene(model) if isinstance(w, MoneyCard)]
    assert [card.icon for card in cards] == ["lock", "lock", "", ""]
    assert cards[0].note == "No bet"
    touch(screen, model, "1/seat")
    assert touch(screen, model, "1/unlock") == [TakeBack(1)]


def test_an_unlocked_bet_stays_to_be_changed() -> None:
    screen = TableBetScreen()
    locked = table(KENTUCKY, 4, Bet(1, 66_000, 4), Decline(0)).model(can_take_back=(1,))
    touch(screen, locked, "1/seat")
    assert touch(screen, locked, "1/unlock") == [TakeBack(1)]
    again = table(KENTUCKY, 4, Decline(0)).model()
    assert Bet(1, 66_000, 4) in screen.chosen(again)
    # 50,000, 10,000, 5,000 and 1,000: the last chip is the smallest
    assert touch(screen, again, "1/back", "1/place:5", "1/lock") == [Submit(Bet(1, 65_000, 5))]
    refused = TableBetScreen()
    touch(refused, locked, "1/seat")
    refused.scene(again)
    assert not refused.chosen(again), "nothing comes back that nobody has unlocked"


def test_what_others_have_locked_cannot_be_touched_once_it_is_too_late() -> None:
    model = table(CANNES, 4, Bet(1, 1_000, 1)).model(can_take_back=())
    assert "1/seat" not in keys(TableBetScreen().scene(model))


def test_bots_have_no_panel() -> None:
    model = table(CANNES).model(bots=(1, 2))
    scene = TableBetScreen().scene(model)
    assert not [key for key in keys(scene) if key.startswith(("1/", "2/"))]
    nobody = TableBetScreen().scene(table(CANNES).model(bots=(0, 1, 2, 3)))
    assert not [key for key in keys(nobody) if "/" in key]


def test_another_game_begins_with_nothing_put_together() -> None:
    screen = TableBetScreen()
    touch(screen, table(CANNES).model(), "1/place:1", "1/chip:1000")
    assert screen.chosen(table(BIARRITZ).model()) == ()


# by buttons alone


def by_buttons(screen: TableBetScreen, model: Model, place: int, key: str) -> list[Command]:
    """Press the own button until `key` is marked, and take it."""
    for _ in range(30):
        if [w.key for w in screen.scene(model) if w.focus] == [key]:
            return screen.handle(ControlPressed(Control.OK), model)
        screen.handle(SeatPressed(place), model)
        screen.handle(SeatPressed(place, down=False), model)
    raise AssertionError(f"{key} is out of reach")


@pytest.mark.parametrize("panel", [PANELS["7in"], PANELS["10in"], FLAT["10in"]], ids=["7in", "10in", "flat"])
def test_buttons_bet_everything_that_fingers_do(panel: Panel) -> None:
    screen, model = TableBetScreen(), table(CANNES).model(panel)
    by_buttons(screen, model, 3, "3/place:2")
    by_buttons(screen, model, 3, "3/chip:5000")
    screen.handle(ControlPressed(Control.OK), model)
    assert screen.chosen(model) == (Bet(3, 10_000, 2),)
    assert by_buttons(screen, model, 3, "3/lock") == [Submit(Bet(3, 10_000, 2))]


def test_each_seat_keeps_its_own_mark() -> None:
    screen, model = TableBetScreen(), table(CANNES).model(FLAT["10in"])
    by_buttons(screen, model, 0, "0/place:2")
    by_buttons(screen, model, 3, "3/place:1")
    screen.handle(SeatPressed(0), model)
    assert [w.key for w in screen.scene(model) if w.focus] == ["0/chip:1000"]


def test_buttons_put_in_everything_at_once() -> None:
    screen, model = TableBetScreen(), table(BIARRITZ).model()
    by_buttons(screen, model, 1, "1/place:1")
    by_buttons(screen, model, 1, "1/all")
    assert screen.chosen(model) == (Bet(1, 214_000, 1),)


def test_undo_takes_chip_place_and_lock_back() -> None:
    screen, model = TableBetScreen(), table(CANNES).model(can_undo=True)
    touch(screen, model, "1/place:1", "1/chip:1000")
    assert screen.goes_back(model)
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert "1/back" not in keys(screen.scene(model))
    assert screen.handle(ControlPressed(Control.UNDO), model) == []
    assert not [w for w in screen.scene(model) if isinstance(w, BetPlace) and w.chosen]
    locked = table(CANNES, 4, Bet(1, 1_000, 1)).model(can_take_back=(1,))
    screen = TableBetScreen()
    touch(screen, locked, "1/seat")
    assert screen.handle(ControlPressed(Control.UNDO), locked) == [TakeBack(1)]
