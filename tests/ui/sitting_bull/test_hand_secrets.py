"""What the table sees depends on no hand and no wisdom card; a sheet is gone with the release, and after 10 s."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.sitting_bull.state import State
from games.sitting_bull.terms import Wisdom
from tests.ui.sitting_bull.build import model_of
from tests.ui.sitting_bull.hand_cases import exchange, swap, with_amulet
from ui.commands import Submit
from ui.kit.panel import PANELS
from ui.kit.pieces.peek import HoldPad, LookAway
from ui.kit.widget import Scene
from ui.model import Model
from ui.navigation import Navigator
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched
from ui.screens.peek import SAYS
from ui.sitting_bull.hand_order import HandOrder
from ui.sitting_bull.screens import SittingBullScreen

MOMENTS: dict[str, Callable[[], State]] = {"card": with_amulet, "exchange": exchange, "swap": swap}


def shuffled(state: State, seed: int) -> State:
    """The same game for the table, with other hands and other wisdom cards."""
    other = state.clone()
    rng = Random(seed)
    cards = [card for hand in other.hands for card in hand] + [
        card for card, count in enumerate(other.deck) for _ in range(count)
    ]
    rng.shuffle(cards)
    for player, hand in enumerate(other.hands):
        other.hands[player] = tuple(sorted(cards[: len(hand)]))
        cards = cards[len(hand) :]
    other.deck = [cards.count(card) for card in range(len(other.deck))]
    other.wisdom = rng.sample(list(map(int, Wisdom)), len(other.wisdom))
    other.menu = None
    return other


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("panel", PANELS)
@settings(max_examples=6, deadline=None)
@given(seeds=st.tuples(st.integers(0, 999), st.integers(0, 999)), touches=st.lists(st.integers(0, 40), max_size=8))
def test_the_table_sees_the_same_whatever_is_held(
    moment: str, panel: str, seeds: tuple[int, int], touches: list[int]
) -> None:
    """Whatever is touched or pressed while nobody looks: the same wishes and the same pictures."""
    states = [shuffled(MOMENTS[moment](), seed) for seed in seeds]
    models = [model_of(state, PANELS[panel], can_undo=True) for state in states]
    assert models[0].table is not None and models[1].table is not None
    assert models[0].table.view == models[1].table.view
    screens = [SittingBullScreen(), SittingBullScreen()]
    assert screens[0].scene(models[0]) == screens[1].scene(models[1])
    for number in touches:
        each = public_inputs(screens[0].scene(models[0]), models[0])
        given_ = each[number % len(each)]
        wishes = [screen.handle(given_, model) for screen, model in zip(screens, models, strict=True)]
        assert wishes[0] == wishes[1]
        assert screens[0].scene(models[0]) == screens[1].scene(models[1])
        assert screens[0].chosen(models[0]) == screens[1].chosen(models[1])
        assert screens[0].goes_back(models[0]) == screens[1].goes_back(models[1])


def public_inputs(scene: Scene, model: Model) -> list[Input]:
    """What a hand can do without holding: what is there, what might have been, and buttons."""
    assert model.table is not None
    keys = [w.key for w in scene if w.key and not w.holds and w.key not in ("pause", "help", "sound")]
    guessed = [f"card-{n}" for n in range(4)] + [f"card-{n}-{path}" for n in range(4) for path in range(3)]
    seats = [SeatPressed(seat.place) for seat in model.table.seats]
    buttons: list[Input] = [ControlPressed(Control.OK), ControlPressed(Control.UNDO)]
    return [*buttons, *seats, *(SeatPressed(s.place, down=False) for s in seats), *map(Touched, keys + guessed)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_sheet_shows_the_hand(moment: str) -> None:
    """Else the test above would prove nothing."""
    scenes = []
    for seed in (1, 2):
        state = shuffled(MOMENTS[moment](), seed)
        screen, model = SittingBullScreen(), model_of(state)
        screen.handle(Touched(f"peek-{state.current_players()[0]}"), model)
        scenes.append(screen.scene(model))
    assert scenes[0] != scenes[1]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_sheet_is_gone_with_the_release_and_after_ten_seconds(moment: str) -> None:
    state = MOMENTS[moment]()
    key = f"peek-{state.current_players()[0]}"
    model = model_of(state)

    def at(now: float) -> Model:
        return msgspec.structs.replace(model, now=now)

    screen = SittingBullScreen()
    before = screen.scene(model)
    screen.handle(Touched(key), model)
    assert looks(screen.scene(at(9.99)))
    assert screen.moving(at(0.0)) == pytest.approx(1.0)
    assert not looks(screen.scene(at(10.0)))
    screen.handle(Touched(key, down=False), at(11.0))
    assert screen.scene(at(10.0 + SAYS)) == before
    assert screen.moving(at(10.0 + SAYS)) is None
    screen.handle(Touched(key), at(14.0))
    assert looks(screen.scene(at(14.0)))
    screen.handle(Touched(key, down=False), at(15.0))
    assert screen.scene(at(15.0)) == before


def test_the_pad_says_how_it_is_held() -> None:
    state = with_amulet()
    key = f"peek-{state.current_players()[0]}"
    model, screen = model_of(state), SittingBullScreen()

    def said(now: float) -> str:
        scene = screen.scene(msgspec.structs.replace(model, now=now))
        return next(w.label for w in scene if isinstance(w, HoldPad))

    assert said(0.0) == "Hold to look at your hand"
    screen.handle(Touched(key), model)
    screen.handle(Touched(key, down=False), model)
    assert (said(0.1), said(SAYS)) == ("Keep holding", "Hold to look at your hand")
    screen.handle(Touched(key), msgspec.structs.replace(model, now=5.0))
    assert said(15.0) == "Hold again"


def looks(scene: Scene) -> bool:
    return any(isinstance(w, LookAway) for w in scene)


def test_a_sheet_is_gone_when_another_screen_hears_the_release() -> None:
    state = with_amulet()
    model = model_of(state)
    navigator = Navigator()
    before = navigator.scene(model)
    key = f"peek-{state.current_players()[0]}"
    navigator.handle(Touched(key), model)
    assert looks(navigator.scene(model))
    navigator.show("pause")
    later = msgspec.structs.replace(model, now=1.0)
    navigator.handle(Touched(key, down=False), later)
    navigator.show("table")
    assert navigator.scene(later) == before


def test_a_sheet_closes_with_the_card_that_is_played() -> None:
    """The game goes on, comes back to a hand, and nobody holds anything."""
    state = with_amulet()
    player = state.current_players()[0]
    screen, model = SittingBullScreen(), model_of(state)
    screen.handle(Touched(f"peek-{player}"), model)
    keys = [w.key for w in screen.scene(model) if w.key.startswith("card-")]
    commands = screen.handle(Touched(keys[0]), model)
    assert any(isinstance(command, Submit) for command in commands)
    assert not looks(screen.scene(model))


def test_only_the_seat_on_turn_has_a_pad_to_hold() -> None:
    state = with_amulet()
    screen, model = SittingBullScreen(), model_of(state)
    held = [w.key for w in screen.scene(model) if isinstance(w, HoldPad)]
    assert held == [f"peek-{state.current_players()[0]}"]
    for player in range(4):
        if f"peek-{player}" not in held:
            assert screen.handle(Touched(f"peek-{player}"), model) == []
            assert not looks(screen.scene(model))


def test_one_seat_looks_at_a_time() -> None:
    state = with_amulet()
    screen, model = SittingBullScreen(), model_of(state)
    assert model.table is not None
    screen.handle(Touched(f"peek-{state.current_players()[0]}"), model)
    first = screen.scene(model)
    for seat in model.table.seats:
        screen.handle(SeatPressed(seat.place), model)
        screen.handle(SeatPressed(seat.place, down=False), model)
        assert screen.scene(model) == first


# where cards lie


@settings(max_examples=60, deadline=None)
@given(hand=st.lists(st.integers(0, 30), min_size=1, max_size=4), card=st.integers(0, 30))
def test_cards_keep_their_places_as_others_come_and_go(hand: list[int], card: int) -> None:
    before = HandOrder().arranged("game", 1, tuple(sorted(hand)))
    after = HandOrder().arranged("game", 1, tuple(sorted([*hand, card])))
    assert sorted(after) == sorted([*before, card])
    assert any([*after[:at], *after[at + 1 :]] == list(before) for at in range(len(after)))


def test_after_the_game_was_put_away_cards_lie_as_before() -> None:
    hand = (3, 8, 8, 20)
    assert HandOrder().arranged("game", 2, hand) == HandOrder().arranged("game", 2, hand) != hand
    state = with_amulet()
    scenes = []
    for _ in range(2):
        screen, model = SittingBullScreen(), model_of(state)
        screen.handle(Touched(f"peek-{state.current_players()[0]}"), model)
        scenes.append(screen.scene(model))
    assert scenes[0] == scenes[1]


@pytest.mark.parametrize("same", ["game", "player"])
def test_where_a_card_lies_means_nothing(same: str) -> None:
    """The same hand may lie in any order: another one in another game, and for another player."""
    hands = (("game", n) if same == "game" else (f"game {n}", 0) for n in range(300))
    assert len({HandOrder().arranged(game, player, (1, 2, 3, 4)) for game, player in hands}) == 24


def test_two_cards_of_a_kind_need_not_lie_together() -> None:
    seen = {HandOrder().arranged(f"game {n}", 0, (1, 1, 2)) for n in range(60)}
    assert seen == {(1, 1, 2), (1, 2, 1), (2, 1, 1)}
