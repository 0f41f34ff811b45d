"""The pot of all at the table: everybody throws, in any order; faces stay, ties throw again."""

from __future__ import annotations

import pytest

from games.dakara.actions import RollDie, Throw
from games.game import CHANCE
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.build import Play
from tests.ui.dakara.landings import landed
from ui.commands import Deal, Submit
from ui.dakara.ante import AnteScreen
from ui.dakara.screens import DakaraScreen
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.label import Label
from ui.kit.pieces.pot import Pot
from ui.kit.pieces.seat_die import SeatDie, Thrown
from ui.kit.widget import Scene
from ui.screen import SeatPressed, Touched
from ui.text.words import Words

MONEY = (96_000, 214_000, 58_000, 131_000, 148_000, 7_000)


def pot(*throws: tuple[int, int], players: int = 4) -> Play:
    """After these throws: player and face, 0 for one that is still in the hand."""
    play = landed(33, players, min(2, players - 1), MONEY)
    for player, face in throws:
        play.act(Throw(player))
        if face:
            play.act(RollDie(CHANCE, face))
    return play


def dice(scene: Scene) -> list[SeatDie]:
    return [widget for widget in scene if isinstance(widget, SeatDie)]


def looked_at(play: Play, age: float, panel: Panel = PANELS["10in"], words: Words | None = None) -> Scene:
    """The last throw, `age` seconds after it was first shown."""
    screen = DakaraScreen()
    screen.scene(play.model(panel, unseen=1))
    return screen.scene(play.model(panel, unseen=1, now=age, words=words))


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_hands_and_eyes(players: int, panel: Panel, words: Words) -> None:
    for throws in ((), ((1, 4),), ((1, 0),), tuple((player, 5) for player in range(min(players, 5)))):
        play = pot(*throws, players=players)
        check_scene(AnteScreen().scene(play.model(panel, words=words)), panel)
        if throws and throws[-1][1]:
            for age in (0.3, 1.2):
                check_scene(looked_at(play, age, panel, words), panel)


def test_everybody_may_throw_at_once_and_the_pot_is_what_they_put_in() -> None:
    scene = AnteScreen().scene(pot(players=6).model())
    assert [w.key for w in scene if w.key.startswith("throw")] == [f"throw:{player}" for player in range(5)]
    assert next(w for w in scene if isinstance(w, Pot)).number == "50,000"
    assert dice(scene)[5].thrown is Thrown.ASIDE


def test_a_press_throws_at_once() -> None:
    model, screen = pot().model(), AnteScreen()
    assert screen.handle(Touched("throw:3"), model) == [Submit(Throw(3)), Deal(3)]
    assert screen.handle(SeatPressed(0), model) == [Submit(Throw(0)), Deal(0)]
    assert screen.handle(SeatPressed(0, down=False), model) == []


def test_who_has_thrown_does_not_throw_again() -> None:
    model = pot((0, 4)).model()
    commands = AnteScreen().handle(SeatPressed(0), model)
    assert commands == []
    assert "throw:0" not in [w.key for w in AnteScreen().scene(model)]


def test_own_dice_are_entered_throw_by_throw() -> None:
    model, screen = pot().model(), AnteScreen()
    screen.handle(Touched("own"), model)
    assert screen.handle(Touched("throw:3"), model) == [Submit(Throw(3))]
    held = pot((3, 0)).model()
    assert screen.headline(held) == "Yellow: roll the die"
    assert screen.handle(Touched("face:5"), held) == [Submit(RollDie(CHANCE, 5))]
    screen.handle(Touched("own"), held)
    assert screen.handle(Touched("throw:2"), model) == [Submit(Throw(2)), Deal(2)]


def test_where_all_dice_are_real_nothing_is_rolled() -> None:
    model, screen = pot().model(dice="table"), AnteScreen()
    assert "own" not in [w.key for w in screen.scene(model)]
    assert screen.handle(Touched("throw:1"), model) == [Submit(Throw(1))]


