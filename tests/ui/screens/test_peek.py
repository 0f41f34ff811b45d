"""Peeks of every game: a finger sees what it would take, a pad says how to hold it, one seat looks at a time."""

from __future__ import annotations

import pytest

from games.dakota.terms import Phase
from tests.ui.dakota.tables import Play
from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import dakota_at
from ui.commands import Submit
from ui.dakota.development import DevelopmentScreen
from ui.kit.panel import Box
from ui.kit.pieces.peek import HoldPad, LookAway, SheetTitle
from ui.kit.widget import Scene
from ui.model import Model
from ui.navigation import Navigator
from ui.screen import SeatPressed, Slid, Touched
from ui.screens.decision import DecisionScreen
from ui.screens.peek import LONGEST, SAYS, TAP, Hint, Peek, Release, hold_pad


def marked(scene: Scene) -> list[str]:
    return [w.key for w in scene if w.focus]


def note(scene: Scene) -> str:
    return next(w.note for w in scene if isinstance(w, SheetTitle))


def looks(scene: Scene) -> bool:
    return any(isinstance(w, LookAway) for w in scene)


# sliding


def test_a_common_sheet_marks_what_the_finger_is_over() -> None:
    table = dakota_at(Phase.FACTIONS)
    model, screen = make_model(table=table, now=1.0), DecisionScreen()
    screen.handle(Touched("peek-0"), model)
    still = screen.scene(model)
    slides(screen, model, ("choice:1", "choice:0"))
    assert screen.scene(model) == still


def test_the_sheet_of_the_sides_marks_what_the_finger_is_over() -> None:
    model, navigator = make_model(table=dakota_at(Phase.FACTIONS), now=1.0), Navigator()
    navigator.handle(Touched("peek-0"), model)
    still = navigator.scene(model)
    slides(navigator, model, ("left", "right"))
    assert navigator.scene(model) == still


def test_the_sheet_behind_the_screen_marks_what_the_finger_is_over() -> None:
    model, screen = Play(4, 2).until_phase(Phase.DEVELOPMENT).model(), DevelopmentScreen()
    screen.handle(Touched(f"peek-{screen.actor(model)}"), model)
    still = screen.scene(model)
    keys = [w.key for w in still if w.key]
    assert len(keys) > 1
    slides(screen, model, (keys[0], keys[-1]))
    assert screen.scene(model) == still


def slides(screen: DecisionScreen | Navigator | DevelopmentScreen, model: Model, keys: tuple[str, str]) -> None:
    """A finger goes over two targets and leaves them; nothing else changes on the sheet."""
    for key in keys:
        assert not any(isinstance(command, Submit) for command in screen.handle(Slid(key), model))
        assert marked(screen.scene(model)) == [key]
        assert note(screen.scene(model)) == "Let go to take it"
    screen.handle(Slid(""), model)


def test_nothing_stays_marked_for_the_next_look_or_on_the_table() -> None:
    peek = Peek()
    peek.press(0, "peek-0", 1.0)
    peek.slide("card")
    assert peek.over(2.0) == "card"
    # the time was over: the finger lies on the table
    assert peek.over(1.0 + LONGEST) == ""
    peek.release("peek-0", 3.0)
    peek.press(0, "peek-0", 4.0)
    assert peek.over(4.0) == ""


def test_a_slide_over_what_cannot_be_taken_says_nothing() -> None:
    model, screen = make_model(table=dakota_at(Phase.FACTIONS), now=1.0), DecisionScreen()
    screen.handle(Touched("peek-0"), model)
    still = screen.scene(model)
    screen.handle(Slid("elsewhere"), model)
    assert screen.scene(model) == still


# what the pad says


def pad(peek: Peek, player: int, now: float) -> HoldPad:
    model = make_model(table=dakota_at(Phase.FACTIONS), now=now)
    return hold_pad(model, peek, Box(0, 0, 300, 100), player, "", label="Look")


def test_after_a_tap_the_pad_says_to_keep_holding() -> None:
    peek = Peek()
    peek.press(0, "peek-0", 1.0)
    assert peek.release("peek-0", 1.0 + TAP - 0.1) is Release.CLOSED
    let_go = 1.0 + TAP - 0.1
    assert pad(peek, 0, let_go).label == "Keep holding"
    assert pad(peek, 1, let_go).label == "Look"
    assert peek.moving(let_go + 1.0) == pytest.approx(SAYS - 1.0)
    assert pad(peek, 0, let_go + SAYS).label == "Look"
    assert peek.moving(let_go + SAYS) is None


def test_who_looked_or_took_something_is_told_nothing() -> None:
    peek = Peek()
    peek.press(0, "peek-0", 1.0)
    peek.release("peek-0", 1.0 + TAP)
    assert peek.hint(0, 1.0 + TAP) is None
    peek.press(0, "peek-0", 3.0)
    peek.close()
    peek.release("peek-0", 3.1)
    assert (peek.hint(0, 3.1), peek.moving(3.1)) == (None, None)


def test_a_press_of_the_button_that_was_too_short_to_look_is_no_tap() -> None:
    peek = Peek()
    peek.press(0, "button-0", 1.0, 1.0)
    assert peek.release("button-0", 1.2) is Release.SHORT
    assert peek.hint(0, 1.2) is None


@pytest.mark.parametrize("let_go", [LONGEST + 0.5, None])
def test_when_the_time_was_over_the_pad_says_to_hold_again(let_go: float | None) -> None:
    peek = Peek()
    peek.press(0, "peek-0", 0.0)
    assert peek.hint(0, LONGEST - 0.01) is None
    assert pad(peek, 0, LONGEST).label == "Hold again"
    if let_go is not None:
        peek.release("peek-0", let_go)
    assert pad(peek, 0, LONGEST + 1.0).label == "Hold again"
    assert pad(peek, 1, LONGEST + 1.0).label == "Look"
    assert peek.moving(LONGEST + 1.0) == pytest.approx(SAYS - 1.0)
    assert peek.hint(0, LONGEST + SAYS) is None
    assert peek.moving(LONGEST + SAYS) is None


def test_the_next_hold_has_its_own_words() -> None:
    peek = Peek()
    peek.press(0, "peek-0", 1.0)
    peek.release("peek-0", 1.1)
    assert peek.hint(0, 1.1) is Hint.KEEP
    peek.press(0, "peek-0", 1.5)
    peek.release("peek-0", 3.0)
    assert peek.hint(0, 3.0) is None


# one at a time


def test_who_presses_while_another_looks_presses_again() -> None:
    table = dakota_at(Phase.FACTIONS)

    def at(now: float) -> Model:
        return make_model(table=table, now=now)

    screen = DecisionScreen()
    first, second = (table.seats[player].place for player in (0, 1))
    screen.handle(SeatPressed(first), at(1.0))
    seen = screen.scene(at(2.5))
    assert looks(seen)
    screen.handle(SeatPressed(second), at(2.6))
    # still the first one's choices, whoever has pressed
    assert screen.scene(at(2.7)) == screen.scene(at(2.5)) == seen
    screen.handle(SeatPressed(first, down=False), at(3.0))
    assert not looks(screen.scene(at(5.0)))
    screen.handle(SeatPressed(second, down=False), at(5.0))
    screen.handle(SeatPressed(second), at(6.0))
    assert looks(screen.scene(at(7.5)))
