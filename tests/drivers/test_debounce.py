"""The debouncer on scripted edge trains: what people reported of other button libraries, and the numbers of ours."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.debounce import CALM_SECONDS, CHATTER_PRESSES, CHATTER_SECONDS, ButtonEvent, Debouncer, Pressed
from drivers.ports import Button, ButtonEdge

OK = Button.OK
DOWN, PRESS, HOLD, UP, STUCK = Pressed.DOWN, Pressed.PRESS, Pressed.HOLD, Pressed.UP, Pressed.STUCK
CHATTERS = Pressed.CHATTERS
Train = Sequence[tuple[float, bool]]


def run(
    train: Train,
    holds: Sequence[Button] = (),
    until: float = 10.0,
    button: Button = OK,
    bouncer: Debouncer | None = None,
) -> list[ButtonEvent]:
    """Edges at ms after each other's start, with `due` called exactly when it is asked for."""
    debouncer = bouncer or Debouncer()
    debouncer.set_holds(holds)
    events: list[ButtonEvent] = []

    def wait(t: float) -> None:
        while (due := debouncer.next_due()) is not None and due <= t:
            events.extend(debouncer.due(due))

    for ms, down in train:
        wait(ms / 1000)
        events.extend(debouncer.edge(ButtonEdge(button, down, ms / 1000)))
    wait(until)
    return events


def told(events: Sequence[ButtonEvent]) -> list[tuple[Pressed, int]]:
    return [(event.kind, round(1000 * event.t)) for event in events]


def test_the_first_edge_acts_at_once() -> None:
    assert told(Debouncer().edge(ButtonEdge(OK, True, 5.0))) == [(DOWN, 5000), (PRESS, 5000)]


def test_bounces_are_one_press() -> None:
    """gpiozero 378: one push counted several times."""
    train = [(0, True), (2, False), (4, True), (9, False), (12, True), (200, False), (203, True), (207, False)]
    assert told(run(train)) == [(DOWN, 0), (PRESS, 0), (UP, 200)]


def test_a_press_of_20_ms_is_not_lost_and_neither_is_its_release() -> None:
    """gpiozero 550: the release falls into the bounce time and is lost; the button seems held for ever."""
    assert told(run([(0, True), (20, False)])) == [(DOWN, 0), (PRESS, 0), (UP, 30)]
    assert told(run([(0, True), (20, False), (400, True), (420, False)])) == [
        (DOWN, 0),
        (PRESS, 0),
        (UP, 30),
        (DOWN, 400),
        (PRESS, 400),
        (UP, 430),
    ]


def test_a_release_that_bounces_ends_released() -> None:
    """gpiozero 559: after a bouncing release the button is believed to be down."""
    train = [(0, True), (500, False), (505, True), (510, False), (515, True), (520, False)]
    assert told(run(train)) == [(DOWN, 0), (PRESS, 0), (UP, 500)]


def test_short_and_long_exclude_each_other() -> None:
    """gpiozero 697: held fires, and then the press fires too."""
    assert told(run([(0, True), (999, False)], [OK])) == [(DOWN, 0), (UP, 999), (PRESS, 999)]
    assert told(run([(0, True), (1000, False)], [OK])) == [(DOWN, 0), (HOLD, 1000), (UP, 1000)]
    assert told(run([(0, True), (5000, False)], [OK])) == [(DOWN, 0), (HOLD, 1000), (UP, 5000)]


def test_a_hold_does_not_fire_after_the_release() -> None:
    """gpiozero 685: when_held fires although the button was let go."""
    assert told(run([(0, True), (400, False), (404, True), (408, False)], [OK])) == [(DOWN, 0), (UP, 400), (PRESS, 400)]


def test_a_bounce_during_a_hold_does_not_break_it() -> None:
    train = [(0, True), (3, False), (6, True), (1500, False)]
    assert told(run(train, [OK])) == [(DOWN, 0), (HOLD, 1000), (UP, 1500)]


def test_a_short_press_of_a_button_with_a_hold_acts_on_release() -> None:
    assert told(run([(0, True), (20, False)], [OK])) == [(DOWN, 0), (UP, 30), (PRESS, 30)]


def test_a_button_without_a_hold_never_holds() -> None:
    assert told(run([(0, True), (3000, False)])) == [(DOWN, 0), (PRESS, 0), (UP, 3000)]


