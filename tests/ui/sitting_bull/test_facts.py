"""The sheets that explain: what a seat has, and how far everybody is with the milestones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.sitting_bull.events import PawnPlaced
from games.sitting_bull.milestones import met
from games.sitting_bull.terms import Awaits, Milestone, Present, Region
from tests.ui.checks import LongWords, check_differ_in_grey, check_scene
from tests.ui.sitting_bull.build import PLACES, at, model_of, view
from tests.ui.sitting_bull.desk import Desk
from tests.ui.sitting_bull.moments import positions
from tests.ui.sitting_bull.test_board import placing, standing
from ui.commands import Command, Show
from ui.kit.panel import PANELS, Box, Panel
from ui.kit.pieces.banner import Banner
from ui.kit.pieces.fact_card import FactCard
from ui.kit.pieces.goal_row import GoalRow, GoalStep
from ui.kit.pieces.milestone_slots import MilestoneBoard, MilestoneLine
from ui.kit.pieces.seat_columns import SeatColumns
from ui.kit.pieces.symbol import Mark
from ui.screen import Control, ControlPressed
from ui.sitting_bull.fact_keys import CLOSE, MILESTONES_KEY, is_fact, seat_fact
from ui.sitting_bull.goal_progress import goal_progress
from ui.sitting_bull.screens import SittingBullScreen
from ui.text.words import Words

each_panel = pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)


def rich() -> Any:
    """Step 2 of Orange's turn; Orange has something in every section."""
    state = placing(
        milestones=[Milestone.DOMAIN, Milestone.POWER, Milestone.BIG_LAND],
        offerings=[15, 10, 20, 10, 25],
        levels=[3, 2, 1],
        pawns=standing((Region.PRAIRIE, 0, 2), (Region.CAMP, 0, 1), (Region.CAMP, 1, 1), (5, 0, 2)),
        turn=0,
        current=(0,),
    )
    state.columns = [2, 0, 0, 1, *[0] * 12]
    state.stones = [2, 0, 0, 1, *[0] * 12]
    state.presents = [0] * (14 * 4)
    state.presents[Present.RED] = 1
    state.presents[Present.ORIGIN] = 2
    state.discs = [(0, 1), (), (1,)]
    state.pool[0] = 4
    return state


def banner(desk: Desk) -> Banner:
    return next(w for w in desk.scene() if isinstance(w, Banner))


def cards(desk: Desk) -> dict[str, FactCard]:
    return {w.name: w for w in desk.scene() if isinstance(w, FactCard)}


def tap(desk: Desk, key: str) -> list[Command]:
    """A short touch; a plate may be held, too."""
    return [*desk.touch(key), *desk.let_go(key)]


# the numbers of a plate


def test_presents_of_stones_and_paths_have_their_own_number_on_a_plate() -> None:
    desk = Desk(rich())
    plate = desk.widget(seat_fact(0))
    assert isinstance(plate, SeatColumns)
    assert plate.paths == (("origin", 2), ("awakening", 0), ("memory", 0), ("silence", 1))
    assert plate.stones == (("stone-red", 2), ("stone-black", 0), ("stone-blue", 0), ("stone-harmony", 1))
    assert plate.head == (("pawn", 4), ("present", 3))


def test_where_path_presents_help_milestones_a_plate_counts_them_as_items() -> None:
    state = at(Awaits.PLACE, presents="for_milestones")
    state.columns, state.presents = [1, 0, 0, 0, *[0] * 12], [0] * (14 * 4)
    state.presents[Present.ORIGIN] = 2
    state.presents[Present.SILENCE] = 1
    plate = Desk(state).widget(seat_fact(0))
    assert isinstance(plate, SeatColumns)
    assert plate.paths == (("origin", 3), ("awakening", 0), ("memory", 0), ("silence", 1))


# what a seat has


