"""How strong the bots of Sitting Bull are; `python -m tests.games.strength normal easy --game sitting-bull` tells."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from games.game import CHANCE
from games.players import player
from games.sitting_bull.game_entry import SITTING_BULL
from games.sitting_bull.options import SittingBullOptions
from games.sitting_bull.state import State
from tests.games.strength import measure, one_game, play_game

FEW, MANY = 20, 400


@pytest.mark.parametrize("count", SITTING_BULL.players)
def test_normal_wins_most_of_a_few_games_against_random(count: int) -> None:
    wins = sum(one_game(number, "normal", "random", count, SITTING_BULL.id).won for number in range(FEW))
    assert wins >= 0.85 * FEW


@pytest.mark.parametrize("count", SITTING_BULL.players)
def test_a_table_of_bots_scores_more_than_chance_does(count: int) -> None:
    for seed in range(3):
        bots, chance = (play_game(SITTING_BULL, [name] * count, seed) for name in ("normal", "random"))
        assert bots.rounds_played() == chance.rounds_played()
        assert sum(bots.returns()) > sum(chance.returns())


def test_the_same_seed_gives_the_same_game() -> None:
    names = ["easy", "normal", "normal"]
    assert play_game(SITTING_BULL, names, 3) == play_game(SITTING_BULL, names, 3)


@pytest.mark.slow
@pytest.mark.parametrize("count", SITTING_BULL.players)
def test_normal_beats_random_at_every_table(count: int) -> None:
    record = measure("normal", "random", count, MANY, game=SITTING_BULL.id)
    assert record.interval[0] >= 0.8, record


@pytest.mark.slow
@pytest.mark.parametrize("count", SITTING_BULL.players)
def test_normal_wins_more_than_its_share_against_easy(count: int) -> None:
    record = measure("normal", "easy", count, MANY, game=SITTING_BULL.id)
    assert record.interval[0] > 1 / count, record


@pytest.mark.slow
@pytest.mark.parametrize("powwow", ["drawn", "printed"])
def test_a_choice_takes_little_time(powwow: str) -> None:
    """In milliseconds of this processor, over whole games; the table's is about four times slower."""
    rng, spent = Random(1), []
    options = SittingBullOptions(players=4, powwow="printed" if powwow == "printed" else "drawn")
    edition, bot = SITTING_BULL.edition(), player("normal")
    for _ in range(6):
        state: State = SITTING_BULL.new_game(options, edition)
        while current := state.current_players():
            if current[0] == CHANCE:
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0])
                continue
            view, legal = state.observation(current[0]), state.legal_actions(current[0])
            start = process_time()
            action = bot.choose(SITTING_BULL, view, options, edition, legal, rng, 2000)
            spent.append(1000 * (process_time() - start))
            state.apply_action(action)
    spent.sort()
    assert sum(spent) / len(spent) < 4
    assert spent[int(0.99 * len(spent))] < 25