def test_a_button_keeps_what_it_went_down_with() -> None:
    debouncer = Debouncer()
    debouncer.set_holds([OK])
    assert told(debouncer.edge(ButtonEdge(OK, True, 0.0))) == [(DOWN, 0)]
    debouncer.set_holds([])
    assert debouncer.next_due() == pytest.approx(1.0)
    assert told(debouncer.due(1.0)) == [(HOLD, 1000)]


def test_a_button_down_at_start_is_reported_and_ignored_until_released() -> None:
    debouncer = Debouncer()
    assert told(debouncer.start([OK], 0.0)) == [(STUCK, 0)]
    events = run([(100, True), (5000, False), (6000, True)], [OK], bouncer=debouncer, until=6.5)
    assert told(events) == [(UP, 5000), (DOWN, 6000)]
    assert debouncer.pressed
    assert told(run([(6600, False)], [OK], bouncer=debouncer)) == [(UP, 6600), (PRESS, 6600)]


def test_repeated_levels_mean_nothing_and_heal_a_lost_edge() -> None:
    assert told(run([(0, True), (100, True), (200, True)])) == [(DOWN, 0), (PRESS, 0)]
    # The release got lost on the way; the driver's next look at the level brings it.
    assert told(run([(0, True), (100, True), (700, False), (800, False)])) == [(DOWN, 0), (PRESS, 0), (UP, 700)]


def test_two_seats_within_30_ms_are_a_tie() -> None:
    debouncer = Debouncer()
    first = debouncer.edge(ButtonEdge(Button.SEAT_3, True, 1.0))
    second = debouncer.edge(ButtonEdge(Button.SEAT_1, True, 1.029))
    assert [event.tie for event in first] == [(), ()]
    assert [event.tie for event in second] == [(Button.SEAT_3,)] * 2
    third = debouncer.edge(ButtonEdge(Button.SEAT_2, True, 1.06))
    assert [event.tie for event in third] == [(), ()]


def test_two_seats_30_ms_apart_are_no_tie() -> None:
    debouncer = Debouncer()
    debouncer.edge(ButtonEdge(Button.SEAT_3, True, 0.0))
    assert [event.tie for event in debouncer.edge(ButtonEdge(Button.SEAT_1, True, 0.03))] == [(), ()]


def test_two_seats_at_the_same_instant_are_a_tie() -> None:
    debouncer = Debouncer()
    debouncer.edge(ButtonEdge(Button.SEAT_3, True, 1.0))
    assert [event.tie for event in debouncer.edge(ButtonEdge(Button.SEAT_1, True, 1.0))] == [(Button.SEAT_3,)] * 2


def test_other_buttons_make_no_tie() -> None:
    debouncer = Debouncer()
    debouncer.edge(ButtonEdge(Button.OK, True, 1.0))
    assert debouncer.edge(ButtonEdge(Button.SEAT_1, True, 1.01))[1].tie == ()
    assert debouncer.edge(ButtonEdge(Button.UNDO, True, 1.011))[1].tie == ()


def test_what_time_brings_about_comes_in_the_order_of_time() -> None:
    debouncer = Debouncer()
    for button, down, ms in ((Button.HELP, True, 0), (Button.SEAT_1, True, 10), (Button.HELP, False, 20),
                             (Button.SEAT_1, False, 25)):  # fmt: skip
        debouncer.edge(ButtonEdge(button, down, ms / 1000))
    assert [(event.button, event.kind) for event in debouncer.due(1.0)] == [(Button.HELP, UP), (Button.SEAT_1, UP)]


def test_buttons_do_not_disturb_each_other() -> None:
    debouncer = Debouncer()
    events = []
    for n, button in enumerate(Button):
        events += debouncer.edge(ButtonEdge(button, True, 1 + n / 1000))
    assert [event.button for event in events if event.kind is PRESS] == list(Button)


def test_edges_from_two_threads_may_come_in_the_wrong_order() -> None:
    debouncer = Debouncer()
    debouncer.edge(ButtonEdge(OK, True, 2.0))
    events = debouncer.edge(ButtonEdge(Button.UNDO, True, 1.99))
    assert told(events) == [(DOWN, 2000), (PRESS, 2000)]


def test_an_edge_from_before_the_start_that_is_told_after_it_is_not_older_than_the_start() -> None:
    debouncer = Debouncer()
    debouncer.start([], 2.0)
    assert told(debouncer.edge(ButtonEdge(OK, True, 1.99))) == [(DOWN, 2000), (PRESS, 2000)]


def test_an_edge_at_the_end_of_the_bounce_time_acts_at_once() -> None:
    debouncer = Debouncer()
    debouncer.edge(ButtonEdge(OK, True, 0.0))
    assert told(debouncer.edge(ButtonEdge(OK, False, 0.03))) == [(UP, 30)]


