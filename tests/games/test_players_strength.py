"""How strong the bots are; `python -m tests.games.strength normal random` prints the same figures."""

from __future__ import annotations

import pytest

from tests.games.strength import GAME, Record, measure, one_game, wilson

GAMES_MEASURED = 400


def short(who: str, others: str, count: int, games: int) -> Record:
    """A measurement in this process."""
    results = [one_game(number, who, others, count) for number in range(games)]
    return Record(games, sum(r.won for r in results), 0, 0)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(90, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)


@pytest.mark.parametrize("count", GAME.players)
def test_normal_wins_most_of_a_few_games(count: int) -> None:
    record = short("normal", "random", count, 4 * count)
    assert record.wins / record.games >= 0.75, record


@pytest.mark.slow
@pytest.mark.parametrize("count", GAME.players)
def test_normal_beats_random(count: int) -> None:
    record = measure("normal", "random", count, GAMES_MEASURED)
    assert record.interval[0] >= 0.8, record


@pytest.mark.slow
@pytest.mark.parametrize("count", GAME.players)
def test_easy_beats_random(count: int) -> None:
    """Clearly more than its share."""
    record = measure("easy", "random", count, GAMES_MEASURED)
    assert record.interval[0] >= 0.6, record


@pytest.mark.slow
@pytest.mark.parametrize("count", GAME.players)
def test_normal_beats_easy(count: int) -> None:
    """One among `count` equals would win 1 / `count` of the games: this is at least half as much again."""
    record = measure("normal", "easy", count, GAMES_MEASURED)
    assert record.interval[0] >= 1.5 / count, record