def test_faces_stay_and_the_highest_stands_out() -> None:
    found = dice(AnteScreen().scene(pot((3, 4), (0, 2)).model()))
    assert [(die.face, die.thrown) for die in found] == [
        (2, Thrown.BEATEN),
        (0, Thrown.WAITS),
        (0, Thrown.WAITS),
        (4, Thrown.LEADS),
    ]


def test_ties_throw_again_and_the_others_watch() -> None:
    play = pot((3, 5), (0, 2), (1, 5), (2, 1))
    scene = AnteScreen().scene(play.model())
    assert AnteScreen().headline(play.model()) == "Yellow + Sky: throw again"
    assert [die.thrown for die in dice(scene)] == [Thrown.ASIDE, Thrown.WAITS, Thrown.ASIDE, Thrown.WAITS]
    assert [w.key for w in scene if w.key.startswith("throw")] == ["throw:1", "throw:3"]
    assert "Equal with 5: throw again" in [w.text for w in looked_at(play, 1.5) if isinstance(w, Label)]


def test_a_die_in_the_air_gives_nothing_away() -> None:
    play = pot((3, 5), (0, 2), (1, 6), (2, 1))
    found = dice(looked_at(play, 0.3))
    assert found[2].thrown is Thrown.THROWS
    assert [die.face for die in found if die.thrown is not Thrown.THROWS] == [2, 6, 5]
    assert Thrown.WINS not in [die.thrown for die in found]


def test_nobody_waits_for_the_die_of_another_to_lie_still() -> None:
    screen, play = DakaraScreen(), pot((3, 5))
    screen.scene(play.model(unseen=1))
    in_the_air = play.model(unseen=1, now=0.3)
    assert screen.handle(SeatPressed(0), in_the_air) == [Submit(Throw(0)), Deal(0)]
    assert screen.handle(SeatPressed(3), in_the_air) == []
    assert screen.handle(SeatPressed(1, down=False), in_the_air) == []


def test_the_winner_is_paper_with_what_it_brought() -> None:
    found = dice(looked_at(pot((3, 5), (0, 2), (1, 6), (2, 1)), 1.5))
    assert [(die.face, die.thrown, die.note) for die in found] == [
        (2, Thrown.BEATEN, "\u221210,000"),
        (6, Thrown.WINS, "+30,000"),
        (1, Thrown.BEATEN, "\u221210,000"),
        (5, Thrown.BEATEN, "\u221210,000"),
    ]


def test_after_a_tie_the_first_throws_lie_there_no_more() -> None:
    found = dice(looked_at(pot((3, 5), (0, 2), (1, 5), (2, 1), (1, 4)), 1.5))
    assert [(die.face, die.thrown) for die in found] == [
        (0, Thrown.ASIDE),
        (4, Thrown.LEADS),
        (0, Thrown.ASIDE),
        (0, Thrown.WAITS),
    ]


def keys(scene: Scene) -> list[str]:
    return [w.key for w in scene if w.key.startswith("throw")]


@pytest.mark.parametrize("age", [0.3, 1.2])
def test_the_others_may_throw_while_a_die_tumbles_and_while_it_lies(age: float) -> None:
    play, screen = pot((1, 4)), DakaraScreen()
    screen.scene(play.model(unseen=1))
    model = play.model(unseen=1, now=age)
    scene = screen.scene(model)
    assert keys(scene) == ["throw:0", "throw:2", "throw:3"]
    boxes = {w.key: w.box for w in AnteScreen().scene(play.model()) if w.key}
    assert all(w.box == boxes[w.key] for w in scene if w.key.startswith("throw")), "the pads stay where they are"
    assert screen.primary(model) == "go-on"
    assert screen.handle(Touched("throw:3"), model) == [Submit(Throw(3)), Deal(3)]
    assert screen.handle(SeatPressed(0), model) == [Submit(Throw(0)), Deal(0)]


def test_no_pad_tells_a_tie_before_the_die_does() -> None:
    play = pot((0, 4), (1, 4), (2, 2), (3, 4))
    assert keys(looked_at(play, 0.3)) == []
    assert keys(AnteScreen().scene(play.model())) == ["throw:0", "throw:1", "throw:3"]
