"""Several screens as one: the shown one answers, a refusal stands there for a while, nothing stays open behind."""

from __future__ import annotations

import msgspec

from tests.ui.screens.builder import make_model
from tests.ui.screens.cases import running
from ui.commands import Back, Command, Refuse
from ui.kit.panel import Box
from ui.kit.pieces.label import Label
from ui.kit.pieces.pad import Pad
from ui.kit.widget import Scene
from ui.model import Model
from ui.reading import table_of
from ui.screen import Dragged, Input, SeatPressed, Touched
from ui.screens.refused import LONGEST
from ui.screens.seat_turn import SeatTurn, SeatTurns

PRESS, LET_GO = Touched("no"), Touched("no", down=False)


class Says(SeatTurn):
    """Says why not: what the table refused, or what it knew itself; and notes what was let go elsewhere."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.released: list[Input] = []

    def layout(self, model: Model) -> Scene:
        said = self.reason or table_of(model).refusal
        box = Box(0, 0, 100, 100)
        return (Label(box=box, text=f"{self.name} {said}".strip()), Pad(box=box, key="no", label="No"))

    def act(self, key: str, model: Model) -> list[Command]:
        self._reason = "own"
        return [Refuse()]

    def let_go(self, given: Input, model: Model) -> list[Command]:
        self.released.append(given)
        return [Back()]


class Both(SeatTurns[Says]):
    """The second one is shown when about "two"."""

    def __init__(self) -> None:
        super().__init__()
        self.one, self.two = Says("one"), Says("two")

    def screen_for(self, model: Model) -> Says:
        return self.two if model.about == "two" else self.one

    def others(self, shown: Says) -> list[Says]:
        return [screen for screen in (self.one, self.two) if screen is not shown]

    def holds(self, model: Model) -> bool:
        return False

    def situation(self, model: Model) -> object:
        return model.about


def at(now: float = 0.0, refusal: str = "", about: str = "") -> Model:
    return make_model(table=msgspec.structs.replace(running(), refusal=refusal), now=now, about=about)


def said(screen: Both, model: Model) -> str:
    (label,) = (w for w in screen.scene(model) if isinstance(w, Label))
    return label.text


def test_the_one_that_is_shown_is_drawn() -> None:
    screen = Both()
    assert said(screen, at()) == "one"
    assert said(screen, at(about="two")) == "two"
    assert screen.moving(at()) is None


def test_a_refusal_of_the_table_goes_in_time_or_with_what_it_was_about() -> None:
    screen = Both()
    assert said(screen, at(1, "full")) == "one full"
    assert screen.moving(at(2, "full")) == LONGEST - 1
    assert said(screen, at(1 + LONGEST, "full")) == "one"
    screen = Both()
    assert said(screen, at(1, "full")) == "one full"
    assert said(screen, at(1, "full", "two")) == "two"


def test_the_next_press_takes_a_refusal_away_but_no_release_and_no_drag() -> None:
    screen = Both()
    assert said(screen, at(1, "full")) == "one full"
    for given in (LET_GO, SeatPressed(0, down=False), Dragged("no", 9.0)):
        screen.handle(given, at(1, "full"))
        assert said(screen, at(1, "full")) == "one full"
    screen.handle(SeatPressed(5), at(1, "full"))
    assert said(screen, at(1, "full")) == "one"


def test_what_a_screen_itself_refuses_is_said_anew_each_time() -> None:
    screen = Both()
    for now in (1.0, 3.0):
        assert screen.handle(PRESS, at(now)) == [Refuse()]
        assert said(screen, at(now)) == "one own"
        assert screen.moving(at(now)) == LONGEST
    assert said(screen, at(3 + LONGEST)) == "one"
    assert screen.one.reason == ""


def test_what_is_let_go_reaches_the_others_first() -> None:
    screen = Both()
    assert screen.handle(LET_GO, at()) == [Back()]
    assert (screen.one.released, screen.two.released) == ([], [LET_GO])
    assert screen.handle(SeatPressed(2, down=False), at(about="two")) == [Back()]
    assert screen.one.released == [SeatPressed(2, down=False)]
