"""The screens of the hand and of real cards at every size: targets, margins, words that fit, also 40% longer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.sitting_bull.state import State
from games.sitting_bull.terms import Awaits
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull import hand_cases as cases
from tests.ui.sitting_bull.build import model_of, new_state
from ui.kit.panel import PANELS
from ui.screen import Touched
from ui.sitting_bull.screens import SittingBullScreen
from ui.text.words import Words

PEEK = "peek"
CASES: dict[str, tuple[Callable[[], State], str, tuple[str, ...]]] = {
    "hidden": (cases.with_amulet, "peek", ()),
    "sheet": (cases.with_amulet, "peek", (PEEK,)),
    "sheet without a column": (cases.without_column, "peek", (PEEK,)),
    "open": (cases.with_amulet, "open", ()),
    "open without a column": (cases.without_column, "open", ()),
    "exchange": (cases.exchange, "peek", ()),
    "exchange looking": (cases.exchange, "peek", (PEEK,)),
    "exchange open": (cases.exchange, "open", ()),
    "exchange of real cards": (lambda: cases.exchange("table"), "peek", ()),
    "swap": (cases.swap, "peek", ()),
    "swap looking": (cases.swap, "peek", (PEEK,)),
    "swap picked": (cases.swap, "peek", (PEEK, "card-1")),
    "swap open": (cases.swap, "open", ()),
    "swap open picked": (cases.swap, "open", ("card-0",)),
    "opening": (lambda: new_state(4), "peek", ()),
    "opening of two": (lambda: new_state(2), "peek", ()),
    "opening with real cards": (lambda: new_state(3, cards="table"), "peek", ()),
    "real card": (cases.real_turn, "peek", ()),
    "real Amulet": (cases.real_turn, "peek", ("icon-4",)),
    "card": (lambda: cases.drawn(Awaits.REGION_CARD, skip=1), "peek", ()),
    "regions": (lambda: cases.drawn(Awaits.REGION_CARD), "peek", ("icon-1",)),
    "neutral mark": (lambda: cases.drawn(Awaits.REGION_CARD, 2), "peek", ("icon-4",)),
    "milestone": (lambda: cases.drawn(Awaits.MILESTONE_TILE), "peek", ()),
    "powwow tile": (lambda: cases.drawn(Awaits.POWWOW_TILE, 2), "peek", ()),
    "offering": (lambda: cases.drawn(Awaits.OFFERING), "peek", ()),
    "present": (lambda: cases.drawn(Awaits.PRESENT), "peek", ()),
    "wisdom": (cases.reveal, "peek", ()),
}


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("name", CASES)
def test_scene(name: str, panel: str, words: Words) -> None:
    made, secrets, keys = CASES[name]
    state = made()
    for can_undo in (False, True):
        screen = SittingBullScreen()
        model = model_of(state, PANELS[panel], words=words, secrets=secrets, can_undo=can_undo)
        for key in keys:
            touched = f"peek-{state.current_players()[0]}" if key == PEEK else key
            assert touched in {w.key for w in screen.scene(model)}
            screen.handle(Touched(touched), model)
        check_scene(screen.scene(model), PANELS[panel], opposites=[("keep", "exchange")])
