"""What holds for every common screen: sizes, gaps, text at any width, buttons alone, touch alone, equal scenes."""

from __future__ import annotations

import pytest

from tests.ui.checks import LongWords, check_scene
from tests.ui.screens.cases import CASES, Case
from tests.ui.screens.device_cases import DEVICE_CASES
from ui.commands import Command
from ui.kit.panel import PANELS, Panel
from ui.kit.pieces.pad import Look
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, Screen, SeatPressed, Touched
from ui.screens.questions import QuestionScreen
from ui.text.words import Words

BY_TOUCH_ALONE = ("pin", "pin-new", "pin-wait")
"""The staff's lock: no button gets past it."""
REPEATING = {"less", "more"}
"""Held they repeat; OK takes one step, as a touch does."""
OPPOSITES = (("resume", "home"), ("step:-2", "step:2"), ("home", "go-on"))
ALL = (*CASES, *DEVICE_CASES)

each_case = pytest.mark.parametrize("case", ALL, ids=[case.name for case in ALL])
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


@each_case
@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(case: Case, panel: Panel, words: Words) -> None:
    model = case.model(panel, words)
    opposites = OPPOSITES if not panel.compact else ()
    check_scene(case.make().scene(model), panel, opposites=opposites)


@each_case
def test_equal_models_give_equal_scenes(case: Case) -> None:
    panel = PANELS["10in"]
    screen = case.make()
    assert screen.scene(case.model(panel)) == screen.scene(case.model(panel))


@pytest.mark.parametrize("case", [c for c in ALL if c.name not in BY_TOUCH_ALONE], ids=lambda case: case.name)
@each_panel
def test_buttons_reach_every_pad(case: Case, panel: Panel) -> None:
    screen, model = case.make(), case.model(panel)
    scene = screen.scene(model)
    held = {w.key for w in scene if w.holds} - REPEATING
    wanted = {w.key for w in scene if w.key and w.key not in held and not w.key.startswith("speaker:")} - {"staff"}
    # HELP and UNDO do what these do, and the sound is one of the settings
    wanted -= {"help", "sound", "close"}
    if isinstance(screen, QuestionScreen):
        # what is chosen already is passed over: taking it again would do nothing
        wanted -= {w.key for w in scene if getattr(w, "look", None) is Look.CHOSEN}
    reached = set()
    for _ in range(len(wanted) + 2):
        for place in acting(screen, model):
            screen.handle(SeatPressed(place), model)
            screen.handle(SeatPressed(place, down=False), model)
        reached |= {w.key for w in screen.scene(model) if w.focus}
    if case.name.startswith(("seats", "luck", "open-secrets")) or case.name == "correct-consent":
        # here a seat button is its own choice: it joins, adds its luck, or agrees
        assert not reached
    else:
        assert reached == wanted


@each_case
def test_every_pad_answers_a_touch(case: Case) -> None:
    model = case.model(PANELS["10in"])
    for widget in case.make().scene(model):
        if widget.key:
            screen = case.make()
            screen.scene(model)
            before = screen.scene(model)
            commands = screen.handle(Touched(widget.key), model)
            assert all(isinstance(command, Command) for command in commands)
            silent = widget.key.startswith(("language=", "language:", "value:", "step:")) or _chosen(before, widget.key)
            assert commands or silent or screen.scene(model) != before, f"{widget.key} does nothing"


@each_case
def test_controls_answer_on_every_screen(case: Case) -> None:
    model = case.model(PANELS["10in"])
    for control in Control:
        screen = case.make()
        screen.scene(model)
        commands = screen.handle(ControlPressed(control), model)
        assert all(isinstance(command, Command) for command in commands)
        if control is Control.HELP:
            assert type(commands[0]).__name__ == "Show"


@each_case
def test_keys_that_are_not_there_mean_nothing(case: Case) -> None:
    model = case.model(PANELS["10in"])
    screen = case.make()
    screen.scene(model)
    assert screen.handle(Touched("choice:99"), model) == []
    assert screen.handle(Touched(""), model) == []


def acting(screen: Screen, model: Model) -> list[int]:
    """A place whose button moves the choice."""
    if model.table is not None and model.table.legal and hasattr(screen, "_player"):
        return [model.table.seats[min(model.table.legal)].place]
    return [0]


def _chosen(scene: Scene, key: str) -> bool:
    """The pad is what is chosen already."""
    return any(w.key == key and (getattr(w, "look", "") == "chosen" or getattr(w, "chosen", False)) for w in scene)