@each_panel
def test_a_plate_opens_what_its_seat_has_and_the_sheet_closes_by_a_touch(panel: Panel) -> None:
    desk = Desk(rich(), panel)
    before = desk.scene()
    assert tap(desk, seat_fact(0)) == []
    assert (banner(desk).headline, banner(desk).place) == ("Orange has 58 points so far", PLACES[0])
    assert banner(desk).overline == "Without the wisdom card. 4 pawns left"
    found = cards(desk)
    assert {name: card.points for name, card in found.items()} == {
        "Stones": "15", "Paths": "13", "Powwow": "5", "Offerings": "15", "Milestones": "10", "Wisdom": "–"
    }  # fmt: skip
    assert desk.touch(CLOSE) == []
    assert desk.scene() == before


def test_the_sheet_names_presents_spaces_and_milestones() -> None:
    state = rich()
    state.spaces = [-1, 0, -1, -1]
    desk = Desk(state)
    tap(desk, seat_fact(0))
    found = cards(desk)
    assert found["Stones"].marks == (
        Mark("stone-red", "2+1"), Mark("stone-black", "0"), Mark("stone-blue", "0"), Mark("stone-harmony", "1")
    )  # fmt: skip
    assert found["Stones"].note == "Presents: Red stone"
    assert found["Paths"].marks == (
        Mark("origin", "2+2"), Mark("awakening", "0+1"), Mark("memory", "0"), Mark("silence", "1")
    )  # fmt: skip
    assert found["Paths"].note == "Presents: 2 × Origin item; Leadership: Awakening"
    assert found["Paths"].brief == "2 × Origin item; Leadership: Awakening"
    assert found["Powwow"].marks == (Mark("pawn", "2"),)
    assert found["Offerings"].marks == (Mark("prairie", "15"),)
    assert (found["Milestones"].marks, found["Milestones"].note) == ((Mark("domain", "10"),), "Domain")
    assert found["Wisdom"].note == "Secret until the end"


def test_what_nobody_sees_is_not_told() -> None:
    """The sheets of two games that differ only in hands and wisdom are the same."""
    state = rich()
    other = state.clone()
    other.wisdom = [*other.wisdom[1:], other.wisdom[0]]
    other.hands = [*other.hands[1:], other.hands[0]]
    one, two = Desk(state), Desk(other)
    for player in range(4):
        tap(one, seat_fact(player))
        tap(two, seat_fact(player))
        assert one.scene() == two.scene()


def test_another_plate_opens_the_other_and_the_same_closes() -> None:
    desk = Desk(rich())
    before = desk.scene()
    tap(desk, seat_fact(0))
    tap(desk, seat_fact(2))
    assert banner(desk).place == PLACES[2]
    tap(desk, seat_fact(2))
    assert desk.scene() == before


@pytest.mark.parametrize("press", ["ok", "undo", "seat"])
def test_by_buttons_the_last_steps_open_the_sheets_and_any_button_closes_them(press: str) -> None:
    desk = Desk(rich())
    targets = [key for key in desk.targets() if key.startswith("place-") or is_fact(key)]
    reached = []
    for _ in range(40):
        desk.press()
        if desk.marked() in reached:
            break
        reached.append(desk.marked())
    explains = [is_fact(key) for key in reached]
    assert explains == sorted(explains)
    assert {key for key in targets if is_fact(key)} == {key for key in reached if is_fact(key)}
    desk.step_to(seat_fact(1))
    assert desk.ok() == []
    assert banner(desk).place == PLACES[1]
    presses: dict[str, Callable[[], list[Command]]] = {
        "ok": desk.ok, "undo": desk.undo, "seat": lambda: desk.press_as(3)
    }  # fmt: skip
    assert presses[press]() == []
    assert banner(desk).headline == "Orange: choose a region"


def test_help_on_a_sheet_is_about_it() -> None:
    desk = Desk(rich())
    tap(desk, seat_fact(0))
    assert desk.give(ControlPressed(Control.HELP)) == [Show("help", "score")]
    desk.touch(CLOSE)
    tap(desk, MILESTONES_KEY)
    assert desk.give(ControlPressed(Control.HELP)) == [Show("help", "step.milestones")]


