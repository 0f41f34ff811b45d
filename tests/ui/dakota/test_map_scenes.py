"""The screens on the map, on every panel, in English and in longer words: sizes, gaps, whole and readable texts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.dakota.state import State
from games.dakota.terms import Phase, Terrain
from games.game import CHANCE
from tests.ui.checks import LongWords, check_scene
from tests.ui.dakota.build import model_of, new_state, search, view
from ui.dakota import geometry
from ui.dakota.screens import DakotaScreen
from ui.kit.painter import Painter
from ui.kit.panel import PANELS
from ui.kit.pieces.territory import TerritoryCard, TerritorySide
from ui.screen import SeatPressed, Touched
from ui.text.words import Words

MAP_PHASES = (
    Phase.TERRITORIES,
    Phase.ACTIVATION,
    Phase.FIRST_PLACEMENT,
    Phase.SECOND_PLACEMENT,
    Phase.REPLENISHMENT,
)


def positions(seed: int, share: float) -> Iterator[State]:
    """Positions of a random game in which people play on the map."""
    rng = Random(seed)
    state = new_state(rng.choice((3, 4, 5)), tokens=rng.choice(("one_per_type", "with_replacement")))
    while state.current_players():
        player = state.current_players()[0]
        if state.phase in MAP_PHASES and rng.random() < share:
            yield state
        choices = [a for a, _ in state.chance_outcomes()] if player == CHANCE else list(state.legal_actions(player))
        state.apply_action(rng.choice(choices))


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("seed", range(3))
def test_scenes_of_random_games(panel: str, words: Words, seed: int) -> None:
    rng = Random(seed)
    size = PANELS[panel]
    for state in positions(seed * 7 + len(panel), 0.03):
        screen = DakotaScreen()
        model = model_of(state, size, words=words, enters=True, can_undo=rng.random() < 0.5)
        for _ in range(3):
            check_scene(screen.scene(model), size, opposites=[("undo", "done")])
            keys = screen.screen_for(model).steps(model)
            if not keys or screen.handle(Touched(rng.choice(keys)), model):
                break


@pytest.mark.parametrize("code", ["ghost_dance", "not_active", "no_vacant_space", "not_printed_here"])
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS)
def test_a_refusal_is_shown_whole(panel: str, words: Words, code: str) -> None:
    state = search(lambda s: s.phase is Phase.FIRST_PLACEMENT)
    model = model_of(state, PANELS[panel], words=words, refusal=code)
    check_scene(DakotaScreen().scene(model), PANELS[panel])


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_up_to_five_territories_in_play_have_targets_for_both_sides(panel: str, count: int) -> None:
    def crowded(state: State) -> bool:
        if state.phase is not Phase.SECOND_PLACEMENT or len(state.legal_actions(state.current_players()[0])) < 8:
            return False
        counts = [len(geometry.in_play(view(state), t)) for t in Terrain]
        return max(counts) == count if count > 2 else count in counts

    state = search(crowded, players=5, tokens="with_replacement")
    size = PANELS[panel]
    model = model_of(state, size)
    screen = DakotaScreen()
    terrain = next(t for t in Terrain if len(geometry.in_play(view(state), t)) == count)
    if geometry.two_steps(size, view(state)):
        screen.scene(model)
        screen.handle(Touched(f"terrain-{int(terrain)}"), model)
    scene = screen.scene(model)
    check_scene(scene, size, opposites=[("undo", "done")])
    shown = [w for w in scene if isinstance(w, TerritorySide | TerritoryCard) and w.key]
    expected = set(geometry.in_play(view(state), terrain))
    assert {int(w.key.split("-")[1]) for w in shown} >= expected


def test_a_touch_redraws_only_what_it_changed() -> None:
    state = search(lambda s: s.phase is Phase.FIRST_PLACEMENT and s.round > 1)
    model = model_of(state)
    screen = DakotaScreen()
    painter = Painter(PANELS["10in"])
    before = screen.scene(model)
    painter.paint(before)
    assert painter.paint(screen.scene(model)) == []
    key = next(k for k in screen.screen_for(model).steps(model) if k.startswith("side"))
    screen.handle(Touched(key), model)
    after = screen.scene(model)
    boxes = painter.paint(after)
    assert boxes
    kept = set(before) & set(after)
    others = [w for w in before if isinstance(w, TerritoryCard) and w.key != key]
    assert others
    assert set(others) <= kept


def test_the_buttons_mark_redraws_two_targets_at_most() -> None:
    state = search(lambda s: s.phase is Phase.FIRST_PLACEMENT)
    model = model_of(state)
    table = model.table
    assert table is not None
    screen = DakotaScreen()
    scenes = []
    for _ in range(3):
        scenes.append(set(screen.scene(model)))
        screen.handle(SeatPressed(table.seats[state.current_players()[0]].place), model)
    assert len(scenes[0] ^ scenes[1]) == 2
    assert len(scenes[1] ^ scenes[2]) == 4
