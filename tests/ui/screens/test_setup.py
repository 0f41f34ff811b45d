"""From home to a running game: by buttons alone and by touch alone, within the presses that were promised."""

from __future__ import annotations

from typing import Any

import pytest

from games.dakara.game_entry import DAKARA
from tests.ui.screens.builder import PRESENTATIONS
from tests.ui.screens.desk import Desk
from ui.commands import SeatPlan, Set, StartGame
from ui.draft import Draft
from ui.kit.painter import Painter
from ui.kit.panel import PANELS, Panel
from ui.kit.pen import Written
from ui.kit.pieces.banner import Banner
from ui.model import Fairness
from ui.screen import Control, ControlPressed, Input, SeatPressed, Touched

OK = ControlPressed(Control.OK)
UNDO = ControlPressed(Control.UNDO)


def press(desk: Desk, *given: Input) -> int:
    """Give the inputs one by one; returns how many."""
    for each in given:
        desk.give(each)
    return len(given)


def started(desk: Desk) -> StartGame:
    """The one game that was started."""
    (command,) = [c for c in desk.commands if isinstance(c, StartGame)]
    return command


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_persons_start_by_buttons_within_two_presses_a_seat_and_two(panel: Panel, seats: int) -> None:
    desk = Desk(panel)
    presses = press(desk, OK, *(SeatPressed(place) for place in range(seats)), OK, OK)
    plan = started(desk)
    assert presses <= 2 * seats + 2
    assert plan.seats == tuple(SeatPlan(place, "person") for place in range(seats))
    assert desk.navigator.name == "table"


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_one_person_starts_by_touch_with_bots(panel: Panel) -> None:
    desk = Desk(panel)
    touches = ("game:dakota", "place:2", "fill", "options", "start")
    presses = press(desk, *map(Touched, touches))
    assert presses <= 2 * 3 + 2
    kinds = [seat.player for seat in started(desk).seats]
    assert sorted(kinds) == ["normal", "normal", "person"]
    assert [seat.place for seat in started(desk).seats] == sorted(seat.place for seat in started(desk).seats)


@pytest.mark.parametrize(("length", "sent"), [("split", True), ("full", False), ("short", False), ("", False)])
def test_who_starts_elsewhere_is_only_sent_for_a_split_journey(length: str, sent: bool) -> None:
    draft = Draft()
    draft.begin("dakara", {})
    draft.options = {"from_biarritz": "1 2", "gate": "on_passing", **({"length": length} if length else {})}
    options = dict(draft.start(DAKARA).options)
    assert ("from_biarritz" in options) is sent
    assert options["gate"] == "on_passing"


def test_presses_turn_a_place_from_person_to_bots_to_empty() -> None:
    desk = Desk()
    press(desk, Touched("game:dakota"))
    notes = []
    for _ in range(5):
        press(desk, SeatPressed(4))
        notes.append(next(w.note for w in desk.navigator.scene(desk.model()) if w.key == "place:4"))  # type: ignore[attr-defined]
    assert notes == ["Person", "Bot, normal", "Bot, easy", "Bot, by chance", "Press to join"]


def test_no_more_seats_than_the_game_has() -> None:
    desk = Desk()
    press(desk, Touched("game:dakota"), *(SeatPressed(place) for place in range(6)))
    scene = desk.navigator.scene(desk.model())
    assert any(getattr(w, "headline", "") == "All 5 seats are taken" for w in scene)
    press(desk, OK, OK)
    assert len(started(desk).seats) == 5


def test_too_few_seats_cannot_start() -> None:
    desk = Desk()
    press(desk, Touched("game:dakota"))
    assert desk.navigator.name == "seats"
    press(desk, OK, Touched("options"), Touched("start"))
    assert desk.navigator.name == "seats"
    assert not desk.commands


def test_options_and_modes_go_into_the_start() -> None:
    desk = Desk(PANELS["15in"])
    press(desk, OK, *(SeatPressed(place) for place in range(3)), OK)
    press(desk, Touched("mode.secrets=open"), Touched("page-on"), Touched("option.collecting=may_decline"))
    press(desk, Touched("start"))
    plan = started(desk)
    assert plan.modes == (("secrets", "open"),)
    assert plan.options == (("collecting", "may_decline"),)


