"""A printer beside the end of every game, and what becomes of the receipt in one line above any screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from tests.ui.checks import LongWords, check_places, check_scene, check_targets
from tests.ui.english import ENGLISH
from tests.ui.screens.builder import make_model
from tests.ui.test_score_slip import GAMES_OVER, OPEN
from ui.commands import PrintScore
from ui.draft import Draft
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.pad import Pad
from ui.model import Model, Paper, Printing
from ui.navigation import Navigator
from ui.opening import open_screen
from ui.screen import Control, ControlPressed, Screen, SeatPressed, Touched
from ui.screens.notices import Strip
from ui.screens.refused import LONGEST
from ui.shows import PRESENTATIONS
from ui.text.words import Words

READY = Printing(ready=True)
each_game = pytest.mark.parametrize("over", GAMES_OVER, ids=lambda over: over.__name__)
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def ended(over: Callable[[], Model], panel: Panel = PANELS["10in"], words: Words | None = None) -> Model:
    model = over()
    assert model.table is not None
    table = replace(model.table, finished=True, unseen=())
    words = words or ENGLISH
    given = replace(model, table=table, panel=panel, words=words, fairness=OPEN, presentations=PRESENTATIONS)
    return replace(given, printing=READY)


def end_screen(model: Model) -> Screen:
    assert model.table is not None
    return open_screen("results", Draft(), PRESENTATIONS[model.table.game.id])


def keys(screen: Screen, model: Model) -> list[str]:
    return [widget.key for widget in screen.scene(model) if widget.key]


@each_game
@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_the_pad_stands_on_every_end(over: Callable[[], Model], panel: Panel, words: Words) -> None:
    model = ended(over, panel, words)
    screen = end_screen(model)
    scene = screen.scene(model)
    check_places(scene, panel)
    check_targets(scene, panel)
    # what the pad takes room from
    check_scene(tuple(widget for widget in scene if isinstance(widget, Banner | Pad)), panel)
    boxes = {widget.key: widget.box for widget in scene}
    assert boxes["paper"].right < boxes["pause"].x, "the corner itself stays what it was"
    assert screen.handle(Touched("paper"), model) == [PrintScore()]


@each_game
@each_panel
def test_buttons_come_to_it(over: Callable[[], Model], panel: Panel) -> None:
    model = replace(ended(over, panel), by_buttons=True)
    assert model.table is not None
    screen, place = end_screen(model), model.table.seats[0].place

    def marked() -> Iterator[str]:
        for _ in range(20):
            screen.handle(SeatPressed(place, down=True), model)
            screen.handle(SeatPressed(place, down=False), model)
            yield next((widget.key for widget in screen.scene(model) if widget.focus), "")

    assert "paper" in marked()
    assert screen.handle(ControlPressed(Control.OK), model) == [PrintScore()]


@each_game
@pytest.mark.parametrize("panel", [PANELS["7in"], PANELS["10in"]], ids=["7in", "10in"])
def test_without_a_printer_there_is_no_pad(over: Callable[[], Model], panel: Panel) -> None:
    model = replace(ended(over, panel), printing=Printing())
    screen = end_screen(model)
    assert "paper" not in keys(screen, model)
    assert screen.handle(Touched("paper"), model) == []


@each_game
def test_before_the_end_there_is_no_pad(over: Callable[[], Model]) -> None:
    model = ended(over)
    assert model.table is not None
    model = replace(model, table=replace(model.table, finished=False))
    screen = end_screen(model)
    assert "paper" not in keys(screen, model)


# --- the line above any screen


def line(navigator: Navigator, model: Model) -> str:
    return next((widget.text for widget in navigator.scene(model) if isinstance(widget, Strip)), "")


@pytest.mark.parametrize(
    ("paper", "told"),
    [
        (Paper.WAITS, "The receipt is on its way"),
        (Paper.PRINTED, "The receipt is printed"),
        (Paper.STANDS, "Nothing is printed: is the printer on, has it paper?"),
    ],
)
def test_what_becomes_of_a_receipt_is_told_for_some_seconds(paper: Paper, told: str) -> None:
    navigator, model = Navigator(), make_model(now=100.0)
    assert (line(navigator, model), navigator.moving(model)) == ("", None)
    model = replace(model, printing=Printing(ready=True, number=1, paper=paper))
    assert (line(navigator, model), navigator.moving(model)) == (told, LONGEST)
    later = replace(model, now=100.0 + LONGEST - 1)
    assert (line(navigator, later), navigator.moving(later)) == (told, 1.0)
    over = replace(model, now=100.0 + LONGEST)
    assert (line(navigator, over), navigator.moving(over)) == ("", None)
    again = replace(over, printing=Printing(ready=True, number=2, paper=paper))
    assert line(navigator, again) == told


@each_panel
@pytest.mark.parametrize("paper", [Paper.WAITS, Paper.PRINTED, Paper.STANDS])
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_the_line_fits_every_panel(panel: Panel, paper: Paper, words: Words) -> None:
    model = make_model(panel, words, printing=Printing(ready=True, number=1, paper=paper))
    scene = Navigator().scene(model)
    assert any(isinstance(widget, Strip) for widget in scene)
    check_scene(scene, panel)
