"""What holds for each of Dakara's screens: sizes, gaps, text at any width, and that equal models look equal."""

from __future__ import annotations

import pytest

from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.moments import MOMENTS, Moment
from ui.kit.panel import PANELS, Panel
from ui.screen import SeatPressed
from ui.text.words import Words

each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


@each_moment
@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(moment: Moment, panel: Panel, words: Words) -> None:
    screen, model = moment.screen(panel, words)
    check_scene(screen.scene(model), panel)


@each_moment
def test_equal_models_give_equal_scenes(moment: Moment) -> None:
    screen, model = moment.screen(PANELS["10in"])
    other, same = moment.screen(PANELS["10in"])
    assert screen.scene(model) == other.scene(same)


@each_moment
@each_panel
def test_buttons_reach_every_pad(moment: Moment, panel: Panel) -> None:
    screen, model = moment.screen(panel)
    assert model.table is not None
    # HELP and UNDO do what these do, and the sound is one of the settings
    wanted = {widget.key for widget in screen.scene(model) if widget.key} - {"help", "sound", "close"}
    reached = set()
    places = {seat.place for seat in model.table.seats}
    for _ in range(len(wanted) + 2):
        for place in places:
            screen.handle(SeatPressed(place), model)
            reached |= {widget.key for widget in screen.scene(model) if widget.focus}
            screen.handle(SeatPressed(place, down=False), model)
    if model.table.hand is not None or model.table.chance or model.table.legal or model.table.unseen:
        assert reached == wanted
