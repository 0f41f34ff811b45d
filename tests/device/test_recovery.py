"""A fault of our own leads to a friendly screen, not to a dead machine, and the game is whole."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from device.loop import GUARD_SECONDS
from device.recovery import AGAIN_SECONDS
from device.staging import play_until
from device.told import MOST
from drivers.ports import Button, ButtonEdge, CloseAsked
from tests.device.rig import Rig
from ui.commands import Acknowledge, Home, ResumeGame, Show
from ui.kit.pen import Pen
from ui.kit.widget import Scene, Widget
from ui.model import Model
from ui.screen import Input
from ui.screens.error import ErrorScreen
from ui.screens.home import HomeScreen
from ui.screens.journal import JournalScreen

Make = Callable[..., Rig]


class Undrawable(Widget, frozen=True, kw_only=True):
    """A widget that nobody can draw."""

    def draw(self, pen: Pen) -> None:
        raise ZeroDivisionError("half drawn")


def broken(*given: object) -> Scene:
    raise KeyError("no such thing")


@pytest.fixture
def rig(rigged: Make) -> Rig:
    """A game of three persons, one of them to act."""
    made = rigged()
    made.start("person", "person", "person")
    assert play_until(made.console, lambda model: model.table is not None and bool(model.table.legal), skip=20)
    made.settle()
    return made


def journal(rig: Rig) -> int:
    return len(rig.table.journal)


def test_a_screen_that_cannot_be_built_gives_way_to_the_error_screen(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = journal(rig)
    monkeypatch.setattr(JournalScreen, "scene", broken)
    rig.console.run(Show("journal"))
    rig.turn(0.1)
    assert rig.console.navigator.name == "error"
    notice = rig.console.model().notices[-1]
    assert (notice.code, notice.detail) == ("fault", "KeyError: 'no such thing'")
    assert "Traceback" in capsys.readouterr().err
    rig.turn(GUARD_SECONDS)
    rig.tap("ok")
    assert rig.console.navigator.name == "table"
    assert journal(rig) == before


def test_a_widget_that_cannot_be_drawn_leaves_no_half_a_picture(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = JournalScreen.scene

    def with_a_broken_widget(screen: JournalScreen, model: Model) -> Scene:
        first, *rest = scene(screen, model)
        return (first, Undrawable(box=first.box), *rest)

    monkeypatch.setattr(JournalScreen, "scene", with_a_broken_widget)
    rig.console.run(Show("journal"))
    rig.settle()
    assert rig.console.navigator.name == "error"
    assert rig.picture() == rig.drawn_alone()
    rig.console.run(Show("pause"))
    rig.settle()
    rig.press(Button.UNDO)
    rig.settle()
    assert rig.console.navigator.name == "error"
    assert rig.picture() == rig.drawn_alone()


def test_a_table_that_cannot_be_drawn_twice_in_a_row_goes_home_and_keeps_its_game(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, before = rig.table.key, journal(rig)
    table = rig.console.navigator.top(rig.console.model())
    monkeypatch.setattr(type(table), "scene", broken)
    rig.console.changed()
    rig.turn(0.1)
    assert rig.console.navigator.name == "error"
    rig.turn(GUARD_SECONDS)
    rig.tap("ok")
    rig.turn(0.1)
    assert rig.console.model().table is None
    monkeypatch.undo()
    rig.turn(GUARD_SECONDS)
    rig.tap("ok")
    assert rig.console.navigator.name == "home"
    rig.console.run(ResumeGame(key))
    assert journal(rig) == before


def test_faults_long_apart_do_not_send_people_home(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalScreen, "scene", broken)
    for _ in range(3):
        rig.console.run(Show("journal"))
        rig.turn(0.1)
        assert rig.console.navigator.name == "error"
        rig.turn(GUARD_SECONDS)
        rig.tap("ok")
        assert rig.console.navigator.name == "table"
        rig.clock.now += AGAIN_SECONDS


def test_a_screen_that_keeps_something_broken_is_made_anew(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    table = rig.console.navigator.top(rig.console.model())
    monkeypatch.setattr(table, "scene", broken)
    rig.console.changed()
    rig.turn(0.1)
    rig.turn(GUARD_SECONDS)
    rig.tap("ok")
    assert rig.console.navigator.name == "table"
    assert rig.console.navigator.top(rig.console.model()) is not table


def test_an_input_that_raises_costs_itself_only(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = rig.console.navigator.handle
    fails = [True]

    def once(given: Input, model: Model) -> object:
        if fails.pop():
            raise IndexError("nobody sits there")
        return handle(given, model)

    monkeypatch.setattr(rig.console.navigator, "handle", once)
    rig.queue.post(ButtonEdge(Button.HELP, True, rig.clock.now))
    rig.queue.post(CloseAsked())
    rig.turn()
    assert rig.console.navigator.name == "error"
    assert not rig.console.running


def test_a_bot_or_chance_that_raises_waits_behind_the_error_screen(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rig.console, "step", broken)
    rig.turn(0.1, turns=5)
    assert rig.console.navigator.name == "error"
    assert capsys.readouterr().err.count("Traceback") == 1
    rig.tap("home")
    assert rig.console.model().table is None


def test_a_fault_that_says_something_else_each_time_is_logged_once(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    number = count()

    def counted() -> bool:
        raise OSError(f"fault number {next(number)}")

    monkeypatch.setattr(rig.console, "step", counted)
    rig.console.tell("disk_full", "the disk is full")
    rig.turn(0.1, turns=MOST + 5)
    assert capsys.readouterr().err.count("Traceback") == 1
    told = rig.told()
    assert (len(told), told[0], set(told[1:])) == (MOST, "disk_full", {"fault"})
    assert rig.console.model().notices[-1].detail == f"OSError: fault number {next(number) - 1}"


def test_when_even_the_error_screen_fails_the_loop_goes_on(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalScreen, "scene", broken)
    monkeypatch.setattr(ErrorScreen, "scene", broken)
    rig.console.run(Show("journal"))
    rig.turn(0.1, turns=3)
    assert rig.console.model().table is None
    monkeypatch.undo()
    rig.console.run(Home())
    rig.settle()
    assert rig.keys()


def test_when_nothing_can_be_drawn_the_loop_still_ends_in_order(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    for screen in (HomeScreen, ErrorScreen, type(rig.console.navigator.top(rig.console.model()))):
        for method in ("scene", "moving", "holds", "facing", "chosen"):
            monkeypatch.setattr(screen, method, broken)
    rig.console.changed()
    rig.turn(0.1, turns=5)
    rig.queue.post(CloseAsked())
    rig.app.loop.run()
    assert not rig.console.running


def test_a_table_whose_facts_cannot_be_read_is_put_away(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    live = rig.console.live
    assert live is not None
    monkeypatch.setattr(live, "model", broken)
    rig.console.changed()
    rig.turn(0.1)
    assert rig.console.live is None
    monkeypatch.undo()
    rig.settle()
    assert len(rig.console.model().saved) == 1


def test_people_can_play_on_after_a_fault(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalScreen, "scene", broken)
    rig.console.run(Show("journal"))
    rig.turn(0.1)
    rig.turn(GUARD_SECONDS)
    rig.tap("ok")
    before = journal(rig)
    assert play_until(rig.console, lambda model: model.table is not None and bool(model.table.legal), skip=3)
    rig.console.run(Acknowledge())
    assert journal(rig) > before
