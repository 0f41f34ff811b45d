"""Bots choose legally, alike for the same seed, and from what their seat may know."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from games.catalogue import GAMES
from games.dakota.state import State
from games.game import CHANCE, Action, Choice, Range
from games.players import MODULES, as_action, player
from tests.games.strength import GAME, play
from tests.games.toy import Bid, TenderGame

OPTIONS: Final = GAME.options_type(players=3)
EDITION: Final = GAME.edition()
BOTS: Final = ("easy", "normal")


def positions(seed: int, every: int) -> Iterator[State]:
    """Positions of a random game where a player has a choice."""
    rng = Random(seed)
    state = GAME.new_game(OPTIONS, EDITION)
    assert isinstance(state, State)
    step = 0
    while current := state.current_players():
        seat = rng.choice(current)
        if seat == CHANCE:
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        legal = state.legal_actions(seat)
        step += 1
        if step % every == 0 and len(legal) > 1:
            yield state
        state.apply_action(rng.choice(legal))


def choice(name: str, state: State, seat: int, seed: int) -> Action:
    return player(name).choose(
        GAME, state.observation(seat), OPTIONS, EDITION, state.legal_actions(seat), Random(seed), 2000
    )


@pytest.mark.parametrize("name", MODULES)
def test_choices_are_legal_and_change_nothing(name: str) -> None:
    for state in positions(3, 4):
        seat = state.current_players()[0]
        before = state.clone()
        assert choice(name, state, seat, 1) in state.legal_actions(seat)
        assert state == before


@pytest.mark.parametrize("name", BOTS)
def test_what_others_hide_changes_no_choice(name: str) -> None:
    """The same table with other hoards, purses and covered tokens: the same choice."""
    different = 0
    for number, state in enumerate(positions(7, 5)):
        seat = state.current_players()[0]
        view = state.observation(seat)
        for seed in range(3):
            other = GAME.sample_state(view, OPTIONS, EDITION, Random(seed))
            assert isinstance(other, State)
            different += other != state
            assert choice(name, other, seat, number) == choice(name, state, seat, number)
    assert different > 100


def test_a_judgement_is_the_same_for_every_guess() -> None:
    """The state that a bot makes up for itself gives it no idea of its own."""
    for state in positions(11, 6):
        seat = state.current_players()[0]
        view = state.observation(seat)
        guesses = [GAME.sample_state(view, OPTIONS, EDITION, Random(seed)) for seed in range(3)]
        for action in state.legal_actions(seat):
            assert len({GAME.heuristic(guess, seat, action) for guess in (state, *guesses)}) == 1


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    one, other = (play([name] * 3, 5) for _ in range(2))
    assert one == other


def test_the_same_game_in_another_process() -> None:
    """Nothing depends on the order of sets or on memos from earlier games."""
    command = (
        "from tests.games.strength import play\n"
        "s = play(['easy', 'normal', 'normal'], 9)\n"
        "print(s.points, s.wealth, s.goods, s.built)"
    )
    results = {
        subprocess.run(
            [sys.executable, "-c", command],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(results) == 1


def test_a_small_budget_is_kept_and_still_legal() -> None:
    state = next(positions(2, 7))
    seat = state.current_players()[0]
    legal = state.legal_actions(seat)
    chosen = player("normal").choose(GAME, state.observation(seat), OPTIONS, EDITION, legal, Random(0), 1)
    assert chosen == legal[0]


def test_ties_are_broken_by_the_seed_so_that_factions_differ_at_last() -> None:
    """Bots that all chose one side would choose for ever."""
    assert len({play(["normal"] * 3, seed).factions for seed in range(4)}) > 1


def test_unknown_players_are_named() -> None:
    with pytest.raises(KeyError, match="normal"):
        player("hard")


def test_amounts_are_checked() -> None:
    wrong: Choice = Range(0, "PlacePawn", 2, 8, 2)
    with pytest.raises(ValueError, match="3"):
        as_action(GAMES["dakota"], wrong, 3)


@pytest.mark.parametrize(
    ("name", "amounts"),
    [("normal", {0, 2, 4, 6, 8, 12, 16, 24, 32, 48, 62, 64}), ("easy", {0, 2, 4, 6, 8})],
)
def test_of_a_range_a_handful_of_amounts_is_looked_at(name: str, amounts: set[int]) -> None:
    """Finer where it is low; both ends and the last but one; a beginner looks at an eighth of it."""
    game = TenderGame()
    options, edition = game.options_type(players=2), game.edition()
    view = game.new_game(options, edition).observation(0)
    legal = [Range(0, "Bid", 0, 64, 2)]
    chosen = {player(name).choose(game, view, options, edition, legal, Random(seed), 2000) for seed in range(300)}
    assert chosen == {Bid(0, amount) for amount in amounts}
    first = player(name).choose(game, view, options, edition, legal, Random(1), 1)
    assert first == Bid(0, 0), "a budget of one looks at one"


def test_a_range_of_one_amount_is_that_amount() -> None:
    game = TenderGame()
    options, edition = game.options_type(players=2), game.edition()
    view = game.new_game(options, edition).observation(0)
    legal = [Range(0, "Bid", 6, 6, 2)]
    assert player("normal").choose(game, view, options, edition, legal, Random(0), 2000) == Bid(0, 6)
