"""The games that one plays alone: sizes, gaps, texts at any width, and that buttons reach every pad."""

from __future__ import annotations

import pytest

from tests.ui.checks import LongWords, check_scene
from tests.ui.dakara.alone_moments import MOMENTS, Moment, shown
from ui.kit.panel import PANELS, Panel
from ui.screen import SeatPressed
from ui.text.words import Words

OPPOSITES = (("leave", "roll"), ("leave", "bet"), ("leave", "enter"))
each_moment = pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


@each_moment
@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(moment: Moment, panel: Panel, words: Words) -> None:
    seen = shown(moment.play(), panel, moment.touched, words, **moment.given)
    check_scene(seen.scene, panel, opposites=OPPOSITES)


@each_moment
def test_equal_models_give_equal_scenes(moment: Moment) -> None:
    one, other = (shown(moment.play(), touched=moment.touched, **moment.given) for _ in range(2))
    assert one.scene == other.scene


@each_moment
def test_buttons_reach_every_pad(moment: Moment) -> None:
    screen, model = shown(moment.play(), touched=moment.touched, **moment.given)
    assert model.table is not None
    # HELP and UNDO do what these do, and the sound is one of the settings
    wanted = {widget.key for widget in screen.scene(model) if widget.key} - {"help", "sound", "close"}
    reached = set()
    if 0 in moment.given.get("bots", ()):
        return
    for _ in range(len(wanted) + 1):
        screen.handle(SeatPressed(model.table.seats[0].place), model)
        reached |= {widget.key for widget in screen.scene(model) if widget.focus}
    assert reached == wanted
