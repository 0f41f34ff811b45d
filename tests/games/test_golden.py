"""Recorded games still play to the last digit; after a change on purpose: python -m tests.games.regenerate."""

from __future__ import annotations

import msgspec
import pytest

from games.catalogue import GAMES
from games.game import Game
from tests.games.transcripts import FOLDER, SEEDS, path_of, replayed

every_game = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_recorded_game_plays_as_it_did(game: Game, seed: int) -> None:
    lines = path_of(game, seed).read_bytes().splitlines()
    assert len(lines) > 10
    for number, (line, again) in enumerate(zip(lines, replayed(game, lines), strict=True), 1):
        assert msgspec.json.encode(again) == line, f"{path_of(game, seed).name} line {number}"


def test_there_is_no_transcript_of_an_unknown_game() -> None:
    assert {path.name for path in FOLDER.glob("*.jsonl")} == {
        path_of(game, seed).name for game in GAMES.values() for seed in SEEDS
    }
