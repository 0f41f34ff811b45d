"""Lakota card with real cards: the card that is taken, then what the card shows that is given for it."""

from __future__ import annotations

from functools import cache

import pytest

from games.sitting_bull.actions import SwapCard
from games.sitting_bull.state import State
from games.sitting_bull.terms import Effect, Icon, Region
from tests.ui.checks import LongWords, check_scene
from tests.ui.sitting_bull.build import PLACES, at_effect, model_of, view
from tests.ui.sitting_bull.hand_cases import actor_of, submitted
from ui.kit.panel import PANELS
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.place_card import PlaceCard
from ui.kit.pieces.target import State as Look
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import SeatPressed, Touched
from ui.screens.chrome import player_name
from ui.sitting_bull.give import GiveScreen
from ui.text.words import Words


@cache
def giving() -> State:
    return at_effect(Effect.CARD, cards="table")


def told(scene: Scene) -> tuple[str, str]:
    """Headline and what stands above it."""
    (banner,) = (w for w in scene if isinstance(w, Banner))
    return banner.headline, banner.overline


def places(scene: Scene) -> list[Look]:
    return [w.state for w in scene if isinstance(w, PlaceCard)]


def opened(model: Model, *keys: str) -> tuple[GiveScreen, Scene]:
    screen = GiveScreen()
    for key in keys:
        assert key in [w.key for w in screen.scene(model)]
        assert screen.handle(Touched(key), model) == []
    return screen, screen.scene(model)


@pytest.mark.rule("SB-R36")
def test_region_then_symbol_then_regions() -> None:
    model, player = model_of(giving()), actor_of(giving())
    name = player_name(model, player)
    screen, scene = opened(model)
    assert told(scene) == (f"{name}: choose the card you take", f"Round {view(giving()).round} of 10")
    assert places(scene) == [Look.FREE] * 5
    screen, scene = opened(model, "place-2")
    assert told(scene) == (f"{name}: what does your card show?", "Tap what it shows")
    # the card that is taken stays marked on the board
    assert places(scene) == [Look.CURRENT if region is Region.FOREST else Look.SHOWN for region in Region]
    screen, scene = opened(model, "place-2", "icon-0")
    assert told(scene)[0] == "Origin: which regions?"
    assert places(scene)[Region.FOREST] is Look.CURRENT
    key = next(w.key for w in scene if w.key.startswith("regions-"))
    (swap,) = submitted(screen.handle(Touched(key), model))
    assert isinstance(swap, SwapCard)
    kind = view(giving()).kinds[swap.card]
    assert (swap.player, swap.region, kind.icon) == (player, Region.FOREST, Icon.ORIGIN)
    assert key == f"regions-{sum(1 << region for region in kind.regions)}"


def test_back_goes_one_question_at_a_time() -> None:
    model = model_of(giving())
    _, first = opened(model)
    _, second = opened(model, "place-2")
    screen, _ = opened(model, "place-2", "icon-0")
    assert screen.handle(Touched("undo"), model) == []
    assert screen.scene(model) == second
    assert screen.handle(Touched("undo"), model) == []
    assert screen.scene(model) == first


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("keys", [(), ("place-0",), ("place-0", "icon-0")])
def test_hands_and_eyes(panel: str, words: Words, keys: tuple[str, ...]) -> None:
    model = model_of(giving(), PANELS[panel], words=words, can_undo=True)
    _, scene = opened(model, *keys)
    check_scene(scene, PANELS[panel])
    # on a small panel the pads stand in the place of the board
    assert (len(places(scene)) == 5) == (not keys or panel != "7in")


@pytest.mark.parametrize("keys", [(), ("place-2",)])
def test_only_the_own_button_steps_through_the_choices(keys: tuple[str, ...]) -> None:
    model, player = model_of(giving()), actor_of(giving())
    for seat, place in enumerate(PLACES[: len(view(giving()).seats)]):
        screen, _ = opened(model, *keys)
        screen.handle(SeatPressed(place), model)
        assert any(w.focus for w in screen.scene(model)) is (seat == player)