def test_the_game_waits_for_who_reads_a_sheet_and_what_was_told_is_told_again() -> None:
    state = at(Awaits.CARD, round_=3)
    desk = Desk(state, bots=(0, 1, 2, 3)[: len(view(state).seats)])
    tap(desk, seat_fact(0))
    assert not desk.waits(), "where only bots play nobody waits"
    bot = state.current_players()[0]
    desk = Desk(state, bots=(bot,))
    assert not desk.waits()
    tap(desk, seat_fact(0))
    assert desk.waits()
    desk.touch(CLOSE)
    desk.unseen = [PawnPlaced(bot, Region.CAMP)]
    told = banner(desk).headline
    tap(desk, seat_fact(0))
    for _ in range(5):
        desk.now += 10.0
        desk.scene()
    desk.touch(CLOSE)
    assert banner(desk).headline == told


# milestones


def test_the_milestones_tell_how_far_everybody_is() -> None:
    desk = Desk(rich())
    tap(desk, MILESTONES_KEY)
    domain, power, land = (w for w in desk.scene() if isinstance(w, GoalRow))
    assert (domain.name, domain.goal) == ("Domain: 4 points", "Own an item of each of the four paths")
    assert (power.name, power.goal) == ("Power: 10 points", "Own 6 stones")
    assert domain.steps == (
        GoalStep(place=PLACES[0], text="+10", done=True), GoalStep(place=PLACES[1], text="+7", done=True),
        GoalStep(place=PLACES[2], text="0 of 4"), GoalStep(place=PLACES[3], text="0 of 4"),
    )  # fmt: skip
    assert [step.text for step in power.steps] == ["3 of 6", "0 of 6", "0 of 6", "0 of 6"]
    assert [step.text for step in land.steps] == ["2 of 5", "+10", "0 of 5", "0 of 5"]


def test_who_could_claim_is_outlined_and_more_than_needed_is_not_counted() -> None:
    state = rich()
    state.stones = [7, 0, 0, 0, *[0] * 12]
    state.discs = [(0, 1, 2, 3), (), ()]
    desk = Desk(state)
    tap(desk, MILESTONES_KEY)
    domain, power, _ = (w for w in desk.scene() if isinstance(w, GoalRow))
    assert domain.name == "Domain: all taken"
    assert power.steps[0] == GoalStep(place=PLACES[0], text="6 of 6", met=True)


@pytest.mark.parametrize("ruling", ["at_the_end", "for_milestones"])
@pytest.mark.parametrize("milestone", Milestone)
def test_progress_is_that_of_the_rules(milestone: Milestone, ruling: str) -> None:
    """Whoever has all that is needed fulfils the milestone, and nobody else (S:245-250)."""
    answers = set()
    for seed in range(10):
        state = at(Awaits.CARD, round_=10, seed=seed, presents=ruling, players=2)
        for player in range(2):
            now = goal_progress(view(state), player, milestone, state.rules)
            assert (now.have >= now.need) == met(state, player, milestone)
            answers.add(now.have >= now.need)
    assert answers == {True, False}


# eyes


@each_panel
@pytest.mark.parametrize("words", [Words(), LongWords()], ids=["english", "longer"])
@pytest.mark.parametrize("key", [seat_fact(0), MILESTONES_KEY])
def test_hands_and_eyes_on_the_sheets(panel: Panel, words: Words, key: str) -> None:
    screen, state = SittingBullScreen(), rich()
    for player in range(4):
        state.presents[14 * player + Present.ORIGIN] = 2
        state.presents[14 * player + Present.MEMORY] = 1
    screen._facts.open(key)
    check_scene(screen.scene(model_of(state, panel, words=words)), panel)


def test_who_could_claim_and_who_has_differ_in_grey() -> None:
    def board(claimed: tuple[int, ...], met: tuple[int, ...]) -> MilestoneBoard:
        line = MilestoneLine(name="Power", icon="power", points=("7",), claimed=claimed, met=met)
        return MilestoneBoard(box=Box(0, 0, 238, 50), lines=(line,))

    check_differ_in_grey(board((0, 1), ()), board((), (0, 1)), PANELS["7in"], 0.005)


def test_beside_four_badges_a_small_panel_names_all_or_none() -> None:
    for position in positions():
        for panel in PANELS.values():
            plates = [w for w in Desk(position.state.clone(), panel).scene() if isinstance(w, SeatColumns)]
            assert len({bool(plate.name) for plate in plates}) <= 1
            assert not plates or bool(plates[0].name) == (not panel.compact or len(plates) < 4)
