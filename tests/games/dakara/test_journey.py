"""The turn: one roll along the ring, then all that the space reached asks for (K:42-50)."""

from __future__ import annotations

import pytest

from games.dakara.actions import DrawPass, RollDie
from games.dakara.events import GameStarted, Moved, PassDrawn, Rolled, Travelled, TurnStarted
from games.dakara.terms import Awaits
from games.game import CHANCE
from tests.games.dakara.board import Table, told

DIE = [(RollDie(CHANCE, face), 1) for face in (1, 2, 3, 4, 5, 6)]


@pytest.mark.rule("DA-9", "DA-1")
def test_a_die_moves_the_player_on_turn() -> None:
    table = Table(2, first=1)
    assert list(table.state.chance_outcomes()) == DIE
    assert list(table.state.legal_actions(CHANCE)) == []
    assert (table.seen().current, table.seen().chance_for) == ((CHANCE,), 1)


@pytest.mark.rule("DA-R4", "DA-9")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_first_roll_of_n_goes_to_no_n(face: int) -> None:
    table = Table(2, first=1)
    events = table.roll(face)
    assert events[:2] == [Rolled(1, face, 1), Moved(1, 0, face)]
    assert table.spaces == [0, face]
    assert (table.seen().landed, table.seat(1).travelled, table.seat(0).travelled) == (face, face, 0)


@pytest.mark.rule("DA-R4", "DA-8")
@pytest.mark.parametrize(("face", "target"), [(1, 46), (2, 47), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_after_no_47_comes_the_gate_and_then_no_1(face: int, target: int) -> None:
    table = Table(2).put(0, 45)
    assert Moved(0, 45, target) in table.roll(face)
    assert (table.seat(0).space, table.seat(0).travelled) == (target, 45 + face)


@pytest.mark.rule("DA-8")
def test_one_walks_over_47_spaces_and_the_gate() -> None:
    for space, following in zip(range(48), [*range(1, 48), 0], strict=True):
        table = Table(2).put(0, space, 0)
        table.roll(1)
        assert table.seat(0).space == following


@pytest.mark.rule("DA-9")
def test_players_may_share_a_space() -> None:
    table = Table(2)
    table.idle()
    table.idle()
    assert table.spaces == [2, 2]


@pytest.mark.rule("DA-9", "DA-D17")
def test_turns_go_clockwise_from_the_first_player_and_hold_the_whole_local_game() -> None:
    table = Table(3, first=1)
    order = []
    for _ in range(4):
        order.append(table.turn)
        events = table.idle()
        assert [type(event) for event in events].count(TurnStarted) == 1
        assert isinstance(events[-1], TurnStarted)
    assert order == [1, 2, 0, 1]
    assert told(TurnStarted, table.events)[1:4] == [TurnStarted(2, 0), TurnStarted(0, 0), TurnStarted(1, 2)]


@pytest.mark.rule("DA-9")
def test_a_round_is_a_turn_of_the_whole_table() -> None:
    table = Table(3, first=1)
    seen = []
    for _ in range(7):
        seen.append((table.turn, table.seen().round, table.state.rounds_played()))
        table.idle()
    assert seen == [(1, 1, 0), (2, 1, 0), (0, 1, 0), (1, 2, 1), (2, 2, 1), (0, 2, 1), (1, 3, 2)]


@pytest.mark.rule("DA-R12", "DA-9")
def test_bankrupt_players_are_passed_over_and_rounds_go_on() -> None:
    table = Table(4, first=1).give(p2=0, p1=0)
    table.idle()
    assert table.out == [1, 2]
    assert (table.turn, table.seen().round) == (3, 1)
    table.idle()
    assert (table.turn, table.seen().round) == (0, 1)
    table.idle()
    assert (table.turn, table.seen().round) == (3, 2), "the seat of who began is passed"


def test_every_roll_of_the_game_is_counted() -> None:
    table = Table(2)
    assert (table.seen().rolls_made, table.seen().last_face) == (0, 0)
    table.idle()
    table.idle()
    assert (table.seen().rolls_made, table.seen().last_face) == (6, 2)
    assert told(Rolled, table.events) == [
        Rolled(0, 1, 1), Rolled(0, 2, 2), Rolled(0, 2, 3), Rolled(1, 1, 4), Rolled(1, 2, 5), Rolled(1, 2, 6),
    ]  # fmt: skip


@pytest.mark.rule("DA-6", "DA-R51", "DA-13")
def test_the_advance_token_stays_while_the_marker_plays() -> None:
    table = Table(2)
    table.land(1)
    assert table.fly(41) == [PassDrawn(0, 41), Travelled(0, 41), GameStarted(0, 41)]
    seen = table.seen()
    assert (seen.landed, seen.game, seen.seats[0].space, seen.seats[0].travelled) == (1, 41, 1, 1)


@pytest.mark.rule("DA-6")
def test_the_marker_is_removed_after_the_local_game() -> None:
    table = Table(2)
    table.land(1)
    table.fly(10)
    assert table.seen().game == 10
    table.roll(6)
    assert (table.seen().cell, table.seen().rolls) == (6, (6,))
    table.roll(6)
    seen = table.seen()
    assert (seen.game, seen.cell, seen.rolls, seen.won, seen.stage, seen.line, seen.landed) == (0, 0, (), 0, 0, 0, -1)
    assert (seen.turn, seen.awaits, table.spaces) == (1, Awaits.MOVE, [1, 0])


@pytest.mark.rule("DA-6")
def test_a_space_with_a_game_begins_it_at_once() -> None:
    table = Table(2)
    events = table.land(19)
    assert events == [Rolled(0, 1, 1), Moved(0, 18, 19), GameStarted(0, 19)]
    assert (table.seen().game, table.seen().landed) == (19, 19)
    assert DrawPass(CHANCE, 10) not in [action for action, _ in table.state.chance_outcomes()]