def test_luck_is_pressed_by_each_person_and_goes_into_the_start() -> None:
    desk = Desk()
    press(desk, Touched("game:dakota"), SeatPressed(0), SeatPressed(2), SeatPressed(5), SeatPressed(5), Touched("luck"))
    press(desk, SeatPressed(2), Touched("place:2"), SeatPressed(0), SeatPressed(5), SeatPressed(4), OK)
    assert desk.navigator.name == "seats"
    press(desk, OK, OK)
    assert started(desk).luck == "0:1 2:2", "place 5 is a bot's, place 4 is empty"


def test_luck_begins_anew_at_a_pad_and_with_each_setup() -> None:
    desk = Desk()
    press(desk, Touched("game:dakota"), *(SeatPressed(place) for place in range(3)), Touched("luck"))
    press(desk, SeatPressed(1), SeatPressed(1), Touched("anew"), SeatPressed(2), OK, OK, OK)
    assert started(desk).luck == "2:1"
    desk.commands.clear()
    press(desk, Touched("pause"), Touched("home"), Touched("game:dakota"), Touched("same"), OK)
    assert started(desk).luck == ""


def test_no_more_than_99_presses_count() -> None:
    desk = Desk()
    press(desk, Touched("game:dakota"), *(SeatPressed(place) for place in range(3)), Touched("luck"))
    press(desk, *[SeatPressed(0)] * 103, OK, OK, OK)
    assert started(desk).luck == "0:99"


def test_the_four_words_stand_on_the_options_at_every_size() -> None:
    for panel in PANELS.values():
        desk = Desk(panel)
        desk.facts["fairness"] = Fairness(("mushroom", "hospital", "mountain", "question"), "0" * 64)
        press(desk, Touched("game:dakota"), *(SeatPressed(place) for place in range(3)), OK)
        banner = next(w for w in desk.navigator.scene(desk.model()) if isinstance(w, Banner))
        written: list[Written] = []
        Painter(panel).picture(banner, written)
        assert any("mushroom hospital mountain question" in text.shown for text in written)


def test_both_readings_of_every_ruling_are_shown() -> None:
    desk = Desk(PANELS["7in"])
    press(desk, OK, *(SeatPressed(place) for place in range(3)), OK)
    seen = set()
    for _ in range(12):
        seen |= {w.key for w in desk.navigator.scene(desk.model())}
        press(desk, Touched("page-on"))
    game, shown = desk.games["dakota"], PRESENTATIONS["dakota"]
    for ruling in game.rulings:
        told = shown.ruling_words(desk.model().words, ruling, game.edition())
        for value in ruling.values:
            assert f"option.{ruling.option}={value}" in seen
            assert told.readings[value]


def test_a_name_is_written_and_kept() -> None:
    desk = Desk(PANELS["7in"])
    press(desk, OK, SeatPressed(1), SeatPressed(2), SeatPressed(3), Touched("names"), Touched("name:2"))
    press(desk, *(Touched(f"key:{letter}") for letter in "ada"), Touched("erase"), Touched("key:a"), Touched("done"))
    assert Set("name-2", "Ada") in desk.commands
    press(desk, UNDO, OK, OK)
    assert [seat.name for seat in started(desk).seats] == ["", "Ada", ""]


def test_a_name_is_written_by_buttons_alone() -> None:
    desk = Desk()
    press(desk, OK, SeatPressed(0), SeatPressed(1), SeatPressed(2), Touched("names"))
    seat = SeatPressed(0)
    walk_to(desk, seat, "name:1")
    walk_to(desk, seat, "key:e")
    press(desk, OK)
    walk_to(desk, seat, "done")
    assert Set("name-1", "Ee") in desk.commands


