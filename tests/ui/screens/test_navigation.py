"""Nobody is ever stranded: from every screen one gets home, and no game button gets past the staff's lock."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from games.game import Action
from tests.ui.screens.builder import OtherTable
from tests.ui.screens.desk import PIN, Desk
from ui.commands import EnterPin, Export, Home, Quit, SetPin, Show
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.pad import Pad
from ui.model import Model, Notice
from ui.screen import Control, ControlPressed, Input, Screen, SeatPressed, Touched
from ui.screens.decision import DecisionScreen

OK, UNDO, HELP = (ControlPressed(control) for control in (Control.OK, Control.UNDO, Control.HELP))
BEFORE = ("seats", "options", "names", "luck", "saved", "language", "settings", "pin", "staff", "help", "error")
SETTING_UP = ("options", "names", "luck")
"""Those that lie on the seats."""
DURING = (
    "pause", "modes", "away", "journal", "correct", "fairness", "dice", "records",
    "edition", "settings", "staff", "help", "error",
)  # fmt: skip


def seated(panel: str = "10in", table: Callable[[], Screen] = DecisionScreen) -> Desk:
    """Three persons play Dakota, on the common decision screen or another."""
    desk = Desk(PANELS[panel])
    desk.facts["presentations"] = {"dakota": OtherTable(table)}
    desk.give(OK, SeatPressed(0), SeatPressed(1), SeatPressed(2))
    desk.give(OK)
    desk.give(OK)
    assert desk.navigator.name == "table"
    return desk


def opened(desk: Desk, name: str) -> Desk:
    """With one more screen on top."""
    about = {"seats": "dakota", "edition": "dakota", "error": "game_set_aside"}.get(name, "")
    desk.navigator.follow([Show(name, about)])
    return desk


@pytest.mark.parametrize("back", [UNDO, Touched("close")], ids=["undo", "close"])
@pytest.mark.parametrize("name", BEFORE)
def test_one_step_leads_back_home(name: str, back: Input) -> None:
    desk = opened(Desk(), "seats") if name in SETTING_UP else Desk()
    desk.give(*([SeatPressed(0)] if name in SETTING_UP else []))
    opened(desk, name)
    assert desk.navigator.name == name
    desk.give(back)
    if desk.navigator.name == "seats":
        desk.give(back)
    assert desk.navigator.name == "home"


@pytest.mark.parametrize("back", [UNDO, Touched("close")], ids=["undo", "close"])
@pytest.mark.parametrize("name", DURING)
def test_one_step_leads_back_to_the_table(name: str, back: Input) -> None:
    desk = opened(seated(), name)
    assert desk.navigator.name == name
    desk.give(back)
    assert desk.navigator.name == "table"


@pytest.mark.parametrize("panel", PANELS)
def test_the_table_is_left_by_buttons_alone(panel: str) -> None:
    desk = seated(panel)
    own = next(iter(desk.model().table.legal))  # type: ignore[union-attr]
    place = desk.model().table.seats[own].place  # type: ignore[union-attr]
    for key in ("pause", "home"):
        for _ in range(80):
            desk.give(SeatPressed(place), SeatPressed(place, down=False))
            if any(w.focus and w.key == key for w in desk.navigator.scene(desk.model())):
                break
        desk.give(OK)
    assert isinstance(desk.commands[-1], Home)
    assert desk.navigator.name == "home"


@pytest.mark.parametrize("seed", range(4))
def test_wandering_never_strands(seed: int) -> None:
    desk, rng = Desk(PANELS["10in"], seed=seed), Random(seed)
    for _ in range(150):
        keys = [w.key for w in desk.navigator.scene(desk.model()) if w.key and not w.key.startswith("peek-")]
        inputs: list[Input] = [OK, UNDO, HELP, SeatPressed(rng.randrange(6)), *map(Touched, keys * 2)]
        desk.give(rng.choice(inputs))
        if rng.random() < 0.06:
            find_home(desk)


def find_home(desk: Desk) -> None:
    """Close what is open; from a table, pause and leave."""
    for _ in range(40):
        if desk.navigator.name == "home":
            return
        if desk.navigator.name == "table":
            desk.give(Touched("pause"))
            desk.give(Touched("home"))
        else:
            desk.give(UNDO)
    raise AssertionError(f"stranded on {desk.navigator.name}")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("playing", [False, True])
def test_game_buttons_never_get_past_the_lock(seed: int, playing: bool) -> None:
    desk, rng = (seated() if playing else Desk()), Random(seed)
    if seed == 0:
        opened(desk, "settings")
    if seed == 1:
        opened(desk, "staff")
    for _ in range(700):
        place = rng.randrange(6)
        buttons: list[Input] = [OK, OK, UNDO, HELP, SeatPressed(place), SeatPressed(place, down=False)]
        desk.give(rng.choice(buttons))
        assert desk.navigator.name != "staff" or seed == 1
    assert not any(isinstance(command, EnterPin | SetPin | Quit) for command in desk.commands)
    exports = [c for c in desk.commands if isinstance(c, Export)]
    assert not exports or playing


def test_the_pin_opens_the_staff_page_and_closing_locks_it() -> None:
    desk = Desk()
    desk.give(Touched("settings"), Touched("staff"))
    digits(desk, "111111")
    assert shown(desk) == "Wrong PIN: try again"
    digits(desk, PIN)
    assert shown(desk) == "Devices"
    desk.give(Touched("close"))
    desk.give(Touched("staff"))
    assert shown(desk) == "Enter the staff PIN"


def test_five_digits_are_not_taken() -> None:
    desk = opened(Desk(), "staff")
    digits(desk, "12345")
    assert not desk.commands


def test_the_first_pin_is_chosen_where_there_is_none() -> None:
    desk = opened(Desk(), "staff")
    desk.facts["pin_set"] = False
    assert shown(desk) == "Choose a staff PIN"
    digits(desk, "135790")
    assert shown(desk) == "Again, to be sure"
    digits(desk, "135791")
    assert shown(desk) == "Not the same: choose again"
    digits(desk, "135791")
    assert not desk.commands
    digits(desk, "135791")
    assert desk.commands == [SetPin("135791")]
    assert shown(desk) == "Devices"


def test_a_new_pin_is_given_twice_too() -> None:
    desk = opened(Desk(), "pin")
    digits(desk, "135790")
    digits(desk, "135791")
    assert (desk.navigator.name, desk.commands) == ("pin", [])
    digits(desk, "135791")
    assert shown(desk) == "Again, to be sure"
    digits(desk, "135791")
    assert desk.commands == [SetPin("135791")]
    assert desk.navigator.name == "home"


def test_after_wrong_tries_the_seconds_are_shown_and_nothing_is_taken() -> None:
    desk = opened(Desk(), "staff")
    desk.facts["pin_wait"] = 41.2
    assert shown(desk) == "Wait 42 seconds"
    digits(desk, PIN)
    assert not desk.commands
    assert desk.navigator.moving(desk.model()) == pytest.approx(0.2)


def test_ending_the_program_is_asked_twice() -> None:
    desk = opened(Desk(), "staff")
    desk.facts["staff"] = True
    desk.give(Touched("view:system"), Touched("quit"))
    assert not any(isinstance(c, Quit) for c in desk.commands)
    desk.give(Touched("quit"))
    assert isinstance(desk.commands[-1], Quit)


def test_a_game_set_aside_is_told_once_and_friendly() -> None:
    desk = Desk()
    desk.facts["notices"] = (Notice("game_set_aside", "Game 7: record 3 is torn."),)
    assert shown(desk) == "This game can't be continued"
    desk.give(OK)
    assert desk.navigator.name == "home"


def test_the_same_screen_comes_to_the_top_instead_of_twice() -> None:
    desk = seated()
    for name in ("pause", "help", "pause"):
        opened(desk, name)
    assert desk.navigator.name == "pause"
    desk.give(UNDO)
    assert desk.navigator.name == "table"


def test_another_table_closes_what_lay_on_the_old_one() -> None:
    desk = opened(seated(), "journal")
    desk.state = None
    desk.give(UNDO)
    assert desk.navigator.name == "home"


def test_the_top_screen_stays_the_same_object() -> None:
    desk = opened(seated(), "pause")
    assert desk.navigator.top(desk.model()) is desk.navigator.top(desk.model())
    desk.navigator.follow([Show("table")])
    table = desk.navigator.top(desk.model())
    opened(desk, "pause").give(UNDO)
    assert desk.navigator.top(desk.model()) is table


def test_a_game_may_bring_its_own_table() -> None:
    desk = seated(table=Special)
    assert isinstance(desk.navigator.top(desk.model()), Special)


class Special(DecisionScreen):
    """Another screen for the table."""


def test_leaving_says_that_an_unconfirmed_choice_is_dropped() -> None:
    class Picking(DecisionScreen):
        picked: tuple[Action, ...] = ()

        def chosen(self, model: Model) -> tuple[Action, ...]:
            return self.picked

    desk = seated(table=Picking)
    picking = desk.navigator.top(desk.model())
    assert isinstance(picking, Picking)
    for picked, note in (((), ""), ((Action(0),), "your choice is dropped")):
        picking.picked = picked
        desk.give(Touched("pause"))
        pads = [w for w in desk.navigator.scene(desk.model()) if isinstance(w, Pad)]
        assert [w.note for w in pads if w.key == "home"] == [note]
        desk.give(UNDO)


def digits(desk: Desk, pin: str) -> None:
    """Type a PIN and press OK on the screen."""
    desk.give(*(Touched(f"digit:{digit}") for digit in pin))
    desk.give(Touched("enter"))


def shown(desk: Desk) -> str:
    """The headline."""
    return next(w.headline for w in desk.navigator.scene(desk.model()) if isinstance(w, Banner))