def test_bounces_that_are_told_late_are_bounces_all_the_same() -> None:
    """A turn of the table has lasted long, and the time has been asked for, before the library told of them."""
    debouncer = Debouncer()
    events = debouncer.edge(ButtonEdge(OK, True, 1.0)) + debouncer.due(1.15)
    for ms, down in ((1, False), (2, True), (3, False), (4, True)):
        events += debouncer.edge(ButtonEdge(OK, down, 1 + ms / 1000))
    events += debouncer.due(1.3)
    for ms, down in ((200, False), (201, True), (202, False)):
        events += debouncer.edge(ButtonEdge(OK, down, 1 + ms / 1000))
    events += debouncer.due(2.0)
    assert told(events) == [(DOWN, 1000), (PRESS, 1000), (UP, 1300)]


def test_a_press_that_is_told_late_is_not_lost() -> None:
    debouncer = Debouncer()
    debouncer.due(1.15)
    events = debouncer.edge(ButtonEdge(OK, True, 1.0)) + debouncer.edge(ButtonEdge(OK, False, 1.05))
    events += debouncer.due(2.0)
    assert told(events) == [(DOWN, 1150), (PRESS, 1150), (UP, 1180)]


# --- loose wires


def chatter(until: int, period: int = 3, start: int = 0) -> list[tuple[float, bool]]:
    """A wire that opens and closes all the time, from `start` to `until` ms; open at the end."""
    train = [(float(ms), n % 2 == 0) for n, ms in enumerate(range(start, until, period))]
    return train if not train[-1][1] else train[:-1]


def test_a_wire_that_chatters_is_ignored_after_what_a_hand_could_do() -> None:
    events = run(chatter(5000), until=6.0)
    presses = [event for event in events if event.kind is PRESS]
    assert len(presses) == CHATTER_PRESSES - 1
    assert events[-1].kind is CHATTERS
    assert events[-1].t <= CHATTER_SECONDS
    assert [event.kind for event in events].count(UP) == len(presses)


@pytest.mark.parametrize("period", (1, 2, 7, 10, 16, 20, 25, 31, 33, 40))
def test_chatter_of_any_beat_is_found(period: int) -> None:
    assert [event.kind for event in run(chatter(3000, period), until=4.0)].count(CHATTERS) == 1


@pytest.mark.parametrize(("last", "chatters"), ((400, True), (401, False)))
def test_six_presses_in_400_ms_are_chatter(last: int, chatters: bool) -> None:
    presses = (0, 80, 160, 240, 320, last)
    events = run([(ms + half * 35, not half) for ms in presses for half in (False, True)], until=1.0)
    assert (CHATTERS in {event.kind for event in events}) is chatters


def test_the_fastest_hand_is_no_chatter() -> None:
    """Twelve presses a second, for ten seconds."""
    train = [(n * 1000 / 12 + half * 40, not half) for n in range(120) for half in (False, True)]
    events = run(train, until=20.0)
    assert [event.kind for event in events].count(PRESS) == 120
    assert CHATTERS not in {event.kind for event in events}


def test_a_quiet_wire_counts_again() -> None:
    noise = chatter(1000)
    end = noise[-1][0]
    calm = 1000 * CALM_SECONDS
    debouncer = Debouncer()
    run(noise, bouncer=debouncer, until=1.0)
    assert not debouncer.pressed
    events = run([(end + calm - 1, True), (end + calm, False)], bouncer=debouncer, until=4.0)
    assert events == [], "a press within the calm begins it anew"
    events = run([(end + 2 * calm + 1, True), (end + 2 * calm + 100, False)], bouncer=debouncer)
    assert told(events) == [(DOWN, round(end + 2 * calm + 1)), (PRESS, round(end + 2 * calm + 1)),
                            (UP, round(end + 2 * calm + 100))]  # fmt: skip


def test_a_wire_that_chattered_and_stays_closed_is_stuck() -> None:
    noise = [*chatter(1000), (1001.0, True)]
    debouncer = Debouncer()
    run(noise, bouncer=debouncer, until=1.1)
    assert told(run([], bouncer=debouncer, until=8.0)) == [(STUCK, 3001)]
    assert not debouncer.pressed
    assert told(run([(9000, False), (9500, True)], bouncer=debouncer, until=9.6)) == [
        (UP, 9000),
        (DOWN, 9500),
        (PRESS, 9500),
    ]


