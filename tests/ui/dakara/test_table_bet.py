"""Bets at a table: on every edge at once or one after the other, by touch and by buttons, and what the dice bring."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from games.dakara.actions import Bet, Decline, RollDie
from games.dakara.options import DakaraOptions
from games.game import CHANCE
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed, rolled
from ui.commands import Command, Deal, Submit, TakeBack
from ui.dakara.screens import DakaraScreen
from ui.dakara.table_bet import TableBetScreen
from ui.dakara.table_bet_edges import edges
from ui.dakara.table_bet_parts import spots
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.bet_card import BetCard, Fate
from ui.kit.pieces.bet_place import BetPlace
from ui.kit.pieces.far_text import FarText
from ui.kit.pieces.lock_board import Lock, LockBoard
from ui.kit.pieces.money_card import MoneyCard
from ui.kit.pieces.pad import Look, Pad
from ui.kit.pieces.rule import Rule
from ui.kit.pieces.stake_box import SeatBar, StakeBox
from ui.kit.widget import Scene
from ui.model import Model, SeatInfo
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.text.words import Words

KENTUCKY, CANNES, BIARRITZ, NASSAU, ROULETTE, BANK = 8, 20, 23, 28, 41, 47
FLAT = {name: replace(panel, flat=True) for name, panel in PANELS.items()}
LARGE = {name: panel for name, panel in FLAT.items() if not panel.compact}
LANDER = 1


def table(space: int, players: int = 4, *acts: Bet | Decline, lander: int = LANDER, **given: Any) -> Play:
    play = landed(space, players, lander, **given)
    for act in acts:
        play.act(act)
    return play


def all_bet(space: int, players: int = 4) -> Play:
    """Everybody has bet 1,000 on place 1, but the last player, who bets nothing."""
    bets = [Bet(player, 1_000, 1) for player in range(players - 1)]
    return table(space, players, *bets, Decline(players - 1))


def keys(scene: Scene) -> list[str]:
    return [widget.key for widget in scene if widget.key]


def touch(screen: TableBetScreen, model: Model, *touched: str) -> list[Command]:
    commands: list[Command] = []
    for key in touched:
        assert key in keys(screen.scene(model)), f"no {key}: {keys(screen.scene(model))}"
        commands += screen.handle(Touched(key), model)
        commands += screen.handle(Touched(key, down=False), model)
    return commands


def looked_at(play: Play, age: float, panel: Panel, words: Words | None = None) -> Scene:
    """The last roll, `age` seconds after it was first shown."""
    screen = DakaraScreen()
    screen.scene(play.model(panel, unseen=1))
    return screen.scene(play.model(panel, unseen=1, now=age, words=words))


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


# every seat on its own edge


def seated(model: Model, places: Sequence[int]) -> Model:
    assert model.table is not None
    return replace(model, table=replace(model.table, seats=tuple(SeatInfo(place, "person") for place in places)))


@pytest.mark.parametrize(
    ("places", "far", "near"),
    [
        ((0, 3), (0,), (3,)),
        ((0, 1, 3, 4), (1, 0), (4, 3)),
        ((2, 3, 4, 5), (2,), (5, 4, 3)),
        ((0, 1, 2, 3, 4), (1, 0), (4, 3, 2)),
        ((0, 1, 2, 3, 4, 5), (2, 1, 0), (5, 4, 3)),
    ],
)
def test_seats_face_their_edge(places: Sequence[int], far: Sequence[int], near: Sequence[int]) -> None:
    model = seated(table(CANNES, len(places), lander=0).model(FLAT["10in"]), places)
    found = edges(model)
    assert tuple(places[player] for player in found[0]) == far
    assert tuple(places[player] for player in found[1]) == near


def test_two_seats_bet_at_once() -> None:
    screen, model = TableBetScreen(), table(ROULETTE).model(FLAT["10in"])
    screen.handle(Touched("0/place:1"), model)
    screen.handle(Touched("2/place:6"), model)
    screen.handle(Touched("0/chip:5000"), model)
    screen.handle(Touched("2/chip:1000"), model)
    assert set(screen.chosen(model)) == {Bet(0, 5_000, 1), Bet(2, 1_000, 6)}
    accents = [w.key for w in screen.scene(model) if isinstance(w, Pad) and w.look is Look.ACCENT]
    assert sorted(accents) == ["0/lock", "2/lock"]
    assert screen.facing(model) is None
    assert screen.handle(ControlPressed(Control.OK), model) == []


def test_two_fingers_hold_their_own_all() -> None:
    play, screen = table(CANNES), TableBetScreen()
    model = play.model(FLAT["10in"])
    touch(screen, model, "0/place:1", "2/place:2")
    screen.handle(Touched("0/all"), play.model(FLAT["10in"], now=1.0))
    screen.handle(Touched("2/all"), play.model(FLAT["10in"], now=1.5))
    assert screen.chosen(play.model(FLAT["10in"], now=2.1)) == (Bet(0, 96_000, 1),)
    assert len(screen.chosen(play.model(FLAT["10in"], now=2.6))) == 2


def test_the_far_edge_mirrors_the_near_one() -> None:
    panel = FLAT["10in"]
    model = seated(table(ROULETTE, 4, money=(90_000,) * 4).model(panel), (0, 1, 3, 4))
    scene = TableBetScreen().scene(model)
    boxes = [w.box for w in scene if "/" in w.key]
    across = [(panel.width - b.right, panel.height - b.bottom, b.w, b.h) for b in boxes]
    for box in boxes:
        assert sum(tuple(box) == pytest.approx(other) for other in across) == 1
    assert [w.turned for w in scene if isinstance(w, FarText)] == [False, True]
    assert {w.key.split("/")[0] for w in scene if w.turned and "/" in w.key} == {"0", "1"}


def test_the_middle_tells_who_has_locked() -> None:
    model = table(CANNES, 4, Bet(1, 1_000, 1), Decline(0), money=(9_000, 9_000, 9_000, 900))
    board = next(w for w in TableBetScreen().scene(model.model(FLAT["10in"])) if isinstance(w, LockBoard))
    assert board.far == (Lock(0, locked=True), Lock(1, locked=True))
    assert board.near == (Lock(3, locked=False, out=True), Lock(2, locked=False))
    assert board.faces == (0,)


def test_a_narrow_edge_asks_in_two_steps() -> None:
    screen, model = TableBetScreen(), table(ROULETTE, 6).model(FLAT["10in"])
    assert "2/chip:1000" not in keys(screen.scene(model))
    touch(screen, model, "2/place:4", "2/chip:1000")
    assert "2/place:4" not in keys(screen.scene(model))
    assert screen.chosen(model) == (Bet(2, 1_000, 4),)
    touch(screen, model, "2/again", "2/place:5", "2/chip:5000")
    assert touch(screen, model, "2/lock") == [Submit(Bet(2, 5_000, 5))]


# the dice


@pytest.mark.parametrize("panel", [PANELS["7in"], PANELS["10in"], FLAT["10in"]], ids=["7in", "10in", "flat"])
def test_the_lander_rolls_for_all_or_enters_the_die(panel: Panel) -> None:
    screen, model = TableBetScreen(), all_bet(ROULETTE).model(panel)
    assert screen.headline(model) == "Sky: roll the die"
    assert touch(screen, model, "roll") == [Deal(LANDER)]
    assert touch(screen, model, "face:5") == [Submit(RollDie(CHANCE, 5))]
    assert screen.handle(ControlPressed(Control.OK), model) == [Deal(LANDER)]


def test_faces_say_what_they_make_win() -> None:
    others = table(CANNES, 4, Bet(0, 5_000, 1), Decline(1), Decline(2), Decline(3)).model()
    assert [face.caption for face in TableBetScreen().faces(others)] == ["black", "red"] * 3
    assert not any(face.wanted for face in TableBetScreen().faces(others))
    assert TableBetScreen().faces(all_bet(ROULETTE).model()) == ()


@pytest.mark.rule("DA-R22")
def test_faces_say_what_they_bring_to_the_landers_own_bet() -> None:
    """Cannes gives as much again (K:122), the Derby six times as much (K:98)."""
    own = table(CANNES, 4, Bet(1, 20_000, 2), Bet(0, 5_000, 1), Decline(2), Decline(3)).model()
    faces = TableBetScreen().faces(own)
    assert [face.caption for face in faces] == ["black \u221220,000", "red +20,000"] * 3
    assert [face.wanted for face in faces] == [False, True] * 3
    horse = table(KENTUCKY, 4, Bet(1, 10_000, 3), Decline(0), Decline(2), Decline(3)).model()
    captions = [face.caption for face in TableBetScreen().faces(horse)]
    assert captions == ["\u221210,000", "\u221210,000", "+60,000", "\u221210,000", "\u221210,000", "\u221210,000"]
    bets = table(KENTUCKY, 4, Bet(1, 10_000, 3), Decline(0), Decline(2), Decline(3))
    less = bets.model(options=DakaraOptions(players=4, pays="in_all"))
    assert TableBetScreen().faces(less)[2].caption == "+50,000"
    # after a 3 the sum must be 7 or 11: only 4 makes it
    nassau = rolled(table(NASSAU, 4, Bet(1, 5_000, 0)), 3).model()
    captions = [face.caption for face in TableBetScreen().faces(nassau)]
    assert captions == ["\u22125,000"] * 3 + ["+30,000"] + ["\u22125,000"] * 2


@pytest.mark.parametrize("panel", [PANELS["10in"], FLAT["10in"]], ids=["stand", "flat"])
def test_winners_are_paper_and_losers_grey(panel: Panel) -> None:
    play = table(CANNES, 4, Bet(0, 5_000, 1), Bet(1, 20_000, 2), Bet(3, 1_000, 1), Decline(2))
    rolled(play, 3)

    def cards(age: float) -> dict[int, tuple[str, str, Fate]]:
        scene = looked_at(play, age, panel)
        return {w.place: (w.label, w.number, w.fate) for w in scene if isinstance(w, BetCard)}

    assert cards(0.3) == {
        0: ("Black", "5,000", Fate.LIES),
        1: ("Red", "20,000", Fate.LIES),
        2: ("No bet", "", Fate.NONE),
        3: ("Black", "1,000", Fate.LIES),
    }
    assert cards(1.3) == {
        0: ("Black", "+5,000", Fate.WON),
        1: ("Red", "\u221220,000", Fate.LOST),
        2: ("No bet", "", Fate.NONE),
        3: ("Black", "+1,000", Fate.WON),
    }


def test_of_two_rolls_the_first_decides_nothing() -> None:
    play = all_bet(ROULETTE)
    rolled(play, 3)
    fates = {w.fate for w in looked_at(play, 1.3, PANELS["10in"]) if isinstance(w, BetCard)}
    assert fates == {Fate.LIES, Fate.NONE}
    board = next(w for w in looked_at(play, 1.3, FLAT["10in"]) if isinstance(w, LockBoard))
    assert board.faces == (3, 0)
    rolled(play, 4)
    board = next(w for w in looked_at(play, 1.3, FLAT["10in"]) if isinstance(w, LockBoard))
    assert board.faces == (3, 4)
    assert board.key == "go-on"


@pytest.mark.parametrize(
    ("space", "large", "small"),
    [
        (KENTUCKY, "No. 8 Kentucky Derby  ·  One roll: 1 in 6, pays 6 to 1.",
         "No. 8 Derby  ·  1 in 6 pays 6:1"),
        (NASSAU, "No. 28 Dice, Nassau  ·  Sum of two rolls: 2 in 9, pays 6 to 1.",
         "No. 28 Nassau  ·  2 in 9 pays 6:1"),
        (BANK, "No. 47 Bank, odd or even  ·  One roll: 1 in 2, pays 1 to 1.",
         "No. 47 Bank  ·  1 in 2 pays 1:1"),
    ],
)  # fmt: skip
def test_the_game_is_named_with_what_it_pays(space: int, large: str, small: str) -> None:
    for panel, told in (("10in", large), ("7in", small)):
        scene = TableBetScreen().scene(table(space).model(PANELS[panel]))
        assert next(w for w in scene if isinstance(w, Banner)).overline == told


def test_every_edge_reads_the_name_of_the_game() -> None:
    for panel in LARGE.values():
        scene = TableBetScreen().scene(table(KENTUCKY).model(panel))
        notes = [w.note for w in scene if isinstance(w, FarText)]
        assert notes == ["No. 8 Kentucky Derby. One roll: 1 in 6, pays 6 to 1."] * 2
        thrown = looked_at(rolled(all_bet(KENTUCKY), 3), 0.3, panel)
        assert [w.note for w in thrown if isinstance(w, FarText)] == notes


@pytest.mark.parametrize("players", [4, 6])
def test_panels_of_two_seats_on_an_edge_are_told_apart(players: int) -> None:
    """8 mm lie between them, or where there are three a line."""
    for panel in LARGE.values():
        scene = TableBetScreen().scene(table(KENTUCKY, players).model(panel))
        bars = sorted((w.box for w in scene if isinstance(w, SeatBar) and not w.turned), key=lambda box: box.x)
        lines = [w.box for w in scene if isinstance(w, Rule) and not w.turned]
        assert len(bars) == players // 2
        if players == 4:
            assert panel.millimetres(bars[1].x - bars[0].right) >= 7.9
        for left, right in pairwise(bars) if players == 6 else ():
            assert any(left.right < line.x < line.right < right.x for line in lines)
