"""The state as the protocol asks for it: equality and clones to the last field, rounds, scores, the end."""

from __future__ import annotations

from typing import Any

import pytest

from games.game import CHANCE, Event
from games.sitting_bull import milestones, scoring
from games.sitting_bull.actions import PlacePawn
from games.sitting_bull.events import GameEnded, TurnEnded, WisdomShown
from games.sitting_bull.position import Position
from games.sitting_bull.state import State
from games.sitting_bull.terms import POWWOW, Awaits, Icon, Milestone, Wisdom
from tests.games.sitting_bull.board import RIVER, Table, told

FIELDS = sorted(name for name in Position.__slots__ if name not in ("rules", "menu"))


def other_value(value: Any) -> Any:
    """One that differs."""
    if isinstance(value, list):
        return [*value[:-1], other_value(value[-1])] if value else [1]
    if isinstance(value, tuple):
        return (*value, 9)
    return value + 1


@pytest.mark.parametrize("name", FIELDS)
def test_states_differ_by_every_field_and_a_clone_has_all_of_them(name: str) -> None:
    one = Table(3).state
    clone = one.clone()
    assert clone == one
    assert type(clone) is State
    setattr(clone, name, other_value(getattr(one, name)))
    assert clone != one
    assert clone.clone() == clone


@pytest.mark.parametrize("name", [name for name in FIELDS if isinstance(getattr(Table(3).state, name), list)])
def test_a_clone_shares_no_list(name: str) -> None:
    one = Table(3).state
    assert getattr(one.clone(), name) is not getattr(one, name)


def test_a_state_is_no_other_thing_and_has_no_hash() -> None:
    state: Any = Table(3).state
    assert state != 3
    with pytest.raises(TypeError):
        hash(state)


def test_lists_are_kept_while_nothing_happens_and_a_clone_takes_them_along() -> None:
    state = Table(3).state
    listed = state.legal_actions(0)
    assert state.legal_actions(0) is listed
    assert state.clone().legal_actions(0) is listed
    assert state.legal_actions(1) == ()
    assert state.legal_actions(CHANCE) == ()
    assert state.chance_outcomes() == ()


def test_without_a_list_an_action_is_known_all_the_same() -> None:
    table = Table(3)
    table.play(Icon.ORIGIN, RIVER)
    bare = table.state.clone()
    bare.menu = None
    bare.apply_action(PlacePawn(0, RIVER))
    table.do(PlacePawn(0, RIVER))
    assert bare == table.state


@pytest.mark.rule("SB-15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_are_counted_when_all_have_had_their_turn(players: int) -> None:
    table = Table(players, first=1, upto=Awaits.EXCHANGE)
    assert table.state.rounds_played() == 0
    table = Table(players, first=1)
    for n in range(2 * players):
        assert table.state.rounds_played() == n // players
        table.visit(RIVER)
        assert table.state.rounds_played() == n // players
        table.draw()


@pytest.mark.rule("SB-36", "SB-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_last_turn_wisdom_is_shown_and_the_scores_are_told(players: int) -> None:
    table = Table(players)
    table.state.round = table.seen().rounds
    table.state.wisdom[:] = [Wisdom.STONE_KEEPER, Wisdom.ELDER, Wisdom.WANDERER, Wisdom.PATHFINDER][:players]
    table.stones(0, 3, 3, 1).pawns(POWWOW, 0, 2)
    table.pass_to(players - 1)
    table.visit(RIVER)
    before = scoring.running(table.state)
    events = table.draw()
    scores = tuple(int(points) for points in table.state.returns())
    assert told(events, TurnEnded) == [TurnEnded(players - 1, before)]
    assert scores == tuple(points + (8 if player == 0 else 0) for player, points in enumerate(before))
    assert events[-players - 1 :] == [
        *[WisdomShown(p, Wisdom(table.state.wisdom[p]), 8 if p == 0 else 0) for p in range(players)],
        GameEnded(scores, table.state.winners()),
    ]
    assert table.state.current_players() == ()
    assert table.state.rounds_played() == table.seen().rounds
    assert table.state.winners() == (0,)
    assert (table.awaits, table.seen().place, table.seen().icon) == (Awaits.OVER, -1, None)


def test_nobody_has_won_before() -> None:
    table = Table(2)
    assert table.state.winners() == ()
    assert table.state.returns() == [0.0, 0.0]


def test_without_a_log_the_same_happens() -> None:
    """Scores are told after each turn, but counted only for somebody who listens."""
    table = Table(2)
    quiet = table.state.clone()
    told_: list[Event] = []
    for _ in range(60):
        player = table.state.current_players()[0]
        action = table.outcomes()[0] if player == CHANCE else table.listed(player)[-1]
        table.state.apply_action(action, told_)
        quiet.apply_action(action)
        assert quiet == table.state
    assert told(told_, TurnEnded)


def test_milestones_are_known_in_play_or_not() -> None:
    table = Table(3, milestones=(Milestone.MAGIC, Milestone.POWER, Milestone.DOMAIN)).pawns(RIVER, 4)
    assert milestones.met(table.state, 0, Milestone.BIG_TRIBE)
    assert not milestones.met(table.state, 1, Milestone.BIG_TRIBE)
    assert milestones.claimable(table.state, 0) == 0
