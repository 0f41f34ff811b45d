"""Counts of all action sequences to a fixed depth, where possible with the reason for the number."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

import pytest

from games.dakota.options import DakotaOptions
from games.dakota.terms import Building, Phase
from games.game import Action, State
from tests.games.dakota.board import DAKOTA, SHIPPED, Board
from tests.games.dakota.ledger import whole
from tests.games.perft import perft


def new(players: int, tokens: str = "one_per_type") -> State:
    assert tokens in ("one_per_type", "with_replacement")
    options = DakotaOptions(players=players, tokens=tokens)  # type: ignore[arg-type]
    return DAKOTA.new_game(options, SHIPPED)


@pytest.mark.rule("DK-R2", "DK-14", "DK-16")
@pytest.mark.parametrize(
    ("players", "depth", "count"),
    [
        (3, 1, 3),
        (3, 2, 3 * 5),
        (4, 4, 4 * 5 * 4 * 3),
        (5, 6, 5 * 5 * 4 * 3 * 2 * 1),
    ],
)
def test_setup_draws_players_and_different_tokens(players: int, depth: int, count: int) -> None:
    assert perft(new(players), depth) == count


@pytest.mark.rule("DK-R2")
def test_setup_with_tokens_put_back() -> None:
    """Three draws of five terrains that have 3, 4, 2, 1 and 2 inactive territories.

    Of 5**3 sequences those are impossible that name the river twice or more (3 * 4 + 1), or the plain or the prairie
    three times (1 each).
    """
    assert perft(new(4, "with_replacement"), 4) == 4 * (125 - 13 - 2)


@pytest.mark.rule("DK-17")
def test_factions_are_locked_in_any_order() -> None:
    """Three players, two factions, any order: 3! * 2**3."""
    state = new(3)
    for _ in range(2):
        state.apply_action(state.chance_outcomes()[0][0])
    assert perft(state, 1) == 3 * 2
    assert perft(state, 2) == 6 * 4
    assert perft(state, 3) == 6 * 8


@pytest.mark.rule("DK-24")
@pytest.mark.parametrize(("horsemen", "depth", "count"), [(0, 1, 7), (0, 3, 343), (0, 4, 7**4), (1, 1, 14)])
def test_first_placement_has_six_territories_and_the_market(horsemen: int, depth: int, count: int) -> None:
    assert perft(Board("NSN").pawns(0, 3 - horsemen, horsemen).state, depth) == count


@pytest.mark.rule("DK-24")
def test_one_horseman_among_three_pawns_comes_first_second_or_third() -> None:
    assert perft(Board("NSN").pawns(0, 2, 1).state, 3) == 3 * 7**3


@pytest.mark.rule("DK-25", "DK-26")
def test_second_placement_has_two_colours_on_six_territories_while_both_last() -> None:
    """12 choices each; the fifth neutral in a row can be no native if the four natives are out."""
    board = Board("NSN")
    board.to(Phase.SECOND_PLACEMENT)
    assert perft(board.state, 3) == 12**3
    board.box_neutrals(1, 7)
    sequences = 6**3 * (1 + comb(3, 1))
    assert perft(board.state, 3) == sequences, "at most one of the three is a native"


@pytest.mark.rule("DK-32", "DK-R6")
def test_collecting_from_a_mixed_row() -> None:
    """Two timber and three game, three pawns: all sequences of two kinds but timber, timber, timber.

    After timber, timber the third pick is forced and made at once, so that sequence has two actions.
    """
    board = Board("NSN")
    board.stage({0: "forest-1*3"})
    sequences = [(a, b, c) for a in "tg" for b in "tg" for c in "tg" if (a, b, c) != ("t", "t", "t")]
    assert len(sequences) == 7
    done = count_until(board.state, Phase.COLLECTION)
    assert done == 2**3 - 1


@pytest.mark.rule("DK-33", "DK-R6")
def test_collecting_with_a_horseman() -> None:
    """A horseman and an explorer on one kind: either leaves first, then the other without asking."""
    board = Board("NSN").pawns(0, 2, 1)
    board.stage({0: "H:plain-1 plain-1 market"})
    assert count_until(board.state, Phase.COLLECTION) == 2


@pytest.mark.rule("DK-39")
def test_replenishing_two_mixed_rows() -> None:
    board = Board("NSN").land("forest-1", timber=1, game=1).land("mountain-1", timber=2, game=1)
    board.stage({})
    assert count_until(board.state, Phase.REPLENISHMENT) == 2 * 2


@pytest.mark.rule("DK-40")
def test_buying_with_two_pawns_and_little_wealth() -> None:
    """A native with 3 wealth: grain 1, timber, fish and gold 2, game and metal 3, or leaving.

    Then with a pawn left: after grain (2 left) grain, timber, fish, gold or leave; after one of 2 (1 left) grain or
    leave; after one of 3 only leave.
    """
    board = Board("NSN")
    board.stage({0: "market*2 plain-1"})
    board.give(0, wealth=3)
    assert perft(board.state, 1) == 7
    assert finished(board.state, 0) == 1 + 5 + 3 * 2 + 2 * 1


def finished(state: State, player: int) -> int:
    """How many ways lead to somebody else's turn."""
    return ways(state, lambda after: after.current_players() != (player,))


def count_until(state: State, phase: Phase) -> int:
    """How many ways lead out of `phase`."""
    return ways(state, lambda after: whole(after, None).phase != phase)


def ways(state: State, done: Callable[[State], bool]) -> int:
    """How many sequences of one player's actions lead to a state that is `done`."""
    if done(state):
        return 1
    (player,) = state.current_players()
    count = 0
    for action in state.legal_actions(player):
        assert isinstance(action, Action)
        after = state.clone()
        after.apply_action(action)
        count += ways(after, done)
    return count


@pytest.mark.rule("DK-41", "DK-R25", "DK-R26")
def test_development_of_a_settler_with_three_timber() -> None:
    """Sell k of 3 timber and end (k = 0..3); a Saloon at once; or an Army of the 9 wealth that three timber bring."""
    board = Board("SNS")
    board.to(Phase.DEVELOPMENT)
    board.give(0, timber=3)
    assert perft(board.state, 1) == 3
    assert finished(board.state, 0) == 4 + 1 + 1


@pytest.mark.rule("DK-41", "DK-46")
def test_development_of_a_native_with_twelve_wealth() -> None:
    """End; recruit; a point; a Ghost Dance (6 left: nothing more)."""
    board = Board("NSN")
    board.to(Phase.DEVELOPMENT)
    board.give(0, wealth=12)
    assert perft(board.state, 1) == 4
    assert finished(board.state, 0) == 4
    board.own(0, Building.GHOST_DANCE)
    assert finished(board.state, 0) == 3


@pytest.mark.rule("DK-50", "DK-54", "DK-23")
def test_activation_of_an_eagle_totem_and_a_ghost_dance() -> None:
    """Game on two mountains' worth of places or fish on the river, times six territories for the dance."""
    board = Board("NSN", first=2)
    board.to(Phase.DEVELOPMENT)
    board.own(0, Building.EAGLE_TOTEM, Building.GHOST_DANCE)
    board.land("mountain-1", timber=1, game=1).land("forest-1", timber=2, game=2).land("river-1", fish=1)
    board.end_development()
    assert perft(board.state, 2) == 3 * 6