def test_a_wire_that_chattered_before_the_start_is_reported_and_acts_on_nothing() -> None:
    debouncer = Debouncer()
    noise = [ButtonEdge(OK, down, ms / 1000) for ms, down in chatter(600)]
    others = [
        ButtonEdge(Button.HELP, True, 0.7),
        ButtonEdge(Button.HELP, False, 0.8),
        ButtonEdge(Button.UNDO, True, 0.9),
    ]
    events = debouncer.start([Button.UNDO, OK], 1.0, [*noise, *others])
    assert [(event.button, event.kind) for event in events] == [(OK, CHATTERS), (Button.UNDO, STUCK)]
    assert run([(1001, True), (1100, False)], bouncer=debouncer, until=1.2) == []
    assert told(run([(1300, True)], button=Button.HELP, bouncer=debouncer, until=1.4)) == [(DOWN, 1300), (PRESS, 1300)]


def test_a_press_that_began_before_the_start_holds_nothing() -> None:
    debouncer = Debouncer()
    debouncer.set_holds([OK])
    assert told(debouncer.start([OK], 1.0, [ButtonEdge(OK, True, 0.9)])) == [(STUCK, 1000)]
    assert told(run([(3000, False)], [OK], bouncer=debouncer)) == [(UP, 3000)]


def test_a_press_that_was_over_before_the_start_leaves_nothing() -> None:
    debouncer = Debouncer()
    assert debouncer.start([], 1.0, [ButtonEdge(OK, True, 0.98), ButtonEdge(OK, False, 0.999)]) == []
    assert told(run([], bouncer=debouncer)) == []


def test_somebody_presses_while_a_button_is_believed_to_be_held() -> None:
    debouncer = Debouncer()
    debouncer.start([Button.HELP], 0.0)
    pressed = [debouncer.pressed]
    for t, down in ((1.0, True), (1.1, False)):
        debouncer.edge(ButtonEdge(OK, down, t))
        pressed.append(debouncer.pressed)
    assert pressed == [False, True, False]


# --- any train


@st.composite
def hands(draw: st.DrawFn) -> tuple[list[tuple[float, bool]], list[float]]:
    """Presses as people make them, 20 ms and longer, each edge with bounces under 30 ms; and when they begin."""
    t, train, begun = 0.0, list[tuple[float, bool]](), list[float]()
    for length, gap in draw(st.lists(st.tuples(st.floats(20, 3000), st.floats(100, 2000)), max_size=12)):
        t += gap
        begun.append(t)
        for at, down, room in ((t, True, min(length, 29.9)), (t + length, False, 29.9)):
            bounces = sorted(draw(st.lists(st.floats(0.01, room - 0.01), max_size=5, unique=True)))
            even = bounces[: len(bounces) // 2 * 2]
            train += [(at, down), *((at + ms, down is (n % 2 == 1)) for n, ms in enumerate(even))]
        t += length + 30
    return train, begun


@given(hands(), st.booleans())
def test_no_press_is_lost_and_none_counts_twice(
    made: tuple[list[tuple[float, bool]], list[float]], with_hold: bool
) -> None:
    train, begun = made
    events = run(train, [OK] if with_hold else [], until=1e6)
    acts = [event for event in events if event.kind in (PRESS, HOLD)]
    downs = [event.t for event in events if event.kind is DOWN]
    assert downs == pytest.approx([ms / 1000 for ms in begun])
    assert len(acts) == len(begun)
    assert {event.kind for event in events} <= {DOWN, PRESS, HOLD, UP}
    assert with_hold or HOLD not in {event.kind for event in events}


@given(
    st.lists(st.tuples(st.floats(0.1, 400), st.booleans()), max_size=60),
    st.booleans(),
)
def test_any_train_gives_whole_presses_at_least_30_ms_long(gaps: list[tuple[float, bool]], with_hold: bool) -> None:
    t, train = 0.0, []
    for gap, down in gaps:
        t += gap
        train.append((t, down))
    events = run(train, [OK] if with_hold else [], until=t / 1000 + 5)
    downs = [event.t for event in events if event.kind is DOWN]
    ups = [event.t for event in events if event.kind is UP]
    acts = [event for event in events if event.kind in (PRESS, HOLD)]
    still_down = bool(train) and train[-1][1] and events[-1].kind is not STUCK
    assert len(downs) - len(ups) == (1 if still_down else 0)
    turns = sorted([*downs, *ups])
    assert all(b - a >= 0.03 - 1e-9 for a, b in itertools.pairwise(turns))
    assert len(acts) == len(downs)
    assert [event.t for event in events] == sorted(event.t for event in events)
