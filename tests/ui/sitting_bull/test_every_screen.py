"""What holds for each screen on the board: sizes, gaps, text at any width, and that equal models look equal."""

from __future__ import annotations

import pytest

from games.sitting_bull.actions import PlacePawn
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import model_of
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.moments import Position, positions
from ui.kit.panel import PANELS, Panel
from ui.screen import Touched
from ui.sitting_bull.fact_keys import is_fact
from ui.sitting_bull.screens import SittingBullScreen
from ui.text.words import Words

each_position = pytest.mark.parametrize("position", positions(), ids=[position.name for position in positions()])
each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
OPPOSITES = [(f"disc-{path}-up", f"disc-{path}-down") for path in range(3)] + [("keep", "discard")]
ASIDE = ("help", "sound", "pause", "undo")


@each_position
@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
def test_hands_and_eyes(position: Position, panel: Panel, words: Words) -> None:
    model = model_of(position.state, panel, words=words, history=position.history, can_undo=True)
    screen = SittingBullScreen()
    for _ in range(4):
        scene = screen.scene(model)
        check_scene(scene, panel, opposites=OPPOSITES)
        # what is picked without an act looks right too
        keys = [w.key for w in scene if w.key.startswith(("pawn-", "place-"))]
        if not keys or screen.handle(Touched(keys[0]), model):
            break


@each_position
def test_equal_models_give_equal_scenes(position: Position) -> None:
    one, other = (model_of(position.state, history=position.history) for _ in range(2))
    assert SittingBullScreen().scene(one) == SittingBullScreen().scene(other)


@each_position
@each_panel
def test_the_own_button_reaches_every_choice_and_others_nothing(position: Position, panel: Panel) -> None:
    desk = Desk(position.state.clone(), panel)
    refused = set() if "PLACE" not in position.name else set(map(str, desk.targets())) - _regions(position)
    wanted = set(desk.targets()) - set(ASIDE) - refused
    assert wanted
    other = next(p for p in range(len(desk.view.seats)) if p != desk.actor)
    desk.by_buttons = True
    before = desk.marked()
    desk.press_as(other)
    assert desk.marked() == before
    reached = []
    for _ in wanted:
        desk.press()
        reached.append(desk.marked())
    assert sorted(reached) == sorted(wanted)


def _regions(position: Position) -> set[str]:
    player = position.state.current_players()[0]
    legal = position.state.legal_actions(player)
    return {f"place-{int(choice.region)}" for choice in legal if isinstance(choice, PlacePawn)}


@each_position
def test_the_picture_turns_to_who_decides(position: Position) -> None:
    model = model_of(position.state, history=position.history)
    player = position.state.current_players()[0]
    assert model.table is not None
    assert SittingBullScreen().facing(model) == model.table.seats[player].place


@each_position
def test_a_bot_is_waited_for_without_anything_to_press(position: Position) -> None:
    player = position.state.current_players()[0]
    model = model_of(position.state, bots=(player,), history=position.history)
    scene = SittingBullScreen().scene(model)
    assert {w.key for w in scene if w.key and not w.holds and not is_fact(w.key)} == {"help", "sound", "pause"}
