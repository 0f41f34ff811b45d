"""Which game it is: names at home are equally large, and the seats that follow say it at every panel size."""

from __future__ import annotations

import msgspec
import pytest

from tests.ui.checks import LongWords, check_scene
from tests.ui.screens.builder import make_model
from ui.draft import Draft
from ui.kit.panel import PANELS
from ui.kit.pieces.game_pads import GamePad
from ui.screens.home import HomeScreen
from ui.screens.seats import SeatsScreen
from ui.shows import PRESENTATIONS
from ui.text.words import Words


@pytest.mark.parametrize("size", PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "long"])
def test_the_names_of_all_games_are_equally_large(size: str, words: Words) -> None:
    model = make_model(PANELS[size], words, presentations=PRESENTATIONS)
    scene = HomeScreen().scene(model)
    titles = {widget.title for widget in scene if isinstance(widget, GamePad)}
    assert titles == {PRESENTATIONS[g].title(model.words) for g, game in model.games.items() if game.turns}
    sizes = {text.size for text in check_scene(scene, PANELS[size]) if text.text in titles}
    assert len(sizes) == 1


def test_a_long_name_makes_the_short_ones_smaller() -> None:
    scene = HomeScreen().scene(make_model(PANELS["7in"], presentations=PRESENTATIONS))
    pad = next(widget for widget in scene if isinstance(widget, GamePad))

    def written(*titles: str) -> float:
        (size,) = (
            text.size
            for text in check_scene((msgspec.structs.replace(pad, titles=titles),), PANELS["7in"])
            if text.text == pad.title
        )
        return size

    assert written("A rather long name") < written("Short") == written()


@pytest.mark.parametrize("size", PANELS)
def test_where_people_sit_down_the_game_is_named(size: str) -> None:
    draft = Draft()
    model = make_model(PANELS[size], presentations=PRESENTATIONS, about="sitting-bull")
    shown = [text.shown for text in check_scene(SeatsScreen(draft).scene(model), PANELS[size])]
    assert "Sitting Bull  ·  2 to 4 seats" in shown
