"""A position is copied, compared, seen and rebuilt whole."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from games.dakara.actions import Bet, Bid, Decline, Throw
from games.dakara.game_entry import DAKARA
from games.dakara.observation import DakaraObservation
from games.dakara.position import Position
from games.dakara.state import State as DakaraState
from games.dakara.terms import Awaits, Line
from games.game import CHANCE
from tests.games.dakara.board import SHIPPED, Table
from tests.games.dakara.edits import inside
from tests.games.play import random_options, walk

OTHER: dict[str, Any] = {"awaits": Awaits.ROLL, "current": (0, 1), "broken": True, "gold_line": Line.STOCK}
"""A value that the first position does not have, where 77 will not do."""


def changed(state: DakaraState, name: str) -> None:
    """Another value in the field."""
    value = getattr(state, name)
    if isinstance(value, list):
        value.append(77)
    else:
        setattr(state, name, OTHER.get(name, (77,) if isinstance(value, tuple) else 77))


FIELDS = [name for name in Position.__slots__ if name not in ("menu", "rules")]


@pytest.mark.parametrize("field", FIELDS)
def test_a_copy_is_equal_and_apart_in_every_field(field: str) -> None:
    state = inside(Table(3).state)
    copy = state.clone()
    assert copy == state
    assert type(copy) is DakaraState
    before = getattr(state, field)
    before = before.copy() if isinstance(before, list) else before
    changed(copy, field)
    assert getattr(state, field) == before
    assert copy != state, "a difference is seen"


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_seen_and_rebuilt(field: str) -> None:
    """But for the two that no game can differ in: the rules, and the choices that were listed already."""
    table = Table(3)
    state = inside(table.state)
    before = state.observation(None)
    value = getattr(state, field)
    if isinstance(value, list) and value:
        value[1] = not value[1] if isinstance(value[1], bool) else 7
    else:
        changed(state, field)
    seen = state.observation(None)
    assert seen != before
    assert DAKARA.sample_state(seen, table.options, SHIPPED, Random(0)) == state


def test_positions_of_tables_that_play_differently_differ() -> None:
    assert Table(2).state == Table(2).state
    assert Table(2).state != Table(2, customs="each_odd_roll").state
    assert Table(2).state != Table(3).state
    assert Table(2).state != Table(2, edition={"gate": {"money": 60_000}}).state
    assert Table(2).state == Table(2, edition={"gate": {"money": 50_000}}).state
    assert Table(2).state != "a position"


def test_a_position_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Table(2).state)


def test_everybody_sees_the_whole_position_and_who_looks() -> None:
    table = Table(3)
    table.land(33)
    table.do(Throw(1))
    views = [table.state.observation(viewer) for viewer in (None, 0, 1, 2)]
    assert [view.viewer for view in views] == [None, 0, 1, 2]
    assert len({msgspec.structs.replace(view, viewer=None) for view in views}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_position_is_rebuilt_from_what_is_seen(seed: int) -> None:
    rng = Random(seed)
    options = random_options(DAKARA, rng)
    state = DAKARA.new_game(options, SHIPPED)
    for _ in walk(DAKARA, state, rng):
        viewer = rng.choice([None, *range(options.players)])
        assert DAKARA.sample_state(state.observation(viewer), options, SHIPPED, rng) == state


def test_what_is_seen_at_a_roll_of_somebody_else() -> None:
    table = Table(3)
    table.land(33)
    table.do(Throw(2))
    seen = table.seen()
    assert (seen.awaits, seen.turn, seen.chance_for, seen.current) == (Awaits.ROLL, 0, 2, (CHANCE,))
    table.roll(4)
    seen = table.seen()
    assert (seen.chance_for, seen.current, seen.rolls, seen.last_face) == (None, (0, 1), (4,), 4)
    assert [(seat.mark, seat.done) for seat in seen.seats] == [(0, False), (0, False), (4, True)]


def test_what_lies_at_stake_is_seen_and_counted() -> None:
    table = Table(2)
    table.land(41)
    table.do(Bet(1, 20_000, 3))
    assert [(seat.money, seat.stake, seat.choice, seat.done) for seat in table.seen().seats] == [
        (50_000, 0, -1, False), (30_000, 20_000, 3, True),
    ]  # fmt: skip
    assert table.state.returns() == [50_000.0, 50_000.0]


def test_choices_are_made_once_and_serve_copies_too() -> None:
    table = Table(2)
    table.land(20)
    first = table.state.legal_actions(0)
    assert table.state.legal_actions(0) is first
    copy = table.state.clone()
    assert copy.legal_actions(0) is first
    copy.apply_action(Bet(1, 50_000, 1))
    assert copy.legal_actions(1) == ()
    assert table.state.legal_actions(1) != ()


def clock(table: Table) -> tuple[bool, str, int | None]:
    """Whether speed counts, what silence means, and whose hammer ends it."""
    seen = table.seen()
    return seen.races, seen.silence, seen.hammer


def test_silence_sells_while_bids_are_made_and_no_longer() -> None:
    table = Table(3, first=1).give(p2=60_000)
    assert clock(table) == (False, "", None)
    table.land(38)
    assert clock(table) == (True, "Decline", 1)
    table.do(Bid(0, 50_000))
    assert clock(table) == (True, "Decline", 1)
    table.do(Decline(2))
    assert table.awaits is Awaits.GOLD
    assert clock(table) == (False, "", None)


def test_all_throw_as_fast_as_they_like_and_are_waited_for() -> None:
    table = Table(3)
    table.land(33)
    assert clock(table) == (True, "", None)
    table.do(Throw(1))
    assert clock(table) == (False, "", None)
    table.roll(2)
    assert clock(table) == (True, "", None)


@pytest.mark.parametrize("space", [13, 20, 35, 43])
def test_elsewhere_nobody_is_hurried(space: int) -> None:
    table = Table(3)
    table.land(space)
    assert table.awaits is Awaits.PLAYERS
    assert clock(table) == (False, "", None)


def test_observations_are_values() -> None:
    seen = Table(2).seen()
    assert isinstance(seen, DakaraObservation)
    assert seen == Table(2).seen()
    assert msgspec.json.decode(msgspec.json.encode(seen), type=DakaraObservation) == seen
