"""The decision screen of any game: whole games by touch and by buttons, amounts, secrets, and hand-entered chance."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.catalogue import GAMES
from games.dakota.terms import Phase
from games.game import Action, Choice
from tests.games.toy import Bid, TenderGame
from tests.ui.checks import LongWords, check_scene
from tests.ui.screens.builder import OtherTable, make_model
from tests.ui.screens.cases import chance_table, dakota_at, tender
from tests.ui.screens.desk import Desk
from ui.commands import Acknowledge, Command, Peeked, StartGame, Submit, Undo
from ui.commands import SeatPlan as Plan
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Panel
from ui.kit.pen import Written
from ui.kit.widget import Scene
from ui.model import Model
from ui.screen import Control, ControlPressed, SeatPressed, Touched
from ui.screens.decision import DecisionScreen
from ui.text.words import Words

OK, UNDO = ControlPressed(Control.OK), ControlPressed(Control.UNDO)
PANEL = PANELS["10in"]


def playing(game: str, players: int, modes: dict[str, str], seed: int) -> Desk:
    """Everybody is a person, on the common decision screen."""
    desk = Desk(PANEL, {"dakota": GAMES["dakota"], "tender": TenderGame()}, seed)
    desk.facts["presentations"] = {"dakota": OtherTable(DecisionScreen)}
    desk.do(StartGame(game, tuple(Plan(p, "person") for p in range(players)), (), tuple(modes.items())))
    return desk


def first(screen: DecisionScreen, model: Model) -> list[str]:
    """The keys of the scene."""
    return [w.key for w in screen.scene(model) if w.key]


@pytest.mark.parametrize("secrets", ["open", "peek"])
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_toy_game_by_touch(secrets: str, seed: int) -> None:
    desk, rng = playing("tender", 3, {"secrets": secrets}, seed), Random(seed)
    for _ in range(300):
        if desk.over:
            break
        keys = [w.key for w in desk.navigator.scene(desk.model()) if w.key.startswith(("step:", "amount", "speaker:"))]
        desk.give(Touched(rng.choice(keys)))
    assert desk.over
    assert desk.refusal == ""


@pytest.mark.parametrize("secrets", ["open", "peek"])
def test_a_whole_toy_game_by_buttons(secrets: str) -> None:
    desk, rng = playing("tender", 3, {"secrets": secrets}, 3), Random(3)
    for _ in range(4000):
        if desk.over or desk.navigator.name != "table":
            desk.navigator.show("table")
        if desk.over:
            break
        place = desk.model().table.seats[rng.choice(list(desk.model().table.legal))].place  # type: ignore[union-attr]
        desk.give(SeatPressed(place), SeatPressed(place, down=False))
        if rng.random() < 0.3:
            desk.give(OK)
    assert desk.over


def test_a_whole_game_of_dakota_by_touch() -> None:
    desk, rng = playing("dakota", 3, {"secrets": "open"}, 5), Random(5)
    for _ in range(3000):
        if desk.over:
            break
        keys = [w.key for w in desk.navigator.scene(desk.model()) if w.key.startswith(("choice:", "page-on"))]
        desk.give(Touched(rng.choice(keys)))
    assert desk.over
    assert desk.refusal == ""


def test_the_seat_button_marks_and_ok_takes() -> None:
    table = dakota_at(Phase.FIRST_PLACEMENT)
    screen, model = DecisionScreen(), make_model(table=table)
    player = next(iter(table.legal))
    place = table.seats[player].place
    screen.scene(model)
    screen.handle(SeatPressed((place + 1) % 6), model)
    assert not any(w.focus for w in screen.scene(model))
    assert screen.chosen(model) == ()
    while not any(w.focus and w.key == "choice:1" for w in screen.scene(model)):
        screen.handle(SeatPressed(place), model)
    assert screen.chosen(model) == (table.legal[player][1],)
    assert screen.handle(OK, model) == submits(table.legal[player][1])


def test_undo_asks_for_the_last_act_back_where_that_is_free() -> None:
    for can in (False, True):
        screen, model = DecisionScreen(), make_model(table=dakota_at(Phase.FIRST_PLACEMENT, can_undo=can))
        screen.scene(model)
        assert screen.handle(UNDO, model) == ([Undo()] if can else [])


def test_an_outcome_is_entered_by_hand() -> None:
    table = chance_table()
    screen, model = DecisionScreen(), make_model(table=table)
    screen.scene(model)
    assert screen.handle(Touched("chance:2"), model) == submits(table.chance[2])


def test_an_amount_stays_within_its_range() -> None:
    table = tender(open_book=True)
    screen, model = DecisionScreen(), make_model(table=table)
    screen.scene(model)
    for _ in range(9):
        screen.handle(Touched("step:2"), model)
    assert "step:2" not in first(screen, model)
    assert screen.handle(Touched("amount"), model) == [Submit(Bid(0, 6))]
    for _ in range(9):
        screen.handle(Touched("step:-2"), model)
    assert screen.handle(OK, model) == [Submit(Bid(0, 0))]


def test_everybody_who_may_bid_has_a_tab_and_a_button() -> None:
    table = tender(open_book=True)
    screen, model = DecisionScreen(), make_model(table=table)
    assert {"speaker:0", "speaker:1", "speaker:2"} <= set(first(screen, model))
    screen.handle(Touched("speaker:2"), model)
    assert screen.handle(Touched("amount"), model) == [Submit(Bid(2, 0))]
    place = table.seats[1].place
    screen.handle(SeatPressed(place), model)
    assert screen.facing(model) == place
    assert screen.handle(Touched("amount"), model) == [Submit(Bid(1, 0))]


def texts(scene: Scene) -> str:
    """All that stands on the screen."""
    written: list[Written] = []
    painter = Painter(PANEL)
    for widget in scene:
        painter.picture(widget, written)
    return " | ".join(text.text for text in written)


def test_hidden_choices_are_numbers_until_the_owner_holds() -> None:
    table = dakota_at(Phase.FACTIONS)
    screen, model = DecisionScreen(), make_model(table=table, now=5.0)
    assert "Play for" not in texts(screen.scene(model))
    screen.handle(Touched("peek-0"), model)
    assert "Play for the natives" in texts(screen.scene(model))
    assert "Please look away" in texts(screen.scene(model))
    screen.handle(Touched("peek-0", down=False), model)
    assert "Play for" not in texts(screen.scene(model))


@pytest.mark.parametrize("flat", [False, True], ids=["stand", "flat"])
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("phase", [Phase.FACTIONS, Phase.DEVELOPMENT, None])
def test_an_open_peek_suits_hands_and_eyes(flat: bool, words: Words, panel: Panel, phase: Phase | None) -> None:
    table = tender() if phase is None else dakota_at(phase)
    player = min(table.legal)
    place = msgspec.structs.replace(panel, flat=flat)
    model = make_model(place, words, table=table, now=1.0)
    screen = DecisionScreen()
    screen.scene(model)
    screen.handle(Touched(f"peek-{player}"), model)
    check_scene(screen.scene(model), place)
    assert screen.facing(model) == table.seats[player].place


@pytest.mark.parametrize("phase", [Phase.FACTIONS, Phase.DEVELOPMENT])
def test_one_finger_slides_to_a_card_and_takes_it_by_letting_go(phase: Phase) -> None:
    table = dakota_at(phase)
    player = min(table.legal)
    screen, model = DecisionScreen(), make_model(table=table, now=5.0)
    screen.scene(model)
    screen.handle(Touched(f"peek-{player}"), model)
    assert "Slide to a card and let go to take it" in texts(screen.scene(model))
    later = make_model(table=table, now=6.0)
    told = screen.handle(Touched("choice:1"), later) + screen.handle(Touched(f"peek-{player}", down=False), later)
    assert len([c for c in told if isinstance(c, Submit)]) == 1
    assert "Please look away" not in texts(screen.scene(later))


def test_letting_go_without_sliding_takes_nothing() -> None:
    table = dakota_at(Phase.FACTIONS)
    screen, model = DecisionScreen(), make_model(table=table, now=5.0)
    screen.scene(model)
    screen.handle(Touched("peek-0"), model)
    assert not any(isinstance(c, Submit) for c in screen.handle(Touched("peek-0", down=False), model))


def test_a_peek_is_told_to_the_table_and_ends_by_itself() -> None:
    table = dakota_at(Phase.FACTIONS)
    screen = DecisionScreen()
    screen.handle(Touched("peek-1"), make_model(table=table, now=5.0))
    assert "Play for" in texts(screen.scene(make_model(table=table, now=14.9)))
    late = make_model(table=table, now=15.0)
    assert "Play for" not in texts(screen.scene(late))
    assert screen.handle(Touched("peek-1", down=False), late) == [Peeked(1)]


def test_numbers_mean_something_else_after_each_peek() -> None:
    table = dakota_at(Phase.FACTIONS)
    screen = DecisionScreen(shuffle=list.reverse)
    before = make_model(table=table, now=1.0)
    screen.scene(before)
    hold(screen, table, 0, 1.0)
    once = choose(screen, make_model(table=table, now=2.0))
    hold(screen, table, 0, 3.0)
    again = choose(screen, make_model(table=table, now=4.0))
    assert {once, again} == set(table.legal[0])


def test_a_long_press_of_the_seat_button_peeks_and_a_short_one_steps() -> None:
    table = dakota_at(Phase.FACTIONS)
    place = table.seats[0].place
    screen = DecisionScreen()
    screen.scene(make_model(table=table, now=1.0))
    screen.handle(SeatPressed(place), make_model(table=table, now=1.0))
    assert "Play for" not in texts(screen.scene(make_model(table=table, now=1.5)))
    screen.handle(SeatPressed(place, down=False), make_model(table=table, now=1.5))
    assert any(w.focus for w in screen.scene(make_model(table=table, now=1.5)))
    screen.handle(SeatPressed(place), make_model(table=table, now=2.0))
    assert screen.moving(make_model(table=table, now=2.5)) is not None
    assert "Play for" in texts(screen.scene(make_model(table=table, now=3.1)))
    told = screen.handle(SeatPressed(place, down=False), make_model(table=table, now=4.0))
    assert told == [Peeked(0)]


def test_a_hidden_amount_is_told_only_in_the_peek() -> None:
    table = tender()
    screen, model = DecisionScreen(), make_model(table=table, now=1.0)
    assert "• • •" in texts(screen.scene(model))
    screen.handle(Touched("peek-0"), model)
    assert "• • •" not in texts(screen.scene(model))
    screen.handle(Touched("step:2"), model)
    screen.handle(Touched("peek-0", down=False), model)
    (command,) = [c for c in screen.handle(Touched("amount"), model) if isinstance(c, Submit)]
    assert command.action in [Bid(0, n) for n in (0, 2, 4, 6)]


def test_nobody_else_opens_a_peek() -> None:
    table = dakota_at(Phase.FACTIONS, bots=(3,))
    screen, model = DecisionScreen(), make_model(table=table, now=1.0)
    screen.scene(model)
    screen.handle(SeatPressed(table.seats[3].place), model)
    later = make_model(table=table, now=3.0)
    assert "Play for" not in texts(screen.scene(later))


def test_watchers_acknowledge_what_happened() -> None:
    table = dakota_at(Phase.FIRST_PLACEMENT, bots=(0, 1, 2, 3))
    entry = table.journal[0]
    screen = DecisionScreen()
    model = make_model(table=_with(table, unseen=entry.events))
    screen.scene(model)
    assert screen.handle(OK, model) == [Acknowledge()]


def test_the_rule_of_a_refusal_is_shown() -> None:
    table = dakota_at(Phase.SECOND_PLACEMENT, refusal="ghost_dance")
    assert "Ghost Dance: no neutral settlers" in texts(DecisionScreen().scene(make_model(table=table)))
    table = dakota_at(Phase.SECOND_PLACEMENT, refusal="turn_has_passed")
    assert "your turn has passed" in texts(DecisionScreen().scene(make_model(table=table)))


def submits(choice: Choice) -> list[Command]:
    """What taking `choice` asks for."""
    assert isinstance(choice, Action)
    return [Submit(choice)]


def hold(screen: DecisionScreen, table: Any, player: int, now: float) -> None:
    """Hold and let go."""
    screen.handle(Touched(f"peek-{player}"), make_model(table=table, now=now))
    screen.scene(make_model(table=table, now=now + 0.1))
    screen.handle(Touched(f"peek-{player}", down=False), make_model(table=table, now=now + 0.5))


def choose(screen: DecisionScreen, model: Model) -> Action:
    """What number 1 stands for."""
    commands: list[Command] = screen.handle(Touched("choice:0"), model)
    (command,) = [c for c in commands if isinstance(c, Submit)]
    return command.action


def _with(table: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(table, **changes)