def test_a_second_game_remembers_the_seats() -> None:
    desk = Desk()
    press(desk, OK, *(SeatPressed(place) for place in (0, 2, 4)), OK, OK)
    press(desk, Touched("pause"), Touched("home"))
    assert desk.navigator.name == "home"
    press(desk, OK)
    assert by_key(desk, "same").label == "Same seats"
    assert [by_key(desk, f"place:{place}").note for place in (0, 1)] == ["Last time", "Press to join"]
    press(desk, OK, OK)
    plans = [c for c in desk.commands if isinstance(c, StartGame)]
    assert plans[0].seats == plans[1].seats


@pytest.mark.parametrize("seats", [3, 5])
def test_another_round_of_people_begins_with_an_empty_table(seats: int) -> None:
    desk = Desk()
    press(desk, OK, *(SeatPressed(place) for place in (0, 2, 4)), OK, OK)
    press(desk, Touched("pause"), Touched("home"))
    desk.commands.clear()
    presses = press(desk, OK, *(SeatPressed(place) for place in range(seats)), OK, OK)
    assert presses <= 2 * seats + 2
    assert started(desk).seats == tuple(SeatPlan(place, "person") for place in range(seats))


def test_going_back_to_the_seats_keeps_them() -> None:
    desk = Desk()
    press(desk, OK, *(SeatPressed(place) for place in (0, 2, 4)), OK, UNDO)
    assert desk.navigator.name == "seats"
    assert desk.navigator.seating == (0, 2, 4)


def test_where_only_bots_play_people_are_told_that_they_watch() -> None:
    desk = Desk()
    press(desk, OK, SeatPressed(1))
    assert headline(desk) == "Press your button to join"
    press(desk, SeatPressed(1))
    assert headline(desk) == "Only bots play: watch"
    press(desk, OK)
    assert headline(desk) == "Only bots play: watch"
    press(desk, SeatPressed(4))
    assert headline(desk) == "Press your button to join"


def test_by_buttons_ok_starts_again_after_each_choice() -> None:
    desk = Desk()
    press(desk, OK, *(SeatPressed(place) for place in range(3)), OK)
    seat = SeatPressed(0)
    assert marked(desk) == ["start"]
    press(desk, seat)
    assert marked(desk) == ["mode.secrets=open"], "what is chosen already is passed over"
    press(desk, OK)
    assert marked(desk) == ["start"]
    press(desk, seat)
    assert marked(desk) == ["mode.cards=table"], "the buttons go on where they were"
    press(desk, OK, OK)
    assert started(desk).modes == (("secrets", "open"), ("cards", "table"))


def test_a_finger_sees_no_mark() -> None:
    desk = Desk()
    press(desk, OK, *(SeatPressed(place) for place in range(3)), OK)
    press(desk, SeatPressed(0), Touched("mode.secrets=open"))
    assert marked(desk) == []


def test_questions_stand_in_line_with_the_column() -> None:
    for panel in PANELS.values():
        desk = Desk(panel)
        press(desk, OK, *(SeatPressed(place) for place in range(3)), OK)
        scene = desk.navigator.scene(desk.model())
        answers = [w.box for w in scene if w.key.startswith("mode.")]
        assert max(box.bottom for box in answers) == pytest.approx(by_key(desk, "start").box.bottom)
        if not panel.compact:
            assert min(box.y for box in answers) == pytest.approx(by_key(desk, "page-on").box.y)


def by_key(desk: Desk, key: str) -> Any:
    """The widget with this key."""
    return next(w for w in desk.navigator.scene(desk.model()) if w.key == key)


def headline(desk: Desk) -> str:
    """What the banner says."""
    return next(w.headline for w in desk.navigator.scene(desk.model()) if isinstance(w, Banner))


def marked(desk: Desk) -> list[str]:
    """What OK would take, as people see it."""
    return [w.key for w in desk.navigator.scene(desk.model()) if w.focus]


def walk_to(desk: Desk, seat: SeatPressed, key: str) -> None:
    """Press a seat button until `key` is marked, then OK."""
    for _ in range(60):
        press(desk, seat)
        if any(w.focus and w.key == key for w in desk.navigator.scene(desk.model())):
            press(desk, OK)
            return
    raise AssertionError(f"the buttons never come to {key}")
