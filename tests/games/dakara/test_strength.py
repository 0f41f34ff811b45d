"""How strong the bots of Dakara are; `python -m tests.games.strength normal easy --game dakara` prints the figures."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from games.dakara.game_entry import DAKARA
from games.dakara.state import State
from games.game import CHANCE, Choice
from games.players import player
from tests.games.strength import measure, one_game, play_game

FEW, MANY = 40, 200


def test_normal_wins_most_of_a_few_games_against_random() -> None:
    wins = sum(one_game(number, "normal", "random", 2, DAKARA.id).won for number in range(FEW))
    assert wins >= 0.6 * FEW


@pytest.mark.parametrize("count", [2, 5])
def test_a_table_of_bots_comes_to_an_end(count: int) -> None:
    """Some fourteen moves of 3.5 spaces go round the board; more where one is slow."""
    for seed in range(4):
        state = play_game(DAKARA, ["normal"] * count, seed)
        assert isinstance(state, State)
        assert state.rounds_played() <= 30
        assert not state.broken


def test_the_same_seed_gives_the_same_game() -> None:
    assert play_game(DAKARA, ["easy", "normal", "normal"], 3) == play_game(DAKARA, ["easy", "normal", "normal"], 3)


@pytest.mark.slow
@pytest.mark.parametrize("others", ["random", "easy"])
@pytest.mark.parametrize("count", DAKARA.players)
def test_normal_wins_more_than_its_share(count: int, others: str) -> None:
    record = measure("normal", others, count, MANY, game=DAKARA.id)
    assert record.interval[0] > 1 / count, record


@pytest.mark.slow
def test_a_choice_takes_little_time() -> None:
    """In milliseconds of this processor, over whole games; the table's is about four times slower."""
    rng, spent = Random(1), []
    options, edition, bot = DAKARA.options_type(players=6), DAKARA.edition(), player("normal")
    for _ in range(6):
        state = DAKARA.new_game(options, edition)
        while current := state.current_players():
            if current[0] == CHANCE:
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            legal: list[Choice] = list(state.legal_actions(current[0]))
            view = state.observation(current[0])
            start = process_time()
            action = bot.choose(DAKARA, view, options, edition, legal, rng, 2000)
            spent.append(1000 * (process_time() - start))
            state.apply_action(action)
    spent.sort()
    assert sum(spent) / len(spent) < 2
    assert spent[int(0.99 * len(spent))] < 10
