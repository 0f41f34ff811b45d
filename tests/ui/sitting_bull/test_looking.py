"""While a bot or the table acts people look at their hands: by pads where there is room, by the own button anywhere."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.sitting_bull import events as e
from games.sitting_bull.observation import SittingBullObservation
from games.sitting_bull.terms import Awaits, Effect, Icon, Wisdom
from tests.ui.checks import LongWords, check_scene
from tests.ui.random_play import History
from tests.ui.sitting_bull.build import PLACES, at, at_effect, model_of
from tests.ui.sitting_bull.hand_cases import after, cards, own_hand
from ui.commands import Acknowledge, Peeked
from ui.kit.panel import PANELS
from ui.kit.pieces.peek import HoldPad, LookAway
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import SeatPressed, Touched
from ui.sitting_bull.beats import GO_ON, BeatScreen
from ui.sitting_bull.screens import SittingBullScreen
from ui.text.words import Words

PEOPLE = (0, 1)
BOTS = (2, 3)


def waiting(
    panel: str = "10in", secrets: str = "peek", bots: tuple[int, ...] = BOTS, words: Words | None = None
) -> Model:
    """A bot is to play a card."""
    history: History = []
    for seed in range(1, 40):
        state = at(Awaits.CARD, round_=3, seed=seed, history=history)
        if state.current_players()[0] in bots:
            return model_of(state, PANELS[panel], bots=bots, history=history, secrets=secrets, words=words)
    raise AssertionError("no bot comes to play")


def telling(panel: str = "10in", words: Words | None = None) -> Model:
    """A bot has played, and people see it."""
    state = at(Awaits.CARD, round_=3)
    told = (e.CardPlayed(3, Icon.ORIGIN, 0, 0), e.PawnPlaced(3, 1))
    return model_of(state, PANELS[panel], bots=BOTS, unseen=told, words=words)


def held(scene: Scene) -> list[str]:
    return [w.key for w in scene if isinstance(w, HoldPad)]


def looks(scene: Scene) -> bool:
    return any(isinstance(w, LookAway) for w in scene)


def hand_of(scene: Scene) -> int:
    return len(cards(scene))


@pytest.mark.parametrize("panel", sorted(PANELS))
def test_while_a_bot_thinks_everybody_has_a_pad(panel: str) -> None:
    model, screen = waiting(panel), SittingBullScreen()
    before = screen.scene(model)
    assert held(before) == [f"peek-{player}" for player in PEOPLE]
    for player in PEOPLE:
        assert screen.handle(Touched(f"peek-{player}"), model) == [Peeked(player)]
        shown = screen.scene(model)
        assert looks(shown)
        assert hand_of(shown) == 4
        assert not [w.key for w in shown if w.key]
        assert screen.facing(model) == PLACES[player]
        screen.handle(Touched(f"peek-{player}", down=False), after(model, 2.0))
        assert not looks(screen.scene(after(model, 2.0)))


def test_bots_and_open_hands_have_none() -> None:
    assert held(SittingBullScreen().scene(waiting(secrets="open"))) == []
    alone = waiting(bots=(1, 2, 3))
    assert held(SittingBullScreen().scene(alone)) == []


def test_the_own_button_held_opens_the_sheet_while_a_bot_thinks() -> None:
    model, screen = waiting(), SittingBullScreen()
    before = screen.scene(model)
    screen.handle(SeatPressed(PLACES[1]), model)
    assert not looks(screen.scene(after(model, 0.9)))
    assert looks(screen.scene(after(model, 1.0)))
    assert screen.handle(SeatPressed(PLACES[1], down=False), after(model, 3.0)) == [Peeked(1)]
    assert screen.scene(after(model, 7.0)) == before


def test_what_the_table_sees_is_the_same_whatever_is_held() -> None:
    """Only the cards inside the sheet differ."""
    model = waiting()
    assert model.table is not None
    own = model.table.own[0]
    assert isinstance(own, SittingBullObservation)
    seat = replace(own.seats[0], hand=(0, 0, 1, 2), wisdom=Wisdom.ELDER)
    assert seat != own.seats[0]
    swapped = replace(model.table, own={**model.table.own, 0: replace(own, seats=(seat, *own.seats[1:]))})
    one, other = SittingBullScreen().scene(model), SittingBullScreen().scene(replace(model, table=swapped))
    assert one == other


def test_a_sheet_stays_open_when_the_own_turn_comes_meanwhile() -> None:
    state = at(Awaits.CARD, round_=3)
    player = state.current_players()[0]
    others = tuple(p for p in range(4) if p != player)
    thinks = waiting(bots=tuple(p for p in range(4) if p not in (player, others[0])))
    screen, turn = SittingBullScreen(), model_of(state)
    screen.handle(Touched(f"peek-{player}"), thinks)
    assert looks(screen.scene(turn))
    assert any(w.key.startswith("card-") for w in screen.scene(turn))
    assert len(own_hand(state, player)) == hand_of(screen.scene(turn))
    screen.handle(Touched(f"peek-{player}", down=False), after(turn, 2.0))
    assert not looks(screen.scene(after(turn, 2.0)))


def test_a_beat_waits_for_who_looks_at_a_hand_and_then_begins_anew() -> None:
    model, screen = telling(), BeatScreen()
    beat = screen.beat(model)
    assert beat is not None
    screen.handle(Touched("peek-0"), model)
    for second in range(1, 9):
        assert looks(screen.scene(after(model, second)))
        assert screen.holds(after(model, second))
    screen.handle(Touched("peek-0", down=False), after(model, 8.5))
    assert screen.beat(after(model, 8.6)) == beat
    assert screen.beat(after(model, 8.0 + beat.seconds + 0.6)) != beat


def test_beside_the_pads_stands_the_one_that_goes_on_where_there_is_room() -> None:
    for panel in ("10in", "15in"):
        scene = BeatScreen().scene(telling(panel))
        assert held(scene) == ["peek-0", "peek-1"]
        assert GO_ON in [w.key for w in scene]
    small = BeatScreen().scene(telling("7in"))
    assert held(small) == []
    assert GO_ON in [w.key for w in small]


def test_during_a_beat_a_short_press_goes_on_and_a_long_one_looks() -> None:
    model, screen = telling(), BeatScreen()
    assert screen.handle(SeatPressed(PLACES[0]), model) == []
    assert not looks(screen.scene(model))
    first = screen.beat(model)
    assert screen.handle(SeatPressed(PLACES[0], down=False), after(model, 0.2)) == []
    assert screen.beat(after(model, 0.2)) not in (first, None)
    screen.handle(SeatPressed(PLACES[1]), after(model, 0.3))
    assert screen.handle(SeatPressed(PLACES[1], down=False), after(model, 0.4)) == [Acknowledge()]
    screen = BeatScreen()
    screen.handle(SeatPressed(PLACES[0]), model)
    screen.scene(model)
    assert looks(screen.scene(after(model, 1.0)))
    # a bot's button has nothing to look at
    screen = BeatScreen()
    screen.handle(SeatPressed(PLACES[3]), model)
    assert screen.beat(model) not in (first, None)


def test_the_next_change_is_the_beat_s_or_the_sheet_s() -> None:
    model, screen = telling(), BeatScreen()
    beat = screen.beat(model)
    assert beat is not None
    assert screen.moving(model) == pytest.approx(beat.seconds)
    screen.handle(SeatPressed(PLACES[0]), model)
    assert screen.moving(model) == pytest.approx(0.1)


@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", sorted(PANELS))
@pytest.mark.parametrize("bots", [(2, 3), (3,), (2,)])
def test_hands_and_eyes(panel: str, words: Words, bots: tuple[int, ...]) -> None:
    check_scene(SittingBullScreen().scene(waiting(panel, bots=bots, words=words)), PANELS[panel])
    check_scene(BeatScreen().scene(telling(panel, words)), PANELS[panel])


# while the owner, or another person, decides on something else


@pytest.mark.parametrize("effect", [Effect.DISCS, Effect.SWAP, Effect.TRAVEL, Effect.KEEP])
@pytest.mark.parametrize("other", [False, True])
def test_the_own_button_or_plate_held_opens_the_sheet_during_an_effect(effect: Effect, other: bool) -> None:
    state = at_effect(effect)
    player = (state.current_players()[0] + other) % 4
    model = model_of(state)
    for press, let_go, wait in (
        (SeatPressed(PLACES[player]), SeatPressed(PLACES[player], down=False), 1.0),
        (Touched(f"fact-{player}"), Touched(f"fact-{player}", down=False), 0.5),
    ):
        screen = SittingBullScreen()
        before = screen.scene(model)
        screen.handle(press, model)
        assert screen.scene(after(model, wait - 0.1)) == before
        shown = screen.scene(after(model, wait))
        assert looks(shown)
        assert hand_of(shown) == len(own_hand(state, player))
        assert not [w.key for w in shown if w.key]
        assert screen.handle(let_go, after(model, 4.0)) == [Peeked(player)]
        assert screen.scene(after(model, 9.0)) == before


def test_a_plate_that_is_only_touched_explains() -> None:
    state = at_effect(Effect.DISCS)
    player, model, screen = state.current_players()[0], model_of(state), SittingBullScreen()
    assert {w.key for w in screen.scene(model) if w.holds} == {f"fact-{p}" for p in range(4)}
    before = screen.scene(model)
    screen.handle(Touched(f"fact-{player}"), model)
    assert screen.scene(model) == before
    assert screen.handle(Touched(f"fact-{player}", down=False), after(model, 0.3)) == []
    told = screen.scene(after(model, 0.3))
    assert told != before
    assert not looks(screen.scene(after(model, 5.0)))


def test_plates_of_bots_and_of_open_hands_answer_at_once() -> None:
    state = at_effect(Effect.DISCS)
    for model in (model_of(state, secrets="open"), model_of(state, bots=(1, 2, 3))):
        scene = SittingBullScreen().scene(model)
        assert not [w.key for w in scene if w.holds]
        assert "fact-1" in [w.key for w in scene]


def test_the_own_button_still_walks_through_the_choices_of_an_effect() -> None:
    state = at_effect(Effect.DISCS)
    place = PLACES[state.current_players()[0]]
    model, screen = model_of(state, by_buttons=True), SittingBullScreen()
    screen.handle(SeatPressed(place), model)
    screen.handle(SeatPressed(place, down=False), after(model, 0.3))
    (marked,) = (w.key for w in screen.scene(after(model, 0.3)) if w.focus)
    assert marked and not marked.startswith("fact-")


def test_who_presses_while_another_looks_presses_again() -> None:
    model, screen = waiting(), SittingBullScreen()
    before = screen.scene(model)
    first, second = (SeatPressed(PLACES[player]) for player in PEOPLE)
    screen.handle(first, model)
    seen = screen.scene(after(model, 1.5))
    assert looks(seen)
    screen.handle(second, after(model, 1.6))
    assert screen.scene(after(model, 1.7)) == seen
    screen.handle(replace(first, down=False), after(model, 2.5))
    assert screen.scene(after(model, 6.0)) == before
    screen.handle(replace(second, down=False), after(model, 6.5))
    screen.handle(second, after(model, 7.0))
    assert looks(screen.scene(after(model, 8.0)))
